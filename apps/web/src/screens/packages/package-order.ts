// A package as it is ordered: what its sheet says, and the payment request.
import type { FrameType } from '@portal/contract/paying/payment-frame';
import type { PaymentRequest } from '@portal/contract/paying/payments';
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { currencyCode } from '@portal/market/money';
import { dollarsFromCents, formatMoney, formatUnitPrice } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import type { SoldLine } from '../../shared/line/line-facts.ts';
import type { Order } from '../../shared/purchase/buy-sheet.tsx';
import { CHANNEL, type Paid, paidBy, type SoldTo } from '../../shared/purchase/payment-request.ts';
import { characteristicsOf, priceOf } from './package-facts.ts';
import { unitPriceOf, validityOf } from './package-sort.ts';
import { buyReviewCopy, packagesCopy as copy } from './packages.copy.ts';

/** What the payment frame is opened for: each of its types sells packages of one kind, `tdc` all of them. */
const FRAMES: Partial<Record<PackageOffering['@type'], FrameType>> = {
  INTERNET: 'data_packets',
  ROAMING: 'roaming_packages',
};

export function packageOrder(
  offering: PackageOffering,
  line: SoldLine,
  visit: { phoneNumber: string; packageId: string },
): Order {
  const { id, name } = offering;
  const { subtotalCents, taxCents, totalCents, taxRate } = priceOf(offering);
  const days = validityOf(offering);
  const unit = unitPriceOf(offering);
  return {
    kind: 'package',
    subject: `paquete:${line.number}:${id}`,
    visit,
    amountCents: totalCents,
    title: days === null ? name : copy.title(name, copy.days(days)),
    detail: [unit && copy.perUnit(formatUnitPrice(unit.cents), unit.unit), copy.atOnce]
      .filter(Boolean)
      .join(' · '),
    facts: [
      ...characteristicsOf(offering),
      { term: copy.subtotal, value: formatMoney(subtotalCents) },
      { term: copy.tax(taxRate), value: formatMoney(taxCents) },
    ],
    conditions: offering.productOfferingTerm.filter(({ duration }) => !duration),
    frame: { type: FRAMES[offering['@type']] ?? 'tdc', itemId: id },
    frameTitle: copy.forMoney(name, formatMoney(totalCents)),
    request: (paid) => packagePayment(offering, line, paid),
    result: paths.packageResult(),
    away: { paid: buyReviewCopy.success.title, refused: copy.notBought },
    troubleTitle: () => buyReviewCopy.failure.title,
  };
}

const inDollars = (cents: number) => ({ amount: dollarsFromCents(cents), units: currencyCode });

/** What is sent is what the customer has agreed to; the server compares it with what it costs. */
export function packagePayment(offering: PackageOffering, line: SoldTo, paid: Paid): PaymentRequest {
  const { subtotalCents, taxCents, totalCents } = priceOf(offering);
  const amounts = {
    amount: inDollars(subtotalCents),
    taxAmount: inDollars(taxCents),
    totalAmount: inDollars(totalCents),
  };
  return {
    '@type': 'Payment',
    correlatorId: paid.correlatorId,
    name: copy.paymentName,
    description: offering.description,
    type: 'normal',
    ...amounts,
    channel: CHANNEL,
    account: { id: line.accountId },
    paymentItem: [{ ...amounts, item: { id: offering.id, '@referredType': 'package', href: offering.href } }],
    ...paidBy(paid, line),
    characteristicSpecification: [{ name: 'plan', value: line.planName }],
  };
}
