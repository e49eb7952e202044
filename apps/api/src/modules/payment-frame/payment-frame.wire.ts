// An attempt in the payment frame as the portal reads it, and as the frame's page does.
import {
  type FrameOrder,
  type FrameType,
  getPaymentFrame,
  type PaymentFrame,
} from '@portal/contract/paying/payment-frame';
import { nationalNumber } from '@portal/market/service-number';
import { dateTime, paymentMoney } from '../../http/wire.ts';
import { type PaymentRow, standingOf } from '../payments/payments.ts';
import { statusWords, toPayment } from '../payments/payments.wire.ts';
import { frameRules } from './frame-choices.ts';
import type { Attempt, Redeemed } from './payment-frame.ts';

export interface FrameSettings {
  /** Where the frame's pages are. */
  origin: string;
  /** Of the portal, to whose windows the frame may speak. */
  portalOrigin: string;
  brand: string;
}

/** The number as the page of this type wants it. */
export function frameNumber(type: FrameType, serviceNumber: string): string {
  const number = nationalNumber(serviceNumber);
  return frameRules[type].keepsZero ? number : number.replace(/^0/, '');
}

export function toPaymentFrame({ sid, frame, payment }: Attempt, { origin }: FrameSettings): PaymentFrame {
  const { target, needsCredentials } = frameRules[frame.type];
  return {
    '@type': 'PaymentFrame',
    id: sid,
    href: getPaymentFrame.path.replace(':id', sid),
    type: frame.type,
    // In the fragment: what is enough to pay belongs in no server's log.
    url: `${origin}/pay/${frame.type}#sid=${sid}`,
    target,
    needsCredentials,
    service: frameNumber(frame.type, frame.serviceNumber),
    status: statusOf(payment, frame.expiresAt),
    expiresAt: dateTime(frame.expiresAt),
    ...(payment ? { payment: toPayment(payment) } : {}),
  };
}

function statusOf(payment: PaymentRow | null, expiresAt: Date): PaymentFrame['status'] {
  if (payment) {
    const status = statusWords[standingOf(payment)];
    // Nothing of the frame is paid elsewhere.
    return status === 'pending' ? 'pendingAuthorization' : status;
  }
  return expiresAt <= new Date() ? 'expired' : 'open';
}

const methodWords = { card: 'bankCard', invoice: 'account', balance: 'wallet' } as const;

export function toFrameOrder(sid: string, redeemed: Redeemed, settings: FrameSettings): FrameOrder {
  const { frame, line, choices, balanceCents, visit } = redeemed;
  return {
    sid,
    type: frame.type,
    brand: settings.brand,
    portalOrigin: settings.portalOrigin,
    maskedService: nationalNumber(line.serviceNumber).replace(/.(?=.{4})/g, '*'),
    paymentMethod: { '@type': methodWords[frameRules[frame.type].method] },
    ...(balanceCents === null ? {} : { balance: paymentMoney(balanceCents) }),
    choices: choices.map(({ kind, id, name, description, netCents, taxCents, totalCents }) => ({
      id,
      '@referredType': kind,
      name,
      description,
      amount: paymentMoney(netCents),
      taxAmount: paymentMoney(taxCents),
      totalAmount: paymentMoney(totalCents),
    })),
    savesCard: frame.savesCard,
    visit,
    expiresAt: dateTime(frame.expiresAt),
  };
}
