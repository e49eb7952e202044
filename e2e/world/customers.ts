// The demo operator's customers, as they sign in.
import type { Page } from '@playwright/test';

export interface Customer {
  login: string;
  givenName: string;
}

export const password = 'Portal2026';

export const ana: Customer = { login: 'ana.paredes@correo.example', givenName: 'Ana Lucía' };
export const luis: Customer = { login: '0992000001', givenName: 'Luis' };
export const company: Customer = { login: 'compras@empresa.example', givenName: 'Comercial Andina' };
export const rosa: Customer = { login: 'fibra@correo.example', givenName: 'Rosa' };
export const diego: Customer = { login: 'nuevo@correo.example', givenName: 'Diego' };
export const mia: Customer = { login: 'social@redes.example', givenName: 'Mía' };
export const pablo: Customer = { login: 'otro@correo.example', givenName: 'Pablo' };
/** Ana's mother looks at two of her lines, and her son pays the bills of one. */
export const elena: Customer = { login: 'elena.vera@correo.example', givenName: 'Elena' };
export const mateo: Customer = { login: 'mateo.paredes@correo.example', givenName: 'Mateo' };
export const pablosLine = '0995000001';

/** The sandbox provider's cards, by what becomes of them. */
export const cards = {
  approved: '5451951574925480',
  refusedToken: '4574441215190335',
  noFunds: '4349001210846432',
  answerLost: '4349004800000006',
  repeatedWebhook: '4349009900000004',
  /** Their banks ask first. */
  asksDigits: '4349000500000007',
  asksOnPage: '4349003100000005',
} as const;

export const cardHolder = 'Ana Paredes';
export const futureExpiry = '12/39';
export const cvc = '123';

// A customer who has signed in before: the session is in the browser when the page comes.

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
