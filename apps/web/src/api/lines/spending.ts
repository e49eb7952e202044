// Alerts of a line's use, and what it may spend beyond its plan and abroad.
import { getSpendingControl, putSpendingControl, type SpendingControl } from '@portal/contract/lines/usage';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { dataOf, malformed, type Result } from '../../lib/http/result.ts';
import { isMoment, isNumber, listOf, oneOf, optional, record } from '../../lib/shape.ts';
import { request } from '../requests.ts';

const isMoney = record({ value: isNumber });
const isCap = record({
  amount: isMoney,
  action: oneOf('stop', 'slow', 'none'),
  spent: isMoney,
  reachedAt: optional(isMoment),
});
const isControl = record({
  alerts: listOf(record({ usageType: oneOf('internet', 'voz', 'sms'), percents: listOf(isNumber) })),
  cap: optional(isCap),
  roamingCap: optional(isCap),
});

export function spendingControlQuery(line: string) {
  return queryOptions({
    queryKey: ['spendingControl', line],
    queryFn: async ({ signal }): Promise<SpendingControl> => {
      const control = dataOf(await request(getSpendingControl, { query: { serviceId: line }, line, signal }));
      if (!isControl(control)) throw malformed();
      return control;
    },
  });
}

export type WantedControl = z.input<typeof putSpendingControl.body>;

export const controlSpending = (line: string, body: WantedControl): Promise<Result<SpendingControl>> =>
  request(putSpendingControl, { query: { serviceId: line }, line, body });
