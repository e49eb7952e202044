// A scheduled task: equipment reports, and takes the Wi-Fi keys that were accepted for it.
import type { Network } from '../network/network.ts';
import type { WorkOff } from './work-off.ts';

const task = 'settleWifiChanges';
/** What one tick may end; the rest waits for the next. */
const mostPerTick = 50;

export const createSettleWifiChanges =
  ({ network, workOff }: { network: Network; workOff: WorkOff }) =>
  (now: Date): Promise<number> =>
    workOff(
      {
        task,
        atOnce: mostPerTick,
        mostPerTick,
        find: (limit) => network.findDue(task, now, limit),
        hold: network.due,
        subjectOf: ({ changeId }) => changeId,
        work: (tx, due) => network.settle(tx, due, now),
      },
      now,
    );
