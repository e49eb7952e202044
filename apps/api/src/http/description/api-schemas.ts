// The named schemas of the API's description: each once, none that nobody uses, no pattern that its format says.

type Schemas = Record<string, object>;
interface Document {
  paths: object;
  components: { schemas: Schemas };
}

const prefix = '#/components/schemas/';
const datePatterns = new Set(['date', 'date-time']);

/**
 * What is sent and what is answered come as two schemas, the former with `Input` behind its name. Where they are the
 * same, or only the former is used, one is enough.
 */
export function tidySchemas<T extends Document>(document: T): T {
  const { schemas } = document.components;
  const used = reachable(document, schemas);
  const names = new Map<string, string>();
  for (const name of used) {
    const plain = name.replace(/Input$/, '');
    const isOne = plain !== name && (!used.has(plain) || isSame(schemas[name], schemas[plain]));
    if (isOne) names.set(name, plain);
  }
  const kept = [...used].filter((name) => !names.has(name) || !used.has(names.get(name) ?? ''));
  const tidied = rewritten(
    {
      ...document,
      components: {
        ...document.components,
        schemas: Object.fromEntries(
          kept
            .map((name) => [names.get(name) ?? name, isInput(name) ? schemas[name] : opened(schemas[name])])
            .toSorted(),
        ),
      },
    },
    names,
  );
  return tidied as T;
}

function reachable({ paths }: Document, schemas: Schemas): Set<string> {
  const found = new Set<string>(['Error']);
  const open: unknown[] = [paths, schemas.Error];
  while (open.length > 0)
    for (const name of namesIn(open.pop())) if (!found.has(name) && found.add(name)) open.push(schemas[name]);
  return found;
}

const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );

const isInput = (name: string): boolean => name.endsWith('Input');

/** Fields may be added to an answer: no client may count on there being no others. */
export const opened = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_key, inner) => {
    if (inner?.additionalProperties !== false) return inner;
    const { additionalProperties: _closed, ...rest } = inner;
    return rest;
  });

const isSame = (input: unknown, output: unknown): boolean => {
  const text = (value: unknown) => JSON.stringify(value).replaceAll('Input"', '"');
  return text(input) === text(opened(output));
};

function rewritten(value: unknown, names: ReadonlyMap<string, string>): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner) => {
    if (key === '$ref' && typeof inner === 'string' && inner.startsWith(prefix)) {
      const name = inner.slice(prefix.length);
      return prefix + (names.get(name) ?? name);
    }
    if (datePatterns.has(inner?.format)) delete inner.pattern;
    if (inner?.maximum === Number.MAX_SAFE_INTEGER) delete inner.maximum;
    if (inner?.minimum === Number.MIN_SAFE_INTEGER) delete inner.minimum;
    return inner;
  });
}
