// Judges the statements that tests have recorded (RECORD_STATEMENTS) as a PostgreSQL of several machines would.
import { existsSync, readFileSync } from 'node:fs';
import { portalPlacement } from '../apps/api/src/db/tables.ts';
import { operatorPlacement } from '../apps/operator/src/db/tables.ts';
import { refusalsOf, sameStatement } from '../packages/database/src/distribution/refusals.ts';

const placement = new Map([...portalPlacement, ...operatorPlacement]);
const [file = ''] = process.argv.slice(2);
const texts = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : [];
/** However many values a list has, it is the same statement. */
const distinct = [...new Map(texts.map((text) => [sameStatement(text), text])).values()];
const refused = distinct
  .map((text) => [text, refusalsOf(text, placement)])
  .filter(([, why]) => why.length > 0);

for (const [text, why] of refused) console.log(`${why.join('; ')}:\n  ${text.replace(/\s+/g, ' ').trim()}\n`);
console.log(`${distinct.length} statements, ${refused.length} refused`);
process.exitCode = distinct.length === 0 || refused.length > 0 ? 1 : 0;
