// What every operator keeps, whoever it is: repairs, claims, talks, thefts and visits.
import { randomUUID } from 'node:crypto';
import type { NewClaim } from '@portal/operator-ports/claims';
import { expect, test } from 'vitest';
import { everyOperator, home, line, nowhere, numbers, operator, prepaid, window } from './every-operator.ts';

everyOperator(() => {
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

    const long = Array.from({ length: 40 }, () => ({ ...messages[0], text: 'ñ'.repeat(2_000) }));
    const all = await tickets.openTalk({ ...opening, authorId: 'U/2', key: randomUUID(), messages: long });
    expect(all.messages).toHaveLength(40);
    await tickets.forgetTalks({ authorId: 'U/2' });

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
});
