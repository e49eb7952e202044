// Whoever uses a line is asked for something, by SMS to the line, and answers: with its link once, or signed in.
import { Problem } from '@portal/contract/errors';
import type { ConsentPurpose } from '@portal/contract/privacy/line-users';
import type { Db, Tx } from '@portal/database/connection';
import { consentDays } from '@portal/help/promises';
import { dayMs } from '@portal/market/civil-dates';
import { portalBase } from '@portal/market/path';
import { v7 as uuidv7 } from 'uuid';
import type { Caller, Entered, ManagedLine, OwnedLine } from '../../../caller.ts';
import { giveToken, readGivenToken } from '../../../db/given-tokens.ts';
import { plainGsm } from '../../../providers/sms/port.ts';
import type { Agreements, ProofWay } from '../../agreements/agreements.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Sso } from '../../sso/sso.ts';
import { lineUsersCopy as copy } from '../permissions.copy.ts';
import type { LineConsentRow, LineUserRow, Permissions } from '../permissions.ts';
import { tellOfConsent, tellOfLineUser } from '../tell-the-line.ts';

export interface LineConsentNeeds {
  db: Db;
  sso: Pick<Sso, 'namesOf'>;
  permissions: Permissions;
  agreements: Pick<Agreements, 'accept'>;
  messages: Pick<Messages, 'send'>;
  changeUser: ChangeUser;
  portalOrigin: string;
  /** @throws Problem CONSENT_ASKED_OFTEN */
  countQuestion(userId: string, serviceNumber: string): Promise<void>;
}

export interface LineConsents {
  /** Asked already: nothing more is sent. @throws Problem CONSENT_NOT_NEEDED, CONSENT_ASKED_OFTEN, NOT_FOR_THIS_LINE */
  ask(caller: Caller, line: ManagedLine, purpose: ConsentPurpose): Promise<void>;
  /** @throws Problem CONSENT_ENDED */
  find(token: string): Promise<LineConsentRow>;
  /** @throws Problem CONSENT_ENDED */
  answerByLink(token: string, granted: boolean): Promise<void>;
  /** @throws Problem NOT_FOUND for what is asked of somebody else */
  answer(caller: Caller, consentId: string, granted: boolean): Promise<void>;
}

/** By which way whoever uses the line is known to be the one who answers. */
interface Answering {
  entered: Entered | null;
  ways: readonly ProofWay[];
}

const answerableMs = consentDays * dayMs;

/** Twelve months. */
function nextYear(): Date {
  const end = new Date();
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

export function createLineConsents(needs: LineConsentNeeds): LineConsents {
  const { db, sso, permissions, agreements, messages, changeUser, portalOrigin, countQuestion } = needs;

  /** Nobody but who has the line in hand reads it. */
  async function sendLink(tx: Tx, to: string, words: string, token: string): Promise<void> {
    const url = `${portalOrigin}${portalBase}/line-consent#${token}`;
    await messages.send(tx, { channel: 'sms', to, text: plainGsm(words + url) });
  }

  async function settle(consent: LineConsentRow, granted: boolean, by: Answering): Promise<void> {
    if (granted && consent.status === 'granted') return;
    const names = await sso.namesOf([consent.userId]);
    const askedBy = names.get(consent.userId)?.name ?? '';
    await db.transaction(async (tx) => {
      await permissions.holdUser(tx, consent);
      const user = (await permissions.usersOf(tx, [consent])).get(consent.serviceNumber);
      if (!user?.usedByOtherAdult) throw new Problem('CONSENT_ENDED');
      if (granted) await give(tx, consent);
      else await end(tx, consent);
      if (granted || consent.status === 'granted') await agree(tx, user, consent, { granted, askedBy, by });
      await tellOfConsent(tx, consent, granted ? 'granted' : refusalOf(consent));
    });
  }

  /** Its first answer counts. */
  async function end(tx: Tx, consent: LineConsentRow): Promise<void> {
    if (!(await permissions.endConsent(tx, consent))) throw new Problem('CONSENT_ENDED');
  }

  async function give(tx: Tx, consent: LineConsentRow): Promise<void> {
    const { purpose, userId } = consent;
    if (purpose === 'records') return grant(tx, consent);
    await end(tx, consent);
    await changeUser(tx, consent, purpose, userId);
  }

  async function grant(tx: Tx, consent: LineConsentRow): Promise<void> {
    const expiresAt = nextYear();
    const { token, tokenHash } = await giveToken(tx, consent.userId, expiresAt);
    const granted = await permissions.grant(tx, consent, { tokenHash, expiresAt });
    if (!granted) throw new Problem('CONSENT_ENDED');
    await sendLink(tx, consent.serviceNumber, copy.sms.granted, token);
  }

  async function agree(
    tx: Tx,
    user: LineUserRow,
    { purpose, serviceNumber, customerId, consentId }: LineConsentRow,
    { granted, askedBy, by }: { granted: boolean; askedBy: string; by: Answering },
  ): Promise<void> {
    const what =
      purpose === 'records'
        ? { kind: 'callRecords' as const, subject: copy.records(askedBy) }
        : { kind: 'lineUser' as const, subject: copy.usedBy[purpose] };
    await agreements.accept(
      tx,
      { userId: user.userId ?? user.personId, entered: by.entered },
      {
        ...what,
        isWithdrawn: !granted,
        serviceNumber,
        customerId,
        reference: consentId,
        ways: by.ways,
      },
    );
  }

  async function find(token: string): Promise<LineConsentRow> {
    const read = await readGivenToken(db, token);
    const consent = read && (await permissions.findConsent(read.userId, read.tokenHash));
    if (!consent) throw new Problem('CONSENT_ENDED');
    return consent;
  }

  return {
    async ask({ userId }, line, purpose) {
      const { serviceNumber, customerId } = line;
      if (await permissions.hasEnded(line)) throw new Problem('NOT_FOR_THIS_LINE');
      const user = (await permissions.usersOf(db, [line])).get(serviceNumber);
      if (!user?.usedByOtherAdult || user.userId === userId) throw new Problem('CONSENT_NOT_NEEDED');
      const before = await permissions.consentsOf(db, userId, [line]);
      const same = before.find((consent) => consent.purpose === purpose);
      if (same?.status === 'granted') throw new Problem('CONSENT_NOT_NEEDED');
      if (same) return;
      await countQuestion(userId, serviceNumber);
      const expiresAt = new Date(Date.now() + answerableMs);
      await db.transaction(async (tx) => {
        const { token, tokenHash } = await giveToken(tx, userId, expiresAt);
        const consent = { userId, consentId: uuidv7(), serviceNumber, customerId, purpose };
        // Of two at once one message leaves.
        const asked = await permissions.askConsent(tx, { ...consent, tokenHash, expiresAt });
        if (!asked) return;
        await sendLink(tx, serviceNumber, copy.sms.asked[purpose], token);
        await tellOfConsent(tx, asked, 'asked', user.userId);
      });
    },

    find,

    async answerByLink(token, granted) {
      await settle(await find(token), granted, { entered: null, ways: ['lineLink'] });
    },

    async answer({ userId, lines, entered }, consentId, granted) {
      const users = await permissions.usersOf(db, lines);
      const used = lines.filter(({ serviceNumber }) => users.get(serviceNumber)?.userId === userId);
      const asked = await permissions.consentsFor(used);
      const consent = asked.find((each) => each.consentId === consentId);
      if (!consent) throw new Problem('NOT_FOUND');
      await settle(consent, granted, { entered, ways: [] });
    },
  };
}

const refusalOf = ({ status }: LineConsentRow) => (status === 'granted' ? 'withdrawn' : 'refused');

/** @param saidBy to whom it is no news */
export type ChangeUser = (
  tx: Tx,
  line: OwnedLine,
  kind: LineUserRow['kind'] | null,
  saidBy: string | null,
) => Promise<void>;

/** Somebody else uses a line from now on, or nobody has said who: what was asked of the one before, and granted, ends. */
export function createChangeUser({
  permissions,
}: {
  permissions: Pick<Permissions, 'sayUser' | 'endUser' | 'endConsents'>;
}): ChangeUser {
  return async (tx, line, kind, saidBy) => {
    if (kind === null) await permissions.endUser(tx, line);
    else await permissions.sayUser(tx, line, kind);
    await permissions.endConsents(tx, line);
    await tellOfLineUser(tx, line, kind ?? 'nobody', saidBy);
  };
}
