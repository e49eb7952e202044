// The home answer from raw rows, as somebody would write it who wants nothing but speed.

import { linePartSchema } from '@portal/contract/lines/accounts';
import { plainLook } from '@portal/contract/lines/line-look';
import { laterMethods } from '@portal/contract/paying/paid-later';
import { civilDateOf } from '@portal/market/civil-dates';
import { rechargeBalanceName } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';
import { createOfferedMethods } from '../../apps/api/src/modules/payments/methods/offered-methods.ts';
import { cycleAt } from '../../apps/operator/src/customers/customers.ts';

/** Columns as the statements name them. Dates are text, bigint is number: see bare-server.ts. */
// biome-ignore lint/suspicious/noExplicitAny: rows of raw SQL have no types
export type Row = Record<string, any>;

/** Rows by the name of their statement. */
export type Results = Record<string, Row[]>;

const names = ['find_caller', 'list_accounts', 'list_lines', 'amounts_due', 'list_balances'] as const;
/** A table, not a row: whoever wants nothing but speed would read it, too. */
const offered = createOfferedMethods(false, laterMethods);
const types: Record<string, string> = { Fixed: 'FIXED', Postpaid: 'POSTPAID', Prepaid: 'PREPAID' };
const order: Record<string, number> = { Fixed: 0, Postpaid: 1, Prepaid: 2 };

/** @throws when the application's statements are no longer the ones that this file knows. */
export function checkNames(recorded: readonly string[]): void {
  const missing = names.filter((name) => !recorded.includes(name));
  const unknown = recorded.filter((name) => !names.some((known) => known === name));
  if (missing.length + unknown.length > 0)
    throw new Error(
      `the home request runs other statements now (missing: ${missing}; new: ${unknown}): bring bare-answer.ts up to date`,
    );
}

export function bareAnswer(results: Results): Row[] {
  const [caller = {}] = results.find_caller ?? [];
  const { list_accounts: accounts = [], list_lines: lines = [] } = results;
  const { amounts_due: dues = [], list_balances: balances = [] } = results;
  const today = civilDateOf(new Date());
  return accounts
    .map((account) => {
      const own = lines.filter((line) => line.accountId === account.accountId);
      return { account, own, amount: amountOf(account, own, dues, balances) };
    })
    .sort(
      (a, b) =>
        (order[a.account.kind] ?? 0) - (order[b.account.kind] ?? 0) ||
        (a.account.accountId < b.account.accountId ? -1 : 1),
    )
    .map(({ account, own, amount }) => ({
      '@type': 'BillingAccount',
      id: account.accountId,
      href: `/AccountManagement/api/ec/accountManagement/billingAccount/${account.accountId}`,
      name: `Cuenta ${account.accountId}`,
      type: types[account.kind],
      accountType: types[account.kind],
      state: 'active',
      relatedParty: [
        { id: caller.loginName, name: caller.loginName, role: 'user', '@referredType': 'Individual' },
      ],
      accountBalance: amount,
      ...(account.cycleDay === null ? {} : { billStructure: cycleOf(today, account.cycleDay) }),
      AssociatedService: own.map((line) => ({
        ServiceID: nationalNumber(line.serviceNumber),
        ServiceType: String(line.serviceType),
        ServiceDescription: line.planName,
        ServiceCode: line.planCode,
        ServiceStatus: line.status,
        ServiceActivationDate: line.activatedOn,
        isCorpAdmin: line.isCorporate,
        pausedUntil: line.pausedUntil,
        ...(caller.lines?.find((seen: Row) => seen.lineId === line.lineId)?.look ?? plainLook),
        role: 'holder',
        allows: linePartSchema.options,
      })),
      paymentOptions: offered.of(account.kind, 'holder').map(({ kind, channel, methods }) => ({
        purchase: kind,
        channel: channel === 'frame' ? 'paymentFrame' : channel,
        methods,
      })),
    }));
}

function cycleOf(today: string, cycleDay: number): Row {
  const { startsOn, endsOn } = cycleAt(today, cycleDay);
  const validFor = { startDateTime: `${startsOn}T00:00:00-05:00`, endDateTime: `${endsOn}T23:59:59-05:00` };
  return { cycleSpecification: { validFor } };
}

function amountOf(account: Row, own: Row[], dues: Row[], balances: Row[]): Row[] {
  if (own.some((line) => line.isCorporate)) return [];
  if (account.kind !== 'Prepaid') {
    const due = dues.find((row) => row.accountId === account.accountId);
    return [balanceOf('ReceivableBalance', due ? due.totalCents : 0, due?.dueOn)];
  }
  const balance = balances.find(
    (row) => row.name === rechargeBalanceName && own.some((line) => line.lineId === row.lineId),
  );
  return [balanceOf('PrepaidBalance', balance?.amountCents ?? 0, undefined)];
}

function balanceOf(type: string, cents: number, dueOn: string | undefined): Row {
  return {
    type,
    balanceType: type,
    amount: { unit: 'USD', value: cents / 100 },
    validFor: dueOn ? { endDateTime: `${dueOn}T23:59:59-05:00` } : {},
  };
}
