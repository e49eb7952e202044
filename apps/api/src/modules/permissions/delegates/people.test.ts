import { createHash } from 'node:crypto';
import { endPermission } from '@portal/contract/access/permissions';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listProducts } from '@portal/contract/lines/inventory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockedIn } from '../../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../../test/build-app.ts';
import { associate, dissociate, givenGrant, givenSignedIn } from '../../../../test/given/association.ts';
import { lastMessage, proveByPassword } from '../../../../test/given/codes.ts';
import { e164, local } from '../../../../test/given/country.ts';
import { givenLine, givenManager, givenNext, givenRole } from '../../../../test/given/given-line.ts';
import { outboxOf, toldTo } from '../../../../test/given/notifications.ts';
import {
  accept,
  changeRole,
  endRole,
  givenHolder,
  givenPerson,
  type Holder,
  invite,
  openInvitation,
  permissionsOf,
  tokenSentTo,
} from '../../../../test/given/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const seesLine = async (token: string, number: string) =>
  (await app.call({ method: 'GET', url: `${listProducts.path}?product.publicIdentifier=${number}`, token }))
    .statusCode;

it('of a number that is another customer’s by now, who held it before sees, changes and ends nobody', async () => {
  const holder = await givenHolder(app);
  const next = await givenNext(app, holder.line);
  const manager = await givenSignedIn(app);
  const grant = await givenGrant(app, manager, next);
  expect((await associate(app, manager, { number: next.number, grant })).statusCode).toBe(201);
  const [own, ...others] = await permissionsOf(app, holder.token);
  expect([own?.user.id, others]).toEqual([holder.userId, []]);
  const named = createHash('sha256').update(`${manager.userId} ${next.serviceNumber}`).digest('hex');
  expect((await changeRole(app, holder.token, named.slice(0, 32), 'viewer')).statusCode).toBe(404);
  expect((await endRole(app, holder.token, named.slice(0, 32))).statusCode).toBe(404);
  expect(await permissionsOf(app, manager.token)).toMatchObject([{ role: 'manager' }]);
});

describe('an invitation (ROLE-2)', () => {
  it('201: waits for seven days, tells nothing of the line, and is not yet anything', async () => {
    const holder = await givenHolder(app);
    const person = await givenSignedIn(app);
    const answer = await invite(app, holder.token, 'viewer', person.email.toUpperCase(), holder.line.number);
    expect(answer.statusCode).toBe(201);
    const permission = answer.json();
    expect(permission).toMatchObject({
      role: 'viewer',
      status: 'invited',
      user: { login_name: person.email },
      privilege: [{ manageableAsset: { id: holder.line.number } }],
    });
    const { startDateTime, endDateTime } = permission.validFor;
    expect(Date.parse(endDateTime) - Date.parse(startDateTime)).toBeGreaterThan(7 * 24 * 3_600_000 - 60_000);
    expect(await permissionsOf(app, holder.token)).toContainEqual(permission);
    const message = await lastMessage(app, person.email);
    expect(message).not.toContain(holder.line.number.slice(-4));
    expect(await seesLine(person.token, holder.line.number)).toBe(404);
    const { rows } = await app.database.pool.query('select * from role_invitations where user_id = $1', [
      holder.userId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(await tokenSentTo(app, person.email));
  });

  it('200: says by the operator’s name who invites, and nothing else of them, until it has ended; then the line says it', async () => {
    const holder = await givenHolder(app);
    const person = await givenSignedIn(app);
    const nameAs = (name: string, kind: string) =>
      app.database.pool.query('update operator.customers set name = $2, kind = $3 where customer_id = $1', [
        holder.line.customerId,
        name,
        kind,
      ]);
    await invite(app, holder.token, 'payer', person.email, holder.line.number);
    const token = await tokenSentTo(app, person.email);
    await nameAs('Rosa Elena Ñauta Vera', 'person');
    const opened = await openInvitation(app, token);
    expect(opened.json()).toEqual({
      '@type': 'Invitation',
      invitedBy: 'Rosa Ñ.',
      role: 'payer',
      expiresAt: expect.any(String),
    });
    await nameAs('Andina del Sur S.A.', 'company');
    expect((await openInvitation(app, token)).json().invitedBy).toBe('Andina del Sur S.A.');
    await accept(app, person.token, token);
    const heldBy = async (user: string) =>
      (await app.call({ method: 'GET', url: listBillingAccounts.path, token: user })).json()[0].heldBy;
    expect(await heldBy(person.token)).toBe('Andina del Sur S.A.');
    await nameAs('Rosa Elena Ñauta Vera', 'person');
    expect(await heldBy(person.token)).toBe('Rosa');
    expect(await heldBy(holder.token)).toBeUndefined();
    for (const none of [token, 'f'.repeat(64), 'x'.repeat(20)]) {
      const answer = await openInvitation(app, none);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'INVITATION_ENDED']);
    }
  });

  it('429: five a day to one address by one person, whoever else has written to it', async () => {
    const [holder, other] = [await givenHolder(app), await givenHolder(app)];
    const person = `hija.${holder.userId.slice(-6)}@correo.example`;
    const sent = async ({ token, line }: Holder) =>
      (await invite(app, token, 'viewer', person, line.number)).statusCode;
    const answers: number[] = [];
    for (let time = 0; time < 6; time++) answers.push(await sent(other));
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await sent(holder)).toBe(201);
  });

  it('goes to a number, too', async () => {
    const holder = await givenHolder(app);
    const phone = '92000001';
    expect((await invite(app, holder.token, 'payer', local(phone), holder.line.number)).statusCode).toBe(201);
    const user = await givenSignedIn(app);
    expect((await accept(app, user.token, await tokenSentTo(app, e164(phone)))).statusCode).toBe(201);
  });

  it('fifty acceptances at once: one has the role, and both sides are told', async () => {
    const holder = await givenHolder(app);
    const person = await givenSignedIn(app);
    const invited = await invite(app, holder.token, 'viewer', person.email, holder.line.number);
    const token = await tokenSentTo(app, person.email);
    const others = await Promise.all(Array.from({ length: 4 }, () => givenSignedIn(app)));
    const people = [person, ...others];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => accept(app, people[place % 5]?.token ?? '', token)),
    );
    const accepted = answers.filter(({ statusCode }) => statusCode === 201);
    expect(accepted).toHaveLength(1);
    const refused = answers
      .filter(({ statusCode }) => statusCode !== 201)
      .map((answer) => answer.json().code);
    expect(new Set(refused)).toEqual(new Set(['INVITATION_ENDED']));
    const seen = await Promise.all(people.map(({ token: own }) => seesLine(own, holder.line.number)));
    expect(seen.toSorted()).toEqual([200, 404, 404, 404, 404]);

    const winner = people[seen.indexOf(200)] ?? person;
    const active = (await permissionsOf(app, holder.token)).filter(({ id }) => id === invited.json().id);
    expect(active).toMatchObject([{ role: 'viewer', status: 'active' }]);
    expect(active[0]?.user.login_name).not.toContain(winner.email);
    for (const user of [winner, holder]) {
      expect((await toldTo(app, user))[0]).toMatchObject({ messageType: 'roleChanged' });
      expect((await outboxOf(app, user.email))[0]?.text).toContain('ver su consumo');
    }
  });

  it('404: withdrawn, too old, made up, or of a holder who has left the line', async () => {
    const person = await givenSignedIn(app);
    const ends: ((holder: Awaited<ReturnType<typeof givenHolder>>, id: string) => Promise<unknown>)[] = [
      (holder, id) => endRole(app, holder.token, id),
      ({ userId }) =>
        app.database.pool.query(
          "update role_invitations set expires_at = now() - interval '1 second' where user_id = $1",
          [userId],
        ),
      (holder) => dissociate(app, holder.token, holder.line.number),
    ];
    for (const end of ends) {
      const holder = await givenHolder(app);
      const invited = await invite(app, holder.token, 'manager', person.email, holder.line.number);
      const token = await tokenSentTo(app, person.email);
      await end(holder, invited.json().id);
      expect((await openInvitation(app, token)).statusCode).toBe(404);
      expect((await accept(app, person.token, token)).json()).toMatchObject({
        status: '404',
        code: 'INVITATION_ENDED',
      });
      expect(await seesLine(person.token, holder.line.number)).toBe(404);
    }
    expect((await accept(app, person.token, 'x'.repeat(65))).json().code).toBe('INVITATION_ENDED');
    expect((await accept(app, '', 'x'.repeat(65))).statusCode).toBe(401);
  });

  it('is the holder’s alone to send: 403 a manager, a viewer; 404 a stranger; 400 to oneself or to nobody', async () => {
    const holder = await givenHolder(app);
    const { number } = holder.line;
    for (const [role, code] of [
      ['manager', 'HOLDER_REQUIRED'],
      ['viewer', 'ROLE_NOT_ENOUGH'],
      ['payer', 'ROLE_NOT_ENOUGH'],
    ] as const) {
      const user = await givenSignedIn(app);
      await givenRole(app, user, holder.line, role);
      await proveByPassword(app, user.token, user.password);
      expect((await invite(app, user.token, 'viewer', 'a@correo.example', number)).json().code).toBe(code);
    }
    const stranger = await givenHolder(app);
    expect((await invite(app, stranger.token, 'viewer', 'a@correo.example', number)).statusCode).toBe(404);
    for (const name of [holder.email, 'nadie', ''])
      expect((await invite(app, holder.token, 'viewer', name, number)).statusCode).toBe(400);
    expect((await invite(app, holder.token, 'holder', 'a@correo.example', number)).statusCode).toBe(400);
    expect((await accept(app, holder.token, await sentBy(holder.token, number))).json().code).toBe(
      'ALREADY_ASSOCIATED',
    );
  });

  async function sentBy(token: string, number: string): Promise<string> {
    await invite(app, token, 'viewer', 'otra.persona@correo.example', number);
    return tokenSentTo(app, 'otra.persona@correo.example');
  }

  it('changes nothing for who manages the line by a code, and a code makes a manager of who only looks', async () => {
    const holder = await givenHolder(app);
    const manager = await givenSignedIn(app);
    await givenManager(app, manager, holder.line);
    await givenPerson(app, holder, 'viewer', manager);
    const roleOf = async (token: string) => (await permissionsOf(app, token))[0]?.role;
    expect(await roleOf(manager.token)).toBe('manager');
    const viewer = await givenSignedIn(app);
    await givenPerson(app, holder, 'viewer', viewer);
    expect(await roleOf(viewer.token)).toBe('viewer');
    await app.database.pool.query("delete from rate_limits where key like 'code%'");
    const grant = await givenGrant(app, viewer, holder.line);
    expect((await associate(app, viewer, { number: holder.line.number, grant })).statusCode).toBe(201);
    expect(await roleOf(viewer.token)).toBe('manager');
  });
});

describe('a role (ROLE-3)', () => {
  it('is changed by the holder and obeyed by the next request', async () => {
    const holder = await givenHolder(app);
    const person = await givenSignedIn(app);
    const id = await givenPerson(app, holder, 'viewer', person);
    expect((await changeRole(app, holder.token, id, 'payer')).json()).toMatchObject({ id, role: 'payer' });
    expect(await permissionsOf(app, person.token)).toMatchObject([{ role: 'payer', status: 'active' }]);
    for (const user of [person, holder])
      expect((await toldTo(app, user))[0]?.content).toContain('pagar sus facturas');
    expect((await changeRole(app, person.token, id, 'manager')).statusCode).toBe(403);
    await proveByPassword(app, person.token, person.password);
    expect((await changeRole(app, person.token, id, 'manager')).statusCode).toBe(404);
  });

  it('404: who becomes the holder in the same moment is not lessened', async () => {
    const holder = await givenHolder(app);
    const manager = await givenSignedIn(app);
    await givenManager(app, manager, holder.line);
    const [, seen] = await permissionsOf(app, holder.token);
    const proving = await app.database.pool.connect();
    await proving.query('begin');
    for (const table of ['associations', 'line_managers'])
      await proving.query(`update ${table} set role = 'holder' where user_id = $1`, [manager.userId]);
    const changing = changeRole(app, holder.token, seen?.id ?? '', 'viewer');
    await expect.poll(() => blockedIn(app, 'update "associations"')).toHaveLength(1);
    await proving.query('commit');
    proving.release();
    expect((await changing).statusCode).toBe(404);
    expect(await permissionsOf(app, manager.token)).toContainEqual(
      expect.objectContaining({ role: 'holder', user: expect.objectContaining({ id: manager.userId }) }),
    );
  });

  it('ends with the next request, whoever ends it: the holder by either call, or the person', async () => {
    const holder = await givenHolder(app);
    const patch = (id: string) =>
      app.call({
        method: 'PATCH',
        url: endPermission.path.replace(':id', id),
        token: holder.token,
        payload: { validFor: { endDateTime: new Date().toISOString() } },
      });
    const ways = [
      (id: string) => endRole(app, holder.token, id),
      patch,
      (_id: string, token: string) => dissociate(app, token, holder.line.number),
      (_id: string, token: string) => endRole(app, token, holder.line.number),
    ];
    for (const end of ways) {
      const person = await givenSignedIn(app);
      const id = await givenPerson(app, holder, 'viewer', person);
      expect((await end(id, person.token)).statusCode).toBeLessThan(300);
      expect(await seesLine(person.token, holder.line.number)).toBe(404);
      expect((await endRole(app, holder.token, id)).statusCode).toBe(404);
      for (const user of [person, holder]) expect((await toldTo(app, user))[0]?.content).toContain('Terminó');
    }
    expect((await permissionsOf(app, holder.token)).map(({ role }) => role)).toEqual(['holder']);
  });

  it('that a code gave is seen and ended by the holder, and never by anybody else', async () => {
    const holder = await givenHolder(app);
    const [manager, stranger] = [await givenSignedIn(app), await givenHolder(app)];
    await givenManager(app, manager, holder.line);
    const [, seen] = await permissionsOf(app, holder.token);
    expect(seen).toMatchObject({ role: 'manager', status: 'active', user: { id: seen?.id } });
    expect(await permissionsOf(app, manager.token)).toHaveLength(1);
    const id = seen?.id ?? '';
    await proveByPassword(app, manager.token, manager.password);
    for (const { token } of [manager, stranger]) expect((await endRole(app, token, id)).statusCode).toBe(404);
    expect((await endRole(app, holder.token, id)).statusCode).toBe(204);
    expect(await seesLine(manager.token, holder.line.number)).toBe(404);
  });

  it('does not come back by the number that somebody registered with, once it was ended', async () => {
    const holder = await givenHolder(app);
    const before = await givenSignedIn(app, holder.line.serviceNumber);
    await givenManager(app, before, holder.line);
    const [, seen] = await permissionsOf(app, holder.token);
    expect((await associate(app, before, holder.line)).statusCode).toBe(201);
    expect((await endRole(app, holder.token, seen?.id ?? '')).statusCode).toBe(204);
    const again = await associate(app, before, holder.line);
    expect([again.statusCode, again.json().code]).toEqual([422, 'REAL_EMAIL_REQUIRED']);
    expect(await permissionsOf(app, before.token)).toEqual([]);
  });

  it('goes with the holder who gave it', async () => {
    const holder = await givenHolder(app);
    const person = await givenSignedIn(app);
    await givenPerson(app, holder, 'manager', person);
    await dissociate(app, holder.token, holder.line.number);
    expect(await seesLine(person.token, holder.line.number)).toBe(404);
    expect((await toldTo(app, person))[0]).toMatchObject({ messageType: 'roleChanged' });
  });

  it('covers the lines that were named, and no other of the customer', async () => {
    const holder = await givenHolder(app);
    const beside = await givenLine(app, { beside: holder.line });
    const third = await givenLine(app, { beside: holder.line });
    for (const line of [beside, third]) await givenRole(app, holder, line, 'holder');
    const person = await givenSignedIn(app);
    await invite(app, holder.token, 'viewer', person.email, holder.line.number, beside.number);
    await accept(app, person.token, await tokenSentTo(app, person.email));
    const seen = await Promise.all(
      [holder.line, beside, third].map(({ number }) => seesLine(person.token, number)),
    );
    expect(seen).toEqual([200, 200, 404]);
  });
});
