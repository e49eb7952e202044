// The provider's page in its frame: one that does not load, says nothing after paying, or is not believed. What it is, and who may speak for it, is shown by the journeys.

import {
  authenticatePaymentFrame,
  getPaymentFrame,
  openPaymentFrame,
  type PaymentFrame,
} from '@portal/contract/paying/payment-frame';
import { getPayment, type Payment } from '@portal/contract/paying/payments';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { provideSettings } from '../src/lib/settings.ts';
import { ana, inDays, postpaid } from './portal/given.ts';
import { inspect } from './portal/inspect.ts';
import { dialog, heading, main, openPortal } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';
import { givenSettings } from './portal/settings.ts';

const sid = 'an-attempt-of-one-top-up';
/** A page of ours, so that the test can speak as it. */
const blank = URL.createObjectURL(new Blob(['<!doctype html><title>Pago</title>'], { type: 'text/html' }));
const usd = (amount: number) => ({ amount, units: 'USD', value: amount, unit: 'USD' }) as const;
const payment: Payment = {
  '@type': 'Payment',
  id: 'p1',
  href: '',
  status: 'authorized',
  statusDate: inDays(0),
  paymentDate: inDays(0),
  authorizationCode: '123456',
  correlatorId: 'p1',
  amount: usd(5),
  taxAmount: usd(0),
  totalAmount: usd(5),
  account: { id: 'one' },
  product: { id: postpaid, publicIdentifier: postpaid },
  paymentItem: [{ item: { id: postpaid, '@referredType': 'recharge', name: 'Recarga de saldo' } }],
  paymentMethod: { id: 'p1-1', '@type': 'bankCard' },
  caracteristicas: [],
};
const frame = (more: Partial<PaymentFrame> = {}): PaymentFrame => ({
  '@type': 'PaymentFrame',
  id: sid,
  href: '',
  type: 'recharge',
  url: blank,
  target: 'frame',
  needsCredentials: true,
  service: postpaid,
  status: 'open',
  expiresAt: inDays(1),
  ...more,
});
const sheet = dialog('Recarga de $3,00');
const framed = dialog('Recarga · $3,00');
const retry = framed.getByRole('button', { name: 'Intentar de nuevo' });

/** A top-up of a postpaid line, whose card is typed on the provider's page. */
async function open(prepare: (server: Server) => void = () => {}): Promise<Server> {
  const server = await openPortal(`/recharge?line=${postpaid}`, ana, (each) => {
    each.answer(getPayment, payment);
    each.answer(openPaymentFrame, frame(), { status: 201 });
    each.answer(getPaymentFrame, frame());
    each.answer(authenticatePaymentFrame, { token: 'a-token', service: postpaid });
    prepare(each);
  });
  await main.getByRole('button', { name: 'Continuar' }).click();
  await sheet.getByRole('radio', { name: /^Tarjeta de crédito o débito/ }).click();
  await sheet.getByRole('button', { name: 'Ingresar mi tarjeta' }).click();
  await expect.element(framed).toBeVisible();
  return server;
}

/** What the page in the frame says. */
async function speak(word: object): Promise<void> {
  const found = () => document.querySelector<HTMLIFrameElement>('dialog iframe');
  await expect.poll(() => found()?.contentDocument?.readyState).toBe('complete');
  const script = found()?.contentDocument?.createElement('script');
  if (!script) throw new Error('there is no frame');
  script.textContent = `parent.postMessage(${JSON.stringify({ v: 1, sid, ...word })}, '*')`;
  found()?.contentDocument?.documentElement.append(script);
}

it('a page that gets no credentials does not answer, and is opened again', async () => {
  const server = await open((each) => each.fail(authenticatePaymentFrame, 'no connection'));
  await speak({ status: 'waiting-credentials', nonce: 'n' });
  await expect.element(framed).toMatchTextContent('La página de pago no responde');
  await inspect('payment-frame-silent');
  server.answer(authenticatePaymentFrame, { token: 'a-token', service: postpaid });
  await retry.click();
  await speak({ status: 'waiting-credentials', nonce: 'n' });
  await expect.poll(() => server.asked(authenticatePaymentFrame)).toHaveLength(2);
  expect(server.asked(openPaymentFrame)).toHaveLength(2);
  expect(server.asked(openPaymentFrame)[0]?.body).toMatchObject({ type: 'recharge' });
});

it('one that says nothing after paying is found out, and what became of it is shown', async () => {
  const server = await open();
  await speak({ status: 'waiting-credentials', nonce: 'n' });
  server.answer(getPaymentFrame, frame({ status: 'authorized', payment }));
  await expect.element(framed, { timeout: 10_000 }).toMatchTextContent('Pago realizado');
  await framed.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(heading).toMatchTextContent('Recarga realizada');
});

it('an end that the server knows nothing of is not believed, and another window is not heard', async () => {
  await open();
  await speak({ status: 'waiting-credentials', nonce: 'n' });
  window.postMessage({ v: 1, sid, status: 'ERROR' }, '*');
  await speak({ status: 'ERROR', sid: 'another' });
  await speak({ status: 'EXITO', reference: 'x' });
  await expect.element(framed).toMatchTextContent('No pudimos confirmar tu pago');
  await inspect('payment-frame-unconfirmed');
  await framed.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect.element(page.getByRole('dialog').nth(1)).not.toBeInTheDocument();
});

it('where there is none, nobody is asked for a card that cannot be taken', async () => {
  provideSettings({ ...givenSettings, paymentFrame: 'off' });
  onTestFinished(() => provideSettings(givenSettings));
  await openPortal(`/recharge?line=${postpaid}`, ana);
  await main.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(sheet.getByRole('radio', { name: /^Cargo a factura/ })).toBeChecked();
  await expect.element(sheet.getByRole('radio', { name: /^Tarjeta/ })).not.toBeInTheDocument();
});
