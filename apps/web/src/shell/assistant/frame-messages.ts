// What the assistant's page may ask of the portal: pages by name, so that it can name no address; and by which name it is
// told of the page that is open.
import type { AssistantPage, AssistantPlace } from '@portal/contract/help/assistant';
import { matchPath } from '../../lib/place/match-path.ts';
import {
  BILL_PATTERN,
  lineIn,
  pathIn,
  paths,
  REPAIR_TRACKING_PATTERN,
  samePath,
} from '../../lib/place/paths.ts';

export type FrameWish =
  | { type: 'close' | 'person' | 'restart' | 'news' }
  /** `line`: whose page it is. */
  | { type: 'navigate'; path: string; line: string | null };

const pages: Record<Exclude<AssistantPage, 'bill'>, () => string> = {
  billing: paths.billing,
  services: paths.myServices,
  activations: paths.activations,
  recharge: paths.recharge,
  packages: paths.packages,
  changePlan: paths.changePlan,
  dailyUsage: paths.dailyUsage,
  spendingControl: paths.spendingControl,
  stolen: paths.stolen,
  diagnosis: paths.diagnosis,
  visits: paths.visits,
  serviceRecord: paths.serviceRecord,
  movements: paths.movements,
  associate: paths.associateServices,
  support: paths.support,
  repairLookup: paths.repairLookup,
  serviceOrders: paths.serviceOrders,
  editProfile: paths.editProfile,
  security: paths.security,
  contracts: paths.contracts,
  privacy: paths.privacy,
  people: paths.people,
  verify: paths.verify,
  changePassword: paths.changePassword,
  recoverPassword: paths.recoverPassword,
  notifications: paths.notifications,
  offices: paths.places,
  messages: paths.messages,
  appearance: paths.appearance,
  nameLine: paths.orderLines,
  payOther: paths.payOther,
  devices: paths.devices,
  twoStep: paths.twoStep,
  passkeys: paths.passkeys,
  autoPay: paths.autoPay,
  autoRecharge: paths.autoRecharge,
  paymentMethods: paths.paymentMethods,
  claims: paths.claims,
  thirdParties: () => paths.manageLine('third-parties'),
  chip: () => paths.manageLine('chip'),
  exit: paths.exit,
  pauseLine: paths.pauseLine,
  travel: paths.travel,
  wifi: paths.wifi,
};

/** Null for anything else that comes in. */
export function wishIn(data: unknown): FrameWish | null {
  const { v, type, page, line, bill } = (data ?? {}) as Record<string, unknown>;
  if (v !== 1) return null;
  if (type === 'close' || type === 'person' || type === 'restart' || type === 'news') return { type };
  if (type === 'navigate' && page === 'bill')
    return typeof bill === 'string' && /^[\w-]{1,60}$/.test(bill)
      ? { type, path: paths.bill(bill), line: null }
      : null;
  if (type !== 'navigate' || typeof page !== 'string' || !Object.hasOwn(pages, page)) return null;
  const isLine = typeof line === 'string' && /^[\w-]{4,20}$/.test(line);
  return { type, path: pages[page as keyof typeof pages](), line: isLine ? line : null };
}

/** Not led to by name: only what is open. */
const openPages: Record<
  Exclude<AssistantPlace['page'], AssistantPage | 'repair' | 'pay'>,
  readonly string[]
> = {
  home: [paths.home(), paths.homeWithServices(), paths.homeWithoutServices()],
  line: [paths.postpaidDetail(), paths.prepaidDetail(), paths.fixedDetail(), paths.manageLine()],
};

/** What the assistant is told of the address that is open; null: nothing that it knows. */
export function placeAt(pathname: string, search: string): AssistantPlace | null {
  const bill = matchPath(BILL_PATTERN, pathname)?.params.billNo;
  if (bill) return { page: 'bill', bill };
  const ticket = matchPath(REPAIR_TRACKING_PATTERN, pathname)?.params.ticketId;
  if (ticket) return { page: 'repair', ticket };
  const all = [
    ...Object.entries(pages).map(([page, path]) => [page, [path()]] as const),
    ...Object.entries(openPages),
  ];
  const found = all.find(([, addresses]) => addresses.some((address) => samePath(pathIn(address), pathname)));
  if (!found) return null;
  const line = lineIn(search);
  return { page: found[0] as AssistantPlace['page'], ...(line === null ? {} : { line }) };
}
