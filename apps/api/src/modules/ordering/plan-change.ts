// What changes plans, put together: the code, the order, and what is told of it.

import type { Db } from '@portal/database/connection';
import type { Catalogue } from '@portal/operator-ports/catalogue';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Ordering } from '@portal/operator-ports/ordering';
import type { Agreements } from '../agreements/agreements.ts';
import type { Codes } from '../codes/codes.ts';
import type { Messages } from '../messages/messages.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Reaction } from '../notifications/settle-events.ts';
import type { Sso } from '../sso/sso.ts';
import { type ChangePlan, createChangePlan, type OrderSchedule } from './change-plan.ts';
import type { OrderRequests } from './order-requests.ts';
import { createSendPlanCode, type SendPlanCode, type SendPlanCodeNeeds } from './send-plan-code.ts';
import { createTellOfPlan, createTellOfPlanEvent } from './tell-of-plan.ts';

export interface PlanChangeNeeds extends Pick<SendPlanCodeNeeds, 'spendSend' | 'spendDay'> {
  db: Db;
  sso: Sso;
  codes: Codes;
  agreements: Pick<Agreements, 'accept'>;
  inventory: Inventory;
  catalogue: Catalogue;
  ordering: Ordering;
  messages: Messages;
  notifications: Pick<Notifications, 'wants'>;
  brand: string;
  helpPhone: string;
  requests: OrderRequests;
  schedule: OrderSchedule;
}

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
