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
