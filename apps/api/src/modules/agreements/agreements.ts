// What people accept: one row an act, written in the transaction of what follows from it, in a chain of hashes.
//
// Whoever adds something that a customer accepts adds its kind to the contract and its text to the texts, and calls
// `accept` inside of the transaction, after whatever else waits for locks. Whoever erases a person calls `forgetPerson`
// in the same transaction as the rest of it.
import { randomBytes } from 'node:crypto';
import {
  type AgreementChannel,
  type PrivacyChoiceKind,
  privacyChoiceKinds,
} from '@portal/contract/privacy/agreements';
import type { Db, Tx } from '@portal/database/connection';
import type { Anchor, NewAnchor } from '@portal/operator-ports/agreements';
import { v7 as uuidv7 } from 'uuid';
import type { Entered } from '../../caller.ts';
import { chainIdsOf, type FindChainKeys, sealOf } from '../../db/chain-keys.ts';
import { type ActKind, agreementTexts, type ProofWay } from './agreements.copy.ts';
import {
  type AgreementRow,
  createAgreementsStore,
  type NewAgreement,
  type TextRow,
} from './agreements.store.ts';
import { type Finding, findingOf, linkAfter, sha256 } from './chain.ts';

// What is kept of an act, before it has its place in a chain.

/** Who acts; `entered`: how their session knows them, null where there is none. */
export interface Actor {
  userId: string;
  entered: Entered | null;
}

export interface Act {
  kind: ActKind;
  /** Taken back; accepted when not given. */
  isWithdrawn?: boolean;
  /** What it is about, in words. */
  subject: string;
  /** Whose service it is about, and which. */
  customerId?: string | null;
  serviceNumber?: string | null;
  amountCents?: number | null;
  /** The id of what follows from it. */
  reference?: string | null;
  channel?: AgreementChannel;
  /** What was asked of the person beside their session. */
  ways?: readonly ProofWay[];
}

/** What is erased with the person. */
export interface AgreementDetails {
  salt: string;
  subject: string;
  serviceNumber: string | null;
  amountCents: number | null;
  ways: readonly ProofWay[];
  entered: Entered | null;
}

export function agreementRow(
  { userId, entered }: Actor,
  act: Act,
  { textHash, acceptedAt }: Pick<NewAgreement, 'textHash' | 'acceptedAt'>,
): NewAgreement & { details: string } {
  const { kind, customerId = null, reference = null, channel = 'portal' } = act;
  const details = JSON.stringify(detailsOf(act, entered));
  return {
    userId,
    agreementId: uuidv7(),
    kind,
    channel,
    customerId,
    reference,
    details,
    decision: act.isWithdrawn ? 'withdrawn' : 'given',
    acceptedAt,
    textHash,
    detailsHash: sha256(details),
  };
}

/** With salt: a number is easily guessed from its hash. */
function detailsOf(act: Act, entered: Entered | null): AgreementDetails {
  const { subject, serviceNumber = null, amountCents = null, ways = [] } = act;
  return { salt: randomBytes(16).toString('hex'), subject, serviceNumber, amountCents, ways, entered };
}

export type { ActKind, ProofWay } from './agreements.copy.ts';
export type { AgreementRow } from './agreements.store.ts';
export type { Finding } from './chain.ts';

export interface AgreementWithText {
  row: AgreementRow;
  /** Null: erased. */
  details: AgreementDetails | null;
  text: TextRow | null;
}

export type Choices = Record<PrivacyChoiceKind, { granted: boolean; since: Date | null }>;

/** `nobody`: an id without an account, of who has gone or never had one. */
export interface ChainOwner {
  userId: string;
  kind: 'user' | 'nobody';
}

interface OwnersEnd {
  owner: ChainOwner;
  end: NewAnchor | null;
  anchored: Anchor | null;
}

interface Verified {
  finding: Finding;
  count: number;
  /** Up to when somebody outside answers for it; null: not yet, or they do not answer now. */
  anchoredAt: Date | null;
}

export interface Agreements {
  accept(tx: Tx, actor: Actor, act: Act): Promise<void>;
  /**
   * What is ordered from the operator under its reference: before it leaves, and once, however often and at whatever
   * moment it is asked for, so that a lost answer is asked for again.
   */
  acceptOrder(actor: Actor, act: Act & { reference: string }): Promise<void>;
  /** The same of a purchase, whose row in the ledger keeps where it stands. */
  acceptPurchase(tx: Tx, actor: Actor, act: Act): Promise<number>;
  /** Writes the texts of this version down, so that no transaction has to. */
  keepTexts(): Promise<void>;
  /** The person's own, the newest first. */
  chain(userId: string): Promise<AgreementWithText[]>;
  /** Also by what somebody outside has kept of it, where they answer. */
  verify(owner: ChainOwner): Promise<Verified>;
  /** The next of all who have a chain, or should have one. */
  owners(kind: ChainOwner['kind'], after: string | null, atMost: number): Promise<ChainOwner[]>;
  /** Where these chains end, and where by what is kept outside. */
  ends(owners: readonly ChainOwner[]): Promise<OwnersEnd[]>;
  /** About these customers, by everybody who has ever managed a line of them. */
  ofCustomers(customerIds: readonly string[]): Promise<AgreementWithText[]>;
  choices(userId: string): Promise<Choices>;
  textOf(kind: ActKind): string;
  /** What the law keeps stays, under an id that names nobody and has no chain yet. */
  forgetPerson(tx: Tx, userId: string, pseudonym: string): Promise<void>;
  /** Of these customers, which nobody holds any more, what somebody without an account has agreed to names nobody either. */
  forgetNobodys(tx: Tx, customerIds: readonly string[]): Promise<void>;
}

/** In hexadecimal. */
export const textHashOf = (text: string): string => sha256(text).toString('hex');

export const termsVersion: string = agreementTexts.terms.version;

/** Whose texts they are. */
export interface TextNames {
  brand: string;
  helpPhone: string;
}

interface AgreementNeeds extends TextNames {
  db: Db;
  keys: FindChainKeys;
  /** Of these chains, what is kept outside of this database. */
  anchors(chainIds: readonly string[]): Promise<Anchor[]>;
}

/** A key that is no longer used has named it before. */
const latest = (kept: readonly Anchor[]): Anchor | null =>
  kept.reduce<Anchor | null>((last, each) => (last && last.position >= each.position ? last : each), null);

const firstActs: ReadonlySet<ActKind> = new Set(['association', 'lineUser', 'callRecords']);

export function textsOf(names: TextNames): Map<ActKind, TextRow> {
  const texts = new Map<ActKind, TextRow>();
  for (const [kind, { version, text: write }] of Object.entries(agreementTexts)) {
    const text = write(names);
    texts.set(kind as ActKind, { textHash: sha256(text), version, text });
  }
  return texts;
}

export function createAgreements({ db, keys, anchors, ...names }: AgreementNeeds): Agreements {
  const store = createAgreementsStore(db);
  const texts = textsOf(names);
  let areTextsKept = false;

  function textRow(kind: ActKind): TextRow {
    const text = texts.get(kind);
    if (!text) throw new Error(`no text of ${kind}`);
    return text;
  }

  /** Null: it stands there already. */
  async function write(tx: Tx, actor: Actor, act: Act, isOnce = false): Promise<number | null> {
    const text = textRow(act.kind);
    if (!areTextsKept) await store.keepTexts(tx, [text]);
    const row = agreementRow(actor, act, { textHash: text.textHash, acceptedAt: new Date() });
    const { now } = await keys(tx);
    return store.append(tx, row, (end) => linkAfter(now, row, end), isOnce);
  }

  async function acceptPurchase(tx: Tx, actor: Actor, act: Act): Promise<number> {
    const position = await write(tx, actor, act);
    if (position === null) throw new Error('a purchase was not written');
    return position;
  }

  /** By the hexadecimal of their hash. */
  async function textsOfRows(rows: readonly AgreementRow[]): Promise<Map<string, TextRow>> {
    const hashes = new Map(rows.map(({ textHash }) => [textHash.toString('hex'), textHash]));
    const found = await store.texts([...hashes.values()]);
    return new Map(found.map((text) => [text.textHash.toString('hex'), text]));
  }

  async function withTexts(rows: readonly AgreementRow[]): Promise<AgreementWithText[]> {
    const byHash = await textsOfRows(rows);
    return rows.map((row) => ({
      row,
      details: row.details === null ? null : (JSON.parse(row.details) as AgreementDetails),
      text: byHash.get(row.textHash.toString('hex')) ?? null,
    }));
  }

  return {
    acceptPurchase,

    async accept(tx, actor, act) {
      await store.mark(tx, actor.userId, await acceptPurchase(tx, actor, act));
      // Whatever somebody does for a customer later begins with one of these.
      if (firstActs.has(act.kind) && act.customerId) await store.addPerson(tx, act.customerId, actor.userId);
    },

    async acceptOrder(actor, act) {
      await db.transaction(async (tx) => {
        const position = await write(tx, actor, act, true);
        if (position !== null) await store.mark(tx, actor.userId, position);
      });
    },

    async keepTexts() {
      await store.keepTexts(db, [...texts.values()]);
      areTextsKept = true;
    },

    async chain(userId) {
      return withTexts((await store.chain(userId)).toReversed());
    },

    owners: async (kind, after, atMost) =>
      (await store.owners(kind, after, atMost)).map((userId) => ({ userId, kind })),

    async ends(owners) {
      const chainKeys = await keys(db);
      const ids = new Map(owners.map(({ userId }) => [userId, chainIdsOf(chainKeys, userId)]));
      const [found, kept] = await Promise.all([
        store.ends([...ids.keys()]),
        anchors([...ids.values()].flat()),
      ]);
      return owners.map((owner) => {
        const [chainId, ...before] = ids.get(owner.userId) ?? [''];
        const end = found.find(({ userId }) => userId === owner.userId);
        return {
          owner,
          end: end ? { chainId, position: end.position, hash: end.hash.toString('hex') } : null,
          anchored: latest(kept.filter((each) => each.chainId === chainId || before.includes(each.chainId))),
        };
      });
    },

    async verify({ userId, kind }) {
      // First how many there were: one that is added meanwhile is no loss.
      const chainKeys = await keys(db);
      const [atLeast, anchor] = await Promise.all([
        store.lengthOf(userId),
        anchors(chainIdsOf(chainKeys, userId)).then(latest, () => null),
      ]);
      const rows = await store.chain(userId);
      // What the details say is nothing to it: whoever has changed them need not have left JSON.
      const texts = [...(await textsOfRows(rows))].map(([hash, { text }]) => [hash, text] as const);
      const finding = findingOf(rows, {
        keys: chainKeys,
        texts: new Map(texts),
        atLeast,
        anchor,
        isErased: kind === 'nobody',
      });
      return { finding, count: rows.length, anchoredAt: anchor?.anchoredAt ?? null };
    },

    async ofCustomers(customerIds) {
      return withTexts(await store.about(await store.peopleOf(customerIds), customerIds));
    },

    async choices(userId) {
      const newest = await store.newestOf(db, userId, privacyChoiceKinds);
      const choices = privacyChoiceKinds.map((kind) => {
        const row = newest.find((each) => each.kind === kind);
        return [kind, { granted: row?.decision === 'given', since: row?.acceptedAt ?? null }] as const;
      });
      return Object.fromEntries(choices) as Choices;
    },

    textOf: (kind) => textRow(kind).text,

    async forgetPerson(tx, userId, pseudonym) {
      const { now } = await keys(tx);
      await store.moveTo(tx, userId, pseudonym, (place) => sealOf(now, place));
    },

    forgetNobodys: store.forgetNobodys,
  };
}
