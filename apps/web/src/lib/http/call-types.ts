// What a call of the contract takes and answers, as types alone: no schema reaches the browser.
import type { Call } from '@portal/contract/common';
import type { z } from 'zod';

export type AnswerOf<C extends Call> = z.output<C['answers'][keyof C['answers']]>;

type Needs<C, K extends string> =
  C extends Readonly<Record<K, infer S extends z.ZodType>>
    ? Record<K, z.input<S>>
    : Partial<Record<K, undefined>>;

type MayHave<C, K extends string> =
  C extends Readonly<Record<K, infer S extends z.ZodType>>
    ? { [P in K]?: z.input<S> }
    : Partial<Record<K, undefined>>;

/** What somebody who makes a call says beside the call itself. */
export type CallInput<C extends Call> = Needs<C, 'body'> & Needs<C, 'params'> & MayHave<C, 'query'>;
