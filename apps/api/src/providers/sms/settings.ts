// The SMS provider as one setting: the operator's SMS centre (smpp:, smpps:) or a gateway (https:).
import { z } from 'zod';

export interface SmppSettings {
  kind: 'smpp';
  host: string;
  port: number;
  /** TLS from the first byte. */
  isSecure: boolean;
  systemId: string;
  password: string;
  systemType: string;
  /** Who the SMS comes from: a short code, a number, or up to 11 letters. Empty: the centre decides. */
  source: string;
  messagesPerSecond: number;
  /** Messages that may wait for their answers at once. */
  window: number;
  enquireLinkMs: number;
}

export interface SmsGatewaySettings {
  kind: 'gateway';
  /** Without credentials. */
  url: string;
  /** Authentication, beside what every call carries. */
  headers: Record<string, string>;
  /** JSON; `{to}`, `{national}`, `{text}` and `{id}` are replaced inside its strings. */
  template: string;
}

export type SmsSettings = SmppSettings | SmsGatewaySettings;

const smppOptions = z.strictObject({
  source: z
    .string()
    .regex(/^(\d{1,15}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/)
    .default(''),
  systemType: z
    .string()
    .regex(/^[\x21-\x7e]{0,12}$/)
    .default(''),
  rate: z.coerce.number().min(0.1).max(10_000).default(20),
  window: z.coerce.number().int().min(1).max(1_000).default(10),
  enquireLink: z.coerce.number().min(0.1).max(600).default(30),
});

const defaultTemplate = '{"to":"{to}","text":"{text}"}';
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const shape =
  'must look like smpp://systemId:password@host:2775?source=1234&rate=20 or https://user:password@gateway/path';

export const smsUrlSchema = z.string().transform((text, context): SmsSettings => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url?.hostname) return refuse(shape);
  if (url.protocol === 'smpp:' || url.protocol === 'smpps:') {
    const options = smppOptions.safeParse(Object.fromEntries(url.searchParams));
    if (options.success) return smppSettings(url, options.data);
    const issue = options.error.issues[0];
    const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
    return refuse(`option ${String(name)} is not known or not valid`);
  }
  if (url.protocol === 'https:') return gatewaySettings(url);
  if (url.protocol !== 'http:') return refuse(shape);
  // Codes travel in it.
  return loopback.test(url.hostname)
    ? gatewaySettings(url)
    : refuse('must use https, except to this machine');
});

function smppSettings(url: URL, options: z.infer<typeof smppOptions>): SmppSettings {
  const isSecure = url.protocol === 'smpps:';
  return {
    kind: 'smpp',
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 3550 : 2775),
    isSecure,
    systemId: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    systemType: options.systemType,
    source: options.source,
    messagesPerSecond: options.rate,
    window: options.window,
    enquireLinkMs: options.enquireLink * 1000,
  };
}

function gatewaySettings(url: URL): SmsGatewaySettings {
  const { username, password } = url;
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  const headers: Record<string, string> = {};
  if (username) headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  return { kind: 'gateway', url: bare.href, headers, template: defaultTemplate };
}

/** JSON with `{to}` and `{text}` in its strings; `{to}` is E.164 digits, `{national}` ten digits, `{id}` ours. */
export const smsTemplateSchema = z.string().refine((template) => {
  try {
    JSON.parse(template);
  } catch {
    return false;
  }
  return /\{(to|national)\}/.test(template) && template.includes('{text}');
}, 'must be JSON with {to} and {text} in its strings');

/** `X-Api-Key: secret` */
export const smsHeaderSchema = z.string().transform((text, context): Record<string, string> => {
  const [, name, value] = /^([\w-]+):\s*([\x21-\x7e][\x20-\x7e]*)$/.exec(text) ?? [];
  if (name && value) return { [name.toLowerCase()]: value };
  context.addIssue({ code: 'custom', message: 'must look like Authorization: Bearer secret' });
  return z.NEVER;
});
