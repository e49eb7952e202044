// Who may pay in the frame, for how long, and who may not.
import {
  confirmPaymentFrame,
  type FrameType,
  redeemPaymentFrame,
} from '@portal/contract/paying/payment-frame';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { effectsOf, givenBuyer } from '../../../test/given/buyer.ts';
import { frameSides } from '../../../test/given/frame.ts';

let app: TestApp;
let sides: ReturnType<typeof frameSides>;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  sides = frameSides(app);
});
afterAll(() => app.close());

describe('credentials', () => {
  it('are used once, by the attempt they are for', async () => {
    const luis = await givenBuyer(app);
    const [first, second] = [await sides.opened(luis, 'recharge'), await sides.opened(luis, 'recharge')];
    const credentials = (await sides.authenticate(luis, first.id)).json();
    expect(credentials).toEqual({ token: expect.any(String), service: luis.line.number });
    expect(credentials.token).not.toBe(luis.token);
    expect((await sides.redeem(second.id, credentials)).statusCode).toBe(401);
    expect((await sides.redeem(first.id)).statusCode).toBe(401);
    expect((await sides.redeem(first.id, { ...credentials, service: '0991000003' })).statusCode).toBe(401);
    const answers = await Promise.all(Array.from({ length: 20 }, () => sides.redeem(first.id, credentials)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('of the line alone serve one attempt of the same line', async () => {
    const [luis, other] = [await givenBuyer(app), await givenBuyer(app)];
    const credentials = (await sides.authenticate(luis)).json();
    expect((await sides.redeem((await sides.opened(other, 'recharge')).id, credentials)).statusCode).toBe(
      401,
    );
    const { id } = await sides.opened(luis, 'recharge');
    expect((await sides.redeem(id, credentials)).statusCode).toBe(200);
    expect((await sides.redeem(id, credentials)).statusCode).toBe(401);
  });

  it('end after five minutes, the attempt after fifteen', async () => {
    const luis = await givenBuyer(app);
    const { id } = await sides.opened(luis, 'recharge');
    const credentials = (await sides.authenticate(luis, id)).json();
    const { pool } = app.database;
    await pool.query('update payment_frame_tokens set expires_at = now() where user_id = $1', [
      luis.user.userId,
    ]);
    expect((await sides.redeem(id, credentials)).statusCode).toBe(401);
    const order = await sides.redeemed(luis, id);
    await pool.query('update payment_frames set expires_at = now() where user_id = $1', [luis.user.userId]);
    expect((await sides.confirm(order, { id: '3', dollars: 3 })).json().code).toBe('FRAME_CLOSED');
    expect((await sides.redeem(id)).json().code).toBe('FRAME_CLOSED');
    expect((await sides.authenticate(luis, id)).json().code).toBe('FRAME_CLOSED');
    expect(await sides.state(luis, id)).toMatchObject({ status: 'expired' });
  });

  it('are no session: the token opens nothing else', async () => {
    const luis = await givenBuyer(app);
    const { token } = (await sides.authenticate(luis)).json();
    expect((await sides.state({ ...luis, token }, (await sides.opened(luis, 'recharge')).id)).status).toBe(
      '401',
    );
  });
});

describe('refused', () => {
  it('what the frame has not signed, or signed long ago', async () => {
    const { id: sid } = await sides.opened(await givenBuyer(app), 'recharge');
    for (const path of [redeemPaymentFrame.path, confirmPaymentFrame.path]) {
      expect((await app.call({ method: 'POST', url: path, payload: { sid } })).statusCode).toBe(401);
      expect((await sides.fromFrame(path, { sid }, { secret: 'another-secret' })).statusCode).toBe(401);
      expect((await sides.fromFrame(path, { sid }, { time: '1700000000' })).statusCode).toBe(401);
    }
  });

  it('somebody else’s attempt or line, as one that does not exist', async () => {
    const [mine, theirs] = [await givenBuyer(app), await givenBuyer(app)];
    const { id } = await sides.opened(theirs, 'recharge');
    const unreal = await sides.state(mine, 'x'.repeat(65));
    expect(await sides.state(mine, id)).toEqual(unreal);
    expect((await sides.authenticate(mine, id)).statusCode).toBe(404);
    expect((await sides.authenticate(mine, undefined, theirs.line.number)).statusCode).toBe(404);
    expect((await sides.open(mine, 'recharge', undefined, theirs.line.number)).statusCode).toBe(404);
    expect((await sides.redeem('x'.repeat(65))).statusCode).toBe(404);
  });

  it('types that are not for the line, and items that are not offered', async () => {
    const [luis, mia] = [await givenBuyer(app), await givenBuyer(app, { kind: 'Postpaid' })];
    for (const type of ['postpaid', 'fixed', 'factura', 'roaming_packages'] as const)
      expect((await sides.open(luis, type)).json().code).toBe('NOT_FOR_THIS_LINE');
    expect((await sides.open(mia, 'prepaid')).json().code).toBe('NOT_FOR_THIS_LINE');
    expect((await sides.open(mia, 'data_packets', 'ROA-AME-1G')).statusCode).toBe(404);
    const corporate = await givenBuyer(app, { kind: 'Postpaid', isCorporate: true });
    expect((await sides.open(corporate, 'data_packets')).json().code).toBe('CORPORATE_LINE');
    expect((await sides.open(luis, 'lottery' as FrameType)).statusCode).toBe(400);
  });

  it('a line that was given up between opening and paying', async () => {
    const luis = await givenBuyer(app);
    const order = await sides.redeemed(luis, (await sides.opened(luis, 'recharge')).id);
    await app.database.pool.query('delete from associations where user_id = $1', [luis.user.userId]);
    expect((await sides.confirm(order, { id: '3', dollars: 3 })).statusCode).toBe(404);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 435, topups: [] });
  });
});
