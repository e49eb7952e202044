// Who manages a line, who uses it, and who may read what: everything by which that begins, changes and ends.
import { InvalidField, Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import { canonicalServiceNumber } from '@portal/market/service-number';
import type { Inventory, Line } from '@portal/operator-ports/inventory';
import { type Caller, isSameLine } from '../../caller.ts';
import type { Codes } from '../codes/codes.ts';
import type { Sso } from '../sso/sso.ts';
import {
  type AssociateHomeNeeds,
  type BecomeHolderNeeds,
  createAssociateHome,
  createBecomeHolder,
} from './associate-home.ts';
import { type BeginManaging, type BeginManagingNeeds, createBeginManaging } from './begin-managing.ts';
import {
  type AcceptInvitationNeeds,
  createAcceptInvitation,
  createFindInvitation,
  createInvite,
  type FindInvitationNeeds,
  type InviteNeeds,
} from './delegates/invitations.ts';
import { createPeople, type PeopleNeeds } from './delegates/people.ts';
import {
  createDissociate,
  createEndManaging,
  type DissociateNeeds,
  type EndManagingNeeds,
} from './end-managing.ts';
import { createChangeUser, createLineConsents, type LineConsentNeeds } from './line-users/line-consents.ts';
import {
  createListLineUsers,
  createSayUser,
  type ListLineUsersNeeds,
  type SayUserNeeds,
} from './line-users/line-users.ts';
import type { Permissions } from './permissions.ts';
import { createProveCustomer, type ProveCustomerNeeds } from './prove-customer.ts';
import { createSendLineCode, type SendLineCodeNeeds } from './send-line-code.ts';

type Parts = AssociateHomeNeeds &
  BecomeHolderNeeds &
  AssociateLineNeeds &
  BeginManagingNeeds &
  AcceptInvitationNeeds &
  FindInvitationNeeds &
  InviteNeeds &
  PeopleNeeds &
  DissociateNeeds &
  EndManagingNeeds &
  LineConsentNeeds &
  ListLineUsersNeeds &
  SayUserNeeds &
  ProveCustomerNeeds &
  SendLineCodeNeeds;

/** What the room makes itself. */
type Own =
  | 'beginManaging'
  | 'endManaging'
  | 'proveCustomer'
  | 'changeUser'
  | 'lineConsents'
  | 'countQuestion'
  | 'countInvitation'
  | 'countCheck';

type Limit = 'lineConsent' | 'lineConsentTo' | 'invitation' | 'invitationTo' | 'lineCheck';

interface ManagingNeeds extends Omit<Parts, Own> {
  /** @throws Problem TOO_MANY_REQUESTS, or as said */
  count(name: Limit, key: string, refusal?: 'CONSENT_ASKED_OFTEN'): Promise<void>;
}

export type Managing = ReturnType<typeof createManaging>;

export function createManaging(needs: ManagingNeeds) {
  const { count } = needs;
  const beginManaging = createBeginManaging(needs);
  const endManaging = createEndManaging(needs);
  const proveCustomer = createProveCustomer(needs);
  const changeUser = createChangeUser(needs);
  const lineConsents = createLineConsents({
    ...needs,
    changeUser,
    async countQuestion(userId, serviceNumber) {
      await count('lineConsent', `${userId} ${serviceNumber}`, 'CONSENT_ASKED_OFTEN');
      await count('lineConsentTo', serviceNumber, 'CONSENT_ASKED_OFTEN');
    },
  });
  return {
    beginManaging,
    endManaging,
    proveCustomer,
    associateHome: createAssociateHome({ ...needs, beginManaging, proveCustomer }),
    associateLine: createAssociateLine({ ...needs, beginManaging }),
    becomeHolder: createBecomeHolder({ ...needs, proveCustomer }),
    dissociate: createDissociate({ ...needs, endManaging }),
    acceptInvitation: createAcceptInvitation(needs),
    findInvitation: createFindInvitation(needs),
    invite: createInvite({
      ...needs,
      async countInvitation(userId, invitee) {
        await count('invitation', userId);
        await count('invitationTo', `${userId} ${invitee}`);
      },
    }),
    people: createPeople({ ...needs, endManaging }),
    lineConsents,
    lineUsers: createListLineUsers(needs),
    sayUser: createSayUser({ ...needs, changeUser, lineConsents }),
    sendLineCode: createSendLineCode({ ...needs, countCheck: (userId) => count('lineCheck', userId) }),
  };
}

// A user begins to manage a mobile line: by a code sent to it.

interface AssociateLineNeeds {
  db: Db;
  sso: Sso;
  codes: Codes;
  inventory: Inventory;
  permissions: Permissions;
  beginManaging: BeginManaging;
}

interface Association {
  line: Line;
  since: Date;
}

/**
 * A line that is theirs already answers as when it was new, so that a lost answer may be asked for again.
 * @throws Problem BUSINESS_LINE, INVALID, REAL_EMAIL_REQUIRED, GRANT_REQUIRED
 */
type AssociateLine = (
  caller: Caller,
  order: { number: string; partyProfileId: 2 | 3; grant: string | null },
) => Promise<Association>;

const kinds = { 2: 'Prepaid', 3: 'Postpaid' } as const;

function createAssociateLine(needs: AssociateLineNeeds): AssociateLine {
  const { db, sso, codes, inventory, permissions, beginManaging } = needs;
  return async (caller, { number, partyProfileId, grant }) => {
    const serviceNumber = canonicalServiceNumber(number);
    const own = caller.lines.find((each) => each.serviceNumber === serviceNumber);
    if (!own && !(await sso.hasRealEmail(caller))) throw new Problem('REAL_EMAIL_REQUIRED');
    const line = await inventory.findMobile(serviceNumber);
    if (!line) throw new Problem('BUSINESS_LINE');
    const isTheirs = own !== undefined && isSameLine(own, line);
    if (line.kind !== kinds[partyProfileId])
      throw new InvalidField('privilege.0.manageableAsset.partyProfile');

    if (!isTheirs)
      await db.transaction(async (tx) => {
        const { userId, entered } = caller;
        const purpose = { operation: 'associate', subject: serviceNumber, userId } as const;
        if (!grant || !(await codes.spend(tx, grant, purpose))) throw new Problem('GRANT_REQUIRED');
        await beginManaging(tx, { userId, entered, way: 'lineCode' }, [line]);
      });
    const since = (await permissions.since(caller.userId)).get(serviceNumber);
    return { line, since: since ?? new Date() };
  };
}
