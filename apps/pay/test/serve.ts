// Runs the sandbox in a process of its own, for the test that kills it: node serve.ts <pool settings as JSON>.
import pg from 'pg';
import { buildPayApp } from '../src/app.ts';

const connection: pg.PoolConfig = JSON.parse(String(process.argv[2]));
const app = buildPayApp({
  pool: new pg.Pool(connection),
  portalOrigins: [],
  publicMerchantId: 'sandbox',
  privateMerchantId: 'sandbox-private',
  webhook: { url: 'http://127.0.0.1:1/nobody', secret: 's' },
  log: false,
});
process.stdout.write(await app.listen({ host: '127.0.0.1', port: 0 }));
