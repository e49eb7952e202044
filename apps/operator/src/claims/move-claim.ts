// A claim goes on: received, looked at, decided. The decision and the money that follows from it are one transaction.
import type { Tx } from '@portal/database/connection';
import type { BillItemKind } from '@portal/operator-ports/billing';
import type { ClaimKey, ClaimReason, ClaimResolution } from '@portal/operator-ports/claims';
import { v7 as uuidv7 } from 'uuid';
import { carryOver, giveCredit, nextBillOf } from '../billing/next-bill.store.ts';
import { type BillRow, changeBill, lockBill } from '../db/keyed-rows.ts';
import type { Dunning } from '../dunning/dunning.ts';
import { claimWords as words } from './claim-words.copy.ts';
import {
  type ClaimOnBill,
  type ClaimRow,
  claimsOn,
  type createClaimsStore,
  endThirdPartyOf,
  type ItemRow,
  itemsOf,
} from './claims.store.ts';
import { keyOf } from './find-charge.ts';

export interface MoveClaimNeeds {
  store: ReturnType<typeof createClaimsStore>;
  dunning: Pick<Dunning, 'endOfClaim'>;
  stepTakesMs: number;
}

export function createMoveClaim({ store, dunning, stepTakesMs }: MoveClaimNeeds) {
  const answer = (tx: Tx, claim: ClaimRow, text: string, writtenAt: Date) =>
    store.addNote(tx, claim, { noteId: uuidv7(), author: 'operator', text, writtenAt });
  const later = (now: Date) => new Date(now.getTime() + stepTakesMs);

  /** The claim as it is then; none when it is not its time any more, or it waits for a payment. */
  return async (tx: Tx, key: ClaimKey, now: Date): Promise<ClaimRow[]> => {
    // A bill is held before its claims, as it is where one is filed.
    const known = await store.get(key, tx);
    if (!known) return [];
    const { billNo } = known.charge;
    const bill = billNo === null ? null : await lockBill(tx, { ...key, billNo });
    const claim = await store.lock(tx, key);
    if (!claim?.nextMoveAt || claim.nextMoveAt > now) return [];
    if (claim.status === 'acknowledged') return [await lookAt(tx, claim, now)];
    // How a charge ends decides whether what it left out is still owed. A code, which may be renewed, is not waited for.
    const isAwaited = bill?.state === 'paymentInProcess' && bill.paidAt === null && !bill.isHeldByCode;
    if (claim.isWithheld && isAwaited) {
      await store.change(tx, claim, { nextMoveAt: later(now) });
      return [];
    }
    return [await decide(tx, claim, bill, now)];
  };

  async function lookAt(tx: Tx, claim: ClaimRow, now: Date): Promise<ClaimRow> {
    const changes = { status: 'inProgress', updatedAt: now, nextMoveAt: later(now) } as const;
    await store.change(tx, claim, changes);
    await answer(tx, claim, words.inProgress, now);
    return { ...claim, ...changes };
  }

  async function decide(tx: Tx, claim: ClaimRow, bill: BillRow | null, now: Date): Promise<ClaimRow> {
    const { own, claimed, ...facts } = await factsOf(tx, claim, bill);
    const resolution = verdictOf({ ...facts, reason: claim.reason });
    // What nobody paid, and nobody is to pay any more, does not come back.
    const isVoid = claim.isWithheld && bill?.state === 'cancelled';
    const creditCents = isVoid ? 0 : creditOf(resolution, claim.amountCents);
    if (bill && claim.isWithheld) {
      await settleBill(tx, { claim, bill, claimed }, now);
      await dunning.endOfClaim(tx, bill, now);
    }
    const { claimId: code } = claim;
    const credit = { creditCents, code, description: words.credit(code) };
    const creditChargeId = creditCents > 0 ? await giveCredit(tx, claim, credit, now) : null;
    const changes = {
      ...({ status: 'resolved', resolution, creditCents, creditChargeId } as const),
      updatedAt: now,
      nextMoveAt: null,
      remindAt: null,
    };
    await store.change(tx, claim, changes);
    const where = creditChargeId ? await creditedOn(tx, claim) : words.onBalance;
    const text =
      creditCents === 0 && resolution !== 'rejected'
        ? words.nothingWasPaid
        : words.resolved[resolution](creditCents, where);
    // Who was right about it is not charged for it again.
    const isOver =
      resolution === 'inFavor' && own?.kind === 'thirdParty' && (await endThirdPartyOf(tx, own, now));
    const said = [
      text,
      ...(claim.isWithheld && !isVoid ? [words.chargedAgain] : []),
      ...(isOver ? [words.thirdPartyEnded] : []),
    ];
    await answer(tx, claim, said.join(' '), now);
    return { ...claim, ...changes };
  }
}

/** Where what comes onto a bill is had. */
const creditedOn = async (tx: Tx, claim: ClaimRow): Promise<string> =>
  (await nextBillOf(tx, claim)) === null ? words.atOffice : words.onNextBill;

async function factsOf(tx: Tx, { billPosition, chargeKind }: ClaimRow, bill: BillRow | null) {
  const items = bill ? await itemsOf(tx, bill) : [];
  const claimed = bill ? await claimsOn(tx, bill, items.map(keyOf)) : [];
  const wasGivenBack = (item: ItemRow) =>
    claimed.some(({ chargeKey, creditCents }) => chargeKey === keyOf(item) && creditCents > 0);
  const own = items.find(({ position }) => position === billPosition);
  // Of two that are alike one stays.
  const isTwin = (other: ItemRow) =>
    own !== undefined &&
    other.position !== own.position &&
    other.code === own.code &&
    other.amountCents === own.amountCents &&
    other.serviceNumber === own.serviceNumber &&
    !wasGivenBack(other);
  // A contract stands for what is paid by it each month.
  const kind = chargeKind === 'service' ? 'plan' : (own?.kind ?? null);
  return { own, claimed, kind, hasTwin: items.some(isTwin) };
}

interface Settled {
  claim: ClaimRow;
  bill: BillRow;
  /** All that was ever claimed of the bill. */
  claimed: readonly ClaimOnBill[];
}

/** What was claimed is to be paid again: with its bill, or, when that was paid without it, with the next one. */
async function settleBill(tx: Tx, { claim, bill, claimed }: Settled, now: Date): Promise<void> {
  // Of a bill that was paid in part, no more than was left; what another claim withholds of that stays.
  const othersCents = claimed
    .filter(({ chargeKey, billNo }) => chargeKey !== claim.chargeKey && billNo === bill.billNo)
    .filter(({ status, isWithheld }) => status !== 'resolved' && isWithheld)
    .reduce((sum, other) => sum + other.amountCents, 0);
  const amountCents = bill.claimedCents - Math.min(othersCents, bill.claimedCents);
  if (amountCents === 0) return;
  await changeBill(tx, bill, { claimedCents: bill.claimedCents - amountCents });
  // What a code leaves out comes onto the next bill when somebody pays by it.
  if (bill.state !== 'settled' && bill.paidAt === null) return;
  const { billNo } = bill;
  await carryOver(tx, claim, { amountCents, billNo, claimId: claim.claimId }, now);
}

interface ClaimFacts {
  reason: ClaimReason;
  /** Null: the charge is on no bill. */
  kind: BillItemKind | null;
  /** The same stands on the bill twice. */
  hasTwin: boolean;
}

/** What nobody can prove to have been ordered is given back; what a plan costs was agreed on. */
function verdictOf({ reason, kind, hasTwin }: ClaimFacts): ClaimResolution {
  if (kind === 'plan' || kind === 'proration') return reason === 'wrongAmount' ? 'partial' : 'rejected';
  switch (reason) {
    case 'notOrdered':
      return kind === 'thirdParty' ? 'inFavor' : 'partial';
    case 'notProvided':
    case 'cancelledBefore':
      return 'inFavor';
    case 'wrongAmount':
      return 'partial';
    case 'chargedTwice':
      return hasTwin ? 'inFavor' : 'rejected';
    case 'other':
      return 'rejected';
  }
}

function creditOf(resolution: ClaimResolution, amountCents: number): number {
  if (resolution === 'rejected') return 0;
  return resolution === 'inFavor' ? amountCents : Math.ceil(amountCents / 2);
}
