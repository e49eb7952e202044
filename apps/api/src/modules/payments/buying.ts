// What takes payments, put together: kinds of purchase and methods of payment around one ledger.
import type { LaterMethod } from '@portal/contract/paying/paid-later';
import type { Db } from '@portal/database/connection';
import type { Balance } from '@portal/operator-ports/balance';
import type { Billing } from '@portal/operator-ports/billing';
import type { Catalogue } from '@portal/operator-ports/catalogue';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Ordering } from '@portal/operator-ports/ordering';
import type { Logger } from 'pino';
import type { Counts } from '../../metrics/counts.ts';
import type { PaymentGateway } from '../../providers/card-payments/port.ts';
import type { LaterGateway } from '../../providers/pay-later/port.ts';
import type { Agreements } from '../agreements/agreements.ts';
import type { Messages } from '../messages/messages.ts';
import type { TellPerson } from '../notifications/tell-person.ts';
import type { PaymentLinks } from '../payment-links/payment-links.store.ts';
import type { SavedCards } from '../saved-cards/saved-cards.ts';
import {
  createBalanceMethod,
  createCardMethod,
  createInvoiceMethod,
  createLaterMethods,
  createSavedCardMethod,
} from './methods/methods.ts';
import { createOfferedMethods, type OfferedMethods } from './methods/offered-methods.ts';
import type { PaymentMethods } from './methods/payment-method.ts';
import type { Payments } from './payments.ts';
import { createPurchase, type Purchase } from './purchase.ts';
import {
  createBuyPackage,
  createDueFirst,
  createPayBill,
  createPayInstalment,
  createRecharge,
  type DueFirst,
  type PurchaseKinds,
} from './purchase-kinds.ts';
import {
  createSendInstructions,
  createSendPaymentCode,
  createSendReceipt,
  createSendRefund,
  type SendPaymentCode,
} from './receipts.ts';
import {
  createSettlePayment,
  createTransactionLimiter,
  type PaymentSchedule,
  type SettlePayment,
} from './settle-payment.ts';

export interface BuyingNeeds {
  db: Db;
  agreements: Pick<Agreements, 'acceptPurchase'>;
  payments: Payments;
  billing: Billing;
  catalogue: Catalogue;
  inventory: Inventory;
  ordering: Ordering;
  balance: Balance;
  messages: Messages;
  tellPerson: TellPerson;
  gateway: PaymentGateway;
  savedCards: Pick<SavedCards, 'find'>;
  links: Pick<PaymentLinks, 'takeReceiptWish'>;
  schedule: PaymentSchedule;
  counts: Counts;
  log: Logger;
  brand: string;
  chargeTimeoutMs: number;
  paysPackagesWithBalance: boolean;
  later: LaterGateway;
  laterMethods: readonly LaterMethod[];
  hours: number;
  countCode(paymentId: string): Promise<void>;
}

export interface Buying {
  dueFirst: DueFirst;
  kinds: PurchaseKinds;
  offeredMethods: OfferedMethods;
  purchase: Purchase;
  settlement: SettlePayment;
  sendCode: SendPaymentCode;
}

export function createBuying(needs: BuyingNeeds): Buying {
  const kinds: PurchaseKinds = {
    bill: createPayBill(needs),
    instalment: createPayInstalment(needs),
    package: createBuyPackage(needs),
    recharge: createRecharge(needs),
  };
  const methods: PaymentMethods = {
    card: createCardMethod(needs.gateway),
    savedCard: createSavedCardMethod(needs.gateway, needs.savedCards),
    invoice: createInvoiceMethod(needs.billing),
    balance: createBalanceMethod(needs.balance),
    ...createLaterMethods(needs),
  };
  const sendReceipt = createSendReceipt(needs);
  const sendInstructions = createSendInstructions(needs);
  const sendRefund = createSendRefund(needs);
  const limiter = createTransactionLimiter();
  const sends = { sendReceipt, sendInstructions, sendRefund };
  const settlement = createSettlePayment({ ...needs, ...sends, kinds, methods, limiter });
  const offeredMethods = createOfferedMethods(needs.paysPackagesWithBalance, needs.laterMethods);
  return {
    dueFirst: createDueFirst(needs.billing),
    kinds,
    offeredMethods,
    settlement,
    sendCode: createSendPaymentCode(needs),
    purchase: createPurchase({ ...needs, kinds, methods, offeredMethods, settlement, limiter }),
  };
}
