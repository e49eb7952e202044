// The number of a document as it is typed, and whether it may be sent (LINE-9).
import type { DocumentType } from '@portal/contract/questions';
import { documentErrors as errors } from './document-form.copy.ts';

const LONGEST = { CED: 10, RUC: 13, PAS: 20 } as const;
const SHORTEST = { CED: 10, RUC: 13, PAS: 5 } as const;

/** Digits alone; of a passport letters, too. */
export function cleanDocument(type: DocumentType, typed: string): string {
  const kept = type === 'PAS' ? typed.toUpperCase().replace(/[^A-Z\d]/g, '') : typed.replace(/\D/g, '');
  return kept.slice(0, LONGEST[type]);
}

/** @returns the sentence to show, or null when it may be sent */
export function checkDocument(type: DocumentType, number: string): string | null {
  if (number === '') return errors.required;
  return number.length < SHORTEST[type] ? errors[type] : null;
}
