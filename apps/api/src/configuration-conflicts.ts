// Settings that are refused together, or in production, each with a sentence.
import { z } from 'zod';

type Environment = Readonly<Record<string, string | undefined>>;

interface Contradiction {
  /** The setting that has no effect. */
  name: string;
  when: (env: Environment) => boolean;
  why: string;
}

const isOn = (name: string) => (env: Environment) => env[name] !== undefined;

const configurationConflicts: readonly Contradiction[] = [
  { name: 'EMAIL_FROM', when: (env) => !env.EMAIL_URL, why: 'EMAIL_URL is not set' },
  ...['SMS_HTTP_TEMPLATE', 'SMS_HTTP_HEADER'].map((name) => ({
    name,
    when: (env: Environment) => !/^https?:/.test(env.SMS_URL ?? ''),
    why: 'SMS_URL is no HTTP gateway',
  })),
  ...['PLACE_COUNTRY_HEADER', 'PLACE_CITY_HEADER'].map((name) => ({
    name,
    when: (env: Environment) => Number(env.TRUST_PROXY_HOPS ?? 0) === 0,
    why: 'no proxy is trusted, TRUST_PROXY_HOPS is 0',
  })),
  {
    name: 'WHATSAPP_API_URL',
    when: (env) => !env.WHATSAPP_ACCESS_TOKEN,
    why: 'WHATSAPP_ACCESS_TOKEN is not set',
  },
  {
    name: 'PAYMENT_SANDBOX_HOLD_MS',
    when: isOn('KUSHKI_BASE_URL'),
    why: 'KUSHKI_BASE_URL replaces the sandbox',
  },
  {
    name: 'OPERATOR_CLOCK_SECONDS',
    when: (env) => env.OPERATOR_CLOCK === 'off',
    why: 'OPERATOR_CLOCK is off',
  },
  {
    name: 'ANALYTICS_MATOMO_SITE_ID',
    when: (env) => !env.ANALYTICS_MATOMO_URL,
    why: 'ANALYTICS_MATOMO_URL is not set',
  },
  {
    name: 'SESSION_IDLE_MINUTES',
    when: (env) => Number(env.SESSION_IDLE_MINUTES) > 60 * Number(env.SESSION_MAX_HOURS ?? 12),
    why: 'SESSION_MAX_HOURS ends the session before',
  },
];

/** The sentence that refuses them; undefined where all of them agree. */
export function contradictionIn(env: Environment): string | undefined {
  const found = configurationConflicts.find(({ name, when }) => env[name] !== undefined && when(env));
  return found && `Setting ${found.name} has no effect: ${found.why}`;
}

// What production refuses to start with: what everybody can read in this repository, and what only plays a part.

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
    lines.push(
      'Setting DEMO must be off, as it is with DATABASE_URL: in production nobody signs in with a published password',
    );
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
