import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { lastMessage } from '../../../test/given/codes.ts';
import { givenLine } from '../../../test/given/given-line.ts';
import {
  askPlanCode,
  forgetCodeLimits,
  givenOrder,
  givenPlanCode,
  givenPlanGrant,
  givenSubscriber,
  orderPlan,
  typePlanCode,
} from '../../../test/given/plan-change.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const wrong = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('200', () => {
  it('four digits by SMS to the line itself, and nothing of them in the answer', async () => {
    const { token, line } = await givenSubscriber(app);
    const answer = await askPlanCode(app, token, line.number);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      codeNumberEn: expect.any(String),
      codeLength: 4,
      expiresIn: 300,
      destination: `******${line.number.slice(-4)}`,
    });
    const text = await lastMessage(app, line.serviceNumber);
    expect(text).toMatch(/^Tu codigo es \d{4}\. Con el cambias tu plan\./);
    expect(text.match(/\d{4}/g)).toHaveLength(1);
  });

  it('says which plan it is for, when the client has said it; in every spelling of the line', async () => {
    for (const spell of [(n: string) => n, (n: string) => `593${n.slice(1)}`, (n: string) => ` ${n} `]) {
      const { token, line } = await givenSubscriber(app);
      expect((await askPlanCode(app, token, spell(line.number), 'MAX30')).statusCode).toBe(200);
      expect(await lastMessage(app, line.serviceNumber)).toContain('cambias tu plan a Max 30 GB.');
    }
  });
});

describe('400', () => {
  it.each(['', 'planId'])('no line («%s»)', async (number) => {
    const { token } = await givenSubscriber(app);
    expect([400, 404]).toContain((await askPlanCode(app, token, number)).statusCode);
  });

  it('headers that name another line of one’s own', async () => {
    const ana = await app.signIn('ana.paredes@correo.example');
    const answer = await app.call({
      method: 'POST',
      url: '/SSOManagement/api/ec/ssoManagement/generatecode',
      token: ana,
      headers: { OperationId: 'SolicitarCambioPlan', claroid: '0991000002' },
      payload: { claroNumber: '0991000001' },
    });
    expect(answer.statusCode).toBe(400);
  });

  it('three wrong tries and the right one is refused, also when fifty arrive at once', async () => {
    const user = await givenSubscriber(app);
    const { handle, code } = await givenPlanCode(app, user);
    for (const refusal of ['OTP_INVALID', 'OTP_INVALID', 'OTP_SPENT'])
      expect((await typePlanCode(app, user.token, handle, wrong(code))).json().code).toBe(refusal);
    expect((await typePlanCode(app, user.token, handle, code)).json().code).toBe('OTP_SPENT');
    expect((await typePlanCode(app, null, handle, code)).json().code).toBe('OTP_INVALID');

    await forgetCodeLimits(app);
    const second = await givenPlanCode(app, user);
    const tries = await Promise.all(
      Array.from({ length: 50 }, () => typePlanCode(app, user.token, second.handle, wrong(second.code))),
    );
    expect(tries.every((answer) => answer.statusCode === 400)).toBe(true);
    expect((await typePlanCode(app, user.token, second.handle, second.code)).statusCode).toBe(400);
  });

  it('a code after a newer one was sent, though for another plan', async () => {
    const user = await givenSubscriber(app);
    const first = await givenPlanCode(app, user, 'MAX30');
    await forgetCodeLimits(app);
    const second = await givenPlanCode(app, user, 'MAX60');
    expect((await typePlanCode(app, user.token, first.handle, first.code)).statusCode).toBe(400);
    expect((await typePlanCode(app, user.token, second.handle, second.code)).statusCode).toBe(200);
  });

  it('fifty right ones at once: one grant', async () => {
    const user = await givenSubscriber(app);
    const { handle, code } = await givenPlanCode(app, user);
    const tries = await Promise.all(
      Array.from({ length: 50 }, () => typePlanCode(app, user.token, handle, code)),
    );
    const earned = tries.filter((answer) => answer.statusCode === 200);
    expect(new Set(earned.map(({ headers }) => headers['x-otp-grant'])).size).toBe(1);
  });

  it('somebody else’s code, though they have handle and digits, or no session', async () => {
    const [user, thief] = [await givenSubscriber(app), await givenSubscriber(app)];
    const { handle, code } = await givenPlanCode(app, user);
    expect((await typePlanCode(app, thief.token, handle, code)).statusCode).toBe(400);
    expect((await typePlanCode(app, null, handle, code)).statusCode).toBe(400);
    expect((await typePlanCode(app, user.token, handle, code)).statusCode).toBe(200);
  });
});

describe('401 and 403', () => {
  it('without a session, or in the name of somebody else', async () => {
    const { line, token } = await givenSubscriber(app);
    expect((await askPlanCode(app, null, line.number)).statusCode).toBe(401);
    expect((await askPlanCode(app, 'x'.repeat(60), line.number)).statusCode).toBe(401);
    const answer = await app.call({
      method: 'POST',
      url: '/SSOManagement/api/ec/ssoManagement/generatecode',
      token,
      headers: { OperationId: 'SolicitarCambioPlan', UserId: 'ana.paredes@correo.example' },
      payload: { claroNumber: line.number },
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('404', () => {
  it('a line of somebody else, as one that does not exist; nobody is written to', async () => {
    const [user, other] = [await givenSubscriber(app), await givenSubscriber(app)];
    const missing = await askPlanCode(app, user.token, '0999999999');
    expect(missing.statusCode).toBe(404);
    expect((await askPlanCode(app, user.token, other.line.number, 'MAX30')).body).toBe(missing.body);
    expect((await askPlanCode(app, user.token, `593${other.line.number.slice(1)}`)).body).toBe(missing.body);
    await expect(lastMessage(app, other.line.serviceNumber)).rejects.toThrow('no message');
  });
});

describe('409', () => {
  it('a line that has an order', async () => {
    const user = await givenSubscriber(app);
    expect((await givenOrder(app, user, 'MAX30')).statusCode).toBe(201);
    await forgetCodeLimits(app);
    const answer = await askPlanCode(app, user.token, user.line.number, 'MAX60');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'PLAN_CHANGE_PENDING']);
  });
});

describe('422', () => {
  it.each([
    ['prepaid', { kind: 'Prepaid' }, 'NOT_FOR_THIS_LINE'],
    ['suspended', { status: 'S' }, 'NOT_FOR_THIS_LINE'],
    ['corporate', { isCorporate: true }, 'CORPORATE_LINE'],
  ] as const)('a %s line', async (_words, options, code) => {
    const { token, line } = await givenSubscriber(app, options);
    const answer = await askPlanCode(app, token, line.number);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    await expect(lastMessage(app, line.serviceNumber)).rejects.toThrow('no message');
  });

  it('a home service', async () => {
    const ana = await app.signIn('ana.paredes@correo.example');
    expect((await askPlanCode(app, ana, 'IN-100001')).json().code).toBe('NOT_FOR_THIS_LINE');
    expect((await askPlanCode(app, ana, '042100001')).json().code).toBe('NOT_FOR_THIS_LINE');
  });

  it.each([
    ['ESE08', 'SAME_PLAN'],
    ['PREPA', 'PLAN_NOT_OFFERED'],
    ['NOPLAN', 'PLAN_NOT_OFFERED'],
  ])('the plan %s', async (planId, code) => {
    const { token, line } = await givenSubscriber(app);
    const answer = await askPlanCode(app, token, line.number, planId);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  });
});

describe('429', () => {
  it('a second one within the minute; the sixth of a day, whoever of its managers asks', async () => {
    const { token, line } = await givenSubscriber(app);
    expect((await askPlanCode(app, token, line.number)).statusCode).toBe(200);
    expect((await askPlanCode(app, token, line.number)).json().code).toBe('TOO_MANY_REQUESTS');
    for (let sent = 1; sent < 5; sent++) {
      await forgetCodeLimits(app, 'code%');
      expect((await askPlanCode(app, token, line.number)).statusCode).toBe(200);
    }
    await forgetCodeLimits(app, 'code%');
    const sixth = await askPlanCode(app, token, line.number);
    expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'PLAN_CODES_SPENT']);
  });
});

describe('what it earns', () => {
  it('serves its line, its user and its plan; one for no plan in particular serves any', async () => {
    const [user, other] = [await givenSubscriber(app), await givenSubscriber(app)];
    const grant = await givenPlanGrant(app, user, 'MAX30');
    const elsewhere = await givenLine(app);
    const refused = [
      await orderPlan(app, user.token, { number: user.line.number, planId: 'MAX60', grant }),
      await orderPlan(app, other.token, { number: other.line.number, planId: 'MAX30', grant }),
    ];
    for (const answer of refused)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'GRANT_REQUIRED']);
    const foreign = { number: elsewhere.number, planId: 'MAX30', grant };
    expect((await orderPlan(app, user.token, foreign)).statusCode).toBe(404);
    const own = { number: user.line.number, planId: 'MAX30', grant };
    expect((await orderPlan(app, user.token, own)).statusCode).toBe(201);

    const any = await givenPlanGrant(app, other);
    const order = { number: other.line.number, planId: 'MAX60', grant: any };
    expect((await orderPlan(app, other.token, order)).statusCode).toBe(201);
  });
});
