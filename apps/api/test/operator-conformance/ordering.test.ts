// What every operator keeps, whoever it is: plans, packages, chips, pauses and exits.
import { randomUUID } from 'node:crypto';
import type { NewSimOrder } from '@portal/operator-ports/sim-orders';
import { expect, test } from 'vitest';
import { everyOperator, home, line, numbers, operator, prepaid, window } from './every-operator.ts';

everyOperator(() => {
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
});
