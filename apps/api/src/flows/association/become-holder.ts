// A manager of a customer's lines becomes their holder by the answers about the customer; no line is associated by it.

import type { Db } from '@portal/database/connection';
import type { Caller } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import type { Permissions } from '../../modules/permissions/permissions.ts';
import type { ProveCustomer } from './prove-customer.ts';

export interface BecomeHolderNeeds {
  db: Db;
  permissions: Pick<Permissions, 'makeHolder'>;
  proveCustomer: ProveCustomer;
}

/**
 * False when the user manages no line of the customer: there is nothing yet that could be held.
 * @throws Problem INVALID, DOCUMENT_NOT_MATCHED, DOCUMENT_TRIES_SPENT
 */
export type BecomeHolder = (
  caller: Pick<Caller, 'userId'>,
  address: string,
  answers: readonly { id: string; answer: string }[],
) => Promise<boolean>;

export function createBecomeHolder({ db, permissions, proveCustomer }: BecomeHolderNeeds): BecomeHolder {
  return async ({ userId }, address, answers) => {
    const { customerId } = await proveCustomer({ userId, address }, answers);
    return db.transaction(async (tx) => {
      const held = await permissions.makeHolder(tx, userId, customerId);
      if (held === 0) return false;
      await recordEvent(tx, {
        eventType: 'PermissionAttributeValueChangeEvent',
        customerId,
        userId,
        event: { permission: { role: 'holder' } },
      });
      return true;
    });
  };
}
