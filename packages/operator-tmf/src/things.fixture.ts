// What operators know of, made up: customers, lines, bills and the rest.
import { operatorIdSchema } from '@portal/contract/common';
import type { ServiceContract } from '@portal/operator-ports/agreements';
import type { NewAnchor } from '@portal/operator-ports/anchors';
import type { Visit, VisitSlot } from '@portal/operator-ports/appointments';
import type { PrepaidBalance, Topup } from '@portal/operator-ports/balance';
import type {
  AmountDue,
  Bill,
  BilledService,
  BillForecast,
  BillItem,
  InvoiceCharge,
} from '@portal/operator-ports/billing';
import type { Allowance, PackageOffering, Plan } from '@portal/operator-ports/catalogue';
import type { Claim, ClaimedCharge, ClaimFileContent } from '@portal/operator-ports/claims';
import type { LineRef } from '@portal/operator-ports/common';
import type { Correction, NewCorrection } from '@portal/operator-ports/corrections';
import type { Account, Customer } from '@portal/operator-ports/customers';
import type { Exit, ExitQuote } from '@portal/operator-ports/exits';
import type { CustomerLine, Line } from '@portal/operator-ports/inventory';
import type { WifiChange, WifiNetwork } from '@portal/operator-ports/network';
import type { PlanOrder } from '@portal/operator-ports/ordering';
import type { ServiceProblem, ServiceTest } from '@portal/operator-ports/service-problems';
import type { Sim } from '@portal/operator-ports/sims';
import type { Talk } from '@portal/operator-ports/talks';
import type { NewTheft, Theft } from '@portal/operator-ports/thefts';
import type { ThirdPartyService } from '@portal/operator-ports/third-party';
import type { Ticket } from '@portal/operator-ports/tickets';
import type { Bucket, NewSpendingControl, SpendingControl, UsageRecord } from '@portal/operator-ports/usage';
import fc from 'fast-check';

export const text = fc.string({ unit: 'grapheme', maxLength: 30 });
export const id = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((it) => operatorIdSchema.safeParse(it).success);
export const cents = fc.integer({ min: 0, max: 99_999_999 });
export const figure = fc.nat({ max: 1_000_000 });
export const instant = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
});
export const day = instant.map((it) => it.toISOString().slice(0, 10));
export const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
export const among = <const T extends string>(...words: T[]) => fc.constantFrom(...words);
export const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 3 });

const lineRef: fc.Arbitrary<LineRef> = fc.record({
  customerId: id,
  lineId: id,
  accountId: id,
  serviceNumber: id,
  kind: among('Postpaid', 'Prepaid', 'Fixed'),
});
/** Several customers' in one list, and as a rule one customer's. */
export const lines = fc.uniqueArray(lineRef, {
  minLength: 1,
  maxLength: 4,
  selector: ({ lineId }) => lineId,
});
export const mobileLines = lines.map((all) => all.map((line): LineRef => ({ ...line, kind: 'Postpaid' })));
export const window = fc.record({ offset: figure, limit: fc.integer({ min: 1, max: 5_000 }) });

/** Things that are of some of these lines, as answers are. */
export const of = <T extends object>(thing: fc.Arbitrary<T>, all: readonly object[]): fc.Arbitrary<T[]> =>
  some(
    fc.tuple(thing, fc.constantFrom(...all)).map(([it, place]) => {
      const own = Object.entries(place).filter(([name]) => Object.hasOwn(it, name));
      return { ...it, ...Object.fromEntries(own) };
    }),
  );
export const oneOf = <T extends object>(thing: fc.Arbitrary<T>, all: readonly object[]) =>
  of(thing, all)
    .filter((it) => it.length > 0)
    .map(([it]) => it as T);

export const place = { customerId: id, lineId: id };
export const documentType = among('CED', 'RUC', 'PAS');
const unit = among('MB', 'MIN', 'SMS');
const serviceType = fc.integer({ min: 1, max: 8 });

export const account: fc.Arbitrary<Account> = fc.record({
  customerId: id,
  accountId: id,
  kind: among('Postpaid', 'Prepaid', 'Fixed'),
  cycle: orNull(fc.record({ startsOn: day, endsOn: day })),
});
export const customer: fc.Arbitrary<Customer> = fc.record({
  customerId: id,
  kind: among('person', 'company'),
  name: text,
  documentType,
  documentNumber: id,
  documentIssuedOn: orNull(day),
  bornOn: orNull(day),
  email: orNull(text),
  address: text,
});
export const line: fc.Arbitrary<Line> = fc.record({
  customerId: id,
  lineId: id,
  accountId: id,
  serviceNumber: id,
  kind: among('Postpaid', 'Prepaid', 'Fixed'),
  serviceType,
  status: among('A', 'S', 'I', 'P', 'R'),
  isCorporate: fc.boolean(),
  activatedOn: day,
  planCode: id,
  planName: text,
  planDescription: text,
  hasFreeVideo: fc.boolean(),
  monthlyFeeCents: cents,
  address: orNull(text),
  downloadMbps: orNull(figure),
  uploadMbps: orNull(figure),
  channelCount: orNull(figure),
  audioCount: orNull(figure),
});
export const customerLine: fc.Arbitrary<CustomerLine> = fc.record({
  customerId: id,
  lineId: id,
  accountId: id,
  serviceNumber: id,
  isCorporate: fc.boolean(),
});
export const bucket: fc.Arbitrary<Bucket> = fc.record({
  ...place,
  bucketId: id,
  name: text,
  usageType: text,
  unit,
  source: among('plan', 'package', 'bonus'),
  isUnlimited: fc.boolean(),
  included: figure,
  consumed: figure,
  validFrom: instant,
  validUntil: instant,
  updatedAt: instant,
});
export const usageRecord: fc.Arbitrary<UsageRecord> = fc.record({
  recordId: id,
  serviceNumber: id,
  usageType: among('voz', 'internet', 'sms'),
  startedAt: instant,
  destination: text,
  quantity: figure,
  amountCents: orNull(cents),
});
export const balance: fc.Arbitrary<PrepaidBalance> = fc.record({
  ...place,
  name: text,
  amountCents: cents,
  validUntil: orNull(instant),
  updatedAt: instant,
});
export const topup: fc.Arbitrary<Topup> = fc.record({
  ...place,
  paymentId: id,
  amountCents: cents,
  balanceCents: cents,
  method: among('card', 'invoice'),
  channel: among('portal', 'frame'),
  creditedAt: instant,
});
export const due: fc.Arbitrary<AmountDue> = fc.record({ accountId: id, totalCents: cents, dueOn: day });
export const bill: fc.Arbitrary<Bill> = fc.record({
  ...place,
  accountId: id,
  billNo: id,
  serviceNumber: id,
  serviceType,
  planCode: id,
  planName: text,
  issuedOn: day,
  periodStart: day,
  periodEnd: day,
  dueOn: day,
  taxableCents: cents,
  exemptCents: cents,
  taxCents: cents,
  totalCents: cents,
  claimedCents: cents,
  withheldCents: cents,
  state: among('sent', 'paymentInProcess', 'settled', 'cancelled'),
  accessKey: orNull(id),
  documentReadyAt: orNull(instant),
  isDocumentReady: fc.boolean(),
  paymentId: orNull(id),
  paidAt: orNull(instant),
});
export const billItem: fc.Arbitrary<BillItem> = fc.record({
  customerId: id,
  billNo: id,
  position: figure,
  kind: among(
    ...(['plan', 'proration', 'package', 'recharge', 'internationalCall', 'use'] as const),
    ...(['thirdParty', 'device', 'discount', 'credit', 'other'] as const),
  ),
  code: text,
  description: text,
  quantity: figure,
  unitPriceCents: cents,
  amountCents: fc
    .oneof(
      cents,
      cents.map((amount) => -amount),
    )
    .map((amount) => amount || 0),
  taxRatePercent: fc.nat({ max: 100 }),
  serviceNumber: orNull(id),
  chargedOn: orNull(day),
  chargeId: orNull(id),
});
export const billForecast: fc.Arbitrary<BillForecast> = fc.record({
  customerId: id,
  lineId: id,
  running: orNull(fc.record({ issuedOn: day, totalCents: cents })),
  planned: fc.record({
    issuedOn: day,
    totals: some(fc.record({ planCode: id, totalCents: cents })),
  }),
});
export const billedService: fc.Arbitrary<BilledService> = fc.record({
  lineId: id,
  serviceNumber: id,
  serviceType,
  planName: text,
});
export const charge: fc.Arbitrary<InvoiceCharge> = fc.record({
  ...place,
  accountId: id,
  chargeId: id,
  serviceNumber: id,
  code: text,
  description: text,
  amountCents: cents,
  taxCents: cents,
  taxRatePercent: fc.nat({ max: 100 }),
  chargedAt: instant,
  billNo: orNull(id),
});
export const allowance: fc.Arbitrary<Allowance> = fc.record({
  name: text,
  usageType: text,
  unit,
  included: orNull(figure),
});
export const packageOffering: fc.Arbitrary<PackageOffering> = fc.record({
  offeringId: id,
  type: among('INTERNET', 'VOZ', 'SMS', 'ROAMING'),
  name: text,
  description: text,
  validityDays: figure,
  allowances: some(allowance),
  priceCents: cents,
  characteristics: some(fc.record({ name: text, value: text, unit: text })),
  terms: some(fc.record({ name: text, description: text })),
  lineKinds: some(among('Postpaid', 'Prepaid')),
  updatedAt: instant,
});
export const plan: fc.Arbitrary<Plan> = fc.record({
  planCode: id,
  kind: among('Postpaid', 'Prepaid', 'Fixed'),
  name: text,
  description: text,
  huaweiCode: text,
  priceCents: cents,
  features: some(
    fc.record({ nombre: text, valor: text, clave: text, principal: fc.nat({ max: 9 }), formato: text }),
  ),
});
export const planOrder: fc.Arbitrary<PlanOrder> = fc.record({
  ...place,
  orderId: id,
  serviceNumber: id,
  fromPlanCode: id,
  fromPlanName: text,
  toPlanCode: id,
  toPlanName: text,
  priceCents: cents,
  status: among('pending', 'completed', 'failed', 'cancelled'),
  orderedAt: instant,
  effectiveAt: instant,
  endedAt: orNull(instant),
});
export const wifiChange: fc.Arbitrary<WifiChange> = fc.record({
  ...place,
  changeId: id,
  serviceNumber: id,
  status: among('pending', 'done', 'failed'),
  requestedAt: instant,
});
export const wifi = (whose: object): fc.Arbitrary<WifiNetwork> =>
  fc.record({
    ssid: text,
    encryption: among('WEP', 'WPA', 'WPA2', 'WPA3'),
    key: text,
    pending: orNull(wifiChange.map((it) => ({ ...it, ...whose }))),
  });
export const sim: fc.Arbitrary<Sim> = fc.record({
  ...place,
  iccid: id,
  puk: id,
  imei: orNull(id),
  lockOffAt: orNull(instant),
});
export const exitQuote: fc.Arbitrary<ExitQuote> = fc.record({
  ...place,
  endsOn: day,
  costCents: cents,
  equipment: some(fc.record({ id, name: text })),
});
export const exit: fc.Arbitrary<Exit> = fc
  .record({
    accountId: id,
    orderId: id,
    serviceNumber: id,
    status: among('pending', 'completed', 'cancelled'),
    orderedAt: instant,
    endedAt: orNull(instant),
    equipmentReturnedAt: orNull(instant),
  })
  .chain((it) => exitQuote.map((quote) => ({ ...quote, ...it })));
export const newTheft: fc.Arbitrary<NewTheft> = fc.record({
  ...place,
  theftId: id,
  cause: among('theft', 'loss'),
  reportedAt: instant,
});
export const theft: fc.Arbitrary<Theft> = fc
  .record({
    serviceNumber: id,
    imei: orNull(id),
    suspendedAt: orNull(instant),
    equipmentBlockedAt: orNull(instant),
    undoneAt: orNull(instant),
  })
  .chain((it) => newTheft.map((of) => ({ ...of, ...it })));
export const thirdPartyService: fc.Arbitrary<ThirdPartyService> = fc.record({
  ...place,
  productId: id,
  code: id,
  name: text,
  provider: text,
  priceCents: cents,
  startedAt: instant,
  endedAt: orNull(instant),
  consent: fc.record({ channel: among('sms', 'web', 'call', 'unknown'), proof: text }),
});
export const newCorrection: fc.Arbitrary<NewCorrection> = fc.record({
  customerId: id,
  correctionId: id,
  field: among('name', 'document', 'birthDate', 'address', 'email'),
  wanted: text,
});
export const correction: fc.Arbitrary<Omit<Correction, keyof NewCorrection>> = fc.record({
  status: among('inProgress', 'done', 'rejected'),
  answer: orNull(text),
  askedAt: instant,
  decidedAt: orNull(instant),
});
export const newAnchor: fc.Arbitrary<NewAnchor> = fc.record({
  chainId: id,
  position: fc.integer({ min: 1, max: 10_000 }),
  hash: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex')),
});

export const serviceContract: fc.Arbitrary<ServiceContract> = fc.record({
  ...place,
  contractId: id,
  subject: text,
  amountCents: orNull(cents),
  acceptedAt: instant,
  channel: among('store', 'phone', 'web', 'sms', 'visit', 'unknown'),
  proof: text,
  text,
});
export const claimedCharge: fc.Arbitrary<ClaimedCharge> = fc.record({
  kind: among('billLine', 'payment', 'thirdParty', 'service'),
  id,
  billNo: orNull(id),
});
const claimFile = { name: text, mimeType: among('image/jpeg', 'application/pdf'), size: figure };
export const newFile = fc.record({ ...claimFile, content: fc.uint8Array({ maxLength: 40 }) });
export const fileContent: fc.Arbitrary<ClaimFileContent> = fc
  .record({ fileId: id, ...claimFile, content: fc.uint8Array({ maxLength: 40 }) })
  .map((it) => ({ ...it, size: it.content.length }));
export const claimReason = among('notOrdered', 'wrongAmount', 'notProvided', 'chargedTwice', 'other');
export const claimStatus = among('acknowledged', 'inProgress', 'resolved');
export const talkNote = { author: among('customer', 'assistant', 'operator'), text, writtenAt: instant };
export const talk: fc.Arbitrary<Talk> = fc.record({
  authorId: id,
  talkId: id,
  customerId: orNull(id),
  status: among('waiting', 'answered', 'read'),
  createdAt: instant,
  updatedAt: instant,
  expectedAt: orNull(instant),
  messages: fc.array(fc.record({ messageId: id, ...talkNote }), { minLength: 1, maxLength: 3 }),
});
export const claim: fc.Arbitrary<Claim> = fc.record({
  ...place,
  accountId: id,
  claimId: id,
  serviceNumber: id,
  authorId: id,
  charge: claimedCharge,
  billLine: orNull(fc.record({ billNo: id, position: figure })),
  chargeName: text,
  reason: claimReason,
  description: text,
  amountCents: cents,
  isWithheld: fc.boolean(),
  status: claimStatus,
  resolution: orNull(among('inFavor', 'partial', 'rejected')),
  creditCents: cents,
  creditBillNo: orNull(id),
  createdAt: instant,
  updatedAt: instant,
  expectedAt: instant,
  steps: fc.array(fc.record({ status: claimStatus, changedAt: instant }), { minLength: 1, maxLength: 3 }),
  notes: some(fc.record({ noteId: id, author: among('customer', 'operator'), text, writtenAt: instant })),
  files: some(fc.record({ fileId: id, ...claimFile })),
});
export const repairStatus = among('EQUIPO_CAC', 'INF_TECNICO', 'REPARADO', 'ENTREGA_CLIENTE');
export const ticket: fc.Arbitrary<Ticket> = fc.record({
  customerId: id,
  ticketId: id,
  lineId: orNull(id),
  documentType,
  documentNumber: id,
  status: repairStatus,
  description: text,
  brand: text,
  model: text,
  imei: text,
  deviceDetail: text,
  channelId: text,
  channelName: text,
  prices: some(fc.record({ name: text, amountCents: cents })),
  decision: orNull(among('accepted', 'rejected')),
  createdAt: instant,
  updatedAt: instant,
  expectedAt: instant,
  steps: fc.array(
    fc.record({
      position: figure,
      status: repairStatus,
      name: text,
      description: text,
      reason: text,
      needsApproval: fc.boolean(),
      changedAt: instant,
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
const alerts = some(
  fc.record({
    usageType: among('voz', 'internet', 'sms'),
    percents: fc.array(fc.integer({ min: 1, max: 100 })),
  }),
);
const newCap = { amountCents: cents, action: among('stop', 'slow', 'none') };
const cap = fc.record({ ...newCap, spentCents: cents, reachedAt: orNull(instant) });
export const spendingControl: fc.Arbitrary<SpendingControl> = fc.record({
  ...place,
  alerts,
  caps: orNull(fc.record({ plan: cap, roaming: cap })),
});
export const newSpendingControl: fc.Arbitrary<NewSpendingControl> = fc.record({
  alerts,
  caps: orNull(fc.record({ plan: fc.record(newCap), roaming: fc.record(newCap) })),
});

export const serviceProblem: fc.Arbitrary<ServiceProblem> = fc.record({
  ...place,
  problemId: id,
  serviceNumber: id,
  category: among('outage', 'degradation', 'maintenance'),
  reason: text,
  status: among('inProgress', 'resolved'),
  startedAt: instant,
  expectedEndAt: orNull(instant),
  nextUpdateAt: orNull(instant),
  resolvedAt: orNull(instant),
  credit: orNull(
    fc.record({ amountCents: cents, state: among('estimated', 'granted'), terms: text, billNo: orNull(id) }),
  ),
});
export const serviceTest: fc.Arbitrary<ServiceTest> = fc.record({
  ...place,
  answers: fc.boolean(),
  testedAt: instant,
});

export const visitSlot: fc.Arbitrary<VisitSlot> = fc.record({ slotId: id, from: instant, until: instant });
export const visit: fc.Arbitrary<Visit> = fc.record({
  ...place,
  visitId: id,
  serviceNumber: id,
  status: among('pending', 'confirmed', 'cancelled'),
  slot: visitSlot,
  wantedSlot: orNull(visitSlot),
  description: text,
  place: text,
  queuePosition: orNull(figure),
  outcome: orNull(among('done', 'missed')),
  credit: orNull(fc.record({ amountCents: cents, terms: text, billNo: orNull(id) })),
  requestedAt: instant,
});
