// What an offering says of itself: its price in cents, its kind, what it holds.
import type { PackageCategory, PackageOffering } from '@portal/contract/shopping/catalogue';
import { MessageSquare, Package, Phone, Plane, Wifi } from 'lucide-react';
import { centsFromDollars } from '../../lib/money.ts';
import type { IconGlyph } from '../../ui/icon.tsx';
import { packagesCopy as copy } from './packages.copy.ts';

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

export interface PackagePrice {
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
