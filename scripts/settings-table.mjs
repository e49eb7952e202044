// docs/settings.md against what the code reads: names, and the defaults that the schema gives.
const row = /^\| `([A-Z][A-Z0-9_]*(?:<FAMILY>\w+)?)` \| (.*?) \| /gm;
const read = /\bprocess\.env\.([A-Z][A-Z0-9_]*)/g;

/** Of the machine and of npm, not ours to describe. */
const notOurs = new Set(['PATH']);

/**
 * @param families for which a row with `<FAMILY>` in its name speaks, one and all
 * @returns names to what stands in the column of defaults
 */
export function settingsIn(document, families = []) {
  const namesIn = (name) =>
    name.includes('<FAMILY>') ? families.map((family) => name.replace('<FAMILY>', family)) : [name];
  return new Map(
    [...document.matchAll(row)].flatMap(([, name, shown]) => namesIn(name).map((one) => [one, shown])),
  );
}

/** Settings that a file reads past `config.ts`. */
export function readDirectly(text) {
  return [...text.matchAll(read)].map(([, name]) => name).filter((name) => !notOurs.has(name));
}

/**
 * @param told what the document says
 * @param defaults names to their default; undefined where there is none
 * @returns a sentence for each difference
 */
export function differences(told, defaults) {
  const missing = [...defaults.keys()].filter((name) => !told.has(name));
  const extra = [...told.keys()].filter((name) => !defaults.has(name));
  const wrong = [...defaults].filter(([name, value]) => told.has(name) && !says(told.get(name), value));
  return [
    ...missing.map((name) => `${name} is read and not described`),
    ...extra.map((name) => `${name} is described and read nowhere`),
    ...wrong.map(
      ([name, value]) => `${name} has ${value === undefined ? 'no default' : `the default ${value}`}`,
    ),
  ];
}

const says = (shown, value) =>
  value === undefined ? /^none\b/.test(shown) : shown === `\`${String(value)}\``;
