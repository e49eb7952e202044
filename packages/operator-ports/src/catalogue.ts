// The catalogue: plans and what they include, and the packages that a line may buy (TMF620).
import type { LineKind } from './common.ts';
import type { UsageUnit } from './usage.ts';

/** One allowance of a plan or a package. */
export interface Allowance {
  name: string;
  usageType: string;
  unit: UsageUnit;
  /** Null: unlimited. */
  included: number | null;
}

/** What a package gives. */
export interface PackageContent {
  description: string;
  validityDays: number;
  allowances: Allowance[];
}

export interface PackageOffering extends PackageContent {
  offeringId: string;
  type: 'INTERNET' | 'VOZ' | 'SMS' | 'ROAMING';
  name: string;
  /** tax included. */
  priceCents: number;
  /** As they are listed for people. */
  characteristics: { name: string; value: string; unit: string }[];
  /** Sentences that the customer agrees to. */
  terms: { name: string; description: string }[];
  lineKinds: ('Postpaid' | 'Prepaid')[];
  updatedAt: Date;
}

export interface PlanFeature {
  nombre: string;
  valor: string;
  clave: string;
  principal: number;
  formato: string;
}

export interface Plan {
  planCode: string;
  kind: LineKind;
  name: string;
  description: string;
  huaweiCode: string;
  /** A month, tax included. */
  priceCents: number;
  features: PlanFeature[];
}

export interface Catalogue {
  /** Every package on offer, in the catalogue's order: the very same array for as long as nothing changes. */
  packages(): Promise<readonly PackageOffering[]>;
  /** As it is at this moment; null when it is not on offer. */
  findPackage(offeringId: string): Promise<PackageOffering | null>;
  /** In the order of the codes; unknown codes are left out. */
  plans(codes: readonly string[]): Promise<Plan[]>;
  /** What a postpaid line may change to, the cheapest first. */
  offeredPlans(): Promise<Plan[]>;
}
