// One question and its answer for every call, as docs/upstream shows them to an operator: made of the calls' own
// fields, with what is written here in place of values that have no example of their own.
import { exampleDocument, exampleNumber } from '@portal/market/demo';
import { moneyWords } from '@portal/market/words';
import type { Fields } from '@portal/operator-ports/noun';
import { z } from 'zod';
import type { AnyCall, Maker } from './call.ts';
import { type FamilyName, ofEveryCall } from './families.ts';

// Things of a shape: one to be shown, or any, by what makes the values that have no shape of their own.

export interface Values<Made> {
  /** Text, a number, a moment, bytes; the name is that of the field. */
  value(schema: z.ZodType, name: string): Made;
  one(words: readonly unknown[], name: string): Made;
  list(item: Made, least: number): Made;
  tuple(items: Made[]): Made;
  record(fields: Record<string, Made>, optional: readonly string[]): Made;
  /** It, or what stands for it when it is absent. */
  orElse(made: Made, absent: unknown, name: string): Made;
}

/** @param name of the field; of a list's, its things are called without the last letter */
export function madeUp<Made>(schema: z.ZodType, values: Values<Made>, name = ''): Made {
  const make = (inner: unknown, as = name): Made => madeUp(inner as z.ZodType, values, as);
  if ('fields' in schema) return thing(schema.fields as Fields, values);
  if (schema instanceof z.ZodCodec) {
    const words = schema.in instanceof z.ZodUnion && schema.out instanceof z.ZodArray;
    return words
      ? values.list(make(itemOf(schema.out as z.ZodType), name.replace(/s$/, '')), 1)
      : make(schema.out);
  }
  if (schema instanceof z.ZodEnum) return values.one(schema.options, name);
  if (schema instanceof z.ZodLiteral) return values.one([...schema.values], name);
  if (schema instanceof z.ZodNullable) return values.orElse(make(schema.unwrap()), null, name);
  if (schema instanceof z.ZodArray)
    return values.list(make(schema.element, name.replace(/s$/, '')), leastOf(schema));
  if (schema instanceof z.ZodTuple) return values.tuple(schema.def.items.map((item) => make(item)));
  if (!(schema instanceof z.ZodObject)) return values.value(schema, name);
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  return values.record(
    Object.fromEntries(
      fields.map(([own, inner]) => [own, make(inner instanceof z.ZodOptional ? inner.unwrap() : inner, own)]),
    ),
    fields.flatMap(([own, inner]) => (inner instanceof z.ZodOptional ? [own] : [])),
  );
}

function thing<Made>(fields: Fields, values: Values<Made>): Made {
  const made = Object.entries(fields).map(([name, { schema, absent }]): [string, Made] => {
    const one = madeUp(schema, values, name);
    return [name, absent ? values.orElse(one, absent.is, name) : one];
  });
  const optional = Object.entries(fields).flatMap(([name, { presence }]) =>
    presence === 'optional' ? [name] : [],
  );
  return values.record(Object.fromEntries(made), optional);
}

const itemOf = (schema: z.ZodType) => (schema as z.ZodArray).element as z.ZodType;
const leastOf = (schema: z.ZodArray): number =>
  (z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as { minItems?: number }).minItems ?? 0;

/** What the portal does for as long as the family does not answer. */
export const unanswered: Record<FamilyName, string> = {
  customers:
    'Accounts are shown with the cycle that was told last, or without; nobody can prove to be a customer by their document; bills are made out to nobody, so none is downloaded.',
  inventory:
    'Lines are shown as they were told last, with the hour; where nothing was, home says that the services could not be had and offers to ask again; bills, records and repairs can be had by their own calls. No line can be associated, and nothing is sold.',
  usage:
    'What is left is shown as it was told last, with the hour, or is unknown; the service record, alerts and caps are unknown; everything else works.',
  balance:
    'The balance is unknown; recharges and purchases with the balance are refused before anything is charged.',
  billing:
    'Bills and what is owed are unknown. No payment of a bill begins; one that was charged is confirmed as soon as the family answers, or refunded when the bill is no longer payable.',
  documents: 'No invoice can be downloaded.',
  catalogue:
    'Packages and plans are shown as they were told last, with the hour, or not at all; none is sold.',
  ordering:
    'Orders are unknown and none is taken. A package that was paid is delivered as soon as the family answers.',
  network:
    'The Wi-Fi and who is on it are unknown, and neither its key, its devices nor its network of guests can be changed; the router is not started anew, and no speed is measured. Problems are unknown: pages go on without them, and a home cannot be tested.',
  tickets:
    'Repairs are unknown, and their cost cannot be decided on. Claims are unknown, and none can be filed; bills are shown without them. What was written to people cannot be read, and nothing is sent to them. Visits and turns at an office are unknown, and none is booked, moved or cancelled.',
};

const at = (day: number, hour: number) => new Date(Date.UTC(2026, 4, day, hour + 5));
const uuid = (last: number) => `0197a1b2-0000-7000-8000-00000000000${last}`;

/** By the names of fields. */
const shownAs: Readonly<Record<string, unknown>> = {
  accountId: '8.100001',
  amountCents: 300,
  arrangementId: uuid(8),
  appointmentId: 'TUR-260513-9M2XKP',
  placeId: 'CAC-1',
  authorId: 'U-5',
  billNo: '001-002-000000123',
  chainId: '9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e',
  changeId: uuid(3),
  chargeId: uuid(1),
  claimId: 'RCL-260513-7K3M9Q',
  code: '7K3M-9QXW-2BDF-PT5H',
  contractId: 'CT-88012',
  correctionId: uuid(4),
  customerId: 'C-1001',
  deviceId: 'D-1',
  fileId: '1',
  hash: '7d'.repeat(32),
  issuedFrom: '2025-12-01',
  key: uuid(6),
  lineId: 'L-1',
  messageId: '1',
  noteId: uuid(7),
  number: exampleDocument,
  offeringId: 'P1GB',
  orderId: uuid(2),
  paymentId: uuid(1),
  planCode: 'AX1',
  planName: 'Conexión 15',
  problemId: 'RED-260513-4H8KQ2',
  productId: 'T-77',
  recordId: 'R-1',
  serviceNumber: exampleNumber,
  isBlocked: true,
  slotId: '2026-05-14T13:00:00.000Z',
  status: 'A',
  stepId: '1',
  talkId: 'CHT-260513-7K3M9Q',
  terms: `Si nadie llega, te devolvemos ${moneyWords(200)}.`,
  theftId: 'ROB-260513-7K3M9Q',
  ticketId: 'TRK-1001',
  url: 'https://portal.example/ec/verificar?code=7K3M-9QXW-2BDF-PT5H',
  visitId: 'VIS-260513-9M2XKP',
  // Civil dates and moments.
  activatedOn: '2021-03-15',
  dueOn: '2026-05-17',
  endsOn: '2026-05-31',
  from: at(14, 8),
  issuedOn: '2026-05-02',
  issuedTo: '2026-05-31',
  periodEnd: '2026-04-30',
  periodStart: '2026-04-01',
  startsOn: '2026-05-01',
  until: at(14, 12),
  effectiveAt: at(31, 24),
  expectedAt: at(20, 10),
  expectedEndAt: at(13, 18),
  nextUpdateAt: at(13, 12),
  startedAt: at(13, 9),
  validFrom: at(1, 0),
  validUntil: at(31, 24),
  // Figures.
  audioCount: 12,
  balanceCents: 450,
  channelCount: 80,
  consumed: 5_120,
  costCents: 0,
  downloadMbps: 200,
  exemptCents: 0,
  included: 15_360,
  internet: 5_120,
  limit: 10,
  monthlyFeeCents: 1_680,
  offset: 0,
  percent: 70,
  priceCents: 1_680,
  acceptedCents: 3_500,
  spentCents: 210,
  taxableCents: 1_599,
  taxCents: 240,
  taxRatePercent: 15,
  totalCents: 1_839,
  unitPriceCents: 300,
  uploadMbps: 100,
  validityDays: 7,
  voz: 64,
  sms: 3,
};

/** What the things that are shown do not have. */
const notShown = new Set(
  'answer arrangedCents blockedAt claimedCents creditBillNo creditCents decidedAt decision endedAt equipmentReturnedAt outcome paidAt queuePosition reachedAt resolution resolvedAt undoneAt wantedSlot withheldCents'.split(
    ' ',
  ),
);

const day = '2026-05-12';
const moment = at(13, 10);

/** Those of the fields, or by what kind they are. */
const examplesOf: Values<unknown> = {
  value(schema, name) {
    const [own] = (schema.meta()?.examples ?? []) as unknown[];
    if (own !== undefined) return own;
    const shown = shownAs[name];
    const fits = schema.safeParse(shown);
    if (shown !== undefined && fits.success) return shown;
    if (schema instanceof z.ZodDate) return moment;
    if (schema instanceof z.ZodISODate) return day;
    if (schema instanceof z.ZodNumber) return 1;
    if (schema instanceof z.ZodBoolean) return !/^(is|has)/.test(name);
    if (schema instanceof z.ZodString || schema instanceof z.ZodURL) return name;
    return new Uint8Array([255, 216, 255]);
  },
  one: (words, name) => words.find((word) => word === shownAs[name]) ?? words[0],
  list: (item) => [item],
  tuple: (items) => items,
  record: (fields) => fields,
  orElse: (made, absent, name) => (notShown.has(name) ? absent : made),
};

interface Example {
  args: readonly unknown[];
  result: unknown;
}

/** Things about what was asked for. */
const shownAbout = (places: readonly object[]): Maker<unknown> => {
  const [place = {}] = places;
  const thing = (schema: z.ZodType) => aboutPlace(madeUp(schema, examplesOf), place);
  return {
    thing,
    list: (schema) => [thing(schema)],
    record: (fields) => fields,
    either: (first) => first,
    just: (value) => value,
    map: (made, change) => change(made as never),
  };
};

/** Of what the place names, the thing and what it holds say the same. */
export function aboutPlace(thing: unknown, place: object): unknown {
  if (Array.isArray(thing)) return thing.map((each) => aboutPlace(each, place));
  if (thing === null || typeof thing !== 'object' || Object.getPrototypeOf(thing) !== Object.prototype)
    return thing;
  return Object.fromEntries(
    Object.entries(thing).map(([name, value]) => [
      name,
      Object.hasOwn(place, name) ? Reflect.get(place, name) : aboutPlace(value, place),
    ]),
  );
}

function exampleOf(call: AnyCall): Example {
  const args: unknown[] = call.args.map(({ schema, name }: AnyCall['args'][number]) =>
    madeUp(schema, examplesOf, name),
  );
  return { args, result: call.answer.made(shownAbout(call.about?.(...args) ?? [])) };
}

export const examples = ofEveryCall(exampleOf);
