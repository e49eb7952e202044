// What customers say that is wrong about them: the office looks at it, corrects it or says why not.
import type { Db, Tx } from '@portal/database/connection';
import { isUuidAsWritten } from '@portal/database/uuid';
import type {
  Correction,
  Corrections as CorrectionsPort,
  NewCorrection,
} from '@portal/operator-ports/corrections';
import type { Clock } from '../clock/clock.ts';
import { recordEvents } from '../events/events.ts';
import { type CorrectionKey, type CorrectionRow, createCorrectionsStore } from './corrections.store.ts';
import { verdictOn } from './verdict-on-correction.ts';

export interface Corrections extends CorrectionsPort {
  /** Those whose time has come; none that the task has put off. */
  findDueCorrections(task: string, now: Date, limit: number): Promise<CorrectionKey[]>;
  decideCorrections(tx: Tx, due: readonly CorrectionKey[], now: Date): Promise<void>;
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
    findDueCorrections: store.findDue,
    async decideCorrections(tx, due, now) {
      for (const key of due) await decide(tx, key, now);
    },
  };
}
