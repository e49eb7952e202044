// What one more costs after so many: how often the bot check's own work is doubled; null: none is asked for.
//
// Nobody shuts a door for another (SIGN-26): no number refuses whoever has had no part in it. What grows is the work, by
// what it is about and by where it comes from.

/** So many of a day, or of a purpose's window, cost nothing; the next costs work, which so many more double. */
const growth = {
  about: { free: 6, each: 6 },
  from: { free: 20, each: 10 },
  /** Of codes that are sent, and none of them wrong: of all that one neighbourhood asks for, and one network. */
  codesFrom: { free: 20_000, each: 2_000 },
  codesHere: { free: 2_000, each: 200 },
  /** Failed sign-ins of an address, which a whole carrier's customers may share. */
  signIn: { free: 300, each: 30 },
} as const;

/** Half a minute of a browser: what is signed in to has a lock of its own besides. */
const mostToSignIn = 6;

/**
 * Whoever has had no part in it is asked for so many doublings at most while all about one thing were fewer than `all`. From
 * as many neighbourhoods has to guess whoever wants to shut the owner out; and whoever wants to try all dates of a document
 * pays for the n-th guess of a day at least 2^((n-48)/6) times the work.
 */
const bearable = { all: 60, doublings: 2 } as const;

export function doublingsAfter(kind: keyof typeof growth, count: number): number | null {
  const { free, each } = growth[kind];
  return count < free ? null : Math.floor((count - free) / each);
}

/** @param near of all those, how many came from where this one comes from, or near it: its own part in them */
function doublingsAbout(all: number, near: number): number | null {
  const asked = doublingsAfter('about', all);
  const forNoPart = bearable.doublings + Math.max(0, Math.floor((all - bearable.all) / growth.about.each));
  return asked === null ? null : Math.min(asked, Math.max(forNoPart, near));
}

export interface Wrong {
  /** Of all about one thing. */
  about: number;
  /** Of those, from where this one comes from, or near it. */
  near: number;
  /** Of its source about all things. */
  from: number;
}

export const doublingsForGuess = ({ about, near, from }: Wrong) =>
  dearest(doublingsAbout(about, near), doublingsAfter('from', from));

/** Codes that were sent in a day. */
export interface Sent {
  toThere: number;
  toThereFromNear: number;
  /** To anywhere. */
  byNeighbourhood: number;
  byNetwork: number;
}

export const doublingsForCode = ({ toThere, toThereFromNear, byNeighbourhood, byNetwork }: Sent) =>
  dearest(
    doublingsAbout(toThere, toThereFromNear),
    doublingsAfter('codesFrom', byNeighbourhood),
    doublingsAfter('codesHere', byNetwork),
  );

export function doublingsToSignIn({ failed }: { failed: number }): number | null {
  const asked = doublingsAfter('signIn', failed);
  return asked === null ? null : Math.min(asked, mostToSignIn);
}

function dearest(...asked: (number | null)[]): number | null {
  const known = asked.filter((each) => each !== null);
  return known.length === 0 ? null : Math.max(...known);
}
