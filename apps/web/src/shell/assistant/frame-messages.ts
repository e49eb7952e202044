// What the assistant's page may ask of the portal: pages by name, so that it can name no address; and by which name it is
// told of the page that is open.
import type { AssistantPage, AssistantPlace } from '@portal/contract/help/assistant';
import { matchPath } from '../../lib/place/match-path.ts';
import { pagePaths } from '../../lib/place/page-paths.ts';
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

/** Null for anything else that comes in. */
export function wishIn(data: unknown): FrameWish | null {
  const { v, type, page, line, bill } = (data ?? {}) as Record<string, unknown>;
  if (v !== 1) return null;
  if (type === 'close' || type === 'person' || type === 'restart' || type === 'news') return { type };
  if (type === 'navigate' && page === 'bill')
    return typeof bill === 'string' && /^[\w-]{1,60}$/.test(bill)
      ? { type, path: paths.bill(bill), line: null }
      : null;
  if (type !== 'navigate' || typeof page !== 'string' || !Object.hasOwn(pagePaths, page)) return null;
  const isLine = typeof line === 'string' && /^[\w-]{4,20}$/.test(line);
  return { type, path: pagePaths[page as keyof typeof pagePaths](), line: isLine ? line : null };
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
    ...Object.entries(pagePaths).map(([page, path]) => [page, [path()]] as const),
    ...Object.entries(openPages),
  ];
  const found = all.find(([, addresses]) => addresses.some((address) => samePath(pathIn(address), pathname)));
  if (!found) return null;
  const line = lineIn(search);
  return { page: found[0] as AssistantPlace['page'], ...(line === null ? {} : { line }) };
}
