import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';

const refusal = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};
const liveChat = { LIVE_CHAT_URL: 'https://chat.example/', ASSISTANT_SECRET: 'shared-secret' };
const chatwoot = {
  ASSISTANT: 'chatwoot',
  CHATWOOT_BASE_URL: 'https://chat.example/app/',
  CHATWOOT_WEBSITE_TOKEN: 'website-token',
};

describe('the assistant', () => {
  it('stands two ports further, or where it is told to', () => {
    expect(readConfig({ PORT: '4000' }).assistant).toMatchObject({
      kind: 'builtin',
      port: 4002,
      origin: 'http://127.0.0.1:4002',
      liveChatUrl: null,
      chatwoot: null,
    });
    const set = { ASSISTANT_PORT: '5000', ASSISTANT_ORIGIN: 'https://asistente.example/' };
    expect(readConfig(set).assistant).toMatchObject({ port: 5000, origin: 'https://asistente.example' });
    expect(readConfig({ ASSISTANT: 'off', PORT: '65534', PAY_PORT: '65535' }).assistant.origin).toBeNull();
  });

  it('stands in nobody’s way where its place is taken', () => {
    expect(readConfig({ PORT: '4000', PAY_PORT: '4002' }).assistant.port).toBe(4003);
    expect(readConfig({ PORT: '65534' }).assistant.port).toBe(65_533);
  });

  it('is off behind a proxy until somebody says how it is reached', () => {
    const outside = { PORTAL_ORIGIN: 'https://portal.example' };
    expect(readConfig(outside).assistant).toMatchObject({ kind: 'off', origin: null });
    const named = { ...outside, ASSISTANT_ORIGIN: 'https://asistente.example' };
    expect(readConfig(named).assistant).toMatchObject({ kind: 'builtin' });
    expect(readConfig({ PORTAL_ORIGIN: 'http://localhost:3000' }).assistant.kind).toBe('builtin');
  });

  it('has a secret of its own in each process, unless one is shared', () => {
    const [one, other] = [readConfig({}), readConfig({})];
    expect(one.assistant.secret).not.toBe(other.assistant.secret);
    expect(readConfig({ ASSISTANT_SECRET: 'shared-secret' }).assistant.secret).toBe('shared-secret');
  });

  it('hands over to a Chatwoot, or is one', () => {
    const inbox = { baseUrl: 'https://chat.example', websiteToken: 'website-token' };
    const { ASSISTANT: _, ...people } = chatwoot;
    expect(readConfig(people).assistant).toMatchObject({
      kind: 'builtin',
      chatwoot: { ...inbox, opens: 'forPerson' },
    });
    expect(readConfig({ ...chatwoot, CHATWOOT_HMAC_KEY: 'identity-key' }).assistant).toMatchObject({
      chatwoot: { ...inbox, opens: 'atOnce' },
      identityKey: 'identity-key',
    });
  });
});

describe('a start is refused', () => {
  it.each([
    [
      { ASSISTANT: 'builtin', PORTAL_ORIGIN: 'https://portal.example' },
      /^Setting ASSISTANT_ORIGIN is missing/,
    ],
    [
      { PORTAL_ORIGIN: 'https://x.example', ASSISTANT_ORIGIN: 'https://x.example' },
      /must differ from PORTAL_ORIGIN/,
    ],
    [{ ASSISTANT: 'gpt' }, /^Setting ASSISTANT is not valid/],
    [{ PORT: '4000', ASSISTANT_PORT: '4000' }, /must differ from PORT and PAY_PORT/],
    [{ PORT: '4000', ASSISTANT_PORT: '4001' }, /must differ from PORT and PAY_PORT/],
    [{ ASSISTANT: 'chatwoot' }, /^Setting CHATWOOT_BASE_URL is missing/],
    [{ ...chatwoot, CHATWOOT_WEBSITE_TOKEN: '' }, /^Setting CHATWOOT_WEBSITE_TOKEN is missing/],
    [{ CHATWOOT_HMAC_KEY: 'identity-key' }, /^Setting CHATWOOT_BASE_URL is missing/],
    [{ ...chatwoot, ASSISTANT: 'off' }, /^Setting CHATWOOT_BASE_URL has no effect: the assistant is off/],
    [
      { ...chatwoot, ASSISTANT: 'builtin', ...liveChat },
      /^Setting CHATWOOT_BASE_URL has no effect: people answer at LIVE_CHAT_URL/,
    ],
    [{ LIVE_CHAT_URL: 'https://chat.example/' }, /^Setting ASSISTANT_SECRET is missing/],
    [{ LIVE_CHAT_URL: 'javascript:alert(1)' }, /^Setting LIVE_CHAT_URL is not valid/],
    [{ ASSISTANT_MODEL_URL: 'https://modelo.example/' }, /^Setting ASSISTANT_MODEL_NAME is missing/],
    [{ ASSISTANT_MODEL_KEY: 'secret-of-it' }, /^Setting ASSISTANT_MODEL_URL is missing/],
    [
      { ASSISTANT: 'off', ASSISTANT_MODEL_URL: 'https://modelo.example/', ASSISTANT_MODEL_NAME: 'chico' },
      /^Setting ASSISTANT_MODEL_URL has no effect/,
    ],
    [{ ASSISTANT_SECRETO: 'x' }, /^Unknown setting ASSISTANT_SECRETO/],
    [{ CHATWOOT_TOKEN: 'x' }, /^Unknown setting CHATWOOT_TOKEN/],
  ])('%j', (environment, line) => {
    expect(refusal(environment)).toMatch(line);
  });
});
