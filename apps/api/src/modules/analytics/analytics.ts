// The built-in page-view count: civil day, page, number; no cookie, no address, nobody's name.
import type { Db } from '@portal/database/connection';
import { createWriteBehind } from '@portal/keep-doing/write-behind';
import { portalBase } from '@portal/market/path';
import type { Logger } from 'pino';
import { type CountedViews, createAnalyticsStore } from './analytics.store.ts';

const pagesAtOnce = 500;

export interface Analytics {
  /** @param day civil date of the market */
  countView(path: string, day: string): void;
  /** Writes what has not been written yet. */
  close(): Promise<void>;
}

export function createAnalytics(db: Db, log: Logger): Analytics {
  const store = createAnalyticsStore(db);
  const behind = createWriteBehind<CountedViews>({
    merge: (known, { views }) => ({ ...known, views: known.views + views }),
    write: (views) => store.addViews(views),
    atOnce: pagesAtOnce,
    onFailure: (err) => log.warn({ err }, 'page views not written yet'),
  });
  return {
    countView(path, day) {
      const counted = countedPage(path);
      behind.add(`${day} ${counted}`, { day, path: counted, views: 1 });
    },
    close: behind.close,
  };
}

/** Every page of the portal; `:word` stands for anything. */
const shapes = [
  '/',
  '/login',
  '/routes-list',
  '/icons-list',
  '/register-email',
  '/register-email-or-phone',
  '/register-end-email',
  '/register-end-cell-phone',
  '/validation-email',
  '/validation-cell-phone',
  '/recovery-password',
  '/check-email-recovery',
  '/check-cell-phone-recovery',
  '/new-password',
  '/errorgponwttx',
  '/terminos-y-condiciones',
  '/politica-de-cookies',
  '/500',
  '/home',
  '/home/services',
  '/home/with-services',
  '/home/with-out-services',
  '/home/with-on-boarding',
  '/home/bienvenida',
  '/profile/edit',
  '/profile/change-password',
  '/associate-services',
  '/associate-services/choose',
  '/associate-services/success',
  '/associate-services/pre-paid/:step',
  '/associate-services/post-paid/:step',
  '/associate-services/fixed/:step',
  '/service-details/postpaid/with-adds',
  '/service-details/prepaid/no-adds',
  '/service-details/channels',
  '/service-details/admin-wifi',
  '/service-details/movements',
  '/billing',
  '/billing/pay/:billNo',
  '/additional-packages/obtain',
  '/additional-packages/obtain-credit-card-pay',
  '/additional-packages/order-review',
  '/additional-packages/buy-review',
  '/additional-packages/finish-payment',
  '/buy',
  '/buy/packages-recharges',
  '/recharge',
  '/recharge/package/payment-method',
  '/recharge/package/status-buy',
  '/recharge/purchase-summary',
  '/recharge/status-buy',
  '/change-plan/ideal-plan',
  '/change-plan/compare-plan',
  '/change-plan/buy-review',
  '/service-record',
  '/service-record/data',
  '/support',
  '/cellphone-status',
  '/cellphone-follow',
  '/cellphone-follow/:tracking',
  '/service-order',
  '/service-order/:order',
  '/notifications',
] as const;

const base = portalBase;
const otherPages = `${base}/otra`;

const exact = new Map<string, string>(shapes.filter((shape) => !shape.includes(':')).map((it) => [it, it]));
const withWords = shapes
  .filter((shape) => shape.includes(':'))
  .map((shape) => ({ shape, pattern: new RegExp(`^${shape.replace(/:\w+/g, '[^/]+')}$`) }));

/** The name of a page with the `/ec` prefix once: `/billing/pay/F-1?x` is `/ec/billing/pay/:billNo`. */
export function countedPage(raw: string): string {
  const path = raw.replace(/[?#].*$/s, '').toLowerCase();
  const inside = path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const page = inside.replace(/\/+$/, '') || '/';
  const shape = exact.get(page) ?? withWords.find(({ pattern }) => pattern.test(page))?.shape;
  if (!shape) return otherPages;
  return shape === '/' ? base : `${base}${shape}`;
}
