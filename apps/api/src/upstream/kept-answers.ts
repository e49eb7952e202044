// Answers that may be shown again for a moment: asked once by however many want them, dropped when something happened.
import { LRUCache } from 'lru-cache';

export interface KeptAnswers {
  get<T>(question: string, of: KeptFor, ask: () => Promise<T>): Promise<T>;
  /** What is known of these customers, of whatever family. */
  drop(customerIds: Iterable<string>): void;
}

export interface KeptFor {
  customerIds: readonly string[];
  ms: number;
}

const atMost = 5_000;

export function createKeptAnswers(): KeptAnswers {
  const kept = new LRUCache<string, { answer: Promise<unknown>; customerIds: readonly string[] }>({
    max: atMost,
  });
  return {
    get<T>(question: string, { customerIds, ms }: KeptFor, ask: () => Promise<T>) {
      const known = kept.get(question);
      if (known) return known.answer as Promise<T>;
      const answer = ask();
      const entry = { answer, customerIds };
      kept.set(question, entry, { ttl: ms });
      answer.catch(() => {
        if (kept.peek(question) === entry) kept.delete(question);
      });
      return answer;
    },
    drop(customerIds) {
      const changed = new Set(customerIds);
      if (changed.size === 0) return;
      for (const [question, entry] of [...kept.entries()])
        if (entry.customerIds.some((customerId) => changed.has(customerId))) kept.delete(question);
    },
  };
}
