// The first thing a customer sees: every account with its services and what it owes or holds.

import { unlessUnavailable } from '@portal/contract/errors';
import { type LineLook, plainLook } from '@portal/contract/lines/line-look';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { linesFor, managing } from '@portal/contract/policy';
import { type Balance, type PrepaidBalance, rechargeBalanceOf } from '@portal/operator-ports/balance';
import type { AmountDue, Billing } from '@portal/operator-ports/billing';
import type { Account, Customer, Customers } from '@portal/operator-ports/customers';
import type { Inventory, Line } from '@portal/operator-ports/inventory';
import { isSamePlace, type ManagedLine } from '../../caller.ts';

export interface AccountOverview {
  account: Account;
  lines: (Line & Pick<ManagedLine, 'role'> & { look: LineLook })[];
  /**
   * Null for corporate accounts, whose amounts this portal does not show, where the bills are not for this user, and where
   * nobody knows it.
   */
  amount: { kind: 'due'; due: AmountDue | null } | { kind: 'prepaid'; balance: PrepaidBalance } | null;
  /** Who holds these lines, in a word, where the user is their guest alone; null otherwise, and where nobody knows it. */
  heldBy: string | null;
  /** What is missing because the system that has it does not answer, or tells no balance of a prepaid line. */
  unknown: { amount: boolean; cycle: boolean };
}

export type ListAccounts = (managed: readonly ManagedLine[]) => Promise<AccountOverview[]>;

/** Home first, then postpaid, then prepaid, as the screens load them. */
const kindOrder = { Fixed: 0, Postpaid: 1, Prepaid: 2 } as const;

export interface AccountFamilies {
  customers: Customers;
  inventory: Inventory;
  billing: Billing;
  balance: Balance;
}

export function createListAccounts(families: AccountFamilies): ListAccounts {
  return async (managed) => {
    const prepaid = managed.filter((line) => line.kind === 'Prepaid');
    const billed = linesFor(
      listCustomerBills,
      managed.filter((line) => line.kind !== 'Prepaid'),
    );
    const [accounts, lines, dues, balances, holders] = await Promise.all([
      unlessUnavailable(families.customers.accounts(managed)),
      // Without lines there is nothing to show.
      families.inventory.list(managed),
      unlessUnavailable(families.billing.amountsDue(billed)),
      unlessUnavailable(families.balance.list(prepaid)),
      holdersOf(managed),
    ]);
    const overviews = (accounts ?? accountsOf(managed)).map((account) => {
      const own = lines
        .filter((line) => line.accountId === account.accountId)
        .flatMap((line) => {
          const seen = managed.find((each) => isSamePlace(each, line));
          return seen ? [{ ...line, role: seen.role, look: seen.look ?? plainLook }] : [];
        });
      const seesBills = billed.some((line) => line.accountId === account.accountId);
      const billedAmount = () => (seesBills ? dueOf(account, own, dues) : null);
      const amount = account.kind === 'Prepaid' ? balanceOf(own, balances) : billedAmount();
      return {
        account,
        lines: own,
        amount: amount === 'unknown' ? null : amount,
        heldBy: holders.get(account.customerId) ?? null,
        unknown: { amount: amount === 'unknown', cycle: accounts === null },
      };
    });
    return overviews.sort(
      (a, b) =>
        kindOrder[a.account.kind] - kindOrder[b.account.kind] ||
        a.account.accountId.localeCompare(b.account.accountId),
    );
  };

  /** Of the customers of whom the user has lines by invitation only: who invited has told them the name. */
  async function holdersOf(managed: readonly ManagedLine[]): Promise<Map<string, string>> {
    const own = new Set(
      managed.filter(({ role }) => managing.includes(role)).map(({ customerId }) => customerId),
    );
    const others = [...new Set(managed.map(({ customerId }) => customerId))].filter((id) => !own.has(id));
    const found = await Promise.all(
      others.map(async (id) => [id, await unlessUnavailable(families.customers.customer(id))] as const),
    );
    return new Map(found.flatMap(([id, customer]) => (customer ? [[id, givenNameOf(customer)]] : [])));
  }
}

function givenNameOf({ kind, name }: Customer): string {
  return kind === 'company' ? name : (name.trim().split(/\s+/)[0] ?? name);
}

/** As far as the associations know them. */
function accountsOf(managed: readonly ManagedLine[]): Account[] {
  const lines = new Map(managed.map((line) => [line.accountId, line]));
  return [...lines.values()].map(({ customerId, accountId, kind }) => ({
    customerId,
    accountId,
    kind,
    cycle: null,
  }));
}

type Amount = AccountOverview['amount'] | 'unknown';

function dueOf({ accountId }: Account, lines: readonly Line[], dues: readonly AmountDue[] | null): Amount {
  if (lines.some((line) => line.isCorporate)) return null;
  return dues === null
    ? 'unknown'
    : { kind: 'due', due: dues.find((due) => due.accountId === accountId) ?? null };
}

function balanceOf(lines: readonly Line[], balances: readonly PrepaidBalance[] | null): Amount {
  if (lines.some((line) => line.isCorporate)) return null;
  const own = balances?.filter((row) => lines.some((line) => isSamePlace(line, row)));
  const balance = own && rechargeBalanceOf(own);
  return balance ? { kind: 'prepaid', balance } : 'unknown';
}
