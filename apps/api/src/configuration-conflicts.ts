// Settings that are right each by itself and wrong together: what would have no effect is refused, so that nobody relies on it.

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
