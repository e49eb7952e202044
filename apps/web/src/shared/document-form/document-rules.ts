// The number of a document as it is typed, and whether it may be sent (LINE-9).
import type { DocumentType } from '@portal/contract/questions';
import { documentKind } from '@portal/market/documents';
import { documentErrors as errors } from './document-form.copy.ts';

/** Digits alone; of a document that has letters those, too. */
export function cleanDocument(type: DocumentType, typed: string): string {
  const { hasLetters = true, most = 0 } = documentKind(type) ?? {};
  const kept = hasLetters ? typed.toUpperCase().replace(/[^A-Z\d]/g, '') : typed.replace(/\D/g, '');
  return kept.slice(0, most);
}

/** @returns the sentence to show, or null when it may be sent */
export function checkDocument(type: DocumentType, number: string): string | null {
  const { least = 1, tooShort = errors.required } = documentKind(type) ?? {};
  if (number === '') return errors.required;
  return number.length < least ? tooShort : null;
}

// Year, month and day of a document's date: what may be chosen, and what stays when another part changes.
export interface DateParts {
  /** Four digits, or empty. */
  year: string;
  /** Two digits, or empty. */
  month: string;
  day: string;
}

export const NO_DATE: DateParts = { year: '', month: '', day: '' };

/** Before the present year: issue dates as the documents say, births as long as people live (LINE-10). */
const yearsBack = (type: DocumentType) => documentKind(type)?.yearsBack ?? 0;

const two = (value: number) => String(value).padStart(2, '0');
const upTo = (last: number) => Array.from({ length: last }, (_each, index) => two(index + 1));

/** Latest first. @param today civil, `2026-11-21` */
export function yearChoices(type: DocumentType, today: string): string[] {
  const last = Number(today.slice(0, 4));
  return Array.from({ length: yearsBack(type) + 1 }, (_each, back) => String(last - back));
}

/** Of the present year, as far as it has come. */
export function monthChoices({ year }: DateParts, today: string): string[] {
  return upTo(year === today.slice(0, 4) ? Number(today.slice(5, 7)) : 12);
}

/** Of the month's real length; while the year is open, 29 February may still be right. */
export function dayChoices({ year, month }: DateParts, today: string): string[] {
  if (`${year}-${month}` === today.slice(0, 7)) return upTo(Number(today.slice(8, 10)));
  const inYear = year === '' ? 2000 : Number(year);
  return upTo(month === '' ? 31 : new Date(Date.UTC(inYear, Number(month), 0)).getUTCDate());
}

/** A month or day that does not exist any more becomes the first. */
export function withPart(date: DateParts, change: Partial<DateParts>, today: string): DateParts {
  const changed = { ...date, ...change };
  const month = fitting(changed.month, monthChoices(changed, today));
  const day = fitting(changed.day, dayChoices({ ...changed, month }, today));
  return { ...changed, month, day };
}

function fitting(value: string, choices: readonly string[]): string {
  return value === '' || choices.includes(value) ? value : '01';
}

/** `2015/03/09`, or null while a part is missing. */
export function dateToSend({ year, month, day }: DateParts): string | null {
  return year && month && day ? `${year}/${month}/${day}` : null;
}
