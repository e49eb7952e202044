// node scripts/loading-page.mjs: writes docs/loading.md, the files that `npm run db -- load` takes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { fileOf, kinds, shapes } from '../apps/operator/src/db/loading/shapes.ts';

export const loadingPage = join('docs', 'loading.md');

const beginning = `# An operator's records from files

For the embedded operator: whose lines, plans and bills live in this database. (An operator whose own systems answer loads nothing: [For an operator](integrating.md#a-system-of-your-own-behind-a-family).) \`node scripts/loading-page.mjs\` writes this page from the shapes that a load checks.

\`\`\`
npm run db -- migrate         # first, where no portal has used the database yet
npm run db -- load DIR        # into the database of DATABASE_URL, or the private one; also while the portal runs
npm run db -- export DIR      # the other way: a folder that is not there yet
\`\`\`

## What a load does

- A file a kind, any of them: ${kinds.map((kind) => `\`${fileOf(kind)}\``).join(', ')}. A line is one JSON object in UTF-8, ends with a line end, and has no byte order mark.
- Everything is checked first: bytes, shapes, sums, that nothing comes twice, and that what a record names is in the files or loaded before. What is wrong is told as \`bills.ndjson:12: totalCents must be the sum of …\`, the first hundred of it, and nothing is loaded.
- Then all of it is written in one transaction, after which customers see it at once. Whatever ends it in the middle leaves everything as it was.
- It may be repeated: records that are there and the same are left alone, others are added or changed. **Nothing is deleted**: a line ends by its status, an offering by \`isOffered\`. The items of a bill are replaced together.
- What the files say holds, also over a plan or a Wi-Fi key that was changed in the portal since. Five things stay: a bill that was paid in the portal is only ever settled by a file; how far a bill was reminded of here while it is to be paid, and since when a line that is suspended owes; a line that was stopped as stolen, paused or left here is not in service by a file; \`nextBillOn\` never goes back, so that no cycle is billed twice; a line keeps its customer, account and number. A number goes to another line once its own has ended (\`I\`, \`R\`). An arrangement of a bill that a file settles or cancels is over.
- A load tells nobody: no event, message or notification comes of it. Of a bill that is to be paid the operator's clock reminds as of its own, from the next morning on: one that is long overdue suspends four days after the load at the earliest. Where somebody else reminds of it, \`dunningAt\` is \`null\`. A load gives no allowances, usage, balances or users either; customers register themselves and find their lines.
- \`SHA256SUMS\`, if it is in the folder, must tell of the files as they are; an export writes it, and \`sha256sum *.ndjson > SHA256SUMS\` does. Without it a file that was cut after a whole line is taken for a short one.
- Rows that change are locked until the end: load millions of changes when few pay. {{figures}}

An export holds all of these files, of one moment, in the order of their keys: exported, loaded and exported again is the same to the byte. **It holds Wi-Fi keys as they are**; only its owner may read it. A load encrypts them on the way in.

Ids of customers and lines are UUIDs of your choice, the same at every load. Made of your own keys with a name-based UUID (version 5) they need no table. Money is whole cents.
`;

const figures =
  '500,000 customers and accounts, 1,000,000 lines, 1,000,000 bills and 50,000 networks (3 million records, 950 MB) were loaded in seven minutes, and once more without a change in four, on two cores shared with much other work.';

export function loadingText() {
  return [beginning.replace('{{figures}}', figures), ...kinds.map(section)].join('\n');
}

function section(kind) {
  const schema = z.toJSONSchema(shapes[kind], { io: 'input', unrepresentable: 'any' });
  return [`## ${fileOf(kind)}`, '', ...table(schema), ''].join('\n');
}

function table(schema, within = '') {
  const head = within ? [] : ['| field | is | |', '|---|---|---|'];
  return [
    ...head,
    ...Object.entries(schema.properties).flatMap(([name, field]) => rows(schema, name, field, within)),
  ];
}

function rows(schema, name, field, within) {
  const full = within + name;
  const needed = schema.required?.includes(name) ? '' : leftOut(field);
  const inner = plain(field);
  const row = `| \`${full}\` | ${typeOf(inner)}${needed} | ${field.description ?? inner.description ?? ''} |`;
  if (inner.properties) return [row, ...table(inner, `${full}.`)];
  return [row, ...(inner.items?.properties ? table(inner.items, `${full}[].`) : [])];
}

/** Without the null that it may be. */
const plain = (field) => field.anyOf?.find(({ type }) => type !== 'null') ?? field;

function leftOut(field) {
  if (field.default === undefined) return ' or null; may be left out';
  return `; ${field.default === null ? 'or null' : `\`${field.default}\``} when left out`;
}

function typeOf({ type, enum: words, format, minimum, maximum, maxLength, items }) {
  if (words) return words.map((word) => `\`${word}\``).join(', ');
  if (type === 'array') return `list of ${items.properties ? 'objects' : typeOf(items)}`;
  if (type === 'integer')
    return maximum >= 100_000_000 ? 'whole number' : `whole number, ${minimum} to ${maximum}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'object') return 'object';
  if (format === 'uuid') return 'UUID in lower case';
  if (format === 'date') return 'day, `2026-11-22`';
  if (format === 'date-time') return 'instant, `2026-11-22T14:42:00Z`';
  return maxLength ? `text of at most ${maxLength}` : 'text';
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(fileURLToPath(new URL('..', import.meta.url)), loadingPage), loadingText());
