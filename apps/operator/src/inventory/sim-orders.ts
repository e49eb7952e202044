// A line that moves to an eSIM or to another card: it waits for its moment, the old one works until the new one registers, and then the lock is on again.
import { randomBytes, randomInt } from 'node:crypto';
import type { Db, Tx } from '@portal/database/connection';
import { isUuidAsWritten } from '@portal/database/uuid';
import { dayMs } from '@portal/market/civil-dates';
import { market } from '@portal/market/here';
import { canonicalIccid } from '@portal/market/service-number';
import { isLocked, type Sim, type Sims as SimsPort } from '@portal/operator-ports/inventory';
import type {
  NewSimOrder,
  SimOrder,
  SimOrderEnd,
  SimOrders as SimOrdersPort,
} from '@portal/operator-ports/sim-orders';
import type { LinePlace } from '@portal/operator-ports/wire';
import { type Clock, type DueTask, dueTask, oneByOne } from '../clock/clock.ts';
import { readSealOnce } from '../db/seal.ts';
import { type NewEvent, recordEvents } from '../events/events.ts';
import { openThefts } from '../thefts/thefts.store.ts';
import {
  changeSimOrder,
  createSimOrdersStore,
  createSimsStore,
  openSimOrder,
  type SimOrderRow,
  type SimRow,
  setSim,
} from './inventory.store.ts';
import type { Inventory } from './inventory.ts';

export interface SimOrders extends SimOrdersPort {
  tasks: readonly DueTask[];
  /** Whatever the line waits for, it keeps the chip that it has. */
  stopSimOrder(tx: Tx, place: LinePlace, by: SimOrderEnd, now: Date): Promise<void>;
}

interface SimOrdersNeeds {
  db: Db;
  clock: Clock;
  inventory: Pick<Inventory, 'hold'>;
  /** Between a code that is shown, or a card that may be put in, and the phone that has it. */
  registersAfterMs: number;
}

/** After which nobody is going to use it. */
const unusedAfterMs = 7 * dayMs;
/** Where phones load eSIMs from; made up, as its issuer is. */
const loadingServer = 'smdp.operador.example';

const toOrder = ({ dueAt: _, ...order }: SimOrderRow): SimOrder => order;

export function createSimOrders({ db, clock, inventory, registersAfterMs }: SimOrdersNeeds): SimOrders {
  const store = createSimOrdersStore(db);
  const sims = createSimsStore(db);
  const seal = readSealOnce();
  const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

  /** What keeps a line from moving now; the line is held. */
  async function obstacle(tx: Tx, place: LinePlace): Promise<Extract<SimOrderEnd, 'theft' | 'line'> | null> {
    if ((await openThefts(tx, place)).length > 0) return 'theft';
    const line = await inventory.hold(tx, place);
    return line?.status === 'A' && !line.isCorporate ? null : 'line';
  }

  async function order(tx: Tx, wanted: NewSimOrder): ReturnType<SimOrdersPort['orderSim']> {
    const line = await inventory.hold(tx, wanted);
    const earlier = await store.find(tx, wanted);
    if (earlier) return toOrder(earlier);
    const sim = await sims.lock(tx, wanted);
    if (!line || !sim || (await obstacle(tx, wanted))) return { refused: 'line' };
    if (await openSimOrder(tx, wanted)) return { refused: 'simOrderPending' };
    if (sim.lockOffAt === null) return { refused: 'locked' };
    const isCard = wanted.kind === 'card';
    if (isCard !== (wanted.iccid !== null) || wanted.iccid === sim.iccid) return { refused: 'card' };
    const row = await store.add(tx, {
      ...wanted,
      serviceNumber: line.serviceNumber,
      status: 'pending',
      orderedAt: clock.now(),
      codeShownAt: null,
      endedAt: null,
      endedBy: null,
      dueAt: wanted.readyAt,
    });
    if (!row) return { refused: 'simOrderPending' };
    if (row.readyAt <= clock.now() && !isLocked(sim, clock.now())) return toOrder(await makeReady(tx, row));
    await tellOf(tx, row);
    return toOrder(row);
  }

  async function makeReady(tx: Tx, row: SimOrderRow): Promise<SimOrderRow> {
    const now = clock.now();
    const dueAt = later(now, row.kind === 'card' ? registersAfterMs : unusedAfterMs);
    const ready = { ...row, status: 'inProgress' as const, dueAt };
    await changeSimOrder(tx, row, ready);
    await tellOf(tx, ready);
    return ready;
  }

  /** The network has seen the new one: the old one is of no line any more. */
  async function register(tx: Tx, row: SimOrderRow, sim: SimRow & { serviceNumber: string }, now: Date) {
    const puk = String(randomInt(10_000_000, 100_000_000));
    const sealedPuk = (await seal(tx)).close(puk, row.lineId);
    await changeSimOrder(tx, row, { status: 'completed', endedAt: now, dueAt: null });
    await replaceCard(tx, sim, { iccid: row.iccid ?? newIccid(), sealedPuk });
  }

  async function move(tx: Tx, due: SimOrderRow, now: Date): Promise<void> {
    await inventory.hold(tx, due);
    const sim = await sims.lock(tx, due);
    const row = await store.find(tx, due);
    if (!row?.dueAt || row.dueAt > now) return;
    const found = sim ? ((await obstacle(tx, row)) ?? (isLocked(sim, now) ? 'lock' : null)) : 'line';
    if (!sim || found) return endSimOrder(tx, row, found ?? 'line', now);
    if (row.status === 'pending') {
      await makeReady(tx, row);
      return;
    }
    if (row.kind === 'esim' && row.codeShownAt === null) return endSimOrder(tx, row, 'unused', now);
    await register(tx, row, sim, now);
  }

  /** Of this line, which is held. */
  async function held(tx: Tx, place: LinePlace, orderId: string): Promise<SimOrderRow | null> {
    await inventory.hold(tx, place);
    const row = await store.find(tx, { customerId: place.customerId, orderId });
    return row?.lineId === place.lineId ? row : null;
  }

  return {
    orderSim: (wanted) =>
      isUuidAsWritten(wanted.orderId)
        ? db.transaction((tx) => order(tx, wanted))
        : Promise.resolve({ refused: 'line' as const }),
    simOrders: async (places) => (places.length === 0 ? [] : (await store.ofLines(places)).map(toOrder)),
    async cancelSim(place, orderId) {
      if (!isUuidAsWritten(orderId)) return null;
      return db.transaction(async (tx) => {
        const row = await held(tx, place, orderId);
        if (!row) return null;
        if (row.status === 'completed') return { refused: 'tooLate' };
        if (row.endedAt === null) await endSimOrder(tx, row, 'customer', clock.now());
        const ended = await store.find(tx, row);
        return ended && toOrder(ended);
      });
    },
    async activateSim(place, orderId) {
      if (!isUuidAsWritten(orderId)) return null;
      return db.transaction(async (tx) => {
        const row = await held(tx, place, orderId);
        if (row?.kind !== 'esim') return null;
        if (row.status !== 'inProgress') return { refused: 'notReady' };
        if (row.codeShownAt) return { refused: 'shown' };
        const now = clock.now();
        await changeSimOrder(tx, row, { codeShownAt: now, dueAt: later(now, registersAfterMs) });
        const { customerId, lineId } = place;
        return { customerId, lineId, orderId, activationCode: newActivationCode() };
      });
    },
    tasks: [
      dueTask({
        task: 'moveSimOrders',
        atOnce: 1,
        mostPerTick: 100,
        find: store.findDue,
        hold: store.due,
        work: oneByOne(move),
      }),
    ],
    stopSimOrder,
  };
}

async function stopSimOrder(tx: Tx, place: LinePlace, by: SimOrderEnd, now: Date): Promise<void> {
  const row = await openSimOrder(tx, place);
  if (row) await endSimOrder(tx, row, by, now);
}

async function endSimOrder(tx: Tx, row: SimOrderRow, endedBy: SimOrderEnd, now: Date): Promise<void> {
  const ended = { ...row, status: 'cancelled' as const, endedBy, endedAt: now, dueAt: null };
  await changeSimOrder(tx, row, ended);
  await tellOf(tx, ended);
}

/** The new one is locked again. */
async function replaceCard(
  tx: Tx,
  sim: SimRow & { serviceNumber: string },
  card: Pick<SimRow, 'iccid' | 'sealedPuk'>,
): Promise<void> {
  await setSim(tx, sim, { ...card, lockOffAt: null });
  await tellOfSim(tx, sim, 'SimChangeEvent');
}

/** As the network gives it: with its check digit. */
function newIccid(): string {
  const digits = `89${market.numbers.prefix}01${randomInt(10 ** 11, 2 * 10 ** 11)}`.slice(0, 18);
  return [...'0123456789'].map((digit) => digits + digit).find(canonicalIccid) ?? digits;
}

const newActivationCode = (): string =>
  `LPA:1$${loadingServer}$${randomBytes(16).toString('hex').toUpperCase()}`;

const tellOfSim = (
  tx: Tx,
  { customerId, serviceNumber }: { customerId: string; serviceNumber: string },
  eventType: NewEvent['eventType'],
  what: Record<string, unknown> = {},
): Promise<void> =>
  recordEvents(tx, [{ eventType, customerId, commandId: null, event: { sim: { serviceNumber, ...what } } }]);

const tellOf = (tx: Tx, { customerId, orderId, dueAt: _, iccid: __, ...order }: SimOrderRow): Promise<void> =>
  recordEvents(tx, [
    {
      eventType: 'SimOrderStateChangeEvent',
      customerId,
      commandId: orderId,
      event: { simOrder: { orderId, ...order } },
    },
  ]);

// Cards of lines: shown, locked, and changed only while the lock is off. Every one of these is told.

interface Sims extends SimsPort {
  /**
   * What a shop asks of the network for whoever stands there. False: the card is locked, the phone is stolen, or there
   * is none.
   */
  changeSim(place: LinePlace, card: Pick<Sim, 'iccid' | 'puk'>): Promise<boolean>;
}

export function createSims({ db, clock }: { db: Db; clock: Clock }): Sims {
  const store = createSimsStore(db);
  const seal = readSealOnce();
  const toSim = async ({ sealedPuk, ...row }: SimRow): Promise<Sim> => ({
    ...row,
    puk: (await seal(db)).open(sealedPuk, row.lineId),
  });

  return {
    async sim(place) {
      const row = await store.find(place);
      return row && toSim(row);
    },

    async lockSim(place, offAt) {
      await db.transaction(async (tx) => {
        const row = await store.lock(tx, place);
        const isOff = row !== null && row.lockOffAt !== null;
        if (!row || isOff === (offAt !== null)) return;
        await setSim(tx, place, { lockOffAt: offAt });
        await tellOfSim(tx, row, 'SimLockChangeEvent', { lockOffAt: offAt?.toISOString() ?? null });
        if (offAt === null) await stopSimOrder(tx, place, 'lock', clock.now());
      });
      const row = await store.find(place);
      return row && toSim(row);
    },

    async changeSim(place, { iccid, puk }) {
      const sealedPuk = (await seal(db)).close(puk, place.lineId);
      return db.transaction(async (tx) => {
        const row = await store.lock(tx, place);
        if (!row) return false;
        if (isLocked(row, clock.now()) || (await openThefts(tx, place)).length > 0) {
          await tellOfSim(tx, row, 'SimChangeRefusedEvent');
          return false;
        }
        await stopSimOrder(tx, place, 'line', clock.now());
        await replaceCard(tx, row, { iccid, sealedPuk });
        return true;
      });
    },
  };
}
