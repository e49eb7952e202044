// What a line may spend, on the wire.
import { InvalidField } from '@portal/contract/errors';
import type {
  putSpendingControl,
  SpendingControl as SpendingControlAnswer,
} from '@portal/contract/lines/usage';
import { centsOf, unitsOf } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';
import type {
  CapStanding,
  NewSpendingControl,
  SpendingCap,
  SpendingControl,
} from '@portal/operator-ports/usage';
import type { z } from 'zod';
import type { ManagedLine } from '../../caller.ts';
import { dateTime, money } from '../../http/wire.ts';

type Wanted = z.output<typeof putSpendingControl.body>;
type WantedCap = NonNullable<Wanted['cap']>;

/** More than anybody uses beyond a plan. */
const mostCents = 100_000;

export const toSpendingControl = (
  { alerts, caps }: SpendingControl,
  { serviceNumber }: ManagedLine,
): SpendingControlAnswer => ({
  '@type': 'SpendingControl',
  product: { publicIdentifier: nationalNumber(serviceNumber) },
  alerts,
  cap: caps && toCap(caps.plan),
  roamingCap: caps && toCap(caps.roaming),
});

const toCap = ({ amountCents, action, spentCents, reachedAt }: CapStanding) => ({
  amount: money(amountCents),
  action,
  spent: money(spentCents),
  reachedAt: reachedAt && dateTime(reachedAt),
});

/** As far as the line has it: what it has not is refused, not passed over. */
export function fromWanted(
  { alerts, cap, roamingCap }: Wanted,
  current: Pick<SpendingControl, 'alerts' | 'caps'>,
): NewSpendingControl {
  const kinds = alerts.map(({ usageType }) => usageType);
  const known = current.alerts.map(({ usageType }) => usageType);
  if (new Set(kinds).size < kinds.length || kinds.some((kind) => !known.includes(kind)))
    throw new InvalidField('alerts');
  return {
    alerts: alerts.map(({ usageType, percents }) => ({
      usageType,
      percents: [...new Set(percents)].sort((one, other) => one - other),
    })),
    caps: capsOf({ cap, roamingCap }, current.caps !== null),
  };
}

function capsOf({ cap, roamingCap }: Pick<Wanted, 'cap' | 'roamingCap'>, hasCaps: boolean) {
  if (!hasCaps) {
    if (cap) throw new InvalidField('cap');
    if (roamingCap) throw new InvalidField('roamingCap');
    return null;
  }
  if (!cap) throw new InvalidField('cap');
  if (!roamingCap) throw new InvalidField('roamingCap');
  return { plan: toCents(cap, 'cap'), roaming: toCents(roamingCap, 'roamingCap') };
}

function toCents({ amount, action }: WantedCap, field: string): SpendingCap {
  const amountCents = centsOf(amount.value);
  const isWhole = unitsOf(amountCents) === amount.value;
  if (amountCents < 0 || amountCents > mostCents || !isWhole) throw new InvalidField(`${field}.amount`);
  return { amountCents, action };
}
