// The whole product in a process of its own, its log thrown away by the kernel, and a customer at its door.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { login } from '@portal/contract/access/sso';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { freePort } from '@portal/http-server/free-port';
import { familyNames } from '@portal/operator-tmf/families';
import type pg from 'pg';
import { issueToken } from '../../apps/api/src/tokens.ts';
import start from '../../apps/api/start.json' with { type: 'json' };
import type { AtEnd } from './run.ts';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Arguments of `node` under `npm start`; a bare server beside it gets the same. */
export const nodeArguments: readonly string[] = start.nodeArguments;

export interface Portal {
  origin: string;
  pid: number;
  /** CPU cannot be read any more once it has ended. */
  stop(): Promise<void>;
}

export interface Customer {
  /** As the browser asks for it on the home page. */
  home: { path: string; headers: Record<string, string> };
}

const startWithinMs = 60_000;
const pollMs = 25;

/** @param settings as the environment names them; ports are chosen here */
export async function startPortal(settings: Record<string, string>, atEnd: AtEnd): Promise<Portal> {
  const [port, payPort, assistantPort] = [await freePort(), await freePort(), await freePort()];
  const ports = { PORT: String(port), PAY_PORT: String(payPort), ASSISTANT_PORT: String(assistantPort) };
  const origin = `http://127.0.0.1:${port}`;
  return startServer(start.server, { origin, PORTAL_ORIGIN: origin, ...ports, ...settings }, atEnd);
}

/** The operator alone. @returns the settings of a portal that asks it for every family */
export async function startOperator(
  settings: Record<string, string>,
  atEnd: AtEnd,
): Promise<Record<string, string>> {
  const port = await freePort();
  const [origin, apiKey] = [`http://127.0.0.1:${port}`, randomUUID()];
  const own = { OPERATOR_PORT: String(port), OPERATOR_API_KEY: apiKey };
  await startServer(start.operator, { origin, ...own, ...settings }, atEnd);
  return Object.fromEntries(
    familyNames.flatMap((name) => [
      [`UPSTREAM_${name.toUpperCase()}_URL`, origin],
      [`UPSTREAM_${name.toUpperCase()}_TOKEN`, apiKey],
    ]),
  );
}

async function startServer(
  program: string,
  { origin, ...settings }: Record<string, string> & { origin: string },
  atEnd: AtEnd,
): Promise<Portal> {
  const child = spawn(process.execPath, [...nodeArguments, join(root, program)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
      ...start.environment,
      ...settings,
    },
  });
  const stop = () => endOf(child, 'SIGTERM');
  atEnd(stop);
  await untilReady(origin, child);
  return { origin, pid: child.pid ?? 0, stop };
}

/** Asks the process to end, and waits for it. */
export async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + startWithinMs;
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`the server ended with exit code ${child.exitCode}`);
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(pollMs);
  }
  throw new Error(`the server did not answer within ${startWithinMs / 1_000} s`);
}

export async function signIn(origin: string, username: string, password: string): Promise<Customer> {
  return customerWith((await openSession(origin, username, password)).token);
}

/** `cookie`: with which the customer's pages are drawn. */
export async function openSession(
  origin: string,
  username: string,
  password: string,
): Promise<{ token: string; cookie: string }> {
  const answer = await fetch(origin + login.path, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const token = answer.headers.get('token');
  if (!token) throw new Error(`${username} cannot sign in: ${answer.status} ${await answer.text()}`);
  return { token, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

export function customerWith(token: string): Customer {
  return {
    home: {
      path: `${listBillingAccounts.path}?limit=500`,
      headers: {
        accept: 'application/json',
        channel: 'WEB',
        'transaction-name': 'listBillingAccounts',
        'Request-UUID': 'EC-10000000001',
        'Response-UUID': 'EC-10000000001',
        lineofbusiness: 'ND',
        Authorization: `Bearer ${token}`,
      },
    },
  };
}

// Signed-in people without the cost of a sign-in: a password takes longer than what is measured.

/** @returns the bearer token */
export async function insertSession(client: pg.Client, userId: string): Promise<string> {
  const { token, tokenHash } = issueToken(userId);
  await client.query(
    `insert into sessions (user_id, token_hash, login_name, email, phone, entered_by, expires_at)
     select user_id, $2, login_name, email, phone, 'password', now() + interval '1 hour' from users where user_id = $1`,
    [userId, tokenHash],
  );
  return token;
}
