// What a row of the route map says.
import type { LinePart } from '@portal/contract/lines/accounts';
import { type LazyCode, lazyCode } from '../../ui/waiting/lazy-code.ts';

/** What `page-data.ts` knows how to ask for. */
export type PageNeed =
  | 'services'
  | 'billsToPay'
  | 'allBills'
  | 'bill'
  | 'savedCards'
  | 'wholeBill'
  | 'usage'
  | 'dailyUsage'
  | 'repairs'
  | 'problems'
  | 'notifications'
  | 'preferences'
  | 'allLines'
  | 'packagesOfLine'
  | 'roaming'
  | 'underWay';

export interface RouteEntry {
  path: string;
  /**
   * `signedIn` and `task` need a stored user; `task` has no bottom menu. The others are open to everybody:
   * `either` stands in the signed-in frame for whoever is signed in, and in the public site's for everybody
   * else, `calm` in the quiet one; `public` stands in the public site's frame, `slim` in a quiet one, `bare` draws its own page.
   */
  frame: 'bare' | 'public' | 'slim' | 'either' | 'calm' | 'signedIn' | 'task';
  title: string;
  code: LazyCode;
  needs?: readonly PageNeed[];
  /** What it shows or changes of a line: whoever has it of no line reads so instead. */
  requires?: LinePart;
  /** Something is changed on it, which only the server can do; so it is on every `task`. */
  needsNetwork?: true;
}

/** A row whose screen is its own. */
export const row = (
  path: string,
  title: string,
  rest: Omit<RouteEntry, 'path' | 'title' | 'code'>,
  load: Parameters<typeof lazyCode>[0],
): RouteEntry => ({ path, title, ...rest, code: lazyCode(load) });

/** Something of the customer's is changed on it. */
export const online = { frame: 'signedIn', needsNetwork: true, needs: ['services'] } as const;
