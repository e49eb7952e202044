// What a start tells: the person at a terminal in a few lines, a service in one entry of its log.
import { portalBase } from '@portal/market/path';
import type { Logger } from 'pino';
import { demoAccounts } from '../db/demo/accounts.ts';
import { demoPassword } from '../db/demo/fill.ts';
import { relyingPartyOf } from '../modules/sso/passkeys/relying-party.ts';
import type { Shared } from './shared.ts';

const noCustomers =
  'The database has no customers: whoever registers finds no line. `npm run db -- load DIR` takes an operator’s from files; `npm run db -- seed --lines N` fills it with a generated operator.';

export function announce(shared: Shared, log: Logger): void {
  const addresses = addressesOf(shared);
  if (shared.config.logFormat === 'json') {
    log.info(Object.fromEntries(addresses), 'serving');
    if (shared.isEmpty) log.warn(noCustomers);
    return;
  }
  const { fillDemo } = shared.config;
  const lines = [
    ...addresses.map(([what, address]) => `${what}: ${address}`),
    ...(fillDemo ? ['', `Demo accounts, password ${demoPassword}:`] : []),
    ...(fillDemo ? demoAccounts.map(({ login, who }) => `  ${login.padEnd(30)} ${who}`) : []),
    ...(shared.isEmpty ? ['', noCustomers] : []),
  ];
  process.stdout.write(`\n${lines.map((line) => (line ? `  ${line}\n` : '\n')).join('')}\n`);
}

function addressesOf({ config }: Shared): [what: string, address: string][] {
  const { portalOrigin, assistant, cards } = config;
  const { origin } = relyingPartyOf(portalOrigin);
  return [
    [config.brand.name, `${portalOrigin}${portalBase}/`],
    ...entry(origin !== portalOrigin, 'With passkeys, which belong to a name', `${origin}${portalBase}/`),
    ...entry(config.showsDocs, 'API', `${portalOrigin}/docs`),
    ['Its description', `${portalOrigin}/openapi.json`],
    ...entry(assistant.origin !== null, 'Assistant', `${assistant.origin}/`),
    ...entry(cards.provider === 'sandbox', 'Card sandbox', `${cards.baseUrl}/`),
    ...entry(!config.sms || !config.email, 'SMS and e-mail that were sent', `${portalOrigin}/dev/outbox`),
  ];
}

const entry = (isThere: boolean, what: string, address: string): [string, string][] =>
  isThere ? [[what, address]] : [];
