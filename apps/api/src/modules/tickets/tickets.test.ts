import { listTroubleTickets, type TroubleTicket } from '@portal/contract/help/tickets';
import { repairStatusSchema } from '@portal/operator-ports/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenRepair } from '../../../test/given/given-repair.ts';
import { givenPostpaidLine, givenUser } from '../../../test/given/given-user.ts';

const anasCedula = '1710034065';

let app: TestApp;
let ana: string;
let pablo: string;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signIn('ana.paredes@correo.example');
  pablo = await app.signIn('otro@correo.example');
});
afterAll(() => app.close());

const ask = (query: string, token = ana, headers = {}) =>
  app.call({ method: 'GET', url: `${listTroubleTickets.path}${query}`, token, headers });
const by = (type: string, id: string) =>
  `?relatedParty.identifierType=${type}&relatedParty.id=${encodeURIComponent(id)}&relatedParty.role=customer`;
const idsOf = (tickets: TroubleTicket[]) => tickets.map(({ id }) => id);
const strangers = async () => {
  const user = await givenUser(app);
  return app.signIn(user.email, user.password);
};

describe('200', () => {
  it('one’s own, newest first, by nothing, cédula, identity number or ticket number', async () => {
    const own = ['TRK-1001', 'TRK-1002', 'TRK-1003'];
    for (const query of ['', by('CED', anasCedula), `?identityNumber=${anasCedula}`, `?id=${own.join(',')}`])
      expect(idsOf((await ask(query)).json()), query).toEqual(own);
    expect(idsOf((await ask('?id=trk-1002')).json())).toEqual(['TRK-1002']);
    expect(idsOf((await ask('', pablo)).json())).toEqual(['TRK-2001']);
    expect(idsOf((await ask('?sort=creationDate')).json())).toEqual(own.toReversed());
  });

  it('the whole of TRK-1001: a technical report that waits for 35.00', async () => {
    const [ticket] = (await ask(by('CED', anasCedula))).json<TroubleTicket[]>();
    expect(ticket).toEqual({
      '@type': 'TroubleTicket',
      id: 'TRK-1001',
      href: `${listTroubleTickets.path}/TRK-1001`,
      ticketType: 'repair',
      severity: 'minor',
      status: 'INF_TECNICO',
      standardStatus: 'pending',
      description: 'Equipo IMEI 356938000264417, la pantalla no responde al tacto. Ingresa sin accesorios.',
      creationDate: expect.stringMatching(/T10:15:00-05:00$/),
      lastUpdate: expect.stringMatching(/T16:40:00-05:00$/),
      requestedResolutionDate: expect.stringMatching(/T18:00:00-05:00$/),
      channel: { id: 'CAC1', name: 'CAC Centro' },
      relatedEntity: [
        {
          id: '356938000264417',
          identifierType: 'imei',
          href: '',
          role: 'Nova',
          name: 'X5',
          description: 'Teléfono, color negro',
          '@referredType': 'Device',
        },
      ],
      statusChange: expect.any(Array),
      itemPrice: [{ name: 'Cambio de pantalla', price: { dutyFreeAmount: { unit: 'USD', value: 35 } } }],
      relatedParty: [
        { id: anasCedula, identifierType: 'CED', role: 'customer', '@referredType': 'Customer' },
        {
          id: 'ana.paredes@correo.example',
          identifierType: 'userId',
          role: 'holder',
          '@referredType': 'Individual',
        },
      ],
    });
    expect(ticket?.statusChange.map(({ id, status }) => [id, status])).toEqual([
      ['1', 'EQUIPO_CAC'],
      ['2', 'TRASLADO_TALLER'],
      ['3', 'ENTREGADO_TALLER'],
      ['4', 'INF_TECNICO'],
    ]);
    expect(ticket?.statusChange.at(-1)).toMatchObject({
      name: 'Informe técnico',
      changeReason: 'Pantalla con daño interno',
      characteristic: [{ name: 'requiereAprobacion', value: 'true' }],
    });
    expect(ticket?.statusChange[0]?.characteristic).toEqual([]);
  });

  it('TRK-1002 is being repaired, TRK-1003 has been handed back', async () => {
    const [second, third] = (await ask('?id=TRK-1002,TRK-1003')).json<TroubleTicket[]>();
    expect(second).toMatchObject({ status: 'REPARACION', standardStatus: 'inProgress' });
    expect(second?.statusChange[3]?.characteristic).toEqual([{ name: 'requiereAprobacion', value: 'false' }]);
    expect(third).toMatchObject({ status: 'ENTREGA_CLIENTE', standardStatus: 'closed', itemPrice: [] });
  });

  it('a company’s by its RUC', async () => {
    const buyer = 'compras@empresa.example';
    const { rows: theirs } = await app.database.pool.query(
      'select customer_id from users join associations using (user_id) where login_name = $1',
      [buyer],
    );
    const customerId: string = theirs[0].customer_id;
    const { rows } = await app.database.pool.query(
      "select document_number from operator.customers where document_type = 'RUC' and customer_id = $1",
      [customerId],
    );
    const ruc: string = rows[0].document_number;
    const ticketId = await givenRepair(app, customerId);
    const token = await app.signIn(buyer);
    expect(idsOf((await ask(by('RUC', ruc), token)).json())).toContain(ticketId);
    expect((await ask(by('CED', ruc), token)).statusCode).toBe(403);
    expect((await ask(by('RUC', ruc))).statusCode).toBe(403);
  });

  it('anybody’s by its number, with owner and device masked', async () => {
    const answer = await ask(by('TRK', 'TRK-1001'), pablo);
    const [ticket] = answer.json<TroubleTicket[]>();
    expect(ticket).toMatchObject({ id: 'TRK-1001', status: 'INF_TECNICO' });
    expect(ticket?.relatedParty[0]?.id).toBe('******4065');
    expect(ticket?.relatedEntity[0]?.id).toBe('***********4417');
    expect(ticket?.description).toContain('IMEI ***********4417,');
    expect(answer.body).not.toMatch(/1710034065|356938000264417|Ana|Paredes/);
  });

  it('one’s own by its number: the owner is masked as well', async () => {
    const [ticket] = (await ask(by('TRK', ' trk-1001 '))).json<TroubleTicket[]>();
    expect(ticket?.relatedParty[0]?.id).toBe('******4065');
    expect(ticket?.description).toContain('IMEI 356938000264417,');
  });

  it('an empty list, byte for byte the same, for what is not there and for what is somebody else’s', async () => {
    for (const [foreign, unreal] of [
      ['?id=TRK-1001', '?id=TRK-9999'],
      ['?id=TRK-1001&status=INF_TECNICO', '?id=TRK-9999&status=INF_TECNICO'],
    ]) {
      const [theirs, nobodys] = [await ask(foreign ?? '', pablo), await ask(unreal ?? '', pablo)];
      expect(theirs.statusCode, foreign).toBe(200);
      expect(theirs.body).toBe('[]');
      expect(theirs.body).toBe(nobodys.body);
      expect(theirs.headers['x-total-count']).toBe('0');
    }
    expect((await ask(by('TRK', 'TRK-9999'))).body).toBe('[]');
  });

  it('nothing for a customer without lines', async () => {
    const token = await strangers();
    for (const query of ['', '?id=TRK-1001']) expect((await ask(query, token)).json()).toEqual([]);
  });

  it('two words that speak of different documents leave nothing', async () => {
    for (const query of [
      `${by('CED', anasCedula)}&identityNumber=0912345675`,
      `${by('CED', '0912345675')}&identityNumber=${anasCedula}`,
    ])
      expect((await ask(query)).json()).toEqual([]);
  });

  it('narrows by state, and pages', async () => {
    expect(idsOf((await ask('?status=REPARACION,ENTREGA_CLIENTE')).json())).toEqual(['TRK-1002', 'TRK-1003']);
    const page = await ask('?limit=1&offset=1');
    expect(page.statusCode).toBe(206);
    expect(page.headers).toMatchObject({ 'x-total-count': '3', 'content-range': 'items 1-1/3' });
    const [bare] = (await ask('?fields=status&limit=1')).json();
    expect(Object.keys(bare).sort()).toEqual(['@type', 'href', 'id', 'status']);
  });

  it('the generated operator has repairs in every state', async () => {
    const { rows } = await app.database.pool.query(
      "select distinct status from operator.tickets where ticket_id like 'TRK-10____'",
    );
    expect(rows.map(({ status }) => status).sort()).toEqual([...repairStatusSchema.options].sort());
  });

  it('calls the characteristic as it is configured', async () => {
    const environment = { REPAIR_APPROVAL_CHARACTERISTIC: 'esperaCliente' };
    const other = await startTestApp({ environment });
    const token = await other.signIn('ana.paredes@correo.example');
    const url = `${listTroubleTickets.path}?id=TRK-1001`;
    const [ticket] = (await other.call({ method: 'GET', url, token })).json<TroubleTicket[]>();
    expect(ticket?.statusChange.at(-1)?.characteristic).toEqual([{ name: 'esperaCliente', value: 'true' }]);
    await other.close();
  });

  it('access ends with the association', async () => {
    const user = await givenUser(app);
    const line = await givenPostpaidLine(app, user);
    const ticketId = await givenRepair(app, line.customerId);
    const token = await app.signIn(user.email, user.password);
    expect(idsOf((await ask('', token)).json())).toEqual([ticketId]);
    await app.database.pool.query('delete from associations where user_id = $1', [user.userId]);
    expect((await ask('', token)).json()).toEqual([]);
    expect((await ask(by('CED', line.number), token)).statusCode).toBe(403);
  });
});

describe('400', () => {
  it.each([
    '?relatedParty.identifierType=CED',
    '?relatedParty.id=1710034065',
    by('CED', ''),
    by('CED', '171003406'),
    by('CED', '17100E4065'),
    by('CED', "1710034065' or 1=1"),
    by('RUC', '1710034065'),
    by('RUC', '17999999820O1'),
    by('TRK', 'TRK,1001'),
    by('TRK', 'TRK-1001,TRK-2001'),
    by('TRK', '%'),
    by('TRK', 'T'.repeat(61)),
    by('PAS', 'XK300003'),
    by('imei', '356938000264417'),
    by('ced', anasCedula),
    `${by('TRK', 'TRK-1001')}&id=TRK-1001`,
    `${by('TRK', 'TRK-1001')}&relatedParty.id=TRK-2001`,
    '?relatedParty.identifierType=TRK&relatedParty.id=TRK-1001&relatedParty.role=admin',
    '?status=LOST',
    '?sort=gravity',
    '?customerId=1',
  ])('%s', async (query) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ '@type': 'Error', status: '400' });
    expect(answer.body).not.toMatch(/IMEI|TRK-/);
  });
});

describe('401 and 403', () => {
  it('a document that is not of a customer one holds: byte for byte as one that nobody has', async () => {
    const nobodys = await ask(by('CED', '1799999999'), pablo);
    expect([nobodys.statusCode, nobodys.json().code]).toEqual([403, 'HOLDER_REQUIRED']);
    const foreign = [by('CED', anasCedula), by('RUC', '1799999982001'), `?identityNumber=${anasCedula}`];
    for (const query of [...foreign, '?identityNumber=1799999999'])
      expect((await ask(query, pablo)).body, query).toBe(nobodys.body);
  });

  it('without a session, and in somebody else’s name', async () => {
    const anonymous = await app.call({ method: 'GET', url: `${listTroubleTickets.path}?id=TRK-1001` });
    expect(anonymous.statusCode).toBe(401);
    const asAna = { userprofileid: 'ana.paredes@correo.example' };
    expect((await ask(by('CED', anasCedula), pablo, asAna)).statusCode).toBe(403);
  });
});

describe('429', () => {
  it('whoever guesses numbers is stopped, also when all guesses come at once', async () => {
    const token = await strangers();
    const guesses = Array.from({ length: 36 }, (_, count) => ask(by('TRK', `TRK-${1_001 + count}`), token));
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(6);
    expect((await ask(by('TRK', 'TRK-1001'), token)).statusCode).toBe(429);
  });

  it('whoever follows their own is not', async () => {
    for (let count = 0; count < 35; count++)
      expect((await ask(by('TRK', 'TRK-2001'), pablo)).statusCode).toBe(200);
  });
});
