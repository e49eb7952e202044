// Who guesses, and who only wants to shut somebody out: what each can do, without a database.
import { Problem, type ProblemCode, WorkRequired } from '@portal/contract/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Guess } from '../guess.ts';
import { mostDoublings } from '../providers/bot-check/port.ts';
import {
  type Counter,
  createGuessing,
  doublingsAfter,
  doublingsForCode,
  doublingsForGuess,
  doublingsToAsk,
  doublingsToSignIn,
  guessRules,
} from './guesses.ts';

/** Work is a number here: how often the bot check's own was doubled. */
function given() {
  const counter = (): Counter => {
    const counts = new Map<string, number>();
    const add = async (key: string, by = 1) => {
      counts.set(key, (counts.get(key) ?? 0) + by);
      return counts.get(key) ?? 0;
    };
    return {
      count: async (key) => counts.get(key) ?? 0,
      add,
      takeBack: async (key) => void (await add(key, -1)),
    };
  };
  const guess = createGuessing({
    own: Object.fromEntries(Object.keys(guessRules).map((purpose) => [purpose, counter()])) as never,
    all: counter(),
    work: {
      challenge: async (_about, doublings) => ({ doublings }),
      take: async (solution, _about, doublings) => Number(solution) >= doublings,
    },
    refused: () => undefined,
  });
  /** Does what work is asked for; answers how it ended, and how much work it was. */
  async function tries(asked: Partial<Guess>, code: ProblemCode | null = 'DOCUMENT_NOT_MATCHED') {
    const whole = { purpose: 'theftByDocument', subject: 'CED:1', source: '192.0.2.1', work: null } as const;
    let units = 0;
    let work: string | null = null;
    for (;;) {
      try {
        await guess({ ...whole, ...asked, work }, async () => {
          if (code) throw new Problem(code);
        });
        return { ended: 'right', units };
      } catch (error) {
        if (!(error instanceof WorkRequired)) return { ended: (error as Problem).code, units };
        work = String(error.challenge.doublings);
        units += 2 ** Number(work);
      }
    }
  }
  return { guess, tries };
}

const address = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;

describe('who only wants to shut somebody out', () => {
  it('has three tries from one network, which is the network’s own loss', async () => {
    const { tries } = given();
    for (const end of ['1', '2:3', 'ffff:2:3'])
      expect((await tries({ source: `2001:db8:1:2::${end}` })).ended).toBe('DOCUMENT_NOT_MATCHED');
    expect((await tries({ source: '2001:db8:1:2::9' }, null)).ended).toBe('TOO_MANY_REQUESTS');
    expect(await tries({ source: '2001:db8:1:3::9' }, null)).toEqual({ ended: 'right', units: 0 });
  });

  it('from as many addresses as they have makes the owner’s browser work for a second, and refuses them nothing', async () => {
    const { tries } = given();
    for (let index = 0; index < 50; index++) await tries({ source: address(index) });
    expect(await tries({ source: '203.0.113.7' }, null)).toEqual({ ended: 'right', units: 4 });
    // Of their own neighbourhood each has a part in it: it has to wait, and is not refused either.
    expect(await tries({ source: address(999) }, null)).toEqual({ ended: 'right', units: 128 });
    // The same document for another purpose, and other documents, cost what they did.
    expect((await tries({ source: '203.0.113.7', purpose: 'holder' }, null)).units).toBe(0);
    expect((await tries({ source: '203.0.113.7', subject: 'CED:2' }, null)).units).toBe(0);
  });

  it('from sixty neighbourhoods of the world makes it no more than that, and from ninety a minute', async () => {
    const { tries } = given();
    const far = (index: number) => `${1 + index}.7.0.1`;
    for (let index = 0; index < 60; index++) await tries({ source: far(index) });
    expect(await tries({ source: '203.0.113.7' }, null)).toEqual({ ended: 'right', units: 4 });
    for (let index = 60; index < 90; index++) await tries({ source: far(index) });
    expect(await tries({ source: '203.0.113.7' }, null)).toEqual({ ended: 'right', units: 128 });
  });

  it('about a hundred documents from one address makes that address work, and no other', async () => {
    const { tries } = given();
    for (let index = 0; index < 100; index++) await tries({ subject: `CED:${index + 100}` });
    expect(await tries({}, null)).toEqual({ ended: 'right', units: 256 });
    expect((await tries({ source: '203.0.113.7' }, null)).units).toBe(0);
  });

  it('cannot make it dearer without doing the work', async () => {
    const { guess, tries } = given();
    for (let index = 0; index < 6; index++) await tries({ source: address(index) });
    const lazy = Array.from({ length: 200 }, (_, index) =>
      guess(
        { purpose: 'theftByDocument', subject: 'CED:1', source: address(index + 10), work: null },
        async () => undefined,
      ).catch((error: unknown) => error),
    );
    for (const refusal of await Promise.all(lazy)) expect(refusal).toBeInstanceOf(WorkRequired);
    expect((await tries({ source: '203.0.113.7' }, null)).units).toBe(1);
  });
});

describe('who guesses', () => {
  it('many at once are as many as one after the other', async () => {
    const { guess } = given();
    const compared: unknown[] = [];
    await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        guess({ purpose: 'holder', subject: 'CED:1', source: address(index), work: null }, async (how) => {
          compared.push(how);
          throw new Problem('DOCUMENT_NOT_MATCHED');
        }),
      ),
    );
    expect(compared).toHaveLength(6);
  });

  it('each time from another corner of the world, tries fewer than 5 % of the days in a thousand hours', () => {
    let hours = 0;
    let guesses = 0;
    for (; hours < 1_000; guesses++) {
      const doublings = doublingsForGuess({ about: guesses, near: 0, from: 0 });
      // At a fifth of a second of a fast core for the bot check's own work.
      if (doublings !== null) hours += (2 ** Math.min(doublings, mostDoublings) * 0.2) / 3_600;
    }
    expect(guesses / 3_650).toBeLessThan(0.05);
  });

  it('is never asked for less than after fewer wrong guesses', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (one, more) => {
        for (const kind of ['about', 'from'] as const)
          expect(doublingsAfter(kind, one + more) ?? -1).toBeGreaterThanOrEqual(
            doublingsAfter(kind, one) ?? -1,
          );
        const asked = (about: number) =>
          doublingsForGuess({ about, near: Math.min(one, about), from: 0 }) ?? -1;
        expect(asked(one + more)).toBeGreaterThanOrEqual(asked(one));
      }),
    );
  });

  it('what was right, and what failed otherwise, is no guess', async () => {
    const { tries } = given();
    for (let index = 0; index < 20; index++) {
      await tries({}, null);
      await tries({}, 'CUSTOMERS_UNAVAILABLE' as ProblemCode);
    }
    expect(await tries({}, null)).toEqual({ ended: 'right', units: 0 });
  });
});

// What one more costs, by examples.

describe('a guess', () => {
  it.each([
    // about, near, from: doublings
    ['the sixth about a document', 5, 5, 5, null],
    ['the seventh', 6, 6, 6, 0],
    ['the thirtieth, all from near here', 30, 30, 19, 4],
    ['the thirtieth, from where nobody has guessed', 30, 0, 0, 2],
    ['the sixtieth, from where nobody has guessed', 59, 0, 0, 2],
    ['the ninetieth, from where nobody has guessed', 90, 0, 0, 7],
    ['the first about a document, after fifty about others', 0, 0, 50, 3],
  ])('%s', (_what, about, near, from, doublings) => {
    expect(doublingsForGuess({ about, near, from })).toBe(doublings);
  });
});

describe('a code', () => {
  it.each([
    ['the sixth to a number', 5, 5, 5, 5, null],
    ['the seventh', 6, 6, 6, 6, 0],
    ['the thirtieth, for who has asked for none', 30, 0, 0, 0, 2],
    ['the first to a number, from a carrier’s address', 0, 0, 1_999, 1_999, null],
    ['from an address that has sent thousands', 0, 0, 3_000, 3_000, 5],
    ['from a neighbourhood that has', 0, 0, 24_000, 0, 2],
  ])('%s', (_what, toThere, toThereFromNear, byNeighbourhood, byNetwork, doublings) => {
    const sent = { toThere, toThereFromNear, byNeighbourhood, byNetwork };
    expect(doublingsForCode(sent)).toBe(doublings);
  });
});

describe('signing in', () => {
  it.each([
    [299, null],
    [300, 0],
    [345, 1],
    [480, 6],
    [100_000, 6],
  ])('after %i failures at an address', (failed, doublings) => {
    expect(doublingsToSignIn({ failed })).toBe(doublings);
  });
});

describe('asking whether somebody is registered', () => {
  it.each([
    [199, null],
    [200, 0],
    [320, 6],
    [100_000, 6],
  ])('after %i questions of an address', (asked, doublings) => {
    expect(doublingsToAsk({ asked })).toBe(doublings);
  });
});
