// Claims: a charge is taken out of what is to be paid, the office looks at it, and what is won comes back once.
import type { Db, Tx } from '@portal/database/connection';
import { dayMs } from '@portal/market/civil-dates';
import { publicNumber } from '@portal/market/service-number';
import { payableCents } from '@portal/operator-ports/billing';
import type {
  Claim,
  ClaimKey,
  Claims as ClaimsPort,
  FileClaimResult,
  NewClaim,
} from '@portal/operator-ports/claims';
import { asFound, type Clock, type DueTask, dueTask } from '../clock/clock.ts';
import { changeBill } from '../db/keyed-rows.ts';
import type { Dunning } from '../dunning/dunning.ts';
import { type NewEvent, recordEvents } from '../events/events.ts';
import { claimWords as words } from './claim-words.copy.ts';
import { type ClaimRow, createClaimsStore } from './claims.store.ts';
import { type FoundCharge, findCharge } from './find-charge.ts';
import { createMoveClaim } from './move-claim.ts';

export interface Claims extends ClaimsPort {
  claim(key: ClaimKey): Promise<Claim | null>;
  tasks: readonly DueTask[];
}

export interface ClaimsNeeds {
  db: Db;
  clock: Clock;
  dunning: Pick<Dunning, 'review' | 'endOfClaim'>;
  /** How long the office takes for a step. */
  stepTakesMs: number;
}

/** How long before its end the time for an answer is spoken of. */
const remindBeforeMs = 3 * dayMs;

export function createClaims({ db, clock, dunning, stepTakesMs }: ClaimsNeeds): Claims {
  const store = createClaimsStore(db);
  const move = createMoveClaim({ store, dunning, stepTakesMs });

  async function file(tx: Tx, claim: NewClaim): Promise<FileClaimResult> {
    const earlier = await store.byRequest(tx, claim);
    if (earlier) return { filed: earlier };
    const found = await findCharge(tx, claim);
    const row = 'refused' in found ? null : newRow(claim, found);
    if (!row || 'refused' in found || !(await store.add(tx, row, claim.files))) {
      // Whoever sent the same at the same time has filed it meanwhile.
      const twin = await store.byRequest(tx, claim);
      if (twin) return { filed: twin };
      return 'refused' in found ? found : { refused: 'alreadyClaimed' };
    }
    if (row.isWithheld && found.on) {
      const { bill } = found.on;
      const stillToPayCents = Math.min(row.amountCents, payableCents(bill));
      await changeBill(tx, bill, { claimedCents: bill.claimedCents + stillToPayCents });
      await dunning.review(tx, bill);
    }
    await recordEvents(tx, [claimEvent(row, 'TroubleTicketStatusChangeEvent')]);
    const filed = await store.get(row, tx);
    if (!filed) throw new Error('a claim that was just filed is no more');
    return { filed };
  }

  function newRow({ key, charge, files: _, ...claim }: NewClaim, found: FoundCharge): ClaimRow {
    const now = clock.now();
    const { on, name, ...known } = found;
    return {
      ...claim,
      ...known,
      claimId: publicNumber('RCL', now),
      requestKey: key,
      chargeKind: charge.kind,
      chargeRef: charge.id,
      billNo: on?.bill.billNo ?? null,
      billPosition: on?.position ?? null,
      chargeName: name,
      status: 'acknowledged',
      resolution: null,
      creditCents: 0,
      creditChargeId: null,
      createdAt: now,
      updatedAt: now,
      nextMoveAt: new Date(now.getTime() + stepTakesMs),
      remindAt: new Date(Math.max(now.getTime(), claim.expectedAt.getTime() - remindBeforeMs)),
    };
  }

  return {
    claim: (key) => store.get(key),
    fileClaim: (claim) => db.transaction((tx) => file(tx, claim)),
    claims: async (accounts, filter, page) =>
      accounts.length === 0 ? { claims: [], total: 0 } : store.list(accounts, filter, page),

    async noteClaim(claim, { noteId, text }) {
      if (!(await store.get(claim))) return null;
      await store.addNote(db, claim, { noteId, author: 'customer', text, writtenAt: clock.now() });
      return store.get(claim);
    },

    claimFile: store.file,

    tasks: [
      dueTask({
        task: 'moveClaims',
        atOnce: 50,
        mostPerTick: 50,
        find: store.findDue,
        hold: asFound,
        work: moveClaims,
      }),
      dueTask({
        task: 'remindOfClaims',
        atOnce: 50,
        mostPerTick: 50,
        find: store.findReminders,
        hold: asFound,
        work: remindOfClaims,
      }),
    ],
  };

  /** The time for an answer is nearly over, or is. */
  async function remindOfClaims(tx: Tx, due: readonly ClaimKey[], now: Date): Promise<void> {
    const told: NewEvent[] = [];
    for (const key of due) {
      const row = await store.lock(tx, key);
      if (!row?.remindAt || row.remindAt > now) continue;
      const isLate = row.expectedAt <= now;
      await store.change(tx, row, { remindAt: isLate ? null : row.expectedAt });
      told.push(claimEvent(row, 'TroubleTicketAttributeValueChangeEvent'));
    }
    await recordEvents(tx, told);
  }

  async function moveClaims(tx: Tx, due: readonly ClaimKey[], now: Date): Promise<void> {
    const moved: ClaimRow[] = [];
    for (const key of due) moved.push(...(await move(tx, key, now)));
    await recordEvents(
      tx,
      moved.flatMap((row) => [
        claimEvent(row, 'TroubleTicketStatusChangeEvent'),
        ...(row.status === 'inProgress' ? [lookEvent(row)] : []),
      ]),
    );
  }
}

/** Whoever looks into a claim has looked at what was charged. */
const lookEvent = ({ customerId, serviceNumber, billNo }: ClaimRow): NewEvent => ({
  eventType: 'DataAccessEvent',
  customerId,
  commandId: null,
  event: {
    dataAccess: { by: words.desk, dataKind: billNo === null ? 'service' : 'bills', serviceNumber },
  },
});

const claimEvent = (row: ClaimRow, eventType: NewEvent['eventType']): NewEvent => ({
  eventType,
  customerId: row.customerId,
  commandId: null,
  event: {
    troubleTicket: { id: row.claimId, ticketType: 'claim', status: row.status },
    claim: {
      accountId: row.accountId,
      serviceNumber: row.serviceNumber,
      name: row.chargeName,
      amountCents: row.amountCents,
      resolution: row.resolution,
      creditCents: row.creditCents,
      isWithheld: row.isWithheld,
      expectedAt: row.expectedAt.toISOString(),
    },
  },
});
