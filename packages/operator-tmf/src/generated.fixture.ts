// Questions and answers of every operation, made up: for whatever must hold for all of them.
import type { LineRef } from '@portal/operator-ports/common';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import { canonicalTicket } from '@portal/operator-ports/tickets';
import fc from 'fast-check';
import type { FamilyName } from './families.ts';
import {
  account,
  allowance,
  among,
  balance,
  bill,
  billedService,
  billForecast,
  billItem,
  bucket,
  cents,
  charge,
  claim,
  claimedCharge,
  claimReason,
  claimStatus,
  correction,
  customer,
  customerLine,
  day,
  documentType,
  due,
  exit,
  exitQuote,
  figure,
  fileContent,
  id,
  instant,
  line,
  lines,
  mobileLines,
  newAnchor,
  newCorrection,
  newFile,
  newSpendingControl,
  newTheft,
  of,
  oneOf,
  orNull,
  packageOffering,
  place,
  plan,
  planOrder,
  repairStatus,
  serviceContract,
  serviceProblem,
  serviceTest,
  sim,
  some,
  spendingControl,
  talk,
  talkNote,
  text,
  theft,
  thirdPartyService,
  ticket,
  topup,
  usageRecord,
  visit,
  visitSlot,
  wifi,
  wifiChange,
  window,
} from './things.fixture.ts';

export interface Exchange {
  args: unknown[];
  result: unknown;
}

type Operations<Port> = {
  [Name in keyof Port as Port[Name] extends (...args: never[]) => Promise<unknown>
    ? Name
    : never]?: Port[Name] extends (...args: infer Args) => Promise<infer Result>
    ? fc.Arbitrary<{ args: Args; result: Result }>
    : never;
};

const refused = <const Code extends string>(...codes: Code[]) => fc.record({ refused: among(...codes) });
const placeOf = ({ customerId, lineId }: LineRef) => ({ customerId, lineId });
const places = lines.map((all) => all.map(placeOf));
const range = fc.record({ from: day, to: day });
const spending = fc.record({ customerId: id, serviceNumber: id, paymentId: id });
const chargeKey = fc.record({ customerId: id, accountId: id, chargeId: id });
const billKey = fc.record({ customerId: id, billNo: id });
const theftKey = fc.record({ customerId: id, theftId: id });
const claimKey = fc.record({ customerId: id, claimId: id });
const talkKey = fc.record({ authorId: id, talkId: id });
const visitKey = fc.record({ customerId: id, visitId: id });
const changedVisit = (whose: { customerId: string; visitId: string }) =>
  fc.oneof(
    visit.map((it) => ({ ...it, ...whose })),
    refused('slotTaken', 'tooLate'),
    fc.constant(null),
  );
const blocked = fc.record({ blockedAt: orNull(instant) });

type At<Args extends readonly unknown[], Index extends 0 | 1> = NoInfer<Args>[Index];

/** Arguments, then a result that fits them. */
function exchange<Args extends readonly unknown[], Result>(
  args: fc.Arbitrary<Args>,
  result: (first: At<Args, 0>, second: At<Args, 1>) => fc.Arbitrary<Result>,
): fc.Arbitrary<{ args: Args; result: Result }> {
  return args.chain((given) =>
    result(given[0] as At<Args, 0>, given[1] as At<Args, 1>).map((found) => ({ args: given, result: found })),
  );
}

const optional = <T extends Record<string, fc.Arbitrary<unknown>>>(model: T) =>
  fc.record(model, { requiredKeys: [] }) as fc.Arbitrary<{
    [K in keyof T]?: T[K] extends fc.Arbitrary<infer V> ? V : never;
  }>;
const fileThatBegins = (words: string) =>
  fc
    .uint8Array({ maxLength: 40 })
    .map((bytes) => new Uint8Array([...new TextEncoder().encode(words), ...bytes]));
const ids = fc.array(id, { minLength: 1, maxLength: 3 });

export const generated: { [Name in FamilyName]: Operations<OperatorPorts[Name]> } = {
  customers: {
    accounts: exchange(
      fc.tuple(lines.map((all) => all.map(({ customerId, accountId }) => ({ customerId, accountId })))),
      (places) => of(account, places),
    ),
    askCorrection: exchange(fc.tuple(newCorrection), (wanted) =>
      orNull(correction.map((it) => ({ ...it, ...wanted }))),
    ),
    keepAnchors: exchange(fc.tuple(fc.array(newAnchor, { minLength: 1, maxLength: 3 })), (told) =>
      fc
        .constant(told)
        .chain((all) => fc.subarray(all.map((each) => ({ ...each, anchoredAt: new Date(0) })))),
    ),
    anchors: exchange(fc.tuple(ids), (chainIds) =>
      fc.array(
        fc.tuple(newAnchor, instant, fc.constantFrom(...chainIds)).map(([it, anchoredAt, chainId]) => ({
          ...it,
          anchoredAt,
          chainId,
        })),
        { maxLength: 3 },
      ),
    ),
    contracts: exchange(fc.tuple(places), (all) => of(serviceContract, all)),
    customer: exchange(fc.tuple(id), (customerId) => orNull(customer.map((it) => ({ ...it, customerId })))),
    customerByDocument: exchange(fc.tuple(documentType, id), (type, number) =>
      orNull(customer.map((it) => ({ ...it, documentType: type, documentNumber: number }))),
    ),
    withDocument: exchange(
      fc.tuple(ids, fc.record({ type: fc.option(documentType, { nil: undefined }), number: id })),
      (all) => fc.subarray(all),
    ),
  },
  inventory: {
    sim: exchange(fc.tuple(fc.record(place)), (whose) => orNull(sim.map((it) => ({ ...it, ...whose })))),
    lockSim: exchange(fc.tuple(fc.record(place), orNull(instant)), (whose) =>
      orNull(sim.map((it) => ({ ...it, ...whose }))),
    ),
    thirdPartyServices: exchange(fc.tuple(places), (all) => of(thirdPartyService, all)),
    endThirdParty: exchange(fc.tuple(fc.record(place), id), (whose, productId) =>
      orNull(thirdPartyService.map((it) => ({ ...it, ...whose, productId }))),
    ),
    thirdPartyBlock: exchange(fc.tuple(fc.record(place)), () => blocked),
    blockThirdParty: exchange(fc.tuple(fc.record(place), fc.boolean()), () => blocked),
    list: exchange(fc.tuple(places), (places) => of(line, places)),
    findByNumber: exchange(fc.tuple(id), (serviceNumber) =>
      orNull(line.map((it) => ({ ...it, serviceNumber }))),
    ),
    listHome: exchange(fc.tuple(id), (customerId) => of(line, [{ customerId }])),
    linesOf: exchange(fc.tuple(ids), (all) =>
      of(
        customerLine,
        all.map((customerId) => ({ customerId })),
      ),
    ),
  },
  usage: {
    buckets: exchange(fc.tuple(mobileLines), (all) => of(bucket, all.map(placeOf))),
    records: exchange(
      fc.tuple(
        places,
        fc.record({
          range,
          types: fc.uniqueArray(among('voz', 'internet', 'sms'), { minLength: 1 }),
          oldestFirst: fc.boolean(),
          offset: figure,
          limit: figure,
        }),
      ),
      () =>
        fc.record({
          records: some(usageRecord),
          total: figure,
          quantity: figure,
          amountCents: orNull(cents),
        }),
    ),
    record: exchange(fc.tuple(places, id, day), (_all, recordId) =>
      orNull(usageRecord.map((it) => ({ ...it, recordId }))),
    ),
    dailyUse: exchange(fc.tuple(fc.record(place), among('voz', 'internet', 'sms'), range), () =>
      some(fc.record({ day, records: figure, quantity: figure })),
    ),
    usedBetween: exchange(fc.tuple(id, ids, range), () =>
      fc.record({ voz: figure, internet: figure, sms: figure }),
    ),
    spendingControl: exchange(fc.tuple(fc.record(place)), (whose) =>
      orNull(spendingControl.map((it) => ({ ...it, ...whose }))),
    ),
    controlSpending: exchange(fc.tuple(fc.record(place), newSpendingControl), (whose) =>
      orNull(spendingControl.map((it) => ({ ...it, ...whose }))),
    ),
  },
  balance: {
    list: exchange(fc.tuple(mobileLines), (all) => of(balance, all.map(placeOf))),
    topups: exchange(
      fc.tuple(
        lines,
        fc.tuple(window, optional({ paymentIds: ids })).map(([a, b]) => ({ ...a, ...b })),
      ),
      (all) => fc.record({ topups: of(topup, all.map(placeOf)), total: figure }),
    ),
    topUp: exchange(
      fc.tuple(
        fc.record({
          customerId: id,
          serviceNumber: id,
          paymentId: id,
          amountCents: cents,
          method: among('card', 'invoice'),
          channel: among('portal', 'frame'),
          creditedAt: instant,
        }),
      ),
      () => fc.boolean(),
    ),
    spend: exchange(fc.tuple(spending, cents), () => fc.boolean()),
    hasSpent: exchange(fc.tuple(spending), () => fc.boolean()),
    refund: exchange(fc.tuple(spending), () => fc.constant(undefined)),
  },
  billing: {
    amountsDue: exchange(fc.tuple(mobileLines), (all) =>
      of(
        due,
        all.map(({ accountId }) => ({ accountId })),
      ),
    ),
    list: exchange(
      fc.tuple(
        mobileLines,
        optional({
          billNos: ids,
          states: fc.uniqueArray(among('sent', 'settled', 'cancelled'), { minLength: 1 }),
          issuedFrom: day,
          issuedTo: day,
        }),
        fc.record({
          offset: figure,
          limit: figure,
          order: among('newest', 'oldest', 'dueFirst', 'dueLast'),
        }),
      ),
      (all) =>
        fc.record({
          bills: of(
            bill,
            all.map(({ customerId, accountId }) => ({ customerId, accountId })),
          ),
          total: figure,
        }),
    ),
    items: exchange(fc.tuple(billKey), (key) => of(billItem, [key])),
    services: exchange(fc.tuple(bill), () => some(billedService)),
    foresee: exchange(fc.tuple(fc.record(place), ids), (whose) =>
      orNull(billForecast.map((it) => ({ ...it, customerId: whose.customerId, lineId: whose.lineId }))),
    ),
    hold: exchange(fc.tuple(billKey, fc.record({ paymentId: id, amountCents: cents })), () => fc.boolean()),
    confirmPaid: exchange(fc.tuple(billKey, id, instant), () => fc.boolean()),
    release: exchange(fc.tuple(billKey, id), () => fc.constant(undefined)),
    chargeInvoice: exchange(
      fc.tuple(
        fc.record({
          customerId: id,
          accountId: id,
          chargeId: id,
          serviceNumber: id,
          code: text,
          description: text,
          amountCents: cents,
          taxCents: cents,
        }),
      ),
      () => fc.boolean(),
    ),
    hasCharge: exchange(fc.tuple(chargeKey), () => fc.boolean()),
    withdrawCharge: exchange(fc.tuple(chargeKey), () => fc.boolean()),
    invoiceCharges: exchange(
      fc.tuple(
        mobileLines,
        optional({ isBilled: fc.boolean(), serviceNumbers: ids, chargeIds: ids }),
        window,
      ),
      (all) =>
        fc.record({
          charges: of(
            charge,
            all.map(({ customerId, accountId }) => ({ customerId, accountId })),
          ),
          total: figure,
        }),
    ),
  },
  documents: {
    claimReceipt: exchange(fc.tuple(claimKey), () => orNull(fileThatBegins('%PDF-'))),
    exitReceipt: exchange(fc.tuple(fc.record({ customerId: id, orderId: id })), () =>
      orNull(fileThatBegins('%PDF-')),
    ),
    noDebtCertificate: exchange(
      fc.tuple(fc.record({ customerId: id, accountId: id }), fc.record({ code: id, url: fc.webUrl() })),
      () => orNull(fileThatBegins('%PDF-')),
    ),
    theftCertificate: exchange(fc.tuple(theftKey, fc.record({ code: id, url: fc.webUrl() })), () =>
      orNull(fileThatBegins('%PDF-')),
    ),
    invoice: exchange(
      fc.tuple(
        fc.record({
          customerId: id,
          billNo: id,
          lineIds: fc.array(id, { maxLength: 3 }),
          showsBuyer: fc.boolean(),
        }),
      ),
      () => orNull(fileThatBegins('%PDF-')),
    ),
    electronicInvoice: exchange(fc.tuple(fc.record({ customerId: id, billNo: id })), () =>
      orNull(fileThatBegins('<?xml')),
    ),
  },
  catalogue: {
    packages: exchange(fc.tuple(), () => some(packageOffering)),
    findPackage: exchange(fc.tuple(id), (offeringId) =>
      orNull(packageOffering.map((it) => ({ ...it, offeringId }))),
    ),
    plans: exchange(fc.tuple(ids), (codes) =>
      of(
        plan,
        codes.map((planCode) => ({ planCode })),
      ),
    ),
    offeredPlans: exchange(fc.tuple(), () => some(plan)),
  },
  ordering: {
    list: exchange(
      fc.tuple(
        fc.record({
          lines: places,
          statuses: fc.option(fc.uniqueArray(among('pending', 'completed'), { minLength: 1 }), {
            nil: undefined,
          }),
        }),
        window,
      ),
      ({ lines: all }) => fc.record({ orders: of(planOrder, all), total: figure }),
    ),
    get: exchange(fc.tuple(places, id), (all, orderId) =>
      orNull(
        oneOf(
          planOrder,
          all.map((whose) => ({ ...whose, orderId })),
        ),
      ),
    ),
    orderPlan: exchange(
      fc.tuple(fc.record({ ...place, orderId: id, planCode: id, priceCents: cents })),
      ({ customerId, lineId, orderId }) =>
        fc.oneof(
          planOrder.map((it) => ({ ...it, customerId, lineId, orderId })),
          refused('orderPending', 'line', 'plan'),
        ),
    ),
    cancelPlan: exchange(fc.tuple(fc.record(place), id), ({ customerId, lineId }, orderId) =>
      fc.oneof(
        planOrder.map((it) => ({ ...it, customerId, lineId, orderId })),
        refused('tooLate'),
        fc.constant(null),
      ),
    ),
    exitQuote: exchange(fc.tuple(fc.record(place)), (whose) =>
      orNull(exitQuote.map((it) => ({ ...it, ...whose }))),
    ),
    orderExit: exchange(
      fc.tuple(fc.record({ ...place, orderId: id, endsOn: day, costCents: cents })),
      ({ customerId, lineId, orderId }) =>
        fc.oneof(
          exit.map((it) => ({ ...it, customerId, lineId, orderId })),
          refused('exitPending', 'line', 'quoteChanged'),
        ),
    ),
    exits: exchange(
      fc.tuple(lines.map((all) => all.map(({ customerId, lineId }) => ({ customerId, lineId })))),
      (places) => of(exit, places),
    ),
    cancelExit: exchange(fc.tuple(fc.record(place), id), (whose, orderId) =>
      fc.oneof(orNull(exit.map((it) => ({ ...it, ...whose, orderId }))), refused('tooLate')),
    ),
    openMatters: exchange(fc.tuple(fc.record({ customerId: id, accountId: id })), () =>
      fc.uniqueArray(among('inService', 'lastBill', 'owed', 'payment', 'claim', 'equipment')),
    ),
    activatePackage: exchange(
      fc.tuple(
        fc.record({
          customerId: id,
          serviceNumber: id,
          paymentId: id,
          offeringId: id,
          name: text,
          activatedAt: instant,
          content: fc.record({ description: text, validityDays: figure, allowances: some(allowance) }),
        }),
      ),
      () => fc.boolean(),
    ),
  },
  network: {
    wifi: exchange(fc.tuple(fc.record(place)), (whose) => orNull(wifi(whose))),
    change: exchange(fc.tuple(places, id), (all, changeId) =>
      orNull(
        oneOf(
          wifiChange,
          all.map((whose) => ({ ...whose, changeId })),
        ),
      ),
    ),
    changeKey: exchange(
      fc.tuple(
        fc.record(place),
        fc.record({ changeId: id, serviceNumber: id, ssid: text, currentKey: text, newKey: text }),
      ),
      (whose, { changeId }) =>
        fc.oneof(
          wifiChange.map((it) => ({ ...it, ...whose, changeId })),
          refused('noNetwork', 'networkChanged', 'changePending', 'keyRules'),
        ),
    ),
    problems: exchange(fc.tuple(places), (all) => of(serviceProblem, all)),
    testService: exchange(fc.tuple(fc.record(place)), (whose) =>
      orNull(serviceTest.map((it) => ({ ...it, ...whose }))),
    ),
  },
  tickets: {
    list: exchange(
      fc.tuple(
        fc.record({
          customerIds: fc.array(id, { maxLength: 2 }),
          lines: places,
        }),
        optional({ ticketIds: ids, statuses: fc.uniqueArray(repairStatus, { minLength: 1 }) }),
        fc.record({ offset: figure, limit: figure, order: among('newest', 'oldest') }),
      ),
      ({ customerIds, lines: all }) =>
        fc.record({
          tickets: of(ticket, [...customerIds.map((customerId) => ({ customerId })), ...all]),
          total: figure,
        }),
    ),
    find: exchange(fc.tuple(id.map(canonicalTicket).filter((it) => it !== '')), (ticketId) =>
      orNull(ticket.map((it) => ({ ...it, ticketId }))),
    ),
    decide: exchange(
      fc.tuple(
        fc.record({ customerId: id, ticketId: id }),
        fc.record({ key: id, acceptedCents: orNull(cents), stepId: id }),
      ),
      (whose) =>
        fc.oneof(
          ticket.map((it) => ({ decided: { ...it, ...whose } })),
          refused('notAwaiting', 'noTicket'),
          cents.map((quotedCents) => ({ refused: 'amountChanged' as const, quotedCents })),
        ),
    ),
    fileClaim: exchange(
      fc.tuple(
        fc.record({
          ...place,
          accountId: id,
          key: id,
          serviceNumber: id,
          authorId: id,
          charge: claimedCharge,
          chargeName: text,
          amountCents: cents,
          reason: claimReason,
          description: text,
          expectedAt: instant,
          files: some(newFile),
        }),
      ),
      ({ customerId, accountId }) =>
        fc.oneof(
          claim.map((it) => ({ filed: { ...it, customerId, accountId } })),
          refused('alreadyClaimed', 'noCharge'),
        ),
    ),
    claims: exchange(
      fc.tuple(
        lines.map((all) => all.map(({ customerId, accountId }) => ({ customerId, accountId }))),
        optional({ claimIds: ids, billNos: ids, statuses: fc.uniqueArray(claimStatus, { minLength: 1 }) }),
        window,
      ),
      (accounts) => fc.record({ claims: of(claim, accounts), total: figure }),
    ),
    noteClaim: exchange(fc.tuple(claimKey, fc.record({ noteId: id, text })), (whose) =>
      orNull(claim.map((it) => ({ ...it, ...whose }))),
    ),
    visitSlots: exchange(fc.tuple(fc.record(place)), () => some(visitSlot)),
    visits: exchange(fc.tuple(places), (all) => of(visit, all)),
    bookVisit: exchange(
      fc.tuple(fc.record({ ...place, key: id, slotId: id, description: text })),
      ({ customerId, lineId }) =>
        fc.oneof(
          visit.map((it) => ({ ...it, customerId, lineId })),
          refused('slotTaken', 'visitOpen', 'noVisits'),
        ),
    ),
    moveVisit: exchange(fc.tuple(visitKey, id), changedVisit),
    cancelVisit: exchange(fc.tuple(visitKey), changedVisit),
    claimFile: exchange(fc.tuple(claimKey, id), () => orNull(fileContent)),
    reportTheft: exchange(fc.tuple(newTheft), ({ customerId, lineId }) =>
      orNull(theft.map((it) => ({ ...it, customerId, lineId }))),
    ),
    undoTheft: exchange(fc.tuple(theftKey), (whose) => orNull(theft.map((it) => ({ ...it, ...whose })))),
    openTalk: exchange(
      fc.tuple(
        fc.record({
          key: id,
          authorId: id,
          customerId: orNull(id),
          messages: fc.array(fc.record(talkNote), { minLength: 1, maxLength: 3 }),
        }),
      ),
      ({ authorId }) => talk.map((it) => ({ ...it, authorId })),
    ),
    talks: exchange(fc.tuple(fc.record({ authorId: id })), ({ authorId }) =>
      some(talk.map((it) => ({ ...it, authorId }))),
    ),
    writeInTalk: exchange(fc.tuple(talkKey, fc.record({ messageId: id, text })), (whose) =>
      orNull(talk.map((it) => ({ ...it, ...whose }))),
    ),
    readTalk: exchange(fc.tuple(talkKey), (whose) => orNull(talk.map((it) => ({ ...it, ...whose })))),
    forgetTalks: exchange(fc.tuple(fc.record({ authorId: id })), () => fc.constant(undefined)),
  },
};
