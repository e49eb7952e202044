// npm run check: the API's description has nothing that a generator of clients would stumble over.
import { createConfig, formatProblems, getTotals, lintFromString } from '@redocly/openapi-core';
import { buildApp } from '../apps/api/src/app.ts';
import { openOperator } from '../apps/api/src/app-operator.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { createLog } from '../apps/api/src/log.ts';
import { connectDatabase } from '../packages/database/src/connection.ts';

// The routes describe themselves; nothing is asked of a database.
const config = readConfig({ OPERATOR_CLOCK: 'off', PORTAL_ORIGIN: 'https://portal.operador.test' });
const database = connectDatabase({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' });
const log = createLog('silent');
const operator = openOperator({ config, database, log });
const { server } = await buildApp({ config, database, operator, log, portalFolder: '/nonexistent' });
await server.ready();

const problems = await lintFromString({
  source: JSON.stringify(server.swagger(), null, 1),
  absoluteRef: 'openapi.json',
  config: await createConfig({
    extends: ['recommended'],
    rules: { 'operation-operationId': 'error', 'no-unused-components': 'error' },
  }),
});
formatProblems(problems, { format: 'stylish', totals: getTotals(problems), version: '1' });
process.exit(problems.length > 0 ? 1 : 0);
