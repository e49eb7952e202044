// What each page that the server draws has for itself: storage, and the way its calls are answered. Pages are drawn at
// the same time, for different people, and nothing of one is in reach of another.
import { AsyncLocalStorage } from 'node:async_hooks';
import { sendThrough } from '../lib/http/request.ts';
import { provideStorages } from '../session/browser-storage.ts';
import { VISIT_KEYS } from '../session/session.ts';

/** Answers a call of the page as whoever it is drawn for. */
export type Ask = (
  address: string,
  headers: Record<string, string>,
) => Promise<{ status: number; headers: Record<string, string>; body: string }>;

export class Drawing {
  readonly device = storage();
  readonly visit = storage((key) => {
    if (key === VISIT_KEYS.selectedService) this.asksForLine = true;
  });
  /** The page depends on the line chosen last, which only the browser knows. */
  asksForLine = false;
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
  const answer = await now().ask(address, Object.fromEntries(new Headers(headers)));
  return new Response(answer.body || null, answer);
});

function storage(onRead?: (key: string) => void) {
  const kept = new Map<string, string>();
  return {
    getItem(key: string) {
      onRead?.(key);
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
