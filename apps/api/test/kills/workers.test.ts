// `WORKERS=2`: two processes behind one port, with one private PostgreSQL.
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../eventually.ts';
import { type PortalProcess, removeFolder, runPortal, signedIn, startPortal } from './portal-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let environment: Record<string, string>;
let portal: PortalProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-workers-'));
  await chmod(folder, 0o755);
  environment = { DATA_DIR: join(folder, 'data'), WORKERS: '2', OPERATOR_CLOCK_SECONDS: '1' };
  portal = await startPortal(environment);
});
afterAll(async () => {
  await portal.kill('SIGKILL').catch(() => null);
  await removeFolder(folder);
});

/** A connection that was on its way to a worker that is killed is answered by nobody: whoever asks gives up and asks anew. */
const readiness = async (): Promise<unknown> =>
  (await fetch(`${portal.origin}/readyz`, { signal: AbortSignal.timeout(2_000) })).json();
const bothServe = { status: 'ready', workers: 2, workersServing: 2 };

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
const workersOf = (pid: number): number[] =>
  childrenOf(pid).filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('server.mjs'));

/** Each over a connection of its own: whoever's turn it is takes it. */
const answerOf = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    get(portal.origin + path, { agent: new Agent(), headers }, (answer) => {
      textOf(answer).then((text) => resolve({ status: answer.statusCode, text }), reject);
    }).once('error', reject);
  });

/** What each worker has counted of a route. */
async function countsOf(route: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${portal.origin}/metrics`)).text();
  // What is asked of the database when it is read is asked by each of them.
  expect(text.match(/^portal_standing_known{worker="[12]"} 1$/gm)).toHaveLength(2);
  const counts: Record<string, number> = {};
  for (const line of text.split('\n')) {
    if (!line.startsWith('http_request_duration_seconds_count{') || !line.includes(`route="${route}"`))
      continue;
    const worker = /worker="(\d)"/.exec(line)?.[1] ?? 'none';
    counts[worker] = (counts[worker] ?? 0) + Number(line.split(' ').at(-1));
  }
  return counts;
}

it('both serve the same customers, and /metrics tells of both whoever answers', async () => {
  await eventually(async () => expect(await readiness()).toMatchObject(bothServe));
  const answer = await fetch(`${portal.origin}/SSOManagement/api/ec/ssoManagement/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ana.paredes@correo.example', password: 'Portal2026' }),
  });
  const headers = { authorization: `Bearer ${answer.headers.get('token')}` };
  const statuses = [];
  for (let count = 0; count < 20; count++)
    statuses.push((await answerOf(listBillingAccounts.path, headers)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (let count = 0; count < 4; count++) {
    const counts = await countsOf(listBillingAccounts.path);
    expect(Object.keys(counts)).toEqual(['1', '2']);
    expect((counts[1] ?? 0) + (counts[2] ?? 0)).toBe(20);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  }
});

it('one that hangs keeps nobody’s figures but its own from /metrics', async () => {
  await eventually(async () => expect(await readiness()).toMatchObject(bothServe));
  const [hanging = 0] = workersOf(portal.pid);
  process.kill(hanging, 'SIGSTOP');
  try {
    // Some of them fall to the one that hangs.
    const { text } = await Promise.any([1, 2, 3, 4].map(() => answerOf('/metrics')));
    expect(text.match(/^portal_build_info\{.*worker="\d".*$/gm)).toHaveLength(1);
  } finally {
    process.kill(hanging, 'SIGCONT');
  }
});

it('one that is killed is missed on /readyz and replaced, and the other serves on', async () => {
  await eventually(async () => expect(await readiness()).toMatchObject(bothServe));
  const before = workersOf(portal.pid);
  expect(before).toHaveLength(2);
  process.kill(before[0] ?? 0, 'SIGKILL');
  // From here no connection is on its way to the one that is gone, and its successor takes a second to start.
  await eventually(async () => expect(portal.output()).toContain('another one takes its place'));
  await eventually(async () => expect(await readiness()).toMatchObject({ ...bothServe, workersServing: 1 }));
  expect((await signedIn(portal, 'ana.paredes@correo.example')) !== undefined).toBe(true);
  await eventually(async () => expect(await readiness()).toMatchObject(bothServe));
  const after = workersOf(portal.pid);
  expect(after).toHaveLength(2);
  expect(after).not.toContain(before[0]);
});

it('SIGTERM ends all of them, and the database after them, with 0', async () => {
  const children = childrenOf(portal.pid);
  expect(await portal.kill('SIGTERM')).toBe(0);
  for (const child of children) expect(() => process.kill(child, 0)).toThrow('ESRCH');
});

it('a start that fails says so once', async () => {
  // Nothing but the workers listens, and that address is nobody's.
  const outside = { ASSISTANT: 'off', KUSHKI_BASE_URL: 'https://cards.example', HOST: '203.0.113.1' };
  const { code, output } = await runPortal({ ...environment, ...outside });
  expect(code).toBe(1);
  expect(output.match(/^Could not start/gm)).toHaveLength(1);
});
