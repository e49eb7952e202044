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
