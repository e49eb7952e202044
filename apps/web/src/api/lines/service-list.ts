// The home services list in the portal's vocabulary: groups by kind, services without the hidden types.
import type { LineKind } from '@portal/contract/common';
import {
  type BillingAccount,
  type LinePart,
  listBillingAccounts,
  type PaymentOption,
} from '@portal/contract/lines/accounts';
import type { LineLook } from '@portal/contract/lines/line-look';
import type { Role } from '@portal/contract/policy';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { centsFromDollars } from '../../lib/money.ts';
import { rememberLines } from '../../session/visit.ts';
import { FRESH, KEPT } from '../kept/query-client.ts';
import { ALL, request } from '../requests.ts';

type ServiceType = BillingAccount['AssociatedService'][number]['ServiceType'];
/** `paused`: by its customer; `S` is a line that does not pay, or whose phone was stolen. */
export type ServiceState = BillingAccount['AssociatedService'][number]['ServiceStatus'] | 'paused';

/** One line or home service the customer manages. */
export interface Service {
  /** `0991000001`, `042100001`, `IN-100001`. */
  number: string;
  /** As the customer calls it; else the plan's name, or «Internet Hogar». */
  name: string;
  planName: string;
  /** How the customer sees it. */
  look: LineLook;
  kind: LineKind;
  type: ServiceType;
  state: ServiceState;
  /** Of one that is suspended: bills were not paid, and paying them brings it back. */
  isInDebt?: boolean;
  /** The plan's code, for `planQuery`. */
  planCode: string;
  /** A civil date. */
  activatedOn: string;
  /** Corporate lines show no amounts. */
  isCorpAdmin: boolean;
  accountId: string;
  /** What the customer is to it. */
  role: Role;
  /** What that role opens of it. */
  allows: readonly LinePart[];
  /** Given name of its holder, where the customer is a guest. */
  heldBy?: string | undefined;
  /** How what is bought for it may be paid. */
  paymentOptions: readonly PaymentOption[];
}

/** One billing account with its services. */
export interface ServiceGroup {
  id: string;
  type: LineKind;
  /** Due (postpaid, fixed) or left to spend (prepaid); null for corporate lines. */
  balanceCents: number | null;
  /** The due date of what is due; null when there is none. */
  balanceUntil: string | null;
  /** The billing cycle that runs today; null for prepaid. */
  cycle: { start: string; end: string } | null;
  services: Service[];
}

export interface ServiceList {
  /** Fixed, then postpaid, then prepaid. */
  groups: ServiceGroup[];
  /** The services of all groups in the same order. */
  services: Service[];
  /** The account has services, and each is of a type that this portal does not show. */
  onlyHidden: boolean;
  /** Something of it is unknown for now: it is worth asking again soon. */
  isPartial: boolean;
}

const EMPTY_SERVICE_LIST: ServiceList = {
  groups: [],
  services: [],
  onlyHidden: false,
  isPartial: false,
};

const ORDER: readonly LineKind[] = ['Fixed', 'Postpaid', 'Prepaid'];
const KINDS = { FIXED: 'Fixed', POSTPAID: 'Postpaid', PREPAID: 'Prepaid' } as const;
/** 6 satellite television, 7 GPON, 8 WTTX. */
const HIDDEN_TYPES: readonly string[] = ['6', '7', '8'];

/** Null when a home has no services: the whole list counts as failed. */
export function toServiceList(accounts: readonly BillingAccount[]): ServiceList | null {
  if (!accounts.every(hasServices)) return null;
  const all = accounts.map(toGroup).toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
  const groups = all
    .map((group) => ({ ...group, services: group.services.filter(isShown) }))
    .filter((group) => group.services.length > 0);
  const services = groups.flatMap((group) => group.services);
  const onlyHidden = services.length === 0 && all.some((group) => group.services.length > 0);
  const isPartial = accounts.some(({ unavailable = [] }) => unavailable.length > 0);
  return { groups, services, onlyHidden, isPartial };
}

function hasServices(account: BillingAccount): boolean {
  return account.type !== 'FIXED' || account.AssociatedService.length > 0;
}

function isShown(service: Service): boolean {
  return !HIDDEN_TYPES.includes(service.type);
}

const isInService = ({ ServiceStatus: state }: BillingAccount['AssociatedService'][number]): boolean =>
  state === 'A' || state === 'S';

function toGroup(account: BillingAccount): ServiceGroup {
  const type = KINDS[account.type];
  const [balance] = account.accountBalance;
  const { startDateTime, endDateTime } = account.billStructure?.cycleSpecification?.validFor ?? {};
  return {
    id: account.id,
    type,
    balanceCents: balance ? centsFromDollars(balance.amount.value) : null,
    balanceUntil: balance?.validFor.endDateTime ?? null,
    // Nothing begins anew for a line that is not, or no longer, in service.
    cycle:
      startDateTime && endDateTime && account.AssociatedService.some(isInService)
        ? { start: startDateTime, end: endDateTime }
        : null,
    services: account.AssociatedService.map((service) => ({
      number: service.ServiceID,
      name: service.nickname ?? service.ServiceDescription,
      planName: service.ServiceDescription,
      look: lookOf(service),
      kind: type,
      type: service.ServiceType,
      state: service.pausedUntil ? 'paused' : service.ServiceStatus,
      isInDebt: service.suspendedForDebt ?? false,
      planCode: service.ServiceCode,
      activatedOn: service.ServiceActivationDate,
      isCorpAdmin: service.isCorpAdmin,
      accountId: account.id,
      role: service.role,
      allows: service.allows,
      heldBy: account.heldBy,
      paymentOptions: account.paymentOptions,
    })),
  };
}

/** By its plan and kind, among the others. */
export const PLAIN_LOOK: LineLook = {
  nickname: null,
  color: null,
  icon: null,
  position: null,
  hidden: false,
};

const lookOf = ({ nickname, color, icon, position, hidden }: LineLook): LineLook => ({
  nickname,
  color,
  icon,
  position,
  hidden,
});

/** The list with a line as the customer sees it from now on. */
export function withLook(list: ServiceList, number: string, look: LineLook): ServiceList {
  const seen = (service: Service): Service => {
    if (service.number !== number) return service;
    return { ...service, name: look.nickname ?? service.planName, look };
  };
  const groups = list.groups.map((group) => ({ ...group, services: group.services.map(seen) }));
  return { ...list, groups, services: groups.flatMap(({ services }) => services) };
}

/** Empty, and a 400, mean a customer without services (HOME-1); every other failure is thrown. */
export const serviceListQuery = queryOptions<ServiceList>({
  queryKey: ['accounts'],
  meta: KEPT,
  staleTime: ({ state }) => (state.data?.isPartial ? FRESH.figures : FRESH.visit),
  queryFn: async ({ signal }): Promise<ServiceList> => {
    const answer = await request(listBillingAccounts, { query: { limit: ALL }, signal });
    if (answer.code === 400) return EMPTY_SERVICE_LIST;
    const list = toServiceList(dataOf(answer));
    if (!list) throw malformed();
    rememberLines(list.services);
    return list;
  },
});

const FIGURES = ['usage', 'balance', 'products', 'bills', 'payments', 'tickets'] as const;
const KEYS = ['accounts', ...FIGURES] as const;

/**
 * 'Reintentar' of the home alert: whoever is on screen asks anew.
 * @returns whether all of them have an answer of now
 */
export async function refreshServices(client: QueryClient): Promise<boolean> {
  const asked = KEYS.map((key) => ({ queryKey: [key] }));
  await Promise.all(asked.map((filter) => client.invalidateQueries(filter)));
  const onScreen = asked.flatMap(({ queryKey }) =>
    client.getQueryCache().findAll({ queryKey, type: 'active' }),
  );
  return onScreen.every(({ state }) => state.status === 'success' && !state.isInvalidated);
}

/**
 * After a purchase has been sent, whatever is known of it: what it changes is not shown as it was before, not
 * even while it is read anew.
 */
export async function refreshAfterPurchase(client: QueryClient): Promise<void> {
  for (const key of ['bills', 'balance', 'usage'])
    client.removeQueries({ queryKey: [key], type: 'inactive' });
  await refreshServices(client);
}

/** After a service has come or gone: nothing of before is shown again, not even for a moment. */
export async function forgetServices(client: QueryClient): Promise<void> {
  // Not asked again here: the page that still shows a service that is gone is about to close.
  for (const key of FIGURES) client.removeQueries({ queryKey: [key] });
  await client.resetQueries({ queryKey: ['accounts'] });
}
