import { listMessages } from '@portal/contract/help/notifications';
import { decideRepairCost, listTroubleTickets, type TroubleTicket } from '@portal/contract/help/tickets';
import { listProducts } from '@portal/contract/lines/inventory';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { getDocument } from '@portal/contract/paying/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGetInvoice } from '../../src/modules/documents/get-invoice.ts';
import { createPermissions } from '../../src/modules/permissions/permissions.ts';
import { startTestApp, type TestApp } from '../build-app.ts';
import { chatSecret, chatSides, wordsIn } from '../chat.ts';
import { invoiceDocument } from '../invoice-document.ts';
import { givenBill } from './given-user.ts';
import { becomeHolder, givenHousehold, type Household, type Person, people } from './people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ environment: { ASSISTANT_SECRET: chatSecret } });
});
afterAll(() => app.close());

describe('holder, manager, stranger, and whoever has dissociated', () => {
  type Told = Record<Person, unknown>;
  const notFound = '404 NOT_FOUND';
  const notHolder = '403 HOLDER_REQUIRED';
  const onlyHolder = (held: unknown, others: unknown): Told => ({
    holder: held,
    manager: others,
    stranger: others,
    gone: others,
  });
  const ofLine = (theirs: unknown, others: unknown): Told => ({
    holder: theirs,
    manager: theirs,
    stranger: others,
    gone: others,
  });

  let home: Household;
  let bill: string;
  let otherBill: string;
  beforeAll(async () => {
    home = await givenHousehold(app);
    bill = await givenBill(app, home.line);
    await app.database.pool.query(
      `insert into operator.bill_items (customer_id, bill_no, position, code, description, quantity, unit_price_cents,
         amount_cents, tax_rate_percent, kind)
       values ($1, $2, 1, 'PLAN', 'Plan', 1, 1839, 1839, 0, 'plan')`,
      [home.line.customerId, bill],
    );
    otherBill = await givenBill(app, home.otherLine);
  });

  const as = (person: Person) => home.tokens[person];
  const told = (answer: { statusCode: number; json: () => { code: string } }, seen: () => unknown) =>
    answer.statusCode < 300 ? seen() : `${answer.statusCode} ${answer.json().code}`;
  async function tickets(person: Person, query: string): Promise<TroubleTicket[] | string> {
    const url = `${listTroubleTickets.path}?${query}`;
    const answer = await app.call({ method: 'GET', url, token: as(person) });
    return told(answer, () => answer.json()) as TroubleTicket[] | string;
  }
  async function repairs(person: Person, query = '') {
    const found = await tickets(person, query);
    const names = Object.entries(home.repairs).map(([name, id]) => [id, name]);
    const nameOf = ({ id }: TroubleTicket) => Object.fromEntries(names)[id];
    return typeof found === 'string' ? found : found.map(nameOf).sort();
  }
  const byDocument = (type: string, number: string) =>
    `relatedParty.identifierType=${type}&relatedParty.id=${number}`;
  async function partiesOf(person: Person, query: string) {
    const [ticket] = await tickets(person, query);
    return typeof ticket === 'object' ? ticket.relatedParty.map(({ id, role }) => `${role} ${id}`) : [];
  }
  async function decide(person: Person, ticketId: string) {
    const url = decideRepairCost.path.replace(':id', ticketId);
    const payload = { statusChange: [{ id: ticketId, status: 'rejectedCost' }] };
    const answer = await app.call({ method: 'POST', url, token: as(person), payload });
    return told(answer, () => answer.json().status);
  }
  async function bills(person: Person, number: string) {
    const url = `${listCustomerBills.path}?serviceId=${number}`;
    const answer = await app.call({ method: 'GET', url, token: as(person) });
    return told(answer, () => answer.json().map(({ billNo }: { billNo: string }) => billNo));
  }
  async function invoice(person: Person, billNo: string, type = 'pdf') {
    const url = `${getDocument.path}?type=${type}&numfactura=${billNo}`;
    const answer = await app.call({ method: 'GET', url, token: as(person) });
    return told(answer, () => answer.headers['content-type']);
  }
  /** What would be drawn, from the same rows and lines. */
  async function buyerOn(person: Person, billNo: string) {
    const { db } = app.database;
    const managed = await createPermissions(db).linesOf(home.users[person].userId, getDocument);
    let buyer: unknown = null;
    const getInvoice = createGetInvoice({
      ...app.operator,
      documents: {
        claimReceipt: async () => null,
        exitReceipt: async () => null,
        noDebtCertificate: async () => null,
        theftCertificate: async () => null,
        async invoice(asked) {
          const document = await invoiceDocument(app, asked);
          if (!document) return null;
          const { documentNumber, address, email } = document.buyer;
          buyer = { documentNumber, tellsMore: address !== null || email !== null };
          return new Uint8Array();
        },
        electronicInvoice: async () => null,
      },
    });
    const found = await getInvoice.find(managed, billNo);
    if (found) await getInvoice.pdf(managed, found);
    return buyer;
  }
  async function assistantSays(person: Person, words: string) {
    const chat = chatSides(app);
    return wordsIn(await chat.answered(await chat.begin(as(person)), words));
  }
  async function notified(person: Person) {
    await app.settleEvents();
    const answer = await app.call({ method: 'GET', url: listMessages.path, token: as(person) });
    const repairsTold = Object.entries(home.repairs).filter(([, id]) => answer.body.includes(id));
    return repairsTold.map(([name]) => name).sort();
  }

  const cedula = () => home.line.documentNumber;
  const masked = () => `******${cedula().slice(-4)}`;
  const both = ['ofLine', 'withoutLine'];
  const table: [string, (person: Person) => Promise<unknown>, () => Told][] = [
    [
      'the list of repairs',
      (person) => repairs(person),
      () => ({ holder: both, manager: ['ofLine'], stranger: [], gone: [] }),
    ],
    [
      'a repair without a line',
      (person) => repairs(person, `id=${home.repairs.withoutLine}`),
      () => onlyHolder(['withoutLine'], []),
    ],
    [
      'repairs by cédula',
      (person) => repairs(person, byDocument('CED', cedula())),
      () => onlyHolder(both, notHolder),
    ],
    [
      'repairs by identity number',
      (person) => repairs(person, `identityNumber=${cedula()}`),
      () => onlyHolder(both, notHolder),
    ],
    [
      'repairs by a document that nobody has',
      (person) => repairs(person, byDocument('RUC', '1799999999001')),
      () => onlyHolder(notHolder, notHolder),
    ],
    [
      'who a repair is of',
      (person) => partiesOf(person, `id=${home.repairs.ofLine}`),
      () => ({
        holder: [`customer ${cedula()}`, `holder ${home.users.holder.email}`],
        manager: [`customer ${masked()}`, `manager ${home.users.manager.email}`],
        stranger: [],
        gone: [],
      }),
    ],
    [
      'a repair by its number',
      (person) => partiesOf(person, byDocument('TRK', home.repairs.ofLine)),
      () => ({
        holder: [`customer ${masked()}`, `holder ${home.users.holder.email}`],
        manager: [`customer ${masked()}`, `manager ${home.users.manager.email}`],
        stranger: [`customer ${masked()}`],
        gone: [`customer ${masked()}`],
      }),
    ],
    ['the bills of the line', (person) => bills(person, home.line.number), () => ofLine([bill], notFound)],
    [
      'the bills of another line of the customer',
      (person) => bills(person, home.otherLine.number),
      () => onlyHolder(notFound, notFound),
    ],
    ['the invoice of the line', (person) => invoice(person, bill), () => ofLine('application/pdf', notFound)],
    [
      'the invoice as XML, which names the buyer',
      (person) => invoice(person, bill, 'xml'),
      () => onlyHolder('application/xml', notFound),
    ],
    [
      'the invoice of another line of the customer',
      (person) => invoice(person, otherBill),
      () => onlyHolder(notFound, notFound),
    ],
    [
      'the buyer’s document, address and e-mail on the invoice',
      (person) => buyerOn(person, bill),
      () => ({
        holder: { documentNumber: cedula(), tellsMore: true },
        manager: { documentNumber: masked(), tellsMore: false },
        stranger: null,
        gone: null,
      }),
    ],
    [
      'what the assistant says of repairs',
      async (person) => {
        const words = await assistantSays(person, 'cómo va mi equipo en reparación');
        return [
          ...Object.entries(home.repairs).flatMap(([name, id]) => (words.includes(id) ? [name] : [])),
          ...(words.includes('que aceptes o rechaces') ? ['asks'] : []),
        ];
      },
      () => ({ holder: [...both, 'asks'], manager: ['ofLine'], stranger: [], gone: [] }),
    ],
    [
      'the decision on a repair without a line',
      (person) => decide(person, home.repairs.withoutLine),
      () => onlyHolder('TRASLADO_CAC', notFound),
    ],
    [
      'the decision on a repair of the line',
      (person) => decide(person, home.repairs.ofLine),
      () => ({ holder: 'TRASLADO_CAC', manager: notHolder, stranger: notFound, gone: notFound }),
    ],
  ];

  it.each(table)('%s', async (_name, call, expected) => {
    const wanted = expected();
    // The holder last: theirs is the word that counts.
    for (const person of people.toReversed())
      expect([person, await call(person)]).toEqual([person, wanted[person]]);
  });

  it('news of repairs: nobody reads of one that they could not open', async () => {
    // Somebody else of the customer decides, so that the holder is told, too.
    home = await givenHousehold(app);
    const { customerId, lineId } = home.line;
    for (const [id, line] of [
      [home.repairs.ofLine, lineId],
      [home.repairs.withoutLine, null],
    ])
      await app.database.pool.query(
        `insert into events (event_id, event_type, customer_id, event)
         values (gen_random_uuid(), 'TroubleTicketStatusChangeEvent', $1, $2)`,
        [customerId, { troubleTicket: { id, status: 'REPARADO', lineId: line }, device: 'Nova X5' }],
      );
    expect(await notified('holder')).toEqual(both);
    expect(await notified('manager')).toEqual(['ofLine']);
    for (const person of ['stranger', 'gone'] as const) expect(await notified(person)).toEqual([]);
  });

  it('a manager who proves to be the customer holds it, whatever line comes later; nobody else does', async () => {
    const { line, otherLine, tokens, users } = await givenHousehold(app);
    const wrong = { ...line, date: '2015/03/10' };
    expect((await becomeHolder(app, tokens.manager, wrong)).statusCode).toBe(400);
    expect((await becomeHolder(app, tokens.stranger, line)).json()).toMatchObject({
      code: 'NO_MANAGED_LINE',
    });
    expect((await becomeHolder(app, tokens.manager, line)).statusCode).toBe(200);
    const permissions = createPermissions(app.database.db);
    await app.database.db.transaction((tx) =>
      permissions.add(tx, users.manager.userId, { ...otherLine, kind: 'Postpaid' }),
    );
    const roles = async (person: Person) =>
      (await permissions.linesOf(users[person].userId, listProducts)).map(({ role }) => role);
    expect(await roles('manager')).toEqual(['holder', 'holder']);
    expect(await roles('stranger')).toEqual(['manager']);
    expect(await roles('gone')).toEqual([]);
  });
});
