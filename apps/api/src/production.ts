// What production refuses to start with: what everybody can read in this repository, and what only plays a part.
import { z } from 'zod';

/** By these names the table of settings tells what lets somebody in, or signs. */
const credential = /(SECRET|TOKEN|PASSWORD|_KEY|MERCHANT_ID)$/;

/** Of the configuration, what a start in production depends on. */
interface Judged {
  cards: { provider: 'sandbox' | 'kushki'; baseUrl: string };
  fillDemo: boolean;
  portalOrigin: string;
}

/** Sentences for a person at a terminal, one for each thing; none when the portal may start. */
export function refusedInProduction(
  table: z.ZodRawShape,
  env: Record<string, unknown>,
  config: Judged,
): string[] {
  const lines = publishedIn(table)
    .filter(([name, published]) => env[name] === published)
    .map(([name]) => `Setting ${name} is not safe: in production its published default protects nothing`);
  if (config.cards.provider === 'sandbox')
    lines.push('Setting KUSHKI_BASE_URL is missing: in production the sandbox takes no payments');
  else if (!isSecret(config.cards.baseUrl))
    lines.push('Setting KUSHKI_BASE_URL is not safe: in production it must be an https:// address');
  for (const name of upstreamAddresses(table))
    if (typeof env[name] === 'string' && !isSecret(env[name]))
      lines.push(`Setting ${name} is not safe: in production it must be an https:// address`);
  if (config.fillDemo)
    lines.push('Setting DEMO must be off: in production nobody signs in with a published password');
  if (!config.portalOrigin.startsWith('https://'))
    lines.push('Setting PORTAL_ORIGIN is not safe: in production it must be an https:// address');
  for (const name of ['EMAIL_URL', 'SMS_URL'] as const)
    if (!env[name])
      lines.push(`Setting ${name} is missing: in production codes never go to the built-in outbox`);
  if (!env.SECOND_FACTOR_KEY)
    lines.push('Setting SECOND_FACTOR_KEY is missing: in production no key lies beside what it seals');
  if (!env.AGREEMENTS_KEY)
    lines.push('Setting AGREEMENTS_KEY is missing: in production no key lies beside the agreements it seals');
  return lines;
}

const upstreamAddresses = (table: z.ZodRawShape): string[] =>
  Object.keys(table).filter((name) => /^UPSTREAM_.*_URL$/.test(name));

/** What is sent there cannot be read on the way. */
const isSecret = (address: string): boolean =>
  /^https:|^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])[:/]/.test(address);

function publishedIn(table: z.ZodRawShape): [name: string, value: unknown][] {
  return Object.entries(table).flatMap(([name, schema]) =>
    credential.test(name) && schema instanceof z.ZodDefault ? [[name, schema.parse(undefined)]] : [],
  );
}
