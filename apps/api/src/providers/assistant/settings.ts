// Which assistant customers write to: the built-in one, a Chatwoot with people behind it, or none; and who answers when
// a person is asked for.

import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { webAddress, webOrigin, wholeNumber } from '../../settings-shapes.ts';

export interface Chatwoot {
  baseUrl: string;
  /** Public: names the inbox. */
  websiteToken: string;
  /** In the assistant's place, or once the customer sends a conversation to a person. */
  opens: 'atOnce' | 'forPerson';
}

export interface AssistantSettings {
  kind: 'builtin' | 'chatwoot' | 'off';
  port: number;
  /** False: nobody has asked for this port, and where it is taken the portal starts without the assistant. */
  isPortAsked: boolean;
  /** Where browsers find the assistant's page; null when there is none. */
  origin: string | null;
  /** Signs what the chat's server asks of us. */
  secret: string;
  chatwoot: Chatwoot | null;
  /** Proves to Chatwoot who it is told about. */
  identityKey: string | null;
  /** Where a person answers in writing. */
  liveChatUrl: string | null;
  /** Null: none is asked. */
  model: ModelSettings | null;
}

/** A model of the operator's own. */
export interface ModelSettings {
  url: string;
  key: string | null;
  name: string;
}

const key = z.string().regex(/^[\x21-\x7e]{8,200}$/, { error: 'must be a key without spaces' });

export const assistantSettings = {
  ASSISTANT: z.enum(['builtin', 'chatwoot', 'off']).optional(),
  ASSISTANT_PORT: wholeNumber(1, 65_535).optional(),
  /** How the outside world reaches that port; needed behind a proxy. */
  ASSISTANT_ORIGIN: webOrigin.optional(),
  /** Shared with the server of a live chat; without one, each process makes its own. */
  ASSISTANT_SECRET: key.optional(),
  LIVE_CHAT_URL: webAddress.optional(),
  CHATWOOT_BASE_URL: webAddress.optional(),
  CHATWOOT_WEBSITE_TOKEN: key.optional(),
  CHATWOOT_HMAC_KEY: key.optional(),
  /** Of the chat-completions call. */
  ASSISTANT_MODEL_URL: webAddress.optional(),
  ASSISTANT_MODEL_KEY: key.optional(),
  ASSISTANT_MODEL_NAME: z.string().min(1).max(200).optional(),
} satisfies z.ZodRawShape;

type Environment = z.infer<z.ZodObject<typeof assistantSettings>>;

/** What stands elsewhere in the environment. */
export interface Place {
  /** `http://127.0.0.1` */
  host: string;
  port: number;
  payPort: number;
  /** Null: nobody has said how the outside world reaches the portal. */
  portalOrigin: string | null;
}

/** Half a choice is none: answers the settings, or the sentence that refuses them. */
export function assistantFrom(env: Environment, place: Place): AssistantSettings | { refused: string } {
  const isUnnamed = env.ASSISTANT_ORIGIN === undefined && isOutside(place);
  // Where browsers could not reach it, it is not offered.
  const kind = env.ASSISTANT ?? (isUnnamed ? 'off' : 'builtin');
  const port = env.ASSISTANT_PORT ?? freeOf(place);
  if (isUnnamed && kind !== 'off')
    return { refused: 'Setting ASSISTANT_ORIGIN is missing: PORTAL_ORIGIN needs it' };
  const origin = env.ASSISTANT_ORIGIN ? new URL(env.ASSISTANT_ORIGIN).origin : `${place.host}:${port}`;
  if (origin === place.portalOrigin)
    return { refused: 'Setting ASSISTANT_ORIGIN is not valid: it must differ from PORTAL_ORIGIN' };
  const refused =
    refusedPort(port, place, kind) ??
    refusedChatwoot(env, kind) ??
    refusedLiveChat(env) ??
    refusedModel(env, kind);
  if (refused) return { refused };
  const { CHATWOOT_BASE_URL: chatwootUrl, CHATWOOT_WEBSITE_TOKEN: websiteToken } = env;
  return {
    kind,
    port,
    isPortAsked: env.ASSISTANT_PORT !== undefined,
    origin: kind === 'off' ? null : origin,
    secret: env.ASSISTANT_SECRET ?? randomBytes(32).toString('base64url'),
    chatwoot:
      kind !== 'off' && chatwootUrl && websiteToken
        ? {
            baseUrl: new URL(chatwootUrl).origin,
            websiteToken,
            opens: kind === 'chatwoot' ? 'atOnce' : 'forPerson',
          }
        : null,
    identityKey: env.CHATWOOT_HMAC_KEY ?? null,
    liveChatUrl: env.LIVE_CHAT_URL ?? null,
    model: modelFrom(env),
  };
}

function isOutside({ host, portalOrigin }: Place): boolean {
  if (portalOrigin === null) return false;
  const { hostname } = new URL(portalOrigin);
  return ![new URL(host).hostname, 'localhost', '127.0.0.1'].includes(hostname);
}

/** Two above the portal's, or where that is the card sandbox's or none, the next that is neither's. */
function freeOf({ port, payPort }: Place): number {
  const candidates = [port + 2, port + 3, port - 1, port - 2];
  return candidates.find((each) => each <= 65_535 && each !== payPort) ?? port + 2;
}

function refusedPort(port: number, place: Place, kind: AssistantSettings['kind']): string | null {
  if (kind === 'off') return null;
  if (port === place.port || port === place.payPort)
    return 'Setting ASSISTANT_PORT is not valid: it must differ from PORT and PAY_PORT';
  return null;
}

function refusedChatwoot(env: Environment, kind: AssistantSettings['kind']): string | null {
  const needed = ['CHATWOOT_BASE_URL', 'CHATWOOT_WEBSITE_TOKEN'] as const;
  const given = [...needed, 'CHATWOOT_HMAC_KEY' as const].find((name) => env[name] !== undefined);
  if (!given && env.ASSISTANT !== 'chatwoot') return null;
  const missing = needed.find((name) => env[name] === undefined);
  if (missing) return `Setting ${missing} is missing: ${given ?? 'ASSISTANT=chatwoot'} needs it`;
  if (kind === 'off') return `Setting ${given} has no effect: the assistant is off`;
  const isElsewhere = kind === 'builtin' && env.LIVE_CHAT_URL !== undefined;
  return isElsewhere ? `Setting ${given} has no effect: people answer at LIVE_CHAT_URL` : null;
}

/** Its server must be able to sign. */
function refusedLiveChat({ LIVE_CHAT_URL: url, ASSISTANT_SECRET: secret }: Environment): string | null {
  return url && !secret ? 'Setting ASSISTANT_SECRET is missing: LIVE_CHAT_URL needs it' : null;
}

function modelFrom(env: Environment): ModelSettings | null {
  const { ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL_NAME: name, ASSISTANT_MODEL_KEY: secret = null } = env;
  return url && name ? { url, name, key: secret } : null;
}

function refusedModel(env: Environment, kind: AssistantSettings['kind']): string | null {
  const names = ['ASSISTANT_MODEL_URL', 'ASSISTANT_MODEL_NAME', 'ASSISTANT_MODEL_KEY'] as const;
  const given = names.find((name) => env[name] !== undefined);
  if (!given) return null;
  const missing = names.slice(0, 2).find((name) => env[name] === undefined);
  if (missing) return `Setting ${missing} is missing: ${given} needs it`;
  return kind === 'builtin' ? null : `Setting ${given} has no effect: the built-in assistant is off`;
}
