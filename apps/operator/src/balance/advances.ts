// Balance that is advanced to a line that has used its own up, and taken back by whatever tops it up next.
import type { Db, Tx } from '@portal/database/connection';
import { isUuidAsWritten } from '@portal/database/uuid';
import { rechargeBalanceName } from '@portal/market/money';
import type {
  Advance,
  AdvanceRefusal,
  Advances as AdvancesPort,
  NewAdvance,
} from '@portal/operator-ports/advances';
import { rechargeBalanceOf } from '@portal/operator-ports/balance';
import type { LinePlace } from '@portal/operator-ports/wire';
import { recordEvents } from '../events/events.ts';
import * as store from './advances.store.ts';
import { createBalanceStore } from './balance.store.ts';

/** Cents. */
const offers = [
  { amountCents: 100, feeCents: 10 },
  { amountCents: 200, feeCents: 20 },
];
/** Whoever has as much has not used it up. */
const usedUpBelowCents = 50;

export function createAdvances(db: Db): AdvancesPort {
  const balances = createBalanceStore(db);

  function refusalOf(line: store.BalancedLine | null, hasOpen: boolean, cents: number) {
    if (!store.isPrepaidInService(line)) return 'line' as const;
    if (hasOpen) return 'open' as const;
    return cents < usedUpBelowCents ? null : ('balance' as const);
  }

  async function take(tx: Tx, wanted: NewAdvance): ReturnType<AdvancesPort['takeAdvance']> {
    // Whoever tops up holds the balance first, too.
    await store.openBalance(tx, rechargeBalanceName, wanted);
    const [balance] = await balances.lock(tx, rechargeBalanceName, [wanted]);
    const earlier = await store.find(tx, wanted);
    if (earlier) return earlier;
    const line = await store.lineOf(tx, wanted);
    const open = await store.openAdvance(tx, wanted);
    const refused = refusalOf(line, open !== null, balance?.amountCents ?? 0);
    if (refused || !line) return { refused: refused ?? 'line' };
    const { amountCents, feeCents } = wanted;
    if (!offers.some((offer) => offer.amountCents === amountCents && offer.feeCents === feeCents))
      return { refused: 'offerChanged' };
    const { serviceNumber } = line;
    const advance = { ...wanted, serviceNumber, owedCents: amountCents + feeCents, takenBackAt: null };
    await store.add(tx, advance);
    const { customerId, lineId, givenAt } = wanted;
    // What is drawn below nothing is given.
    await balances.draw(
      tx,
      rechargeBalanceName,
      [{ customerId, lineId, amountCents: -amountCents }],
      givenAt,
    );
    await tell(tx, advance);
    return advance;
  }

  return {
    async advanceOffer(place) {
      const line = await store.lineOf(db, place);
      const [open, own] = await Promise.all([
        store.openAdvance(db, place),
        balances.list([place.customerId], [place.lineId]),
      ]);
      const cents = rechargeBalanceOf(own)?.amountCents ?? 0;
      const reason: AdvanceRefusal | null = refusalOf(line, open !== null, cents);
      const { customerId, lineId } = place;
      return { customerId, lineId, offers: reason ? [] : offers, reason };
    },
    takeAdvance: (wanted) =>
      isUuidAsWritten(wanted.advanceId)
        ? db.transaction((tx) => take(tx, wanted))
        : Promise.resolve({ refused: 'line' as const }),
    advances: async (places) => (places.length === 0 ? [] : store.advancesOf(db, places)),
  };
}

/** Of a top-up whose balance is held: what goes to what is owed. Answers how much. */
export async function takeBack(tx: Tx, place: LinePlace, toppedUpCents: number, at: Date): Promise<number> {
  const open = await store.openAdvance(tx, place);
  if (!open) return 0;
  const takenCents = Math.min(open.owedCents, toppedUpCents);
  const owedCents = open.owedCents - takenCents;
  const advance = { ...open, owedCents, takenBackAt: owedCents === 0 ? at : null };
  await store.change(tx, advance);
  await tell(tx, advance);
  return takenCents;
}

const tell = (tx: Tx, { customerId, ...advance }: Advance): Promise<void> =>
  recordEvents(tx, [
    { eventType: 'BalanceAdvanceEvent', customerId, commandId: advance.advanceId, event: { advance } },
  ]);
