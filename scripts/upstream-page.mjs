// node scripts/upstream-page.mjs: writes docs/upstream.md and a page a family in docs/upstream, what an operator's own system is asked and what it answers.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { capital, lowered } from '../packages/market/src/text.ts';
import * as wire from '../packages/operator-ports/src/wire.ts';
import { hubFamily } from '../packages/operator-tmf/src/events.ts';
import { examples, unanswered } from '../packages/operator-tmf/src/examples.ts';
import { families, familyNames } from '../packages/operator-tmf/src/families.ts';

const index = join('docs', 'upstream.md');
const settingOf = (name) => `UPSTREAM_${name.toUpperCase()}_URL`;

const beginning = `# What an operator's own system is asked

\`node scripts/upstream-page.mjs\` writes these pages from the calls themselves (\`packages/operator-tmf/src\`), so that every question and answer here is one that the portal asks and understands. How a system is connected, and what holds for all calls: [For an operator](integrating.md#a-system-of-your-own-behind-a-family).

| page | setting | calls | while it does not answer |
|---|---|---|---|
${familyNames.map((name) => `| [${capital(name)}](upstream/${name}.md) | \`${settingOf(name)}\` | ${Object.keys(families[name].calls).length} | ${lowered(unanswered[name])} |`).join('\n')}
| [Events](upstream/events.md) | \`${settingOf('events')}\` | ${Object.keys(hubFamily.calls).length} | the portal asks again in half a minute; what happened is told when it has been registered |

## How to read them

In the examples \`$URL\` is the setting of the family and \`$TOKEN\` its token; \`npm run operator\` answers all of them. A table has a row for each field that is sent or answered. Of an answer the portal reads no other field; a thing that lacks one that is required, or has one of another kind, counts as unread. Of the headers of an example the portal reads those that begin with \`x-total-\`, which are required where nothing else is said. What states, kinds and letters mean, such as those of \`serviceState\` and \`serviceType\`, says [the glossary](glossary.md).

| written | means |
|---|---|
| \`a/b\` | \`b\` within the object \`a\` |
| \`a[]/b\` | \`b\` within each thing of the list \`a\` |
| \`a[role=customer]/b\` | \`b\` within the thing of the list \`a\` whose \`role\` is \`customer\` |
| \`characteristic:b\` | the \`value\` of the thing of the list \`characteristic\` whose \`name\` is \`b\` |
| id | what the operator calls it: up to 60 printable characters, without commas and per cent signs |
| instant | ISO 8601 with an offset, from the year 1900 on |
| first moment, last second | an instant that stands for a day of the country: its first moment, or its last second |
| day | \`2026-11-22\` |
| money | \`{"unit":"${wire.money.in.shape.unit.value}","value":18.39}\`; two decimals at most |
| amount | \`{"amount":18.39,"units":"${wire.money.in.shape.unit.value}"}\`; two decimals at most |
| absent: … | may be left out or null, and that is what it means then |
| not always | of a query word: it narrows what is answered, and without it nothing is narrowed by it |
`;

const hub = {
  register: {
    args: [
      {
        callback: 'https://portal.example/EventManagement/api/ec/eventManagement/listener',
        secret: 'a-secret-of-16-characters',
      },
    ],
    result: {
      id: 'HUB-1',
      callback: 'https://portal.example/EventManagement/api/ec/eventManagement/listener',
    },
  },
  unregister: { args: ['HUB-1'], result: true },
};

/** By its place, each page as it is to be. */
export const upstreamPages = () =>
  new Map([
    [index, beginning],
    ...familyNames.map((name) => [
      join('docs', 'upstream', `${name}.md`),
      pageOf(
        name,
        families[name].calls,
        examples[name],
        `While it does not answer: ${lowered(unanswered[name])}`,
      ),
    ]),
    [
      join('docs', 'upstream', 'events.md'),
      pageOf('events', hubFamily.calls, hub, 'What is posted then: [Events](../integrating.md#events).'),
    ],
  ]);

function pageOf(name, calls, shown, words) {
  const told = new Map();
  return [
    `# ${capital(name)}`,
    '',
    `\`${settingOf(name)}\`. ${words} [How to read this](../upstream.md#how-to-read-them).`,
    '',
    ...Object.entries(calls).flatMap(([operation, call]) => [
      `## ${operation}: ${call.method} ${call.path}`,
      '',
      `${call.tmf}. ${call.summary}${keptWords(call, shown[operation])}`,
      '',
      '```',
      ...exampleOf(call, shown[operation]),
      '```',
      '',
      ...queryWords(call),
      ...table('Sent', sentRows(call)),
      ...answerTables(operation, call, told),
    ]),
  ].join('\n');
}

/** Each word that may stand in its address; the portal sends no other. */
function queryWords({ asked, args }) {
  const absent = new Map(
    args.flatMap(({ fields }) => Object.values(fields)).map((field) => [field.path, field.absent?.means]),
  );
  const without = (word) => {
    const means = absent.get(`query/${word}`);
    return means ? `, absent: ${lowered(means).replace(/\.$/, '')}` : ', not always';
  };
  const words = Object.entries(asked.shape.query?.shape ?? {}).map(([word, schema]) => {
    const isOptional = schema.def.type === 'optional';
    const { def } = isOptional ? schema.unwrap() : schema;
    const values = def.values ?? Object.values(def.entries ?? {});
    const one = values.length > 0 ? ` (${values.map((value) => `\`${value}\``).join(', ')})` : '';
    return `\`${word}\`${one}${isOptional ? without(word) : ''}`;
  });
  return words.length > 0 ? [`Query words: ${words.join('; ')}.`, ''] : [];
}

/** What stands in its body. */
function sentRows({ args, says = {} }) {
  const within = (path) => (path === 'body' ? '' : path.startsWith('body/') ? path.slice(5) : null);
  const said = Object.entries(says).map(([path, value]) => ({
    path,
    schema: z.literal(value),
    presence: 'always',
  }));
  return [...said, ...args.flatMap(({ fields }) => Object.values(fields))].flatMap((field) => {
    const path = within(field.path);
    return path === null ? [] : rowsAt(path, field.schema, neededWords(field));
  });
}

/** The things of this answer: each is told where it stands first. */
function answerTables(operation, { answer }, told) {
  const things = [];
  const look = (schema) => things.push(schema);
  const nothing = () => undefined;
  answer.made({ thing: look, list: look, record: nothing, either: nothing, just: nothing, map: nothing });
  return things.flatMap((schema) => {
    const rows = rowsIn(schema, '');
    if (rows.length === 0) return [];
    const first = told.get(schema);
    if (first !== undefined) return [`Answered: as of \`${first}\`.`, ''];
    told.set(schema, operation);
    return table('Answered', rows);
  });
}

const table = (title, rows) =>
  rows.length === 0 ? [] : [`| ${lowered(title)} | is | |`, '|---|---|---|', ...rows, ''];

const neededWords = ({ absent, presence, path }) => {
  if (absent) return `absent: ${lowered(absent.means)}`;
  if (presence !== 'always') throw new Error(`${path} may be absent, and nothing says what that means`);
  return 'required';
};

/** A field, and what stands within it. */
function rowsAt(path, schema, needed) {
  const inner = rowsIn(schema, path);
  // What is always there is told by what stands in it.
  if (path === '' || (inner.length > 0 && !isList(schema) && needed === 'required')) return inner;
  return [`| \`${path}\` | ${kindOf(schema).replaceAll('|', '\\|')} | ${needed} |`, ...inner];
}

function rowsIn(schema, path) {
  const to = (own) => [path, own].filter(Boolean).join('/');
  if (schema.fields)
    return [
      ...Object.entries(schema.says).map(([own, value]) => `| \`${to(own)}\` | \`${value}\` | required |`),
      ...Object.values(schema.fields).flatMap((field) =>
        rowsAt(to(field.path), field.schema, neededWords(field)),
      ),
    ];
  const { type, in: sent } = schema.def;
  if (named.has(schema.def)) return [];
  if (type === 'pipe') return rowsIn(sent, path);
  if (type === 'array') return rowsIn(schema.element, path && `${path}[]`);
  if (type === 'nullable' || type === 'optional') return rowsIn(schema.unwrap(), path);
  if (type !== 'object') return [];
  return Object.entries(schema.shape).flatMap(([own, inner]) =>
    rowsAt(
      to(own),
      inner,
      neededWords({ presence: inner.isOptional() ? 'optional' : 'always', path: to(own) }),
    ),
  );
}

const isList = ({ def, element }) => def.type === 'array' && element !== undefined;

const named = new Map(
  [
    [wire.operatorIdSchema, 'id'],
    [wire.instant, 'instant'],
    [wire.dateTimeSchema, 'instant'],
    [wire.firstMoment, 'first moment'],
    [wire.lastMoment, 'last second'],
    [wire.civilDateSchema, 'day'],
    [wire.money, 'money'],
    [wire.moneySchema, 'money'],
    [wire.amount, 'amount'],
  ].map(([{ def }, word]) => [def, word]),
);

function kindOf(schema) {
  const { def } = schema;
  const word = named.get(def);
  if (word) return word;
  if (schema.fields || def.type === 'object') return 'object';
  if (def.type === 'nullable') return `${kindOf(schema.unwrap())}, or null`;
  if (def.type === 'optional') return kindOf(schema.unwrap());
  if (def.type === 'pipe') return kindOf(def.in);
  if (def.type === 'union') return def.options.map(kindOf).join(' or ');
  if (def.type === 'array') return `list of ${kindOf(schema.element)}`.replace(/ of (object|anything)$/, '');
  const values = def.values ?? Object.values(def.entries ?? {});
  if (values.length > 0) return values.map((value) => `\`${value}\``).join(', ');
  const {
    type = 'anything',
    maxLength,
    minimum,
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const kind =
    { string: 'text', integer: 'whole number', boolean: 'true or false', array: 'list' }[type] ?? type;
  if (maxLength !== undefined) return `${kind}, at most ${maxLength}`;
  return minimum > -Number.MAX_SAFE_INTEGER && type !== 'string' ? `${kind}, at least ${minimum}` : kind;
}

function keptWords({ keep, about }, { args }) {
  if (!keep) return '';
  const isOfCustomers = about?.(...args).some((place) => 'customerId' in place);
  return ` Kept for ${keep === 'fact' ? 'ten minutes' : 'a minute'}${isOfCustomers ? ', or until something happens to the customer' : ''}.`;
}

/** By which a file is known: another beginning is another file. */
const beginnings = new Map([
  ['application/pdf', '%PDF-…'],
  ['application/xml', '<?xml…'],
]);

function exampleOf(call, { args, result }) {
  const { params = {}, query = {}, body } = z.encode(call.asked, call.ask(...args));
  const path = call.path.replaceAll(/:(\w+)/g, (_, word) => params[word]);
  const words = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([word, value]) => [value].flat().map((one) => `${word}=${encodeURIComponent(one)}`));
  const address = `"$URL${path}${words.length > 0 ? `?${words.join('&')}` : ''}"`;
  const method = call.method === 'GET' ? '' : ` -X ${call.method}`;
  const sent = body === undefined ? [] : `-d '${indented(body, 2).join('\n').trim()}'`.split('\n');
  const reply = call.answer.write(result, args);
  const headers = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}`);
  const said =
    reply.body instanceof Uint8Array
      ? [beginnings.get(reply.headers['content-type']) ?? '…']
      : reply.body === undefined
        ? []
        : indented(reply.body, 0);
  return [
    `curl -H "Authorization: Bearer $TOKEN"${method} ${address}${sent.length > 0 ? ' \\' : ''}`,
    ...sent.map((line, at) => (at === 0 ? `  -H 'Content-Type: application/json' ${line}` : line)),
    '',
    [reply.status, ...headers].join(' · '),
    ...said,
  ];
}

/** Short things stand on one line. */
function indented(value, depth) {
  const flat = JSON.stringify(value);
  if (flat.length + depth < 96 || value === null || typeof value !== 'object')
    return [' '.repeat(depth) + flat];
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const inner = entries.flatMap(([name, one], index) => {
    const lines = indented(one, depth + 2);
    const begin = isList ? '' : `${JSON.stringify(name)}: `;
    lines[0] = ' '.repeat(depth + 2) + begin + lines[0].trimStart();
    if (index < entries.length - 1) lines[lines.length - 1] += ',';
    return lines;
  });
  const pad = ' '.repeat(depth);
  return [pad + (isList ? '[' : '{'), ...inner, pad + (isList ? ']' : '}')];
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of upstreamPages()) {
    const file = join(fileURLToPath(new URL('..', import.meta.url)), path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
