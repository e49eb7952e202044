// The server under faults: ended in the middle, its database gone or silent, started wrongly.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAssistant } from '@portal/contract/help/assistant';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { type CustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import { createPayment, type Payment } from '@portal/contract/paying/payments';
import { freePort } from '@portal/http-server/free-port';
import { startPostgres } from '@portal/private-postgres/start';
import { databaseUrl } from '@portal/private-postgres/temporary';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endsInTime, eventually } from './eventually.ts';
import { billPaymentBody, cards, chargesOf, givenToken } from './given/cards.ts';
import {
  type PortalProcess,
  removeFolder,
  runDb,
  runPortal,
  signedIn,
  startPortal,
} from './kills/portal-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

async function newFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'portal-fault-'));
  await chmod(made, 0o755);
  return made;
}

let folder: string;
/** As a first start has left it, in `data`: a copy of it is made sooner. */
let started: string;
const running: PortalProcess[] = [];

beforeAll(async () => {
  folder = started = await newFolder();
  await stop(await start(), 'SIGTERM');
});
afterAll(() => removeFolder(started));
beforeEach(async () => {
  folder = await newFolder();
});
afterEach(async () => {
  for (const portal of running.splice(0)) await portal.kill('SIGKILL').catch(() => null);
  await removeFolder(folder);
});

async function start(environment: Record<string, string> = {}): Promise<PortalProcess> {
  const portal = await startPortal({ DATA_DIR: join(folder, 'data'), ...environment });
  running.push(portal);
  return portal;
}

/** The database refuses a folder that is not its account's: the files keep their owner. */
const copyStarted = (as = 'data') => execFileSync('cp', ['-a', join(started, 'data'), join(folder, as)]);

const startAgain = (environment: Record<string, string> = {}): Promise<PortalProcess> => {
  copyStarted();
  return start(environment);
};

async function stop(portal: PortalProcess, signal: NodeJS.Signals): Promise<number | null> {
  running.splice(running.indexOf(portal), 1);
  return portal.kill(signal);
}

const ana = 'ana.paredes@correo.example';

describe('a wrong start', () => {
  it.each([
    [{ PORT: 'x' }, /^Setting PORT is not valid/],
    [{ DEMO: 'maybe' }, /^Setting DEMO is not valid/],
    [{ DATABASE_URI: 'postgres://x' }, /^Unknown setting DATABASE_URI/],
    [{ DATABASE_URL: 'mysql://x' }, /^Setting DATABASE_URL is not valid/],
  ])('%j ends with one clear line', async (environment, words) => {
    const { code, output } = await runPortal(environment);
    expect(code).toBe(1);
    expect(output).toMatch(words);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('a second process on the same folder is refused, and the first is unharmed', async () => {
    const first = await startAgain();
    const { code, output } = await runPortal({ DATA_DIR: join(folder, 'data'), PORT: '39999' });
    expect(code).toBe(1);
    expect(output).toMatch(/Could not start/);
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });
});

describe('a start without a demo', () => {
  it('on an empty database serves, and says what has to be loaded', async () => {
    const portal = await start({ DEMO: 'off' });
    await eventually(() => expect(portal.output()).toMatch(/no customers[\s\S]+npm run db -- seed/));
    await stop(portal, 'SIGTERM');
    // Where lines are told by a system of the operator's own there is nothing to load.
    const connected = await start({ DEMO: 'off', UPSTREAM_INVENTORY_URL: 'http://127.0.0.1:9' });
    await stop(connected, 'SIGTERM');
    expect(connected.output()).toContain('/ec/');
    expect(connected.output()).not.toContain('no customers');
  });
});

describe('a start in production', () => {
  const production = {
    NODE_ENV: 'production',
    DEMO: 'off',
    PORTAL_ORIGIN: 'https://portal.operador.example',
    KUSHKI_BASE_URL: 'https://cards.example',
    KUSHKI_PUBLIC_MERCHANT_ID: 'public-id',
    KUSHKI_PRIVATE_MERCHANT_ID: 'private-id',
    KUSHKI_WEBHOOK_SECRET: 'a-secret-of-ours',
    SECOND_FACTOR_KEY: 'a-key-of-ours-that-has-32-letters',
    AGREEMENTS_KEY: 'another-key-of-ours-of-32-letters',
    EMAIL_URL: 'smtps://mail.example',
    EMAIL_FROM: 'avisos@operador.example',
    SMS_URL: 'https://sms.example',
  };

  it('on a database of the demo is refused with one line', async () => {
    copyStarted();
    const { code, output } = await runPortal({ DATA_DIR: join(folder, 'data'), ...production });
    expect(code).toBe(1);
    expect(output).toMatch(/^This database holds demo accounts[^\n]*$/m);
  });

  it('where nothing can be written to DATA_DIR is refused with one line', async () => {
    const environment = { ...production, DATABASE_URL: 'postgres://portal@127.0.0.1:9/portal' };
    const { code, output } = await runPortal({ ...environment, DATA_DIR: '/dev/null/portal' });
    expect(code).toBe(1);
    expect(output).toMatch(/^Setting DATA_DIR is not valid: nothing can be written to \/dev\/null\/portal$/m);
  });

  it('nor is one of another country taken for this one’s', async () => {
    copyStarted();
    const { code, output } = await runPortal({ DATA_DIR: join(folder, 'data'), MARKET: 'alborada' });
    expect(code).toBe(1);
    expect(output).toMatch(/^Setting MARKET is not valid: this database holds[^\n]*$/m);
  });

  it('migrates nothing: it is refused with one line until the command has, as the loading of files is', async () => {
    const data = { DATA_DIR: join(folder, 'data') };
    const refused = await runPortal({ ...data, ...production });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /^Could not start: .*0000_baseline has not run.*npm run db -- migrate`\.$/m,
    );

    const loaded = await runDb(['load', folder], data);
    expect(loaded.code).toBe(1);
    expect(loaded.output).toMatch(/^Not done: .*0000_baseline has not run.*npm run db -- migrate`\.$/m);

    expect(await runDb(['migrate'], data)).toEqual({ code: 0, output: 'The schema is up to date.\n' });
    await stop(await start(production), 'SIGTERM');
  });
});

describe('a start beside others', () => {
  it('where the port two above is taken: the portal serves, without the assistant', async () => {
    const port = await freePort();
    const neighbour = createServer().listen(port + 2, '127.0.0.1');
    await once(neighbour, 'listening');
    const portal = await startAgain({ PORT: String(port), ASSISTANT_PORT: '' });
    expect(portal.output()).toContain('without it');
    expect(portal.output()).not.toContain('"assistant":"http');
    const ask = await signedIn(portal, ana);
    expect((await ask(openAssistant.path, { method: 'POST', body: '{}' })).status).toBe(404);
    await stop(portal, 'SIGTERM');
    neighbour.close();
  });
});

describe('kill -9 during payments', () => {
  it('leaves ledger, provider and operator in agreement within a minute', async () => {
    const first = await startAgain({ PAYMENT_TIMEOUT_MS: '5000', PAYMENT_SANDBOX_HOLD_MS: '8000' });
    const payers = await Promise.all([
      payFirstBill(first, ana, cards.answerLost),
      payFirstBill(first, 'otro@correo.example', cards.approved),
    ]);
    await payers[1]?.answered;
    // The one whose answer is held has reached the provider: without a charge, 'failed' would be true too.
    await eventually(async () => {
      for (const { call, billNo } of payers) {
        const { id } = await paymentOf(call, billNo);
        expect(await chargesOf(first.payOrigin, id)).toHaveLength(1);
      }
    });
    await stop(first, 'SIGKILL');

    const second = await start({ PAYMENT_TIMEOUT_MS: '5000' });
    for (const { username, billNo } of payers) {
      const call = await signedIn(second, username);
      const payment = await eventually(
        async () => {
          const read = await paymentOf(call, billNo);
          expect(read.status).toBe('authorized');
          return read;
        },
        { timeout: 60_000, interval: 500 },
      );
      expect(await chargesOf(second.payOrigin, payment.id)).toHaveLength(1);
      const bill = firstOf(
        await bodyOf<CustomerBill[]>(await call(`${listCustomerBills.path}?billNo=${billNo}`)),
      );
      expect(bill.state).toBe('paymentInProcess');
    }
  });
});

const bodyOf = async <T>(answer: Response): Promise<T> => (await answer.json()) as T;

function firstOf<T>(list: T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('an empty list');
  return first;
}

type Call = Awaited<ReturnType<typeof signedIn>>;

async function paymentOf(call: Call, billNo: string): Promise<Payment> {
  return firstOf(await bodyOf<Payment[]>(await call(`${createPayment.path}?item.id=${billNo}`)));
}

async function payFirstBill(portal: PortalProcess, username: string, card: string) {
  const call = await signedIn(portal, username);
  const bill = firstOf(await bodyOf<CustomerBill[]>(await call(`${listCustomerBills.path}?state=sent`)));
  const dollars = bill.amountDue.value;
  const token = await givenToken(portal, card, dollars);
  const body = billPaymentBody({ billNo: bill.billNo, token, dollars, correlatorId: `EC-${randomUUID()}` });
  const answered = call(createPayment.path, {
    method: 'POST',
    headers: { action: '3' },
    body: JSON.stringify(body),
  }).catch(() => null);
  // The intent is written before the charge: seen from outside, the bill is in process.
  await eventually(async () => {
    const now = firstOf(
      await bodyOf<CustomerBill[]>(await call(`${listCustomerBills.path}?billNo=${bill.billNo}`)),
    );
    expect(now.state).toBe('paymentInProcess');
  });
  return { username, call, billNo: bill.billNo, answered };
}

describe('the database', () => {
  async function external() {
    copyStarted('database');
    const postgres = await startPostgres({ dataDir: join(folder, 'database'), log: () => {} });
    return { postgres, url: databaseUrl(postgres.connection) };
  }

  it('gone and back: 503, serves again without a restart', async () => {
    const { postgres, url } = await external();
    const portal = await start({ DATABASE_URL: url, DEMO: 'on' });
    const call = await signedIn(portal, ana);
    expect((await call(listBillingAccounts.path)).status).toBe(200);

    await postgres.stop();
    for (let attempt = 0; attempt < 3; attempt++) {
      const answer = await endsInTime(() => call(listBillingAccounts.path));
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ '@type': 'Error', code: 'UNAVAILABLE' });
    }
    expect((await fetch(`${portal.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${portal.origin}/readyz`)).status).toBe(503);

    const again = await startPostgres({ dataDir: join(folder, 'database'), log: () => {} });
    try {
      await eventually(async () => expect((await call(listBillingAccounts.path)).status).toBe(200));
    } finally {
      await stop(portal, 'SIGTERM');
      await again.stop();
    }
  });

  it('silent: 503, and it serves when the database speaks again', async () => {
    const { postgres, url } = await external();
    const portal = await start({ DATABASE_URL: url, DEMO: 'on' });
    const call = await signedIn(portal, ana);
    const pids = postgresProcesses(postgres.dataDirectory);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    try {
      const answers = await endsInTime(() =>
        Promise.all(Array.from({ length: 40 }, () => call(listBillingAccounts.path))),
      );
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }
    await eventually(async () => expect((await call(listBillingAccounts.path)).status).toBe(200));
    await stop(portal, 'SIGTERM');
    await postgres.stop();
  });
});

/** The postmaster on this folder and its children. */
function postgresProcesses(dataDirectory: string): number[] {
  const postmaster = execFileSync('head', ['-n1', join(dataDirectory, 'postmaster.pid')], {
    encoding: 'utf8',
  }).trim();
  const children = execFileSync('pgrep', ['-P', postmaster], { encoding: 'utf8' }).trim().split('\n');
  return [postmaster, ...children].map(Number);
}

describe('a graceful stop', () => {
  it('finishes the payment in flight, then ends with 0', async () => {
    const portal = await startAgain({ PAYMENT_TIMEOUT_MS: '2000', PAYMENT_SANDBOX_HOLD_MS: '1000' });
    const { answered } = await payFirstBill(portal, ana, cards.answerLost);
    const code = stop(portal, 'SIGTERM');
    const answer = await answered;
    expect(answer?.status).toBe(201);
    expect(await code).toBe(0);
  });

  it('a second start on the folder has everything', async () => {
    const first = await startAgain();
    await stop(first, 'SIGTERM');
    const second = await start();
    const call = await signedIn(second, ana);
    expect(await (await call(listBillingAccounts.path)).json()).toHaveLength(4);
  });
});

describe('logs', () => {
  it('hold requests, refusals and zones, and no secret', async () => {
    const portal = await startAgain();
    await fetch(`${portal.origin}/SSOManagement/api/ec/ssoManagement/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'ana\n{"level":60}@correo.example', password: 'Secreta2026' }),
    });
    const call = await signedIn(portal, ana);
    await call(`${listCustomerBills.path}?serviceId=0991000001`);
    await stop(portal, 'SIGTERM');
    const output = portal.output();
    const lines = output.trim().split('\n');
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries).toContainEqual(expect.objectContaining({ msg: 'serving' }));
    expect(entries).toContainEqual(
      expect.objectContaining({ route: listCustomerBills.path, status: 200, reqId: expect.any(String) }),
    );
    expect(lines.every((line) => /"time":"[^"]+Z"/.test(line))).toBe(true);
    expect(lines.join('\n')).not.toMatch(/Secreta2026|Portal2026|ana\.paredes|0991000001|Bearer/);
  });
});
