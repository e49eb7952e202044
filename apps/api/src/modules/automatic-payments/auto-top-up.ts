// A person's wish that a prepaid line is topped up by itself: read, and switched on and off.

import { InvalidField, Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { usualTerms } from '@portal/help/promises';
import { civilDateOf } from '@portal/market/civil-dates';
import { highestTopUpCents, topUpCents } from '@portal/market/money';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { Agreements } from '../agreements/agreements.ts';
import { type PaymentRow, type Payments, standingOf } from '../payments/payments.ts';
import { automaticActCopy as copy } from './automatic-act.copy.ts';
import type { AutomaticPayments, AutoTopUpRow } from './automatic-payments.store.ts';
import type { UsableCard } from './charge-automatically.ts';

export interface AutoTopUpNeeds {
  db: Db;
  automatic: AutomaticPayments;
  agreements: Pick<Agreements, 'accept'>;
  payments: Pick<Payments, 'listByKeys'>;
  inventory: Pick<Inventory, 'state'>;
  usableCard: UsableCard;
}

export interface AutoTopUpWish {
  enabled: boolean;
  methodId: string | null;
  amountCents: number | null;
  belowCents: number | null;
  timesAMonth: number | null;
}

export interface AutoTopUpStanding {
  serviceNumber: string;
  wish: AutoTopUpRow | null;
  timesThisMonth: number;
}

export interface AutoTopUp {
  read(caller: Caller, line: ManagedLine): Promise<AutoTopUpStanding>;
  /** @throws Problem CARD_NOT_USABLE, NOT_FOR_THIS_LINE, CORPORATE_LINE, RECHARGE_AMOUNT */
  set(caller: Caller, line: ManagedLine, wish: AutoTopUpWish): Promise<AutoTopUpStanding>;
}

export function createAutoTopUp(needs: AutoTopUpNeeds): AutoTopUp {
  const { db, automatic, agreements, payments, inventory, usableCard } = needs;

  async function agree(tx: Tx, caller: Caller, line: ManagedLine, amountCents: number | null): Promise<void> {
    const { customerId, serviceNumber } = line;
    await agreements.accept(tx, caller, {
      kind: 'autoTopUp',
      customerId,
      serviceNumber,
      amountCents,
      isWithdrawn: amountCents === null,
      subject: copy.autoTopUp,
    });
  }

  async function read({ userId }: Caller, { serviceNumber }: ManagedLine): Promise<AutoTopUpStanding> {
    const wish = await automatic.findAutoTopUp({ userId, serviceNumber });
    const month = civilDateOf(new Date()).slice(0, 7);
    const { done } = await topUpsOf(payments, { userId, serviceNumber, month });
    return { serviceNumber, wish, timesThisMonth: done };
  }

  return {
    read,

    async set(caller, line, { enabled, methodId, ...wished }) {
      const { userId } = caller;
      const key = { userId, serviceNumber: line.serviceNumber };
      if (!enabled) {
        await db.transaction(async (tx) => {
          if (await automatic.switchOffAutoTopUp(tx, key, null)) await agree(tx, caller, line, null);
        });
        return read(caller, line);
      }
      if (line.kind !== 'Prepaid') throw new Problem('NOT_FOR_THIS_LINE');
      if ((await inventory.state(line))?.isCorporate) throw new Problem('CORPORATE_LINE');
      const before = await automatic.findAutoTopUp(key);
      const amountCents = wished.amountCents ?? before?.amountCents ?? 0;
      if (!topUpCents.includes(amountCents)) throw new Problem('RECHARGE_AMOUNT');
      const belowCents = wished.belowCents ?? before?.belowCents ?? 0;
      if (belowCents < 1 || belowCents > highestTopUpCents) throw new InvalidField('below');
      const row = {
        ...key,
        enabled: true,
        amountCents,
        belowCents,
        refusals: 0,
        offBecause: null,
        limitToldOf: null,
        methodId: await usableCard(userId, methodId ?? before?.methodId ?? null),
        timesAMonth: wished.timesAMonth ?? before?.timesAMonth ?? usualTerms.timesAMonth,
      };
      await db.transaction(async (tx) => {
        await automatic.saveAutoTopUp(tx, row);
        await agree(tx, caller, line, amountCents);
      });
      return read(caller, line);
    },
  };
}

interface LineMonth {
  userId: string;
  serviceNumber: string;
  /** `2026-11`. */
  month: string;
}

interface MonthOfTopUps {
  done: number;
  /** One is under way, or nobody knows yet what became of it. */
  isOpen: boolean;
  /** Null: more were tried than a month has days. */
  nextKey: string | null;
}

const mostTries = 40;

/** The top-ups that a line has had by itself in a month. Each try has a key with its number: two processes that count alike begin the same purchase. */
export async function topUpsOf(
  payments: Pick<Payments, 'listByKeys'>,
  { userId, serviceNumber, month }: LineMonth,
): Promise<MonthOfTopUps> {
  const keys = Array.from(
    { length: mostTries },
    (_, number) => `autotopup-${serviceNumber}-${month}-${number}`,
  );
  const rows = await payments.listByKeys(userId, keys);
  const isIn = (row: PaymentRow, statuses: PaymentRow['status'][]) => statuses.includes(standingOf(row));
  return {
    done: rows.filter((row) => isIn(row, ['authorized'])).length,
    isOpen: rows.some((row) => isIn(row, ['pending', 'unknown'])),
    nextKey: keys[rows.length] ?? null,
  };
}
