// What asks again who somebody is is refused by the call's policy, before a handler sees it.
import { type Proof, proofFor, waitsAfterReset } from '@portal/contract/policy';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../caller.ts';
import { callerOf } from './access.ts';

export interface Proofs {
  /** @throws StepUpRequired */
  mustHaveProved(caller: Caller, proof: Exclude<Proof, 'none'>): Promise<void>;
  /** @throws StepUpRequired RESET_WAIT */
  mustNotWait(caller: Caller): Promise<void>;
}

export function registerStepUp(app: FastifyInstance, { mustHaveProved, mustNotWait }: Proofs): void {
  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    const proof = call ? proofFor(call, request) : 'none';
    if (!call || proof === 'none') return;
    // First: what is proved beyond the mailbox is a step-up, too.
    if (waitsAfterReset(call)) await mustNotWait(callerOf(request));
    await mustHaveProved(callerOf(request), proof);
  });
}
