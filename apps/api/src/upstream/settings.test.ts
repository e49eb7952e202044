import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const url = 'https://bss.example/tmf-api';

describe('the operator’s own systems', () => {
  test('none: every family is embedded', () => {
    expect(readConfig({}).upstreams).toEqual({
      families: {},
      events: null,
      off: [],
      lastKnownMs: 14_400_000,
    });
  });

  test('a family with a token, another with a client’s credentials, and events', () => {
    const { upstreams } = readConfig({
      UPSTREAM_BILLING_URL: url,
      UPSTREAM_BILLING_TOKEN: 'a-token-of-ours',
      UPSTREAM_CATALOGUE_URL: url,
      UPSTREAM_CATALOGUE_TOKEN_URL: 'https://bss.example/token',
      UPSTREAM_CATALOGUE_CLIENT_ID: 'portal',
      UPSTREAM_CATALOGUE_CLIENT_SECRET: 'a-secret-of-ours',
      UPSTREAM_CATALOGUE_TIMEOUT_MS: '500',
      UPSTREAM_EVENTS_URL: url,
      UPSTREAM_EVENTS_SECRET: 'signs-what-is-told',
    });
    expect(upstreams).toEqual({
      families: {
        billing: { url, credential: { token: 'a-token-of-ours' }, timeoutMs: 3_000 },
        catalogue: {
          url,
          credential: {
            tokenUrl: 'https://bss.example/token',
            clientId: 'portal',
            clientSecret: 'a-secret-of-ours',
          },
          timeoutMs: 500,
        },
      },
      events: { url, credential: { token: null }, timeoutMs: 3_000, secret: 'signs-what-is-told' },
      off: [],
      lastKnownMs: 14_400_000,
    });
  });

  test.each([
    ['no address', { UPSTREAM_BILLING_URL: 'bss' }, 'UPSTREAM_BILLING_URL is not valid'],
    ['no family', { UPSTREAM_BILLS_URL: url }, 'Unknown setting UPSTREAM_BILLS_URL'],
    ['a token for nothing', { UPSTREAM_USAGE_TOKEN: 'a-token-of-ours' }, 'UPSTREAM_USAGE_URL is not set'],
    [
      'half a credential',
      { UPSTREAM_USAGE_URL: url, UPSTREAM_USAGE_CLIENT_ID: 'portal' },
      'UPSTREAM_USAGE_TOKEN_URL is missing',
    ],
    [
      'two credentials',
      {
        UPSTREAM_USAGE_URL: url,
        UPSTREAM_USAGE_TOKEN: 'a-token-of-ours',
        UPSTREAM_USAGE_CLIENT_ID: 'portal',
      },
      'UPSTREAM_USAGE_TOKEN is one too many',
    ],
    ['events without a secret', { UPSTREAM_EVENTS_URL: url }, 'UPSTREAM_EVENTS_SECRET is missing'],
    [
      'a secret without events',
      { UPSTREAM_EVENTS_SECRET: 'signs-what-is-told' },
      'UPSTREAM_EVENTS_URL is not set',
    ],
  ])('refused: %s', (_what, environment, sentence) => {
    expect(() => readConfig(environment as Record<string, string>)).toThrow(sentence);
  });

  test('production refuses an address that can be read on the way', () => {
    const environment = { NODE_ENV: 'production', UPSTREAM_BILLING_URL: 'http://bss.example/' };
    expect(() => readConfig(environment)).toThrow('UPSTREAM_BILLING_URL is not safe');
  });
});
