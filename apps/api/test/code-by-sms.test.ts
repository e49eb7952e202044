// A code on its way through the operator's SMS centre, from the request to the phone and back.
import { startRegistration } from '@portal/contract/access/sso';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainGsm } from '../src/providers/sms/port.ts';
import { startTestApp, type TestApp } from './build-app.ts';
import { eventually } from './eventually.ts';
import { passBotCheck, typeCode } from './given/codes.ts';
import { type SmsCentre, startSmsCentre } from './neighbours/sms-centre.ts';

let centre: SmsCentre;
let app: TestApp;
beforeAll(async () => {
  centre = await startSmsCentre();
  app = await startTestApp({ withJobs: true, environment: { SMS_URL: `${centre.url}?source=2525` } });
});
afterAll(() => centre.close());

it('arrives as a plain SMS, opens the door, and leaves nothing behind; the portal says goodbye when it stops', async () => {
  await passBotCheck(app, '0993000001');
  const answer = await app.call({
    method: 'POST',
    url: startRegistration.path,
    headers: { UserId: '0993000001' },
  });
  await eventually(() => expect(centre.received).toHaveLength(1));
  const [sms] = centre.received;
  expect(sms).toMatchObject({ to: '593993000001', from: '2525', dataCoding: 0, part: null });
  const code = /\b\d{6}\b/.exec(plainGsm(sms?.text ?? ''))?.[0] ?? '';
  expect((await typeCode(app, answer.json().codeNumberEn, code)).statusCode).toBeLessThan(300);

  const { pool } = app.database;
  await eventually(async () => {
    const { rows } = await pool.query('select status, body from messages');
    expect(rows).toEqual([{ status: 'sent', body: '' }]);
  });
  await app.close();
  expect(centre.unbinds).toBe(1);
});
