// npm test [-- part…]: checks, server tests, browser journeys, page weight; the last line counts them all.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { collect, runChecks } from './check-steps.mjs';
import {
  buildLearntServer,
  buildWeb,
  installPackages,
  provideBrowser,
  root,
  run,
  SetupError,
  tool,
  toolEnvironment,
} from './setup.mjs';

const parts = ['check', ...testedWorkspaces().map((path) => basename(path)), 'e2e', 'weight'];
const stepLimitMs = 45 * 60_000;
const slowest = 'apps/api';
const longest = [slowest, 'apps/web'];

const asked = process.argv.slice(2);
const wants = (part) => asked.length === 0 || asked.includes(part);
/** All that a run writes and nobody keeps. */
const folder = mkdtempSync(join(roomiest(), 'portal-test-'));
// Databases run as an account of their own, which must be able to enter.
chmodSync(folder, 0o755);
const reports = mkdtempSync(join(folder, 'reports-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
/** Those of the server's tests. */
const statements = join(reports, 'statements');
const total = { passed: 0, failed: 0 };
const failures = [];
/** Of each part, in the order in which they ended, and of each file of tests. */
const durations = [];
const fileDurations = [];
const slowestFiles = 12;

/** In memory where there is enough: the databases of the tests write more than a disk takes at once. */
function roomiest() {
  const memory = '/dev/shm';
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  return bavail * bsize >= 4 * 2 ** 30 ? memory : tmpdir();
}

function testedWorkspaces() {
  return ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((workspace) => existsSync(join(root, workspace, 'vitest.config.ts')));
}

/** The last lines say which tests failed and with what, as a run's record often keeps no more than its end. */
function count(name, passed, failed, told = []) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push([name, ...told.map((line) => `  ${line}`)].join('\n'));
}

/** A step that is no test counts as one. Whatever goes wrong in it, the next one runs. */
async function step(name, work) {
  console.log(`\n── ${name}`);
  const begunAt = Date.now();
  try {
    const ok = ((await work()) ?? 0) === 0;
    count(name, ok ? 1 : 0, ok ? 0 : 1);
    return ok;
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    count(name, 0, 1);
    return false;
  } finally {
    durations.push([name, Date.now() - begunAt]);
  }
}

/**
 * A runner that fails without a failed test (a file that does not load, a crash) counts as one failure.
 * What one writes that does not run alone is told when it has ended.
 */
async function tests(name, command, args, options, readReport, isAlone = true) {
  if (isAlone) console.log(`\n── ${name}`);
  const file = join(reports, `${name.replace(/\W+/g, '-')}.report`);
  const { env, ...rest } = options(file);
  const given = { env: { ...toolEnvironment(), TMPDIR: folder, ...env }, timeout: stepLimitMs, ...rest };
  const begunAt = Date.now();
  const { code, output } = isAlone
    ? { code: await run(command, args(file), given), output: '' }
    : await collect(command, args(file), given);
  if (!isAlone) console.log(`\n── ${name}\n${output}`);
  durations.push([name, Date.now() - begunAt]);
  let result = { passed: 0, failed: 0 };
  try {
    result = readReport(readFileSync(file, 'utf8'));
  } catch {
    console.error(`${name}: no report was written.`);
  }
  count(name, result.passed, code === 0 ? result.failed : Math.max(result.failed, 1), result.told);
}

const recorded = (workspace) => (workspace === slowest ? { RECORD_STATEMENTS: statements } : {});

const vitest = (
  workspace,
  isAlone,
  { name = `tests of ${workspace}`, files = [], env = recorded(workspace) } = {},
) =>
  tests(
    name,
    tool('vitest'),
    (file) => [
      'run',
      '--root',
      workspace,
      ...files,
      ...['default', 'json'].map(reporter),
      `--outputFile.json=${file}`,
    ],
    () => ({ env }),
    (report) => {
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(report);
      for (const { name: file, startTime, endTime } of testResults)
        fileDurations.push([relative(root, file), endTime - startTime]);
      const told = testResults.flatMap(({ name: file, message, assertionResults }) => [
        ...(message ? [`${file}: ${message}`] : []),
        ...assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${failureMessages[0]}`),
      ]);
      return { passed: numPassedTests, failed: numFailedTests, told: told.map(ofOurOwn) };
    },
    isAlone,
  );

/** A failure without the way through the runner. */
const ofOurOwn = (text) =>
  text
    .replaceAll(`${root}/`, '')
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:)/.test(line))
    .join('\n    ');

/** Two at a time, in this order: much of what they do is to wait. */
async function inTwoLanes(tasks) {
  const isAlone = tasks.length === 1;
  const lane = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await task(isAlone);
  };
  await Promise.all([lane(), lane()]);
}

/** What must hold wherever the product is sold, once more in the country that is unlike the first. */
const secondMarket = {
  name: 'the core in a second market',
  env: { MARKET: 'alborada' },
  files: [
    'src/modules/assistant/understanding/own-market.test.ts',
    'src/modules/sso/sso.test.ts',
    'src/modules/access/register.test.ts',
    'src/modules/permissions/managing.test.ts',
    'src/modules/usage/usage.test.ts',
    'src/modules/usage/service-record.test.ts',
    'src/modules/billing/billing.test.ts',
    'src/modules/payments/pay-bill.test.ts',
    'src/modules/payments/recharge.test.ts',
    'src/modules/payments/receipts.test.ts',
    'src/modules/payments/pay-later.test.ts',
    'src/modules/arrangements/arrangements.test.ts',
    'src/modules/claims/claims.test.ts',
    'src/modules/visits/visits.test.ts',
    'src/modules/ordering/change-plan.test.ts',
    'src/modules/agreements/agreements.test.ts',
    'src/modules/notifications/told-every-way.test.ts',
    'src/jobs/spending-caps.test.ts',
    'src/http/description/shown-example.test.ts',
    'src/db/demo/coherence.test.ts',
  ],
};

const reporter = (name) => `--reporter=${name}`;

// The house rules have tests of their own, with Node's runner; its TAP report ends in `# pass 3`, `# fail 0`.
const houseTests = () =>
  tests(
    'tests of the house rules',
    tool('node'),
    (file) => [
      '--test',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${file}`,
      'scripts/*.test.mjs',
    ],
    () => ({}),
    (report) => ({ passed: tapCount(report, 'pass'), failed: tapCount(report, 'fail') }),
  );

const tapCount = (report, kind) => Number(new RegExp(`^# ${kind} (\\d+)`, 'm').exec(report)?.[1] ?? 0);

const journeys = () =>
  tests(
    'browser journeys',
    tool('playwright'),
    () => ['test', '--reporter=list,json'],
    (file) => ({
      cwd: join(root, 'e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
    (report) => {
      const { stats } = JSON.parse(report);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  );

async function testAll() {
  const unknown = asked.filter((part) => !parts.includes(part));
  if (unknown.length > 0) throw new SetupError(`There is no part "${unknown[0]}": ${parts.join(', ')}.`);
  if (!(await step('packages', installPackages))) return;
  // Once, before both of those that want its files begin, and beside the checks: learning keeps one core busy.
  const server = wants('api') ? step('server', buildLearntServer) : null;
  if (wants('check')) {
    const begunAt = Date.now();
    await runChecks((name, ok, output) => {
      console.log(`\n── ${name}\n${output}`);
      count(name, ok ? 1 : 0, ok ? 0 : 1);
    });
    durations.push(['checks', Date.now() - begunAt]);
    await houseTests();
  }
  const needsBrowser = wants('web') || wants('e2e');
  const hasBrowser = needsBrowser && (await step('browser', provideBrowser));
  const tested = testedWorkspaces()
    .filter((workspace) => wants(basename(workspace)))
    .filter((workspace) => workspace !== 'apps/web' || hasBrowser);
  await server;
  let webApp;
  const buildWebApp = () => {
    webApp = step('web app', buildWeb);
    return webApp;
  };
  await inTwoLanes([
    // The longest first: what is short fills up the lane that ends sooner, and the journeys begin beside the last of it.
    ...longest.filter((each) => tested.includes(each)).map((each) => (isAlone) => vitest(each, isAlone)),
    ...(wants('e2e') ? [buildWebApp] : []),
    ...(wants('api') ? [(isAlone) => vitest(slowest, isAlone, secondMarket)] : []),
    ...tested.filter((each) => !longest.includes(each)).map((each) => (isAlone) => vitest(each, isAlone)),
    ...(wants('weight') ? [() => step('weight of login and home', weigh)] : []),
    ...(wants('e2e') && hasBrowser ? [async () => (await webApp) && journeys()] : []),
  ]);
  if (wants('api'))
    await step('statements on several machines', () =>
      run(tool('node'), ['scripts/check-statements.mjs', statements]),
    );
}

async function weigh() {
  const { code, output } = await collect(tool('node'), ['bench/page-weight.ts', '--first']);
  console.log(output);
  return code;
}

try {
  await testAll();
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  count('the test command', 0, 1);
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
const inSeconds = ([name, ms]) => console.log(`${String(Math.round(ms / 1000)).padStart(5)} s  ${name}`);
console.log('\nWhere the time went; parts that ran beside each other count both:');
for (const each of durations) inSeconds(each);
inSeconds(['in all', performance.now()]);
console.log('\nThe slowest files:');
for (const each of fileDurations.toSorted((one, other) => other[1] - one[1]).slice(0, slowestFiles))
  inSeconds(each);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
