// Balance that one prepaid line passes to another: both balances in one transaction, so that it is whole or not at all.
import type { Db, Tx } from '@portal/database/connection';
import { isUuidAsWritten } from '@portal/database/uuid';
import { civilDateOf, instantAt } from '@portal/market/civil-dates';
import { rechargeBalanceName } from '@portal/market/money';
import type {
  NewTransfer,
  Transfer,
  TransferRefusal,
  Transfers as TransfersPort,
} from '@portal/operator-ports/transfers';
import type { LinePlace } from '@portal/operator-ports/wire';
import { recordEvents } from '../events/events.ts';
import { isPrepaidInService, lineOf, openAdvance, openBalance } from './advances.store.ts';
import { createBalanceStore } from './balance.store.ts';
import * as store from './transfers.store.ts';

/** At a time, and a day. */
const leastCents = 50;
const mostCents = 1_000;

const startOfDay = (now: Date) => instantAt(civilDateOf(now));

const orderOf = ({ customerId, lineId }: LinePlace) => `${customerId} ${lineId}`;

export function createTransfers(db: Db): TransfersPort {
  const balances = createBalanceStore(db);

  /** One after the other, in the order in which everybody holds them: nobody waits in a circle. */
  async function holdBoth(tx: Tx, from: LinePlace, to: LinePlace): Promise<number> {
    const places = [from, to].toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
    let fromCents = 0;
    for (const place of places) {
      await openBalance(tx, rechargeBalanceName, place);
      const [held] = await balances.lock(tx, rechargeBalanceName, [place]);
      if (place === from) fromCents = held?.amountCents ?? 0;
    }
    return fromCents;
  }

  async function pass(tx: Tx, wanted: NewTransfer): Promise<Transfer | { refused: TransferRefusal }> {
    const { customerId, lineId, receiver, amountCents, transferredAt: at } = wanted;
    const earlier = await store.find(tx, wanted);
    if (earlier) return earlier;
    const from = { customerId, lineId };
    const line = await lineOf(tx, from);
    if (!isPrepaidInService(line)) return { refused: 'line' };
    const to = await store.placeOf(tx, receiver);
    if (!to || to.lineId === lineId || !isPrepaidInService(await lineOf(tx, to)))
      return { refused: 'receiver' };
    const cents = await holdBoth(tx, from, to);
    // The same at the same time waited for the balance.
    const meanwhile = await store.find(tx, wanted);
    if (meanwhile) return meanwhile;
    if (await openAdvance(tx, from)) return { refused: 'advance' };
    const passed = await store.passedSince(tx, from, startOfDay(at));
    if (amountCents < leastCents || passed + amountCents > mostCents) return { refused: 'limit' };
    if (cents < amountCents) return { refused: 'balance' };
    await balances.draw(tx, rechargeBalanceName, [{ ...from, amountCents }], at);
    // What is drawn below nothing is given.
    await balances.draw(tx, rechargeBalanceName, [{ ...to, amountCents: -amountCents }], at);
    const transfer = { ...wanted, serviceNumber: line.serviceNumber };
    await store.add(tx, transfer);
    await tell(tx, transfer, to.customerId);
    return transfer;
  }

  return {
    async transferRule(place) {
      if (!isPrepaidInService(await lineOf(db, place))) return null;
      const passed = await store.passedSince(db, place, startOfDay(new Date()));
      const { customerId, lineId } = place;
      return { customerId, lineId, leastCents, mostCents, leftCents: Math.max(0, mostCents - passed) };
    },
    transferBalance: (wanted) =>
      isUuidAsWritten(wanted.transferId)
        ? db.transaction((tx) => pass(tx, wanted))
        : Promise.resolve({ refused: 'line' as const }),
    transfers: async (places) => (places.length === 0 ? [] : store.transfersOf(db, places)),
  };
}

/** Each side by its own event, of its own customer. */
const tell = (tx: Tx, transfer: Transfer, receiverId: string): Promise<void> => {
  const { transferId, serviceNumber, receiver, amountCents } = transfer;
  const event = (side: 'sent' | 'received') => ({
    transfer: { transferId, serviceNumber, receiver, amountCents, side },
  });
  const eventType = 'TransferBalanceEvent';
  return recordEvents(tx, [
    { eventType, customerId: transfer.customerId, commandId: transferId, event: event('sent') },
    { eventType, customerId: receiverId, commandId: null, event: event('received') },
  ]);
};
