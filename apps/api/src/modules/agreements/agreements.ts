// What people accept: one row an act, written in the transaction of what follows from it, in a chain of hashes.
//
// Whoever adds something that a customer accepts adds its kind to the contract and its text to the texts, and calls
// `accept` inside of the transaction, after whatever else waits for locks. Whoever erases a person calls `forgetPerson`
// in the same transaction as the rest of it.
import { randomBytes } from 'node:crypto';
import type { AgreementChannel, PrivacyChoiceKind } from '@portal/contract/privacy/agreements';
import type { Db, Tx } from '@portal/database/connection';
import { v7 as uuidv7 } from 'uuid';
import type { Entered } from '../../caller.ts';
import { type ActKind, agreementTexts } from './agreement-texts.copy.ts';
import { type AgreementRow, createAgreementsStore, type TextRow } from './agreements.store.ts';
import { contentHashOf, isWhole, sha256 } from './chain.ts';
import type { ProofWay } from './proof.copy.ts';

export type { ActKind } from './agreement-texts.copy.ts';
export type { AgreementRow } from './agreements.store.ts';
export type { ProofWay } from './proof.copy.ts';

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

export interface AgreementWithText {
  row: AgreementRow;
  /** Null: erased. */
  details: AgreementDetails | null;
  text: TextRow | null;
}

export type Choices = Record<PrivacyChoiceKind, { granted: boolean; since: Date | null }>;

export interface Agreements {
  accept(tx: Tx, actor: Actor, act: Act): Promise<void>;
  /** The same of a purchase, whose row in the ledger keeps where it stands. */
  acceptPurchase(tx: Tx, actor: Actor, act: Act): Promise<number>;
  /** Writes the texts of this version down, so that no transaction has to. */
  keepTexts(): Promise<void>;
  /** The person's own, the newest first. */
  chain(userId: string): Promise<AgreementWithText[]>;
  verify(userId: string): Promise<{ ok: boolean; count: number }>;
  /** About these customers, by everybody who has ever managed a line of them. */
  ofCustomers(customerIds: readonly string[]): Promise<AgreementWithText[]>;
  choices(userId: string): Promise<Choices>;
  textOf(kind: ActKind): string;
  /** What the law keeps stays, under an id that names nobody. */
  forgetPerson(tx: Tx, userId: string): Promise<void>;
}

/** In hexadecimal. */
export const textHashOf = (text: string): string => sha256(text).toString('hex');

export const termsVersion: string = agreementTexts.terms.version;

export interface AgreementNeeds {
  db: Db;
  brand: string;
  helpPhone: string;
}

const firstActs: ReadonlySet<ActKind> = new Set(['association', 'lineUser', 'callRecords']);
const choiceKinds = ['marketing', 'profiling', 'tracking'] as const;

export function createAgreements({ db, ...names }: AgreementNeeds): Agreements {
  const store = createAgreementsStore(db);
  const texts = new Map<ActKind, TextRow>();
  for (const [kind, { version, text: write }] of Object.entries(agreementTexts)) {
    const text = write(names);
    texts.set(kind as ActKind, { textHash: sha256(text), version, text });
  }
  let areTextsKept = false;

  function textRow(kind: ActKind): TextRow {
    const text = texts.get(kind);
    if (!text) throw new Error(`no text of ${kind}`);
    return text;
  }

  const acceptPurchase: Agreements['acceptPurchase'] = async (tx, { userId, entered }, act) => {
    const { kind, customerId = null, reference = null, channel = 'portal' } = act;
    const text = textRow(kind);
    if (!areTextsKept) await store.keepTexts(tx, [text]);
    const details = JSON.stringify(detailsOf(act, entered));
    const row = {
      ...{ userId, agreementId: uuidv7(), kind, channel, customerId, reference, details },
      decision: act.isWithdrawn ? ('withdrawn' as const) : ('given' as const),
      acceptedAt: new Date(),
      textHash: text.textHash,
      detailsHash: sha256(details),
    };
    return store.append(tx, row, contentHashOf(row));
  };

  async function withTexts(rows: readonly AgreementRow[]): Promise<AgreementWithText[]> {
    const hashes = new Map(rows.map(({ textHash }) => [textHash.toString('hex'), textHash]));
    const found = await store.texts([...hashes.values()]);
    const byHash = new Map(found.map((text) => [text.textHash.toString('hex'), text]));
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

    async keepTexts() {
      await store.keepTexts(db, [...texts.values()]);
      areTextsKept = true;
    },

    async chain(userId) {
      return withTexts((await store.chain(userId)).toReversed());
    },

    async verify(userId) {
      // First how many there were: one that is added meanwhile is no loss.
      const atLeast = await store.lengthOf(userId);
      const rows = await store.chain(userId);
      const found = await withTexts(rows);
      const byHash = new Map(
        found.flatMap(({ text }) => (text ? [[text.textHash.toString('hex'), text.text] as const] : [])),
      );
      return { ok: isWhole(rows, byHash, { atLeast }), count: rows.length };
    },

    async ofCustomers(customerIds) {
      const people = await store.peopleOf(customerIds);
      const rows = await Promise.all(people.map((userId) => store.about(userId, customerIds)));
      const sorted = rows.flat().sort((one, other) => other.acceptedAt.getTime() - one.acceptedAt.getTime());
      return withTexts(sorted);
    },

    async choices(userId) {
      const newest = await store.newestOf(db, userId, choiceKinds);
      const of = (kind: PrivacyChoiceKind) => {
        const row = newest.find((each) => each.kind === kind);
        return { granted: row?.decision === 'given', since: row?.acceptedAt ?? null };
      };
      return { marketing: of('marketing'), profiling: of('profiling'), tracking: of('tracking') };
    },

    textOf: (kind) => textRow(kind).text,

    forgetPerson: (tx, userId) => store.moveTo(tx, userId, uuidv7()),
  };
}

/** With salt: a number is easily guessed from its hash. */
function detailsOf(act: Act, entered: Entered | null): AgreementDetails {
  const { subject, serviceNumber = null, amountCents = null, ways = [] } = act;
  return { salt: randomBytes(16).toString('hex'), subject, serviceNumber, amountCents, ways, entered };
}
