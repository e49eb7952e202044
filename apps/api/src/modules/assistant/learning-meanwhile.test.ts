// A server whose assistant has not learnt yet: it answers that it does not know, with ways on, until what is learnt is there.
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type AssistantAnswer, openAssistant } from '@portal/contract/help/assistant';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payloadOf, wordsIn } from '../../../test/chat.ts';
import { openBooks } from '../../../test/kills/kill-world.ts';
import {
  bundleFolder,
  type PortalProcess,
  removeFolder,
  signedIn,
  startPortal,
} from '../../../test/kills/portal-process.ts';

const inRepository = (path: string) => join(bundleFolder, '../../..', path);
const isLearnt = (path: string) => path.endsWith('.bin');
/** What the bundle looks for around itself. */
const around = ['node_modules', 'apps/api/node_modules', 'apps/api/src', 'apps/operator'];

let folder: string;
let dist: string;
let books: Awaited<ReturnType<typeof openBooks>>;
let portal: PortalProcess;

beforeAll(async () => {
  books = await openBooks();
  folder = await mkdtemp(join(tmpdir(), 'portal-unlearnt-'));
  dist = join(folder, 'apps/api/dist');
  await cp(bundleFolder, dist, { recursive: true, filter: (path) => !isLearnt(path) });
  for (const path of around) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(inRepository(path), join(folder, path));
  }
  portal = await startPortal({ DATABASE_URL: books.url, DEMO: 'on', OPERATOR_CLOCK: 'off' }, dist);
});
afterAll(async () => {
  await portal?.kill('SIGKILL');
  await books.close();
  await removeFolder(folder);
});

it('what is asked is not known, and is as soon as it is learnt', async () => {
  const call = await signedIn(portal, 'ana.paredes@correo.example');
  const opened = await call(openAssistant.path, { method: 'POST', body: '{}' });
  const { url } = (await opened.json()) as { url: string };
  const { origin } = new URL(url);
  const post = async <Of>(path: string, body: object): Promise<Of> => {
    const headers = { 'content-type': 'application/json', origin };
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Of;
  };
  const { conversation } = await post<{ conversation: string }>('/conversation', payloadOf(url));
  const asked = (text: string, more: object = {}) =>
    post<AssistantAnswer>('/question', { conversation, text, ...more });

  const unknown = await asked('cuánto debo');
  expect(unknown.topic).toBe('unknown');
  expect(unknown.links.length).toBeGreaterThan(0);
  expect(unknown.replies.length).toBeGreaterThan(0);
  expect((await asked('y por qué subió mi factura', { context: unknown.context })).topic).toBe('unknown');
  expect((await asked('quiero morirme')).topic).toBe('distress');
  // What is pressed needs no understanding.
  expect(await asked('Cuánto debo', { topic: 'amountDue' })).toMatchObject({ topic: 'amountDue' });
  expect(portal.output()).toContain('has not learnt yet');

  await cp(bundleFolder, dist, {
    recursive: true,
    filter: (path) => path === bundleFolder || isLearnt(path),
  });
  const known = await asked('cuánto debo');
  expect(known.topic).toBe('amountDue');
  expect(wordsIn(known)).toContain('$');
});
