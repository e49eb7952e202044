// What customers say that is wrong about them: the office looks at it, corrects it or says why not.
import type { Db, Tx } from '@portal/database/connection';
import { isUuidAsWritten } from '@portal/database/uuid';
import { plain } from '@portal/market/text';
import type {
  Correction,
  Corrections as CorrectionsPort,
  Customer,
  NewCorrection,
} from '@portal/operator-ports/customers';
import { asFound, type Clock, type DueTask, dueTask, oneByOne } from '../clock/clock.ts';
import { recordEvents } from '../events/events.ts';
import { correctionWords as words } from './correction-words.copy.ts';
import { type CorrectionKey, type CorrectionRow, createCorrectionsStore } from './corrections.store.ts';

export interface Corrections extends CorrectionsPort {
  tasks: readonly DueTask[];
}

export interface CorrectionsNeeds {
  db: Db;
  clock: Clock;
  /** How long the office takes. */
  takesMs: number;
}

const toCorrection = ({ dueAt: _, ...correction }: CorrectionRow): Correction => correction;

export function createCorrections({ db, clock, takesMs }: CorrectionsNeeds): Corrections {
  const store = createCorrectionsStore(db);

  async function ask(tx: Tx, wanted: NewCorrection): Promise<Correction | null> {
    if (!(await store.customer(tx, wanted.customerId))) return null;
    const askedAt = clock.now();
    await store.add(tx, {
      ...wanted,
      status: 'inProgress',
      answer: null,
      askedAt,
      decidedAt: null,
      dueAt: new Date(askedAt.getTime() + takesMs),
    });
    const row = await store.find(tx, wanted);
    return row && toCorrection(row);
  }

  async function decide(tx: Tx, key: CorrectionKey, now: Date): Promise<void> {
    const customer = await store.customer(tx, key.customerId);
    const row = await store.find(tx, key);
    if (!customer || !row?.dueAt || row.dueAt > now) return;
    const { change, answer } = verdictOn(row, customer);
    const status = change ? ('done' as const) : ('rejected' as const);
    if (change) await store.changeCustomer(tx, key.customerId, change);
    await store.change(tx, key, { status, answer, decidedAt: now, dueAt: null });
    const { customerId, correctionId, field } = row;
    await recordEvents(tx, [
      {
        eventType: 'CustomerAttributeValueChangeEvent',
        customerId,
        commandId: correctionId,
        event: { correction: { id: correctionId, field, status, answer } },
      },
    ]);
  }

  return {
    askCorrection: async ({ customerId, correctionId, field, wanted }) =>
      isUuidAsWritten(correctionId)
        ? db.transaction((tx) => ask(tx, { customerId, correctionId, field, wanted }))
        : null,
    tasks: [
      dueTask({
        task: 'decideCorrections',
        atOnce: 10,
        mostPerTick: 50,
        find: store.findDue,
        hold: asFound,
        work: oneByOne(decide),
      }),
    ],
  };
}

interface Verdict {
  /** Null: nothing is changed. */
  change: Partial<Customer> | null;
  answer: string;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const refused = (answer: string): Verdict => ({ change: null, answer });

/** How the office decides on a correction: by itself where nobody becomes somebody else by it. */
export function verdictOn(
  { field, wanted }: Pick<NewCorrection, 'field' | 'wanted'>,
  { kind, name }: Pick<Customer, 'kind' | 'name'>,
): Verdict {
  switch (field) {
    case 'address':
      return { change: { address: wanted }, answer: words.addressDone };
    case 'email':
      return emailShape.test(wanted)
        ? { change: { email: wanted.toLowerCase() }, answer: words.emailDone }
        : refused(words.noEmail);
    case 'name':
      return kind === 'person' && isSamePerson(name, wanted)
        ? { change: { name: wanted }, answer: words.nameDone }
        : refused(words.seeDocument);
    case 'document':
    case 'birthDate':
      return refused(words.seeDocument);
  }
}

/** A letter, an accent, a second name: at least half of the words stay. Anything else is another person. */
function isSamePerson(before: string, after: string): boolean {
  const [old, wanted] = [wordsOf(before), wordsOf(after)];
  const kept = old.filter((word) => wanted.includes(word)).length;
  return wanted.length > 0 && kept * 2 >= Math.max(old.length, wanted.length);
}

const wordsOf = (name: string): string[] => plain(name).split(/\s+/).filter(Boolean);
