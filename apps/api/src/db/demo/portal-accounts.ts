// Accounts of the portal for people of the embedded operator: how they sign in, and which lines are theirs.
import { randomBytes } from 'node:crypto';
import type { Role } from '@portal/contract/policy';
import type { Emit } from '@portal/database/copy-sink';
import { dataRequestDays } from '@portal/help/promises';
import { dayMs } from '@portal/market/civil-dates';
import { demoMobile } from '@portal/market/demo';
import { correctionWords } from '@portal/operator/corrections/correction-words.copy';
import { createIds, type Subscriber } from '@portal/operator/demo/world';
import type { LineRef } from '@portal/operator-ports/wire';
import {
  associations,
  credentials,
  customerPeople,
  dataAccesses,
  dataAccessPeople,
  dataRequests,
  lineConsents,
  lineManagers,
  lineUsers,
  loginNames,
  thefts,
  users,
} from '../schema.ts';
import { personKeyOf } from '../shared-secrets.ts';

/** The domain of the e-mails that stand for a number; nobody reads mail there. */
const phoneEmailDomain = 'telefono.example';
/** Of e-mails that a social network made up. */
const placeholderDomain = '@redes.example';

const accountsSeed = 20_240_102;
const signedUpDaysAgo = 200;
const associatedDaysAgo = 30;
const invitedDaysAgo = 20;
const answeredDaysAgo = 12;

export interface PortalAccountsNeeds {
  emit: Emit;
  now: Date;
  /** Keeps the ids of two fillings of one database apart. */
  block: number;
  /** Of a login as it is announced: an e-mail, or ten digits. */
  hashOf(login: string): string;
  /** Writes down what somebody accepted by it; not given: nothing. */
  onBegun?: ((begun: Begun) => void) | undefined;
}

/** How somebody came to their lines. */
export interface Begun {
  userId: string;
  role: Role;
  lines: readonly LineRef[];
  signedUpAt: Date;
  beganAt: Date;
  /** Of a line that they use: to whom they show its records. */
  lets?: { line: LineRef; askedBy: string } | undefined;
}

export type PortalAccounts = ReturnType<typeof createPortalAccounts>;

export function createPortalAccounts({ emit, now, block, hashOf, onBegun }: PortalAccountsNeeds) {
  const newId = createIds(accountsSeed, block);
  const userIds = new Map<Subscriber, string>();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

  function emitUser(subscriber: Subscriber, visit: { isFirst: boolean }): string {
    const { givenName, familyName, phone, email } = subscriber;
    const loginName = email ?? phone ?? '';
    const address = email ?? `${phone}@${phoneEmailDomain}`;
    const userId = newId();
    const createdAt = daysAgo(visit.isFirst ? 0 : signedUpDaysAgo);
    emit(users, {
      userId,
      loginName,
      emailKind: emailKindOf(email),
      email: address,
      phone,
      givenName,
      familyName,
      nickname: '',
      tourStep: 0,
      createdAt,
      tourSeenAt: visit.isFirst ? null : new Date(createdAt.getTime() + dayMs / 2),
    });
    for (const name of new Set([loginName, address])) emit(loginNames, { loginName: name, userId });
    const passwordHash = hashOf(email ?? `0${loginName.slice(3)}`);
    emit(credentials, { userId, passwordHash, changedAt: createdAt, resetAt: null });
    return userId;
  }

  return {
    emitUser,

    /** Everybody here is the customer whose lines they have. Answers the user's id. */
    emit(subscriber: Subscriber): string {
      return emitRoles(subscriber, { role: 'holder', permissionId: null, givenBy: null });
    },

    /** What somebody accepted who is here already. */
    emitBegun(holder: Subscriber): void {
      const userId = userIds.get(holder);
      if (userId) tellBegun(userId, 'holder', holder.lines, associatedDaysAgo);
    },

    /** What somebody asked about their own data, and what the operator answered. */
    emitAnswered(holder: Subscriber, { field, wanted, answer }: Answered): void {
      const userId = userIds.get(holder);
      const [requestedAt, endedAt] = [daysAgo(answeredDaysAgo + 1), daysAgo(answeredDaysAgo)];
      const customerId = holder.lines[0]?.customerId ?? null;
      if (userId)
        emit(dataRequests, {
          userId,
          requestId: newId(),
          kind: 'rectification',
          status: 'done',
          requestedAt,
          endedAt,
          dueAt: new Date(requestedAt.getTime() + dataRequestDays * dayMs),
          customerId,
          field,
          wanted,
          answer,
          tries: 1,
        });
    },

    /** Somebody whom the first one has invited to some of their lines. */
    emitInvited(
      holder: Subscriber,
      guest: Omit<Subscriber, 'lines'>,
      { role, numbers, uses }: Invited,
    ): void {
      const lines = holder.lines.filter(({ serviceNumber }) => numbers.includes(serviceNumber));
      const givenBy = userIds.get(holder) ?? null;
      const userId = emitRoles({ ...guest, lines }, { role, permissionId: newId(), givenBy });
      emitLooks(userId, lines, role);
      const used = lines.find(({ serviceNumber }) => serviceNumber === uses);
      if (used && givenBy) emitUse(used, { userId, askedBy: givenBy });
      const { givenName, familyName } = holder;
      const lets = used ? { line: used, askedBy: `${givenName} ${familyName}` } : undefined;
      tellBegun(userId, role, lines, invitedDaysAgo, lets);
    },
  };

  /** Somebody uses a line, and lets whoever holds it read its records. */
  function emitUse(line: LineRef, { userId, askedBy }: { userId: string; askedBy: string }): void {
    const { serviceNumber, customerId } = line;
    const use = { serviceNumber, customerId, kind: 'adult' as const, knownBy: 'holder' as const };
    emit(lineUsers, { ...use, userId, personId: newId(), since: daysAgo(invitedDaysAgo) });
    emit(lineConsents, {
      userId: askedBy,
      consentId: newId(),
      serviceNumber,
      customerId,
      purpose: 'records',
      status: 'granted',
      // Of a link that nobody has: they take it back in their account.
      tokenHash: randomBytes(32),
      askedAt: daysAgo(invitedDaysAgo),
      expiresAt: daysAgo(invitedDaysAgo - 365),
    });
  }

  /** A viewer has looked at what is left, a payer at bills: some days ago. */
  function emitLooks(userId: string, lines: Subscriber['lines'], role: Invited['role']): void {
    const personKey = personKeyOf(userId);
    const dataKind = role === 'payer' ? 'bills' : 'figures';
    emit(dataAccessPeople, { personKey, userId });
    for (const [at, { customerId, serviceNumber }] of lines.entries())
      emit(dataAccesses, {
        customerId,
        accessId: newId(),
        dataKind,
        serviceNumber,
        role,
        personKey,
        accessedAt: daysAgo(2 * at + 1),
      });
  }

  function tellBegun(
    userId: string,
    role: Role,
    lines: readonly LineRef[],
    begunDaysAgo: number,
    lets?: Begun['lets'],
  ): void {
    onBegun?.({
      userId,
      role,
      lines,
      lets,
      signedUpAt: daysAgo(signedUpDaysAgo),
      beganAt: daysAgo(begunDaysAgo),
    });
  }

  function emitRoles(subscriber: Subscriber, given: Given): string {
    const userId = emitUser(subscriber, { isFirst: false });
    userIds.set(subscriber, userId);
    const { role } = given;
    for (const { serviceNumber, customerId, lineId, accountId, kind } of subscriber.lines) {
      const line = { serviceNumber, customerId, lineId, accountId, kind, role };
      emit(associations, { userId, ...line, associatedAt: daysAgo(associatedDaysAgo) });
      emit(lineManagers, { serviceNumber, userId, customerId, ...given });
    }
    for (const customerId of new Set(subscriber.lines.map((line) => line.customerId)))
      emit(customerPeople, { customerId, userId });
    for (const theft of subscriber.thefts ?? []) emit(thefts, { ...theft, ...uncertified });
    return userId;
  }
}

/** Reported at a counter, which gave the paper. */
const uncertified = { escalatedAt: null, certificateCode: null, certificateTo: null };

type Given = Pick<typeof lineManagers.$inferSelect, 'role' | 'permissionId' | 'givenBy'>;

type Answered = Record<'field' | 'wanted' | 'answer', string>;

interface Invited {
  role: Exclude<Role, 'holder'>;
  numbers: readonly string[];
  /** The one that they have in hand. */
  uses?: string;
}

/** What she accepted; her mother looks, and uses one of the lines; her son pays. */
export function emitFamilyOfAna(accounts: PortalAccounts, ana: Subscriber): void {
  accounts.emitBegun(ana);
  const [plus, prepaid] = [demoMobile('91000001'), demoMobile('91000003')];
  const [email, phone] = ['elena.vera@correo.example', null];
  const elena = { givenName: 'Elena', familyName: 'Vera Salas', email, phone };
  accounts.emitInvited(ana, elena, { role: 'viewer', numbers: [plus, prepaid], uses: prepaid });
  const mateo = { ...elena, givenName: 'Mateo', email: 'mateo.paredes@correo.example' };
  accounts.emitInvited(ana, { ...mateo, familyName: 'Paredes' }, { role: 'payer', numbers: [plus] });
  const wanted = 'ana.paredes@correo.example';
  accounts.emitAnswered(ana, { field: 'email', wanted, answer: correctionWords.emailDone });
}

/** A user who is no customer yet, on the first visit. */
export function emitFirstVisit(accounts: PortalAccounts): void {
  const diego = {
    givenName: 'Diego',
    familyName: 'Ruiz',
    email: 'nuevo@correo.example',
    phone: null,
    lines: [],
  };
  accounts.emitUser(diego, { isFirst: true });
}

function emailKindOf(email: string | null): 'real' | 'phone' | 'placeholder' {
  if (email === null) return 'phone';
  return email.endsWith(placeholderDomain) ? 'placeholder' : 'real';
}
