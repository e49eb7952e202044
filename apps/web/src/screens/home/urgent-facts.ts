// What of the customer's cannot wait: an overdue bill, a line without service, a repair that asks for a word, an
// allowance nearly gone.

import type { TroubleTicket } from '@portal/contract/help/tickets';
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { ServiceProblem } from '@portal/contract/network/service-problems';
import type { CustomerBill } from '@portal/contract/paying/billing';
import { openProblemOf } from '../../api/lines/problems.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { roleIn } from '../../api/tickets.ts';
import { isOverdue } from '../../lib/dates.ts';
import {
  type ConsumptionFigure,
  isNearlyGone,
  reportOf,
  ringFigures,
} from '../../shared/line/consumption-facts.ts';
import { inDisplayOrder, type SoldLine, takesPurchases } from '../../shared/line/line-facts.ts';
import { quoteOf } from '../../shared/repair.ts';

export type Urgency =
  | { kind: 'overdue'; bill: CustomerBill }
  | { kind: 'problem'; line: Service; problem: ServiceProblem }
  | { kind: 'decision'; ticket: TroubleTicket }
  | { kind: 'runningOut'; line: SoldLine; figure: ConsumptionFigure };

export interface UrgentMatters {
  services: readonly Service[];
  /** To be paid, the most urgent first. */
  bills: readonly CustomerBill[];
  tickets: readonly TroubleTicket[];
  reports: readonly UsageConsumptionReport[];
  problems: readonly ServiceProblem[];
}

/** One of each kind, in this order: the next of a kind comes when the one before is solved. */
export function urgencies(matters: UrgentMatters, approvalCharacteristic: string): Urgency[] {
  const { services, bills, tickets, reports, problems } = matters;
  const bill = bills.find(({ paymentDueDate }) => isOverdue(paymentDueDate));
  const [felt] = inDisplayOrder(services).flatMap((line) => {
    const problem = openProblemOf(problems, line.number);
    return problem ? [{ line, problem }] : [];
  });
  // The word on a cost is the holder's.
  const ticket = tickets.find(
    (each) => roleIn(each) === 'holder' && quoteOf(each, approvalCharacteristic) !== null,
  );
  const [least] = inDisplayOrder(services)
    .filter(takesPurchases)
    .flatMap((line) => nearlyGone(line, reports))
    .toSorted((a, b) => a.share - b.share);
  return [
    ...(bill ? [{ kind: 'overdue' as const, bill }] : []),
    ...(felt ? [{ kind: 'problem' as const, ...felt }] : []),
    ...(ticket ? [{ kind: 'decision' as const, ticket }] : []),
    ...(least ? [{ kind: 'runningOut' as const, line: least.line, figure: least.figure }] : []),
  ];
}

function nearlyGone(line: SoldLine, reports: readonly UsageConsumptionReport[]) {
  const report = reportOf(reports, line.number);
  return (report ? ringFigures(report) : []).filter(isNearlyGone).map((figure) => ({
    line,
    figure,
    share: Number(figure.left),
  }));
}

/** Bills of corporate lines are seen and paid in the companies' own portal. */
export function billedToPerson(bills: readonly CustomerBill[], services: readonly Service[]): CustomerBill[] {
  const corporate = new Set(services.filter(({ isCorpAdmin }) => isCorpAdmin).map(({ number }) => number));
  return bills.filter(({ product }) => !corporate.has(product.publicIdentifier));
}
