// What an operator hands over, one record a line: the shapes that are checked, and the page that tells them.

import { documentTypes } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { receipts } from '@portal/market/receipts';
import { lowered } from '@portal/market/text';
import { billItemKindSchema } from '@portal/operator-ports/billing';
import { type CatalogueFact, catalogueFacts } from '@portal/operator-ports/catalogue';
import type { Fields } from '@portal/operator-ports/noun';
import { lineKinds, mobileKinds } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { isAllowedWifiKey } from '../../network/network.ts';

const words = (most: number) =>
  z
    .string({ error: 'must be text' })
    .max(most, `must have at most ${most} characters`)
    .refine(
      (value) => value.isWellFormed() && !value.includes('\u0000'),
      'holds a character that cannot be stored',
    );
const text = (most: number) => words(most).min(1, 'must not be empty');
const notAnId = 'must be a UUID in lower case';
const id = z.guid({ error: notAnId }).refine((value) => value === value.toLowerCase(), notAnId);
const whole = (least: number, most: number) => {
  const range = `must be a whole number from ${least} to ${most}`;
  return z.int({ error: range }).min(least, range).max(most, range);
};
const most = 100_000_000_000;
const cents = whole(0, most).describe('cents');
/** Also what is given back. */
const signedCents = whole(-most, most).describe('cents; less than nothing: given back');
const isOfOurTimes = (value: string) => /^(19|20|21)/.test(value);
const notADay = 'must be a day that exists, from 1900 to 2199: 2026-11-22';
const day = z.iso.date({ error: notADay }).refine(isOfOurTimes, notADay);
const notAnInstant = 'must be an instant with its zone, from 1900 to 2199: 2026-11-22T14:42:00Z';
/** As text, which PostgreSQL reads and writes to the microsecond. */
const instant = z.iso
  .datetime({ offset: true, error: notAnInstant })
  .refine((value) => isOfOurTimes(value) && /(Z|[+-](0\d|1[0-4]):\d\d)$/.test(value), notAnInstant);
const flag = z.boolean({ error: 'must be true or false' });
const one = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` });
const list = <Item extends z.ZodType>(item: Item, most = 100) =>
  z.array(item, { error: 'must be a list' }).max(most, `must have at most ${most} items`);
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);
const record = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has fields that are not known: ${issue.keys.join(', ')}`
        : 'must be an object',
  });

const issued = market.documents.find(({ date }) => date === 'issued');

const plan = record({
  planCode: text(40),
  kind: one(lineKinds),
  name: text(120),
  description: text(1_000),
  huaweiCode: text(60).describe('the code under which the network knows it'),
  priceCents: cents.describe('cents a month, tax included'),
  features: list(
    record({
      nombre: text(120),
      valor: words(200),
      clave: text(40),
      principal: whole(0, 9).describe('weight: 2 or more is shown on the plan’s card'),
      formato: text(40),
    }),
  ).describe('as the plans’ pages list them'),
  isOffered: flag.default(true),
});

const offering = record({
  offeringId: text(40),
  type: one(['INTERNET', 'VOZ', 'SMS', 'ROAMING']),
  name: text(120),
  description: text(1_000),
  priceCents: cents.describe('cents, tax included'),
  validityDays: whole(1, 366),
  allowances: list(
    record({
      name: text(120),
      usageType: text(40).describe('`internet`, `voz`, `sms`, …'),
      unit: one(['MB', 'MIN', 'SMS']),
      included: orNull(whole(0, 1_000_000_000)).describe('null: unlimited'),
    }),
  ),
  characteristics: list(record({ name: text(120), value: words(200), unit: words(40) })).describe(
    'as they are listed; `Zona` says where a package of roaming works: `América`, `Europa`, or `Mundo` for all of it',
  ),
  terms: list(record({ name: text(120), description: text(1_000) })).describe(
    'sentences that the customer agrees to',
  ),
  lineKinds: list(one(mobileKinds)).min(1, 'must not be empty').describe('which lines may buy it'),
  position: whole(0, 30_000).describe('in the catalogue'),
  isOffered: flag.default(true),
});

/** Of what the operator says of itself: as the port has it. */
const recordOf = ({ fields }: { fields: Fields }) =>
  record(
    mapped(fields, ({ schema, absent }) => {
      const value = fieldOf(schema);
      if (!absent) return value;
      return orNull(value).describe(`${value.description} null: ${lowered(absent.means)}`.trim());
    }),
  );

function fieldOf(schema: z.ZodType): z.ZodType {
  const here = (schema instanceof z.ZodCodec ? schema.out : schema) as z.ZodType;
  return plainOf(here).describe(schema.description ?? here.description ?? '');
}

function plainOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodEnum) return one(schema.options as string[]);
  if (schema instanceof z.ZodArray) return list(fieldOf(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject)
    return record(mapped(schema.shape as Record<string, z.ZodType>, fieldOf));
  if (schema instanceof z.ZodNumber)
    return whole(schema.minValue ?? 0, Math.min(schema.maxValue ?? most, most));
  return text(1_000);
}

const mapped = <Of>(those: Readonly<Record<string, Of>>, of: (one: Of) => z.ZodType) =>
  Object.fromEntries(Object.entries(those).map(([name, one]) => [name, of(one)]));

export type FactKind = (typeof catalogueFacts)[CatalogueFact]['file'];
const facts = Object.fromEntries(
  Object.values(catalogueFacts).map(({ file, noun }) => [file, recordOf(noun)]),
) as Record<FactKind, ReturnType<typeof recordOf>>;

const customer = record({
  customerId: id,
  kind: one(['person', 'company']),
  name: text(300).describe('full legal name, as on the invoice'),
  documentType: one(documentTypes),
  documentNumber: text(20),
  documentIssuedOn: orNull(day).describe(`proves the holder of a ${issued?.inSentence}`),
  bornOn: orNull(day).describe('proves the holder of any other document'),
  email: orNull(text(200)),
  address: text(500),
});

const account = record({
  customerId: id,
  accountId: text(40).describe('as printed on bills'),
  kind: one(lineKinds),
  cycleDay: orNull(whole(1, 28)).describe('day of the month on which a cycle begins; null for prepaid'),
  nextBillOn: orNull(day).describe(
    'the first cut that the operator’s clock bills; null: it does not bill the account',
  ),
}).refine((a) => a.nextBillOn === null || Number(a.nextBillOn.slice(8)) === a.cycleDay, {
  path: ['nextBillOn'],
  error: 'must be a day on which a cycle begins, by cycleDay',
});

const line = record({
  customerId: id,
  lineId: id,
  accountId: text(40),
  serviceNumber: text(40).describe(
    'digits with the country’s code for a number, or the code of a home service',
  ),
  kind: one(lineKinds),
  serviceType: whole(1, 8).describe(
    '1 mobile, 2 other, 3 telephony, 4 television, 5 internet, 6 DTH, 7 GPON, 8 WTTX',
  ),
  planCode: text(40),
  status: one(['A', 'S', 'I', 'P', 'R']).describe('active, suspended, terminated, not yet begun, void'),
  debtSince: orNull(instant).describe(
    'suspended for what its account owes, it goes on when that is paid; null: for nothing of the kind',
  ),
  isCorporate: flag.default(false).describe('the portal shows no amounts'),
  activatedOn: day,
  monthlyFeeCents: cents.describe('cents a month, tax included'),
  address: orNull(text(500)).describe('where a home service is installed'),
  downloadMbps: orNull(whole(0, 1_000_000)),
  uploadMbps: orNull(whole(0, 1_000_000)),
  channelCount: orNull(whole(0, 10_000)),
  audioCount: orNull(whole(0, 10_000)),
}).refine((l) => l.debtSince === null || l.status === 'S', {
  path: ['debtSince'],
  error: 'must be null, where the status is not S',
});

const bill = record({
  customerId: id,
  billNo: text(40).describe('`001-002-004518273`'),
  accountId: text(40),
  lineId: id.describe('the service that the account is known by'),
  planName: orNull(text(120)).describe('as it was called in that period; null: as now'),
  issuedOn: day,
  periodStart: day,
  periodEnd: day,
  dueOn: day,
  taxableCents: signedCents,
  exemptCents: signedCents,
  taxCents: signedCents,
  totalCents: cents,
  state: one(['sent', 'paymentInProcess', 'settled', 'cancelled']).describe('`sent`: to be paid'),
  accessKey: orNull(
    z
      .string({ error: 'must be text' })
      .regex(receipts.keyShape, `must be of the shape ${receipts.keyShape.source}`),
  ).describe('as the tax authority has it'),
  documentReadyAt: orNull(instant).describe('null: nobody has the document'),
  paidAt: orNull(instant).describe('null while nothing has been paid'),
  dunningStage: orNull(one(['overdue', 'warned', 'suspended'])).describe(
    'how far its account has been reminded of it; null: not at all',
  ),
  dunningAt: instant
    .nullable()
    .optional()
    .describe(
      'when the operator’s clock reminds of it next; null: whoever issued it does. Left out: the morning after it was due, and after the load',
    ),
  suspendsOn: orNull(day).describe('on which lines are suspended for it, as their account was told'),
  items: list(
    record({
      code: text(40),
      description: text(300),
      quantity: whole(0, 1_000_000),
      unitPriceCents: signedCents,
      amountCents: signedCents.describe('without tax; less than nothing: a discount, or given back'),
      taxRatePercent: whole(0, 100),
      kind: orNull(one(billItemKindSchema.options)).describe(
        'what it charges for; null: known by its code and what it is called',
      ),
      serviceNumber: orNull(text(40)).describe(
        'of the line that it is about; null: of the account, or nobody says',
      ),
      chargedOn: orNull(day).describe('null: of the period as a whole'),
    }),
    2_000,
  ).describe('in the order in which they are printed'),
})
  .refine((b) => b.taxableCents + b.exemptCents + b.taxCents === b.totalCents, {
    path: ['totalCents'],
    error: 'must be the sum of taxableCents, exemptCents and taxCents',
  })
  .refine(
    (b) => b.items.reduce((sum, item) => sum + item.amountCents, 0) === b.taxableCents + b.exemptCents,
    {
      path: ['items'],
      error: 'must add up to taxableCents and exemptCents',
    },
  )
  .refine((b) => b.state !== 'paymentInProcess' || b.paidAt !== null, {
    path: ['paidAt'],
    error: 'must say when, where the state is paymentInProcess',
  })
  .refine((b) => b.periodStart <= b.periodEnd && b.issuedOn <= b.dueOn, {
    error: 'must not end before it begins, or be due before it is issued',
  });

const network = record({
  customerId: id,
  lineId: id.describe('of an internet service'),
  ssid: text(32),
  encryption: one(['WEP', 'WPA', 'WPA2', 'WPA3']),
  key: text(63).describe('as the equipment has it; it is stored encrypted'),
  appliesLater: flag.default(false).describe('its equipment takes a change when it next reports'),
}).refine((n) => n.encryption !== 'WEP' || isAllowedWifiKey(n.key, 'WEP'), {
  path: ['key'],
  error: 'must have 13 digits for WEP',
});

const sim = record({
  customerId: id,
  lineId: id.describe('of a mobile line'),
  iccid: z.string({ error: 'must be text' }).regex(/^\d{18,20}$/, 'must be 18 to 20 digits'),
  puk: z
    .string({ error: 'must be text' })
    .regex(/^\d{8}$/, 'must be 8 digits')
    .describe('it is stored encrypted'),
  imei: z
    .string({ error: 'must be text' })
    .regex(/^\d{14,16}$/, 'must be 14 to 16 digits')
    .nullable()
    .default(null)
    .describe('of the equipment in which it was seen last'),
});

/** In the order in which they refer to each other. */
export const shapes = {
  plans: plan,
  offerings: offering,
  ...facts,
  customers: customer,
  accounts: account,
  lines: line,
  bills: bill,
  networks: network,
  sims: sim,
};

export type Kind = keyof typeof shapes;
export type Shaped<K extends Kind> = z.output<(typeof shapes)[K]>;
export const kinds = Object.keys(shapes) as Kind[];
export const fileOf = (kind: Kind) => `${kind}.ndjson`;
