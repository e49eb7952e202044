// Whoever knows a number pays what is due on it, or tops it up: a purchase in their own name, or in that of nobody.
import { Problem } from '@portal/contract/errors';
import type { KindForOthers } from '@portal/contract/paying/purchase-kinds';
import { documentTypes, isDocument } from '@portal/market/documents';
import { canonicalServiceNumber } from '@portal/market/service-number';
import { initialsOf } from '@portal/market/words';
import type { Bill } from '@portal/operator-ports/billing';
import type { Customers } from '@portal/operator-ports/customers';
import type { CustomerLine, Inventory } from '@portal/operator-ports/inventory';
import type { Caller, ManagedLine } from '../../caller.ts';
import { guestIdOf } from '../../order-id.ts';
import type { BotCheck } from '../../providers/bot-check/port.ts';
import type { Codes } from '../codes/codes.ts';
import type { PaymentLinks } from '../payment-links/payment-links.store.ts';
import type { PaymentRow, Payments } from '../payments/payments.ts';
import type { Purchase } from '../payments/purchase.ts';
import type { DueFirst, Order } from '../payments/purchase-kinds.ts';
import type { Payees } from './payees.store.ts';

export interface PayOtherNeeds {
  customers: Pick<Customers, 'customer' | 'customerByDocument'>;
  inventory: Pick<Inventory, 'findByNumber' | 'linesOf'>;
  botCheck: Pick<BotCheck, 'verify'>;
  codes: Pick<Codes, 'hasPass' | 'rememberPass'>;
  links: Pick<PaymentLinks, 'wishReceipt'>;
  payees: Pick<Payees, 'paid'>;
  payments: Pick<Payments, 'findByKey'>;
  purchase: Purchase;
  dueFirst: DueFirst;
  /** @throws Problem TOO_MANY_REQUESTS */
  count(name: 'payableByUser' | 'payableByNetwork' | 'otherPaid', key: string): Promise<void>;
}

/** Who wants to pay, from where, and how they have shown that they are no program. */
export interface Payer {
  caller: Caller | null;
  address: string;
  botToken: string | null;
}

/** Whose it is, as it was typed. */
export interface Asked {
  serviceId?: string | undefined;
  documentId?: string | undefined;
}

export interface OtherOrder extends Pick<Order, 'method' | 'cardToken' | 'totalCents'> {
  kind: KindForOthers;
  correlatorId: string;
  email: string | null;
}

export interface PayOther {
  /** Null: nothing is owed, or there is nobody. @throws Problem BOT_CHECK_FAILED, TOO_MANY_REQUESTS */
  find(payer: Payer, asked: Asked): Promise<{ bill: Bill; holder: string } | null>;
  /** @throws Problem those of `find`, METHOD_NOT_OFFERED, and those of a purchase */
  pay(payer: Payer, asked: Asked, order: OtherOrder): Promise<PaymentRow>;
}

/** Longer than any question takes: how long it takes tells nothing. */
const answersAfterMs = 600;

export function createPayOther(needs: PayOtherNeeds): PayOther {
  const { customers, inventory, botCheck, codes, links, payees, payments, purchase, dueFirst, count } = needs;

  /** Once about one number or document in a while; who tries many out is refused. */
  async function admit({ caller, address, botToken }: Payer, subject: string): Promise<void> {
    const who = caller?.userId ?? address;
    const about = `payable ${subject}`;
    if (await codes.hasPass(who, about)) return;
    const isPerson =
      caller !== null ||
      (botToken !== null && (await botCheck.verify(botToken, { purpose: 'payOther', address })));
    if (!isPerson) throw new Problem('BOT_CHECK_FAILED');
    await count(caller ? 'payableByUser' : 'payableByNetwork', who);
    await codes.rememberPass(who, about);
  }

  async function linesOf({ serviceId, documentId }: Asked): Promise<ManagedLine[]> {
    if (serviceId !== undefined) {
      const line = await inventory.findByNumber(canonicalServiceNumber(serviceId));
      return line ? [asPayer(line, line.kind)] : [];
    }
    const number = (documentId ?? '').trim().toUpperCase();
    for (const type of documentTypes.filter((each) => isDocument(each, number))) {
      const customer = await customers.customerByDocument(type, number);
      // Of what a document owes no line is topped up, so that its kind does not matter.
      if (customer)
        return (await inventory.linesOf([customer.customerId])).map((line) => asPayer(line, 'Postpaid'));
    }
    return [];
  }

  return {
    async find(payer, asked) {
      await admit(payer, subjectOf(asked));
      const inTime = later();
      try {
        const bill = await dueFirst(await linesOf(asked));
        const customer = bill && (await customers.customer(bill.customerId));
        return bill && customer ? { bill, holder: initialsOf(customer.name) } : null;
      } finally {
        await inTime;
      }
    },

    async pay(payer, asked, { kind, correlatorId, email, ...paid }) {
      const { caller, address } = payer;
      if (!caller && paid.method !== 'card') throw new Problem('METHOD_NOT_OFFERED');
      const subject = subjectOf(asked);
      await admit(payer, subject);
      const userId = caller?.userId ?? guestIdOf(correlatorId);
      // Nobody tries out cards here; whose answer was lost tries none.
      if (!(await payments.findByKey(userId, correlatorId)))
        await count('otherPaid', caller?.userId ?? address);
      if (!caller && email !== null) await links.wishReceipt(userId, correlatorId, email);
      const inTime = later();
      const lines = await linesOf(asked);
      const payment = await purchase({
        buyer: { userId, lines, entered: caller?.entered ?? null },
        order: {
          ...paid,
          kind,
          itemId: subject,
          line: kind === 'recharge' ? (lines[0] ?? null) : null,
          channel: caller ? 'other' : 'guest',
        },
        correlatorId,
      }).catch(async (refusal: unknown) => {
        await inTime;
        throw refusal;
      });
      // By a document a number is not told.
      if (caller && asked.serviceId !== undefined && payment.status === 'authorized')
        await payees.paid(userId, subject, { kind, cents: payment.totalCents });
      return payment;
    },
  };
}

const asPayer = (line: CustomerLine, kind: ManagedLine['kind']): ManagedLine => ({
  customerId: line.customerId,
  lineId: line.lineId,
  accountId: line.accountId,
  serviceNumber: line.serviceNumber,
  kind,
  role: 'payer',
});

const subjectOf = ({ serviceId, documentId }: Asked): string =>
  serviceId === undefined
    ? `document ${documentId?.trim().toUpperCase()}`
    : canonicalServiceNumber(serviceId);

/** What is refused comes as late as what is answered. */
const later = () => new Promise((resolve) => setTimeout(resolve, answersAfterMs));
