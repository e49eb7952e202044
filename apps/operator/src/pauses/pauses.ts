// A line that its customer pauses: it begins and ends by the clock, and goes on at once when it is wanted back.
import type { Db, Tx } from '@portal/database/connection';
import { isUuidAsWritten } from '@portal/database/uuid';
import { addDays, civilDateOf, daysBetween, instantAt } from '@portal/market/civil-dates';
import type { Line } from '@portal/operator-ports/inventory';
import type { NewPause, Pause, Pauses as PausesPort } from '@portal/operator-ports/pauses';
import type { LinePlace } from '@portal/operator-ports/wire';
import { type Clock, type DueTask, dueTask, oneByOne } from '../clock/clock.ts';
import { recordEvents } from '../events/events.ts';
import type { Inventory } from '../inventory/inventory.ts';
import { createPausesStore, type PauseRow, pausesOf } from './pauses.store.ts';

export interface Pauses extends PausesPort {
  tasks: readonly DueTask[];
}

export interface PausesNeeds {
  db: Db;
  clock: Clock;
  inventory: Pick<Inventory, 'hold' | 'list' | 'endSuspension'>;
}

const mostDays = 90;
/** How long before it begins it can be ordered. */
const aheadDays = 60;
/** A month of it, with tax; never more than the line itself costs. */
const monthCents = 200;
/** On the last day, in the morning: what a message says of tomorrow is still true when it is read. */
const remindHour = 9;

const open: readonly Pause['status'][] = ['pending', 'inProgress'];

const toPause = ({ isReminded: _, dueAt: __, ...pause }: PauseRow): Pause => pause;

export function createPauses({ db, clock, inventory }: PausesNeeds): Pauses {
  const store = createPausesStore(db);

  /** A line that costs nothing while nobody uses it has nothing to pause. */
  function quoteOf(line: Line | null) {
    if (line?.status !== 'A' || line.isCorporate || line.kind === 'Prepaid' || line.monthlyFeeCents === 0)
      return null;
    const { customerId, lineId, monthlyFeeCents } = line;
    const firstOn = civilDateOf(clock.now());
    const costCents = Math.min(monthCents, monthlyFeeCents);
    return { customerId, lineId, costCents, firstOn, lastOn: addDays(firstOn, aheadDays), mostDays };
  }

  async function order(
    tx: Tx,
    { orderId, startsOn, endsOn, ...wanted }: NewPause,
  ): ReturnType<PausesPort['orderPause']> {
    const line = await inventory.hold(tx, wanted);
    const earlier = await store.find(tx, { customerId: wanted.customerId, orderId });
    if (earlier) return toPause(earlier);
    if ((await pausesOf(tx, [wanted])).some(({ status }) => open.includes(status)))
      return { refused: 'pausePending' };
    const quote = quoteOf(line);
    if (!line || !quote) return { refused: 'line' };
    const { customerId, lineId, costCents, firstOn, lastOn } = quote;
    if (startsOn < firstOn || startsOn > lastOn) return { refused: 'days' };
    if (endsOn < startsOn || daysBetween(startsOn, endsOn) >= mostDays) return { refused: 'days' };
    if (costCents !== wanted.costCents) return { refused: 'quoteChanged' };
    const row = await store.add(tx, {
      customerId,
      orderId,
      lineId,
      serviceNumber: line.serviceNumber,
      startsOn,
      endsOn,
      costCents,
      status: 'pending',
      orderedAt: clock.now(),
      endedAt: null,
      isReminded: false,
      dueAt: instantAt(startsOn),
    });
    if (!row) return { refused: 'pausePending' };
    if (startsOn === firstOn) return toPause(await begin(tx, row));
    await tell(tx, row);
    return toPause(row);
  }

  async function begin(tx: Tx, pause: PauseRow): Promise<PauseRow> {
    const begun = {
      ...pause,
      status: 'inProgress' as const,
      dueAt: instantAt(pause.endsOn, remindHour),
    };
    await store.change(tx, pause, begun);
    await store.pauseLine(tx, pause);
    await tell(tx, begun);
    return begun;
  }

  async function end(tx: Tx, pause: PauseRow, status: 'completed' | 'cancelled', now: Date) {
    const ended = { ...pause, status, endedAt: now, dueAt: null };
    await store.change(tx, pause, ended);
    if (pause.status === 'inProgress') await inventory.endSuspension(tx, pause, { pausedUntil: null });
    await tell(tx, ended);
    return ended;
  }

  async function move(tx: Tx, due: PauseRow, now: Date): Promise<unknown> {
    const line = await inventory.hold(tx, due);
    const pause = await store.find(tx, due);
    if (!pause?.dueAt || pause.dueAt > now) return;
    const isOver = instantAt(addDays(pause.endsOn, 1)) <= now;
    if (pause.status === 'pending') {
      // The line was suspended, stolen or left since: there is nothing to pause.
      if (line?.status === 'A' && !isOver) await begin(tx, pause);
      else await end(tx, pause, 'cancelled', now);
      return;
    }
    if (line?.status !== 'S') {
      await store.change(tx, pause, { status: 'completed', endedAt: now, dueAt: null });
      return;
    }
    if (isOver) {
      await end(tx, pause, 'completed', now);
      return;
    }
    const reminded = { ...pause, isReminded: true, dueAt: instantAt(addDays(pause.endsOn, 1)) };
    await store.change(tx, pause, reminded);
    await tell(tx, reminded);
  }

  return {
    async pauseQuote(place) {
      const [line] = await inventory.list([place]);
      return quoteOf(line ?? null);
    },
    orderPause: (pause) =>
      isUuidAsWritten(pause.orderId)
        ? db.transaction((tx) => order(tx, pause))
        : Promise.resolve({ refused: 'line' as const }),
    pauses: async (places) => (places.length === 0 ? [] : (await pausesOf(db, places)).map(toPause)),
    async endPause(place, orderId) {
      if (!isUuidAsWritten(orderId)) return null;
      return db.transaction(async (tx) => {
        await inventory.hold(tx, place);
        const pause = await store.find(tx, { customerId: place.customerId, orderId });
        if (pause?.lineId !== place.lineId) return null;
        if (!open.includes(pause.status)) return toPause(pause);
        return toPause(
          await end(tx, pause, pause.status === 'pending' ? 'cancelled' : 'completed', clock.now()),
        );
      });
    },
    tasks: [
      dueTask({
        task: 'movePauses',
        atOnce: 1,
        mostPerTick: 100,
        find: store.findDue,
        hold: store.due,
        work: oneByOne(move),
      }),
    ],
  };
}

/** Days of a line on which it is paused, as they are known now. */
export interface PausedDays extends Pick<PauseRow, 'lineId' | 'startsOn' | 'costCents'> {
  /** On which it goes on. */
  backOn: string;
}

export async function pausedDays(tx: Tx, places: readonly LinePlace[]): Promise<PausedDays[]> {
  if (places.length === 0) return [];
  return (await pausesOf(tx, places))
    .filter(({ status }) => status !== 'cancelled')
    .map(({ lineId, startsOn, endsOn, endedAt, costCents }) => {
      const usual = addDays(endsOn, 1);
      const backOn = endedAt && civilDateOf(endedAt) < usual ? civilDateOf(endedAt) : usual;
      return { lineId, startsOn, backOn, costCents };
    });
}

const tell = (tx: Tx, { customerId, orderId, dueAt: _, ...pause }: PauseRow): Promise<void> =>
  recordEvents(tx, [
    {
      eventType: 'ProductPauseEvent',
      customerId,
      commandId: orderId,
      event: { pause: { orderId, ...pause } },
    },
  ]);
