// A customer who has signed in before: the session is in the browser when the page comes.
import type { Page } from '@playwright/test';
import { type Customer, password } from './customers.ts';

const USERS = '/SSOManagement/api/ec/ssoManagement/users';

/** The next page has a session of the customer's own, and the notice about cookies is out of the way. */
export async function giveSession(page: Page, customer: Customer): Promise<void> {
  const kept = await sessionOf(page, customer);
  const script = await page.addInitScript((items) => {
    if (!window.location.pathname.startsWith('/ec/')) return;
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, kept);
  // Once: whoever signs out stays so.
  page.once('domcontentloaded', () => script.dispose().catch(() => {}));
}

/** What the form would have left in the browser's storage. */
async function sessionOf({ request }: Page, customer: Customer): Promise<Record<string, string>> {
  const username = customer.login.replace(/^0/, '593');
  const answer = await request.post(`${USERS}/login`, { data: { username, password } });
  const { token } = answer.headers();
  if (token === undefined) throw new Error(`no token for ${customer.login}: ${answer.status()}`);
  const profile = await request.get(USERS, { headers: { authorization: `Bearer ${token}` } });
  return {
    'portal.token': token,
    'portal.profile': await profile.text(),
    'portal.autoRestore': 'true',
    'portal.onBoardingShown': 'true',
    'portal.cookies': 'notRead',
  };
}
