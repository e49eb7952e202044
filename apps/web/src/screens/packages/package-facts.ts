// What an offering says of itself: its price in cents, its kind, what it holds.
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { FrameType } from '@portal/contract/paying/payment-frame';
import type { PaymentRequest } from '@portal/contract/paying/payments';
import type { PackageCategory, PackageOffering } from '@portal/contract/shopping/catalogue';
import { currencyCode } from '@portal/market/money';
import { MessageSquare, Package, Phone, Plane, Wifi } from 'lucide-react';
import { centsFromDollars, dollarsFromCents, formatMoney, formatUnitPrice } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { quantityWords, type Unit } from '../../lib/usage.ts';
import { type RingType, ringFigures } from '../../shared/line/consumption-facts.ts';
import type { SoldLine } from '../../shared/line/line-facts.ts';
import type { Order } from '../../shared/purchase/buy-sheet.tsx';
import { CHANNEL, type Paid, paidBy, type SoldTo } from '../../shared/purchase/payment-request.ts';
import { LOW_SHARE } from '../../ui/figures/progress-ring.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { buyReviewCopy, packagesCopy as copy } from './packages.copy.ts';

type CategoryType = PackageCategory['@type'];

const ICONS: Record<CategoryType, IconGlyph> = {
  ALL: Package,
  INTERNET: Wifi,
  VOZ: Phone,
  SMS: MessageSquare,
  ROAMING: Plane,
};

/** A kind that came later than this portal is a package like any other. */
export function categoryIcon(type: CategoryType): IconGlyph {
  return ICONS[type] ?? Package;
}

export function typeWord(offering: PackageOffering): string {
  return offering.category?.[0]?.name ?? copy.anyType;
}

interface PackagePrice {
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  /** `Pago único`. */
  word: string;
  /** `15`, in percent. */
  taxRate: number;
}

/** The first price, as the catalogue's answers always have one. */
export function priceOf({ productOfferingPrice: [first] }: PackageOffering): PackagePrice {
  const subtotalCents = centsFromDollars(first?.price.dutyFreeAmount.value ?? 0);
  const totalCents = centsFromDollars(first?.price.taxIncludedAmount.value ?? 0);
  return {
    subtotalCents,
    taxCents: totalCents - subtotalCents,
    totalCents,
    word: first?.name ?? copy.once,
    taxRate: first?.price.taxRate ?? 0,
  };
}

/** The tab to begin with: the one asked for, the one of all packages, or the first. */
export function firstCategory(categories: readonly PackageCategory[], asked: string | null): CategoryType {
  const has = (type: string) => categories.find((category) => category['@type'] === type);
  const category = (asked === null ? undefined : has(asked)) ?? has('ALL') ?? categories[0];
  return category?.['@type'] ?? 'ALL';
}

/** Whatever tab it stands under. */
export function packageIn(
  categories: readonly PackageCategory[] = [],
  id: string | null,
): PackageOffering | undefined {
  return categories.flatMap(({ productOffering }) => productOffering).find((offering) => offering.id === id);
}

/** `Internet: 3 GB`, `Vigencia: 7 días`. */
export function characteristicsOf({ prodSpecCharValueUse }: PackageOffering) {
  return prodSpecCharValueUse.map(({ name, productSpecCharacteristicValue }) => ({
    term: name,
    value: productSpecCharacteristicValue
      .map(({ value, unitOfMeasure }) => [value, unitOfMeasure].filter(Boolean).join(' '))
      .join(', '),
  }));
}

/** The packages of a list in the order that somebody wants, and which of them give what is running out. */
export const SORTS = ['missing', 'last', 'price', 'size', 'validity', 'unitPrice'] as const;
export type SortBy = (typeof SORTS)[number];

/** Of an allowance of the line that is nearly gone. */
export interface RunningOut {
  type: RingType;
  /** `14 SMS`; null: nothing. */
  left: string | null;
}

const UNITS = { internet: 'MB', voz: 'MIN', sms: 'SMS' } as const satisfies Record<RingType, Unit>;
const MB_PER_GB = 1024;

/** As little left as a circle shows in amber; the least first. */
export function runningOut(report: UsageConsumptionReport | null | undefined): RunningOut[] {
  if (!report) return [];
  return ringFigures(report)
    .flatMap(({ type, left, isIncluded }) => {
      if (!isIncluded || left === 'unlimited' || left > LOW_SHARE) return [];
      const available = report.category.find((each) => each.type === type)?.available ?? 0;
      return [{ share: left, type, left: available > 0 ? quantityWords(available, UNITS[type]) : null }];
    })
    .toSorted((one, other) => one.share - other.share)
    .map(({ type, left }) => ({ type, left }));
}

/** What of it the package gives again. */
export function fitOf({ allowances }: PackageOffering, out: readonly RunningOut[]): RunningOut | null {
  return out.find(({ type }) => allowances.some(({ usageType }) => usageType === type)) ?? null;
}

interface UnitPrice {
  /** Of a GB, a minute, a message. */
  cents: number;
  unit: Unit;
}

/** Null: it gives several things, or something without a limit. */
export function unitPriceOf(offering: PackageOffering): UnitPrice | null {
  const [only, ...others] = offering.allowances;
  if (!only?.amount || others.length > 0) return null;
  const size = only.units === 'MB' ? only.amount / MB_PER_GB : only.amount;
  return { cents: priceOf(offering).totalCents / size, unit: only.units };
}

/** Null where nobody says. */
export function validityOf({ productOfferingTerm }: PackageOffering): number | null {
  return productOfferingTerm.find(({ duration }) => duration)?.duration?.amount ?? null;
}

type Key = (offering: PackageOffering) => number;

const price: Key = (offering) => priceOf(offering).totalCents;
/** Gigabytes are not compared with minutes: each kind of thing stands together. */
const TYPES = ['internet', 'voz', 'sms'];
const kind: Key = ({ allowances: [first] }) => {
  const place = TYPES.indexOf(first?.usageType ?? '');
  return place < 0 ? TYPES.length : place;
};
const LAST = Number.MAX_SAFE_INTEGER;

/** What has no limit is the largest. */
const smallness: Key = ({ allowances: [first] }) => (first ? -(first.amount ?? LAST) : 0);
const brevity: Key = (offering) => -(validityOf(offering) ?? 0);
const unitPrice: Key = (offering) => unitPriceOf(offering)?.cents ?? LAST;

/** Equal ones as the catalogue has them. */
export function sorted(
  offerings: readonly PackageOffering[],
  by: SortBy,
  out: readonly RunningOut[],
  /** What was bought last. */
  lastId?: string,
): PackageOffering[] {
  const missing: Key = (offering) => {
    const fit = fitOf(offering, out);
    return fit ? out.indexOf(fit) : out.length;
  };
  const keys: Record<SortBy, Key[]> = {
    missing: [missing, price],
    last: [({ id }) => (id === lastId ? 0 : 1), price],
    price: [price],
    size: [kind, smallness],
    validity: [brevity, price],
    unitPrice: [kind, unitPrice],
  };
  return offerings.toSorted((one, other) => {
    for (const key of keys[by]) {
      const difference = key(one) - key(other);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** What the payment frame is opened for: each of its types sells packages of one kind, `tdc` all of them. */
const FRAMES: Partial<Record<PackageOffering['@type'], FrameType>> = {
  INTERNET: 'data_packets',
  ROAMING: 'roaming_packages',
};

/** A package as it is ordered: what its sheet says, and the payment request. */
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
