// Pages where a card is typed, once for the server's policy and the browser: nothing of anybody else's runs there.

/** How their addresses begin, without the portal's base. */
const beginnings = [
  '/billing/pay/',
  '/billing/pay-other',
  '/recharge/other',
  '/additional-packages/obtain-credit-card-pay',
  '/recharge/package/payment-method',
  '/profile/payment-methods',
  '/payment-link',
];

/** @param path without the portal's base; in whatever letters, as the router takes it */
export function isCardPage(path: string): boolean {
  const lower = path.toLowerCase();
  return beginnings.some((beginning) => lower.startsWith(beginning));
}
