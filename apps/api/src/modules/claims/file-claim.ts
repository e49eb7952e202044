// Files a claim: the charge is found among what is the caller's, and handed to the operator once.
import { Problem, type ProblemCode } from '@portal/contract/errors';
import { purchaseKinds } from '@portal/contract/paying/purchase-kinds';
import type { Agreement } from '@portal/contract/privacy/agreements';
import { isUuid } from '@portal/database/uuid';
import { dayMs } from '@portal/market/civil-dates';
import { centsOf } from '@portal/market/money';
import { canonicalServiceNumber } from '@portal/market/service-number';
import type { Billing } from '@portal/operator-ports/billing';
import type {
  Claim,
  ClaimedCharge,
  ClaimReason,
  FileClaimResult,
  NewClaim,
} from '@portal/operator-ports/claims';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Tickets } from '@portal/operator-ports/tickets';
import type { LineRef } from '@portal/operator-ports/wire';
import type { Caller } from '../../caller.ts';
import { personKeyOf } from '../../db/shared-secrets.ts';
import type { FindEvidence } from '../agreements/own-agreements.ts';
import { type Payments, standingOf } from '../payments/payments.ts';
import type { SettlePayment } from '../payments/settle-payment.ts';

export interface FileClaimNeeds {
  billing: Pick<Billing, 'find' | 'items'>;
  inventory: Pick<Inventory, 'thirdPartyServices' | 'state'>;
  payments: Pick<Payments, 'get' | 'waitingFor'>;
  settlement: Pick<SettlePayment, 'replace'>;
  tickets: Pick<Tickets, 'fileClaim'>;
  findEvidence: FindEvidence;
  claimDays: number;
}

/** An agreement stands for what followed from it. */
export type WantedKind = Exclude<ClaimedCharge['kind'], 'service'> | 'agreement';

export interface WantedClaim {
  /** The same one is the same claim. */
  key: string;
  charge: Omit<ClaimedCharge, 'kind'> & { kind: WantedKind };
  reason: ClaimReason;
  description: string;
  files: NewClaim['files'];
}

/** @throws Problem NOT_FOUND, ALREADY_CLAIMED, NOTHING_TO_CLAIM, CORPORATE_LINE, UNAVAILABLE */
export type FileClaim = (caller: Caller, wanted: WantedClaim) => Promise<Claim>;

/** What is charged, and to whom. */
type Found = Pick<NewClaim, 'chargeName' | 'amountCents' | 'charge'> & {
  line: LineRef;
  evidence?: NewClaim['files'][number];
};
type WantedCharge = WantedClaim['charge'];

const refusals = {
  alreadyClaimed: 'ALREADY_CLAIMED',
  noCharge: 'NOTHING_TO_CLAIM',
  /** Another code was asked for meanwhile. */
  heldByCode: 'UNAVAILABLE',
} as const satisfies Record<Extract<FileClaimResult, { refused: string }>['refused'], ProblemCode>;

export function createFileClaim(needs: FileClaimNeeds): FileClaim {
  const { billing, inventory, payments, settlement, tickets, findEvidence, claimDays } = needs;
  const finders = { billLine: onBill, payment: paid, thirdParty: ofThirdParty, agreement: agreed };

  return async (caller, { key, charge, reason, description, files }) => {
    const found = await finders[charge.kind](caller, charge);
    if (!found) throw new Problem('NOT_FOUND');
    const { line, evidence, ...claimed } = found;
    const { customerId, lineId, accountId, serviceNumber } = line;
    const authorId = personKeyOf(caller.userId);
    const claim: NewClaim = {
      customerId,
      lineId,
      accountId,
      serviceNumber,
      reason,
      description,
      ...claimed,
      files: evidence ? [...files, evidence] : files,
      key: `${authorId}:${key}`,
      authorId,
      expectedAt: new Date(Date.now() + claimDays * dayMs),
    };
    let result = await tickets.fileClaim(claim);
    if ('refused' in result && result.refused === 'heldByCode') {
      // It asks for what is claimed, too; there is another one for the rest.
      const waiting = await payments.waitingFor({ customerId, itemId: result.billNo });
      if (waiting) await settlement.replace(waiting, caller.userId);
      result = await tickets.fileClaim(claim);
    }
    if ('filed' in result) return result.filed;
    throw new Problem(refusals[result.refused]);
  };

  /** The service that the line charges for, as far as the caller manages it, or the one the bill is known by. */
  async function onBill({ lines }: Caller, { id, billNo }: WantedCharge): Promise<Found | null> {
    const bill = billNo === null ? null : await billing.find(lines, billNo);
    const item = bill && (await billing.items(bill)).find(({ position }) => String(position) === id);
    if (!bill || !item) return null;
    const own = lines.filter(
      ({ customerId, accountId }) => customerId === bill.customerId && accountId === bill.accountId,
    );
    const line =
      own.find(({ serviceNumber }) => serviceNumber === item.serviceNumber) ??
      own.find(({ lineId }) => lineId === bill.lineId) ??
      own[0];
    const charge = { kind: 'billLine', id, billNo } as const;
    return line ? { charge, line, chargeName: item.description, amountCents: item.amountCents } : null;
  }

  async function paid({ userId, lines }: Caller, { id }: WantedCharge): Promise<Found | null> {
    const payment = isUuid(id) ? await payments.get(userId, id) : null;
    // A number that has gone to somebody else is another line, of another account.
    const isPaidFor = ({ customerId, accountId, serviceNumber }: LineRef) =>
      customerId === payment?.customerId &&
      accountId === payment.accountId &&
      serviceNumber === payment.serviceNumber;
    const line = lines.find(isPaidFor);
    if (!payment || !line) return null;
    // What is not given yet may still go back by itself.
    if (standingOf(payment) !== 'authorized') throw new Problem('NOTHING_TO_CLAIM');
    const { kind, itemName, itemId, totalCents } = payment;
    // A part of a bill has no lines of its own: those of the bill are claimed.
    if (purchaseKinds[kind].soldAs !== kind) throw new Problem('NOTHING_TO_CLAIM');
    const charge = { kind: 'payment', id, billNo: kind === 'bill' ? itemId : null } as const;
    return { charge, line, chargeName: itemName || itemId, amountCents: totalCents };
  }

  async function ofThirdParty({ lines }: Caller, { id, billNo }: WantedCharge): Promise<Found | null> {
    const services = await inventory.thirdPartyServices(lines);
    const service = services.find(({ productId }) => productId === id);
    const line =
      service &&
      lines.find(({ customerId, lineId }) => customerId === service.customerId && lineId === service.lineId);
    if (!service || !line) return null;
    if ((await inventory.state(line))?.isCorporate) throw new Problem('CORPORATE_LINE');
    const charge = { kind: 'thirdParty', id, billNo } as const;
    return { charge, line, chargeName: service.name, amountCents: service.priceCents };
  }

  /** What followed from it, with what shows how it was accepted. */
  async function agreed(caller: Caller, { id: agreementId }: WantedCharge): Promise<Found | null> {
    const evidence = await findEvidence(caller, agreementId);
    const charge = evidence?.charge;
    if (!evidence || !charge) return null;
    const { kind, id } = charge;
    const followed = { kind, id, billNo: null };
    const found =
      kind === 'service'
        ? contracted(caller, { ...followed, kind }, evidence.agreement)
        : await finders[kind](caller, { ...followed, kind });
    return found && { ...found, evidence: evidence.file };
  }

  function contracted({ lines }: Caller, charge: ClaimedCharge, agreement: Agreement): Found | null {
    const { serviceNumber, subject, amount } = agreement;
    const number = serviceNumber === null ? null : canonicalServiceNumber(serviceNumber);
    const line = lines.find((own) => own.serviceNumber === number);
    return line
      ? { charge, line, chargeName: subject, amountCents: amount ? centsOf(amount.value) : 0 }
      : null;
  }
}
