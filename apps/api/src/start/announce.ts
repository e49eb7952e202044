// What a start tells the person at the terminal.
import { portalBase } from '@portal/market/path';
import { demoAccounts } from '../db/demo/accounts.ts';
import { demoPassword } from '../db/demo/fill.ts';
import { relyingPartyOf } from '../modules/sso/passkeys/relying-party.ts';
import type { Shared } from './shared.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function announce({ config, isEmpty }: Shared): void {
  say(`\n  ${config.brand.name}: ${config.portalOrigin}${portalBase}/`);
  const { origin } = relyingPartyOf(config.portalOrigin);
  if (origin !== config.portalOrigin) say(`  With passkeys, which belong to a name: ${origin}${portalBase}/`);
  const docs = config.showsDocs ? `${config.portalOrigin}/docs   description: ` : '';
  say(`  API: ${docs}${config.portalOrigin}/openapi.json`);
  if (config.assistant.origin) say(`  Assistant: ${config.assistant.origin}/`);
  if (config.cards.provider === 'sandbox') say(`  Card sandbox: ${config.cards.baseUrl}/`);
  if (!config.sms || !config.email) say(`  SMS and e-mail that were sent: ${config.portalOrigin}/dev/outbox`);
  if (config.fillDemo) {
    say(`\n  Demo accounts, password ${demoPassword}:`);
    for (const account of demoAccounts) say(`    ${account.login.padEnd(30)} ${account.who}`);
  }
  if (isEmpty) {
    say(
      '\n  The database has no customers: whoever registers finds no line. `npm run db -- load DIR` takes an',
    );
    say('  operator’s from files; `npm run db -- seed --lines N` fills it with a generated operator.');
  }
  say('');
}
