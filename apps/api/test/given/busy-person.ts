// Somebody who has used everything: what is found of them, and what must not be found any more.
import { randomUUID } from 'node:crypto';
import { createPersonalToken } from '@portal/contract/access/personal-tokens';
import { openAssistant } from '@portal/contract/help/assistant';
import { addPushSubscription, savePreferences } from '@portal/contract/help/notifications';
import { undoTheft } from '@portal/contract/help/thefts';
import { fileClaim } from '@portal/contract/paying/claims';
import { createPaymentLink } from '@portal/contract/paying/payment-link';
import { setPrivacyChoice } from '@portal/contract/privacy/agreements';
import { createDataRequest } from '@portal/contract/privacy/data-requests';
import { civilDateOf } from '@portal/market/civil-dates';
import type { TestApp } from '../build-app.ts';
import { givenBillOf } from './bills.ts';
import { buyPackage } from './buyer.ts';
import { givenCard, wishAutoPay } from './cards.ts';
import { claimBody } from './claims.ts';
import { givenSecondFactor, proveSession } from './codes.ts';
import { givenRecords } from './given-records.ts';
import { addTo, challengeFor, deviceFor } from './passkey.ts';
import { givenHolder, type Holder, invite } from './people.ts';
import { givenOrder } from './plan-change.ts';
import { givenLinked, inboundOf, postEvent } from './whatsapp.ts';

export const names = { given: 'Zoraida', family: 'Quishpe Tenelema' };

export interface BusyPerson extends Holder {
  /** Everything that names them. */
  marks: string[];
}

export async function givenBusyPerson(app: TestApp): Promise<BusyPerson> {
  const { pool } = app.database;
  const holder = await givenHolder(app);
  const { token, line, userId, email } = holder;
  await pool.query('update users set given_name = $2, family_name = $3 where user_id = $1', [
    userId,
    names.given,
    names.family,
  ]);
  const send = async (
    call: { method: 'POST' | 'PUT' | 'GET'; path: string },
    payload?: object,
    path = call.path,
  ) => {
    const answer = await app.call({ method: call.method, url: path, token, ...(payload ? { payload } : {}) });
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
    return answer.json();
  };

  const paid = await buyPackage(app, { user: holder, token, line }, { type: 'account' });
  const card = await givenCard(app, token);
  const wish = { enabled: true, paymentMethodId: card.id, daysBeforeDue: 2, maximum: null };
  await wishAutoPay(app, token, line.accountId, wish);
  await proveSession(app, token);
  await addTo(
    app,
    token,
    deviceFor(app.portalOrigin).make(await challengeFor.adding(app, token)),
    names.given,
  );
  await send(createPersonalToken, { name: names.given, scopes: ['usage'], days: 30 });
  await send(addPushSubscription, {
    endpoint: `https://push.example/${randomUUID()}`,
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  });
  await send(savePreferences, { email: true, sms: true, charges: true, bills: true, promotions: true });
  await send(setPrivacyChoice, { granted: true }, setPrivacyChoice.path.replace(':id', 'profiling'));
  await send(openAssistant, {});
  const billNo = await givenBillOf(app, line, civilDateOf(new Date()), [['plan', 'Plan', 1_500]]);
  await givenRecords(app, line, [{ startedAt: new Date(Date.now() - 3_600_000) }]);
  await send(createPaymentLink, { billNo });
  await send(fileClaim, claimBody({ '@referredType': 'payment', id: paid.json().id }));
  await givenOrder(app, { ...holder }, 'MAX60');
  await invite(app, token, 'viewer', `invitada.${randomUUID()}@correo.example`, line.number);
  const theft = await send(fileClaim, { ticketType: 'theft', serviceId: line.number });
  await proveSession(app, token);
  await send(undoTheft, {}, undoTheft.path.replace(':id', theft.id));
  await send(createDataRequest, { kind: 'rectification', field: 'address', wanted: 'Calle Uno, Quito' });
  const whatsapp = await givenLinked(app, holder);
  await postEvent(app, inboundOf(whatsapp.digits, 'Quiero hablar de mi línea'));
  await givenSecondFactor(app, holder);
  await app.settleEvents();
  return {
    ...holder,
    marks: [
      userId,
      email,
      line.serviceNumber,
      line.number,
      whatsapp.digits,
      whatsapp.number,
      ...Object.values(names),
    ],
  };
}
