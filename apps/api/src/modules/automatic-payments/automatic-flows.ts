// What a person has paid by itself: their wishes, and the turns in which those are carried out.
import type { PaymentMethodsStore } from '../payment-methods/payment-methods.ts';
import type { Buying } from '../payments/buying.ts';
import { type AutoPay, type AutoPayNeeds, createAutoPay } from './auto-pay.ts';
import { type AutoTopUp, type AutoTopUpNeeds, createAutoTopUp } from './auto-top-up.ts';
import { createEvaluateAutoPay, type LookAtBillsNeeds } from './evaluate-auto-pay.ts';
import { createEvaluateAutoTopUp, type LookAtBalanceNeeds } from './evaluate-auto-top-up.ts';
import { createRunAutomatic, type RunAutomatic, type RunAutomaticNeeds } from './run-automatic.ts';
import { createUsableCard } from './usable-card.ts';

type Made =
  | 'usableCard'
  | 'kinds'
  | 'purchase'
  | 'mayCharge'
  | 'now'
  | 'evaluateAutoPay'
  | 'evaluateAutoTopUp'
  | 'atOnce';

type Needs = Omit<
  AutoPayNeeds & AutoTopUpNeeds & LookAtBillsNeeds & LookAtBalanceNeeds & RunAutomaticNeeds,
  Made
> & {
  buying: Pick<Buying, 'kinds' | 'purchase'>;
  paymentMethods: PaymentMethodsStore;
  /** Of all processes together: as many of these as may begin in this second. */
  takeAutomaticCharges: (wanted: number) => Promise<number>;
  chargesPerSecond: number;
};

export interface AutomaticFlows {
  autoPay: AutoPay;
  autoTopUp: AutoTopUp;
  runAutomatic: RunAutomatic;
}

export function createAutomaticFlows({
  buying,
  takeAutomaticCharges,
  chargesPerSecond,
  ...needs
}: Needs): AutomaticFlows {
  const usableCard = createUsableCard(needs.paymentMethods);
  const mayCharge = async () => (await takeAutomaticCharges(1)) === 1;
  const given = { ...needs, ...buying, usableCard, mayCharge, now: () => new Date() };
  const evaluateAutoPay = createEvaluateAutoPay(given);
  const evaluateAutoTopUp = createEvaluateAutoTopUp(given);
  return {
    autoPay: createAutoPay(given),
    autoTopUp: createAutoTopUp(given),
    runAutomatic: createRunAutomatic({
      ...given,
      evaluateAutoPay,
      evaluateAutoTopUp,
      atOnce: chargesPerSecond,
    }),
  };
}
