// Runs the sandbox in a process of its own, for the test that kills it: node serve.ts <socket folder> <database>.
import pg from 'pg';
import { buildPayApp } from '../src/app.ts';

const [host, database] = process.argv.slice(2);
const app = buildPayApp({
  pool: new pg.Pool({ host: String(host), user: 'test', database: String(database) }),
  portalOrigins: [],
  publicMerchantId: 'sandbox',
  privateMerchantId: 'sandbox-private',
  webhook: { url: 'http://127.0.0.1:1/nobody', secret: 's' },
  log: false,
});
process.stdout.write(await app.listen({ host: '127.0.0.1', port: 0 }));
