// What every operator keeps, whoever it is: the embedded one asked directly, and the same over a real socket.
import { randomUUID } from 'node:crypto';
import { rechargeBalanceName } from '@portal/market/recharge-balance';
import type { NewClaim } from '@portal/operator-ports/claims';
import type { Line } from '@portal/operator-ports/inventory';
import type { NewSimOrder } from '@portal/operator-ports/sim-orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operator } from '../src/app-operator.ts';
import { startTestApp, type TestApp } from './build-app.ts';

const numbers = {
  postpaid: '593991000001',
  second: '593991000002',
  prepaid: '593992000001',
  nobodys: '593990000009',
};
const anasDocument = ['CED', '1710034065'] as const;
const window = { offset: 0, limit: 10 };

describe.each([
  ['embedded', false],
  ['remote', true],
])('an operator that is %s', (_kind, overHttp) => {
  let app: TestApp;
  let operator: Operator;
  let line: Line;
  let prepaid: Line;
  let home: Line;

  beforeAll(async () => {
    app = await startTestApp({ overHttp });
    operator = app.operator;
    const found = async (number: string) => {
      const one = await operator.inventory.findByNumber(number);
      if (!one) throw new Error(`the demo has no ${number}`);
      return one;
    };
    line = await found(numbers.postpaid);
    prepaid = await found(numbers.prepaid);
    const ofHome = await operator.inventory.listHome(line.customerId);
    home = ofHome.find(({ serviceType }) => serviceType === 5) ?? line;
  });
  afterAll(() => app.close());

  const nowhere = () => ({ ...line, customerId: 'CUST/1-ñ?x', lineId: 'L 1', accountId: 'none' });

  test('inventory: a line by number, by place, and as it is sold to; nothing for anybody else’s', async () => {
    const { inventory } = operator;
    expect(await inventory.findMobile(numbers.postpaid)).toEqual(line);
    expect(await inventory.list([line])).toEqual([line]);
    expect(await inventory.state(line)).toEqual({
      status: line.status,
      isCorporate: line.isCorporate,
      pausedUntil: null,
    });
    const all = (await inventory.linesOf([line.customerId])).map(({ lineId }) => lineId);
    expect(all).toEqual(expect.arrayContaining([line.lineId, home.lineId]));

    expect(await inventory.findByNumber(numbers.nobodys)).toBeNull();
    expect(await inventory.findMobile(home.serviceNumber)).toBeNull();
    expect(await inventory.list([nowhere()])).toEqual([]);
    expect(await inventory.list([])).toEqual([]);
    expect(await inventory.state(nowhere())).toBeNull();
  });

  test('customers: by id and by document, and the accounts that were asked for', async () => {
    const { customers } = operator;
    const ana = await customers.customerByDocument(...anasDocument);
    expect(ana?.customerId).toBe(line.customerId);
    expect(await customers.customer(line.customerId)).toEqual(ana);
    const [, number] = anasDocument;
    expect(await customers.withDocument([line.customerId, prepaid.customerId], { number })).toEqual([
      line.customerId,
    ]);
    expect(await customers.accounts([line])).toEqual([
      expect.objectContaining({ accountId: line.accountId, customerId: line.customerId, kind: line.kind }),
    ]);

    expect(await customers.customerByDocument('CED', '0000000000')).toBeNull();
    for (const nobody of [randomUUID(), 'CUST/1-ñ?x']) expect(await customers.customer(nobody)).toBeNull();
    expect(await customers.withDocument([], { number })).toEqual([]);
  });

  test('usage: buckets of mobile lines, records by page with the sums of the whole range', async () => {
    const { usage } = operator;
    const buckets = await usage.buckets([line, home]);
    expect(buckets.length).toBeGreaterThan(0);
    expect(buckets.every(({ lineId }) => lineId === line.lineId)).toBe(true);
    const now = new Date();
    const range = {
      from: new Date(now.getTime() - 30 * 86_400_000).toISOString().slice(0, 10),
      to: now.toISOString().slice(0, 10),
    };
    const asked = { range, types: ['voz' as const] };
    const whole = await usage.records([line], { ...asked, offset: 0, limit: 5_000 });
    const second = await usage.records([line], { ...asked, offset: 1, limit: 1 });
    expect(whole.records).toHaveLength(whole.total);
    expect(second).toEqual({ ...whole, records: whole.records.slice(1, 2) });
    const [record] = whole.records;
    expect(await usage.record([line], record?.recordId ?? '', range.from)).toEqual(record);
    expect(await usage.record([prepaid], record?.recordId ?? '', range.from)).toBeNull();
    const days = await usage.dailyUse(line, 'voz', range);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    expect(days.reduce((sum, { records }) => sum + records, 0)).toBe(whole.total);
    expect(days.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(whole.quantity);
    const used = await usage.usedBetween(line.customerId, [line.lineId], range);
    expect(used.voz).toBe(whole.quantity);
  });

  test('usage: what a line may spend is chosen from now on; a home has nothing to choose', async () => {
    const { usage } = operator;
    const { customerId, lineId } = prepaid;
    expect(await usage.spendingControl(nowhere())).toBeNull();
    expect(await usage.controlSpending(nowhere(), { alerts: [], caps: null })).toBeNull();
    expect(await usage.spendingControl(home)).toMatchObject({ alerts: [], caps: null });
    const before = await usage.spendingControl(line);
    const plan = { amountCents: 500, action: 'slow' } as const;
    const roaming = { amountCents: 0, action: 'stop' } as const;
    const alerts = [{ usageType: 'sms' as const, percents: [70] }];
    const after = await usage.controlSpending(line, { alerts, caps: { plan, roaming } });
    expect(after).toMatchObject({ caps: { plan: { ...plan, spentCents: 0, reachedAt: null }, roaming } });
    expect(after?.alerts).toEqual(
      before?.alerts.map((alert) => alerts.find(({ usageType }) => usageType === alert.usageType) ?? alert),
    );
    expect(await usage.spendingControl(line)).toEqual(after);
    expect(await usage.spendingControl(prepaid)).toMatchObject({ customerId, lineId, caps: null });
  });

  test('balance: a top-up and a purchase count once a payment, and what is given back is back', async () => {
    const { balance } = operator;
    const recharge = async () => {
      const all = await balance.list([prepaid]);
      return all.find(({ name }) => name === rechargeBalanceName)?.amountCents ?? 0;
    };
    const before = await recharge();
    const paymentId = randomUUID();
    const { customerId, serviceNumber } = prepaid;
    const given = { method: 'card', channel: 'portal', creditedAt: new Date() } as const;
    const topup = { customerId, serviceNumber, paymentId, amountCents: 500, ...given };
    for (const _time of [1, 2]) expect(await balance.topUp(topup)).toBe(true);
    expect(await recharge()).toBe(before + 500);
    const { topups, total } = await balance.topups([prepaid], { ...window, paymentIds: [paymentId] });
    expect([topups.length, total]).toEqual([1, 1]);
    expect(topups[0]).toMatchObject({ paymentId, amountCents: 500, balanceCents: before + 500 });
    expect(await balance.topUp({ ...topup, customerId: randomUUID(), paymentId: randomUUID() })).toBe(false);

    const spending = { customerId, serviceNumber, paymentId: randomUUID() };
    expect(await balance.spend(spending, before + 500)).toBe(false);
    expect(await balance.hasSpent(spending)).toBe(false);
    for (const _time of [1, 2]) expect(await balance.spend(spending, 300)).toBe(true);
    expect(await balance.hasSpent(spending)).toBe(true);
    expect(await recharge()).toBe(before + 200);
    for (const _time of [1, 2]) await balance.refund(spending);
    expect(await recharge()).toBe(before + 500);
  });

  test('billing: a bill is held by one payment for what it costs, and paid or released by that one alone', async () => {
    const { billing } = operator;
    const { bills, total } = await billing.list(
      [line],
      { states: ['sent'] },
      { order: 'dueFirst', ...window },
    );
    expect(total).toBe(bills.length);
    const [bill] = bills;
    if (!bill) throw new Error('the demo has nothing to pay');
    expect(await billing.find([line], bill.billNo)).toEqual(bill);
    expect(await billing.find([prepaid], bill.billNo)).toBeNull();
    const items = await billing.items(bill);
    expect(items.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
      bill.totalCents - bill.taxCents,
    );
    expect((await billing.services(bill))[0]?.lineId).toBe(bill.lineId);
    const dues = await billing.amountsDue([line, prepaid]);
    expect(dues.map(({ accountId }) => accountId)).toEqual([line.accountId]);

    const [mine, other] = [randomUUID(), randomUUID()];
    const by = (paymentId: string) => ({ paymentId, amountCents: bill.totalCents });
    expect(await billing.hold(bill, { paymentId: mine, amountCents: bill.totalCents + 1 })).toBe(false);
    for (const _time of [1, 2]) expect(await billing.hold(bill, by(mine))).toBe(true);
    expect(await billing.hold(bill, by(other))).toBe(false);
    await billing.release(bill, other);
    expect((await billing.find([line], bill.billNo))?.state).toBe('paymentInProcess');
    await billing.release(bill, mine);
    expect((await billing.find([line], bill.billNo))?.state).toBe('sent');

    expect(await billing.hold(bill, by(other))).toBe(true);
    expect(await billing.confirmPaid(bill, mine, new Date())).toBe(false);
    for (const _time of [1, 2]) expect(await billing.confirmPaid(bill, other, new Date())).toBe(true);
    expect(await billing.find([line], bill.billNo)).toMatchObject({ paymentId: other });
  });

  test('billing: a charge waits once for the next bill, until it is withdrawn', async () => {
    const { billing } = operator;
    const { customerId, accountId, serviceNumber } = line;
    const key = { customerId, accountId, chargeId: randomUUID() };
    const charge = {
      ...key,
      serviceNumber,
      code: 'P1GB',
      description: '1 GB',
      amountCents: 261,
      taxCents: 39,
    };
    expect(await billing.hasCharge(key)).toBe(false);
    for (const _time of [1, 2]) expect(await billing.chargeInvoice(charge)).toBe(true);
    expect(await billing.hasCharge(key)).toBe(true);
    const asked = { isBilled: false, chargeIds: [key.chargeId] };
    const waiting = () => billing.invoiceCharges([line], asked, window);
    expect(await waiting()).toMatchObject({ total: 1, charges: [{ ...charge, billNo: null }] });
    for (const _time of [1, 2]) expect(await billing.withdrawCharge(key)).toBe(true);
    expect(await waiting()).toEqual({ charges: [], total: 0 });
  });

  test('documents: the PDF and the XML of a bill that has one; nothing for one that is not there', async () => {
    const { billing, documents } = operator;
    const { bills } = await billing.list([line], {}, { order: 'newest', offset: 0, limit: 50 });
    const bill = bills.find(({ isDocumentReady }) => isDocumentReady);
    if (!bill) throw new Error('the demo has no document');
    const asked = { customerId: line.customerId, lineIds: [line.lineId], showsBuyer: true };
    const pdf = await documents.invoice({ ...asked, billNo: bill.billNo });
    expect(Buffer.from(pdf ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
    const xml = Buffer.from((await documents.electronicInvoice(bill)) ?? []).toString();
    expect(xml).toContain(`<claveAcceso>${bill.accessKey}</claveAcceso>`);
    for (const ask of [documents.invoice, documents.electronicInvoice])
      expect(await ask({ ...asked, billNo: '001-001-999999999' })).toBeNull();
  });

  test('catalogue: what is offered, each of it by its code, and plans in the order of the codes', async () => {
    const { catalogue } = operator;
    const [first] = await catalogue.packages();
    expect(await catalogue.findPackage(first?.offeringId ?? '')).toEqual(first);
    expect(await catalogue.findPackage('NO-SUCH')).toBeNull();
    const offered = await catalogue.offeredPlans();
    const prices = offered.map(({ priceCents }) => priceCents);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const codes = offered.map(({ planCode }) => planCode).reverse();
    expect((await catalogue.plans([...codes, 'NO-SUCH'])).map(({ planCode }) => planCode)).toEqual(codes);
  });

  test('ordering: one plan order a line, the same id the same order; a package once a payment', async () => {
    const { ordering, catalogue, usage } = operator;
    const plan = (await catalogue.offeredPlans()).find(({ planCode }) => planCode !== line.planCode);
    if (!plan) throw new Error('the demo has one plan only');
    const { customerId, lineId, serviceNumber } = line;
    const order = {
      customerId,
      lineId,
      orderId: randomUUID(),
      planCode: plan.planCode,
      priceCents: plan.priceCents,
    };
    const placed = await ordering.orderPlan(order);
    expect(placed).toMatchObject({ orderId: order.orderId, status: 'pending', toPlanCode: plan.planCode });
    expect(await ordering.orderPlan(order)).toEqual(placed);
    expect(await ordering.orderPlan({ ...order, orderId: randomUUID() })).toEqual({
      refused: 'orderPending',
    });
    expect(await ordering.pending(line)).toEqual(placed);
    expect(await ordering.get([line], order.orderId)).toEqual(placed);
    expect(await ordering.get([prepaid], order.orderId)).toBeNull();
    expect((await ordering.list({ lines: [line], statuses: ['pending'] }, window)).total).toBe(1);

    expect(await ordering.cancelPlan(prepaid, order.orderId)).toBeNull();
    const cancelled = await ordering.cancelPlan(line, order.orderId);
    expect(cancelled).toMatchObject({
      orderId: order.orderId,
      status: 'cancelled',
      endedAt: expect.any(Date),
    });
    expect(await ordering.cancelPlan(line, order.orderId)).toEqual(cancelled);
    expect(await ordering.pending(line)).toBeNull();

    const [offering] = await catalogue.packages();
    if (!offering) throw new Error('the demo has no packages');
    const { offeringId, name, description, validityDays, allowances } = offering;
    const activation = {
      customerId,
      serviceNumber,
      offeringId,
      name,
      paymentId: randomUUID(),
      activatedAt: new Date(),
      content: { description, validityDays, allowances },
    };
    const count = (await usage.buckets([line])).length;
    for (const _time of [1, 2]) expect(await ordering.activatePackage(activation)).toBe(true);
    expect((await usage.buckets([line])).length).toBe(count + allowances.length);
    const gone = { ...activation, customerId: randomUUID(), paymentId: randomUUID() };
    expect(await ordering.activatePackage(gone)).toBe(false);
  });

  test('network: a key is changed where it is as it was read, once an id', async () => {
    const { network } = operator;
    const wifi = await network.wifi(home);
    if (!wifi) throw new Error('the demo has no Wi-Fi');
    expect(await network.wifi(line)).toBeNull();
    const { serviceNumber } = home;
    const order = {
      changeId: randomUUID(),
      serviceNumber,
      ssid: wifi.ssid,
      currentKey: wifi.key,
      newKey: 'Nueva56789',
    };
    const wrong = { ...order, changeId: randomUUID(), currentKey: 'otra-clave-9' };
    expect(await network.changeKey(home, wrong)).toEqual({ refused: 'networkChanged' });
    const change = await network.changeKey(home, order);
    expect(change).toMatchObject({ changeId: order.changeId, lineId: home.lineId });
    expect(await network.changeKey(home, order)).toEqual(change);
    expect(await network.change([home], order.changeId)).toEqual(change);
    expect(await network.change([line], order.changeId)).toBeNull();
  });

  test('network: a home has its devices, guests and router, and none but a home has', async () => {
    const { network } = operator;
    const [device, ...others] = (await network.devices(home)) ?? [];
    if (!device) throw new Error('the demo has no devices');
    expect(others.length).toBeGreaterThan(4);
    const changed = await network.changeDevice(home, device.deviceId, {
      name: 'Otro nombre',
      isPaused: true,
    });
    const kept = {
      name: 'Otro nombre',
      isPaused: true,
      pausedBy: 'hand',
      isKnown: true,
      connectedSince: null,
    };
    expect(changed).toMatchObject(kept);
    expect(await network.devices(home)).toContainEqual(changed);
    const timetable = { from: '21:00', until: '06:00', days: ['monday' as const] };
    const dated = await network.changeDevice(home, device.deviceId, { isPaused: false, timetable });
    expect(dated?.timetable).toEqual(timetable);
    const free = await network.changeDevice(home, device.deviceId, { isWithoutTimetable: true });
    expect(free).toMatchObject({ timetable: null, isPaused: false });
    expect(await network.changeDevice(home, 'NO-SUCH', { isBlocked: true })).toBeNull();

    const on = await network.changeGuestNetwork(home, { isEnabled: true, hours: 2 });
    expect(on).toMatchObject({ isEnabled: true, ssid: expect.any(String), until: expect.any(Date) });
    expect(on?.key?.length).toBeGreaterThanOrEqual(8);
    expect(await network.guestNetwork(home)).toEqual(on);
    expect((await network.changeGuestNetwork(home, { isEnabled: true }))?.key).toBe(on?.key);
    const off = { isEnabled: false, ssid: null, key: null, until: null };
    expect(await network.changeGuestNetwork(home, { isEnabled: false })).toMatchObject(off);

    // A cut fibre keeps the router away.
    expect(await network.router(home)).toMatchObject({ state: 'running', restartedAt: null });
    expect(await network.restartRouter(home)).toEqual({ refused: 'unreachable' });
    expect(await network.measureSpeed(home)).toEqual({ refused: 'unreachable' });
    for (const place of [line, nowhere()]) {
      expect(await network.devices(place)).toBeNull();
      expect(await network.changeDevice(place, device.deviceId, { isBlocked: true })).toBeNull();
      expect(await network.guestNetwork(place)).toBeNull();
      expect(await network.changeGuestNetwork(place, { isEnabled: true })).toBeNull();
      expect(await network.router(place)).toBeNull();
      expect(await network.restartRouter(place)).toBeNull();
      expect(await network.measureSpeed(place)).toBeNull();
    }
  });

  test('network: a problem is told of the lines that feel it, and a home is tested', async () => {
    const { network } = operator;
    const [problem, ...others] = await network.problems([line, home]);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      customerId: home.customerId,
      lineId: home.lineId,
      serviceNumber: home.serviceNumber,
      status: 'inProgress',
      category: 'outage',
      resolvedAt: null,
      credit: { state: 'estimated', billNo: null },
    });
    expect(problem?.credit?.amountCents).toBeGreaterThan(0);
    expect(await network.problems([])).toEqual([]);
    expect(await network.problems([nowhere()])).toEqual([]);

    expect(await network.testService(home)).toMatchObject({ lineId: home.lineId, answers: false });
    expect(await network.testService(line)).toBeNull();
    expect(await network.testService(nowhere())).toBeNull();
  });

  test('tickets: of customers or lines, anybody’s by its number, decided once for what it costs', async () => {
    const { tickets } = operator;
    const ticket = await tickets.find('TRK-1001');
    if (!ticket) throw new Error('the demo has no repair');
    expect(await tickets.find('TRK-999999')).toBeNull();
    const page = { ...window, order: 'newest' } as const;
    const scope = { customerIds: [line.customerId], lines: [] };
    const listed = await tickets.list(scope, { ticketIds: ['TRK-1001'] }, page);
    expect(listed).toEqual({ tickets: [ticket], total: 1 });
    expect(
      await tickets.list({ customerIds: [], lines: [prepaid] }, { ticketIds: ['TRK-1001'] }, page),
    ).toEqual({
      tickets: [],
      total: 0,
    });
    const cost = ticket.prices.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const decision = { key: randomUUID(), acceptedCents: cost, stepId: ticket.ticketId };
    expect(await tickets.decide(ticket, { ...decision, acceptedCents: cost + 1 })).toEqual({
      refused: 'amountChanged',
      quotedCents: cost,
    });
    const decided = await tickets.decide(ticket, decision);
    expect(decided).toMatchObject({ decided: { ticketId: 'TRK-1001', decision: 'accepted' } });
    expect(await tickets.decide(ticket, { ...decision, key: randomUUID() })).toEqual({
      refused: 'notAwaiting',
    });
    const stranger = { customerId: randomUUID(), ticketId: 'TRK-1001' };
    expect(await tickets.decide(stranger, decision)).toMatchObject({ refused: expect.any(String) });
  });

  test('tickets: a charge is claimed once, its bill asks for the rest, and its file comes back as it was', async () => {
    const { billing, tickets } = operator;
    const page = { order: 'newest', offset: 0, limit: 20 } as const;
    const { bills } = await billing.list([line], { states: ['settled'] }, page);
    const [bill] = bills;
    if (!bill) throw new Error('the demo has no bill');
    const [item] = await billing.items(bill);
    const content = new Uint8Array([255, 216, 255, 0, 1, 2]);
    const { customerId, lineId, accountId, serviceNumber } = line;
    const claim: NewClaim = {
      customerId,
      lineId,
      accountId,
      serviceNumber,
      key: randomUUID(),
      authorId: randomUUID(),
      charge: { kind: 'billLine', id: String(item?.position), billNo: bill.billNo },
      chargeName: '',
      amountCents: 0,
      description: 'No es lo acordado.',
      reason: 'wrongAmount',
      expectedAt: new Date(Date.now() + 15 * 86_400_000),
      files: [{ name: 'captura ñ.jpg', mimeType: 'image/jpeg', size: content.length, content }],
    };
    const result = await tickets.fileClaim(claim);
    if (!('filed' in result)) throw new Error('not filed');
    const { filed } = result;
    expect(filed).toMatchObject({
      status: 'acknowledged',
      resolution: null,
      chargeName: item?.description,
      authorId: claim.authorId,
      billLine: { billNo: bill.billNo, position: item?.position },
      expectedAt: claim.expectedAt,
    });
    expect(await tickets.fileClaim({ ...claim, files: [] })).toEqual(result);
    expect(await tickets.fileClaim({ ...claim, key: randomUUID(), files: [] })).toEqual({
      refused: 'alreadyClaimed',
    });
    const nothing = { ...claim, key: randomUUID(), files: [], charge: { ...claim.charge, id: '999' } };
    expect(await tickets.fileClaim(nothing)).toEqual({ refused: 'noCharge' });

    const [file] = filed.files;
    expect(await tickets.claimFile(filed, file?.fileId ?? '')).toEqual({ ...file, content });
    expect(await tickets.claimFile(filed, '9')).toBeNull();
    const note = { noteId: randomUUID(), text: 'Espero su respuesta.' };
    for (const _time of [1, 2])
      expect((await tickets.noteClaim(filed, note))?.notes).toMatchObject([{ ...note, author: 'customer' }]);
    const found = await tickets.claims([line], { billNos: [bill.billNo] }, window);
    expect(found).toMatchObject({ total: 1, claims: [{ claimId: filed.claimId }] });
    expect(await tickets.claims([prepaid], { claimIds: [filed.claimId] }, window)).toEqual({
      claims: [],
      total: 0,
    });
    expect(await tickets.noteClaim({ ...filed, customerId: randomUUID() }, note)).toBeNull();
  });

  test('tickets: what is written to a person is opened once, written on, read, and its author’s alone', async () => {
    const { tickets } = operator;
    const authorId = randomUUID();
    const messages = [
      { author: 'customer', text: '¿Por qué?', writtenAt: new Date(1_764_000_000_000) },
      { author: 'assistant', text: 'No sé.', writtenAt: new Date(1_764_000_001_000) },
    ] as const;
    const opening = { key: randomUUID(), authorId, customerId: line.customerId, messages: [...messages] };
    const talk = await tickets.openTalk(opening);
    expect(talk).toMatchObject({ authorId, customerId: line.customerId, status: 'waiting', messages });
    expect((await tickets.openTalk(opening)).talkId).toBe(talk.talkId);
    const lineless = await tickets.openTalk({ ...opening, authorId: 'U/1 ñ', customerId: null });
    expect(lineless).toMatchObject({ authorId: 'U/1 ñ', customerId: null });

    const message = { messageId: randomUUID(), text: 'Es la de mayo.' };
    for (const _time of [1, 2])
      expect((await tickets.writeInTalk(talk, message))?.messages).toMatchObject([
        ...messages,
        { ...message, author: 'customer' },
      ]);
    const [found, ...more] = await tickets.talks({ authorId });
    expect([found?.talkId, found?.messages.length, more]).toEqual([talk.talkId, 3, []]);
    expect((await tickets.readTalk(talk))?.talkId).toBe(talk.talkId);
    const strangers = { ...talk, authorId: randomUUID() };
    expect(await tickets.writeInTalk(strangers, message)).toBeNull();
    expect(await tickets.readTalk(strangers)).toBeNull();
    await tickets.forgetTalks(strangers);
    expect(await tickets.talks({ authorId })).toHaveLength(1);
    await tickets.forgetTalks({ authorId });
    expect(await tickets.talks({ authorId })).toEqual([]);
    expect(await tickets.talks({ authorId: 'U/1 ñ' })).toHaveLength(1);
  });

  test('tickets: a stolen phone is stopped once, and its line is as it was when it is found', async () => {
    const { documents, inventory, tickets } = operator;
    const third = await inventory.findByNumber(numbers.prepaid);
    if (!third) throw new Error('the demo has no prepaid line');
    const { customerId, lineId } = third;
    const theft = {
      customerId,
      lineId,
      theftId: 'ROB-260101-CONFORM1',
      cause: 'theft' as const,
      reportedAt: new Date('2026-01-01T15:00:00Z'),
    };
    const verification = { code: '7K3M-9QXW-2BDF-PT5H', url: 'https://portal.example/verificar?code=x' };
    expect(await documents.theftCertificate(theft, verification)).toBeNull();
    const stopped = await tickets.reportTheft(theft);
    expect(stopped).toMatchObject({
      ...theft,
      serviceNumber: third.serviceNumber,
      imei: expect.stringMatching(/^\d{15}$/),
      undoneAt: null,
      suspendedAt: expect.any(Date),
      equipmentBlockedAt: expect.any(Date),
    });
    expect(await tickets.reportTheft(theft)).toEqual(stopped);
    expect(await inventory.state(third)).toMatchObject({ status: 'S' });
    const paper = await documents.theftCertificate(theft, verification);
    expect(
      Buffer.from(paper ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await tickets.undoTheft({ ...theft, customerId: randomUUID() })).toBeNull();
    const undone = await tickets.undoTheft(theft);
    expect(undone).toEqual({ ...stopped, undoneAt: expect.any(Date) });
    expect(await tickets.undoTheft(theft)).toEqual(undone);
    expect(await inventory.state(third)).toMatchObject({ status: 'A' });
    expect(await tickets.reportTheft({ ...theft, theftId: 'ROB-X', lineId: randomUUID() })).toBeNull();
  });

  test('tickets: a visit is asked for once an id, moved without losing its slot, and cancelled for good', async () => {
    const { tickets } = operator;
    const [first, second] = await tickets.visitSlots(home);
    if (!first || !second) throw new Error('nobody comes to the demo');
    expect(first.from.getTime()).toBeLessThan(second.from.getTime());
    const key = randomUUID();
    const { customerId, lineId } = home;
    const wish = { customerId, lineId, key, slotId: first.slotId, description: 'No enciende.' };
    const booked = await tickets.bookVisit(wish);
    expect(booked).toMatchObject({ status: 'pending', slot: first, wantedSlot: null, outcome: null, lineId });
    if ('refused' in booked) throw new Error(booked.refused);
    expect(await tickets.bookVisit(wish)).toEqual(booked);
    expect(await tickets.bookVisit({ ...wish, key: randomUUID() })).toEqual({ refused: 'visitOpen' });
    expect(await tickets.bookVisit({ ...wish, lineId: line.lineId, key: randomUUID() })).toEqual({
      refused: 'noVisits',
    });
    expect(await tickets.visits([home])).toEqual([booked]);
    expect(await tickets.visits([])).toEqual([]);
    expect(await tickets.visits([nowhere()])).toEqual([]);
    expect(await tickets.visitSlots(line)).toEqual([]);

    const moved = { ...booked, wantedSlot: second };
    expect(await tickets.moveVisit(booked, second.slotId)).toEqual(moved);
    expect(await tickets.moveVisit(booked, 'never')).toEqual({ refused: 'slotTaken' });
    expect(await tickets.moveVisit({ ...booked, visitId: 'VIS-0' }, second.slotId)).toBeNull();
    const cancelled = await tickets.cancelVisit(booked);
    expect(cancelled).toEqual({ ...booked, status: 'cancelled', updatedAt: expect.any(Date) });
    expect(await tickets.cancelVisit(booked)).toEqual(cancelled);
    expect(await tickets.moveVisit(booked, second.slotId)).toEqual({ refused: 'tooLate' });
  });

  test('customers: what is wrong about one is asked once, and of nobody else', async () => {
    const { customers } = operator;
    const { customerId } = home;
    const wanted = {
      customerId,
      correctionId: randomUUID(),
      field: 'address',
      wanted: 'Calle 1, Quito',
    } as const;
    const asked = await customers.askCorrection(wanted);
    expect(asked).toMatchObject({ ...wanted, status: 'inProgress', answer: null, decidedAt: null });
    expect(await customers.askCorrection(wanted)).toEqual(asked);
    expect(await customers.askCorrection({ ...wanted, customerId: nowhere().customerId })).toBeNull();
  });

  test('ordering: a service is left on the day that was shown, or taken back', async () => {
    const { documents, ordering } = operator;
    const { customerId, accountId, lineId } = home;
    const quote = await ordering.exitQuote(home);
    expect(quote).toMatchObject({
      customerId,
      lineId,
      costCents: 0,
      equipment: [{ id: expect.any(String) }],
    });
    const { endsOn = '', costCents = 0 } = quote ?? {};
    const order = { customerId, lineId, orderId: randomUUID(), endsOn, costCents };
    const other = { ...order, orderId: randomUUID() };
    expect(await ordering.orderExit({ ...other, costCents: 1 })).toEqual({ refused: 'quoteChanged' });
    const left = await ordering.orderExit(order);
    expect(left).toMatchObject({ ...order, accountId, status: 'pending', endedAt: null });
    expect(await ordering.orderExit(order)).toEqual(left);
    expect(await ordering.orderExit(other)).toEqual({ refused: 'exitPending' });
    expect(await ordering.exits([home])).toEqual([left]);
    expect(await ordering.exits([line])).toEqual([]);
    const receipt = await documents.exitReceipt(order);
    expect(
      Buffer.from(receipt ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await ordering.openMatters(home)).toContain('inService');
    const verification = { code: '7K3M-9QXW-2BDF-PT5H', url: 'https://portal.example/verificar?code=x' };
    expect(await documents.noDebtCertificate({ customerId, accountId }, verification)).toBeNull();
    expect(await ordering.cancelExit(home, randomUUID())).toBeNull();
    expect(await ordering.cancelExit(home, order.orderId)).toMatchObject({ status: 'cancelled' });
    expect(await ordering.exitQuote({ customerId, lineId: randomUUID() })).toBeNull();
  });

  test('ordering: a service is paused on the days that were shown, and goes on at once', async () => {
    const { ordering, inventory } = operator;
    const { customerId, lineId } = home;
    const quote = await ordering.pauseQuote(home);
    expect(quote).toMatchObject({ customerId, lineId, mostDays: expect.any(Number) });
    const { firstOn: startsOn = '', costCents = 0 } = quote ?? {};
    const order = { customerId, lineId, orderId: randomUUID(), startsOn, endsOn: startsOn, costCents };
    const other = { ...order, orderId: randomUUID() };
    expect(await ordering.orderPause({ ...other, costCents: 1 })).toEqual({ refused: 'quoteChanged' });
    expect(await ordering.orderPause({ ...other, endsOn: '2020-01-01' })).toEqual({ refused: 'days' });
    const paused = await ordering.orderPause(order);
    expect(paused).toMatchObject({ ...order, status: 'inProgress', endedAt: null });
    expect(await ordering.orderPause(order)).toEqual(paused);
    expect(await ordering.orderPause(other)).toEqual({ refused: 'pausePending' });
    expect(await inventory.list([home])).toMatchObject([{ status: 'S', pausedUntil: startsOn }]);
    expect(await inventory.state(home)).toMatchObject({ status: 'S', pausedUntil: startsOn });
    expect(await ordering.pauses([home])).toEqual([paused]);
    expect(await ordering.pauses([line])).toEqual([]);
    expect(await ordering.endPause(home, randomUUID())).toBeNull();
    for (const _time of [1, 2])
      expect(await ordering.endPause(home, order.orderId)).toMatchObject({ status: 'completed' });
    expect(await inventory.list([home])).toMatchObject([{ status: 'A', pausedUntil: null }]);
    expect(await ordering.pauseQuote({ customerId, lineId: randomUUID() })).toBeNull();
  });

  test('inventory: the card of a line is locked at once, and unlocked at its moment', async () => {
    const { inventory } = operator;
    const second = await inventory.findByNumber(numbers.second);
    if (!second) throw new Error('the demo has no second line');
    const sim = await inventory.sim(second);
    expect(sim).toMatchObject({ iccid: expect.stringMatching(/^\d{19}$/), lockOffAt: null });
    expect(sim?.puk).toMatch(/^\d{8}$/);
    const offAt = new Date(Date.now() + 3_600_000);
    expect(await inventory.lockSim(second, offAt)).toEqual({ ...sim, lockOffAt: offAt });
    // Asked again, it goes off neither later nor sooner.
    expect(await inventory.lockSim(second, new Date(0))).toEqual({ ...sim, lockOffAt: offAt });
    expect(await inventory.lockSim(second, null)).toEqual(sim);
    expect(await inventory.sim({ ...second, customerId: randomUUID() })).toBeNull();
    expect(await inventory.lockSim({ ...second, lineId: randomUUID() }, null)).toBeNull();
  });

  test('ordering: a line moves to another chip at its moment, its code is told once, and its lock and a theft stop it', async () => {
    const { ordering, inventory, tickets } = operator;
    const second = await inventory.findByNumber(numbers.second);
    if (!second) throw new Error('the demo has no second line');
    const { customerId, lineId } = second;
    const order = (more: Partial<NewSimOrder> = {}): NewSimOrder => ({
      ...{ customerId, lineId, orderId: randomUUID(), kind: 'esim', iccid: null },
      readyAt: new Date(Date.now() + 3_600_000),
      ...more,
    });
    expect(await ordering.orderSim(order())).toEqual({ refused: 'locked' });
    await inventory.lockSim(second, new Date(Date.now() - 1_000));
    const { iccid = '' } = (await inventory.sim(second)) ?? {};
    expect(await ordering.orderSim(order({ kind: 'card', iccid }))).toEqual({ refused: 'card' });
    const one = order();
    const waiting = await ordering.orderSim(one);
    expect(waiting).toMatchObject({ ...one, status: 'pending', codeShownAt: null, endedBy: null });
    expect(await ordering.orderSim(one)).toEqual(waiting);
    expect(await ordering.orderSim(order())).toEqual({ refused: 'simOrderPending' });
    expect(await ordering.activateSim(second, one.orderId)).toEqual({ refused: 'notReady' });
    expect(await ordering.simOrders([second])).toEqual([waiting]);
    expect(await ordering.simOrders([line])).toEqual([]);
    expect(await ordering.cancelSim(second, randomUUID())).toBeNull();
    for (const _time of [1, 2])
      expect(await ordering.cancelSim(second, one.orderId)).toMatchObject({
        status: 'cancelled',
        endedBy: 'customer',
      });

    const ready = order({ readyAt: new Date(Date.now() - 1_000) });
    expect(await ordering.orderSim(ready)).toMatchObject({ status: 'inProgress' });
    expect(await ordering.activateSim(line, ready.orderId)).toBeNull();
    expect(await ordering.activateSim(second, ready.orderId)).toEqual({
      ...{ customerId, lineId, orderId: ready.orderId },
      activationCode: expect.stringMatching(/^LPA:1\$/),
    });
    expect(await ordering.activateSim(second, ready.orderId)).toEqual({ refused: 'shown' });
    await inventory.lockSim(second, null);
    expect((await ordering.simOrders([second]))[0]).toMatchObject({ ...ready, endedBy: 'lock' });

    await inventory.lockSim(second, new Date(Date.now() - 1_000));
    const stolen = order();
    await ordering.orderSim(stolen);
    const theftId = 'ROB-261127-CHIP03';
    await tickets.reportTheft({
      customerId,
      lineId,
      theftId,
      cause: 'theft',
      reportedAt: new Date(Date.now()),
    });
    expect((await ordering.simOrders([second]))[0]).toMatchObject({ ...stolen, endedBy: 'theft' });
    expect(await ordering.orderSim(order())).toEqual({ refused: 'line' });
    await tickets.undoTheft({ customerId, theftId });
    await inventory.lockSim(second, null);
  });

  test('inventory: services of other companies are told, ended for good, and kept out', async () => {
    const { inventory } = operator;
    const second = await inventory.findByNumber(numbers.second);
    if (!second) throw new Error('the demo has no second line');
    const [service, ...others] = await inventory.thirdPartyServices([second, prepaid]);
    expect(others).toEqual([]);
    expect(service).toMatchObject({ priceCents: 299, endedAt: null, lineId: second.lineId });
    const { productId = '' } = service ?? {};
    expect(await inventory.endThirdParty(prepaid, productId)).toBeNull();
    const ended = await inventory.endThirdParty(second, productId);
    expect(ended?.endedAt).toEqual(expect.any(Date));
    expect(await inventory.endThirdParty(second, productId)).toEqual(ended);
    expect(await inventory.thirdPartyBlock(second)).toEqual({ blockedAt: null });
    const blocked = await inventory.blockThirdParty(second, true);
    expect(blocked.blockedAt).toEqual(expect.any(Date));
    expect(await inventory.blockThirdParty(second, true)).toEqual(blocked);
    expect(await inventory.thirdPartyBlock(second)).toEqual(blocked);
    expect(await inventory.blockThirdParty(second, false)).toEqual({ blockedAt: null });
  });
});
