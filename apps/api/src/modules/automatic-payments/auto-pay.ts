// A person's wish that an account's bills are paid by themselves: read, and switched on and off.

import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { usualTerms } from '@portal/help/promises';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { Agreements } from '../agreements/agreements.ts';
import { automaticActCopy as copy } from './automatic-act.copy.ts';
import type { AutomaticPayments, AutoPayBill, AutoPayRow } from './automatic-payments.store.ts';
import type { UsableCard } from './charge-automatically.ts';

export interface AutoPayNeeds {
  db: Db;
  automatic: AutomaticPayments;
  agreements: Pick<Agreements, 'accept'>;
  inventory: Pick<Inventory, 'state'>;
  usableCard: UsableCard;
}

export interface AutoPayWish {
  enabled: boolean;
  methodId: string | null;
  daysBeforeDue: number | null;
  /** Undefined: as it was. */
  maximumCents: number | null | undefined;
}

export interface AutoPayStanding {
  accountId: string;
  /** Null: never wished for. */
  wish: AutoPayRow | null;
  upcoming: AutoPayBill[];
}

export interface AutoPay {
  read(caller: Caller, line: ManagedLine): Promise<AutoPayStanding>;
  /** @throws Problem CARD_NOT_USABLE, NOT_FOR_THIS_LINE, CORPORATE_LINE */
  set(caller: Caller, line: ManagedLine, wish: AutoPayWish): Promise<AutoPayStanding>;
}

const isUpcoming = ({ status }: AutoPayBill) => status !== 'done' && status !== 'withdrawn';

export function createAutoPay(needs: AutoPayNeeds): AutoPay {
  const { db, automatic, agreements, inventory, usableCard } = needs;

  async function agree(
    tx: Tx,
    caller: Caller,
    line: ManagedLine,
    wish: Pick<AutoPayRow, 'maximumCents'> | null,
  ): Promise<void> {
    const { customerId, accountId, serviceNumber } = line;
    await agreements.accept(tx, caller, {
      kind: 'autoPay',
      customerId,
      serviceNumber,
      reference: accountId,
      isWithdrawn: wish === null,
      subject: copy.autoPay(accountId),
      amountCents: wish?.maximumCents ?? null,
    });
  }

  async function read({ userId }: Caller, { accountId }: ManagedLine): Promise<AutoPayStanding> {
    const key = { userId, accountId };
    const wish = await automatic.findAutoPay(key);
    return { accountId, wish, upcoming: wish ? (await automatic.bills(key)).filter(isUpcoming) : [] };
  }

  return {
    read,

    async set(caller, line, { enabled, methodId, daysBeforeDue, maximumCents }) {
      const key = { userId: caller.userId, accountId: line.accountId };
      if (!enabled) {
        await db.transaction(async (tx) => {
          if (await automatic.switchOffAutoPay(tx, key, null)) await agree(tx, caller, line, null);
        });
        return read(caller, line);
      }
      if (line.kind === 'Prepaid') throw new Problem('NOT_FOR_THIS_LINE');
      if ((await inventory.state(line))?.isCorporate) throw new Problem('CORPORATE_LINE');
      const before = await automatic.findAutoPay(key);
      const row = {
        ...key,
        enabled: true,
        methodId: await usableCard(caller.userId, methodId ?? before?.methodId ?? null),
        daysBeforeDue: daysBeforeDue ?? before?.daysBeforeDue ?? usualTerms.daysBeforeDue,
        maximumCents: maximumCents === undefined ? (before?.maximumCents ?? null) : maximumCents,
        offBecause: null,
      };
      await db.transaction(async (tx) => {
        await automatic.saveAutoPay(tx, row);
        await agree(tx, caller, line, row);
      });
      return read(caller, line);
    },
  };
}
