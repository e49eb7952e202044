// Against an SMS centre over TCP that misbehaves on demand.
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { localhostCertificate } from '../../../test/neighbours/localhost-certificate.ts';
import { centreReference, type SmsCentre, startSmsCentre } from '../../../test/neighbours/sms-centre.ts';
import type { SmsReceipt, SmsSender } from './port.ts';
import { createSmppSender, type SmppOptions } from './smpp.ts';

let centre: SmsCentre;
let sender: SmsSender;
let receipts: SmsReceipt[];
const logged: unknown[] = [];
const log = {
  info: (...line: unknown[]) => logged.push(line),
  warn: (...line: unknown[]) => logged.push(line),
};

function createSender(options: Partial<SmppOptions> = {}): SmsSender {
  return createSmppSender({
    host: '127.0.0.1',
    port: centre.port,
    isSecure: false,
    systemId: 'portal',
    password: 'clave',
    systemType: 'OTP',
    source: '1234',
    messagesPerSecond: 1_000,
    window: 10,
    enquireLinkMs: 30_000,
    responseTimeoutMs: 2_000,
    reconnectMs: 10,
    patienceMs: 3_000,
    throttleMs: 50,
    log,
    ...options,
  });
}

function start(options: Partial<SmppOptions> = {}): void {
  sender = createSender(options);
  sender.start(async (receipt) => {
    receipts.push(receipt);
  });
}

let count = 0;
const send = (text = 'Tu codigo es 123456.', messageId = `m${++count}`) =>
  sender.send({ messageId, to: '593991000001', text });

beforeEach(async () => {
  centre = await startSmsCentre();
  receipts = [];
  logged.length = 0;
});
afterEach(async () => {
  await sender.close();
  await centre.close();
});

describe('a centre that works', () => {
  it('is bound to as a transceiver of version 3.4 and takes a text in its own encoding', async () => {
    start();
    expect(await send('Año nuevo: 3 @ $5')).toEqual({ status: 'accepted', reference: centreReference(1) });
    expect(centre.binds[0]).toMatchObject({
      system_id: 'portal',
      password: 'clave',
      system_type: 'OTP',
      interface_version: 0x34,
    });
    expect(centre.received).toMatchObject([
      {
        to: '593991000001',
        from: '1234',
        text: 'Año nuevo: 3 @ $5',
        dataCoding: 0,
        part: null,
        wantsReceipt: true,
      },
    ]);
  });

  it('gets other scripts as UCS-2, and long texts in parts of which the last asks for a receipt', async () => {
    start();
    const text = 'Tu código llegó. '.repeat(10);
    expect(await send(text)).toEqual({ status: 'accepted', reference: centreReference(3) });
    expect(centre.received.map(({ text: part }) => part).join('')).toBe(text);
    const [id] = centre.received[0]?.part ?? [];
    expect(centre.received.map(({ part }) => part)).toEqual([1, 2, 3].map((which) => [id, 3, which]));
    expect(centre.received.map(({ wantsReceipt }) => wantsReceipt)).toEqual([false, false, true]);
    expect(centre.received.every(({ dataCoding }) => dataCoding === 8)).toBe(true);
  });

  it('is asked whether it lives, and left politely', async () => {
    start({ enquireLinkMs: 30 });
    await eventually(() => expect(centre.enquiries).toBeGreaterThan(2));
    expect(centre.binds).toHaveLength(1);
    await sender.close();
    expect(centre.unbinds).toBe(1);
    expect(await send()).toEqual({ status: 'unavailable', reason: 'not bound' });
  });

  it('gets no more at once than the window, and no faster than agreed', async () => {
    start({ window: 3, messagesPerSecond: 50 });
    centre.holdsAnswers = true;
    const began = Date.now();
    const sending = Promise.all(Array.from({ length: 7 }, () => send()));
    await eventually(() => expect(centre.held).toHaveLength(3));
    centre.holdsAnswers = false;
    for (const answer of centre.held) answer();
    expect((await sending).every(({ status }) => status === 'accepted')).toBe(true);
    expect(centre.mostUnanswered).toBe(3);
    const last = centre.received.at(-1)?.at ?? 0;
    expect(last - began).toBeGreaterThanOrEqual(6 * 20 - 5);
  });
});

describe('a centre that refuses', () => {
  it('gets what is sent after the clock was put back by an hour', async () => {
    start();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await send();
      vi.setSystemTime(Date.now() - 3_600_000);
      expect(await send()).toMatchObject({ status: 'accepted' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is waited for when it throttles', async () => {
    start();
    centre.script = ['ESME_RTHROTTLED', 'ESME_RMSGQFUL'];
    expect((await send()).status).toBe('accepted');
    const [first = 0, , third = 0] = centre.received.map(({ at }) => at);
    expect(third - first).toBeGreaterThanOrEqual(140);
  });

  it('is given up for this try when it throttles for too long', async () => {
    start({ patienceMs: 100 });
    centre.script = Array.from({ length: 5 }, () => 'ESME_RTHROTTLED' as const);
    expect(await send()).toEqual({ status: 'unavailable', reason: 'ESME_RTHROTTLED' });
  });

  it('says for good that a number does not exist, and for now that it cannot', async () => {
    start();
    centre.script = ['ESME_RINVDSTADR', 'ESME_RSYSERR'];
    expect(await send()).toEqual({ status: 'refused', reason: 'ESME_RINVDSTADR' });
    expect(await send()).toEqual({ status: 'unavailable', reason: 'ESME_RSYSERR' });
  });

  it('is bound to again when it refused the bind', async () => {
    centre.bindStatus = 'ESME_RINVPASWD';
    start({ patienceMs: 100 });
    expect(await send()).toEqual({ status: 'unavailable', reason: 'not bound' });
    await eventually(() => expect(centre.binds.length).toBeGreaterThan(1));
    expect(JSON.stringify(logged)).toContain('ESME_RINVPASWD');
    expect(JSON.stringify(logged)).not.toContain('clave');
    centre.bindStatus = null;
    await eventually(async () => expect((await send()).status).toBe('accepted'));
  });
});

describe('a centre that fails', () => {
  it('drops the connection over a message: the try is over at once, the next one finds a new bind', async () => {
    start();
    centre.script = ['drop'];
    expect(await send()).toEqual({ status: 'unavailable', reason: 'connection lost' });
    expect((await send()).status).toBe('accepted');
    expect(centre.binds).toHaveLength(2);
  });

  it('is gone and comes back', async () => {
    start({ patienceMs: 100 });
    expect((await send()).status).toBe('accepted');
    const { port } = centre;
    await centre.close();
    expect((await send()).status).toBe('unavailable');
    centre = await startSmsCentre(port);
    await eventually(async () => expect((await send()).status).toBe('accepted'));
  });

  it('does not answer in time; when it answers later, the message is not sent again', async () => {
    start({ responseTimeoutMs: 100 });
    centre.script = ['silence'];
    expect(await send('hola', 'late')).toEqual({ status: 'unavailable', reason: 'no answer' });
    for (const answer of centre.held) answer();
    await send('otro');
    expect(await send('hola', 'late')).toEqual({ status: 'accepted', reference: centreReference(1) });
    expect(centre.received.map(({ text }) => text)).toEqual(['hola', 'otro']);
  });

  it('takes a part of a long message: a further try sends the rest under the same id', async () => {
    start();
    centre.script = ['accept', 'drop'];
    const text = 'x'.repeat(200);
    expect((await send(text, 'long')).status).toBe('unavailable');
    expect((await send(text, 'long')).status).toBe('accepted');
    expect(centre.received.map(({ part }) => part?.[2])).toEqual([1, 2, 2]);
    expect(new Set(centre.received.map(({ part }) => part?.[0])).size).toBe(1);
  });

  it('goes silent: the connection is given up and made anew', async () => {
    centre.answersEnquiries = false;
    start({ enquireLinkMs: 20, responseTimeoutMs: 150 });
    await eventually(() => expect(centre.binds.length).toBeGreaterThan(2));
    centre.answersEnquiries = true;
    // The enquiry under way may still cost one connection.
    await eventually(async () => expect((await send()).status).toBe('accepted'));
  });

  it.each([
    ['an absurd length', 'ffffffff00000005'],
    ['a length shorter than a header', '00000007aabbcc'],
    ['a length of nothing', '00000000000000000000000000000000'],
    ['a truncated body', '00000012000000050000000000000001ffff'],
    ['text', Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n').toString('hex')],
  ])('sends %s: nothing falls over', async (_name, bytes) => {
    start({ enquireLinkMs: 50, responseTimeoutMs: 200 });
    expect((await send()).status).toBe('accepted');
    centre.write(Buffer.from(bytes, 'hex'));
    await eventually(async () => expect((await send()).status).toBe('accepted'));
  });

  it('sends a command nobody knows: it is told so, and the connection stays', async () => {
    start();
    await send();
    centre.write(Buffer.from('00000010000012340000000000000009', 'hex'));
    expect((await send()).status).toBe('accepted');
    expect(centre.binds).toHaveLength(1);
  });
});

describe('TLS', () => {
  const trusted = getCACertificates('default');
  afterEach(() => setDefaultCACertificates(trusted));

  it('is spoken with a centre whose certificate is good, and with no other', async () => {
    await centre.close();
    centre = await startSmsCentre(0, localhostCertificate);
    start({ host: 'localhost', isSecure: true, patienceMs: 300 });
    expect((await send()).status).toBe('unavailable');
    expect(centre.binds).toEqual([]);
    setDefaultCACertificates([...trusted, localhostCertificate.cert]);
    await eventually(async () => expect((await send()).status).toBe('accepted'));
  });
});

describe('a delivery receipt', () => {
  const receipt = (id: string, stat: string) => ({
    source_addr: '593991000001',
    esm_class: 4,
    short_message: `id:${id} sub:001 dlvrd:001 submit date:2611210930 done date:2611210931 stat:${stat} err:000 text:Tu codigo`,
  });

  it('is read from its text, in both spellings of the reference', async () => {
    start();
    await send();
    expect(await centre.deliver(receipt('255', 'DELIVRD'))).toBe(0);
    expect(await centre.deliver(receipt('UUID-1', 'UNDELIV'))).toBe(0);
    expect(receipts[0]).toMatchObject({ to: '593991000001', outcome: 'delivered' });
    expect(receipts[0]?.references).toEqual(expect.arrayContaining(['255', 'ff', 'FF']));
    expect(receipts[1]).toMatchObject({ references: ['UUID-1'], outcome: 'undelivered' });
  });

  it('is read from its fields first', async () => {
    start();
    await send();
    const fields = { ...receipt('9', 'ENROUTE'), receipted_message_id: 'AB', message_state: 2 };
    expect(await centre.deliver(fields)).toBe(0);
    expect(receipts[0]).toMatchObject({ outcome: 'delivered' });
    expect(receipts[0]?.references).toEqual(expect.arrayContaining(['AB', '171']));
  });

  it('that is not final, and an SMS that somebody wrote, are taken and change nothing', async () => {
    start();
    await send();
    expect(await centre.deliver(receipt('1', 'ENROUTE'))).toBe(0);
    expect(await centre.deliver({ source_addr: '593991000001', short_message: 'SALIR' })).toBe(0);
    expect(await centre.deliver({ ...receipt('1', 'DELIVRD'), short_message: '' })).toBe(0);
    expect(receipts).toEqual([]);
  });

  it('that could not be written down is asked for again', async () => {
    sender = createSender();
    sender.start(() => Promise.reject(new Error('database gone')));
    await send();
    expect(await centre.deliver(receipt('1', 'DELIVRD'))).toBe(0x64);
  });
});
