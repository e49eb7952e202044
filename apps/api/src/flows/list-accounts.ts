// The first thing a customer sees: every account with its services and what it owes or holds.
import type { ManagedLine } from '../caller.ts';
import type { Account, Accounts } from '../modules/accounts/accounts.ts';
import { type Balances, type PrepaidBalance, rechargeBalanceName } from '../modules/balance/balance.ts';
import type { AmountDue, Billing } from '../modules/billing/billing.ts';
import type { Inventory, Line } from '../modules/inventory/inventory.ts';

export interface AccountOverview {
  account: Account;
  lines: Line[];
  /** The billing cycle that runs today, in civil dates; null for prepaid. */
  cycle: { startsOn: string; endsOn: string } | null;
  /** Null for corporate accounts, whose amounts this portal does not show. */
  amount: { kind: 'due'; due: AmountDue | null } | { kind: 'prepaid'; balance: PrepaidBalance | null } | null;
}

/** @param today civil date in Ecuador */
export type ListAccounts = (managed: readonly ManagedLine[], today: string) => Promise<AccountOverview[]>;

/** Home first, then postpaid, then prepaid, as the screens load them. */
const kindOrder = { Fixed: 0, Postpaid: 1, Prepaid: 2 } as const;

export function createListAccounts(modules: {
  accounts: Accounts;
  inventory: Inventory;
  billing: Billing;
  balances: Balances;
}): ListAccounts {
  return async (managed, today) => {
    const prepaid = managed.filter((line) => line.kind === 'Prepaid');
    const billed = managed.filter((line) => line.kind !== 'Prepaid');
    const [accounts, lines, dues, balances] = await Promise.all([
      modules.accounts.list(managed),
      modules.inventory.list(managed),
      modules.billing.amountsDue(billed),
      modules.balances.list(prepaid),
    ]);
    const overviews = accounts.map((account) => {
      const own = lines.filter((line) => line.accountId === account.accountId);
      return {
        account,
        lines: own,
        cycle: modules.accounts.cycleOf(account, today),
        amount: amountOf(account, own, dues, balances),
      };
    });
    return overviews.sort(
      (a, b) =>
        kindOrder[a.account.kind] - kindOrder[b.account.kind] ||
        a.account.accountId.localeCompare(b.account.accountId),
    );
  };
}

function amountOf(
  account: Account,
  lines: readonly Line[],
  dues: readonly AmountDue[],
  balances: readonly PrepaidBalance[],
): AccountOverview['amount'] {
  if (lines.some((line) => line.isCorporate)) return null;
  if (account.kind !== 'Prepaid')
    return { kind: 'due', due: dues.find((due) => due.accountId === account.accountId) ?? null };
  const ids = lines.map((line) => line.lineId);
  const balance = balances.find((row) => ids.includes(row.lineId) && row.name === rechargeBalanceName);
  return { kind: 'prepaid', balance: balance ?? null };
}
