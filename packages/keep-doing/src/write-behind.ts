// What is written together a moment later, so that nobody waits for it.

export interface WriteBehind<Value> {
  add(key: string, value: Value): void;
  /** Writes what has not been written yet. */
  close(): Promise<void>;
}

export interface Writing<Value> {
  /** What becomes of two values of one key. */
  merge: (known: Value, added: Value) => Value;
  write: (values: Value[]) => Promise<void>;
  /** The most of one write. */
  atOnce: number;
  /** What could not be written waits, and is tried again. */
  onFailure: (error: unknown) => void;
}

const afterMs = 1_000;
const againAfterMs = 5_000;

export function createWriteBehind<Value>({ merge, write, atOnce, onFailure }: Writing<Value>) {
  const waiting = new Map<string, Value>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<void> = Promise.resolve();

  function keep(key: string, value: Value): void {
    const known = waiting.get(key);
    waiting.set(key, known === undefined ? value : merge(known, value));
  }

  function later(delayMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      turn = turn.then(writeAll);
    }, delayMs);
    timer.unref?.();
  }

  async function writeAll(): Promise<void> {
    while (waiting.size > 0) {
      const some = [...waiting].slice(0, atOnce);
      for (const [key] of some) waiting.delete(key);
      try {
        await write(some.map(([, value]) => value));
      } catch (error) {
        onFailure(error);
        for (const [key, value] of some) keep(key, value);
        return later(againAfterMs);
      }
    }
  }

  const behind: WriteBehind<Value> = {
    add(key, value) {
      keep(key, value);
      later(afterMs);
    },
    async close() {
      await turn;
      await writeAll();
      clearTimeout(timer);
    },
  };
  return behind;
}
