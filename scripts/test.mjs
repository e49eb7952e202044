// npm test [-- part…]: checks, server tests, browser journeys, page weight; the last line counts them all.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runChecks } from './check-steps.mjs';
import {
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

const asked = process.argv.slice(2);
const wants = (part) => asked.length === 0 || asked.includes(part);
const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
const total = { passed: 0, failed: 0 };
const failures = [];

function testedWorkspaces() {
  return ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((workspace) => existsSync(join(root, workspace, 'vitest.config.ts')));
}

function count(name, passed, failed) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
}

/** A step that is no test counts as one. Whatever goes wrong in it, the next one runs. */
async function step(name, work) {
  console.log(`\n── ${name}`);
  try {
    const ok = ((await work()) ?? 0) === 0;
    count(name, ok ? 1 : 0, ok ? 0 : 1);
    return ok;
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    count(name, 0, 1);
    return false;
  }
}

/** A runner that fails without a failed test (a file that does not load, a crash) counts as one failure. */
async function tests(name, command, args, options, readReport) {
  console.log(`\n── ${name}`);
  const file = join(reports, `${name.replace(/\W+/g, '-')}.report`);
  const { env, ...rest } = options(file);
  const code = await run(command, args(file), {
    env: { ...toolEnvironment(), ...env },
    timeout: stepLimitMs,
    ...rest,
  });
  let result = { passed: 0, failed: 0 };
  try {
    result = readReport(readFileSync(file, 'utf8'));
  } catch {
    console.error(`${name}: no report was written.`);
  }
  count(name, result.passed, code === 0 ? result.failed : Math.max(result.failed, 1));
}

const vitest = (workspace) =>
  tests(
    `tests of ${workspace}`,
    tool('vitest'),
    (file) => ['run', '--root', workspace, ...['default', 'json'].map(reporter), `--outputFile.json=${file}`],
    () => ({}),
    (report) => {
      const { numPassedTests, numFailedTests } = JSON.parse(report);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  );

const reporter = (name) => `--reporter=${name}`;

// The house rules have tests of their own, with Node's runner; its TAP report ends in `# pass 3`, `# fail 0`.
const houseTests = () =>
  tests(
    'tests of the house rules',
    tool('node'),
    (file) => [
      '--test',
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${file}`],
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
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  );

async function testAll() {
  const unknown = asked.filter((part) => !parts.includes(part));
  if (unknown.length > 0) throw new SetupError(`There is no part "${unknown[0]}": ${parts.join(', ')}.`);
  if (!(await step('packages', installPackages))) return;
  if (wants('check')) {
    await runChecks((name, ok, output) => {
      console.log(`\n── ${name}\n${output}`);
      count(name, ok ? 1 : 0, ok ? 0 : 1);
    });
    await houseTests();
  }
  const needsBrowser = wants('web') || wants('e2e');
  const hasBrowser = needsBrowser && (await step('browser', provideBrowser));
  for (const workspace of testedWorkspaces()) {
    const name = basename(workspace);
    if (wants(name) && (name !== 'web' || hasBrowser)) await vitest(workspace);
  }
  if (!wants('e2e') && !wants('weight')) return;
  if (!(await step('web app', buildWeb))) return;
  if (wants('e2e') && hasBrowser) await journeys();
  const weight = 'bench/page-weight.ts';
  if (wants('weight') && existsSync(join(root, weight))) {
    await step('weight of login and home', () => run(tool('node'), [weight, '--first']));
  }
}

try {
  await testAll();
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  count('the test command', 0, 1);
}
rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
