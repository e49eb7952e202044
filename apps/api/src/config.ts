// Every setting, as the start reads it from the environment: its shape, its default, and what is made of all of them.
import { type Compensation, compensationFrom } from '@portal/operator/network/compensation';
import { issuerFrom, sharedSettings } from '@portal/operator/settings';
import type { Issuer } from '@portal/operator-ports/documents';
import { type LogFormat, logSettings } from '@portal/trace/log-lines';
import type { TraceSettings } from '@portal/trace/span';
import { z } from 'zod';
import { type Brand, brandFrom, brandSettings } from './brand/settings.ts';
import { contradictionIn, refusedInProduction } from './configuration-conflicts.ts';
import { type RetentionPeriods, retentionFrom, retentionSettings } from './db/retention.ts';
import { type ChainSettings, chainFrom, chainSettings } from './modules/agreements/settings.ts';
import type { ContentNeeds } from './modules/content/content.ts';
import { type SessionSettings, sessionSettings, sessionsFrom } from './modules/sso/settings.ts';
import { type AssistantSettings, assistantFrom, assistantSettings } from './providers/assistant/settings.ts';
import { type BotCheckSettings, botCheckFrom, botCheckSettings } from './providers/bot-check/settings.ts';
import { type PaymentSettings, paymentSettings, paymentsFrom } from './providers/card-payments/settings.ts';
import { emailFromSchema, emailUrlSchema, type SmtpSettings } from './providers/email/settings.ts';
import {
  type SmsSettings,
  smsHeaderSchema,
  smsTemplateSchema,
  smsUrlSchema,
} from './providers/sms/settings.ts';
import { type WhatsappSettings, whatsappFrom, whatsappSettings } from './providers/whatsapp/settings.ts';
import { type PublicSite, publicSiteFrom, publicSiteSettings } from './public-site.ts';
import { webOrigin, wholeNumber } from './settings-shapes.ts';
import { type Upstreams, upstreamSettings, upstreamsFrom } from './upstream/settings.ts';

// Where spans are sent, by the names that OpenTelemetry has for it.

const tracingSettings = {
  /** A collector's address for OTLP over HTTP, up to where `/v1/traces` begins. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** `name=value` pairs with commas between them. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]+(,[^=,\s]+=[^,]+)*$/, 'must be name=value, name=value')
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('portal'),
  /** Of the traces that begin here: 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

type Given = z.infer<z.ZodObject<typeof tracingSettings>>;

function tracingFrom(env: Given): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: given = '' } = env;
  if (!endpoint) return null;
  const headers = Object.fromEntries(
    given
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
      }),
  );
  return { endpoint, headers, service: env.OTEL_SERVICE_NAME, share: env.OTEL_TRACES_SAMPLER_ARG };
}

const port = wholeNumber(1, 65_535);
const onOff = z.enum(['on', 'off']);

/** A credential's default can be read here by everybody: production refuses it, by the setting's name. */
export const settings = z.object({
  ...sharedSettings,
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address of this machine')
    .default('127.0.0.1'),
  PAY_PORT: port.optional(),
  /** Processes behind the one port, for a machine with several cores. */
  WORKERS: wholeNumber(1, 64).default(1),
  DATA_DIR: z.string().min(1).default('./data'),
  OPERATOR_CLOCK_SECONDS: wholeNumber(1, 3_600).default(60),
  /** How the outside world reaches the portal; needed behind a proxy. */
  PORTAL_ORIGIN: webOrigin.optional(),
  /** Number of trusted proxies in front; 0 trusts the socket's address alone. */
  TRUST_PROXY_HOPS: wholeNumber(0, 5).default(0),
  /** How long requests are still taken after `/readyz` has turned 503. */
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 300).optional(),
  /** Whether `/docs` shows the API to whoever reaches the port. */
  PORTAL_DOCS: onOff.optional(),
  /** Opens `/metrics` to those who bring it as a bearer, and to nobody else. */
  PORTAL_METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without spaces')
    .optional(),
  OPERATOR_PHONE_DOMAIN: z
    .string()
    .regex(/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/, 'must be a domain')
    .default('telefono.example'),
  /** The characteristic of a repair's step that asks the customer to approve its cost. */
  REPAIR_APPROVAL_CHARACTERISTIC: z.string().min(1).max(60).default('requiereAprobacion'),
  /** Within how many days a claim is to be answered: Ecuador's rule is fifteen. */
  CLAIM_DAYS: wholeNumber(1, 90).default(15),
  /** Who is written to when the network has not confirmed in time that a stolen phone is stopped. */
  THEFT_DESK_EMAIL: z.email().optional(),
  NODE_ENV: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['production', 'development', 'test']))
    .optional(),
  /** Where e-mail and SMS leave; without one, the built-in provider keeps them for /dev/outbox. */
  EMAIL_URL: emailUrlSchema.optional(),
  EMAIL_FROM: emailFromSchema.optional(),
  SMS_URL: smsUrlSchema.optional(),
  /** For an HTTP gateway: the body, and a header when the address has no credentials. */
  SMS_HTTP_TEMPLATE: smsTemplateSchema.optional(),
  SMS_HTTP_HEADER: smsHeaderSchema.optional(),
  ...sessionSettings,
  ...chainSettings,
  ...brandSettings,
  ...publicSiteSettings,
  ...botCheckSettings,
  ...assistantSettings,
  ...upstreamSettings,
  ...retentionSettings,
  ...tracingSettings,
  ...paymentSettings,
  ...whatsappSettings,
});

/** How the settings of others begin, too. */
const shared = new Set(['HOST', 'LOG', 'NODE', 'OTEL', 'PORT', 'WORKERS']);
const firstWord = (name: string) => name.split('_', 1)[0] ?? name;
const ownWords = new Set(
  Object.keys(settings.shape)
    .map(firstWord)
    .filter((word) => !shared.has(word)),
);
const isLikeOurs = (name: string) => name.includes('_') && ownWords.has(firstWord(name));

/** Read by an operator that stands alone, from the same environment; and what each desktop of Linux has in it. */
const ofAnother = /^(OPERATOR_(PORT|API_KEY|CALLBACK_ORIGINS|DATA_DIR)|SESSION_MANAGER)$/;

export interface Config extends PaymentSettings {
  host: string;
  port: number;
  payPort: number;
  workers: number;
  dataDir: string;
  databaseUrl: string | null;
  fillDemo: boolean;
  usesDemoAccounts: boolean;
  operatorClock: { isOn: boolean; seconds: number };
  portalOrigin: string;
  trustProxyHops: number;
  sessions: SessionSettings;
  chain: ChainSettings;
  shutdownDelaySeconds: number;
  /** Real customers: nothing published lets anybody in. */
  isProduction: boolean;
  showsDocs: boolean;
  /** Token null: open to whoever reaches the port. */
  metrics: { isOn: boolean; token: string | null };
  logLevel: string;
  logFormat: LogFormat;
  brand: Brand;
  approvalCharacteristic: string;
  claimDays: number;
  theftDeskEmail: string | null;
  phoneDomain: string;
  /** Null: the built-in provider. */
  email: SmtpSettings | null;
  sms: SmsSettings | null;
  /** Null: there is none. */
  whatsapp: WhatsappSettings | null;
  site: PublicSite;
  content: Omit<ContentNeeds, 'log'>;
  botCheck: BotCheckSettings;
  assistant: AssistantSettings;
  issuer: Issuer;
  compensation: Compensation;
  /** Whose numbers the operator's clock gives: `001-003`. */
  billSeries: string;
  upstreams: Upstreams;
  retention: RetentionPeriods;
  /** Null: no spans are made. */
  tracing: TraceSettings | null;
}

export class ConfigError extends Error {}

/** @throws ConfigError with a line for a person at a terminal; in production, one for each thing it refuses. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const known = Object.keys(settings.shape);
  const unknown = Object.keys(environment).find(
    (name) => isLikeOurs(name) && !ofAnother.test(name) && !known.includes(name),
  );
  if (unknown) throw new ConfigError(`Unknown setting ${unknown}. Known settings: ${known.join(', ')}`);

  const given = Object.fromEntries(known.map((name) => [name, environment[name]?.trim() || undefined]));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`Setting ${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  const config = configFrom(parsed.data);
  const refused = isProduction(parsed.data) ? refusedInProduction(settings.shape, parsed.data, config) : [];
  if (refused.length > 0) throw new ConfigError(refused.join('\n'));
  const contradiction = contradictionIn(given);
  if (contradiction) throw new ConfigError(contradiction);
  return config;
}

const isProduction = (env: z.infer<typeof settings>): boolean => env.NODE_ENV === 'production';

function messageProviders(env: z.infer<typeof settings>): Pick<Config, 'email' | 'sms'> {
  const { EMAIL_URL: server, EMAIL_FROM: from, SMS_URL: sms = null } = env;
  if (server && !from) throw new ConfigError('Setting EMAIL_FROM is missing: EMAIL_URL needs it');
  const email = server && from ? { ...server, from } : null;
  if (sms?.kind !== 'gateway') return { email, sms };
  const { SMS_HTTP_TEMPLATE: template = sms.template, SMS_HTTP_HEADER: header } = env;
  return { email, sms: { ...sms, template, headers: { ...sms.headers, ...header } } };
}

function accepted<T extends object>(chosen: T | { refused: string }): T {
  if ('refused' in chosen) throw new ConfigError(chosen.refused);
  return chosen;
}

/** As it stands on its papers: with the brand's colour and logo. */
function issuerOf(issuer: Issuer, { colours, logo }: Brand): Issuer {
  return {
    ...issuer,
    ...(colours ? { color: colours.text.light } : {}),
    ...(logo?.type === 'image/png' ? { logo: logo.content } : {}),
  };
}

/** Where the pages of the payment frame are; null where there is none. */
export function frameOriginOf({ paymentFrame, cards }: Config): string | null {
  const sandboxOrigin = cards.provider === 'sandbox' ? new URL(cards.baseUrl).origin : null;
  return paymentFrame.origin ?? sandboxOrigin;
}

/** This machine by its name, where it is served to itself: passkeys belong to a name. */
const named = (host: string): string | null =>
  ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'http://localhost' : null;

function configFrom(env: z.infer<typeof settings>): Config {
  const payPort = env.PAY_PORT ?? env.PORT + 1;
  if (payPort > 65_535) throw new ConfigError('Setting PAY_PORT is not valid: PORT + 1 is not a port');
  if (payPort === env.PORT) throw new ConfigError('Setting PAY_PORT is not valid: it must differ from PORT');
  const fillDemo = env.DEMO ? env.DEMO === 'on' : !env.DATABASE_URL;
  const origin = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}`;
  const brand = accepted(brandFrom(env));
  const payments = accepted(paymentsFrom(env, `${origin}:${payPort}`));
  return {
    host: env.HOST,
    port: env.PORT,
    payPort,
    workers: env.WORKERS,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    fillDemo,
    usesDemoAccounts: env.DEMO_USE === 'on',
    operatorClock: {
      isOn: env.OPERATOR_CLOCK ? env.OPERATOR_CLOCK === 'on' : fillDemo,
      seconds: env.OPERATOR_CLOCK_SECONDS,
    },
    portalOrigin: new URL(env.PORTAL_ORIGIN ?? `${named(env.HOST) ?? origin}:${env.PORT}`).origin,
    trustProxyHops: env.TRUST_PROXY_HOPS,
    sessions: sessionsFrom(env),
    chain: chainFrom(env),
    shutdownDelaySeconds: env.SHUTDOWN_DELAY_SECONDS ?? (isProduction(env) ? 5 : 0),
    isProduction: isProduction(env),
    showsDocs: env.PORTAL_DOCS ? env.PORTAL_DOCS === 'on' : !isProduction(env),
    metrics: {
      isOn: env.PORTAL_METRICS_TOKEN !== undefined || !isProduction(env),
      token: env.PORTAL_METRICS_TOKEN ?? null,
    },
    ...logSettings(env.LOG_FORMAT, env.LOG_LEVEL),
    brand,
    approvalCharacteristic: env.REPAIR_APPROVAL_CHARACTERISTIC,
    claimDays: env.CLAIM_DAYS,
    theftDeskEmail: env.THEFT_DESK_EMAIL ?? null,
    phoneDomain: env.OPERATOR_PHONE_DOMAIN,
    ...messageProviders(env),
    site: publicSiteFrom(env),
    content: {
      menuUrl: env.CONTENT_MENU_URL ?? null,
      footerUrl: env.CONTENT_FOOTER_URL ?? null,
      placesUrl: env.CONTENT_PLACES_URL ?? null,
      isDemo: fillDemo,
    },
    botCheck: accepted(botCheckFrom(env)),
    assistant: accepted(
      assistantFrom(env, {
        host: origin,
        port: env.PORT,
        payPort,
        portalOrigin: env.PORTAL_ORIGIN ? new URL(env.PORTAL_ORIGIN).origin : null,
      }),
    ),
    issuer: issuerOf(accepted(issuerFrom(env)), brand),
    compensation: compensationFrom(env),
    billSeries: env.ISSUER_SERIES,
    upstreams: accepted(upstreamsFrom(env)),
    retention: retentionFrom(env),
    tracing: tracingFrom(env),
    ...payments,
    ...accepted(
      whatsappFrom(env, payments.cards.provider === 'sandbox' ? `${payments.cards.baseUrl}/whatsapp` : null),
    ),
  };
}
