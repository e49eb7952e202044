// What the lookup keeps in the state of its page: where it was opened from, and what was looked for, so that one
// comes back to the same results from a repair. A link that brings none of it finds the page clean.
import { documentKind, repairDocuments } from '@portal/market/documents';
import type { RepairDocument, RepairSearch } from '../../../api/repairs.ts';
import { RequestFailure } from '../../../lib/http/result.ts';
import { isFromHome } from '../../../shared/association/use-associate-entry.tsx';
import { lookupCopy } from './repair.copy.ts';

interface LookupState {
  from?: 'home';
  search?: RepairSearch;
}

export function readLookupState(state: unknown): LookupState {
  const search = typeof state === 'object' && state !== null && 'search' in state ? state.search : null;
  return {
    ...(isFromHome(state) ? { from: 'home' } : {}),
    ...(isSearch(search) ? { search } : {}),
  };
}

function isSearch(value: unknown): value is RepairSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { type, number } = value as Partial<RepairSearch>;
  return isDocument(type) && typeof number === 'string';
}

const isDocument = (type: unknown): type is RepairDocument =>
  type === 'TRK' || repairDocuments.some((each) => each.type === type);

// Refusals of the server that these screens have words of their own for.

/** Too much was asked in a short time. */
export function isTooMany(error: unknown): boolean {
  return error instanceof RequestFailure && error.status === 429;
}

/** The document is not of a customer that the user has proved to be. */
export function needsHolder(error: unknown): boolean {
  return error instanceof RequestFailure && error.code === 'HOLDER_REQUIRED';
}

// What may be typed to look for a repair, by kind of document.
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
