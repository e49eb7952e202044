// What the browser takes of the contract's code: of each call its name, method and address. No schema travels.
import { join } from 'node:path';
import type { Call } from '@portal/contract/common';
import { country } from '@portal/market/path';
import type { Plugin } from 'vite';

const contract = join(import.meta.dirname, '..', '..', '..', 'packages', 'contract', 'src');

/** Each call is a module of its own, so that it travels with the code that makes it. */
const oneCall = '\0contract-call:';

export function contractCalls(): Plugin {
  const calls = new Map<string, Call>();
  return {
    name: 'contract-calls',
    resolveId: (source) => (source.startsWith(oneCall) ? source : null),
    async load(file) {
      const call = calls.get(file);
      if (call) return `export const call = ${addressOf(call)};`;
      if (!file.startsWith(contract)) return null;
      const found = Object.entries(await import(file)).filter(isCall);
      return found
        .map(([name, each]) => {
          const id = `${oneCall}${each.id}`;
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
const addressOf = ({ id, method, path }: Call): string =>
  JSON.stringify({ id, method, path: path.replace(`/api/${country}/`, '/api/:market/') });
