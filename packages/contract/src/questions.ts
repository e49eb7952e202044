// Proof of who a customer is, by document (no TM Forum API; nearest TMF632 individualIdentification).
import { exampleDocument } from '@portal/market/demo';
import { documentTypes } from '@portal/market/documents';
import { country } from '@portal/market/path';
import { z } from 'zod';
import type { Call } from './common.ts';

const path = `/UserRolePermissionManagement/api/${country}/userRolePermissionManagement/questions` as const;

export const documentTypeSchema = z.enum(documentTypes).meta({ id: 'DocumentType' });
export type DocumentType = z.infer<typeof documentTypeSchema>;

/** What is asked, by the documents' ids. */
export const questionIds = { documentNumber: '1', documentType: '2', date: '3' } as const;
const questionIdSchema = z.enum(['1', '2', '3']);

export const documentAnswersSchema = z
  .array(z.object({ id: questionIdSchema, answer: z.string().max(60) }))
  .length(3)
  .meta({
    examples: [
      [
        { id: questionIds.documentNumber, answer: exampleDocument },
        { id: questionIds.documentType, answer: documentTypes[0] },
        { id: questionIds.date, answer: '2019/08/20' },
      ],
    ],
  });

/** `AsociacionFijo` associates the home services besides; `Titular` makes a manager of lines their customer's holder. */
const categorySchema = z.enum(['AsociacionFijo', 'Titular']);
export type QuestionCategory = z.infer<typeof categorySchema>;

const query = z.strictObject({
  login_name: z.string().min(1).max(254).optional(),
  'questions.category': categorySchema,
  field: z.string().max(100).optional(),
  fields: z.string().max(100).optional(),
});

export const listAssociationQuestions = {
  id: 'listAssociationQuestions',
  tmf: 'none',
  summary: 'What is asked of whoever says to be a customer: document number, document type, date.',
  method: 'GET',
  path,
  query,
  question: 'associate',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'notPersonal' },
  answers: {
    200: z.object({
      questions: z.array(z.object({ id: questionIdSchema, category: categorySchema, text: z.string() })),
    }),
  },
} as const satisfies Call;

export const validateAssociationAnswers = {
  id: 'validateAssociationAnswers',
  tmf: 'none',
  summary:
    'Compare the answers with the customer; 200 has made the user their holder, and with `AsociacionFijo` associated every home service of theirs; 202 says that there is none, or with `Titular` that the user manages no line of theirs. Three wrong tries a user, document and day; after many of others each costs work. The date (`2015/03/09`) is the issue of a document that says it, else the birth.',
  method: 'POST',
  path,
  query,
  body: z.object({
    action: z.literal('validate'),
    questions: documentAnswersSchema,
  }),
  /** One of 13 digits may pass for a card's. */
  holdsCompanyDocument: true,
  question: 'associate',
  policy: { access: 'signedInForNewLine', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: {
    200: z.object({ result: z.literal('validated') }),
    202: z.object({ code: z.enum(['NO_HOME_SERVICE', 'NO_MANAGED_LINE']), message: z.string() }),
  },
  headers: ['x-proof-of-work'],
  refusals: ['WORK_REQUIRED', 'DOCUMENT_NOT_MATCHED', 'DOCUMENT_TRIES_SPENT', 'REAL_EMAIL_REQUIRED'],
} as const satisfies Call;
