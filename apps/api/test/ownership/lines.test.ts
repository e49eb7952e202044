// Whose is it: what is done with a line, by each role in it and by a stranger.
import { randomUUID } from 'node:crypto';
import { getTheftCertificate, undoTheft } from '@portal/contract/help/thefts';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { endThirdPartyProduct, listProducts, putThirdPartyBlock } from '@portal/contract/lines/inventory';
import { putSimLock } from '@portal/contract/lines/sims';
import { putSpendingControl } from '@portal/contract/lines/usage';
import { fileClaim } from '@portal/contract/paying/claims';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../build-app.ts';
import { givenSignedIn } from '../given/association.ts';
import { proveByPassword } from '../given/codes.ts';
import { givenManager } from '../given/given-line.ts';
import { givenPostpaidLine, givenUser } from '../given/given-user.ts';
import {
  answerConsent,
  askConsent,
  endUser,
  givenUsedLine,
  readsRecords,
  sayUser,
  seenUser,
} from '../given/line-users.ts';
import { givenHousehold, givenPerson } from '../given/people.ts';
import { ana, anasLine, app, givenStranger, madeUp, pablo } from './stranger.ts';

givenStranger();

describe('records of a line that another adult uses', () => {
  it('are that person’s; of the others, of whom each may ask what is one table, and a stranger finds none', async () => {
    const { line, holder, user } = await givenUsedLine(app);
    const [manager, viewer, payer, stranger] = [
      await givenSignedIn(app),
      await givenSignedIn(app),
      await givenSignedIn(app),
      await givenSignedIn(app),
    ];
    await givenManager(app, manager, line);
    await givenPerson(app, holder, 'viewer', viewer);
    await givenPerson(app, holder, 'payer', payer);
    const everybody = [user, holder, manager, viewer, payer, stranger, { token: '' }];
    const codes = async (ask: (token: string) => Promise<{ statusCode: number; body: string }>) => {
      const found = [];
      for (const { token } of everybody) {
        const { statusCode, body } = await ask(token);
        const code = /"code":"(\w+)"/.exec(body)?.[1] ?? '';
        found.push(statusCode === 403 ? code : String(statusCode));
      }
      return found;
    };
    const reads = async (token: string) => {
      const [statusCode, code] = (await readsRecords(app, token, line)).split(' ');
      return { statusCode: Number(statusCode), body: JSON.stringify({ code }) };
    };
    const [closed, role] = ['USER_CONSENT_REQUIRED', 'ROLE_NOT_ENOUGH'];
    expect(await codes(reads)).toEqual(['200', closed, closed, role, role, '404', '401']);
    const holds = 'HOLDER_REQUIRED';
    expect(await codes((token) => sayUser(app, token, line, 'adult'))).toEqual([
      holds,
      '200',
      holds,
      holds,
      holds,
      '404',
      '401',
    ]);
    expect(await codes((token) => askConsent(app, token, line))).toEqual([
      '409',
      '201',
      '201',
      role,
      role,
      '404',
      '401',
    ]);
    const [{ id } = { id: '' }] = (await seenUser(app, user.token, line)).requests;
    everybody.push(everybody.shift() ?? stranger);
    expect(await codes((token) => answerConsent(app, token, id, true))).toEqual([
      '404',
      '404',
      '404',
      '404',
      '404',
      '401',
      '204',
    ]);
    expect(await codes((token) => endUser(app, token, line))).toEqual([
      '404',
      '404',
      '404',
      '404',
      '404',
      '401',
      '204',
    ]);
  });
});

describe('a service of another company', () => {
  it('is ended and blocked by holder and manager, and is nobody else’s', async () => {
    const user = await givenUser(app);
    const second = { number: '0991000002', serviceNumber: '593991000002', accountId: '8.100002' };
    await givenManager(app, user, second);
    const manager = await app.signIn(user.email, user.password);
    const listUrl = `${listProducts.path}?productType=thirdParty&serviceId=${second.number}`;
    const [service] = (await app.call({ method: 'GET', url: listUrl, token: ana })).json();
    expect((await app.call({ method: 'GET', url: listUrl, token: manager })).json()).toEqual([service]);
    const end = (id: string, token: string) =>
      app.call({
        method: 'PATCH',
        url: endThirdPartyProduct.path.replace(':id', id),
        token,
        payload: { status: 'terminated' },
      });
    const block = (number: string, token: string) =>
      app.call({
        method: 'PUT',
        url: `${putThirdPartyBlock.path}?serviceId=${number}`,
        token,
        payload: { blocked: true },
      });
    const [foreign, unreal] = [await end(service.id, pablo), await end(randomUUID(), pablo)];
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unreal.body);
    expect((await block(second.number, pablo)).body).toBe((await block(madeUp, pablo)).body);
    expect((await end(service.id, '')).statusCode).toBe(401);
    expect((await block(second.number, '')).statusCode).toBe(401);
    expect((await end(service.id, manager)).json()).toMatchObject({ id: service.id, status: 'terminated' });
    expect((await block(second.number, manager)).json()).toMatchObject({ blocked: true });
    expect((await block(second.number, ana)).statusCode).toBe(200);
  });
});

describe('the lock of a chip', () => {
  it('is put on by holder and manager, taken off by the holder alone, and is nobody else’s', async () => {
    const user = await givenUser(app);
    const second = { number: '0991000002', serviceNumber: '593991000002', accountId: '8.100002' };
    await givenManager(app, user, second);
    const manager = await app.signIn(user.email, user.password);
    const lock = (number: string, simLock: boolean, token: string) =>
      app.call({
        method: 'PUT',
        url: `${putSimLock.path}?serviceId=${number}`,
        token,
        payload: { simLock },
      });
    for (const simLock of [true, false]) {
      expect((await lock(second.number, simLock, '')).statusCode).toBe(401);
      const [foreign, unreal] = [
        await lock(second.number, simLock, pablo),
        await lock(madeUp, simLock, pablo),
      ];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(unreal.body);
    }
    await proveByPassword(app, manager, user.password);
    await proveByPassword(app, ana, demoPassword);
    const refused = await lock(second.number, false, manager);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'HOLDER_REQUIRED']);
    expect((await lock(second.number, false, ana)).json()).toMatchObject({
      simLock: true,
      simLockOffAt: expect.any(String),
    });
    expect((await lock(second.number, true, manager)).json()).toMatchObject({
      simLock: true,
      simLockOffAt: null,
    });
  });
});

describe('a stolen phone', () => {
  it('is reported by holder and manager, given back by the holder alone, and is nobody else’s', async () => {
    const { line, tokens, users } = await givenHousehold(app);
    const report = (serviceId: string, token: string) =>
      app.call({
        method: 'POST',
        url: fileClaim.path,
        token,
        payload: { ticketType: 'theft', serviceId },
      });
    const [foreign, unreal] = [await report(line.number, pablo), await report(madeUp, pablo)];
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unreal.body);
    expect((await report(line.number, '')).statusCode).toBe(401);
    const reported = await report(line.number, tokens.manager);
    expect(reported.statusCode).toBe(201);
    const { id } = reported.json();
    for (const person of ['holder', 'manager'] as const)
      await proveByPassword(app, tokens[person], users[person].password);
    await proveByPassword(app, pablo, demoPassword);
    const address = (path: string) => path.replace(':id', id);
    const asked = [
      ['GET', `${listTroubleTickets.path}/${id}`, [200, 200, 404, 404, 401]],
      ['GET', address(getTheftCertificate.path), [200, 200, 404, 404, 401]],
      ['POST', address(undoTheft.path), [403, 200, 404, 403, 401]],
    ] as const;
    for (const [method, url, expected] of asked) {
      const answers = [];
      for (const token of [tokens.manager, tokens.holder, pablo, tokens.gone, ''])
        answers.push(await app.call({ method, url, token }));
      expect([url, answers.map(({ statusCode }) => statusCode)]).toEqual([url, expected]);
      const none = await app.call({ method, url: url.replace(id, 'ROB-000000-AAAAAAAA'), token: pablo });
      expect(none.body).toBe(answers[2]?.body);
    }
    const list = (token: string) =>
      app.call({ method: 'GET', url: `${listTroubleTickets.path}?ticketType=theft`, token });
    expect((await list(pablo)).json()).toEqual([]);
    expect((await list(tokens.gone)).json()).toEqual([]);
    expect((await list(tokens.holder)).json()).toMatchObject([{ id, status: 'cancelled' }]);
  });
});

describe('a line that is taken away', () => {
  it('ends with the next request', async () => {
    const user = await givenUser(app);
    const line = await givenPostpaidLine(app, user);
    const token = await app.signIn(user.email, user.password);
    const ask = () =>
      app.call({ method: 'GET', url: `${listProducts.path}?product.publicIdentifier=${line.number}`, token });
    expect((await ask()).statusCode).toBe(200);
    await app.database.pool.query('delete from associations where user_id = $1', [user.userId]);
    expect((await ask()).statusCode).toBe(404);
  });

  it('alerts and caps of a line are chosen by its holder and by who manages it, and by nobody else', async () => {
    const user = await givenUser(app);
    await givenManager(app, user, anasLine);
    const manager = await app.signIn(user.email, user.password);
    const cap = { amount: { unit: 'USD', value: 7 }, action: 'stop' };
    const put = (number: string, token: string) =>
      app.call({
        method: 'PUT',
        url: `${putSpendingControl.path}?serviceId=${number}`,
        token,
        payload: { alerts: [], cap, roamingCap: cap },
      });
    const foreign = await put(anasLine.number, pablo);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe((await put(madeUp, pablo)).body);
    expect((await put(anasLine.number, '')).statusCode).toBe(401);
    expect((await put(anasLine.number, manager)).json()).toMatchObject({ cap });
    expect((await put(anasLine.number, ana)).statusCode).toBe(200);
  });
});
