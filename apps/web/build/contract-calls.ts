// What the browser takes of the contract's code: of each call its name, method and address, and what its answer must look
// like, in a few signs (`src/lib/http/shape.ts`). No schema travels.
import { join } from 'node:path';
import type { Call } from '@portal/contract/common';
import { country } from '@portal/market/path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const contract = join(import.meta.dirname, '..', '..', '..', 'packages', 'contract', 'src');

/** Each call is a module of its own, so that it travels with the code that makes it; so is each thing that has a name. */
const oneCall = '\0contract-call:';
const oneShape = '\0contract-shape:';

export function contractCalls(): Plugin {
  const calls = new Map<string, Call>();
  const named = new Map<string, Schema>();
  return {
    name: 'contract-calls',
    resolveId: (source) => (source.startsWith(oneCall) || source.startsWith(oneShape) ? source : null),
    async load(file) {
      const call = calls.get(file);
      if (call)
        return moduleOf(answerOf(call, named), (shape) => `export const call = ${wordsOf(call, shape)};`);
      const schema = named.get(file);
      if (schema) return moduleOf(shapeOf(schema, named), (shape) => `export const shape = ${shape};`);
      if (!file.startsWith(contract)) return null;
      const found = Object.entries(await import(file)).filter(isCall);
      // Of what has no call the browser takes types alone; the stand-in of the tests takes words.
      if (found.length === 0) return null;
      return found
        .map(([name, each]) => {
          const id = `${oneCall}${name}`;
          calls.set(id, each);
          return `export { call as ${name} } from ${JSON.stringify(id)};`;
        })
        .join('\n');
    },
  };
}

const isCall = (entry: [string, unknown]): entry is [string, Call] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'policy' in entry[1] && 'path' in entry[1];

/** The market is known where the page is: one build serves all of them. */
const wordsOf = ({ id, method, path }: Call, answer: string): string =>
  `{ id: ${JSON.stringify(id)}, method: '${method}', path: ${JSON.stringify(path.replace(`/api/${country}/`, '/api/:market/'))}, answer: ${answer} }`;

/** As JSON Schema has it. */
type Schema = z.core.JSONSchema.BaseSchema;

/** One shape for every good answer of a call; two statuses may say different things. */
function answerOf({ answers }: Call, named: Map<string, Schema>): string {
  const shapes = Object.values(answers).map((answer) => {
    const schema = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' });
    for (const [name, each] of Object.entries(schema.$defs ?? {})) named.set(`${oneShape}${name}`, each);
    return shapeOf(schema, named);
  });
  const different = [...new Set(shapes)];
  return different.length === 1 ? `${different[0]}` : `[${different.join()}]`;
}

function shapeOf(schema: Schema, named: Map<string, Schema>): string {
  const of = (part: unknown) => shapeOf((typeof part === 'object' ? part : {}) as Schema, named);
  const either = schema.anyOf ?? schema.oneOf;
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/$defs/', '');
    const target = named.get(`${oneShape}${name}`);
    return target && isPlain(target) ? of(target) : `\${${name}}`;
  }
  if (either) return `[${either.map(of).join()}]`;
  if (schema.type === 'array') return `[${of(schema.items)}]`;
  if (schema.type !== 'object') return `'${kindOf(schema)}'`;
  if (!schema.properties) return `{ '*': ${of(schema.additionalProperties)} }`;
  const fields = Object.entries(schema.properties).map(([name, each]) => {
    const isThere = schema.required?.includes(name);
    return `'${name}${isThere ? '' : '?'}': ${of(each)}`;
  });
  return `{ ${fields.join()} }`;
}

/** Said where it stands, which is shorter than its name. */
const isPlain = ({ $ref, type, anyOf, oneOf }: Schema): boolean =>
  !($ref || anyOf || oneOf || type === 'array' || type === 'object');

/** A word is a text: which ones there are may be the market's, and a newer server's. */
function kindOf({ type, format }: Schema): string {
  if (type === 'string') return format === 'date-time' || format === 'date' ? 'm' : 's';
  if (type === 'null') return '0';
  if (type === 'number' || type === 'integer') return 'n';
  return type === 'boolean' ? 'b' : '';
}

/** What is named in a shape is imported, and asked for when it is known: it may lead back to itself. */
function moduleOf(shape: string, write: (shape: string) => string): string {
  const reference = /\$\{(\w+)\}/g;
  const names = new Set([...shape.matchAll(reference)].map(([, name = '']) => name));
  const imports = [...names].map(
    (name) => `import { shape as ${name} } from ${JSON.stringify(oneShape + name)};\n`,
  );
  return imports.join('') + write(shape.replace(reference, '() => $1'));
}
