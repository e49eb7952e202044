// What every operator keeps, whoever it is: what is used, left and owed, its documents, and what is offered.
import { randomUUID } from 'node:crypto';
import { rechargeBalanceName } from '@portal/market/money';
import { expect, test } from 'vitest';
import { everyOperator, home, line, nowhere, operator, prepaid, window } from './every-operator.ts';

everyOperator(() => {
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
    expect(await usage.caps(nowhere())).toBeNull();
    expect(await usage.setCaps(nowhere(), { alerts: [], caps: null })).toBeNull();
    expect(await usage.caps(home)).toMatchObject({ alerts: [], caps: null });
    const before = await usage.caps(line);
    const plan = { amountCents: 500, action: 'slow' } as const;
    const roaming = { amountCents: 0, action: 'stop' } as const;
    const alerts = [{ usageType: 'sms' as const, percents: [70] }];
    const after = await usage.setCaps(line, { alerts, caps: { plan, roaming } });
    expect(after).toMatchObject({ caps: { plan: { ...plan, spentCents: 0, reachedAt: null }, roaming } });
    expect(after?.alerts).toEqual(
      before?.alerts.map((alert) => alerts.find(({ usageType }) => usageType === alert.usageType) ?? alert),
    );
    expect(await usage.caps(line)).toEqual(after);
    expect(await usage.caps(prepaid)).toMatchObject({ customerId, lineId, caps: null });
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
    const by = (paymentId: string) => ({ paymentId, amountCents: bill.totalCents, isByCode: false });
    expect(await billing.hold(bill, { ...by(mine), amountCents: bill.totalCents + 1 })).toBe(false);
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

  test('billing: a bill is arranged once by its rule, and its parts are held, paid or freed by one payment each', async () => {
    const { billing } = operator;
    const { bills } = await billing.list([home], { states: ['sent'] }, { order: 'dueFirst', ...window });
    const [bill] = bills;
    if (!bill) throw new Error('the demo has nothing to pay at home');
    const { customerId, billNo } = bill;
    const rule = await billing.arrangementRule(bill);
    expect(rule).toMatchObject({ customerId, billNo, amountCents: bill.totalCents, reason: null });
    if (!rule) throw new Error('the bill has no rule');
    const { costCents, minFirstCents, firstPartBy, lastPartOn } = rule;
    const wanted = {
      customerId,
      billNo,
      costCents,
      arrangementId: randomUUID(),
      instalments: [
        { position: 1, amountCents: minFirstCents, dueOn: firstPartBy },
        { position: 2, amountCents: bill.totalCents + costCents - minFirstCents, dueOn: lastPartOn },
      ],
    };
    const other = { ...wanted, arrangementId: randomUUID() };
    const late = wanted.instalments.map((each) => ({ ...each, dueOn: '2099-01-01' }));
    expect(await billing.makeArrangement({ ...other, instalments: late })).toEqual({ refused: 'parts' });
    expect(await billing.makeArrangement({ ...other, costCents: costCents + 1 })).toEqual({
      refused: 'changed',
    });
    const made = await billing.makeArrangement(wanted);
    expect(made).toMatchObject({ ...wanted, status: 'active', endedAt: null, accountId: bill.accountId });
    expect(await billing.makeArrangement(wanted)).toEqual(made);
    expect(await billing.makeArrangement(other)).toEqual({ refused: 'open' });
    expect(await billing.arrangementRule(bill)).toMatchObject({ reason: 'open' });
    expect(await billing.arrangements([home])).toEqual([made]);
    expect(await billing.arrangements([prepaid])).toEqual([]);
    expect(await billing.find([home], billNo)).toMatchObject({
      state: 'sent',
      arrangedCents: bill.totalCents,
    });
    const whole = { paymentId: randomUUID(), amountCents: bill.totalCents, isByCode: false };
    expect(await billing.hold(bill, whole)).toBe(false);

    const part = { customerId, arrangementId: wanted.arrangementId, position: 1 };
    const [mine, others] = [randomUUID(), randomUUID()];
    const by = (paymentId: string) => ({ paymentId, amountCents: minFirstCents, isByCode: true });
    expect(await billing.holdInstalment(part, { ...by(mine), amountCents: minFirstCents + 1 })).toBe(false);
    expect(await billing.holdInstalment({ ...part, position: 3 }, by(mine))).toBe(false);
    for (const _time of [1, 2]) expect(await billing.holdInstalment(part, by(mine))).toBe(true);
    expect(await billing.holdInstalment(part, by(others))).toBe(false);
    expect(await billing.cancelArrangement(part)).toEqual({ refused: 'tooLate' });
    await billing.releaseInstalment(part, others);
    expect((await billing.arrangements([home]))[0]?.instalments[0]).toMatchObject({ status: 'inProcess' });
    await billing.releaseInstalment(part, mine);
    expect(await billing.holdInstalment(part, by(others))).toBe(true);
    expect(await billing.confirmInstalment(part, mine, new Date())).toBe(false);
    for (const _time of [1, 2]) expect(await billing.confirmInstalment(part, others, new Date())).toBe(true);
    expect((await billing.arrangements([home]))[0]?.instalments).toMatchObject([
      { status: 'paid', paymentId: others },
      { status: 'pending', paidAt: null, paymentId: null },
    ]);
    expect(await billing.cancelArrangement({ customerId, arrangementId: randomUUID() })).toBeNull();
    expect(await billing.arrangementRule({ customerId, billNo: 'none' })).toBeNull();
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
});
