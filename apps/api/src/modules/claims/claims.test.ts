import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { listMessages } from '@portal/contract/help/notifications';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { receiveWhatsappEvent } from '@portal/contract/help/whatsapp';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { getCustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import {
  type Claim,
  fileClaim,
  getClaimAttachment,
  getClaimReceipt,
  noteClaim,
} from '@portal/contract/paying/claims';
import { createPayment } from '@portal/contract/paying/payments';
import { currencyCode } from '@portal/market/money';
import { splitTax, taxOn } from '@portal/market/tax';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { associate, givenGrant, givenSignedIn } from '../../../test/given/association.ts';
import { type GivenItem, givenBillOf } from '../../../test/given/bills.ts';
import { buyPackage, givenBuyer } from '../../../test/given/buyer.ts';
import { askBillCode, payBillByCard } from '../../../test/given/cards.ts';
import { claimCharge } from '../../../test/given/claims.ts';
import { units } from '../../../test/given/country.ts';
import { givenLine, givenManager, givenNext } from '../../../test/given/given-line.ts';
import { givenUser } from '../../../test/given/given-user.ts';
import { readAttachments } from './claims.routes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const photo = Buffer.concat([Buffer.from([255, 216, 255, 224]), Buffer.alloc(2_000, 7)]);
const horoscopeCents = 299;
const items: GivenItem[] = [
  ['plan', 'Plan Esencial 8 GB', 999],
  ['thirdParty', 'Horóscopo diario', splitTax(horoscopeCents).netCents],
  ['discount', 'Descuento', -100],
];
const netCents = items.reduce((sum, [, , cents]) => sum + cents, 0);
const total = units(netCents + taxOn(netCents));
const inClaim = units(horoscopeCents);
const rest = units(netCents + taxOn(netCents) - horoscopeCents);

const attached = (content: Buffer, name = 'mensaje.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  content: content.toString('base64'),
});

async function given({ state = 'sent', ...options }: { isCorporate?: boolean; state?: string } = {}) {
  const user = await givenUser(app);
  const line = await givenLine(app, options);
  await givenManager(app, user, line);
  const billNo = await givenBillOf(app, line, '2026-11-01', items, state);
  const token = await app.signIn(user.email, user.password);
  const file = (more: object = {}, id = '2', headers: Record<string, string> = {}) =>
    claimCharge(app, token, { '@referredType': 'billLine', id, billNo }, more, headers);
  const read = async (url: string) => (await app.call({ method: 'GET', url, token })).json();
  const bill = () => read(`${getCustomerBill.path.replace(':id', billNo)}?expand=lines`);
  return { user, line, billNo, token, file, read, bill };
}

const claimPayment = (token: string, id: string) =>
  claimCharge(app, token, { '@referredType': 'payment', id }, { reason: 'notProvided' });

describe('201', () => {
  it('has its number at once; the bill shows the amount apart, and asks for the rest alone', async () => {
    const { token, billNo, file, read, bill } = await given();
    const answer = await file({ attachment: [attached(photo)] });
    expect(answer.statusCode).toBe(201);
    const claim = answer.json<Claim>();
    expect(claim).toMatchObject({
      ticketType: 'claim',
      status: 'acknowledged',
      resolution: null,
      isLate: false,
      note: [],
      credit: null,
      id: expect.stringMatching(/^RCL-\d{6}-[2-9A-Z]{6}$/),
      amount: { unit: currencyCode, value: inClaim },
      relatedEntity: [{ '@referredType': 'billLine', id: '2', name: 'Horóscopo diario', billNo }],
      attachment: [{ name: 'mensaje.jpg', mimeType: 'image/jpeg', size: photo.length }],
    });
    expect(answer.headers.location).toBe(claim.href);
    const days = Date.parse(claim.expectedResolutionDate) - Date.parse(claim.creationDate);
    expect(Math.round(days / 86_400_000)).toBe(15);
    expect(await read(claim.href)).toEqual(claim);
    expect(await read(`${listTroubleTickets.path}?ticketType=claim`)).toEqual([claim]);
    expect(await read(`${listTroubleTickets.path}?ticketType=claim&status=resolved`)).toEqual([]);
    expect(await read(listTroubleTickets.path)).toEqual([]);

    const shown = await bill();
    expect(shown).toMatchObject({
      inClaim: { value: inClaim },
      payable: { value: rest },
      remainingAmount: { value: rest },
      amountDue: { value: total },
    });
    const lines = shown.groups.flatMap(({ lines: all }: { lines: object[] }) => all);
    expect(lines).toMatchObject([
      { id: '1', claimable: true, claimId: null },
      { id: '2', claimable: false, claimId: claim.id },
      { id: '3', claimable: false, claimId: null },
      { id: 'tax', claimable: false, claimId: null },
    ]);
    const [account] = await read(listBillingAccounts.path);
    expect(account.accountBalance[0].amount.value).toBe(rest);

    const pay = (dollars: number) => payBillByCard(app, token, { billNo, dollars });
    const whole = await pay(total);
    expect(whole.statusCode).toBe(409);
    expect(whole.json()).toMatchObject({ code: 'AMOUNT_CHANGED', totalAmount: { value: rest } });
    expect((await pay(rest)).statusCode).toBe(201);
    expect(await bill()).toMatchObject({
      paidAmount: { value: rest },
      appliedPayment: [{ appliedAmount: { value: rest } }],
    });
    expect(await read(`${listCustomerBills.path}?state=sent`)).toEqual([]);
  });

  it('closes a code that waits for the bill: nobody asks for what is claimed by it (CLAIM-2)', async () => {
    const { token, billNo, file, read, bill } = await given();
    const ask = (dollars: number) => askBillCode(app, token, { billNo, dollars: dollars });
    const code = await ask(total);
    expect(code.statusCode).toBe(202);
    expect((await file()).statusCode).toBe(201);
    expect(await read(`${createPayment.path}/${code.json().id}`)).toMatchObject({ status: 'failed' });
    expect(await bill()).toMatchObject({
      state: 'sent',
      inClaim: { value: inClaim },
      remainingAmount: { value: rest },
    });
    expect((await ask(rest)).statusCode).toBe(202);
    expect(await bill()).toMatchObject({ paymentStatus: 'pending', remainingAmount: { value: rest } });
  });

  it('closes none by a claim that is none, or the one of before', async () => {
    const { token, billNo, file, read } = await given();
    const headers = { 'Request-UUID': `EC-${randomUUID()}` };
    const first = await file({}, '2', headers);
    const code = await askBillCode(app, token, { billNo, dollars: rest });
    expect(code.statusCode).toBe(202);
    expect((await file()).json().code).toBe('ALREADY_CLAIMED');
    expect((await file({}, '3')).json().code).toBe('NOTHING_TO_CLAIM');
    expect((await file({}, '2', headers)).json().id).toBe(first.json().id);
    expect(await read(`${createPayment.path}/${code.json().id}`)).toMatchObject({ status: 'pending' });
  });

  it('the same request is the same claim', async () => {
    const { file } = await given();
    const headers = { 'Request-UUID': `EC-${randomUUID()}` };
    const answers = await Promise.all([1, 2, 3].map(() => file({}, '2', headers)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(201);
      expect(answer.json().id).toBe(answers[0]?.json().id);
    }
  });

  it('a package charged to the invoice is claimed by its payment, and comes onto no bill meanwhile', async () => {
    const buyer = await givenBuyer(app, { kind: 'Postpaid' });
    const { id } = (await buyPackage(app, buyer, { type: 'account' })).json();
    const claim = (billed = id) => claimPayment(buyer.token, billed);
    expect((await claim()).json()).toMatchObject({ relatedEntity: [{ '@referredType': 'payment', id }] });
    expect((await claim()).statusCode).toBe(409);
    expect((await claim(randomUUID())).statusCode).toBe(404);
  });

  it('its author reads what was attached as a file to be saved, its receipt is a PDF, and both sides write', async () => {
    const { token, file, read } = await given();
    const claim = (await file({ attachment: [attached(photo, '../a<b>ñ.jpg')] })).json<Claim>();
    const [attachment] = claim.attachment;
    expect(attachment?.name).toBe('abñ.jpg');
    const get = (url: string) => app.call({ method: 'GET', url, token });
    const saved = await get(attachment?.url ?? '');
    expect(saved.statusCode).toBe(200);
    expect(saved.rawPayload.equals(photo)).toBe(true);
    expect(saved.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const path = getClaimAttachment.path.replace(':id', claim.id);
    expect((await get(path.replace(':attachmentId', '9'))).statusCode).toBe(404);
    const receipt = await get(getClaimReceipt.path.replace(':id', claim.id));
    expect(receipt.headers['content-type']).toBe('application/pdf');
    expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    const note = (text: string) =>
      app.call({ method: 'POST', url: noteClaim.path.replace(':id', claim.id), token, payload: { text } });
    expect((await note('¿Hay novedades?')).statusCode).toBe(201);
    expect((await note('   ')).statusCode).toBe(400);
    expect((await read(claim.href)).note).toMatchObject([{ author: 'customer', text: '¿Hay novedades?' }]);
  });

  it.each([
    ['sent', true, 'No cobramos ese valor mientras lo revisamos.'],
    ['settled', false, 'Si se resuelve a tu favor, te lo devolvemos.'],
  ])('whoever manages the line is told, of a bill that is %s', async (state, isWithheld, words) => {
    const { file, read } = await given({ state });
    const filed = (await file()).json<Claim>();
    expect(filed.isWithheld).toBe(isWithheld);
    while ((await app.operator.events.deliver()) > 0);
    await app.settleEvents();
    expect(await read(listMessages.path)).toMatchObject([
      {
        messageType: 'claimMoved',
        subject: 'Recibimos un reclamo',
        content: expect.stringMatching(
          new RegExp(`^Recibimos el reclamo ${filed.id} de .*, por .*\\. ${words}`),
        ),
        characteristic: expect.arrayContaining([{ name: 'claimId', value: filed.id }]),
      },
    ]);
  });
});

describe('refused', () => {
  it('400: no reason, no words, nothing claimed, another kind', async () => {
    const { file } = await given();
    for (const more of [
      { reason: undefined },
      { reason: 'because' },
      { description: '   ' },
      { relatedEntity: [] },
      { ticketType: 'repair' },
      { relatedEntity: [{ '@referredType': 'bill', id: '1' }] },
    ])
      expect([more, (await file(more)).statusCode]).toEqual([more, 400]);
  });

  it('404: a line that the bill does not have', async () => {
    const { file } = await given();
    expect((await file({}, '99')).statusCode).toBe(404);
    expect((await file({}, 'tax')).statusCode).toBe(404);
  });

  it('404: what was paid for the line that had the number before', async () => {
    const user = await givenSignedIn(app);
    const before = await givenLine(app);
    await givenManager(app, user, before);
    const bought = await buyPackage(app, { user, token: user.token, line: before }, { type: 'account' });
    expect(bought.statusCode).toBe(201);
    const next = await givenNext(app, before);
    const grant = await givenGrant(app, user, next);
    expect((await associate(app, user, { number: next.number, grant })).statusCode).toBe(201);
    expect((await claimPayment(user.token, bought.json().id)).statusCode).toBe(404);
  });

  it('404: of a corporate line no bill is shown, and none is claimed', async () => {
    const { file } = await given({ isCorporate: true });
    expect((await file()).statusCode).toBe(404);
  });

  it('409: the same charge twice, and what is no charge', async () => {
    const { file } = await given();
    await file();
    const again = await file();
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'ALREADY_CLAIMED', message: 'Este cobro ya se reclamó' });
    expect((await file({}, '3')).json()).toMatchObject({ status: '409', code: 'NOTHING_TO_CLAIM' });
  });

  it('409: what was charged and is not given yet: it may still go back by itself', async () => {
    const buyer = await givenBuyer(app);
    const { id } = (await buyPackage(app, buyer)).json();
    const setEffect = (effect: string) =>
      app.database.pool.query('update payments set effect = $2 where payment_id = $1', [id, effect]);
    await setEffect('due');
    expect((await claimPayment(buyer.token, id)).json()).toMatchObject({ code: 'NOTHING_TO_CLAIM' });
    await setEffect('done');
    expect((await claimPayment(buyer.token, id)).statusCode).toBe(201);
  });

  it('409: of a bill that is claimed as a whole there is nothing to pay', async () => {
    const { file, token, billNo } = await given();
    await file();
    await file({ reason: 'other' }, '1');
    const answer = await payBillByCard(app, token, { billNo, dollars: total, cardToken: 'x' });
    expect(answer.json()).toMatchObject({ code: 'BILL_NOT_PAYABLE' });
  });

  it.each([
    ['too many files', Array.from({ length: 4 }, () => attached(photo)), 422, 'TOO_MANY_FILES'],
    [
      'a file that is too large',
      [attached(Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)]))],
      413,
      'FILE_TOO_LARGE',
    ],
    ['a page that calls itself a picture', [attached(Buffer.from('<script>'))], 415, 'FILE_TYPE_REFUSED'],
    ['what is no Base64', [{ name: 'a.jpg', content: '¡no!' }], 415, 'FILE_TYPE_REFUSED'],
    ['nothing', [{ name: 'a.jpg', content: '' }], 415, 'FILE_TYPE_REFUSED'],
  ])('%s', async (_name, attachment, status, code) => {
    const { file, bill } = await given();
    const answer = await file({ attachment });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect((await bill()).inClaim.value).toBe(0);
  });

  it('413: more than three such files together', async () => {
    const { file } = await given();
    const large = attached(Buffer.concat([photo, Buffer.alloc(4.9 * 1024 * 1024)]));
    expect((await file({ attachment: [large, large, large] })).statusCode).toBe(201);
    const next = await given();
    const answer = await next.file({ attachment: [large, large, large, large] });
    expect(answer.json()).toMatchObject({ status: '413' });
  });

  it('400: the number of a card in what is written', async () => {
    const { file } = await given();
    const answer = await file({ description: 'Pagué con 4574441215190335', attachment: [attached(photo)] });
    expect(answer.json()).toMatchObject({ status: '400', code: 'CARD_DATA_REFUSED' });
  });
});

describe('large bodies', () => {
  const large = 'x'.repeat(100_000);
  const send = (token: string, payload: string | Readable = large) =>
    app.call({
      method: 'POST',
      url: fileClaim.path,
      token,
      headers: { 'content-type': 'application/json' },
      payload,
    });

  it('404 unread for whoever has no line; 503 a second one of a person at once', async () => {
    const user = await givenUser(app);
    const stranger = await send(await app.signIn(user.email, user.password));
    expect(stranger.statusCode).toBe(404);
    const { token } = await given();
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
    const slow = new Readable({ read: () => read() });
    const first = send(token, slow);
    await isRead;
    expect((await send(token)).statusCode).toBe(503);
    slow.push(large);
    slow.push(null);
    expect((await first).statusCode).toBe(400);
    expect((await send(token)).statusCode).toBe(400);
  });

  it('are read while strangers, each from elsewhere, send theirs without an end', async () => {
    const hanging = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
        const body = new Readable({ read: () => read() });
        const answer = app.call({
          method: 'POST',
          url: receiveWhatsappEvent.path,
          headers: { 'content-type': 'application/json' },
          remoteAddress: `203.0.${index}.1`,
          payload: body,
        });
        await Promise.race([isRead, answer]);
        return { body, answer };
      }),
    );
    const { token } = await given();
    expect((await send(token)).statusCode).toBe(400);
    for (const { body } of hanging) body.push(null);
    const answers = await Promise.all(hanging.map(({ answer }) => answer));
    expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(4);
  });
});

describe('attachments', () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64');
  const pdf = Buffer.from('%PDF-1.7', 'latin1').toString('base64');
  const named = (name: string, content: string) => readAttachments([{ name, content }])[0]?.name;

  it.each([
    ['foto.png', png, 'foto.png'],
    ['FOTO.PNG', png, 'FOTO.PNG'],
    ['factura.exe', pdf, 'factura.pdf'],
    ['factura.pdf.html', pdf, 'factura.pdf.pdf'],
    ['../../etc/recibo.svg', png, 'recibo.png'],
    ['sin final', pdf, 'sin final.pdf'],
    ['.htaccess', png, '.htaccess.png'],
    ['.js', png, 'archivo.png'],
    ['', pdf, 'archivo.pdf'],
  ])('«%s» ends as its content is', (name, content, kept) => {
    expect(named(name, content)).toBe(kept);
  });
});
