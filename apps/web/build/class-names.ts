// What the built classes are called: by their own name and their file's, alike in the style sheet, the code and the drawn
// pages. What is usual has a line's number and more besides, in the weight of every page.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const signs = 4;

function shortName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `${name}_${createHash('sha1').update(path).digest().readUInt32BE().toString(36).slice(-signs)}`;
}

export const shortClassNames = { modules: { generateScopedName: shortName } };
