// What may be typed to look for a repair, by kind of document.
import { documentKind } from '@portal/market/documents';
import type { RepairDocument } from '../../../api/tickets.ts';
import { lookupCopy } from './repair.copy.ts';

const { errors } = lookupCopy;

export interface TypedLookup {
  /** Empty until one is chosen. */
  type: RepairDocument | '';
  number: string;
}

export interface LookupErrors {
  type?: string;
  number?: string;
}

/** A document, as the market writes it; an order's number has letters, digits, underscores and hyphens. */
export function cleanNumber(type: TypedLookup['type'], typed: string): string {
  const document = documentKind(type);
  if (document?.hasLetters === false) return typed.replace(/\D/g, '');
  return typed.replace(/[^\w-]/g, '');
}

export function checkLookup({ type, number }: TypedLookup): LookupErrors {
  if (type === '') return { type: errors.typeMissing };
  if (number === '') return { number: errors.numberMissing };
  const document = documentKind(type);
  return document && number.length < document.least ? { number: document.tooShort } : {};
}
