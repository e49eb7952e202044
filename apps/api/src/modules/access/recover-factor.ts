// Whose password was right and who has lost the second step: the customer's document, and a day's wait.

import { createPermission } from '@portal/contract/access/permissions';
import { heldCustomers } from '../../caller.ts';
import type { Guesser } from '../../guess.ts';
import type { Permissions } from '../permissions/permissions.ts';
import type { ProveCustomer } from '../permissions/prove-customer.ts';
import type { Sso } from '../sso/sso.ts';

export interface RecoverFactorNeeds {
  sso: Pick<Sso, 'recovery' | 'userOfAttempt'>;
  permissions: Pick<Permissions, 'linesOf'>;
  proveCustomer: ProveCustomer;
}

export interface Recovering extends Guesser {
  /** What the password was answered with. */
  attempt: string;
  answers: readonly { id: string; answer: string }[];
}

/**
 * Answers when the second step goes. A customer who is somebody else's is one that does not match.
 * @throws Problem LOGIN_ATTEMPT_ENDED, INVALID, DOCUMENT_NOT_MATCHED, DOCUMENT_TRIES_SPENT; WorkRequired
 */
export type RecoverFactor = (asked: Recovering) => Promise<Date>;

export function createRecoverFactor(needs: RecoverFactorNeeds): RecoverFactor {
  const { sso, permissions, proveCustomer } = needs;

  /** Whoever has proved to be somebody is nobody else; who manages lines alone is known by whose they are. */
  async function customersOf(userId: string): Promise<string[]> {
    const lines = await permissions.linesOf(userId, createPermission);
    const held = heldCustomers(lines);
    return held.length > 0 ? held : lines.map(({ customerId }) => customerId);
  }

  return async ({ attempt, source, work, answers }) => {
    const userId = await sso.userOfAttempt(attempt);
    await proveCustomer(
      {
        purpose: 'factorRecovery',
        source,
        work,
        mayBe: async ({ customerId }) => (await customersOf(userId)).includes(customerId),
      },
      answers,
    );
    return sso.recovery.begin(userId);
  };
}
