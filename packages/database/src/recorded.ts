// Every statement that the query builder writes passes here; for a test they are kept, each once a process.
import { appendFileSync } from 'node:fs';

const file = process.env.RECORD_STATEMENTS;
const seen = new Set<string>();

export const recordStatement: (text: string) => void = file
  ? (text) => {
      if (seen.has(text)) return;
      seen.add(text);
      appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
  : () => {};

export const recorder = { logQuery: recordStatement };
