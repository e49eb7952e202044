// What asks again who somebody is: refused by the table of such calls, before a handler sees it.
import type { Call } from '@portal/contract/common';
import type { FastifyInstance } from 'fastify';
import type { ZodType, z } from 'zod';
import type { Caller } from '../caller.ts';
import { callerOf } from './access.ts';

/**
 * `recent`: who signed in within fifteen minutes has just said it. `again`: only who said it after having signed in, so
 * that whoever has no more than a token cannot take the account.
 */
export type Proof = 'recent' | 'again';

export interface StepUpNeed {
  call: Call;
  proof: Proof;
  when(request: { body: unknown; query: unknown }): boolean;
  /** What of it decides who may enter, and so asks for more than the rest. */
  again(request: { body: unknown; query: unknown }): boolean;
}

type OutputOf<T> = T extends ZodType ? z.output<T> : undefined;

interface Asked<C extends Call> {
  body: OutputOf<C['body']>;
  query: OutputOf<C['query']>;
}

/** @param when of a call that needs it for some of what is asked alone; `again` as in `StepUpNeed` */
export function stepUpFor<const C extends Call>(
  call: C,
  proof: Proof,
  when: (asked: Asked<C>) => boolean = () => true,
  again: (asked: Asked<C>) => boolean = () => false,
): StepUpNeed {
  return {
    call,
    proof,
    when: (asked) => when(asked as Asked<C>),
    again: (asked) => again(asked as Asked<C>),
  };
}

/** @throws StepUpRequired */
export type MustHaveProved = (caller: Caller, proof: Proof) => Promise<void>;

export function registerStepUp(
  app: FastifyInstance,
  table: readonly StepUpNeed[],
  mustHaveProved: MustHaveProved,
): void {
  const needs = new Map(table.map((need) => [need.call.id, need]));
  app.addHook('preHandler', async (request) => {
    const need = needs.get(request.routeOptions.config.call?.id ?? '');
    if (!need?.when(request)) return;
    await mustHaveProved(callerOf(request), need.again(request) ? 'again' : need.proof);
  });
}
