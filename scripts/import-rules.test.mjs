// Plants one breach of every import rule in a small tree of its own and sees each of them caught.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import rules from '../.dependency-cruiser.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Rule → the file that breaks it and what it imports. */
const breaches = {
  'no-circles': ['apps/api/src/http/circle-a.ts', "import { b } from './circle-b.ts';"],
  'contract-stands-alone': ['packages/contract/src/bad.ts', "import pg from 'pg';"],
  'rooms-by-face': [
    'apps/api/src/modules/usage/bad-inner.ts',
    "import { x } from '../billing/billing.store.ts';",
  ],
  'modules-below': ['apps/api/src/modules/billing/bad-up.ts', "import { x } from '../../app-flows.ts';"],
  'modules-know-no-http': [
    'apps/api/src/modules/billing/bad-http.ts',
    "import { x } from '../../http/wire.ts';",
  ],
  'serving-learns-nothing': [
    'apps/api/src/modules/assistant/learning/bad-reader.ts',
    "import { x } from './learner.ts';",
  ],
  'jobs-by-face': [
    'apps/api/src/jobs/bad-inner.ts',
    "import { x } from '../modules/billing/billing.store.ts';",
  ],
  'ports-not-adapters': [
    'apps/api/src/modules/payments/bad-adapter.ts',
    "import { x } from '../../providers/cards/kushki.ts';",
  ],
  'sql-in-stores': ['apps/api/src/modules/payments/bad-sql.ts', "import { sql } from 'drizzle-orm';"],
  'fastify-at-the-edge': [
    'apps/api/src/modules/payments/bad-fastify.ts',
    "import type { FastifyInstance } from 'fastify';",
  ],
  'http-below': ['apps/api/src/http/bad-module.ts', "import { x } from '../modules/billing/billing.ts';"],
  'db-below': ['apps/api/src/db/bad-module.ts', "import { x } from '../modules/billing/billing.ts';"],
  'web-types-of-contract': [
    'apps/web/src/screens/home/bad-contract.ts',
    "import { x } from '@portal/contract/errors';",
  ],
  'router-by-its-door': ['apps/web/src/screens/home/bad-router.tsx', "import { useParams } from 'wouter';"],
  'screens-not-neighbours': [
    'apps/web/src/screens/home/bad.tsx',
    "import { x } from '../billing/billing-screen.tsx';",
  ],
  'screens-below-app': [
    'apps/web/src/screens/home/bad-app.tsx',
    "import { x } from '../../app/routes/routes.tsx';",
  ],
  'shell-below-app': ['apps/web/src/shell/bad.tsx', "import { x } from '../app/routes/routes.tsx';"],
  'shared-below-screens': [
    'apps/web/src/shared/bad.tsx',
    "import { x } from '../screens/billing/billing-screen.tsx';",
  ],
  'api-below-shared': ['apps/web/src/api/bad-ui.ts', "import { x } from '../ui/actions/button.tsx';"],
  'session-below-api': ['apps/web/src/session/bad.ts', "import { x } from '../api/purchase/billing.ts';"],
  'lib-stands-alone': ['apps/web/src/lib/bad.ts', "import { x } from '../session/session.ts';"],
  'ui-knows-no-telecom': ['apps/web/src/ui/bad.tsx', "import { x } from '../session/session.ts';"],
  'e2e-http-only': ['e2e/journeys/bad.spec.ts', "import { x } from '../../apps/web/src/session/session.ts';"],
  'web-apart': ['apps/web/src/api/bad-server.ts', "import { x } from '../../../api/src/http/wire.ts';"],
  'leaves-stand-alone': ['packages/card-pages/src/bad.ts', "import { z } from 'zod';"],
  'help-knows-the-market': ['packages/help/src/bad.ts', "import { z } from 'zod';"],
  'private-postgres-stands-alone': [
    'packages/private-postgres/src/bad.ts',
    "import { x } from '../../contract/src/errors.ts';",
  ],
  'operator-apart': ['apps/operator/src/bad.ts', "import { x } from '../../api/src/http/wire.ts';"],
  'operator-rooms-by-face': [
    'apps/operator/src/claims/bad-inner.ts',
    "import { x } from '../tickets/repair-steps.ts';",
  ],
  'operator-by-composition': [
    'apps/api/src/modules/payments/bad-operator.ts',
    "import { x } from '../../../../operator/src/tickets/repair-steps.ts';",
  ],
  'ports-stand-alone': [
    'packages/operator-ports/src/bad.ts',
    "import { x } from '../../contract/src/errors.ts';",
  ],
  'operator-tmf-below': [
    'packages/operator-tmf/src/bad.ts',
    "import { x } from '../../../apps/api/src/http/wire.ts';",
  ],
  'upstream-knows-ports': ['apps/api/src/upstream/bad.ts', "import { x } from '../http/wire.ts';"],
  'upstream-by-composition': [
    'apps/api/src/modules/payments/bad-upstream.ts',
    "import { x } from '../../upstream/upstream.ts';",
  ],
  'operator-http-at-the-edge': [
    'apps/operator/src/bad-edge.ts',
    "import type { FastifyInstance } from 'fastify';",
  ],
  'market-stands-alone': ['packages/market/src/bad.ts', "import { z } from 'zod';"],
  'markets-by-choice': [
    'apps/api/src/modules/payments/bad-market.ts',
    "import { x } from '../../../../../packages/market/src/ecuador/ecuador.ts';",
  ],
  'database-knows-no-table': [
    'packages/database/src/bad.ts',
    "import { x } from '../../../apps/api/src/http/wire.ts';",
  ],
  'http-server-below': [
    'packages/http-server/src/bad.ts',
    "import { x } from '../../../apps/api/src/http/wire.ts';",
  ],
  'assistant-apart': ['apps/assistant/src/bad.ts', "import { x } from '../../api/src/http/wire.ts';"],
  'pay-apart': ['apps/pay/src/bad.ts', "import { x } from '../../api/src/http/wire.ts';"],
  'api-apart': ['apps/api/src/modules/bad-pay.ts', "import { x } from '../../../pay/src/app.ts';"],
};

/** What the breaches import, and neighbours that break nothing. */
const harmless = {
  'packages/private-postgres/src/start.ts':
    "import { x } from 'node:fs'; import { z } from 'zod'; export { x, z };",
  'packages/contract/src/errors.ts': "import { z } from 'zod'; export const x = z;",
  'packages/contract/package.json':
    '{"name":"@portal/contract","type":"module","exports":{"./*":"./src/*.ts"}}',
  'apps/api/src/http/circle-b.ts': "import { a } from './circle-a.ts'; export const b = a;",
  'apps/api/src/http/wire.ts': 'export const x = 1;',
  'apps/api/src/app-flows.ts': "import { x } from './modules/billing/billing.ts'; export { x };",
  'apps/api/src/modules/billing/billing.ts': "import { x } from './billing.store.ts'; export { x };",
  'apps/api/src/modules/billing/billing.store.ts': "import { sql } from 'drizzle-orm'; export const x = sql;",
  'apps/api/src/modules/billing/billing.routes.ts': "import { x } from '../../http/wire.ts'; export { x };",
  'apps/api/src/modules/usage/usage.ts': 'export const x = 1;',
  'apps/api/src/modules/assistant/learning/learner.ts': 'export const x = 1;',
  'apps/api/src/modules/assistant/learning/lessons.ts': "import { x } from './learner.ts'; export { x };",
  'apps/api/src/providers/cards/kushki.ts': 'export const x = 1;',
  'apps/operator/src/tickets/repair-steps.ts': 'export const x = 1;',
  'apps/api/src/upstream/upstream.ts': "import { z } from 'zod'; export const x = z;",
  'apps/pay/src/app.ts': 'export const x = 1;',
  'apps/web/src/app/routes/routes.tsx':
    "import { x } from '../screens/billing/billing-screen.tsx'; export { x };",
  'apps/web/src/screens/billing/billing-screen.tsx':
    "import { x } from '../../api/purchase/billing.ts'; export { x };",
  'apps/web/src/api/purchase/billing.ts':
    "import type { x } from '@portal/contract/errors'; export { x } from '../session/session.ts';",
  'apps/web/src/session/session.ts': 'export const x = 1;',
  'apps/web/src/ui/actions/button.tsx': 'export const x = 1;',
};

let tree;
let violations;

before(() => {
  tree = mkdtempSync(join(tmpdir(), 'import-rules-'));
  const write = (path, text) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  for (const [path, text] of Object.entries(harmless)) write(path, text);
  for (const [path, text] of Object.values(breaches)) write(path, `${text}\nexport const a = 1;\n`);
  mkdirSync(join(tree, 'node_modules/@portal'), { recursive: true });
  symlinkSync(join(tree, 'packages/contract'), join(tree, 'node_modules/@portal/contract'));
  for (const name of ['fastify', 'drizzle-orm', 'pg', 'wouter', 'zod']) {
    const text = name === 'drizzle-orm' ? 'export const sql = 1;' : 'export default 1; export const z = 1;';
    write(`node_modules/${name}/index.js`, text);
    write(`node_modules/${name}/package.json`, `{"name":"${name}","type":"module","main":"index.js"}`);
  }
  cpSync(join(root, '.dependency-cruiser.mjs'), join(tree, '.dependency-cruiser.mjs'));
  violations = cruise();
});
after(() => rmSync(tree, { recursive: true, force: true }));

function cruise() {
  const command = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'apps', 'packages', 'e2e'];
  // Its exit code is the number of breaches found.
  const { stdout } = spawnSync(process.execPath, [command, ...options], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout).summary.violations.map((violation) => ({
    rule: violation.rule.name,
    from: violation.from,
  }));
}

describe('import rules', () => {
  it('has a planted breach for every rule', () => {
    assert.deepEqual(Object.keys(breaches).sort(), rules.forbidden.map((rule) => rule.name).sort());
  });

  for (const [rule, [file]] of Object.entries(breaches)) {
    it(`${rule} catches its breach`, () => {
      assert.ok(violations.some((violation) => violation.rule === rule && violation.from === file));
    });
  }

  it('leaves what is allowed alone', () => {
    const blamed = new Set(violations.map((violation) => violation.from));
    const wrongly = Object.keys(harmless).filter((file) => blamed.has(file) && !file.includes('circle'));
    assert.deepEqual(wrongly, []);
  });
});
