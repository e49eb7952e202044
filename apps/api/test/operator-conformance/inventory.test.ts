// What every operator keeps, whoever it is: lines, their cards and what other companies charge on them, and customers.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { everyOperator, home, line, nowhere, numbers, operator, prepaid } from './every-operator.ts';

const anasDocument = ['CED', '1710034065'] as const;

everyOperator(() => {
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

  test('inventory: services of other companies are told, ended for good, and kept out', async () => {
    const { inventory } = operator;
    const second = await inventory.findByNumber(numbers.second);
    if (!second) throw new Error('the demo has no second line');
    const [service, ...others] = await inventory.thirdPartyServices([second, prepaid]);
    expect(others).toEqual([]);
    expect(service).toMatchObject({ priceCents: 299, endedAt: null, lineId: second.lineId });
    const { productId = '' } = service ?? {};
    for (const [place, id] of [
      [prepaid, productId],
      [second, 'T-77'],
    ] as const)
      expect(await inventory.endThirdParty(place, id)).toBeNull();
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
});
