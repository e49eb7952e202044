// What asks again who somebody is is refused by the call's policy, before a handler sees it.
import { type Proof, proofFor } from '@portal/contract/policy';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../caller.ts';
import { callerOf } from './access.ts';

/** @throws StepUpRequired */
export type MustHaveProved = (caller: Caller, proof: Exclude<Proof, 'none'>) => Promise<void>;

export function registerStepUp(app: FastifyInstance, mustHaveProved: MustHaveProved): void {
  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    const proof = call ? proofFor(call, request) : 'none';
    if (proof !== 'none') await mustHaveProved(callerOf(request), proof);
  });
}
