// Which plan suits a line, as the server has priced its last cycles.
import { getPlanAdvice, type PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { isFlag, isMoment, isNumber, isText, listOf, optional, record } from '../../lib/shape.ts';
import { FRESH } from '../kept/query-client.ts';
import { request } from '../requests.ts';

const isMoney = record({ value: isNumber });
const amounts = listOf(isNumber);
const isAdvice = record({
  cycles: listOf(record({ from: isMoment, to: isMoment })),
  unrecorded: listOf(record({ from: isMoment, to: isMoment })),
  used: listOf(record({ usageType: isText, units: isText, amounts })),
  runningBill: optional(record({ date: isMoment, amount: isMoney })),
  plannedBillDate: optional(isMoment),
  suggestedPlanId: optional(isText),
  plans: listOf(
    record({
      planId: isText,
      name: isText,
      price: isMoney,
      isCurrent: isFlag,
      wouldHavePaid: listOf(optional(isMoney)),
      nextBill: optional(isMoney),
      leftOver: listOf(record({ usageType: isText, units: isText, amounts: optional(amounts) })),
      missing: listOf(record({ usageType: isText, units: isText, amounts })),
    }),
  ),
});

export function planAdviceQuery(line: string) {
  return queryOptions({
    queryKey: ['plan-advice', line],
    staleTime: FRESH.facts,
    queryFn: async ({ signal }): Promise<PlanAdvice> => {
      const advice = dataOf(await request(getPlanAdvice, { line, signal, query: { serviceId: line } }));
      if (!isAdvice(advice)) throw malformed();
      return advice;
    },
  });
}
