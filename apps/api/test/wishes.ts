// Everything that a customer may ask for at once and that an operator does: purchases of every kind and method, also
// for somebody else, another plan, a Wi-Fi key.
import { randomUUID } from 'node:crypto';
import { generateCode, validateCode } from '@portal/contract/access/sso';
import { changeWifi, getWifiInfo, type WifiService } from '@portal/contract/lines/wifi';
import { payOtherBill, topUpOther } from '@portal/contract/paying/pay-other';
import { createProductOrder } from '@portal/contract/shopping/ordering';
import { guestIdOf } from '../src/order-id.ts';
import { eventually } from './eventually.ts';
import { purchaseBody } from './given/buyer.ts';
import { billPaymentBody, cards, givenToken, otherPaymentBody } from './given/cards.ts';
import { lastMessage } from './given/codes.ts';
import { orderBody } from './given/plan-change.ts';
import {
  canonical,
  givenOwingLine,
  givenUnpaidBill,
  type Lane,
  letOthersPay,
  type Other,
  others,
  payingBy,
  recharge,
  type Send,
} from './kills/kill-world.ts';
import type { TwoSides } from './kills/two-sides.ts';

export interface Customer {
  lane: Lane;
  userId: string;
  email: string;
  authorization: string;
  send: Send;
  /** Who pays for them, and for people whom they do not know. */
  others: Record<Other, Send>;
  /** Under whose ids those pay. */
  payers: string[];
}

export interface Wish {
  what: string;
  /** Null: nobody has answered. */
  ask(): Promise<Response | null>;
  /** Whether the same again is the same one, because it has a key. */
  isRepeatable: boolean;
}

/** What stood in the way of one more: limits by hour, and an order that waits for its cycle. */
async function letTimePass({ database, operatorDatabase }: TwoSides, { lane }: Customer) {
  await database.pool.query('delete from rate_limits');
  await operatorDatabase.pool.query(
    `update operator.plan_orders set status = 'completed' where service_number = $1`,
    [canonical(lane.postpaid)],
  );
}

export async function wishesOf(sides: TwoSides, customer: Customer): Promise<Wish[]> {
  const { lane, send } = customer;
  const pay = payingBy(send);
  const [forBill, forPackage, forRecharge] = [
    await givenToken(sides, cards.approved, 18.39),
    await givenToken(sides, cards.approved, 3),
    await givenToken(sides, cards.approved, 3),
  ];
  const bill = billPaymentBody({
    billNo: await givenUnpaidBill(sides.operatorDatabase, lane),
    token: forBill,
    dollars: 18.39,
    correlatorId: newKey(),
  });
  const offering = { kind: 'package', itemId: 'INT-3G-7D', dollars: 3 } as const;
  const byCard = purchaseBody({ ...offering, type: 'bankCard', cardToken: forPackage });
  const byInvoice = purchaseBody({ ...offering, type: 'account' });
  const byBalance = purchaseBody({ ...offering, type: 'wallet' });
  const topUp = recharge('bankCard', lane.prepaid, newKey(), forRecharge);
  const topUpByInvoice = recharge('account', lane.postpaid, newKey());
  const plan = orderBody({ number: lane.postpaid, planId: 'MAX60' });
  const planHeaders = { 'x-otp-grant': await givenGrant(sides, customer), 'Request-UUID': newKey() };
  const key = await givenKeyChange(sides, customer);
  const isRepeatable = true;
  return [
    { what: 'bill', isRepeatable, ask: () => pay('3', '', bill) },
    { what: 'package by card', isRepeatable, ask: () => pay('1', lane.prepaid, byCard) },
    { what: 'package by invoice', isRepeatable, ask: () => pay('1', lane.postpaid, byInvoice) },
    { what: 'package by balance', isRepeatable, ask: () => pay('1', lane.prepaid, byBalance) },
    { what: 'recharge by card', isRepeatable, ask: () => pay('2', lane.prepaid, topUp) },
    { what: 'recharge by invoice', isRepeatable, ask: () => pay('2', lane.postpaid, topUpByInvoice) },
    { what: 'plan', isRepeatable, ask: () => send(createProductOrder.path, plan, planHeaders) },
    { what: 'key', isRepeatable: false, ask: () => send(changeWifi.path, key) },
    ...(await wishesOfOthers(sides, customer)),
  ];
}

/** The same by everybody who pays for somebody else. */
async function wishesOfOthers({ payOrigin, database, operatorDatabase }: TwoSides, customer: Customer) {
  const all: Wish[] = [];
  for (const other of others) {
    const bought = [
      { what: 'bill', call: payOtherBill, dollars: 18.39, ...(await givenOwingLine(operatorDatabase)) },
      { what: 'recharge', call: topUpOther, dollars: 3, number: customer.lane.prepaid },
    ];
    for (const { what, call, dollars, number } of bought) {
      const correlatorId = newKey();
      if (other === 'guest') customer.payers.push(guestIdOf(correlatorId));
      const token = await givenToken({ payOrigin }, cards.approved, dollars);
      const body = otherPaymentBody({ serviceId: number, token, dollars, correlatorId });
      const ask = async () => {
        await letOthersPay(database, number);
        return customer.others[other](call.path, body);
      };
      all.push({ what: `${what} by ${other}`, isRepeatable: true, ask });
    }
  }
  return all;
}

const newKey = () => `EC-${randomUUID()}`;

/** Earned by the code that went to the line. */
async function givenGrant(sides: TwoSides, customer: Customer): Promise<string> {
  const { lane, send } = customer;
  const sent = await answered(async () => {
    // Also for an order of before, which the operator has just been asked for again.
    await letTimePass(sides, customer);
    const headers = { OperationId: 'SolicitarCambioPlan' };
    return send(generateCode.path, { claroNumber: lane.postpaid }, headers);
  });
  const { codeNumberEn } = (await sent.json()) as { codeNumberEn: string };
  const codeNumber = /\b\d{4}\b/.exec(await lastMessage(sides, canonical(lane.postpaid)))?.[0];
  const checked = await answered(() => send(validateCode.path, { codeNumberEn, codeNumber }));
  return checked.headers.get('x-otp-grant') ?? '';
}

/** From the key of now to another one, told by e-mail. */
async function givenKeyChange(
  { database, origin }: TwoSides,
  { lane, userId, email, authorization }: Customer,
) {
  await database.pool.query('update sessions set password_verified_at = now() where user_id = $1', [userId]);
  const address = `${origin}${getWifiInfo.path}?RelatedParty.id=${lane.internet}&reveal=true`;
  const answer = await answered(() => fetch(address, { headers: { authorization } }));
  const { ssid, key } = ((await answer.json()) as WifiService).wifiInfo;
  const newkey = `Clave${randomUUID().slice(0, 8)}`;
  return {
    relatedParty: { id: lane.internet },
    wifiChangeInfo: { enabledWireless: true, key, newkey, ssid },
    notificationInfo: { email },
  };
}

const answered = (ask: () => Promise<Response | null>): Promise<Response> =>
  eventually(
    async () => {
      const answer = await ask();
      if (!answer?.ok) throw new Error(`${answer?.url} answered ${answer?.status} ${await answer?.text()}`);
      return answer;
    },
    { timeout: 30_000, interval: 100 },
  );
