// What this customer saw last of their figures, for when there is no network: on this device, for a day, until the
// session ends.
import { settings } from '../lib/settings.ts';
import { deviceStorage } from './browser-storage.ts';
import { ownedMemory } from './owned-memory.ts';
import { LAST_SEEN } from './session.ts';

export interface Seen {
  data: unknown;
  /** When it was true. */
  at: number;
}

const DAY_MS = 24 * 60 * 60_000;
const MOST_SEEN = 40;
/** A customer with hundreds of lines keeps what fits. */
const MOST_CHARACTERS = 200_000;

interface Content {
  /** Of the page that kept them: another one's may have another shape. */
  version: string;
  answers: Record<string, Seen>;
}

const nothing = (): Content => ({ version: settings().version, answers: {} });
const memory = ownedMemory(deviceStorage, LAST_SEEN, nothing);
const answersIn = ({ version, answers }: Content) => (version === settings().version ? answers : {});

export function lastSeen(key: string): Seen | undefined {
  const answers = answersIn(memory.read());
  const seen = Object.hasOwn(answers, key) ? answers[key] : undefined;
  return seen && Date.now() - seen.at < DAY_MS ? seen : undefined;
}

/** @param news by key; null: no longer to be shown */
export function rememberSeen(news: ReadonlyMap<string, Seen | null>): void {
  memory.change((content) => {
    const all = new Map<string, Seen | null>([...Object.entries(answersIn(content)), ...news]);
    Object.assign(content, { ...nothing(), answers: Object.fromEntries(newest(all)) });
  });
}

function newest(all: ReadonlyMap<string, Seen | null>): [string, Seen][] {
  let room = MOST_CHARACTERS;
  const since = Date.now() - DAY_MS;
  return [...all]
    .filter((entry): entry is [string, Seen] => entry[1] !== null && entry[1].at > since)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST_SEEN)
    .filter(([, { data }]) => {
      const size = JSON.stringify(data).length;
      const fits = size <= room;
      if (fits) room -= size;
      return fits;
    });
}
