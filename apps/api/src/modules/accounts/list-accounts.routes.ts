// TMF666 billingAccount.
import type { Call } from '@portal/contract/common';
import { Problem } from '@portal/contract/errors';
import {
  type BillingAccount,
  getBillingAccount,
  type LinePart,
  linePartSchema,
  listBillingAccounts,
} from '@portal/contract/lines/accounts';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listUsages } from '@portal/contract/lines/usage-records';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { createPayment } from '@portal/contract/paying/payments';
import { mayAsk, type Role } from '@portal/contract/policy';
import { getExitQuote } from '@portal/contract/shopping/exits';
import { createProductOrder } from '@portal/contract/shopping/ordering';
import { nationalNumber } from '@portal/market/service-number';
import { type LineKind, lineKindWords } from '@portal/operator-ports/wire';
import type { FastifyInstance } from 'fastify';
import { bestRole, type Caller, type ManagedLine } from '../../caller.ts';
import { callerOf, ownLine } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { endOfDay, money, startOfDay } from '../../http/wire.ts';
import type { OfferedMethods } from '../payments/methods/offered-methods.ts';
import { type AccountFamilies, type AccountOverview, createListAccounts } from './list-accounts.ts';

export interface ListAccountsNeeds extends AccountFamilies {
  offeredMethods: Pick<OfferedMethods, 'of'>;
  isCaller(caller: Caller, name: string): boolean;
}

export function listAccountsRoutes(app: FastifyInstance, needs: ListAccountsNeeds): void {
  const { customers, inventory, billing, balance, offeredMethods, isCaller } = needs;
  const listAccounts = createListAccounts({ customers, inventory, billing, balance });

  route(app, listBillingAccounts, async ({ query, request, reply }) => {
    const caller = callerOf(request);
    const party = query['relatedParty.id'];
    if (party !== undefined && !isCaller(caller, party)) throw new Problem('FORBIDDEN');
    const service = request.headers.serviceid;
    const account = service ? ownLine(caller, String(service)).accountId : null;
    const managed = account ? caller.lines.filter((line) => line.accountId === account) : caller.lines;
    return sendCollection(request, reply, await accountsOf(managed, caller), ['relatedParty.id']);
  });

  route(app, getBillingAccount, async ({ params, request, reply }) => {
    const caller = callerOf(request);
    const managed = caller.lines.filter((line) => line.accountId === params.id);
    return sendItem(request, reply, (await accountsOf(managed, caller))[0]);
  });

  const paymentOptions = (kind: LineKind, role: Role | null): BillingAccount['paymentOptions'] =>
    offeredMethods.of(kind, role).map(({ kind: purchase, channel, methods }) => ({
      purchase,
      channel: channel === 'frame' ? 'paymentFrame' : channel,
      methods: [...methods],
    }));

  async function accountsOf(managed: readonly ManagedLine[], { loginName }: Caller) {
    const overviews = await listAccounts(managed);
    return overviews.map((overview) => ({
      ...toBillingAccount(overview, loginName),
      paymentOptions: paymentOptions(overview.account.kind, bestRole(overview.lines.map(({ role }) => role))),
    }));
  }
}

function toBillingAccount(
  { account, lines, amount, heldBy, unknown }: AccountOverview,
  user: string,
): Omit<BillingAccount, 'paymentOptions'> {
  const type = lineKindWords[account.kind].account;
  const validFor = account.cycle && {
    startDateTime: startOfDay(account.cycle.startsOn),
    endDateTime: endOfDay(account.cycle.endsOn),
  };
  return {
    '@type': 'BillingAccount',
    id: account.accountId,
    href: `${listBillingAccounts.path}/${account.accountId}`,
    name: `Cuenta ${account.accountId}`,
    type,
    accountType: type,
    state: 'active',
    relatedParty: [{ id: user, name: user, role: 'user', '@referredType': 'Individual' }],
    accountBalance: accountBalance(amount),
    ...(validFor ? { billStructure: { cycleSpecification: { validFor } } } : {}),
    AssociatedService: lines.map(toAssociatedService),
    ...(heldBy === null ? {} : { heldBy }),
    ...unavailable(unknown),
  };
}

function unavailable({ amount, cycle }: AccountOverview['unknown']): Pick<BillingAccount, 'unavailable'> {
  const parts = [
    ...(amount ? ['accountBalance' as const] : []),
    ...(cycle ? ['billStructure' as const] : []),
  ];
  return parts.length > 0 ? { unavailable: parts } : {};
}

function accountBalance(amount: AccountOverview['amount']): BillingAccount['accountBalance'] {
  if (amount === null) return [];
  const type = amount.kind === 'due' ? 'ReceivableBalance' : 'PrepaidBalance';
  const cents = amount.kind === 'due' ? (amount.due?.totalCents ?? 0) : amount.balance.amountCents;
  const dueOn = amount.kind === 'due' ? amount.due?.dueOn : undefined;
  const validFor = dueOn ? { endDateTime: endOfDay(dueOn) } : {};
  return [{ type, balanceType: type, amount: money(cents), validFor }];
}

function toAssociatedService(
  line: AccountOverview['lines'][number],
): BillingAccount['AssociatedService'][number] {
  return {
    ServiceID: nationalNumber(line.serviceNumber),
    ServiceType: String(line.serviceType) as '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8',
    ServiceDescription: line.planName,
    ServiceCode: line.planCode,
    ServiceStatus: line.status,
    pausedUntil: line.pausedUntil,
    ...(line.debtSince ? { suspendedForDebt: true as const } : {}),
    ServiceActivationDate: line.activatedOn,
    isCorpAdmin: line.isCorporate,
    role: line.role,
    ...line.look,
    allows: linePartSchema.options.filter((part) => mayAsk(callOf[part], line.role)),
  };
}

/** The call that each part of a line is asked or changed by: whoever may make it is offered the part. */
const callOf: Readonly<Record<LinePart, Call>> = {
  figures: listUsageConsumptionReports,
  records: listUsages,
  bills: listCustomerBills,
  topUps: createPayment,
  manage: createProductOrder,
  hold: getExitQuote,
};
