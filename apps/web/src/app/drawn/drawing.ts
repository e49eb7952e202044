// What each page that the server draws has for itself: storage, and the way its calls are answered. Pages are drawn at
// the same time, for different people, and nothing of one is in reach of another.
import { AsyncLocalStorage } from 'node:async_hooks';
import { sendThrough } from '../../lib/http/request.ts';
import { provideStorages } from '../../session/browser-storage.ts';

/** Answers a call of the page as whoever it is drawn for. */
export type Ask = (
  address: string,
  headers: Record<string, string>,
) => Promise<{ status: number; headers: Record<string, string>; body: string }>;

export class Drawing {
  /** What the page has looked for in a storage, which only the browser has. */
  readonly reads = new Set<string>();
  readonly device = storage((key) => this.reads.add(key));
  readonly visit = storage((key) => this.reads.add(key));
  readonly ask: Ask;

  constructor(ask: Ask) {
    this.ask = ask;
  }
}

const current = new AsyncLocalStorage<Drawing>();

/** Whatever `work` awaits belongs to this drawing. */
export function within<T>(drawing: Drawing, work: () => T): T {
  return current.run(drawing, work);
}

function now(): Drawing {
  const drawing = current.getStore();
  if (!drawing) throw new Error('no page is being drawn');
  return drawing;
}

provideStorages({ device: () => now().device, visit: () => now().visit });
sendThrough(async (address, { headers }) => {
  const { status, headers: told, body } = await now().ask(address, Object.fromEntries(new Headers(headers)));
  // What is read of an answer: a whole one costs as much as the page's drawing.
  const answer = { ok: status < 300, status, headers: new Headers(told), json: async () => JSON.parse(body) };
  return answer as Response;
});

function storage(onRead: (key: string) => void) {
  const kept = new Map<string, string>();
  return {
    getItem(key: string) {
      onRead(key);
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
