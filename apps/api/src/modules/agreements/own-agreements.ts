// What somebody has agreed to, put together: listed, proved, chosen, and anchored outside of the database.
import type { MessagePreferences } from '@portal/contract/help/notifications';
import { boughtKinds } from '@portal/contract/paying/purchase-kinds';
import {
  type Agreement,
  type PrivacyChoiceKind,
  privacyChoiceKinds,
} from '@portal/contract/privacy/agreements';
import type { Db, Tx } from '@portal/database/connection';
import { civilDateOf } from '@portal/market/civil-dates';
import { centsOf } from '@portal/market/money';
import { canonicalServiceNumber } from '@portal/market/service-number';
import { civilDateWords, moneyWords, timeWords } from '@portal/market/words';
import type { NewClaim } from '@portal/operator-ports/claims';
import type { Customers } from '@portal/operator-ports/customers';
import type { Paper, Papers } from '@portal/operator-ports/documents';
import type { Inventory } from '@portal/operator-ports/inventory';
import { createAdmissionLimiter } from '../../bounded-work.ts';
import { type Caller, heldCustomers, type ManagedLine } from '../../caller.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Sso } from '../sso/sso.ts';
import { cameFrom } from '../sso/sso.wire.ts';
import { agreementPaperCopy, listAgreementsCopy, privacyChoicesCopy } from './agreements.copy.ts';
import type { Agreements, AgreementWithText, Choices } from './agreements.ts';
import {
  type Charge,
  contractAgreement,
  type FoundAgreement,
  type Shown,
  thirdPartyAgreement,
  toAgreement,
} from './agreements.wire.ts';
import { type AnchorAgreementsNeeds, createAnchorAgreements, createAnchorFile } from './anchor-agreements.ts';

// What shows an agreement: its paper, and what a claim that it is not recognised is about.

interface EvidenceNeeds {
  agreementsOf: ListAgreements;
  papers: Papers;
  sso: Pick<Sso, 'profile'>;
  brand: string;
}

interface Evidence extends FoundAgreement {
  file: NewClaim['files'][number];
}

/** Null: the caller has no such agreement. @throws Problem BUSY */
export type FindEvidence = (caller: Caller, agreementId: string) => Promise<Evidence | null>;

/** As of invoices. */
const drawings = { places: 60, share: 20 };

function createFindEvidence({ agreementsOf, papers, sso, brand }: EvidenceNeeds): FindEvidence {
  const room = createAdmissionLimiter(drawings);
  return async (caller, agreementId) => {
    const found = (await agreementsOf(caller)).find(({ agreement }) => agreement.id === agreementId);
    if (!found) return null;
    const { name: asker } = await sso.profile(caller);
    const paper = agreementPaper(found.agreement, asker, brand);
    const content = await room(caller.userId, () => papers.draw(paper));
    return {
      ...found,
      file: { name: 'constancia.pdf', mimeType: 'application/pdf', size: content.length, content },
    };
  };
}

/** @param asker whose agreement it is where nobody else's name stands there */
function agreementPaper(agreement: Agreement, asker: string, brand: string): Paper {
  const { subject, amount, serviceNumber, device, place, version, text } = agreement;
  const acceptedAt = new Date(agreement.acceptedAt);
  const optional: [string, string | null][] = [
    [agreementPaperCopy.service, serviceNumber],
    [agreementPaperCopy.amount, amount && moneyWords(centsOf(amount.value))],
    [agreementPaperCopy.device, device],
    [agreementPaperCopy.place, place],
    [agreementPaperCopy.version, version],
    [agreementPaperCopy.textHash, agreement.textHash],
    [agreementPaperCopy.contentHash, agreement.contentHash],
    [agreementPaperCopy.previousHash, agreement.previousHash],
    [agreementPaperCopy.hash, agreement.hash],
  ];
  return {
    title: subject,
    createdAt: acceptedAt,
    lead: agreementPaperCopy.lead[agreement.status](brand),
    facts: [
      [agreementPaperCopy.number, agreement.id],
      [agreementPaperCopy.when, `${civilDateWords(civilDateOf(acceptedAt))}, ${timeWords(acceptedAt)}`],
      ...(agreement.acceptedBy === ''
        ? []
        : [[agreementPaperCopy.who, agreement.acceptedBy ?? asker] as [string, string]]),
      [agreementPaperCopy.channel, agreementPaperCopy.channels[agreement.channel]],
      [agreementPaperCopy.proof, agreement.proof],
      ...optional.flatMap(([term, words]): [string, string][] => (words ? [[term, words]] : [])),
    ],
    notes: [
      agreementPaperCopy.textTitle,
      ...text.split('\n\n'),
      ...(agreement.hash ? [agreementPaperCopy.chain] : []),
    ],
  };
}

// What was agreed about the services of somebody: in the portal by whomever, and with the operator before it.

interface ListAgreementsNeeds {
  agreements: Pick<Agreements, 'chain' | 'ofCustomers'>;
  customers: Pick<Customers, 'contracts'>;
  inventory: Pick<Inventory, 'thirdPartyServices'>;
  sso: Pick<Sso, 'shownNames'>;
}

/** The newest first. A manager's are their own acts; a holder's, everybody's for the customers that they hold. */
export type ListAgreements = (caller: Caller) => Promise<FoundAgreement[]>;

const bought = new Set<string>(boughtKinds);

function createListAgreements(needs: ListAgreementsNeeds): ListAgreements {
  const { agreements, customers, inventory, sso } = needs;

  async function kept({ userId, lines }: Caller): Promise<FoundAgreement[]> {
    const [own, ofHeld] = await Promise.all([
      agreements.chain(userId),
      agreements.ofCustomers(heldCustomers(lines)),
    ]);
    const others = ofHeld.filter(({ row }) => row.userId !== userId);
    const names = await sso.shownNames([...new Set(others.map(({ row }) => row.userId))]);
    const of = (each: AgreementWithText): FoundAgreement => {
      const { userId: by, kind, decision, reference, acceptedAt } = each.row;
      const isOwn = by === userId;
      const charge: Charge | null =
        isOwn && bought.has(kind) && decision === 'given' && reference
          ? { kind: 'payment', id: reference }
          : null;
      const acceptedBy = isOwn ? null : (names.get(by) ?? nameless(each));
      return { agreement: toShown(each, { acceptedBy, claimable: charge !== null }), at: acceptedAt, charge };
    };
    return [...own, ...others].map(of);
  }

  async function ofOperator(lines: readonly ManagedLine[]): Promise<FoundAgreement[]> {
    const held = lines.filter(({ role }) => role === 'holder');
    const [contracts, services] = await Promise.all([
      customers.contracts(held),
      inventory.thirdPartyServices(held),
    ]);
    const lineOf = (place: { customerId: string; lineId: string }) =>
      held.find(({ customerId, lineId }) => customerId === place.customerId && lineId === place.lineId);
    return [
      ...contracts.flatMap((contract) => {
        const line = lineOf(contract);
        return line ? [contractAgreement(contract, line)] : [];
      }),
      ...services.flatMap((service) => {
        const line = lineOf(service);
        return line ? [thirdPartyAgreement(service, line)] : [];
      }),
    ];
  }

  return async (caller) => {
    const all = await Promise.all([kept(caller), ofOperator(caller.lines)]);
    return all.flat().sort((one, other) => other.at.getTime() - one.at.getTime());
  };
}

/** Who uses a line agrees without an account; of who has gone nothing is left. */
const nameless = ({ details }: AgreementWithText): string => (details ? listAgreementsCopy.lineUser : '');

export function toShown(each: AgreementWithText, shown: Pick<Shown, 'acceptedBy' | 'claimable'>): Agreement {
  const entered = each.details?.entered;
  const from = entered ? cameFrom(entered) : { device: null, place: null };
  // Whoever made a link has not agreed to what is paid by it.
  const acceptedBy = each.row.channel === 'link' ? listAgreementsCopy.guest : shown.acceptedBy;
  return toAgreement(each, { ...shown, ...from, acceptedBy });
}

/** Those about one line, in whatever spelling. */
export function aboutLine(all: readonly Agreement[], serviceId: string | undefined): Agreement[] {
  if (serviceId === undefined) return [...all];
  const number = canonicalServiceNumber(serviceId);
  return all.filter(
    ({ serviceNumber }) => serviceNumber !== null && canonicalServiceNumber(serviceNumber) === number,
  );
}

// What a person's data may be used for beside their services: off until switched on, each change a link of their chain.

interface PrivacyChoiceNeeds {
  db: Db;
  sso: Pick<Sso, 'hasRealEmail'>;
  agreements: Pick<Agreements, 'accept' | 'choices'>;
  notifications: Pick<Notifications, 'preferences' | 'savePreferences'>;
}

export interface PrivacyChoices {
  read(caller: Caller): Promise<Choices>;
  /** The same again changes nothing. */
  set(caller: Caller, kind: PrivacyChoiceKind, granted: boolean): Promise<Choices>;
  /** All of them off, with what follows from it in the same transaction. Answers those that were on. */
  oppose(caller: Caller, alsoWithin: (tx: Tx) => Promise<void>): Promise<PrivacyChoiceKind[]>;
  /** The five boxes, one of which is the choice about promotions. */
  savePreferences(caller: Caller, preferences: MessagePreferences): Promise<void>;
}

function createPrivacyChoices(needs: PrivacyChoiceNeeds): PrivacyChoices {
  const { db, sso, agreements, notifications } = needs;

  const preferencesOf = async (caller: Caller) =>
    notifications.preferences(caller.userId, await sso.hasRealEmail(caller));

  /** The box decides what is sent: whoever had ticked it before there was a chain has chosen, too. */
  async function read(caller: Caller): Promise<Choices> {
    const [choices, { promotions }] = await Promise.all([
      agreements.choices(caller.userId),
      preferencesOf(caller),
    ]);
    return { ...choices, marketing: { ...choices.marketing, granted: promotions } };
  }

  const accept = (tx: Tx, caller: Caller, kind: PrivacyChoiceKind, granted: boolean) =>
    agreements.accept(tx, caller, {
      kind,
      subject: privacyChoicesCopy.subjects[kind],
      isWithdrawn: !granted,
    });

  async function savePreferences(caller: Caller, preferences: MessagePreferences): Promise<void> {
    const before = await preferencesOf(caller);
    await db.transaction(async (tx) => {
      await notifications.savePreferences(tx, caller.userId, preferences);
      if (before.promotions !== preferences.promotions)
        await accept(tx, caller, 'marketing', preferences.promotions);
    });
  }

  return {
    read,
    savePreferences,

    async oppose(caller, alsoWithin) {
      const [choices, preferences] = await Promise.all([read(caller), preferencesOf(caller)]);
      const on = privacyChoiceKinds.filter((kind) => choices[kind].granted);
      await db.transaction(async (tx) => {
        if (preferences.promotions)
          await notifications.savePreferences(tx, caller.userId, { ...preferences, promotions: false });
        for (const kind of on) await accept(tx, caller, kind, false);
        await alsoWithin(tx);
      });
      return on;
    },

    async set(caller, kind, granted) {
      if (kind === 'marketing')
        await savePreferences(caller, { ...(await preferencesOf(caller)), promotions: granted });
      else if ((await agreements.choices(caller.userId))[kind].granted !== granted)
        await db.transaction((tx) => accept(tx, caller, kind, granted));
      return read(caller);
    },
  };
}

type OwnAgreementNeeds = ListAgreementsNeeds &
  Omit<EvidenceNeeds, 'agreementsOf'> &
  PrivacyChoiceNeeds &
  Omit<AnchorAgreementsNeeds, 'writeDown'> & { dataDir: string };

export function createOwnAgreements(needs: OwnAgreementNeeds) {
  const agreementsOf = createListAgreements(needs);
  return {
    agreementsOf,
    findEvidence: createFindEvidence({ ...needs, agreementsOf }),
    privacyChoices: createPrivacyChoices(needs),
    anchorAgreements: createAnchorAgreements({ ...needs, writeDown: createAnchorFile(needs.dataDir) }),
  };
}
