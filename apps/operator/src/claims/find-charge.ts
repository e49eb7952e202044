// Which charge a claim is about, and what of its bill it takes out of what is to be paid.
import type { Tx } from '@portal/database/connection';
import { taxPercent } from '@portal/market/tax';
import type { NewClaim } from '@portal/operator-ports/claims';
import {
  type BillRow,
  chargeOf,
  grossOf,
  type ItemRow,
  itemsOf,
  lockBill,
  openPositions,
  thirdPartyLine,
} from './claimed-bill.store.ts';

export interface FoundCharge {
  /** The same for the same charge, by whatever way somebody came to it. */
  chargeKey: string;
  name: string;
  amountCents: number;
  taxRatePercent: number;
  line: { bill: BillRow; position: number } | null;
}

/** Null: nothing was charged that could be claimed. The bill is held until the end of the transaction. */
export async function findCharge(tx: Tx, claim: NewClaim): Promise<FoundCharge | null> {
  const { charge } = claim;
  if (charge.kind === 'billLine')
    return charge.billNo === null
      ? null
      : onBill(tx, claim, charge.billNo, ({ position }) => String(position) === charge.id);
  if (charge.kind === 'thirdParty') {
    const line = await thirdPartyLine(tx, claim);
    return line && onBill(tx, claim, line.billNo, ({ position }) => position === line.position);
  }
  if (charge.kind === 'service') {
    const { chargeName: name, amountCents } = claim;
    return { chargeKey: `service:${charge.id}`, name, amountCents, taxRatePercent: taxPercent, line: null };
  }
  const charged = await chargeOf(tx, claim);
  const { chargeName: name, amountCents } = claim;
  if (charged?.billNo != null) {
    const found = await onBill(tx, claim, charged.billNo, ({ chargeId }) => chargeId === charge.id);
    if (found) return found;
  }
  const known = charged && { name: charged.description, amountCents: charged.amountCents + charged.taxCents };
  return {
    chargeKey: keyOfCharge(charge.id),
    ...(known ?? { name, amountCents }),
    taxRatePercent: charged?.taxRatePercent ?? taxPercent,
    line: null,
  };
}

async function onBill(
  tx: Tx,
  { customerId, accountId }: NewClaim,
  billNo: string,
  isMeant: (item: ItemRow) => boolean,
): Promise<FoundCharge | null> {
  const bill = await lockBill(tx, { customerId, billNo });
  if (bill?.accountId !== accountId || bill.state === 'cancelled') return null;
  const items = await itemsOf(tx, bill);
  const item = items.find(isMeant);
  if (!item || !isClaimable(item)) return null;
  const open = await openPositions(tx, bill);
  const others = items.filter((other) => isClaimable(other) && other !== item && !open.has(other.position));
  const restCents = bill.totalCents - bill.claimedCents;
  const ownCents = grossOf(item.amountCents, item.taxRatePercent);
  return {
    chargeKey: item.chargeId === null ? `line:${billNo}/${item.position}` : keyOfCharge(item.chargeId),
    name: item.description,
    // Tax is counted on the sum: of the last line that is claimed nothing may stay.
    amountCents:
      others.length === 0 && bill.state === 'sent' ? restCents : Math.min(ownCents, bill.totalCents),
    taxRatePercent: item.taxRatePercent,
    line: { bill, position: item.position },
  };
}

export const isClaimable = ({ amountCents, kind, code }: ItemRow): boolean =>
  amountCents > 0 && kind !== 'credit' && kind !== 'discount' && code !== carriedCode;

/** Of what was claimed when a bill was paid, and comes onto the next one. */
export const carriedCode = 'SALDO';

const keyOfCharge = (chargeId: string) => `charge:${chargeId}`;
