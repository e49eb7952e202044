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
