// A manager of a customer's lines becomes their holder by the answers about the customer; no line is associated by it.

import type { Db } from '@portal/database/connection';
import type { Caller } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import type { Guesser } from '../../guess.ts';
import type { Act, Agreements } from '../agreements/agreements.ts';
import { associationCopy as copy } from './association.copy.ts';
import type { Permissions } from './permissions.ts';
import type { ProveCustomer } from './prove-customer.ts';

export interface BecomeHolderNeeds {
  db: Db;
  permissions: Pick<Permissions, 'makeHolder'>;
  agreements: Pick<Agreements, 'accept'>;
  proveCustomer: ProveCustomer;
}

/**
 * False when the user manages no line of the customer: there is nothing yet that could be held.
 * @throws Problem INVALID, DOCUMENT_NOT_MATCHED, DOCUMENT_TRIES_SPENT; WorkRequired
 */
export type BecomeHolder = (
  caller: Pick<Caller, 'userId' | 'entered'>,
  from: Pick<Guesser, 'work'>,
  answers: readonly { id: string; answer: string }[],
) => Promise<boolean>;

export const holderAct = (customerId: string): Act => ({
  kind: 'holder',
  customerId,
  subject: copy.holder,
  ways: ['document'],
});

export function createBecomeHolder(needs: BecomeHolderNeeds): BecomeHolder {
  const { db, permissions, agreements, proveCustomer } = needs;
  return async (caller, { work }, answers) => {
    const { userId } = caller;
    const { customerId } = await proveCustomer({ purpose: 'holder', source: userId, work }, answers);
    return db.transaction(async (tx) => {
      const held = await permissions.makeHolder(tx, userId, customerId);
      if (held === 0) return false;
      await agreements.accept(tx, caller, holderAct(customerId));
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
