// The calls behind what a page needs first, as plain data.
import { accountsCall, billsCall, openBillsCall, usageCall } from '../api/first-calls.ts';
import type { Outgoing } from '../lib/http/outgoing.ts';
import type { Params } from '../lib/match-path.ts';
import { lineIn } from '../lib/paths.ts';
import { likelyLine } from '../session/visit.ts';
import type { PageNeed } from './routes.ts';

export function callsFor(needs: readonly PageNeed[], params: Params, search: string): Outgoing[] {
  return needs.flatMap((need) => calls[need](params, search));
}

const calls: Record<PageNeed, (params: Params, search: string) => Outgoing[]> = {
  services: () => [accountsCall],
  billsToPay: () => [openBillsCall],
  bill: ({ billNo }) => (billNo ? [billsCall({ billNo })] : []),
  usage: (_params, search) => {
    const line = usageLine(search);
    return line ? [usageCall(line)] : [];
  },
};

/** The line that the address names, or the likely one; null for what is no mobile line: it has no usage report. */
export function usageLine(search: string): string | null {
  const line = lineIn(search) ?? likelyLine();
  return line !== null && /^09\d{8}$/.test(line) ? line : null;
}
