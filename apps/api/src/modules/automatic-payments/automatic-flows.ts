// What a person has paid by itself: their wishes, and the turns in which those are carried out.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Buying } from '../payments/buying.ts';
import type { SavedCards } from '../saved-cards/saved-cards.ts';
import {
  type AutoPay,
  type AutoPayNeeds,
  createAutoPay,
  createEvaluateAutoPay,
  type EvaluateAutoPay,
  type EvaluateAutoPayNeeds,
} from './auto-pay.ts';
import {
  type AutoTopUp,
  type AutoTopUpNeeds,
  createAutoTopUp,
  createEvaluateAutoTopUp,
  type EvaluateAutoTopUp,
  type EvaluateAutoTopUpNeeds,
} from './auto-top-up.ts';
import type { AutomaticPayments } from './automatic-payments.store.ts';
import { createUsableCard } from './charge-automatically.ts';

type Made =
  | 'usableCard'
  | 'kinds'
  | 'purchase'
  | 'mayCharge'
  | 'now'
  | 'evaluateAutoPay'
  | 'evaluateAutoTopUp'
  | 'atOnce';

type Needs = Omit<
  AutoPayNeeds & AutoTopUpNeeds & EvaluateAutoPayNeeds & EvaluateAutoTopUpNeeds & RunAutomaticNeeds,
  Made
> & {
  buying: Pick<Buying, 'kinds' | 'purchase'>;
  savedCards: SavedCards;
  /** Of all processes together: as many of these as may begin in this second. */
  takeAutomaticCharges: (wanted: number) => Promise<number>;
  chargesPerSecond: number;
};

export interface AutomaticFlows {
  autoPay: AutoPay;
  autoTopUp: AutoTopUp;
  runAutomatic: RunAutomatic;
}

export function createAutomaticFlows({
  buying,
  takeAutomaticCharges,
  chargesPerSecond,
  ...needs
}: Needs): AutomaticFlows {
  const usableCard = createUsableCard(needs.savedCards);
  const mayCharge = async () => (await takeAutomaticCharges(1)) === 1;
  const given = { ...needs, ...buying, usableCard, mayCharge, now: () => new Date() };
  const evaluateAutoPay = createEvaluateAutoPay(given);
  const evaluateAutoTopUp = createEvaluateAutoTopUp(given);
  return {
    autoPay: createAutoPay(given),
    autoTopUp: createAutoTopUp(given),
    runAutomatic: createRunAutomatic({
      ...given,
      evaluateAutoPay,
      evaluateAutoTopUp,
      atOnce: chargesPerSecond,
    }),
  };
}

interface RunAutomaticNeeds {
  automatic: AutomaticPayments;
  evaluateAutoPay: EvaluateAutoPay;
  evaluateAutoTopUp: EvaluateAutoTopUp;
  /** Looks that one turn takes: as many as may be charged in its second. */
  atOnce: number;
  log: Logger;
}

interface RunAutomatic {
  /**
   * One turn: begins what is due, evenly over its second, so that whoever is there finds the process free in between.
   * Answers how many were due.
   */
  begin(): Promise<number>;
  /** What has been begun. */
  ended(): Promise<void>;
}

/**
 * In a process: with the usual twenty a second, the provider may take two seconds for each. More would wait for their turn
 * in a process that cannot follow, until it is over.
 */
const mostUnderWay = 40;

/** What is paid by itself, looked at when it is due: by every process, each account and line by one of them. */
function createRunAutomatic(needs: RunAutomaticNeeds): RunAutomatic {
  const { automatic, evaluateAutoPay, evaluateAutoTopUp, atOnce, log } = needs;
  const underWay = new Set<Promise<void>>();

  /** One that fails holds up no other: its lease ends, and somebody looks again. */
  async function each<Claimed>(
    claim: () => Promise<Claimed | null>,
    look: (claimed: Claimed) => Promise<Date>,
    lookAgain: (claimed: Claimed, at: Date) => Promise<void>,
  ): Promise<void> {
    try {
      const claimed = await claim();
      if (claimed) await lookAgain(claimed, await look(claimed));
    } catch (err) {
      log.warn({ err }, 'what is paid by itself could not be looked at now');
    }
  }

  return {
    async begin() {
      const [accounts, lines] = await Promise.all([
        automatic.dueAutoPays(atOnce),
        automatic.dueAutoTopUps(atOnce),
      ]);
      const looks = [
        ...accounts.map(
          (key) => () => each(() => automatic.claimAutoPay(key), evaluateAutoPay, automatic.lookAgain),
        ),
        ...lines.map(
          (key) => () =>
            each(() => automatic.claimAutoTopUp(key), evaluateAutoTopUp, automatic.lookAgainAtLine),
        ),
      ];
      const startedAt = performance.now();
      for (const [place, look] of looks.entries()) {
        const earlyMs = startedAt + (place * 1_000) / atOnce - performance.now();
        if (earlyMs > 0) await sleep(earlyMs, undefined, { ref: false });
        if (underWay.size >= mostUnderWay) await Promise.race(underWay);
        const done = look().finally(() => underWay.delete(done));
        underWay.add(done);
      }
      return looks.length;
    },

    async ended() {
      await Promise.all(underWay);
    },
  };
}
