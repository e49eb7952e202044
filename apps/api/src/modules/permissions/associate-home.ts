// Home services come under a user's management by the answers about their customer (LINE-5): document and date.
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import type { Inventory, Line } from '@portal/operator-ports/inventory';
import { homeTypes } from '@portal/operator-ports/wire';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { Guesser } from '../../guess.ts';
import type { Act, Actor, Agreements } from '../agreements/agreements.ts';
import type { Sso } from '../sso/sso.ts';
import type { BeginManaging } from './begin-managing.ts';
import { associationCopy as copy } from './permissions.copy.ts';
import type { Permissions } from './permissions.ts';
import type { ProveCustomer } from './prove-customer.ts';
import { tellOfRole } from './tell-the-line.ts';

export interface AssociateHomeNeeds {
  db: Db;
  sso: Sso;
  inventory: Inventory;
  permissions: Permissions;
  agreements: Pick<Agreements, 'accept'>;
  beginManaging: BeginManaging;
  proveCustomer: ProveCustomer;
}

export interface AssociateHome {
  /** @throws Problem REAL_EMAIL_REQUIRED */
  mayAsk(caller: Caller): Promise<void>;
  /**
   * Makes the user the customer's holder. False when the customer has no home service.
   * @throws Problem REAL_EMAIL_REQUIRED, INVALID, DOCUMENT_NOT_MATCHED, BUSINESS_LINE, DOCUMENT_TRIES_SPENT
   */
  answer(
    caller: Caller,
    from: Pick<Guesser, 'work'>,
    answers: readonly { id: string; answer: string }[],
  ): Promise<boolean>;
}

/** An account of types 6 to 8 alone has no page in this portal: whoever managed just that would be shut out. */
const shownTypes: readonly number[] = Object.values(homeTypes);

export function createAssociateHome(needs: AssociateHomeNeeds): AssociateHome {
  const { db, sso, inventory, permissions, beginManaging, proveCustomer } = needs;
  const hold = createHold(needs);

  async function mayAsk(caller: Caller): Promise<void> {
    if (!(await sso.hasRealEmail(caller))) throw new Problem('REAL_EMAIL_REQUIRED');
  }

  async function homeLines(customerId: string): Promise<Line[]> {
    const lines = await inventory.listHome(customerId);
    if (!lines.some((line) => shownTypes.includes(line.serviceType))) return [];
    const own = lines.filter((line) => !line.isCorporate);
    if (own.length === 0) throw new Problem('BUSINESS_LINE');
    return own;
  }

  return {
    mayAsk,

    async answer(caller, { work }, typed) {
      await mayAsk(caller);
      const { userId, entered } = caller;
      const { customerId } = await proveCustomer({ purpose: 'holder', source: userId, work }, typed);
      const lines = await homeLines(customerId);
      await db.transaction(async (tx) => {
        const before = await permissions.linesOfAll(tx, userId);
        await beginManaging(tx, { userId, entered, way: 'document' }, lines);
        await hold(tx, { caller, customerId, before });
      });
      return lines.length > 0;
    },
  };
}

export interface BecomeHolderNeeds {
  db: Db;
  permissions: Pick<Permissions, 'makeHolder' | 'linesOfAll'>;
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

/** A manager of a customer's lines becomes their holder by the answers about the customer; no line is associated by it. */
const holderAct = (customerId: string): Act => ({
  kind: 'holder',
  customerId,
  subject: copy.holder,
  ways: ['document'],
});

export function createBecomeHolder(needs: BecomeHolderNeeds): BecomeHolder {
  const { db, permissions, proveCustomer } = needs;
  const hold = createHold(needs);
  return async (caller, { work }, answers) => {
    const { userId } = caller;
    const { customerId } = await proveCustomer({ purpose: 'holder', source: userId, work }, answers);
    return db.transaction(async (tx) => {
      const before = await permissions.linesOfAll(tx, userId);
      return hold(tx, { caller, customerId, before });
    });
  };
}

interface Proved {
  caller: Actor;
  customerId: string;
  /** What they had until now: of what began with the proof everybody has been told. */
  before: readonly ManagedLine[];
}

/** Who has proved to be the customer holds all that they manage of theirs, and both sides are told. False: nothing. */
function createHold({ permissions, agreements }: Pick<BecomeHolderNeeds, 'permissions' | 'agreements'>) {
  return async (tx: Tx, { caller, customerId, before }: Proved): Promise<boolean> => {
    const made = await permissions.makeHolder(tx, caller.userId, customerId);
    if (!made) return false;
    await agreements.accept(tx, caller, holderAct(customerId));
    const had = new Set(before.map(({ serviceNumber }) => serviceNumber));
    const lines = made.filter(({ serviceNumber }) => had.has(serviceNumber));
    await tellOfRole(tx, { change: 'changed', role: 'holder', userId: caller.userId, lines });
    return true;
  };
}
