// Files a claim: the charge is found among what is the caller's, and handed to the operator once.
import { Problem } from '@portal/contract/errors';
import { isUuid } from '@portal/database/uuid';
import { dayMs } from '@portal/market/civil-dates';
import type { Billing } from '@portal/operator-ports/billing';
import type { Claim, ClaimedCharge, ClaimReason, NewClaim } from '@portal/operator-ports/claims';
import type { LineRef } from '@portal/operator-ports/common';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Tickets } from '@portal/operator-ports/tickets';
import type { Caller } from '../../caller.ts';
import type { Payments } from '../../modules/payments/payments.ts';

export interface FileClaimNeeds {
  billing: Pick<Billing, 'find' | 'items'>;
  inventory: Pick<Inventory, 'thirdPartyServices' | 'state'>;
  payments: Pick<Payments, 'get'>;
  tickets: Pick<Tickets, 'fileClaim'>;
  claimDays: number;
}

export interface WantedClaim {
  /** The same one is the same claim. */
  key: string;
  charge: ClaimedCharge;
  reason: ClaimReason;
  description: string;
  files: NewClaim['files'];
}

/** @throws Problem NOT_FOUND, ALREADY_CLAIMED, NOTHING_TO_CLAIM, CORPORATE_LINE */
export type FileClaim = (caller: Caller, wanted: WantedClaim) => Promise<Claim>;

/** What is charged, and to whom. */
type Found = Pick<NewClaim, 'chargeName' | 'amountCents' | 'charge'> & { line: LineRef };

export function createFileClaim(needs: FileClaimNeeds): FileClaim {
  const { billing, inventory, payments, tickets, claimDays } = needs;
  const finders = { billLine: onBill, payment: paid, thirdParty: ofThirdParty };

  return async (caller, { key, charge, reason, description, files }) => {
    const found = await finders[charge.kind](caller, charge);
    if (!found) throw new Problem('NOT_FOUND');
    const { line, ...claimed } = found;
    const { customerId, lineId, accountId, serviceNumber } = line;
    const result = await tickets.fileClaim({
      ...{ customerId, lineId, accountId, serviceNumber, reason, description, files },
      ...claimed,
      key: `${caller.userId}:${key}`,
      authorId: caller.userId,
      expectedAt: new Date(Date.now() + claimDays * dayMs),
    });
    if ('filed' in result) return result.filed;
    throw new Problem(result.refused === 'alreadyClaimed' ? 'ALREADY_CLAIMED' : 'NOTHING_TO_CLAIM');
  };

  /** The service that the line charges for, as far as the caller manages it, or the one the bill is known by. */
  async function onBill({ lines }: Caller, charge: ClaimedCharge): Promise<Found | null> {
    const bill = charge.billNo === null ? null : await billing.find(lines, charge.billNo);
    const item = bill && (await billing.items(bill)).find(({ position }) => String(position) === charge.id);
    if (!bill || !item) return null;
    const own = lines.filter(
      ({ customerId, accountId }) => customerId === bill.customerId && accountId === bill.accountId,
    );
    const line =
      own.find(({ serviceNumber }) => serviceNumber === item.serviceNumber) ??
      own.find(({ lineId }) => lineId === bill.lineId) ??
      own[0];
    return line ? { charge, line, chargeName: item.description, amountCents: item.amountCents } : null;
  }

  async function paid({ userId, lines }: Caller, charge: ClaimedCharge): Promise<Found | null> {
    const payment = isUuid(charge.id) ? await payments.get(userId, charge.id) : null;
    const line = payment && lines.find(({ serviceNumber }) => serviceNumber === payment.serviceNumber);
    if (!payment || !line) return null;
    if (payment.status !== 'authorized') throw new Problem('NOTHING_TO_CLAIM');
    const { itemName, itemId, totalCents } = payment;
    return { charge, line, chargeName: itemName || itemId, amountCents: totalCents };
  }

  async function ofThirdParty({ lines }: Caller, charge: ClaimedCharge): Promise<Found | null> {
    const services = await inventory.thirdPartyServices(lines);
    const service = services.find(({ productId }) => productId === charge.id);
    const line =
      service &&
      lines.find(({ customerId, lineId }) => customerId === service.customerId && lineId === service.lineId);
    if (!service || !line) return null;
    if ((await inventory.state(line))?.isCorporate) throw new Problem('CORPORATE_LINE');
    return { charge, line, chargeName: service.name, amountCents: service.priceCents };
  }
}
