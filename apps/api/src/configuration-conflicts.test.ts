// Production starts with settings of its own, and with nothing that this repository publishes or plays.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig, settings } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DEMO: 'off',
  PORTAL_ORIGIN: 'https://portal.operador.example',
  KUSHKI_BASE_URL: 'https://api.kushkipagos.com',
  KUSHKI_PUBLIC_MERCHANT_ID: 'public-id',
  KUSHKI_PRIVATE_MERCHANT_ID: 'private-id',
  KUSHKI_WEBHOOK_SECRET: 'a-secret-of-ours',
  SECOND_FACTOR_KEY: 'a-key-of-ours-that-has-32-letters',
  AGREEMENTS_KEY: 'another-key-of-ours-of-32-letters',
  EMAIL_URL: 'smtps://mail.example',
  EMAIL_FROM: 'avisos@operador.example',
  SMS_URL: 'smpp://portal:clave@centre.example',
};

function refusal(change: Record<string, string | undefined>): string[] {
  try {
    readConfig({ ...production, ...change });
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

describe('in production', () => {
  it('a portal with settings of its own starts: closed to the curious, patient when it stops', () => {
    expect(readConfig(production)).toMatchObject({
      showsDocs: false,
      metrics: { isOn: false },
      shutdownDelaySeconds: 5,
    });
  });

  it.each([
    ['KUSHKI_BASE_URL', undefined],
    ['KUSHKI_BASE_URL', 'http://api.kushkipagos.example'],
    ['KUSHKI_PUBLIC_MERCHANT_ID', undefined],
    ['KUSHKI_PUBLIC_MERCHANT_ID', 'sandbox'],
    ['KUSHKI_PRIVATE_MERCHANT_ID', undefined],
    ['KUSHKI_PRIVATE_MERCHANT_ID', 'sandbox-private'],
    ['KUSHKI_WEBHOOK_SECRET', undefined],
    ['KUSHKI_WEBHOOK_SECRET', 'sandbox-webhook-secret'],
    ['DEMO', 'on'],
    ['DEMO', undefined],
    ['PORTAL_ORIGIN', undefined],
    ['PORTAL_ORIGIN', 'http://portal.operador.example'],
    ['EMAIL_URL', undefined],
    ['SMS_URL', undefined],
    ['SECOND_FACTOR_KEY', undefined],
    ['AGREEMENTS_KEY', undefined],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    expect(refusal({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^Setting ${name} `))]);
  });

  it('it is production in any letter case', () => {
    expect(refusal({ NODE_ENV: 'Production', DEMO: 'on' })).toHaveLength(1);
  });

  it('everything that is wrong is said at once, a line each', () => {
    const nothingSet = Object.fromEntries(Object.keys(production).map((name) => [name, undefined]));
    expect(refusal({ ...nothingSet, NODE_ENV: 'production' })).toHaveLength(10);
  });

  it('no other setting has a default that production would have to refuse', () => {
    const harmless =
      /^(MARKET|HOST|DATA_DIR|BRAND_\w+|DEMO_USE|OPERATOR_PHONE_DOMAIN|REPAIR_APPROVAL_CHARACTERISTIC|SITE_URL|SITE_\w+_APP_URL|BOT_CHECK|ISSUER_SERIES|OTEL_SERVICE_NAME|PAYMENT_BALANCE|WHATSAPP_API_URL)$/;
    const withTextDefault = Object.entries(settings.shape)
      .filter(([, schema]) => schema instanceof z.ZodDefault && typeof schema.parse(undefined) === 'string')
      .map(([name]) => name)
      .filter((name) => !harmless.test(name));
    expect(withTextDefault.filter((name) => refusal({ [name]: undefined }).length === 0)).toEqual([]);
  });

  it('elsewhere than in production all of it is allowed', () => {
    expect(readConfig({})).toMatchObject({
      showsDocs: true,
      metrics: { isOn: true, token: null },
      shutdownDelaySeconds: 0,
    });
  });
});
