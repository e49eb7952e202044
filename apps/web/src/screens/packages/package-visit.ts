// What the pages of a package's purchase hand to each other with the navigation.
import { lineOfState } from '../../shared/line/choose-line.ts';

export interface PackageVisit {
  /** The line; null when nobody said. */
  phoneNumber: string | null;
  packageId: string | null;
  /** The tab to begin with. */
  category: string | null;
  /** To buy what is running out: the list, with the first package that gives it opened. */
  buysMissing: boolean;
  /** It began at a service's detail, and goes back there. */
  isDetailService: boolean;
  /** In cents, when it has become another price since the customer agreed. */
  priceBefore: number | null;
}

/** As navigation state: what is not said is left out. */
export function visitState(visit: Partial<PackageVisit>): Partial<PackageVisit> {
  return Object.fromEntries(Object.entries(visit).filter(([, value]) => value !== null && value !== false));
}

export function readVisit(state: unknown): PackageVisit {
  const said: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {};
  const text = (name: string) => (typeof said[name] === 'string' ? said[name] : null);
  return {
    phoneNumber: lineOfState(state),
    packageId: text('packageId'),
    category: text('category'),
    buysMissing: said.buysMissing === true,
    isDetailService: said.isDetailService === true,
    priceBefore: typeof said.priceBefore === 'number' ? said.priceBefore : null,
  };
}
