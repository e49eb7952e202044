// A user begins to manage a mobile line: by a code sent to it, or because it is the number they registered with.
import { InvalidField, Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import { canonicalServiceNumber } from '@portal/market/service-number';
import type { Inventory, Line } from '@portal/operator-ports/inventory';
import type { Caller } from '../../caller.ts';
import type { Codes } from '../codes/codes.ts';
import type { Sso } from '../sso/sso.ts';
import type { BeginManaging } from './begin-managing.ts';
import type { Permissions } from './permissions.ts';

export interface AssociateLineNeeds {
  db: Db;
  sso: Sso;
  codes: Codes;
  inventory: Inventory;
  permissions: Permissions;
  beginManaging: BeginManaging;
}

export interface Association {
  line: Line;
  since: Date;
}

/**
 * A line that is theirs already answers as when it was new, so that a lost answer may be asked for again.
 * @throws Problem BUSINESS_LINE, INVALID, REAL_EMAIL_REQUIRED, GRANT_REQUIRED
 */
export type AssociateLine = (
  caller: Caller,
  order: { number: string; partyProfileId: 2 | 3; grant: string | null },
) => Promise<Association>;

const kinds = { 2: 'Prepaid', 3: 'Postpaid' } as const;

export function createAssociateLine(needs: AssociateLineNeeds): AssociateLine {
  const { db, sso, codes, inventory, permissions, beginManaging } = needs;
  return async (caller, { number, partyProfileId, grant }) => {
    const serviceNumber = canonicalServiceNumber(number);
    const isOwnPhone = caller.loginName === serviceNumber;
    if (!isOwnPhone && !(await sso.hasRealEmail(caller))) throw new Problem('REAL_EMAIL_REQUIRED');
    const line = await inventory.findMobile(serviceNumber);
    if (!line) throw new Problem('BUSINESS_LINE');
    if (line.kind !== kinds[partyProfileId])
      throw new InvalidField('privilege.0.manageableAsset.partyProfile');

    const isTheirs = caller.lines.some((own) => own.serviceNumber === serviceNumber);
    if (!isTheirs)
      await db.transaction(async (tx) => {
        if (!isOwnPhone) {
          const purpose = { operation: 'associate', subject: serviceNumber, userId: caller.userId } as const;
          if (!grant || !(await codes.spend(tx, grant, purpose))) throw new Problem('GRANT_REQUIRED');
        }
        const { userId, entered } = caller;
        const way = isOwnPhone ? 'ownNumber' : 'lineCode';
        await beginManaging(tx, { userId, entered, way }, [line]);
      });
    const since = (await permissions.since(caller.userId)).get(serviceNumber);
    return { line, since: since ?? new Date() };
  };
}
