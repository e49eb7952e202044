// Which families an operator's own systems answer for, and how they are reached. One without an address is embedded.
import { type FamilyName, familyNames } from '@portal/operator-tmf/families';
import { z } from 'zod';
import { webAddress, wholeNumber } from '../settings-shapes.ts';

export interface UpstreamSettings {
  /** Up to where the APIs begin: `https://bss.example/tmf-api`. */
  url: string;
  credential: CredentialSettings;
  timeoutMs: number;
}

/** Where changes of the operator's world are told from; the secret signs what is told. */
export interface EventSource extends UpstreamSettings {
  secret: string;
}

export interface Upstreams {
  families: Partial<Record<FamilyName, UpstreamSettings>>;
  events: EventSource | null;
  /** Families that nobody is asked about, embedded or not. */
  off: readonly FamilyName[];
  /** For how long what was last known is shown, with its hour, while its system is gone. */
  lastKnownMs: number;
}

const key = z.string().regex(/^[\x21-\x7e]{8,2000}$/, { error: 'must be a key without spaces' });

const words = {
  URL: webAddress.optional(),
  TOKEN: key.optional(),
  TOKEN_URL: webAddress.optional(),
  CLIENT_ID: z.string().min(1).max(200).optional(),
  CLIENT_SECRET: key.optional(),
  TIMEOUT_MS: wholeNumber(100, 29_000).default(3_000),
};

const isFamily = (name: string): name is FamilyName => (familyNames as readonly string[]).includes(name);
const families = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .refine((names) => names.every(isFamily), { error: `must be some of ${familyNames.join(', ')}` });

type Words = typeof words;
type Part = Uppercase<FamilyName> | 'EVENTS';
type Shape = { [Name in `UPSTREAM_${Part}_${keyof Words}`]: Words[keyof Words] } & {
  UPSTREAM_EVENTS_SECRET: z.ZodOptional<typeof key>;
  UPSTREAM_LAST_KNOWN_MINUTES: z.ZodDefault<ReturnType<typeof wholeNumber>>;
  UPSTREAM_OFF: z.ZodOptional<typeof families>;
};

/** As they stand in the names of settings. */
export const upstreamParts = [...familyNames.map((name) => name.toUpperCase()), 'EVENTS'];

export const upstreamSettings = {
  ...Object.fromEntries(
    upstreamParts.flatMap((part) =>
      Object.entries(words).map(([word, schema]) => [`UPSTREAM_${part}_${word}`, schema]),
    ),
  ),
  /** Signs what is told: shared with whoever tells. */
  UPSTREAM_EVENTS_SECRET: key.min(16).optional(),
  UPSTREAM_LAST_KNOWN_MINUTES: wholeNumber(0, 24 * 60).default(4 * 60),
  UPSTREAM_OFF: families.optional(),
} as Shape;

/** Half a choice is none: answers the settings, or the sentence that refuses them. */
export function upstreamsFrom(env: Readonly<Record<string, unknown>>): Upstreams | { refused: string } {
  const families: Upstreams['families'] = {};
  for (const name of familyNames) {
    const one = upstreamOf(name.toUpperCase(), env);
    if (one && 'refused' in one) return one;
    if (one) families[name] = one;
  }
  const source = upstreamOf('EVENTS', env);
  if (source && 'refused' in source) return source;
  const secret = env.UPSTREAM_EVENTS_SECRET as string | undefined;
  if (source && !secret)
    return { refused: 'Setting UPSTREAM_EVENTS_SECRET is missing: UPSTREAM_EVENTS_URL needs it' };
  if (secret && !source)
    return { refused: 'Setting UPSTREAM_EVENTS_SECRET has no effect: UPSTREAM_EVENTS_URL is not set' };
  const lastKnownMs = (env.UPSTREAM_LAST_KNOWN_MINUTES as number) * 60_000;
  const off = (env.UPSTREAM_OFF as FamilyName[] | undefined) ?? [];
  return { families, off, events: source && secret ? { ...source, secret } : null, lastKnownMs };
}

function upstreamOf(
  part: string,
  env: Readonly<Record<string, unknown>>,
): UpstreamSettings | { refused: string } | null {
  const of = (word: keyof Words) => env[`UPSTREAM_${part}_${word}`] as string | undefined;
  const [url, token] = [of('URL'), of('TOKEN')];
  const client = (['TOKEN_URL', 'CLIENT_ID', 'CLIENT_SECRET'] as const).map((word) => ({
    word,
    value: of(word),
  }));
  const given = client.find(({ value }) => value !== undefined);
  const without = client.find(({ value }) => value === undefined);
  const name = (word: string) => `UPSTREAM_${part}_${word}`;
  if (!url) {
    const idle = token === undefined ? given?.word : 'TOKEN';
    return idle ? { refused: `Setting ${name(idle)} has no effect: ${name('URL')} is not set` } : null;
  }
  if (given && token)
    return { refused: `Setting ${name('TOKEN')} is one too many: ${name(given.word)} asks for a token` };
  if (given && without)
    return { refused: `Setting ${name(without.word)} is missing: ${name(given.word)} needs it` };
  const [tokenUrl = '', clientId = '', clientSecret = ''] = client.map(({ value }) => value);
  const timeoutMs = env[name('TIMEOUT_MS')] as number;
  return {
    url,
    credential: given ? { tokenUrl, clientId, clientSecret } : { token: token ?? null },
    timeoutMs,
  };
}

// Who we are to an operator's system: a token as it is, or one that is given for a client's credentials (OAuth 2).

interface Credentials {
  /** Null: none is asked for. */
  bearer(signal: AbortSignal): Promise<string | null>;
  /** It was not accepted. @returns whether another one can be had */
  forget(refused: string | null): boolean;
}

export type CredentialSettings =
  | { token: string | null }
  | { tokenUrl: string; clientId: string; clientSecret: string };

const grantSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().optional(),
});

/** Renewed this long before its end, so that none ends on the way. */
const spareMs = 30_000;
const defaultLifeSeconds = 300;

export function createCredentials(settings: CredentialSettings): Credentials {
  if ('token' in settings) return { bearer: async () => settings.token, forget: () => false };
  let current: { token: Promise<string>; given?: string; until: number } | null = null;

  async function ask(signal: AbortSignal): Promise<z.output<typeof grantSchema>> {
    const { tokenUrl, clientId, clientSecret } = settings as {
      tokenUrl: string;
      clientId: string;
      clientSecret: string;
    };
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
    const response = await fetch(tokenUrl, {
      method: 'POST',
      headers: { authorization: `Basic ${basic.toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new Error(`the token was refused with ${response.status}`);
    return grantSchema.parse(await response.json());
  }

  return {
    bearer(signal) {
      if (current && current.until > Date.now()) return current.token;
      const granted = ask(signal);
      const renewed = { token: granted.then((grant) => grant.access_token), until: Number.POSITIVE_INFINITY };
      current = renewed;
      granted.then(
        ({ access_token: given, expires_in = defaultLifeSeconds }) =>
          Object.assign(renewed, { given, until: Date.now() + expires_in * 1_000 - spareMs }),
        () => {
          if (current === renewed) current = null;
        },
      );
      return renewed.token;
    },
    forget(refused) {
      // Whoever was refused at the same time has asked for the next one already.
      if (current?.given === refused) current = null;
      return true;
    },
  };
}
