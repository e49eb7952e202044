// What the bills of some accounts are made of, read for all of them at once.
import type { Tx } from '@portal/database/connection';
import { instantAt } from '@portal/market/civil-dates';
import type { AccountPlace } from '@portal/operator-ports/common';
import type { BilledCycle, createIssueBillsStore } from './issue-bills.store.ts';
import type { CycleFacts } from './price-bill.ts';

type Store = Pick<
  ReturnType<typeof createIssueBillsStore>,
  'linesOf' | 'planChanges' | 'thirdParty' | 'spent' | 'waiting'
>;

/** An account must not come twice. */
export type FactsIn = (tx: Tx, cycles: readonly BilledCycle[]) => Promise<(of: AccountPlace) => CycleFacts>;

export const accountKey = ({ customerId, accountId }: AccountPlace) => `${customerId} ${accountId}`;

const byAccount = <T extends AccountPlace>(rows: readonly T[]) => {
  const groups = Map.groupBy(rows, accountKey);
  return (of: AccountPlace) => groups.get(accountKey(of)) ?? [];
};

export function createBillFacts(store: Store): FactsIn {
  return async (tx, cycles) => {
    const [oldest = ''] = cycles.map(({ cutOn }) => cutOn).sort();
    const lines = await store.linesOf(tx, cycles);
    const changes = lines.length > 0 ? await store.planChanges(tx, lines, instantAt(oldest)) : [];
    const [linesOf, chargesOf, thirdPartyOf, spentOf] = [
      byAccount(lines),
      byAccount(await store.waiting(tx, cycles)),
      byAccount(await store.thirdParty(tx, cycles)),
      byAccount(await store.spent(tx, cycles)),
    ];
    return (account) => ({
      lines: linesOf(account),
      changes,
      charges: chargesOf(account),
      thirdParty: thirdPartyOf(account),
      spent: spentOf(account),
    });
  };
}
