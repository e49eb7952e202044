// The calls behind what a page needs first, as plain data.
import { accountsCall, allUsageCall, billsCall, openBillsCall, ownTicketsCall } from '../api/first-calls.ts';
import type { Outgoing } from '../lib/http/outgoing.ts';
import type { Params } from '../lib/match-path.ts';
import type { PageNeed } from './routes.ts';

export function callsFor(needs: readonly PageNeed[], params: Params): Outgoing[] {
  return needs.flatMap((need) => calls[need](params));
}

const calls: Record<PageNeed, (params: Params) => Outgoing[]> = {
  services: () => [accountsCall],
  billsToPay: () => [openBillsCall],
  bill: ({ billNo }) => (billNo ? [billsCall({ billNo })] : []),
  usage: () => [allUsageCall],
  repairs: () => [ownTicketsCall],
};
