// What may be typed to look for a repair, by kind of document.
import type { RepairDocument } from '../../../api/tickets.ts';

export interface TypedLookup {
  /** Empty until one is chosen. */
  type: RepairDocument | '';
  number: string;
}

export type LookupError = 'typeMissing' | 'numberMissing' | 'cedulaShort' | 'rucShort';

export interface LookupErrors {
  type?: LookupError;
  number?: LookupError;
}

const CEDULA_DIGITS = 10;
const RUC_DIGITS = 13;

/** Cédula and RUC take digits; an order's number letters, digits, underscores and hyphens. */
export function cleanNumber(type: TypedLookup['type'], typed: string): string {
  if (type === 'CED' || type === 'RUC') return typed.replace(/\D/g, '');
  return typed.replace(/[^\w-]/g, '');
}

export function checkLookup({ type, number }: TypedLookup): LookupErrors {
  if (type === '') return { type: 'typeMissing' };
  if (number === '') return { number: 'numberMissing' };
  if (type === 'CED' && number.length < CEDULA_DIGITS) return { number: 'cedulaShort' };
  if (type === 'RUC' && number.length < RUC_DIGITS) return { number: 'rucShort' };
  return {};
}
