// Pieces that every API shares: money, instants, identities, and how a call is declared.

import type { QuestionId } from '@portal/help/questions';
import { market } from '@portal/market/here';
import { civilDateSchema, dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { ProblemCode } from './errors.ts';
import type { HeaderName } from './headers.ts';
import type { Policy, PublicPolicy } from './policy.ts';

export const dateOrDateTimeSchema = z.union([civilDateSchema, dateTimeSchema]).meta({
  id: 'DateOrDateTime',
  description: `By which to filter: a civil date counts from its first moment to its last, in ${market.country}.`,
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

export type { LineKind, MobileKind } from '@portal/operator-ports/wire';

export const accountTypeSchema = z.enum(['POSTPAID', 'PREPAID', 'FIXED']).meta({ id: 'AccountType' });

/** A query that names one line, in any spelling. */
export const ofLine = z.strictObject({ serviceId: z.string().min(1).max(60) });

/** Who may make a call, and the question whose answer in help and in the assistant says what it is for. */
export type ForWhom =
  | { policy: Exclude<Policy, PublicPolicy>; question: QuestionId }
  | { policy: PublicPolicy; question?: undefined };

/** One call: `id` is the name that generated clients know it by, `tmf` the TM Forum API it speaks. */
export type Call = ForWhom & {
  id: string;
  tmf: string;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
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
};
