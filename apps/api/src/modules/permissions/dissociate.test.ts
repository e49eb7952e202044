import { endPermission } from '@portal/contract/access/permissions';
import { listProducts } from '@portal/contract/lines/inventory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  answerQuestions,
  dissociate,
  eventsOf,
  givenSignedIn,
  managedBy,
} from '../../../test/given/association.ts';
import { proveSession } from '../../../test/given/codes.ts';
import { givenHome, givenLine, givenManager } from '../../../test/given/given-line.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function givenManaged() {
  const user = await givenSignedIn(app);
  const line = await givenLine(app);
  await givenManager(app, user, line);
  return { user, line };
}

/** By somebody who has just said who they are. */
async function patch(token: string, id: string, endDateTime = new Date().toISOString()) {
  await proveSession(app, token);
  return app.call({
    method: 'PATCH',
    url: endPermission.path.replace(':id', encodeURIComponent(id)),
    token,
    payload: { validFor: { endDateTime } },
  });
}

describe('DELETE', () => {
  it('200 a mobile line: access ends with the next request, the other manager keeps it', async () => {
    const { user, line } = await givenManaged();
    const other = await givenSignedIn(app);
    await givenManager(app, other, line);
    const product = () =>
      app.call({
        method: 'GET',
        url: `${listProducts.path}?product.publicIdentifier=${line.number}`,
        token: user.token,
      });
    expect((await product()).statusCode).toBe(200);
    const answer = await dissociate(app, user.token, line.number, '2');
    expect([answer.statusCode, answer.json()]).toEqual([200, { code: '200', message: 'Desasociado' }]);
    expect((await product()).statusCode).toBe(404);
    expect(await managedBy(app, other.token)).toEqual([line.number]);
    const { rows } = await app.database.pool.query(
      'select user_id from line_managers where service_number = $1',
      [line.serviceNumber],
    );
    expect(rows).toEqual([{ user_id: other.userId }]);
    expect(await eventsOf(app, user.userId, 'PermissionDeleteEvent')).toEqual([
      {
        serviceNumber: line.serviceNumber,
        kind: 'Postpaid',
        validFor: { startDateTime: expect.any(String), endDateTime: expect.any(String) },
      },
    ]);
  });

  it('200 in any spelling, by name, and without the type', async () => {
    for (const spell of [(n: string) => n.slice(1), (n: string) => `+593 ${n.slice(1)}`]) {
      const { user, line } = await givenManaged();
      const query = { 'user.login_name': user.email.toUpperCase() };
      expect((await dissociate(app, user.token, spell(line.number), undefined, query)).statusCode).toBe(200);
    }
  });

  it('200 one home service, and all of the account by its number', async () => {
    const user = await givenSignedIn(app);
    const home = await givenHome(app, { serviceTypes: [3, 4, 5] });
    await answerQuestions(app, user.token, home);
    const [first = '', ...rest] = home.numbers;
    expect((await dissociate(app, user.token, first.toLowerCase(), '1')).statusCode).toBe(200);
    expect((await managedBy(app, user.token)).sort()).toEqual(rest.sort());
    expect((await dissociate(app, user.token, home.accountId, '1')).statusCode).toBe(200);
    expect(await managedBy(app, user.token)).toEqual([]);
    expect(await eventsOf(app, user.userId, 'PermissionDeleteEvent')).toHaveLength(3);
  });

  it('400 no service, a type that is not the line’s, an account for a mobile line', async () => {
    const { user, line } = await givenManaged();
    expect((await dissociate(app, user.token, line.number, '1')).statusCode).toBe(400);
    expect((await dissociate(app, user.token, line.accountId, '2')).statusCode).toBe(400);
    const url = '/UserRolePermissionManagement/api/ec/userRolePermissionManagement/permission?privileges=2';
    expect((await app.call({ method: 'DELETE', url, token: user.token })).statusCode).toBe(400);
    expect(await managedBy(app, user.token)).toEqual([line.number]);
  });

  it('401 nobody, 403 in the name of somebody else', async () => {
    const { user, line } = await givenManaged();
    expect((await dissociate(app, 'x'.repeat(60), line.number)).statusCode).toBe(401);
    const query = { 'user.login_name': 'otro@correo.example' };
    expect((await dissociate(app, user.token, line.number, '2', query)).statusCode).toBe(403);
    expect(await managedBy(app, user.token)).toEqual([line.number]);
  });

  it('404 the same bytes for a line of somebody else as for none, alone and beside one’s own', async () => {
    const { user, line } = await givenManaged();
    const stranger = await givenSignedIn(app);
    const own = await givenLine(app);
    await givenManager(app, stranger, own);
    const missing = await dissociate(app, stranger.token, '0999999999', '2');
    expect(missing.statusCode).toBe(404);
    for (const asset of [line.number, `593${line.number.slice(1)}`, ` ${line.number}`, line.accountId])
      expect((await dissociate(app, stranger.token, asset, '2')).body).toBe(missing.body);
    const url = `/UserRolePermissionManagement/api/ec/userRolePermissionManagement/permission?privileges.manageableAsset.id=${own.number}&privileges.manageableAsset.id=${line.number}`;
    expect((await app.call({ method: 'DELETE', url, token: stranger.token })).body).toBe(missing.body);
    expect(await managedBy(app, user.token)).toEqual([line.number]);
    expect(await managedBy(app, stranger.token)).toEqual([own.number]);
  });

  it('422 whoever registered by phone or with a placeholder', async () => {
    for (const [login, number] of [
      ['0992000001', '0992000001'],
      ['social@redes.example', '0992000002'],
    ] as const) {
      const token = await app.signIn(login);
      const answer = await dissociate(app, token, number, '2');
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'DISSOCIATION_NOT_OFFERED']);
      expect(await managedBy(app, token)).toEqual([number]);
    }
  });

  it('twenty at once: one is done, one event', async () => {
    const { user, line } = await givenManaged();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => dissociate(app, user.token, line.number, '2')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await eventsOf(app, user.userId, 'PermissionDeleteEvent')).toHaveLength(1);
  });
});

describe('PATCH', () => {
  it('200: the permission with its end', async () => {
    const { user, line } = await givenManaged();
    const answer = await patch(user.token, line.number);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: line.number,
      validFor: { startDateTime: expect.any(String), endDateTime: expect.any(String) },
    });
    expect(await managedBy(app, user.token)).toEqual([]);
  });

  it('200 a home service', async () => {
    const user = await givenSignedIn(app);
    const home = await givenHome(app);
    await answerQuestions(app, user.token, home);
    const answer = await patch(user.token, home.numbers[0] ?? '');
    expect(answer.json().privilege[0].manageableAsset).toMatchObject({
      identifierType: 'serviceId',
      partyProfile: { id: 1, name: 'fixed' },
    });
  });

  it('400 an end to come, 401 nobody, 404 somebody else’s as for none', async () => {
    const { user, line } = await givenManaged();
    expect((await patch(user.token, line.number, '2099-01-01T00:00:00Z')).statusCode).toBe(400);
    expect((await patch(user.token, line.number, 'mañana')).statusCode).toBe(400);
    expect((await patch('x'.repeat(60), line.number)).statusCode).toBe(401);
    const stranger = await givenSignedIn(app);
    const missing = await patch(stranger.token, '0999999999');
    expect(missing.statusCode).toBe(404);
    expect((await patch(stranger.token, line.number)).body).toBe(missing.body);
    expect(await managedBy(app, user.token)).toEqual([line.number]);
  });
});
