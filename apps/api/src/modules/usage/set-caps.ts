// What a line may spend is set: agreed to first, handed to the operator then. Where that fails, nothing is agreed.
import type { Db } from '@portal/database/connection';
import type { NewSpendingControl, SpendingControl, Usage } from '@portal/operator-ports/usage';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { Agreements } from '../agreements/agreements.ts';
import { spendingActCopy as copy } from './spending-act.copy.ts';

interface SetCapsNeeds {
  db: Db;
  usage: Pick<Usage, 'setCaps'>;
  agreements: Pick<Agreements, 'accept'>;
}

/** Null: the line has gone. */
export type SetCaps = (
  caller: Caller,
  line: ManagedLine,
  wanted: NewSpendingControl,
) => Promise<SpendingControl | null>;

export function createSetCaps({ db, usage, agreements }: SetCapsNeeds): SetCaps {
  return async (caller, line, wanted) => {
    const agree = (isWithdrawn: boolean) =>
      db.transaction((tx) =>
        agreements.accept(tx, caller, {
          kind: 'spendingControl',
          customerId: line.customerId,
          serviceNumber: line.serviceNumber,
          isWithdrawn,
          subject: copy.subject(wanted),
          amountCents: wanted.caps?.plan.amountCents ?? null,
        }),
      );
    await agree(false);
    let set: SpendingControl | null = null;
    try {
      set = await usage.setCaps(line, wanted);
      return set;
    } finally {
      // Whoever was told that it failed asks again, and agrees again.
      if (!set) await agree(true);
    }
  };
}
