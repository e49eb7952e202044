// What a line may change to, judged alike when the code is asked for and when the order comes.
import { AmountChanged, Problem } from '@portal/contract/errors';
import type { Plan } from '@portal/operator-ports/catalogue';
import type { Line } from '@portal/operator-ports/inventory';
import type { Ordering } from '@portal/operator-ports/ordering';
import type { LinePlace } from '@portal/operator-ports/wire';

/** Postpaid, in service, and a person's. @throws Problem CORPORATE_LINE, NOT_FOR_THIS_LINE */
export function mustTakeOrders(line: Line | null | undefined): Line {
  if (line?.isCorporate) throw new Problem('CORPORATE_LINE');
  if (line?.kind !== 'Postpaid' || line.status !== 'A') throw new Problem('NOT_FOR_THIS_LINE');
  return line;
}

export interface PlanWish {
  planCode: string;
  /** What the customer has been shown; null: they did not say. */
  priceCents: number | null;
}

/** @throws Problem PLAN_NOT_OFFERED, SAME_PLAN, AMOUNT_CHANGED */
export function mustBeChoice(
  line: Pick<Line, 'planCode'>,
  offered: readonly Plan[],
  { planCode, priceCents }: PlanWish,
): Plan {
  if (planCode === line.planCode) throw new Problem('SAME_PLAN');
  const plan = offered.find((candidate) => candidate.planCode === planCode);
  if (!plan) throw new Problem('PLAN_NOT_OFFERED');
  if (priceCents !== null && priceCents !== plan.priceCents) throw new AmountChanged(plan.priceCents);
  return plan;
}

/** @throws Problem PLAN_CHANGE_PENDING */
export async function mustHaveNone(ordering: Pick<Ordering, 'pending'>, line: LinePlace): Promise<void> {
  if (await ordering.pending(line)) throw new Problem('PLAN_CHANGE_PENDING');
}
