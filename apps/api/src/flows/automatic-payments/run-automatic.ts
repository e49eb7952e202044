// What is paid by itself, looked at when it is due: by every process, each account and line by one of them.
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { AutomaticPayments } from '../../modules/automatic-payments/automatic-payments.ts';
import type { LookAtBalance } from './look-at-balance.ts';
import type { LookAtBills } from './look-at-bills.ts';

export interface RunAutomaticNeeds {
  automatic: AutomaticPayments;
  lookAtBills: LookAtBills;
  lookAtBalance: LookAtBalance;
  /** Looks that one turn takes: as many as may be charged in its second. */
  atOnce: number;
  log: Logger;
}

/** Under way at a time in a process: whoever is there waits for none of this. */
const sideBySide = 3;

/** One turn; answers how many were looked at. */
export type RunAutomatic = () => Promise<number>;

export function createRunAutomatic(needs: RunAutomaticNeeds): RunAutomatic {
  const { automatic, lookAtBills, lookAtBalance, atOnce, log } = needs;
  const limit = pLimit(sideBySide);

  /** One that fails holds up no other: its lease ends, and somebody looks again. */
  async function each<Claimed>(
    claim: () => Promise<Claimed | null>,
    look: (claimed: Claimed) => Promise<Date>,
    lookAgain: (claimed: Claimed, at: Date) => Promise<void>,
  ): Promise<number> {
    const claimed = await claim();
    if (!claimed) return 0;
    try {
      await lookAgain(claimed, await look(claimed));
    } catch (err) {
      log.warn({ err }, 'what is paid by itself could not be looked at now');
    }
    return 1;
  }

  return async () => {
    const [accounts, lines] = await Promise.all([
      automatic.dueAutoPays(atOnce),
      automatic.dueAutoTopUps(atOnce),
    ]);
    const looks = [
      ...accounts.map((key) =>
        limit(() => each(() => automatic.claimAutoPay(key), lookAtBills, automatic.lookAgain)),
      ),
      ...lines.map((key) =>
        limit(() => each(() => automatic.claimAutoTopUp(key), lookAtBalance, automatic.lookAgainAtLine)),
      ),
    ];
    return (await Promise.all(looks)).reduce((sum, count) => sum + count, 0);
  };
}
