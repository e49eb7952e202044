// The catalogue: plans and what they include, the packages that a line may buy, what other countries cost, and what the
// operator says of itself (TMF620).
import { splitTax } from '@portal/market/tax';
import { z } from 'zod';
import { at, maybe, noun, type Of } from './noun.ts';
import { moved, orNull, shown } from './shown.ts';
import { called, instant, kindWord, money, operatorIdSchema, text } from './wire.ts';

/** Units: MB, minutes, messages. */
export const usageUnitSchema = z.enum(['MB', 'MIN', 'SMS']).meta({ id: 'UsageUnit' });
export type UsageUnit = z.infer<typeof usageUnitSchema>;

/** One allowance of a plan or a package. */
export const allowanceSchema = z.object({
  name: text('Datos'),
  usageType: text('internet'),
  unit: usageUnitSchema,
  /** Null: unlimited. */
  included: z.number().nullable(),
});
export type Allowance = z.infer<typeof allowanceSchema>;

/** What is paid, tax included, and of it what is not tax. */
const price = z.codec(z.object({ dutyFreeAmount: money, taxIncludedAmount: money }), z.int().nonnegative(), {
  decode: ({ taxIncludedAmount }) => taxIncludedAmount,
  encode: (cents) => ({ dutyFreeAmount: splitTax(cents).netCents, taxIncludedAmount: cents }),
});
/** First of what kind it is: `package`, and then of which. */
const category = <Kind extends string>(of: string, inner: z.ZodType<Kind, string>) =>
  z.codec(z.tuple([z.object({ id: z.literal(of) }), z.object({ id: z.string() })]), inner, {
    decode: ([, { id }]) => id,
    encode: (id) => [{ id: of }, { id }] as [{ id: string }, { id: string }],
  });

const packageContent = {
  description: at('description', text('1 GB por 7 días')),
  validityDays: at('characteristic:validityDays', z.int()),
  allowances: at('characteristic:allowances', z.array(allowanceSchema)),
};
/** What a package gives. */
export type PackageContent = Of<typeof packageContent>;

export const packageTypeSchema = z.enum(['INTERNET', 'VOZ', 'SMS', 'ROAMING']).meta({
  id: 'PackageType',
  description: 'The type of a package, and the tab that it stands under. Social networks are data: INTERNET.',
});
/** A value as it is listed for people. */
const listed = z.codec(
  z.object({
    name: z.string(),
    productSpecCharacteristicValue: z.tuple([z.object({ value: z.string(), unitOfMeasure: z.string() })]),
  }),
  z.object({ name: text('Navegación'), value: text('1'), unit: text('GB') }),
  {
    decode: ({ name, productSpecCharacteristicValue: [{ value, unitOfMeasure }] }) => ({
      name,
      value,
      unit: unitOfMeasure,
    }),
    encode: ({ name, value, unit }) => ({
      name,
      productSpecCharacteristicValue: [{ value, unitOfMeasure: unit }] as never,
    }),
  },
);
const mobileKind = called({ Postpaid: 'POSTPAID', Prepaid: 'PREPAID' });

export const packageOfferingSchema = noun(
  'ProductOffering',
  {
    offeringId: at('id', operatorIdSchema),
    type: at('category', category('package', packageTypeSchema)),
    name: at('name', text('1 GB')),
    /** tax included. */
    priceCents: at('productOfferingPrice[priceType=oneTime]/price', price),
    ...packageContent,
    /** As they are listed for people. */
    characteristics: at('prodSpecCharValueUse', z.array(listed)),
    /** Sentences that the customer agrees to. */
    terms: at(
      'productOfferingTerm',
      z.array(z.object({ name: text('Condiciones'), description: text('No se acumula') })),
    ),
    lineKinds: at('characteristic:lineKinds', z.array(mobileKind)),
    updatedAt: at('lastUpdate', instant),
  },
  { says: { lifecycleStatus: 'Active' } },
);
export type PackageOffering = z.output<typeof packageOfferingSchema>;

export const planFeatureSchema = z
  .object({
    nombre: z.string(),
    valor: z.string(),
    clave: z.string().describe('GIGAS, LLAMADAS, SMS, LDI, ROAMING, or a free key.'),
    principal: z.number().int().describe("Weight: 2 or more is shown on the plan's card."),
    formato: z.string().describe('`gigas` means GB.'),
  })
  .meta({ id: 'PlanFeature' });
export type PlanFeature = z.infer<typeof planFeatureSchema>;

export const planSchema = noun(
  'ProductOffering',
  {
    planCode: at('id', operatorIdSchema),
    kind: at('category', category('plan', kindWord)),
    name: at('name', text('Conexión 15')),
    description: at('description', text('15 GB y minutos a todo destino')),
    huaweiCode: at('characteristic:huaweiCode', text('H77')),
    /** A month, tax included. */
    priceCents: at('productOfferingPrice[priceType=recurring]/price', price),
    features: at('characteristic:features', z.array(planFeatureSchema)),
    updatedAt: maybe('lastUpdate', instant, 'It is not known when it was changed last, and nobody is told.'),
  },
  { says: { lifecycleStatus: 'Active' } },
);
export type Plan = z.output<typeof planSchema>;

/** A country in which lines can be used, and what that costs where no package gives it, tax included. */
export const roamingDestinationSchema = noun('RoamingDestination', {
  /** ISO 3166-1 alpha-2. */
  country: at('id', text('CO')),
  minuteCents: at('minute', money.describe('Of a call, made or answered.')),
  megabyteCents: at('megabyte', money),
  messageCents: at('message', money.describe('Sent.')),
  offerings: at(
    'productOffering',
    z.array(z.object({ id: operatorIdSchema })).describe('Packages that work there.'),
  ),
});
export type RoamingDestination = z.output<typeof roamingDestinationSchema>;
export const shownRoamingDestination = shown(roamingDestinationSchema, [
  'country',
  'minuteCents',
  'megabyteCents',
  'messageCents',
  'offerings',
]);

/** What is done once for a customer, or charged once. */
const oneTimeServiceSchema = z
  .enum([
    'newChip',
    'esim',
    'numberChange',
    'holderChange',
    'homeMove',
    'installation',
    'portIn',
    'portOut',
    'planFromPrepaid',
    'visit',
    'reconnection',
    'latePayment',
    'billCopy',
    'missingEquipment',
    'anotherDecoder',
  ])
  .meta({
    id: 'OneTimeServiceKind',
    description:
      '`newChip`, `esim`: in place of a line’s chip, with the same number; a chip at an office. `numberChange`, `holderChange`: of a line. `homeMove`: of a service at home to another address. `installation`: of a new one. `portIn`, `portOut`: of a number that comes from another operator, or goes to one. `planFromPrepaid`: of a prepaid line that is to have a plan. `visit`: a technician’s, to a home, and how long it lasts there. `reconnection`: after a suspension for debt. `latePayment`: of a bill that is paid after its date. `billCopy`: on paper, at an office. `missingEquipment`: what is not given back when a service at home ends. `anotherDecoder`: for one more television.',
  });
export type OneTimeService = z.infer<typeof oneTimeServiceSchema>;

const leadTimeSchema = z
  .object({ amount: z.int().nonnegative(), units: z.enum(['minute', 'hour', 'day', 'workday']) })
  .meta({ id: 'LeadTime', description: 'The longest that it takes; zero: it is done at once.' });
export type LeadTime = z.infer<typeof leadTimeSchema>;

/** What its own words may say of what is done once; in brackets what is not plain by its name. */
const serviceTermNames = [
  /** Papers and conditions. */
  'needs',
  /** For the holder, or when they have died. */
  'who',
  /** Or is lost. */
  'keeps',
  /** What happens then, or if not. */
  'otherwise',
  /** How long it may wait, or is good for. */
  'until',
  /** Who learns of it. */
  'seen',
] as const;
export type ServiceTermName = (typeof serviceTermNames)[number];

/** The terms of what is done once. */
const serviceOfferingSchema = noun(
  'ProductOffering',
  {
    service: at('category', category('oneTimeService', oneTimeServiceSchema)),
    priceCents: maybe(
      'productOfferingPrice[priceType=oneTime]/price',
      price.describe('Tax included; zero: it is free.'),
      'It is not known what it costs, and customers are told so.',
    ),
    leadTime: maybe(
      'characteristic:leadTime',
      leadTimeSchema,
      'It is not known how long it takes, and customers are told so.',
    ),
    terms: at(
      'productOfferingTerm',
      z
        .array(z.object({ name: z.enum(serviceTermNames), description: text('Lleva tu documento.') }))
        .describe(
          'Sentences that customers read, one of a name; of a name that is missing nothing is known.',
        ),
    ),
  },
  { says: { lifecycleStatus: 'Active' }, also: { id: ({ service }) => service } },
);

export type ServiceOffering = z.output<typeof serviceOfferingSchema>;

/** Whom the law, or the operator, lets pay less. */
const discountedGroupSchema = z.enum(['seniors', 'disability']).meta({
  id: 'DiscountedGroup',
  description: '`seniors`: by age. `disability`: of whom has one, or of whom cares for them.',
});
export type DiscountedGroup = z.infer<typeof discountedGroupSchema>;

const discountSchema = noun(
  'ProductOffering',
  {
    group: at('category', category('discount', discountedGroupSchema)),
    percent: maybe(
      'productOfferingPrice[priceType=discount]/percentage',
      z.int().min(1).max(100),
      'It depends on whose it is, as `terms` may say.',
    ),
    services: at(
      'characteristic:services',
      z.array(z.enum(['mobile', 'telephony', 'internet', 'television'])).describe('What it is taken off.'),
    ),
    terms: at(
      'productOfferingTerm',
      z
        .array(z.object({ description: text('Se pide una sola vez.') }))
        .describe('Sentences that customers read.'),
    ),
  },
  { says: { lifecycleStatus: 'Active' }, also: { id: ({ group }) => group } },
);
export type Discount = z.output<typeof discountSchema>;

/**
 * What the operator says of itself, the same to everybody: one row of a kind; of a kind that is missing nothing is known. By its
 * name a function of the port answers it; what asks an operator's own system, the portal's call, the file of a load and what the
 * embedded operator reads are made of this.
 */
export const catalogueFacts = {
  oneTimeServices: {
    says: 'What is done once for a customer, such as another chip or a move: what it costs, tax included, how long it takes at most, and its terms.',
    /** First in the `category` of each, and what its address at the portal ends with. */
    category: 'oneTimeService',
    file: 'services',
    noun: serviceOfferingSchema,
    shown: shown(serviceOfferingSchema, [], ({ leadTime, terms }) => ({
      service: at('id', oneTimeServiceSchema),
      priceCents: orNull(maybe('price', money, 'It is not known what it costs.')),
      leadTime: orNull(moved('leadTime', leadTime)),
      terms: moved('terms', terms),
    })),
  },
  discounts: {
    says: 'Who pays less, such as whoever is old or has a disability: by how much, for which services, and on which terms.',
    category: 'discount',
    file: 'discounts',
    noun: discountSchema,
    shown: shown(discountSchema, [], ({ percent, services, terms }) => ({
      group: at('id', discountedGroupSchema),
      percent: orNull(moved('percent', percent)),
      services: moved('services', services),
      terms: moved('terms', terms),
    })),
  },
} as const;
export type CatalogueFact = keyof typeof catalogueFacts;
export const catalogueFactNames = Object.keys(catalogueFacts) as CatalogueFact[];
export type FactRow<Name extends CatalogueFact> = z.output<(typeof catalogueFacts)[Name]['noun']>;
export type CatalogueFacts = { [Name in CatalogueFact]: () => Promise<FactRow<Name>[]> };
export const ofFacts = <Of>(of: (name: CatalogueFact) => Of) =>
  Object.fromEntries(catalogueFactNames.map((name) => [name, of(name)])) as Record<CatalogueFact, Of>;

export interface Catalogue extends CatalogueFacts {
  /** Every package on offer, in the catalogue's order: the very same array for as long as nothing changes. */
  packages(): Promise<readonly PackageOffering[]>;
  /** As it is at this moment; null when it is not on offer. */
  findPackage(offeringId: string): Promise<PackageOffering | null>;
  /** In the order of the codes; unknown codes are left out. */
  plans(codes: readonly string[]): Promise<Plan[]>;
  /** What a postpaid line may change to, the cheapest first. */
  offeredPlans(): Promise<Plan[]>;
  /** Every country in which lines can be used. */
  roamingDestinations(): Promise<RoamingDestination[]>;
}

const mbPerGb = 1_024;

/** The kinds of use that a plan counts, by the keys of its features. */
const counted = {
  GIGAS: { name: 'Internet', usageType: 'internet', unit: 'MB', size: mbPerGb },
  LLAMADAS: { name: 'Minutos', usageType: 'voz', unit: 'MIN', size: 1 },
  SMS: { name: 'SMS', usageType: 'sms', unit: 'SMS', size: 1 },
} as const;

/**
 * `15` with the format «gigas» is 15,360 MB; `SI` and `Ilimitado` have no end;
 * what says `NO`, or is no feature of the plan, is not given.
 */
export function allowancesOf({ features }: Pick<Plan, 'features'>): Allowance[] {
  return Object.entries(counted).flatMap(([key, { size, ...kind }]) => {
    const valor = features.find(({ clave }) => clave === key)?.valor;
    if (valor === undefined || valor === 'NO') return [];
    const number = /^\d+(?:[.,]\d+)?$/.test(valor) ? Number(valor.replace(',', '.')) : null;
    return [{ ...kind, included: number === null ? null : Math.round(number * size) }];
  });
}
