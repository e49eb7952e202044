// The checks that run nothing: format and lint, who imports whom, types, and what the documents name.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool, toolEnvironment } from './setup.mjs';

/**
 * Two at a time, since most of them keep one core busy.
 * @param tell called with a check's name, whether it passed, and what it printed, once it has ended
 */
export async function runChecks(tell) {
  const waiting = checkSteps();
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { code, output } = await collect(next.command, next.args);
      tell(next.name, code === 0, output);
    }
  };
  await Promise.all([lane(), lane()]);
}

/** The longest first. */
function checkSteps() {
  return [
    ...importSteps(),
    { name: 'format and lint', command: tool('biome'), args: ['check', '--error-on-warnings', '.'] },
    // What the same rules hold for is read once, and not with each workspace that imports it.
    { name: `types of ${typedTogether().join(', ')}`, command: tool('tsc'), args: ['-p', '.'] },
    ...workspacesWithTypes().map((workspace) => ({
      name: `types of ${workspace}`,
      command: tool('tsc'),
      args: ['-p', workspace],
    })),
    { name: 'description of the API', command: tool('node'), args: ['scripts/lint-api.mjs'] },
    { name: 'migrations', command: tool('node'), args: ['scripts/baseline.mjs', '--check'] },
    { name: 'names in the documents', command: tool('node'), args: ['scripts/check-docs.mjs'] },
  ];
}

function importSteps() {
  const config = '.dependency-cruiser.mjs';
  if (!existsSync(join(root, config))) return [];
  const args = ['--config', config, 'apps', 'packages', 'e2e'];
  return [{ name: 'imports', command: tool('depcruise'), args }];
}

const typedTogether = () => JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).include;

/** With rules of their own: of the browser, or without Node. */
function workspacesWithTypes() {
  const together = new Set(typedTogether());
  const nested = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return [...nested, 'e2e', 'bench'].filter(
    (workspace) => !together.has(workspace) && existsSync(join(root, workspace, 'tsconfig.json')),
  );
}

/** A program that cannot be started counts as failed. */
export function collect(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: toolEnvironment(), ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
