// A service that its customer leaves: its last day is agreed, comes, is billed, and what was lent comes back.
import type { Db, Tx } from '@portal/database/connection';
import { isUuidAsWritten } from '@portal/database/uuid';
import { addDays, civilDateOf, dayMs, instantAt } from '@portal/market/civil-dates';
import type {
  Exit,
  ExitEquipment,
  ExitKey,
  Exits as ExitsPort,
  NewExit,
  OpenMatter,
} from '@portal/operator-ports/exits';
import type { Line } from '@portal/operator-ports/inventory';
import { nextBillOf } from '../billing/next-bill.store.ts';
import { type Clock, type DueTask, dueTask, oneByOne } from '../clock/clock.ts';
import { recordEvents } from '../events/events.ts';
import type { Inventory } from '../inventory/inventory.ts';
import type { Ordering } from '../ordering/ordering.ts';
import type { Visits } from '../visits/visits.ts';
import { equipmentNames } from './exit-words.copy.ts';
import { createExitsStore, type ExitRow } from './exits.store.ts';

export interface Exits extends ExitsPort {
  exit(key: ExitKey): Promise<Exit | null>;
  tasks: readonly DueTask[];
}

export interface ExitsNeeds {
  db: Db;
  clock: Clock;
  inventory: Pick<Inventory, 'hold' | 'list'>;
  visits: Pick<Visits, 'endWith'>;
  ordering: Pick<Ordering, 'callOff'>;
}

/** Days until the service ends, so that whoever changes their mind has time. */
const noticeDays = 2;
/** Until somebody has fetched the equipment. */
const fetchedAfterMs = 3 * dayMs;
const leavable: readonly string[] = ['A', 'S'];

const toExit = ({ dueAt: _, ...exit }: ExitRow): Exit => exit;

/** By the kind of service: 3 telephony, 4 television, 5 internet. */
const equipmentOf = ({ kind, serviceType, serviceNumber }: Line): ExitEquipment[] => {
  const name = kind === 'Fixed' ? equipmentNames.get(serviceType) : undefined;
  return name === undefined ? [] : [{ id: `EQ-${serviceNumber}`, name }];
};

export function createExits({ db, clock, inventory, visits, ordering }: ExitsNeeds): Exits {
  const store = createExitsStore(db);

  function quoteOf(line: Line | null) {
    if (!line || !leavable.includes(line.status) || line.isCorporate) return null;
    const { customerId, lineId } = line;
    const endsOn = addDays(civilDateOf(clock.now()), noticeDays);
    return { customerId, lineId, endsOn, costCents: 0, equipment: equipmentOf(line) };
  }

  async function order(tx: Tx, { orderId, ...wanted }: NewExit): ReturnType<ExitsPort['orderExit']> {
    const line = await inventory.hold(tx, wanted);
    const earlier = await store.find(tx, { customerId: wanted.customerId, orderId });
    if (earlier) return toExit(earlier);
    const quote = quoteOf(line);
    if (!line || !quote) return { refused: 'line' };
    if (quote.endsOn !== wanted.endsOn || quote.costCents !== wanted.costCents)
      return { refused: 'quoteChanged' };
    const { accountId, serviceNumber } = line;
    const now = clock.now();
    const row = await store.add(tx, {
      ...quote,
      orderId,
      accountId,
      serviceNumber,
      status: 'pending',
      orderedAt: now,
      endedAt: null,
      equipmentReturnedAt: null,
      dueAt: instantAt(addDays(quote.endsOn, 1)),
    });
    if (!row) return { refused: 'exitPending' };
    await store.endLine(tx, row, { endedOn: row.endsOn });
    await ordering.callOff(tx, row, now);
    await tell(tx, row);
    return toExit(row);
  }

  async function cancel(tx: Tx, key: ExitKey, lineId: string): ReturnType<ExitsPort['cancelExit']> {
    await inventory.hold(tx, { customerId: key.customerId, lineId });
    const exit = await store.find(tx, key);
    if (exit?.lineId !== lineId) return null;
    if (exit.status === 'cancelled') return toExit(exit);
    const now = clock.now();
    if (exit.status !== 'pending' || !exit.dueAt || exit.dueAt <= now) return { refused: 'tooLate' };
    const cancelled = { ...exit, status: 'cancelled', endedAt: now, dueAt: null } as const;
    await store.change(tx, key, cancelled);
    await store.endLine(tx, exit, { endedOn: null });
    await tell(tx, cancelled);
    return toExit(cancelled);
  }

  /** Its day is over; then, what was lent is fetched. */
  async function move(tx: Tx, due: ExitRow, now: Date): Promise<void> {
    await inventory.hold(tx, due);
    const exit = await store.find(tx, due);
    if (!exit?.dueAt || exit.dueAt > now) return;
    const moved =
      exit.status === 'pending'
        ? {
            ...exit,
            status: 'completed' as const,
            endedAt: now,
            dueAt: exit.equipment.length === 0 ? null : new Date(now.getTime() + fetchedAfterMs),
          }
        : { ...exit, equipmentReturnedAt: now, dueAt: null };
    await store.change(tx, exit, moved);
    if (exit.status === 'pending') {
      await store.endLine(tx, exit, {
        status: 'I',
        pausedUntil: null,
        debtSince: null,
        endedOn: exit.endsOn,
      });
      await store.endThirdParties(tx, exit, now);
      await visits.endWith(tx, exit, now);
    }
    await tell(tx, moved);
  }

  return {
    async exitQuote(place) {
      const [line] = await inventory.list([place]);
      return quoteOf(line ?? null);
    },
    orderExit: (exit) =>
      isUuidAsWritten(exit.orderId)
        ? db.transaction((tx) => order(tx, exit))
        : Promise.resolve({ refused: 'line' as const }),
    exits: async (places) => (places.length === 0 ? [] : (await store.list(places)).map(toExit)),
    cancelExit: async ({ customerId, lineId }, orderId) =>
      isUuidAsWritten(orderId) ? db.transaction((tx) => cancel(tx, { customerId, orderId }, lineId)) : null,
    async openMatters(account) {
      const [nextBill, now] = [await nextBillOf(db, account), await store.standing(account)];
      const matters: [OpenMatter, boolean][] = [
        ['inService', nextBill === 'services'],
        ['lastBill', nextBill === 'rest'],
        ['owed', now.owed > 0],
        ['payment', now.paying > 0],
        ['claim', now.claims > 0],
        ['equipment', now.equipment > 0],
      ];
      return matters.filter(([, isOpen]) => isOpen).map(([matter]) => matter);
    },
    async exit(key) {
      const row = isUuidAsWritten(key.orderId) ? await store.find(db, key) : null;
      return row && toExit(row);
    },
    tasks: [
      // One a transaction: a line is held no longer than its own end takes.
      dueTask({
        task: 'moveExits',
        atOnce: 1,
        mostPerTick: 100,
        find: store.findDue,
        hold: store.due,
        work: oneByOne(move),
      }),
    ],
  };
}

const tell = (tx: Tx, { customerId, orderId, dueAt: _, ...exit }: ExitRow): Promise<void> =>
  recordEvents(tx, [
    {
      eventType: 'ProductTerminationEvent',
      customerId,
      commandId: orderId,
      event: { exit: { orderId, ...exit } },
    },
  ]);
