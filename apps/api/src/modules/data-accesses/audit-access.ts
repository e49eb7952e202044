// What everybody leaves who looks at the data of a line that another customer holds.
import type { DataCategory } from '@portal/contract/policy';
import { type Caller, type ManagedLine, placeOf } from '../../caller.ts';
import type { DataAccesses, Look } from './data-accesses.ts';

export type AuditAccess = (
  looker: Caller,
  kind: DataCategory,
  lines: readonly ManagedLine[],
) => Promise<void>;

/** With whom somebody spoke, their secrets and what they asked for is recorded before it is shown; figures, just after. */
const recordedFirst: ReadonlySet<DataCategory> = new Set(['records', 'requests', 'chip', 'home']);

export function createAuditAccess({ dataAccesses }: { dataAccesses: DataAccesses }): AuditAccess {
  return async (looker, kind, lines) => {
    const looks = lines.flatMap((line) => lookOf(looker, kind, line));
    if (recordedFirst.has(kind)) await dataAccesses.keep(looks);
    else dataAccesses.note(looks);
  };
}

function lookOf({ userId, entered }: Caller, dataKind: DataCategory, line: ManagedLine): Look[] {
  const { customerId, serviceNumber, role } = line;
  if (role === 'holder') return [];
  return [{ customerId, serviceNumber, dataKind, role, userId, name: null, place: placeOf(entered) }];
}
