// The checks that run nothing: format and lint, who imports whom, types, and what the documents name.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, tool } from './setup.mjs';

export function checkSteps() {
  return [
    { name: 'format and lint', work: () => run(tool('biome'), ['check', '--error-on-warnings', '.']) },
    ...importSteps(),
    ...workspacesWithTypes().map((workspace) => ({
      name: `types of ${workspace}`,
      work: () => run(tool('tsc'), ['-p', workspace]),
    })),
    { name: 'description of the API', work: () => run(tool('node'), ['scripts/lint-api.mjs']) },
    { name: 'names in the documents', work: () => run(tool('node'), ['scripts/check-docs.mjs']) },
  ];
}

function importSteps() {
  const config = '.dependency-cruiser.mjs';
  if (!existsSync(join(root, config))) return [];
  return [
    { name: 'imports', work: () => run(tool('depcruise'), ['--config', config, 'apps', 'packages', 'e2e']) },
  ];
}

function workspacesWithTypes() {
  const nested = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return [...nested, 'e2e', 'bench'].filter((workspace) =>
    existsSync(join(root, workspace, 'tsconfig.json')),
  );
}
