// The assistant's own server in front of the real API: its page, and what it carries to and fro.
import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AssistantAppOptions, buildAssistantApp } from '@portal/assistant/app';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { chatSecret, chatSides } from '../../../test/chat.ts';

const chatwoot = {
  baseUrl: 'https://chat.ejemplo.example',
  websiteToken: 'website-token',
  opens: 'atOnce',
} as const;
const environment = {
  ASSISTANT: 'chatwoot',
  ASSISTANT_SECRET: chatSecret,
  CHATWOOT_BASE_URL: chatwoot.baseUrl,
  CHATWOOT_WEBSITE_TOKEN: chatwoot.websiteToken,
  CHATWOOT_HMAC_KEY: 'chatwoot-hmac-key',
};
const own = 'http://127.0.0.1:3002';

let app: TestApp;
let chat: ReturnType<typeof chatSides>;
let pageFolder: string;
let servers: FastifyInstance[];
let builtin: FastifyInstance;
let hosted: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp({ environment });
  chat = chatSides(app);
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  pageFolder = await mkdtemp(join(tmpdir(), 'assistant-page-'));
  for (const name of ['assistant.js', 'assistant.css', 'notes.txt'])
    await writeFile(join(pageFolder, name), `/* ${name} */`);
  const portalUrl = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  const serverWith = (over: Partial<AssistantAppOptions>) =>
    buildAssistantApp({
      portalUrl,
      secret: chatSecret,
      pageFolder,
      portalOrigins: [app.portalOrigin],
      ownOrigins: [own],
      brand: 'Mi «Claro»',
      helpPhone: '*611',
      chatwoot: null,
      log: false,
      ...over,
    });
  builtin = serverWith({});
  hosted = serverWith({ chatwoot });
  servers = [builtin, hosted, serverWith({ portalUrl: 'http://127.0.0.1:1' })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await app.close();
  await rm(pageFolder, { recursive: true });
});

const post = (server: FastifyInstance, url: string, payload: object, origin = own) =>
  server.inject({ method: 'POST', url, payload, headers: { origin } });

describe('the page', () => {
  it('may be framed by the portal alone, and runs nothing but its own', async () => {
    const { headers, body } = await builtin.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${app.portalOrigin};`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|ejemplo/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(body).not.toMatch(/<script(?![^>]*src=)|style=|onload=/);
  });

  it('carries what the portal’s answers carry', async () => {
    const guards = ({ headers }: { headers: object }) =>
      Object.entries(headers).filter(([name]) =>
        /^(cross-origin|strict|permissions|referrer|x-c)/.test(name),
      );
    const portal = guards(await app.call({ method: 'GET', url: '/healthz' }));
    expect(portal).toHaveLength(6);
    // The portal alone may ask where the device is.
    const own = Object.fromEntries(guards(await builtin.inject('/')));
    const policy = String(own['permissions-policy']);
    expect({ ...own, 'permissions-policy': policy.replace('geolocation=()', 'geolocation=(self)') }).toEqual(
      Object.fromEntries(portal),
    );
  });

  it('admits a Chatwoot where one is chosen', async () => {
    const policy = String((await hosted.inject('/')).headers['content-security-policy']);
    for (const part of ['script-src', 'frame-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${part} [^;]*${chatwoot.baseUrl}`));
    expect(policy).toContain('wss://chat.ejemplo.example');
  });

  it('sends its files once, and nothing else of the folder', async () => {
    const { headers, body } = await builtin.inject('/assets/assistant.js');
    expect(body).toBe('/* assistant.js */');
    const again = await builtin.inject({
      url: '/assets/assistant.js',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    for (const url of ['/assets/notes.txt', '/assets/..%2fnotes.txt', '/x'])
      expect((await builtin.inject(url)).statusCode).toBe(404);
  });
});

describe('what is carried', () => {
  it('a name to greet, and no more of the customer', async () => {
    const token = await chat.tokenOf(await app.signIn('ana.paredes@correo.example'));
    const begun = await post(builtin, '/conversation', { token });
    expect(begun.json()).toEqual({ conversation: expect.any(String), givenName: 'Ana Lucía' });
    const { conversation } = begun.json();
    const said = await post(builtin, '/question', { conversation, text: 'cuánto debo' });
    expect(said.json().topic).toBe('amountDue');
    expect((await post(builtin, '/conversation', { token })).statusCode).toBe(401);
  });

  it('to a Chatwoot who it is, with proof', async () => {
    const token = await chat.tokenOf(await app.signIn('ana.paredes@correo.example'));
    const { customer, identity } = (await post(hosted, '/conversation', { token })).json();
    expect(customer).toMatchObject({ name: 'Ana Lucía Paredes Vera', email: 'ana.paredes@correo.example' });
    const hash = createHmac('sha256', 'chatwoot-hmac-key').update(identity.id).digest('hex');
    expect(identity.hash).toBe(hash);
  });

  it('nothing for other pages, and refusals as they are', async () => {
    const wrong = { token: 'x'.repeat(65) };
    expect((await post(builtin, '/conversation', wrong, 'https://malo.example')).statusCode).toBe(403);
    expect((await post(builtin, '/conversation', wrong)).statusCode).toBe(401);
    expect((await post(builtin, '/conversation', {})).statusCode).toBe(400);
    const flood = { conversation: 'x'.repeat(65), text: 'a'.repeat(200_000) };
    expect((await post(builtin, '/question', flood)).statusCode).toBe(413);
    const otherwise = await builtin.inject({ method: 'DELETE', url: '/question?x' });
    expect(otherwise).toMatchObject({ statusCode: 405, headers: { allow: 'POST' } });
    expect(otherwise.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const silent = servers[2] as FastifyInstance;
    expect((await post(silent, '/conversation', wrong)).statusCode).toBe(504);
  });
});
