// Hashing passwords must not hold up anybody else: the slowest hundredth of a light call, idle and while twenty
// customers a second sign in; and both of them while five hundred come at once who have proved nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import { completeRegistration, getProfile, resetPassword } from '@portal/contract/access/sso';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { type Ask, atFixedRate } from './shared/load.ts';
import { signIn, startPortal } from './shared/portal.ts';
import { temporaryFolder } from './shared/private-postgres.ts';
import { median, quantile, type Report, runBench, standApart } from './shared/run.ts';

const rounds = 10;
const round = { perSecond: 100, seconds: 3 };
const loginsPerSecond = 20;
const unproven = 500;
/** Of one customer each, so that the rows of failed attempts are not one row. */
const customers = ['ana.paredes@correo.example', 'otro@correo.example', 'compras@empresa.example'];

await runBench(async (report, atEnd) => {
  if (!standApart()) report.say('without real-time priority: a busy machine adds to the tail');
  const portal = await startPortal({ DATA_DIR: await temporaryFolder(atEnd) }, atEnd);
  const { headers } = (await signIn(portal.origin, 'social@redes.example', demoPassword)).home;
  const light: Ask = { origin: portal.origin, path: getProfile.path, headers };
  await atFixedRate(() => light, { ...round, seconds: 5 });

  const idle: number[][] = [];
  const busy: number[][] = [];
  const flooded: number[][] = [];
  const logins: number[] = [];
  const floodedLogins: number[] = [];
  for (let count = 0; count < rounds; count++) {
    idle.push(await atFixedRate(() => light, round));
    const [times, signedIn] = await Promise.all([
      atFixedRate(() => light, round),
      signInEvenly(portal.origin, round.seconds),
    ]);
    busy.push(times);
    logins.push(...signedIn);
    const [lightThen, loginsThen] = await Promise.all([
      atFixedRate(() => light, round),
      signInEvenly(portal.origin, round.seconds),
      comeWithoutProof(portal.origin),
    ]);
    flooded.push(lightThen);
    floodedLogins.push(...loginsThen);
  }

  say(report, 'idle', idle);
  say(report, `${loginsPerSecond} logins a second`, busy);
  say(report, `the same, and ${unproven} without proof`, flooded);
  const refused = [...logins, ...floodedLogins].filter((ms) => !Number.isFinite(ms)).length;
  report.say(
    `a login: median ${median(logins).toFixed(0)} ms, p99 ${quantile(logins, 0.99).toFixed(0)} ms; ${refused} refused`,
  );
  // Logins that only queue up would prove nothing.
  report.atMost('median login', median(logins) / 1_000, 1, ' s');
  report.atMost('p99 of a light call, busy to idle', tail(busy) / tail(idle), 3);
  report.atMost(
    'median login, with those without proof to without',
    median(floodedLogins) / median(logins),
    2,
  );
  report.atMost('slowest login with them', Math.max(...floodedLogins) / 1_000, 1.5, ' s');
});

/** What else the machine does only ever adds: the quieter rounds tell more. */
function tail(times: number[][]): number {
  const byRound = times.map((measured) => quantile(measured, 0.99));
  return quantile(byRound, 0.25);
}

function say(report: Report, name: string, times: number[][]): void {
  const tails = times.map((measured) => quantile(measured, 0.99).toFixed(1));
  const middle = median(times.flat()).toFixed(2);
  report.say(`${name}: p50 ${middle} ms, p99 ${tail(times).toFixed(2)} ms (${tails.join(' ')})`);
}

/** Resolves to the milliseconds of each login, once all are answered; of one that is refused they never end. */
async function signInEvenly(origin: string, seconds: number): Promise<number[]> {
  const startedAt = performance.now();
  const asked: Promise<number>[] = [];
  for (let index = 0; index < loginsPerSecond * seconds; index++) {
    const dueInMs = startedAt + (index * 1_000) / loginsPerSecond - performance.now();
    if (dueInMs > 0) await sleep(dueInMs);
    const askedAt = performance.now();
    const customer = customers[index % customers.length] ?? '';
    const signedIn = signIn(origin, customer, demoPassword);
    asked.push(
      signedIn.then(
        () => performance.now() - askedAt,
        () => Number.POSITIVE_INFINITY,
      ),
    );
  }
  return Promise.all(asked);
}

/** New passwords and registrations at once, by whoever has no grant, or a made-up one. */
async function comeWithoutProof(origin: string): Promise<void> {
  const headers = { 'content-type': 'application/json', UserId: customers[0] ?? '' };
  const madeUp = { ...headers, 'x-otp-grant': 'x'.repeat(43) };
  const password = 'Zarpado26';
  const newcomer = { name: 'Ana', lastName: 'Vera', email: 'nueva@correo.example', password };
  const answers = Array.from({ length: unproven }, async (_, index) => {
    const [call, body] =
      index % 2 === 0
        ? ([resetPassword, { password }] as const)
        : ([completeRegistration, newcomer] as const);
    const answer = await fetch(`${origin}${call.path}`, {
      method: call.method,
      headers: index % 4 < 2 ? headers : madeUp,
      body: JSON.stringify(body),
    });
    await answer.body?.cancel();
    if (answer.status !== 403) throw new Error(`${call.method} ${call.path}: ${answer.status}`);
  });
  await Promise.all(answers);
}
