// node scripts/upstream-page.mjs: writes docs/upstream.md, what an operator's own system is asked and what it answers.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { examples, unanswered } from '../packages/operator-tmf/src/examples.ts';
import { families, familyNames } from '../packages/operator-tmf/src/families.ts';

export const upstreamPage = join('docs', 'upstream.md');

const beginning = `# What an operator's own system is asked

One section a family; \`node scripts/upstream-page.mjs\` writes this page from the calls themselves (\`packages/operator-tmf/src\`), so that every question and answer here is one that the portal asks and understands. How it is connected, and what holds for all of them: [For an operator](integrating.md#a-system-of-your-own-behind-a-family). In the examples \`$URL\` is the setting \`UPSTREAM_<FAMILY>_URL\` and \`$TOKEN\` its token; \`npm run operator\` answers all of them.
`;

export function upstreamText() {
  return [beginning, ...familyNames.map(section)].join('\n');
}

function section(name) {
  const { calls } = families[name];
  const told = new Set();
  const setting = `UPSTREAM_${name.toUpperCase()}_URL`;
  return [
    `## ${name[0].toUpperCase()}${name.slice(1)}`,
    '',
    `\`${setting}\`. While it does not answer: ${lowered(unanswered[name])}`,
    '',
    ...Object.entries(calls).flatMap(([operation, call]) => [
      `### ${operation}: ${call.method} ${call.path}`,
      '',
      `${call.tmf}. ${call.summary}${keptWords(call)}`,
      '',
      '```',
      ...exampleOf(operation, call, examples[name][operation]),
      '```',
      '',
      ...queryWords(call),
      ...absenceWords(call, told),
    ]),
  ].join('\n');
}

/** Each word that may stand in its address; the portal sends no other. */
function queryWords({ asked }) {
  const words = Object.entries(asked.shape.query?.shape ?? {}).map(([word, schema]) => {
    const isOptional = schema.def.type === 'optional';
    const { def } = isOptional ? schema.unwrap() : schema;
    const values = def.values ?? Object.values(def.entries ?? {});
    const one = values.length > 0 ? ` (${values.map((value) => `\`${value}\``).join(', ')})` : '';
    return `\`${word}\`${one}${isOptional ? ', not always' : ''}`;
  });
  return words.length > 0 ? [`Query words: ${words.join('; ')}.`, ''] : [];
}

/** What a thing of this answer may lack, and what that means: told where it stands first. */
function absenceWords({ answer }, told) {
  const things = [];
  const look = (schema) => things.push(schema);
  const nothing = () => undefined;
  answer.made({ thing: look, list: look, record: nothing, either: nothing, just: nothing, map: nothing });
  const found = things.flatMap((schema) => (told.has(schema) ? [] : absentIn(schema)));
  for (const schema of things) told.add(schema);
  return found.length > 0 ? ['What may be absent, and what that means:', '', ...found, ''] : [];
}

const absentIn = (schema, before = []) =>
  Object.values((schema.def.type === 'array' ? schema.element : schema).fields ?? {}).flatMap((field) => {
    const path = [...before, field.path].filter(Boolean);
    const own = field.absent ? [`- \`${path.join('/')}\`: ${lowered(field.absent.means)}`] : [];
    return [...own, ...absentIn(field.schema, path)];
  });

const lowered = (text) => text[0].toLowerCase() + text.slice(1);

const keptWords = ({ keep }) =>
  keep
    ? ` Kept for ${keep === 'fact' ? 'ten minutes' : 'a minute'}, or until something happens to the customer.`
    : '';

function exampleOf(operation, call, { args, result }) {
  const { params = {}, query = {}, body } = z.encode(call.asked, call.ask(...args));
  const path = call.path.replaceAll(/:(\w+)/g, (_, word) => params[word]);
  const words = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([word, value]) => [value].flat().map((one) => `${word}=${encodeURIComponent(one)}`));
  const address = `"$URL${path}${words.length > 0 ? `?${words.join('&')}` : ''}"`;
  const method = call.method === 'GET' ? '' : ` -X ${call.method}`;
  const sent =
    body === undefined ? [] : ["  -H 'Content-Type: application/json' -d '", ...indented(body, 2), "'"];
  const reply = call.answer.write(result, args);
  const headers = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}`);
  const said =
    reply.body instanceof Uint8Array
      ? [operation === 'claimFile' ? '…' : '%PDF-…']
      : reply.body === undefined
        ? []
        : indented(reply.body, 0);
  return [
    `curl -H "Authorization: Bearer $TOKEN"${method} ${address}${sent.length > 0 ? ' \\' : ''}`,
    ...(sent.length > 0 ? [sent[0] + sent[1].trim(), ...sent.slice(2, -2), sent.at(-2) + sent.at(-1)] : []),
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
  writeFileSync(join(fileURLToPath(new URL('..', import.meta.url)), upstreamPage), upstreamText());
