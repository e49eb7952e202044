// Runs a long-lived process in the foreground: it gets our signals, ends when we do, and gives us its exit code.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { root, tool, toolEnvironment } from './setup.mjs';

const parentCheckMs = 250;

/** Resolves to the exit code of the first process that ends; the others are then asked to end too. */
export async function serve(commands) {
  const children = commands.map(({ args, cwd = root, environment = {} }) =>
    spawn(...endWithUs(args), { cwd, stdio: 'inherit', env: { ...toolEnvironment(), ...environment } }),
  );
  const signalAll = (signal) => {
    for (const child of children) child.kill(signal);
  };

  process.on('SIGTERM', () => signalAll('SIGTERM'));
  process.on('SIGHUP', () => signalAll('SIGTERM'));
  // Ctrl+C in a terminal reaches the children without us; twice would mean "at once".
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) signalAll('SIGINT');
  });
  watchNpm(() => signalAll('SIGTERM'));

  const endings = children.map(ending);
  const first = await Promise.race(endings);
  signalAll('SIGTERM');
  await Promise.all(endings);
  return first;
}

function ending(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

// With `kill -9` of this script there is nobody left to pass anything on; the kernel can do it, on Linux.
function endWithUs(args) {
  const command = [tool('node'), args];
  if (spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true'], { stdio: 'ignore' }).status !== 0) return command;
  return ['setpriv', ['--pdeathsig', 'KILL', tool('node'), ...args]];
}

// npm that is killed tells nobody; what it ran is then handed to another parent.
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = parentOfShell(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOfShell(shell) === npm) return;
    clearInterval(timer);
    onGone();
  }, parentCheckMs);
  timer.unref();
}

// npm runs scripts through a shell, which some shells replace by the script itself. Known on Linux only.
function parentOfShell(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return /^(sh|dash|bash|ash|zsh)$/.test(name) ? parent : undefined;
  } catch {
    return undefined;
  }
}
