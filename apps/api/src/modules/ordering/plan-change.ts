// What changes plans, put together: the code, the order, and what is told of it.

import type { Reaction } from '../notifications/settle-events.ts';
import { type ChangePlan, type ChangePlanNeeds, createChangePlan } from './change-plan.ts';
import { createSendPlanCode, type SendPlanCode, type SendPlanCodeNeeds } from './send-plan-code.ts';
import { createTellOfPlan, createTellOfPlanEvent, type TellOfPlanNeeds } from './tell-of-plan.ts';

export type PlanChangeNeeds = SendPlanCodeNeeds & Omit<ChangePlanNeeds, 'tell'> & TellOfPlanNeeds;

export interface PlanChange {
  sendPlanCode: SendPlanCode;
  changePlan: ChangePlan;
  /** When the operator tells how an order has ended. */
  tellOfPlanEvent: Reaction;
}

export function createPlanChange(needs: PlanChangeNeeds): PlanChange {
  const tell = createTellOfPlan(needs);
  return {
    sendPlanCode: createSendPlanCode(needs),
    changePlan: createChangePlan({ ...needs, tell }),
    tellOfPlanEvent: createTellOfPlanEvent(tell, needs.requests),
  };
}
