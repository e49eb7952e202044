// Who manages a line, who uses it, and who may read what: everything by which that begins, changes and ends.

import {
  type AssociateHomeNeeds,
  type BecomeHolderNeeds,
  createAssociateHome,
  createBecomeHolder,
} from './associate-home.ts';
import { type AssociateLineNeeds, createAssociateLine } from './associate-line.ts';
import { type BeginManagingNeeds, createBeginManaging } from './begin-managing.ts';
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
  | 'spendQuestion'
  | 'spendAcceptance'
  | 'spendInvitation'
  | 'spendCheck';

type Limit = 'lineConsent' | 'lineConsentTo' | 'acceptance' | 'invitation' | 'invitationTo' | 'lineCheck';

export interface ManagingNeeds extends Omit<Parts, Own> {
  /** @throws Problem TOO_MANY_REQUESTS, or as said */
  spend(name: Limit, key: string, refusal?: 'CONSENT_ASKED_OFTEN'): Promise<void>;
}

export type Managing = ReturnType<typeof createManaging>;

export function createManaging(needs: ManagingNeeds) {
  const { spend } = needs;
  const beginManaging = createBeginManaging(needs);
  const endManaging = createEndManaging(needs);
  const proveCustomer = createProveCustomer(needs);
  const changeUser = createChangeUser(needs);
  const lineConsents = createLineConsents({
    ...needs,
    changeUser,
    async spendQuestion(userId, serviceNumber) {
      await spend('lineConsent', `${userId} ${serviceNumber}`, 'CONSENT_ASKED_OFTEN');
      await spend('lineConsentTo', serviceNumber, 'CONSENT_ASKED_OFTEN');
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
    acceptInvitation: createAcceptInvitation({
      ...needs,
      spendAcceptance: (userId) => spend('acceptance', userId),
    }),
    findInvitation: createFindInvitation(needs),
    invite: createInvite({
      ...needs,
      async spendInvitation(userId, invitee) {
        await spend('invitation', userId);
        await spend('invitationTo', invitee);
      },
    }),
    people: createPeople({ ...needs, endManaging }),
    lineConsents,
    lineUsers: createListLineUsers(needs),
    sayUser: createSayUser({ ...needs, changeUser, lineConsents }),
    sendLineCode: createSendLineCode({ ...needs, spendCheck: (userId) => spend('lineCheck', userId) }),
  };
}
