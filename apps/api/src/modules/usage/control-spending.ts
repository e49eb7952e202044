// What a line may spend is set: agreed to first, handed to the operator then.
import type { Db } from '@portal/database/connection';
import type { NewSpendingControl, SpendingControl, Usage } from '@portal/operator-ports/usage';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { Agreements } from '../agreements/agreements.ts';
import { spendingActCopy as copy } from './spending-act.copy.ts';

export interface ControlSpendingNeeds {
  db: Db;
  usage: Pick<Usage, 'controlSpending'>;
  agreements: Pick<Agreements, 'accept'>;
}

/** Null: the line has gone. */
export type ControlSpending = (
  caller: Caller,
  line: ManagedLine,
  wanted: NewSpendingControl,
) => Promise<SpendingControl | null>;

export function createControlSpending({ db, usage, agreements }: ControlSpendingNeeds): ControlSpending {
  return async (caller, line, wanted) => {
    const { customerId, serviceNumber } = line;
    await db.transaction((tx) =>
      agreements.accept(tx, caller, {
        kind: 'spendingControl',
        customerId,
        serviceNumber,
        subject: copy.subject(wanted),
        amountCents: wanted.caps?.plan.amountCents ?? null,
      }),
    );
    return usage.controlSpending(line, wanted);
  };
}
