// What a tick of the clock does: one task a row, in the order in which they take their turn.

import type { Tx } from '@portal/database/connection';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import type { Arrangements } from '../arrangements/arrangements.ts';
import type { Billing } from '../billing/billing.ts';
import type { Claims } from '../claims/claims.ts';
import type { Corrections } from '../corrections/corrections.ts';
import type { EndedCycle } from '../customers/customers.ts';
import type { DueKey } from '../db/due.ts';
import type { Dunning } from '../dunning/dunning.ts';
import { recordEvents } from '../events/events.ts';
import type { Exits } from '../exits/exits.ts';
import type { SimOrders } from '../inventory/sim-orders.ts';
import type { Network } from '../network/network.ts';
import type { ServiceProblems } from '../network/problems/service-problems.ts';
import type { OfficeAppointments } from '../office-appointments/office-appointments.ts';
import type { Pauses } from '../pauses/pauses.ts';
import type { Talks } from '../talks/talks.ts';
import type { Tickets } from '../tickets/tickets.ts';
import type { EndingPackage } from '../usage/usage-news.store.ts';
import type { Visits } from '../visits/visits.ts';
import { type ApplyPlanChangesNeeds, createApplyPlanChanges } from './apply-plan-changes.ts';
import { createGrowUsage, type GrowUsageNeeds } from './grow-usage.ts';
import type { DueWork, ScheduledTask, WorkOff } from './operator-clock.ts';

type ScheduledTaskNeeds = ApplyPlanChangesNeeds &
  GrowUsageNeeds & {
    arrangements: Arrangements;
    billing: Billing;
    claims: Claims;
    corrections: Corrections;
    dunning: Dunning;
    exits: Exits;
    network: Network;
    pauses: Pauses;
    problems: ServiceProblems;
    simOrders: SimOrders;
    officeAppointments: OfficeAppointments;
    talks: Talks;
    tickets: Tickets;
    visits: Visits;
    workOff: WorkOff;
  };

interface FamilyTask {
  /** Whose world it changes. */
  family: keyof OperatorPorts;
  task: string;
  run: ScheduledTask;
}

/** A payment is booked on its bill well within the 24 hours that are promised (BILL-3). */
const bookedAfterMs = 20 * 60 * 60 * 1_000;

/** @param without families that somebody else answers for: nothing of theirs changes here */
export function operatorTasks(
  needs: ScheduledTaskNeeds,
  without: readonly string[] = [],
): Readonly<Record<string, ScheduledTask>> {
  const tasks = allTasks(needs).filter(({ family }) => !without.includes(family));
  return Object.fromEntries(tasks.map(({ task, run }) => [task, run]));
}

function allTasks(needs: ScheduledTaskNeeds): FamilyTask[] {
  const { customers, usage, billing, network, tickets, workOff } = needs;
  const {
    arrangements,
    claims,
    corrections,
    dunning,
    exits,
    officeAppointments,
    pauses,
    problems,
    simOrders,
    talks,
    visits,
  } = needs;
  const due = <Key extends DueKey, Item>(
    family: keyof OperatorPorts,
    work: DueWork<Key, Item>,
  ): FamilyTask => ({ family, task: work.task, run: (now) => workOff(work, now) });

  return [
    // Services end before anything else goes on with them, one a transaction: a line is held no longer than its own
    // end takes.
    due('ordering', {
      task: 'moveExits',
      atOnce: 1,
      mostPerTick: 100,
      find: exits.findDueExits,
      hold: exits.dueExits,
      subjectOf: ({ orderId }) => orderId,
      work: exits.moveExits,
    }),
    // Before lines are used: a paused one is not.
    due('ordering', {
      task: 'movePauses',
      atOnce: 1,
      mostPerTick: 100,
      find: pauses.findDuePauses,
      hold: pauses.duePauses,
      subjectOf: ({ orderId }) => orderId,
      work: pauses.movePauses,
    }),
    due('ordering', {
      task: 'moveSimOrders',
      atOnce: 1,
      mostPerTick: 100,
      find: simOrders.findDueSimOrders,
      hold: simOrders.dueSimOrders,
      subjectOf: ({ orderId }) => orderId,
      work: simOrders.moveSimOrders,
    }),
    due('customers', {
      task: 'decideCorrections',
      atOnce: 10,
      mostPerTick: 50,
      find: corrections.findDueCorrections,
      hold: asFound,
      subjectOf: ({ correctionId }) => correctionId,
      work: corrections.decideCorrections,
    }),
    // Before allowances are used, or begin anew as the old plan's.
    due('ordering', createApplyPlanChanges(needs)),
    due('usage', createGrowUsage(needs)),
    due('usage', {
      task: 'announcePackageEnds',
      atOnce: 200,
      mostPerTick: 200,
      find: usage.findEndingPackages,
      hold: usage.endingPackages,
      subjectOf: ({ paymentId }) => paymentId,
      async work(tx, packages, now) {
        await usage.markAnnounced(tx, packages, now);
        await recordEvents(tx, packages.map(packageExpires));
      },
    }),
    // At the cut, what plans give begins anew. A cut of a large operator is spread over several ticks.
    due('usage', {
      task: 'renewAllowances',
      atOnce: 500,
      mostPerTick: 10_000,
      find: usage.findEndedPlans,
      hold: usage.nextPlans,
      subjectOf: ({ bucketId }) => bucketId,
      work: usage.renewPlans,
    }),
    // Equipment reports, and takes the keys that were accepted for it.
    due('network', {
      task: 'settleWifiChanges',
      atOnce: 50,
      mostPerTick: 50,
      find: network.findDue,
      hold: network.due,
      subjectOf: ({ changeId }) => changeId,
      work: network.settle,
    }),
    // Before bills: what comes back for time without service stands on the one that is issued with it.
    due('network', {
      task: 'moveProblems',
      atOnce: 50,
      mostPerTick: 200,
      find: problems.findDueProblems,
      hold: asFound,
      subjectOf: ({ problemId }) => problemId,
      work: oneByOne(problems.moveProblem),
    }),
    due('tickets', {
      task: 'moveRepairs',
      atOnce: 50,
      mostPerTick: 50,
      find: tickets.findDue,
      hold: tickets.due,
      subjectOf: ({ ticketId }) => ticketId,
      work: tickets.moveOn,
    }),
    due('tickets', {
      task: 'moveVisits',
      atOnce: 50,
      mostPerTick: 200,
      find: visits.findDueVisits,
      hold: asFound,
      subjectOf: ({ visitId }) => visitId,
      work: oneByOne(visits.goOnWithVisit),
    }),
    due('tickets', {
      task: 'moveOfficeAppointments',
      atOnce: 50,
      mostPerTick: 200,
      find: officeAppointments.findDueOfficeAppointments,
      hold: asFound,
      subjectOf: ({ appointmentId }) => appointmentId,
      work: oneByOne(officeAppointments.goOnWithOfficeAppointment),
    }),
    due('tickets', {
      task: 'moveClaims',
      atOnce: 50,
      mostPerTick: 50,
      find: claims.findDueClaims,
      hold: asFound,
      subjectOf: ({ claimId }) => claimId,
      work: claims.moveClaims,
    }),
    due('tickets', {
      task: 'remindOfClaims',
      atOnce: 50,
      mostPerTick: 50,
      find: claims.findClaimReminders,
      hold: asFound,
      subjectOf: ({ claimId }) => claimId,
      work: claims.remindOfClaims,
    }),
    due('tickets', {
      task: 'answerTalks',
      atOnce: 50,
      mostPerTick: 100,
      find: talks.findDueTalks,
      hold: asFound,
      subjectOf: ({ talkId }) => talkId,
      work: oneByOne(talks.answerTalk),
    }),
    due('billing', {
      task: 'settleBills',
      atOnce: 1_000,
      mostPerTick: 1_000,
      find: (task, now, limit) => billing.findPaid(task, new Date(now.getTime() - bookedAfterMs), now, limit),
      hold: asFound,
      subjectOf: ({ billNo }) => billNo,
      work: billing.settle,
    }),
    // Before anybody is reminded of the bill itself.
    due('billing', {
      task: 'moveArrangements',
      atOnce: 1,
      mostPerTick: 200,
      find: arrangements.findDueArrangements,
      hold: asFound,
      subjectOf: ({ arrangementId }) => arrangementId,
      work: oneByOne(arrangements.moveArrangement),
    }),
    due('billing', {
      task: 'moveDunning',
      atOnce: 200,
      mostPerTick: 1_000,
      find: dunning.findDueDunnings,
      hold: asFound,
      subjectOf: ({ billNo }) => billNo,
      work: dunning.moveDunning,
    }),
    // Last: the day of a cut has most to do. Within a transaction an account comes once: a cycle that was missed
    // follows in the next one, in order.
    due('billing', {
      task: 'issueBills',
      atOnce: 250,
      mostPerTick: 10_000,
      async find(task, now, limit) {
        await billing.openSeries();
        return customers.accountsToBill(task, now, limit);
      },
      hold: async (tx, places, now) =>
        (await billing.holdSeries(tx)) ? customers.cyclesToBill(tx, places, now) : [],
      subjectOf: ({ accountId }) => accountId,
      work: (tx, cycles) => issueBills(needs, tx, cycles),
    }),
  ];
}

/** What needs no look at its rows again, since the task's turn holds them. */
const asFound = async <Key>(_tx: Tx, keys: readonly Key[]): Promise<readonly Key[]> => keys;

const oneByOne =
  <Key>(move: (tx: Tx, key: Key, now: Date) => Promise<void>) =>
  async (tx: Tx, due: readonly Key[], now: Date): Promise<void> => {
    for (const key of due) await move(tx, key, now);
  };

const packageExpires = ({ customerId, lineId: _, ...event }: EndingPackage) => ({
  eventType: 'PackageExpiringEvent',
  customerId,
  commandId: null,
  event,
});

async function issueBills(
  { billing, customers }: Pick<ScheduledTaskNeeds, 'billing' | 'customers'>,
  tx: Tx,
  cycles: readonly EndedCycle[],
): Promise<void> {
  const issued = await billing.issue(tx, cycles);
  await customers.markBilled(tx, cycles);
  await recordEvents(
    tx,
    issued.map(({ customerId, ...event }) => ({
      eventType: 'CustomerBillCreateEvent',
      customerId,
      commandId: null,
      event,
    })),
  );
}
