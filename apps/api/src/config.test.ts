import { getDocument } from '@portal/contract/paying/documents';
import { dayMs } from '@portal/market/civil-dates';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/build-app.ts';
import { billsOf, givenCycle } from '../test/given/bills.ts';
import { givenSubscriber } from '../test/given/plan-change.ts';
import { ConfigError, readConfig, settings } from './config.ts';
import { upstreamParts } from './upstream/settings.ts';

const numbers = ['-1', '1.5', '1e3', '0x50', 'x', '99999999999'];
const choices = ['sí', 'ON ON'];
const addresses = ['portal', 'ftp://a.example', 'javascript:alert(1)', '//a.example'];
const origins = [...addresses, 'https://a.example/path', 'https://user:word@a.example'];
const long = 'x'.repeat(3_000);

/** Values that each setting must refuse, by its name; none where any text is one. */
const malformed: Record<string, readonly string[]> = {
  PORT: [...numbers, '0', '65536'],
  MARKET: ['EC', 'peru'],
  HOST: ['a b', 'http://127.0.0.1'],
  PAY_PORT: [...numbers, '0', '3000'],
  WORKERS: [...numbers, '0', '65'],
  DATA_DIR: [],
  DATABASE_URL: ['mysql://a', 'a.example'],
  DEMO: choices,
  DEMO_USE: choices,
  OPERATOR_CLOCK: choices,
  OPERATOR_CLOCK_SECONDS: [...numbers, '0'],
  PORTAL_ORIGIN: origins,
  TRUST_PROXY_HOPS: [...numbers, '6', 'true'],
  SESSION_IDLE_MINUTES: [...numbers, '0', '1441'],
  SESSION_MAX_HOURS: [...numbers, '0', '721'],
  AGREEMENTS_KEY: ['short'],
  AGREEMENTS_KEYS_BEFORE: ['a-key-of-ours-that-has-32-letters,short'],
  SECOND_FACTOR_KEY: ['short', 'with spaces in it, however long it is'],
  PLACE_COUNTRY_HEADER: ['two words'],
  PLACE_CITY_HEADER: ['city:'],
  SHUTDOWN_DELAY_SECONDS: [...numbers, '301'],
  PORTAL_DOCS: choices,
  PORTAL_METRICS_TOKEN: ['short', 'with a space in it'],
  LOG_LEVEL: ['loud'],
  LOG_FORMAT: ['xml'],
  BRAND_NAME: [long],
  BRAND_HELP_PHONE: [long],
  BRAND_DEVICE_BALANCE: [long],
  BRAND_COLOR: ['red', '#12', '#ffd400'],
  BRAND_LOGO: ['/nowhere/logo.svg', import.meta.filename],
  BRAND_ICON: ['/nowhere/icon.png', import.meta.filename],
  OPERATOR_PHONE_DOMAIN: ['a', '@a.example', 'a_b.example'],
  REPAIR_APPROVAL_CHARACTERISTIC: [long],
  CLAIM_DAYS: [...numbers, '0', '91'],
  OUTAGE_CREDIT_AFTER_MINUTES: [...numbers, '10081'],
  OUTAGE_CREDIT_PERCENT_PER_HOUR: [...numbers, '101'],
  VISIT_MISSED_CREDIT_PERCENT: [...numbers, '101'],
  THEFT_DESK_EMAIL: ['seguridad', 'seguridad@'],
  NODE_ENV: ['prod', 'staging'],
  EMAIL_URL: ['a.example', 'http://a.example'],
  EMAIL_FROM: ['Mi Claro', 'a@b@c'],
  SMS_URL: ['a.example', 'http://a.example'],
  SMS_HTTP_TEMPLATE: ['{', '{"to":"{to}"}'],
  SMS_HTTP_HEADER: ['nothing', 'X-Key:\nX-Other: 1'],
  KUSHKI_BASE_URL: addresses,
  KUSHKI_PUBLIC_MERCHANT_ID: [],
  KUSHKI_PRIVATE_MERCHANT_ID: [],
  KUSHKI_WEBHOOK_SECRET: ['short'],
  PAYMENT_TIMEOUT_MS: [...numbers, '99', '29001'],
  PAYMENT_FRAME_ORIGIN: origins,
  PAYMENT_FRAME_SECRET: ['short'],
  PAYMENT_BALANCE: choices,
  PAYMENT_LATER: ['paper', 'cash,', ',cash', 'cash qr', 'off,cash'],
  PAYMENT_LATER_HOURS: [...numbers, '0', '721'],
  PAYMENT_SANDBOX_HOLD_MS: [...numbers, '60001'],
  PAYMENT_AUTOMATIC_PER_SECOND: [...numbers, '0', '1001'],
  SITE_COUNTRIES: ['Perú', 'Perú=site', 'Perú=https://a.example Chile=https://b.example'],
  ANALYTICS_GA4_ID: ['UA-1', 'g-1234'],
  ANALYTICS_MATOMO_SITE_ID: [...numbers, '0'],
  BOT_CHECK: ['captcha'],
  BOT_CHECK_SITE_KEY: ['a b c d e'],
  BOT_CHECK_SECRET: ['a b c d e'],
  BOT_CHECK_VERIFY_URL: ['a.example', 'http://a.example'],
  ASSISTANT: ['on'],
  ASSISTANT_PORT: [...numbers, '0', '3000', '3001'],
  ASSISTANT_ORIGIN: origins,
  ASSISTANT_SECRET: ['short', 'with a space'],
  ASSISTANT_MODEL_URL: addresses,
  ASSISTANT_MODEL_KEY: ['short', 'with a space'],
  ASSISTANT_MODEL_NAME: [long],
  LIVE_CHAT_URL: addresses,
  CHATWOOT_BASE_URL: addresses,
  CHATWOOT_WEBSITE_TOKEN: ['short'],
  CHATWOOT_HMAC_KEY: ['short'],
  ISSUER_NAME: [long],
  ISSUER_TAX_ID: ['1', '17999999900012', '1779999990001'],
  ISSUER_ADDRESS: [long],
  ISSUER_BRANCH_ADDRESS: [long],
  ISSUER_SERIES: ['1-3', '001003', '0001-003'],
  ISSUER_SPECIAL_TAXPAYER: [long],
  ...Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => {
      if (/^(SITE_(?!COUNTRIES)|CONTENT_)|^ANALYTICS_MATOMO_URL$/.test(name)) return [[name, addresses]];
      return name.startsWith('RETENTION_') ? [[name, [...numbers, '0']]] : [];
    }),
  ),
  ...Object.fromEntries(
    upstreamParts.flatMap((part) => [
      [`UPSTREAM_${part}_URL`, addresses],
      [`UPSTREAM_${part}_TOKEN`, ['short', 'with a space']],
      [`UPSTREAM_${part}_TOKEN_URL`, addresses],
      [`UPSTREAM_${part}_CLIENT_ID`, [long]],
      [`UPSTREAM_${part}_CLIENT_SECRET`, ['short']],
      [`UPSTREAM_${part}_TIMEOUT_MS`, [...numbers, '99', '29001']],
    ]),
  ),
  WHATSAPP_PHONE_NUMBER_ID: ['+593', '12', 'number'],
  WHATSAPP_ACCESS_TOKEN: ['short', 'with a space'],
  WHATSAPP_APP_SECRET: ['short', 'with a space'],
  WHATSAPP_VERIFY_TOKEN: ['short', 'with a space'],
  WHATSAPP_API_URL: [...addresses, 'http://graph.example/v23.0'],
  WHATSAPP_NUMBER: ['letters', '12'],
  OTEL_EXPORTER_OTLP_ENDPOINT: addresses,
  OTEL_EXPORTER_OTLP_HEADERS: ['name', '=value'],
  OTEL_SERVICE_NAME: [long],
  OTEL_TRACES_SAMPLER_ARG: ['-1', '2', 'x'],
  UPSTREAM_EVENTS_SECRET: ['short', 'with a space in it'],
  UPSTREAM_LAST_KNOWN_MINUTES: [...numbers, '1441'],
  UPSTREAM_OFF: ['houses', 'usage,', 'usage;billing'],
};

function refusalOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  return '';
}

describe('a setting that is malformed', () => {
  it('is known to this table, each of them', () => {
    expect(Object.keys(settings.shape).filter((name) => !(name in malformed))).toEqual([]);
  });

  it.each(Object.entries(malformed))('%s is refused in one line that names it', (name, values) => {
    for (const value of values) {
      const refusal = refusalOf({ [name]: value });
      expect([value, refusal]).toEqual([value, expect.stringMatching(new RegExp(`^Setting ${name} `))]);
      expect(refusal).not.toContain('\n');
      // Said to somebody at a terminal, not to a log that others read: a secret does not come back.
      if (/SECRET|TOKEN$|KEY$/.test(name)) expect(refusal).not.toContain(value);
    }
  });

  it('an unknown one that begins like ours, too', () => {
    for (const name of ['PAYMENT_TIMEOUT', 'MARKET_PATH', 'UPSTREAM_USAGE', 'BRAND_COLOUR'])
      expect(refusalOf({ [name]: '1' })).toMatch(new RegExp(`^Unknown setting ${name}\\.`));
  });

  it('what others have in the same environment is none', () => {
    // A desktop's, and of an operator that stands alone.
    const others = {
      SESSION_MANAGER: 'local/desk:@/tmp/.ICE-unix/1',
      OPERATOR_CALLBACK_ORIGINS: 'https://a.example',
    };
    expect(refusalOf(others)).toBe('');
  });
});

const chatwoot = { CHATWOOT_BASE_URL: 'https://a.example', CHATWOOT_WEBSITE_TOKEN: 'x'.repeat(16) };

describe('settings that contradict each other', () => {
  it.each([
    [{ PORT: '4000', PAY_PORT: '4000' }, 'PAY_PORT'],
    [{ PORT: '65535' }, 'PAY_PORT'],
    [{ PORT: '4000', ASSISTANT_PORT: '4000' }, 'ASSISTANT_PORT'],
    [{ EMAIL_URL: 'smtp://a.example' }, 'EMAIL_FROM'],
    [{ EMAIL_FROM: 'a@b.example' }, 'EMAIL_FROM'],
    [{ SMS_HTTP_HEADER: 'X-Key: abc' }, 'SMS_HTTP_HEADER'],
    [{ SMS_URL: 'smpp://id:word@a.example:2775', SMS_HTTP_HEADER: 'X-Key: abc' }, 'SMS_HTTP_HEADER'],
    [{ KUSHKI_BASE_URL: 'https://a.example', PAYMENT_SANDBOX_HOLD_MS: '1' }, 'PAYMENT_SANDBOX_HOLD_MS'],
    [{ PAYMENT_FRAME_ORIGIN: 'https://a.example' }, 'PAYMENT_FRAME_SECRET'],
    [{ OPERATOR_CLOCK: 'off', OPERATOR_CLOCK_SECONDS: '5' }, 'OPERATOR_CLOCK_SECONDS'],
    [{ ANALYTICS_MATOMO_SITE_ID: '2' }, 'ANALYTICS_MATOMO_SITE_ID'],
    [{ SESSION_IDLE_MINUTES: '90', SESSION_MAX_HOURS: '1' }, 'SESSION_IDLE_MINUTES'],
    [{ PLACE_CITY_HEADER: 'CF-IPCity' }, 'PLACE_CITY_HEADER'],
    [{ BOT_CHECK_SECRET: 'secret' }, 'BOT_CHECK_SECRET'],
    [{ BOT_CHECK: 'turnstile', BOT_CHECK_SECRET: 'secret' }, 'BOT_CHECK_SITE_KEY'],
    [{ CHATWOOT_BASE_URL: 'https://a.example' }, 'CHATWOOT_WEBSITE_TOKEN'],
    [{ ...chatwoot, ASSISTANT: 'off' }, 'CHATWOOT_BASE_URL'],
    [
      { ...chatwoot, LIVE_CHAT_URL: 'https://b.example', ASSISTANT_SECRET: 'x'.repeat(16) },
      'CHATWOOT_BASE_URL',
    ],
    [{ ASSISTANT: 'chatwoot' }, 'CHATWOOT_BASE_URL'],
    [{ PORTAL_ORIGIN: 'https://a.example', ASSISTANT_ORIGIN: 'https://a.example' }, 'ASSISTANT_ORIGIN'],
    [{ ISSUER_NAME: 'Una' }, 'ISSUER_NAME'],
    [{ UPSTREAM_USAGE_TOKEN: 'a-token-of-usage' }, 'UPSTREAM_USAGE_TOKEN'],
    [
      { UPSTREAM_EVENTS_URL: 'https://a.example', UPSTREAM_EVENTS_TOKEN: 'a-token-of-it' },
      'UPSTREAM_EVENTS_SECRET',
    ],
    [{ UPSTREAM_EVENTS_SECRET: 'a-secret-of-events' }, 'UPSTREAM_EVENTS_SECRET'],
  ])('%j is refused in one line', (environment, name) => {
    const refusal = refusalOf(environment as Record<string, string>);
    expect(refusal).toMatch(new RegExp(`^Setting ${name} `));
    expect(refusal).not.toContain('\n');
  });
});

describe('where the portal is, when nothing says so', () => {
  it.each([
    [{}, 'http://localhost:3000'],
    [{ HOST: '::1', PORT: '4000' }, 'http://localhost:4000'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
    [{ HOST: '10.0.0.5' }, 'http://10.0.0.5:3000'],
    [{ PORTAL_ORIGIN: 'http://127.0.0.1:3000' }, 'http://127.0.0.1:3000'],
  ])('%j is at %s: passkeys belong to a name', (environment, origin) =>
    expect(readConfig(environment).portalOrigin).toBe(origin),
  );
});

const company = {
  ISSUER_NAME: 'Telefonía Inventada S.A.',
  ISSUER_TAX_ID: '0990000000001',
  ISSUER_ADDRESS: 'Calle Falsa 123, Cuenca',
};

describe('settings of the issuer', () => {
  it('are a fictional company under the brand unless somebody says otherwise', () => {
    const { issuer, billSeries } = readConfig({ BRAND_NAME: 'Mi Marca' });
    expect(issuer).toMatchObject({ tradeName: 'Mi Marca', taxId: '1799999990001' });
    expect(billSeries).toBe('001-003');
  });

  it('name another one', () => {
    const { issuer } = readConfig({ ...company, ISSUER_SPECIAL_TAXPAYER: '5368' });
    expect(issuer).toEqual({
      legalName: company.ISSUER_NAME,
      tradeName: 'Mi Claro',
      taxId: company.ISSUER_TAX_ID,
      headquartersAddress: company.ISSUER_ADDRESS,
      establishmentAddress: company.ISSUER_ADDRESS,
      keepsAccounting: true,
      specialTaxpayer: '5368',
    });
  });

  it.each([
    [{ ...company, ISSUER_TAX_ID: '' }, 'ISSUER_TAX_ID'],
    [{ ISSUER_BRANCH_ADDRESS: 'Calle Falsa 124' }, 'ISSUER_BRANCH_ADDRESS'],
    [{ ...company, ISSUER_TAX_ID: '099000000000' }, 'ISSUER_TAX_ID'],
    [{ ISSUER_SERIES: '1-3' }, 'ISSUER_SERIES'],
    [{ ISSUER_WATERMARK: 'off' }, 'ISSUER_WATERMARK'],
  ])('%j stops the start with a line that names it', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(name);
  });
});

describe('what is issued', () => {
  let app: TestApp | undefined;
  afterAll(() => app?.close());

  it('bears the RUC in its access key and the series in its number', async () => {
    let now = new Date();
    const environment = { ...company, ISSUER_SERIES: '002-007' };
    app = await startTestApp({ clock: { now: () => now }, environment });
    const { token, line } = await givenSubscriber(app);
    const { cut } = await givenCycle(app, line, now);
    now = cut;
    await app.tick();
    const [bill] = await billsOf(app, token, line.number);
    expect(bill?.billNo).toMatch(/^002-007-\d{9}$/);
    const { rows } = await app.database.pool.query(
      'select access_key from operator.bills where bill_no = $1',
      [bill?.billNo],
    );
    expect(rows[0].access_key.slice(10, 39)).toBe(
      `${company.ISSUER_TAX_ID}1${bill?.billNo.replaceAll('-', '')}`,
    );
    now = new Date(cut.getTime() + 7 * dayMs);
    const url = `${getDocument.path}?type=pdf&numfactura=${bill?.billNo}`;
    expect((await app.call({ method: 'GET', url, token })).statusCode).toBe(200);
  });
});
