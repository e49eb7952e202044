// A bill is paid on a later day or in parts by whoever may pay it. Made under the request’s own id, so that a lost answer is asked for again.
import { AmountChanged, Problem } from '@portal/contract/errors';
import {
  type Arrangement,
  type ArrangementReason,
  keepsRule,
  type NewArrangement,
} from '@portal/operator-ports/arrangements';
import type { Bill, Billing } from '@portal/operator-ports/billing';
import { type ManagedLine, managesAccount } from '../../caller.ts';
import { orderIdOf } from '../../order-id.ts';
import type { Actor, Agreements } from '../agreements/agreements.ts';
import type { Payments } from '../payments/payments.ts';
import type { SettlePayment } from '../payments/settle-payment.ts';
import { arrangementActCopy } from './arrangement-act.copy.ts';

export interface ArrangeBillNeeds {
  agreements: Pick<Agreements, 'acceptOrder'>;
  billing: Pick<
    Billing,
    'find' | 'arrangementRule' | 'makeArrangement' | 'arrangements' | 'cancelArrangement'
  >;
  payments: Pick<Payments, 'waitingFor'>;
  settlement: Pick<SettlePayment, 'replace'>;
}

interface WantedArrangement extends Pick<NewArrangement, 'billNo' | 'costCents' | 'instalments'> {
  /** Those whose bills the caller may pay. */
  lines: readonly ManagedLine[];
  /** The same one is the same arrangement; null: each request is one of its own. */
  requestId: string | null;
}

export interface ArrangeBill {
  /**
   * @throws Problem NOT_FOUND, BILL_NOT_PAYABLE, PAYMENT_IN_PROCESS, ARRANGEMENT_OPEN, ARRANGEMENT_LIMIT,
   * ARRANGEMENT_NOT_YET, ARRANGEMENT_PARTS, BILL_IN_CLAIM, AMOUNT_CHANGED
   */
  make(actor: Actor, wanted: WantedArrangement): Promise<Arrangement>;
  /** Null: there is none of these lines. @throws Problem ARRANGEMENT_OVER */
  cancel(lines: readonly ManagedLine[], arrangementId: string): Promise<Arrangement | null>;
}

const refusals = {
  open: 'ARRANGEMENT_OPEN',
  usedUp: 'ARRANGEMENT_LIMIT',
  notYet: 'ARRANGEMENT_NOT_YET',
  claimed: 'BILL_IN_CLAIM',
  bill: 'BILL_NOT_PAYABLE',
} as const satisfies Record<ArrangementReason, string>;

const refusalOf = (reason: ArrangementReason, { state }: Bill): Problem =>
  new Problem(reason === 'bill' && state === 'paymentInProcess' ? 'PAYMENT_IN_PROCESS' : refusals[reason]);

export function createArrangeBill(needs: ArrangeBillNeeds): ArrangeBill {
  const { agreements, billing, payments, settlement } = needs;

  /** That waits for it, as paying it otherwise does: a code of somebody else's is closed only by who manages a line of the account. */
  async function closeCode({ userId }: Actor, lines: readonly ManagedLine[], bill: Bill): Promise<void> {
    if (bill.state !== 'paymentInProcess') return;
    const waiting = await payments.waitingFor({ customerId: bill.customerId, itemId: bill.billNo });
    if (!waiting || !(waiting.userId === userId || managesAccount(lines, bill)))
      throw new Problem('PAYMENT_IN_PROCESS');
    await settlement.replace(waiting, userId);
    // It may have been paid in the same moment.
    const rule = await billing.arrangementRule(bill);
    if (!rule || rule.reason) throw refusalOf(rule?.reason ?? 'bill', bill);
  }

  return {
    async make(actor, { lines, billNo, costCents, instalments, requestId }) {
      const bill = await billing.find(lines, billNo);
      if (!bill) throw new Problem('NOT_FOUND');
      const { customerId, serviceNumber } = bill;
      const { userId } = actor;
      const arrangementId = orderIdOf('arrangement', { userId, lineId: billNo, requestId });
      // Read before what there is already: the same request, at the same moment, may have made it.
      const rule = await billing.arrangementRule(bill);
      const made = await billing.arrangements(lines);
      const earlier = made.find((each) => each.arrangementId === arrangementId);
      if (earlier) return earlier;
      // What is refused anyway is not accepted first.
      if (!rule || rule.reason) throw refusalOf(rule?.reason ?? 'bill', bill);
      const totalCents = rule.amountCents + rule.costCents;
      const wantedCents = instalments.reduce((sum, { amountCents }) => sum + amountCents, 0);
      if (costCents !== rule.costCents || wantedCents !== totalCents) throw new AmountChanged(totalCents);
      if (!keepsRule(instalments, rule)) throw new Problem('ARRANGEMENT_PARTS');
      await closeCode(actor, lines, bill);
      await agreements.acceptOrder(actor, {
        kind: 'paymentArrangement',
        customerId,
        serviceNumber,
        amountCents: totalCents,
        reference: arrangementId,
        subject: arrangementActCopy.subject(billNo, instalments),
        ways: [],
      });
      const wanted = { customerId, billNo, costCents, instalments, arrangementId };
      const answer = await billing.makeArrangement(wanted);
      if (!('refused' in answer)) return answer;
      if (answer.refused === 'changed') throw new AmountChanged(totalCents);
      if (answer.refused === 'parts') throw new Problem('ARRANGEMENT_PARTS');
      throw refusalOf(answer.refused, bill);
    },

    async cancel(lines, arrangementId) {
      const found = (await billing.arrangements(lines)).find((one) => one.arrangementId === arrangementId);
      const answer = found ? await billing.cancelArrangement(found) : null;
      if (answer && 'refused' in answer) throw new Problem('ARRANGEMENT_OVER');
      return answer;
    },
  };
}
