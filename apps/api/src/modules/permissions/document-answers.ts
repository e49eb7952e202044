// The answers about a document as they may be written: a number of its length (LINE-9), a real day.

import { Problem } from '@portal/contract/errors';
import { type DocumentType, documentTypeSchema, questionIds } from '@portal/contract/questions';
import { isDocument } from '@portal/market/documents';

export interface DocumentAnswers {
  documentType: DocumentType;
  /** Of a passport in capitals. */
  documentNumber: string;
  /** Civil, `2015-03-09`. */
  date: string;
}

/** @throws Problem INVALID; nothing that is refused here could have matched anybody */
export function readDocumentAnswers(answers: readonly { id: string; answer: string }[]): DocumentAnswers {
  const answerTo = (id: string) => answers.find((each) => each.id === id)?.answer.trim() ?? '';
  const documentType = documentTypeSchema.safeParse(answerTo(questionIds.documentType).toUpperCase());
  if (!documentType.success) throw new Problem('INVALID', 'document type');
  const documentNumber = answerTo(questionIds.documentNumber).replace(/\s/g, '').toUpperCase();
  if (!isDocument(documentType.data, documentNumber)) throw new Problem('INVALID', 'document number');
  return {
    documentType: documentType.data,
    documentNumber,
    date: civilDateOf(answerTo(questionIds.date)),
  };
}

/** `2015/03/09` or `2015/3/9`. */
function civilDateOf(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00Z`);
  // 30 February becomes 2 March, which is not what was written.
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date)
    throw new Problem('INVALID', 'date');
  if (instant.getTime() > Date.now()) throw new Problem('INVALID', 'a date to come');
  return date;
}
