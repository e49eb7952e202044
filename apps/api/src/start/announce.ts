// What a start tells: the person at a terminal in a few lines, a service in one entry of its log.
import { portalBase } from '@portal/market/path';
import type { Logger } from 'pino';
import { dbCommand } from '../asset-paths.ts';
import { demoAccounts, demoPassword } from '../db/demo/fill.ts';
import type { Shared } from './shared.ts';

const noCustomers = `The database has no customers: whoever registers finds no line. \`${dbCommand} load DIR\` takes an operator’s from files`;
/** Its people sign in with a published password. */
const generated = `; \`${dbCommand} seed --lines N\` fills it with a generated operator`;

export function announce(shared: Shared, log: Logger): void {
  const addresses = addressesOf(shared);
  const whatToDo = `${noCustomers}${shared.config.isProduction ? '' : generated}.`;
  if (shared.config.logFormat === 'json') {
    log.info(Object.fromEntries(addresses.map(({ id, at }) => [id, at])), 'serving');
    if (shared.isEmpty) log.warn(whatToDo);
    return;
  }
  const { fillDemo } = shared.config;
  const lines = [
    ...addresses.map(({ label, at }) => `${label}: ${at}`),
    ...(fillDemo ? ['', `Demo accounts, password ${demoPassword}:`] : []),
    ...(fillDemo ? demoAccounts.map(({ login, who }) => `  ${login.padEnd(30)} ${who}`) : []),
    ...(shared.isEmpty ? ['', whatToDo] : []),
  ];
  process.stdout.write(`\n${lines.map((line) => (line ? `  ${line}\n` : '\n')).join('')}\n`);
}

function addressesOf({ config }: Shared) {
  const { portalOrigin, assistant, cards, brand } = config;
  const isSandbox = cards.provider === 'sandbox';
  const keepsMessages = !config.sms || !config.email;
  const all = [
    { id: 'portal', label: brand.name, at: `${portalOrigin}${portalBase}/` },
    { id: 'docs', label: 'API', at: config.showsDocs ? `${portalOrigin}/docs` : null },
    { id: 'openapi', label: 'Its description', at: `${portalOrigin}/openapi.json` },
    { id: 'assistant', label: 'Assistant', at: assistant.origin },
    { id: 'cards', label: 'Card sandbox', at: isSandbox ? cards.baseUrl : null },
    {
      id: 'outbox',
      label: 'SMS and e-mail that were sent',
      at: keepsMessages ? `${portalOrigin}/dev/outbox` : null,
    },
  ];
  return all.filter(({ at }) => at !== null);
}
