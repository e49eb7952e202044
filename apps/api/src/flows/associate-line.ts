// A user begins to manage a mobile line: by a code sent to it, or because it is the number they registered with.
import { Problem } from '@portal/contract/errors';
import { canonicalServiceNumber } from '@portal/contract/service-number';
import type { Caller } from '../caller.ts';
import type { Db } from '../db/database.ts';
import { recordEvent } from '../db/events.ts';
import type { Codes } from '../modules/codes/codes.ts';
import type { Inventory, Line } from '../modules/inventory/inventory.ts';
import type { Permissions } from '../modules/permissions/permissions.ts';
import type { Sso } from '../modules/sso/sso.ts';

export interface AssociateLineNeeds {
  db: Db;
  sso: Sso;
  codes: Codes;
  inventory: Inventory;
  permissions: Permissions;
}

export interface Association {
  line: Line;
  since: Date;
}

/** @throws Problem BUSINESS_LINE, INVALID, REAL_EMAIL_REQUIRED, GRANT_REQUIRED */
export type AssociateLine = (
  caller: Caller,
  order: { number: string; partyProfileId: 2 | 3; grant: string | null },
) => Promise<Association>;

const kinds = { 2: 'Prepaid', 3: 'Postpaid' } as const;

export function createAssociateLine(needs: AssociateLineNeeds): AssociateLine {
  const { db, sso, codes, inventory, permissions } = needs;
  return async (caller, { number, partyProfileId, grant }) => {
    const serviceNumber = canonicalServiceNumber(number);
    const isOwnPhone = caller.loginName === serviceNumber;
    if (!isOwnPhone && !(await sso.hasRealEmail(caller))) throw new Problem('REAL_EMAIL_REQUIRED');
    const line = await inventory.findByNumber(serviceNumber);
    if (!line || line.kind === 'Fixed' || line.isCorporate) throw new Problem('BUSINESS_LINE');
    if (line.kind !== kinds[partyProfileId]) throw new Problem('INVALID', 'party profile');

    const since = await db.transaction(async (tx) => {
      if (!isOwnPhone) {
        const purpose = { operation: 'associate', subject: serviceNumber, userId: caller.userId } as const;
        if (!grant || !(await codes.spend(tx, grant, purpose))) throw new Problem('GRANT_REQUIRED');
      }
      const { customerId, lineId, accountId, kind } = line;
      const at = await permissions.add(tx, caller.userId, {
        serviceNumber,
        customerId,
        lineId,
        accountId,
        kind,
      });
      await recordEvent(tx, {
        eventType: 'PermissionCreateEvent',
        customerId,
        userId: caller.userId,
        event: { permission: { serviceNumber, kind } },
      });
      return at;
    });
    return { line, since };
  };
}
