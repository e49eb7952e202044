// Pieces that every API family shares: money, instants, identities, and how a call is declared.
import { market } from '@portal/market/here';
import { z } from 'zod';
import type { ProblemCode } from './errors.ts';
import type { HeaderName } from './headers.ts';
import type { Policy } from './policy.ts';

export const dateTimeSchema = z.iso
  .datetime({ offset: true })
  .meta({ id: 'DateTime', description: `ISO 8601 with offset; wall time of ${market.country}.` });
export const civilDateSchema = z.iso.date().meta({ id: 'CivilDate' });
export const dateOrDateTimeSchema = z.union([civilDateSchema, dateTimeSchema]).meta({
  id: 'DateOrDateTime',
  description: `By which to filter: a civil date counts from its first moment to its last, in ${market.country}.`,
});

/**
 * What an operator calls one of its things. Anything that can be printed; commas part the ids of a filter, and the
 * per cent sign those of an address, in which dots alone would lead somewhere else.
 */
export const operatorIdShape = /^(?!\.{1,2}$)(?! )[^\p{C},%]{1,60}(?<! )$/u;
export const operatorIdSchema = z.string().regex(operatorIdShape).meta({
  id: 'OperatorId',
  description: 'Up to 60 printable characters, without commas and per cent signs.',
});

export const timePeriodSchema = z
  .object({
    startDateTime: dateTimeSchema.optional(),
    endDateTime: dateTimeSchema.optional(),
  })
  .meta({ id: 'TimePeriod' });

export const relatedPartySchema = z
  .object({
    id: z.string(),
    name: z.string().optional(),
    role: z.string(),
    '@referredType': z.string().optional(),
    identifierType: z.string().optional(),
    partyProfile: z.object({ name: z.string() }).optional(),
  })
  .meta({ id: 'RelatedParty' });

export const lineKindSchema = z.enum(['Postpaid', 'Prepaid', 'Fixed']).meta({
  id: 'LineKind',
  description:
    'The kind of a line as the session speaks of it; `lineKindWords` translates to the other vocabularies.',
});
export type LineKind = z.infer<typeof lineKindSchema>;

/** One row a kind, one column a vocabulary (LINE-2). */
export const lineKindWords = {
  Postpaid: {
    account: 'POSTPAID',
    lineOfBusiness: 'Pospago',
    serviceList: 'postpago',
    partyProfile: { id: 3, name: 'postpaid' },
  },
  Prepaid: {
    account: 'PREPAID',
    lineOfBusiness: 'Prepago',
    serviceList: 'prepago',
    partyProfile: { id: 2, name: 'prepaid' },
  },
  Fixed: {
    account: 'FIXED',
    lineOfBusiness: 'Hogar',
    serviceList: 'fijo',
    partyProfile: { id: 1, name: 'fixed' },
  },
} as const satisfies Record<LineKind, object>;

export const accountTypeSchema = z.enum(['POSTPAID', 'PREPAID', 'FIXED']).meta({ id: 'AccountType' });

export const serviceTypeSchema = z.enum(['1', '2', '3', '4', '5', '6', '7', '8']).meta({
  id: 'ServiceType',
  description: '1 Movil, 2 Otro, 3 Telefonía, 4 Televisión, 5 Internet, 6 DTH, 7 GPON, 8 WTTX.',
});
export const serviceStateSchema = z
  .enum(['S', 'A', 'I', 'P', 'R'])
  .meta({ id: 'ServiceState', description: 'S suspended, A active, I cancelled, P entered, R annulled.' });

/** One call: `id` is the name that generated clients know it by, `tmf` the TM Forum API it speaks. */
export interface Call {
  id: string;
  tmf: string;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  policy: Policy;
  /** Headers that this call reads, beside those of every one. */
  headers?: readonly HeaderName[];
  /** What it may refuse, beside what every call like it may. */
  refusals?: readonly ProblemCode[];
  /** Headers of the answer, and what they say. */
  answerHeaders?: Readonly<Record<string, string>>;
  /** What the answer may be instead of JSON. */
  files?: readonly string[];
  /** How large its body may be, where it is larger than those of others: it carries files. */
  bodyLimitBytes?: number;
  /** A company's document in the body is not taken for the number of a card. */
  holdsCompanyDocument?: true;
  /** Nor are the thirteen digits of a WEP key. */
  holdsWepKey?: true;
  answers: Record<number, z.ZodType>;
}
