// What asks again who somebody is is refused by the call's policy, before a handler sees it.
import { type Proof, proofFor, waitsAfterReset } from '@portal/contract/policy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../caller.ts';
import { callerOf } from './access.ts';

export type GiveBack = () => Promise<void>;

export interface Proofs {
  /** What uses a proof up answers how to give it back. @throws StepUpRequired */
  mustHaveProved(caller: Caller, proof: Exclude<Proof, 'none'>): Promise<GiveBack | null>;
  /** @throws StepUpRequired RESET_WAIT */
  mustNotWait(caller: Caller): Promise<void>;
}

export function registerStepUp(app: FastifyInstance, { mustHaveProved, mustNotWait }: Proofs): void {
  const used = new WeakMap<FastifyRequest, GiveBack>();

  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    const proof = call ? proofFor(call, request) : 'none';
    if (!call || proof === 'none') return;
    // First: what is proved beyond the mailbox is a step-up, too.
    if (waitsAfterReset(call)) await mustNotWait(callerOf(request));
    const giveBack = await mustHaveProved(callerOf(request), proof);
    if (giveBack) used.set(request, giveBack);
  });

  // What was refused has not been done, and nobody says again who they are for it.
  app.addHook('onSend', async (request, { statusCode }) => {
    if (statusCode >= 400 && statusCode < 500) await used.get(request)?.();
  });
}
