// A bill is paid by whoever has its link: a purchase like any other, in the name of who made the link.
import { Problem } from '@portal/contract/errors';
import { createPaymentLink as createCall } from '@portal/contract/paying/payment-link';
import type { Db } from '@portal/database/connection';
import { paymentLinkDays } from '@portal/help/promises';
import { dayMs } from '@portal/market/civil-dates';
import { portalBase } from '@portal/market/path';
import { type Bill, type Billing, payableCents } from '@portal/operator-ports/billing';
import type { Caller, ManagedLine } from '../../caller.ts';
import { giveToken, readGivenToken } from '../../db/given-tokens.ts';
import type { PaymentRow, Payments } from '../payments/payments.ts';
import type { Purchase } from '../payments/purchase.ts';
import type { Permissions } from '../permissions/permissions.ts';
import type { LinkRow, PaymentLinks } from './payment-links.store.ts';

export interface PaymentLinkNeeds {
  db: Db;
  links: PaymentLinks;
  permissions: Pick<Permissions, 'linesOf'>;
  billing: Pick<Billing, 'find'>;
  payments: Pick<Payments, 'findByKey'>;
  purchase: Purchase;
  /** @throws Problem TOO_MANY_REQUESTS */
  count(name: 'paymentLinkTried' | 'paymentLinkPaid', key: string): Promise<void>;
  portalOrigin: string;
}

export interface LinkedWish {
  correlatorId: string;
  cardToken: string;
  totalCents: number;
  email: string | null;
}

export interface PaymentLink {
  /** @throws Problem NOT_FOUND, BILL_NOT_PAYABLE, PAYMENT_IN_PROCESS */
  create(caller: Caller, billNo: string): Promise<{ url: string; expiresAt: Date }>;
  /** @throws Problem LINK_ENDED, also when who made it may no longer see the bill */
  find(token: string): Promise<{ link: LinkRow; bill: Bill }>;
  /** @throws Problem LINK_ENDED, TOO_MANY_REQUESTS, and those of a purchase */
  pay(token: string, wish: LinkedWish): Promise<PaymentRow>;
}

const lastsMs = paymentLinkDays * dayMs;

export function createPaymentLink(needs: PaymentLinkNeeds): PaymentLink {
  const { db, links, permissions, billing, payments, purchase, count, portalOrigin } = needs;

  async function known(token: string): Promise<{ link: LinkRow; bill: Bill; lines: ManagedLine[] }> {
    const read = await readGivenToken(db, token);
    const link = read && (await links.find(read.userId, read.tokenHash));
    const lines = link ? await permissions.linesOf(link.userId, createCall) : [];
    const bill = link && lines.length > 0 ? await billing.find(lines, link.billNo) : null;
    if (!link || !bill) throw new Problem('LINK_ENDED');
    return { link, bill, lines };
  }

  return {
    async create({ userId, lines }, billNo) {
      const bill = lines.length > 0 ? await billing.find(lines, billNo) : null;
      if (!bill) throw new Problem('NOT_FOUND');
      if (bill.state === 'paymentInProcess') throw new Problem('PAYMENT_IN_PROCESS');
      if (payableCents(bill) <= 0) throw new Problem('BILL_NOT_PAYABLE');
      const expiresAt = new Date(Date.now() + lastsMs);
      const token = await db.transaction(async (tx) => {
        const given = await giveToken(tx, userId, expiresAt);
        await links.add(tx, { userId, linkHash: given.tokenHash, billNo, expiresAt });
        return given.token;
      });
      return { url: `${portalOrigin}${portalBase}/payment-link#${token}`, expiresAt };
    },

    find: known,

    async pay(token, { correlatorId: key, cardToken, totalCents, email }) {
      const { link, lines } = await known(token);
      const { userId, billNo, linkHash } = link;
      // Nobody who has one link reads the payment of another.
      const correlatorId = `link-${linkHash.toString('hex').slice(0, 24)}-${key}`;
      // Nobody tries out cards here: of one bill there may be many links, and each may be anybody's. Whose answer was
      // lost tries none.
      if (!(await payments.findByKey(userId, correlatorId))) {
        await count('paymentLinkTried', linkHash.toString('hex'));
        await count('paymentLinkPaid', `${userId} ${billNo}`);
      }
      if (email !== null) await links.wishReceipt(userId, correlatorId, email);
      return purchase({
        buyer: { userId, lines, entered: null },
        order: {
          kind: 'bill',
          itemId: billNo,
          line: null,
          method: 'card',
          cardToken,
          totalCents,
          channel: 'link',
        },
        correlatorId,
      });
    },
  };
}
