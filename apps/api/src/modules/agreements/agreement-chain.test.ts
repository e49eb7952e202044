// A chain that was touched says so, and whose agreements somebody reads.
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteUser } from '@portal/contract/access/sso';
import { getPreferences } from '@portal/contract/help/notifications';
import {
  type Agreement,
  getAgreementDocument,
  listAgreements,
  listConsents,
  listPrivacyChoices,
  setPrivacyChoice,
  verifyConsents,
} from '@portal/contract/privacy/agreements';
import { dayMs } from '@portal/market/civil-dates';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenSignedIn } from '../../../test/given/association.ts';
import { buyPackage, givenBuyer } from '../../../test/given/buyer.ts';
import { claimCharge } from '../../../test/given/claims.ts';
import { provePassword } from '../../../test/given/given-user.ts';
import { givenHousehold } from '../../../test/given/people.ts';
import { chainIdsOf, createChainKeys, isSealed } from '../../db/chain-keys.ts';
import { verifyAgreements } from '../../db/commands/commands.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anchors-'));
  app = await startTestApp({ withJobs: true, environment: { DATA_DIR: folder } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

afterEach(() => {
  vi.useRealTimers();
});

const get = (url: string, token: string) => app.call({ method: 'GET', url, token });
const read = async <T>(url: string, token: string): Promise<T> => (await get(url, token)).json();
const chainOf = (token: string) => read<Agreement[]>(`${listConsents.path}?limit=500`, token);
const agreementsOf = (token: string) => read<Agreement[]>(`${listAgreements.path}?limit=500`, token);
const verified = (token: string) => read<Verification>(verifyConsents.path, token);
const query = (statement: string, ...values: unknown[]) => app.database.pool.query(statement, values);
const choose = (token: string, kind: string, granted: boolean) =>
  app.call({
    method: 'PUT',
    url: setPrivacyChoice.path.replace(':id', kind),
    token,
    payload: { granted },
  });

interface Verification {
  ok: boolean;
  finding: string;
  count: number;
  anchoredAt: string | null;
}

/** Somebody with three purchases, then a choice. */
async function givenChain() {
  const buyer = await givenBuyer(app);
  for (let count = 0; count < 3; count++) await buyPackage(app, buyer);
  await choose(buyer.token, 'profiling', true);
  return { ...buyer, userId: buyer.user.userId };
}

describe('the chain', () => {
  it('is whole, each hash made of the one before, for whoever works it out', async () => {
    const { token } = await givenChain();
    expect(await verified(token)).toMatchObject({ ok: true, finding: 'whole', count: 4 });
    const [newest, ...older] = await chainOf(token);
    expect(newest).toMatchObject({ kind: 'profiling', status: 'active' });
    expect(newest?.previousHash).toBe(older[0]?.hash);
    expect(older[2]?.previousHash).toMatch(/^0{64}$/);
    const bytes = Buffer.from(`${newest?.previousHash}${newest?.contentHash}`, 'hex');
    const hash = await crypto.subtle.digest('SHA-256', bytes);
    expect(newest?.hash).toBe(Buffer.from(hash).toString('hex'));
    const text = await crypto.subtle.digest('SHA-256', Buffer.from(newest?.text ?? ''));
    expect(newest?.textHash).toBe(Buffer.from(text).toString('hex'));
  });

  it.each([
    ['a day', "update agreements set accepted_at = '2026-01-01Z'"],
    ['what it is about', "update agreements set details = replace(details, 'Paquete', 'paquete')"],
    ['details that are no JSON', "update agreements set details = 'x'"],
    ['what it led to', "update agreements set reference = 'something else'"],
    ['whose it is', "update agreements set customer_id = 'somebody'"],
    ['the details gone', 'update agreements set details = null'],
  ])('is broken by %s of one row', async (_name, statement) => {
    const { token, userId } = await givenChain();
    await query(`${statement} where user_id = $1 and position = 2`, userId);
    expect(await verified(token)).toMatchObject({ ok: false, finding: 'changed', count: 4 });
  });

  it.each([1, 2, 3, 4])('is broken where row %i was removed, also the last one', async (position) => {
    const { token, userId } = await givenChain();
    await query('delete from agreements where user_id = $1 and position = $2', userId, position);
    const finding = position === 4 ? 'cut' : 'changed';
    expect(await verified(token)).toMatchObject({ ok: false, finding, count: 3 });
  });

  it('is broken where the last purchase was removed', async () => {
    const buyer = await givenBuyer(app);
    await buyPackage(app, buyer);
    await query('delete from agreements where user_id = $1', buyer.user.userId);
    expect(await verified(buyer.token)).toMatchObject({ ok: false, finding: 'emptied', count: 0 });
  });

  it('is broken where a row was put in, and where a text was changed', async () => {
    const { token, userId } = await givenChain();
    const other = await givenChain();
    await query('delete from agreements where user_id = $1 and position = 4', userId);
    await query(
      `insert into agreements select $1, 4, gen_random_uuid(), kind, decision, accepted_at, channel, customer_id, reference,
         text_hash, details, details_hash, previous_hash, hash, seal from agreements where user_id = $2 and position = 4`,
      userId,
      other.userId,
    );
    expect(await verified(token)).toMatchObject({ ok: false, finding: 'changed', count: 4 });
    expect(await verified(other.token)).toMatchObject({ ok: true, finding: 'whole', count: 4 });

    const ofLast = 'select text_hash from agreements where user_id = $1 and position = 4';
    const textHash = (await query(ofLast, other.userId)).rows[0].text_hash;
    await query("update agreement_texts set text = text || '.' where text_hash = $1", textHash);
    expect(await verified(other.token)).toMatchObject({ ok: false, finding: 'changed', count: 4 });
    await query('update agreement_texts set text = left(text, -1) where text_hash = $1', textHash);
    expect(await verified(other.token)).toMatchObject({ ok: true, finding: 'whole', count: 4 });
  });

  it('stays whole whoever acts at once', async () => {
    const buyer = await givenBuyer(app);
    const { token } = buyer;
    await Promise.all([
      ...Array.from({ length: 6 }, () => buyPackage(app, buyer)),
      ...Array.from({ length: 6 }, (_, index) => choose(token, 'tracking', index % 2 === 0)),
    ]);
    const chain = await chainOf(token);
    expect(chain.filter(({ kind }) => kind === 'package')).toHaveLength(6);
    expect(await verified(token)).toMatchObject({ ok: true, finding: 'whole', count: chain.length });
  });
});

describe('somebody who writes SQL, and has no key (AGREE-7)', () => {
  /** Whatever in the database says how long a chain was, and its end. */
  async function cut(userId: string, position: number): Promise<void> {
    for (const statement of [
      'delete from agreements where user_id = $1 and position > $2',
      'delete from agreement_marks where user_id = $1 and position > $2',
      'update payments set agreement_position = null where user_id = $1 and agreement_position > $2',
    ])
      await query(statement, userId, position);
  }
  const brokenOf = async (userId: string) =>
    (await app.anchorAgreements()).broken.filter((each) => each.userId === userId);

  it('changes an act and works out every hash after it: the seals are wrong', async () => {
    const { token, userId } = await givenChain();
    const { rows } = await query('select * from agreements where user_id = $1 order by position', userId);
    let previous = Buffer.alloc(32);
    for (const row of rows) {
      const reference = row.position === 2 ? 'somewhere else' : row.reference;
      const content = createHash('sha256').update(
        JSON.stringify([
          row.agreement_id,
          row.kind,
          row.decision,
          row.accepted_at.toISOString(),
          row.channel,
          row.customer_id,
          reference,
          row.text_hash.toString('hex'),
          row.details_hash.toString('hex'),
        ]),
      );
      const hash = createHash('sha256').update(previous).update(content.digest()).digest();
      if (row.position === 1) expect(hash).toEqual(row.hash);
      await query(
        'update agreements set reference = $3, previous_hash = $4, hash = $5 where user_id = $1 and position = $2',
        ...[userId, row.position, reference, previous, hash],
      );
      previous = hash;
    }
    expect(await verified(token)).toMatchObject({ ok: false, finding: 'changed', count: 4 });
  });

  it('exchanges two people, chain for chain', async () => {
    const [one, other] = [await givenChain(), await givenChain()];
    const taken = async (userId: string) => {
      const rows = await query('select to_jsonb(a) as row from agreements a where user_id = $1', userId);
      await query('delete from agreements where user_id = $1', userId);
      return rows;
    };
    const [ofOne, ofOther] = [await taken(one.userId), await taken(other.userId)];
    for (const [{ rows }, { userId }] of [
      [ofOne, other],
      [ofOther, one],
    ] as const)
      await query(
        'insert into agreements select * from jsonb_populate_recordset(null::agreements, $1)',
        JSON.stringify(rows.map(({ row }) => ({ ...row, user_id: userId }))),
      );
    for (const { token } of [one, other])
      expect(await verified(token)).toMatchObject({ ok: false, finding: 'changed', count: 4 });
  });

  it('cuts the end off with all that says so, once it was anchored', async () => {
    const { token, userId } = await givenChain();
    expect(await brokenOf(userId)).toEqual([]);
    expect(await verified(token)).toMatchObject({ ok: true, anchoredAt: expect.stringMatching(/^20/) });
    await cut(userId, 2);
    expect(await verified(token)).toMatchObject({ ok: false, finding: 'cut', count: 2 });
    expect(await brokenOf(userId)).toEqual([{ userId, finding: 'cut' }]);
    // Whatever follows, the anchor stays: an end that grows again is not the one that was.
    for (const granted of [false, true]) await choose(token, 'tracking', granted);
    await choose(token, 'marketing', true);
    expect(await verified(token)).toMatchObject({ ok: false, finding: 'changed' });
    expect(await brokenOf(userId)).toEqual([{ userId, finding: 'changed' }]);
  });

  it('changes what lies before the end of a chain that rests: it is found within four weeks', async () => {
    const { userId } = await givenChain();
    await app.anchorAgreements();
    await query('update agreements set details = null where user_id = $1 and position = 2', userId);
    vi.useFakeTimers({ toFake: ['Date'] });
    const found: unknown[] = [];
    for (let night = 0; night < 28; night++) {
      vi.setSystemTime(Date.now() + dayMs);
      found.push(...(await brokenOf(userId)));
    }
    expect(found).toEqual([{ userId, finding: 'changed' }]);
  });

  it('empties a chain with all that says so', async () => {
    const { token, userId } = await givenChain();
    await app.anchorAgreements();
    await cut(userId, 0);
    expect(await verified(token)).toMatchObject({ ok: false, finding: 'emptied', count: 0 });
    expect(await brokenOf(userId)).toEqual([{ userId, finding: 'emptied' }]);
  });

  it('looks through all chains also where the file cannot be written, and that anchor is due again', async () => {
    const own = await mkdtemp(join(tmpdir(), 'anchors-'));
    const kept = join(own, 'agreement-anchors');
    await writeFile(kept, '');
    const portal = await startTestApp({ environment: { DATA_DIR: own } });
    try {
      const [grown, touched] = [await givenSignedIn(portal), await givenSignedIn(portal)];
      const url = setPrivacyChoice.path.replace(':id', 'profiling');
      for (const { token } of [grown, touched])
        await portal.call({ method: 'PUT', url, token, payload: { granted: true } });
      const { pool } = portal.database;
      await pool.query("update agreements set reference = 'x' where user_id = $1", [touched.userId]);
      await expect(portal.anchorAgreements()).rejects.toThrow();
      const { body } = await portal.call({ method: 'GET', url: '/metrics' });
      expect(body).toContain('portal_broken_chains_total{finding="changed"} 1');

      await rm(kept);
      await portal.anchorAgreements();
      const { rows } = await pool.query(
        "select encode(hash, 'hex') as hash from agreements where user_id = $1",
        [grown.userId],
      );
      const [name = ''] = await readdir(kept);
      expect(await readFile(join(kept, name), 'utf8')).toContain(rows[0].hash);
    } finally {
      await portal.close();
      await rm(own, { recursive: true });
    }
  });

  it('looks through all chains also where the operator does not answer about some, and those are due again', async () => {
    const own = await mkdtemp(join(tmpdir(), 'anchors-'));
    const out = new Set<string>();
    const portal = await startTestApp({
      environment: { DATA_DIR: own },
      speaking: (ports) => ({
        ...ports,
        customers: {
          ...ports.customers,
          async anchors(chainIds) {
            if (chainIds.some((chainId) => out.has(chainId))) throw new Error('not now');
            return ports.customers.anchors(chainIds);
          },
        },
      }),
    });
    try {
      const { userId, token } = await givenSignedIn(portal);
      const url = setPrivacyChoice.path.replace(':id', 'profiling');
      await portal.call({ method: 'PUT', url, token, payload: { granted: true } });
      // Of somebody without an account, who comes after all who have one.
      await portal.database.pool.query(
        `insert into agreements select gen_random_uuid(), position, agreement_id, kind, decision, accepted_at, channel,
           customer_id, reference, text_hash, null, details_hash, previous_hash, hash, seal from agreements where user_id = $1`,
        [userId],
      );
      const keys = await createChainKeys({ key: null, keysBefore: [] })(portal.database.db);
      for (const chainId of chainIdsOf(keys, userId)) out.add(chainId);
      await expect(portal.anchorAgreements()).rejects.toThrow();
      const { body } = await portal.call({ method: 'GET', url: '/metrics' });
      expect(body).toContain('portal_broken_chains_total{finding="changed"} 1');
      out.clear();
      expect((await portal.anchorAgreements()).moved).toBe(1);
    } finally {
      await portal.close();
      await rm(own, { recursive: true });
    }
  });

  it('finds nobody’s id in what is kept outside, of which a file lies beside the server', async () => {
    const { userId } = await givenChain();
    await app.anchorAgreements();
    const { rows } = await query(
      "select encode(hash, 'hex') as hash from agreements where user_id = $1 and position = 4",
      userId,
    );
    const kept = join(folder, 'agreement-anchors');
    const files = await Promise.all((await readdir(kept)).map((name) => readFile(join(kept, name), 'utf8')));
    const told = files.join('');
    expect(told).toContain(rows[0].hash);
    expect(told).not.toContain(userId);
    const { moved } = await app.anchorAgreements();
    expect(moved).toBe(0);
  });
});

describe('`db -- verify-agreements` (AGREE-7)', () => {
  it('says which chains are what the files say, and refuses one whose end was cut, or that is gone, until its anchor is', async () => {
    const own = await mkdtemp(join(tmpdir(), 'anchors-'));
    const portal = await startTestApp({ withJobs: true, environment: { DATA_DIR: own } });
    try {
      const { rows } = await portal.database.pool.query('select current_database() as database');
      const lines: string[] = [];
      const verify = () => {
        lines.length = 0;
        const run = verifyAgreements.read({ words: [], options: { anchors: own } });
        return run({ ...inject('connection'), ...rows[0] }, (line) => lines.push(line));
      };
      const signIn = () => givenSignedIn(portal);
      const [cutShort, emptied, leaving] = [await signIn(), await signIn(), await signIn()];
      for (const { token } of [cutShort, emptied, leaving])
        for (const kind of ['profiling', 'tracking'])
          await portal.call({
            method: 'PUT',
            url: setPrivacyChoice.path.replace(':id', kind),
            token,
            payload: { granted: true },
          });
      await expect(verify()).rejects.toThrow('there are no anchors in');
      await portal.anchorAgreements();
      // Whoever closes their account takes their name away, and leaves the chain.
      await provePassword(portal, leaving, leaving.token);
      await portal.call({ method: 'DELETE', url: deleteUser.path, token: leaving.token });
      await portal.endErasureDays(leaving.userId);
      await verify();
      expect(lines.join('\n')).toMatch(/What their anchors say: [1-9]/);
      expect(lines.filter((line) => line.startsWith('Chain'))).toEqual([]);

      for (const table of ['agreements', 'agreement_marks']) {
        await portal.database.pool.query(`delete from ${table} where user_id = $1 and position > 1`, [
          cutShort.userId,
        ]);
        await portal.database.pool.query(`delete from ${table} where user_id = $1`, [emptied.userId]);
      }
      await expect(verify()).rejects.toThrow('2 chains are not what was kept of them.');
      for (const says of [
        `Chain of ${cutShort.userId}: has lost its end; anchored at place 2 on 20`,
        `Chain of ${emptied.userId}: is gone; anchored at place 2 on 20`,
      ])
        expect(lines).toContainEqual(expect.stringContaining(says));

      // After a restore that is to be expected: whoever keeps the anchors takes away those that are named.
      const nightly = async () => (await portal.anchorAgreements()).broken;
      expect(await nightly()).toHaveLength(2);
      const names = lines.flatMap((line) => /, as (\S+)\.$/.exec(line)?.[1] ?? []);
      expect(names).toHaveLength(2);
      await portal.database.pool.query('delete from operator.agreement_anchors where chain_id = any($1)', [
        names,
      ]);
      const kept = join(own, 'agreement-anchors');
      for (const name of await readdir(kept)) {
        const anchors = (await readFile(join(kept, name), 'utf8')).trimEnd().split('\n');
        const left = anchors.filter((line) => !names.some((each) => line.includes(each)));
        await writeFile(join(kept, name), `${left.join('\n')}\n`);
      }
      expect(await nightly()).toEqual([]);
      // Of somebody who has left so long ago that nothing is kept of it.
      const old = {
        chainId: 'gone',
        position: 1,
        hash: 'ff',
        anchoredAt: new Date(Date.now() - 3_000 * dayMs),
      };
      await writeFile(join(kept, '2015-01-01.jsonl'), `${JSON.stringify(old)}\n`);
      await verify();
    } finally {
      await portal.close();
      await rm(own, { recursive: true });
    }
  });
});

describe('the key of the chains', () => {
  const [first, second] = ['the-first-key-of-32-letters-or-so', 'the-second-key-of-32-letters-or-so'];

  it('is another one: what the one before has sealed stays good while it is known', async () => {
    const own = await startTestApp({ environment: { AGREEMENTS_KEY: first, DATA_DIR: folder } });
    try {
      const { token, userId } = await givenSignedIn(own);
      await own.call({
        method: 'PUT',
        url: setPrivacyChoice.path.replace(':id', 'profiling'),
        token,
        payload: { granted: true },
      });
      const { rows } = await own.database.pool.query('select * from agreements where user_id = $1', [userId]);
      const found = (settings: { key: string; keysBefore: string[] }) =>
        createChainKeys(settings)(own.database.db).then((keys) =>
          isSealed(keys, sealedPlace(rows[0]), rows[0].seal),
        );
      expect(await found({ key: second, keysBefore: [first] })).toBe(true);
      expect(await found({ key: second, keysBefore: [] })).toBe(false);
      const answer = await own.call({ method: 'GET', url: verifyConsents.path, token });
      expect(answer.json()).toMatchObject({ ok: true, count: 1 });
      // Without it the command judges nothing.
      await own.anchorAgreements();
      const { rows: of } = await own.database.pool.query('select current_database() as database');
      const run = verifyAgreements.read({ words: [], options: { anchors: folder } });
      await expect(run({ ...inject('connection'), ...of[0] }, () => {})).rejects.toThrow('AGREEMENTS_KEY');
    } finally {
      await own.close();
    }
  });
});

const sealedPlace = (row: { user_id: string; position: number; hash: Buffer }) => ({
  userId: row.user_id,
  position: row.position,
  hash: row.hash,
});

describe('whose agreements somebody reads', () => {
  it('are asked for at once, however many people there have been', async () => {
    const { line, tokens } = await givenHousehold(app);
    const asked = async () => {
      const spy = vi.spyOn(app.database.pool, 'query');
      await agreementsOf(tokens.holder);
      const statements = spy.mock.calls.map(([statement]) => JSON.stringify(statement));
      spy.mockRestore();
      return statements.filter((text) => text.includes('agreements')).length;
    };
    const add = (people: number) =>
      query(
        'insert into customer_people select customer_id, gen_random_uuid() from operator.lines, generate_series(1, $2) where line_id = $1',
        line.lineId,
        people,
      );
    await add(1);
    const few = await asked();
    await add(40);
    expect(await asked()).toBe(few);
  });

  it("a holder everybody's of their customer, a manager their own, nobody else any", async () => {
    const { users, line, tokens } = await givenHousehold(app);
    const buyerOf = (person: 'holder' | 'manager') => ({ user: users[person], token: tokens[person], line });
    await buyPackage(app, buyerOf('manager'), { type: 'account' });
    await buyPackage(app, buyerOf('holder'), { type: 'account' });
    const bought = async (token: string) =>
      (await agreementsOf(token)).filter(({ kind }) => kind === 'package');
    // Whoever was made a manager by hand is in no list of people.
    await query(
      'insert into customer_people select customer_id, $1 from operator.lines where service_number = $2',
      users.manager.userId,
      line.serviceNumber,
    );

    const ofHolder = await bought(tokens.holder);
    expect(ofHolder.map(({ acceptedBy }) => acceptedBy)).toEqual([null, 'Usuaria D.']);
    const [own] = await bought(tokens.manager);
    const engagedParty = [{ id: 'me', role: 'customer', '@referredType': 'Individual' }];
    expect(await bought(tokens.manager)).toEqual([
      { ...ofHolder[1], acceptedBy: null, engagedParty, claimable: true },
    ]);
    expect(await bought(tokens.stranger)).toEqual([]);
    expect(await bought(tokens.gone)).toEqual([]);
    expect(JSON.stringify(await chainOf(tokens.holder))).not.toContain(own?.id);

    const ofService = (all: Agreement[]) => all.filter(({ kind }) => kind === 'service');
    expect(ofService(await agreementsOf(tokens.holder))).toMatchObject([
      { serviceNumber: line.number, channel: 'store', hash: null, claimable: true },
    ]);
    expect(ofService(await agreementsOf(tokens.manager))).toEqual([]);

    const paperOf = (id = '') => getAgreementDocument.path.replace(':id', id);
    for (const id of [own?.id, ofService(await agreementsOf(tokens.holder))[0]?.id]) {
      const missing = await get(paperOf('nobody'), tokens.stranger);
      const answer = await get(paperOf(id), tokens.stranger);
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
      expect((await get(`${listAgreements.path}/${id}`, tokens.stranger)).statusCode).toBe(404);
    }
    const paper = await get(paperOf(own?.id), tokens.manager);
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('«No reconozco este servicio» is a claim with the evidence attached', async () => {
    const { tokens, users, line } = await givenHousehold(app);
    await buyPackage(app, { user: users.holder, token: tokens.holder, line }, { type: 'account' });
    const all = await agreementsOf(tokens.holder);
    const claim = (token: string, id = '') => claimCharge(app, token, { '@referredType': 'agreement', id });
    for (const kind of ['package', 'service']) {
      const agreement = all.find((each) => each.kind === kind);
      expect((await claim(tokens.stranger, agreement?.id)).statusCode).toBe(404);
      const answer = await claim(tokens.holder, agreement?.id);
      expect(answer.statusCode, answer.body).toBe(201);
      expect(answer.json().attachment).toMatchObject([
        { name: 'constancia.pdf', mimeType: 'application/pdf' },
      ]);
      expect((await claim(tokens.holder, agreement?.id)).json().code).toBe('ALREADY_CLAIMED');
    }
    const terms = all.find(({ kind }) => kind === 'holder');
    expect((await claim(tokens.holder, terms?.id)).statusCode).toBe(404);
  });
});

describe('what data may be used for', () => {
  it('is off until it is switched on, and each change is a row', async () => {
    const { token } = await givenSignedIn(app);
    const choices = () =>
      read<{ id: string; granted: boolean; since: string | null }[]>(listPrivacyChoices.path, token);
    expect((await choices()).map(({ id, granted, since }) => [id, granted, since])).toEqual([
      ['marketing', false, null],
      ['profiling', false, null],
      ['tracking', false, null],
    ]);
    expect((await choose(token, 'tracking', true)).json()).toMatchObject({ id: 'tracking', granted: true });
    await choose(token, 'tracking', true);
    await choose(token, 'marketing', true);
    expect(await read(getPreferences.path, token)).toMatchObject({ promotions: true });
    await choose(token, 'tracking', false);
    expect((await choices()).map(({ granted }) => granted)).toEqual([true, false, false]);
    expect((await chainOf(token)).map(({ kind, status }) => [kind, status])).toEqual([
      ['tracking', 'withdrawn'],
      ['marketing', 'active'],
      ['tracking', 'active'],
    ]);
    expect((await choose(token, 'cookies', true)).statusCode).toBe(400);
  });
});
