// A code of four digits to the line itself, for one change of its plan.

import type { CodeSent } from '@portal/contract/access/sso';
import type { Db } from '@portal/database/connection';
import { maskedNumber } from '@portal/market/service-number';
import type { Catalogue } from '@portal/operator-ports/catalogue';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Ordering } from '@portal/operator-ports/ordering';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { CodeAsker } from '../../guess.ts';
import type { Codes } from '../codes/codes.ts';
import type { Messages } from '../messages/messages.ts';
import { mustBeChoice, mustHaveNone, mustTakeOrders } from './change-plan.ts';
import { planCodeSms } from './tell-of-plan.ts';

export interface SendPlanCodeNeeds {
  db: Db;
  codes: Codes;
  inventory: Inventory;
  catalogue: Catalogue;
  ordering: Pick<Ordering, 'pending'>;
  messages: Messages;
  /** Points are spent before a code goes out. @throws Problem TOO_MANY_REQUESTS; WorkRequired */
  countSend(destination: string, asker: CodeAsker): Promise<void>;
  /** What a line gets in a day. @throws Problem PLAN_CODES_SPENT */
  countDay(serviceNumber: string): Promise<void>;
}

export interface PlanCodeOrder {
  line: ManagedLine;
  /** The plan that the code is for, and for no other; null: whichever is ordered with it. */
  planCode: string | null;
  asker: CodeAsker;
}

/**
 * @throws Problem CORPORATE_LINE, NOT_FOR_THIS_LINE, PLAN_CHANGE_PENDING, PLAN_NOT_OFFERED, SAME_PLAN,
 * TOO_MANY_REQUESTS, PLAN_CODES_SPENT
 */
export type SendPlanCode = (caller: Caller, order: PlanCodeOrder) => Promise<CodeSent>;

export function createSendPlanCode(needs: SendPlanCodeNeeds): SendPlanCode {
  const { db, codes, inventory, catalogue, ordering, messages, countSend, countDay } = needs;
  return async ({ userId }, { line, planCode, asker }) => {
    const [state] = await inventory.list([line]);
    const current = mustTakeOrders(state);
    await mustHaveNone(ordering, line);
    const wish = planCode === null ? null : { planCode, priceCents: null };
    const plan = wish && mustBeChoice(current, await catalogue.offeredPlans(), wish);
    const { serviceNumber } = line;
    await countSend(serviceNumber, asker);
    await countDay(serviceNumber);

    return db.transaction(async (tx) => {
      const purpose = { operation: 'changePlan', subject: serviceNumber, userId, scope: planCode } as const;
      const { handle, code, codeLength, expiresInSeconds } = await codes.issue(tx, purpose);
      const text = planCodeSms(code, plan?.name ?? null);
      await messages.send(tx, { channel: 'sms', to: serviceNumber, text });
      const destination = maskedNumber(serviceNumber);
      return { codeNumberEn: handle, codeLength, expiresIn: expiresInSeconds, destination };
    });
  };
}
