// What changes plans, put together: the code, the order, and its effect when the cycle begins.

import type { Db } from '@portal/database/connection';
import type { Clock } from '../../clock.ts';
import type { Accounts } from '../../modules/accounts/accounts.ts';
import type { Catalogue } from '../../modules/catalogue/catalogue.ts';
import type { Codes } from '../../modules/codes/codes.ts';
import type { Inventory } from '../../modules/inventory/inventory.ts';
import type { Messages } from '../../modules/messages/messages.ts';
import type { Notifications } from '../../modules/notifications/notifications.ts';
import type { OrderRequests } from '../../modules/order-requests/order-requests.ts';
import type { Ordering } from '../../modules/ordering/ordering.ts';
import type { Sso } from '../../modules/sso/sso.ts';
import type { Usage } from '../../modules/usage/usage.ts';
import type { Reaction } from '../notifications/settle-events.ts';
import type { WorkOff } from '../work-off.ts';
import { createApplyPlanChanges } from './apply-plan-changes.ts';
import { type ChangePlan, createChangePlan, type OrderSchedule } from './change-plan.ts';
import { createPlacePlanOrder } from './place-plan-order.ts';
import { createSendPlanCode, type SendPlanCode, type SendPlanCodeNeeds } from './send-plan-code.ts';
import { createTellOfPlan, createTellOfPlanEvent } from './tell-of-plan.ts';

export interface PlanChangeNeeds extends Pick<SendPlanCodeNeeds, 'spendSend' | 'spendDay'> {
  db: Db;
  sso: Sso;
  accounts: Accounts;
  codes: Codes;
  inventory: Inventory;
  catalogue: Catalogue;
  ordering: Ordering;
  usage: Usage;
  messages: Messages;
  notifications: Pick<Notifications, 'wants'>;
  clock: Clock;
  brand: string;
  workOff: WorkOff;
  requests: OrderRequests;
  schedule: OrderSchedule;
}

export interface PlanChange {
  sendPlanCode: SendPlanCode;
  changePlan: ChangePlan;
  /** A habit of the operator's clock. */
  applyPlanChanges(now: Date): Promise<number>;
  /** When the operator tells how an order has ended. */
  tellOfPlanEvent: Reaction;
}

export function createPlanChange(needs: PlanChangeNeeds): PlanChange {
  const tell = createTellOfPlan(needs);
  const ordering = { ...needs.ordering, orderPlan: createPlacePlanOrder(needs) };
  return {
    sendPlanCode: createSendPlanCode(needs),
    changePlan: createChangePlan({ ...needs, ordering, tell }),
    applyPlanChanges: createApplyPlanChanges(needs),
    tellOfPlanEvent: createTellOfPlanEvent(tell, needs.requests),
  };
}
