// The rules of the documents: decision records, names, promises and their tests, and settings as they are told.

const headings = ['Context', 'Decision', 'Alternatives', 'Consequences', 'When to revisit'];

/** @param index the lines of the list of all records; @returns what is wrong with this one */
export function recordFaults(name, text, index) {
  const number = name.slice(0, 4);
  const [title = '', lead = ''] = text.split(/\n\n/);
  const found = [...text.matchAll(/^## (.*)$/gm)].map((match) => match[1]);
  const mark = /^Superseded( in part)? by/.exec(lead);
  const by = [...lead.matchAll(/\[\d{4}\]\([\w-]+\.md\)/g)].map(([link]) => link).join(', ');
  const listed = `- [${number}](${name})${title.slice(`# ${number}`.length)}${
    mark ? ` (superseded${mark[1] ?? ''} by ${by})` : ''
  }`;
  return [
    ...(found.join() === headings.join() ? [] : [`its headings are not ${headings.join(', ')}`]),
    ...(index.includes(listed) ? [] : [`README.md does not list it as «${listed}»`]),
  ];
}

// What documents name in passing, to be held against what there is: files without their folder, words of the code.

const quoted = /`([^`]+)`/g;
const bareFile = /^\w[\w.-]*\.(?:tsx?|mjs|css|sql|grit|svg)$/;

/** @returns each `name.ts` that stands without its folder */
export function bareFilesIn(text) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(quoted)].map(([, word]) => word).filter((word) => bareFile.test(word));
}

/** @returns the words that the glossary's tables quote from the wire and from the code */
export function codeWordsIn(glossary) {
  const cells = glossary
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .filter((row) => row.length === 4)
    .flatMap((row) => row.slice(0, 2));
  return cells.flatMap((cell) => [...cell.matchAll(quoted)].flatMap(([, words]) => wordsOf(words)));
}

export const wordsOf = (text) => text.match(/\w+/g) ?? [];

// What code and documents may point to: ids of docs/requirements.md that exist, and nothing outside the repository.

const promise = /^- (?:~~)?\*\*([A-Z][A-Z0-9]*-\d+)\*\*/gm;

/** Where the descriptions live from which the promises were told: a reader of this repository cannot open them. */
const outside = [
  /\bdecisions? (?!0\d{3}\b)\d+/gi,
  /\b\d-(?:access|services)\.md\b/g,
  /\b(?:api-map|running|facts|assurance|decisions)\.md\b/g,
  /\bissue #?\d+/gi,
];
const rowOfAMap = /(?<=\/\/ |[(;,–] ?)[AB]\d{1,2}(?=[:,;)–])/g;

/** @returns the ids in the order of the document */
export function promisesIn(document) {
  return [...document.matchAll(promise)].map(([, id]) => id);
}

export function repeatedIds(ids) {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** @returns the names in `text` that lead nowhere: ids of a known topic that nobody promised, and outside papers */
export function deadReferences(text, ids) {
  const topics = [...new Set(ids.map((id) => id.replace(/-\d+$/, '')))];
  const known = new Set(ids);
  const named = text.match(new RegExp(`(?<![\\w-])(?:${topics.join('|')})-\\d+(?![\\w-])`, 'g')) ?? [];
  return [
    ...named.filter((id) => !known.has(id)),
    ...outside.flatMap((pattern) => text.match(pattern) ?? []),
    ...(proseOf(text).match(rowOfAMap) ?? []),
  ];
}

// Strings without a space are keys and addresses, which may look like anything.
function proseOf(text) {
  return text.replace(/(['"`])[^'"`\s]*\1/g, '');
}

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
