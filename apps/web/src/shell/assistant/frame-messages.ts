// What the assistant's page may ask of the portal: pages by name, so that it can name no address.
import type { AssistantPage } from '@portal/contract/help/assistant';
import { paths } from '../../lib/place/paths.ts';

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
  messages: paths.messages,
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
