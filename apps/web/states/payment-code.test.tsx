// What is paid elsewhere by a code: its own address, and what is said once its time is over.
import { getPayment, listPayments, type Payment, sendPaymentCode } from '@portal/contract/paying/payments';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana, prepaid } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { address, heading, main, openPortal } from './portal/portal.tsx';

const usd = (amount: number) => ({ amount, units: 'USD', value: amount, unit: 'USD' }) as const;
const soon = new Date(Date.now() + 86_400_000).toISOString();

const awaited: Payment = {
  '@type': 'Payment',
  id: 'code-1',
  href: '',
  status: 'pending',
  statusDate: soon,
  paymentDate: soon,
  correlatorId: 'code-1',
  amount: usd(5),
  taxAmount: usd(0),
  totalAmount: usd(5),
  account: { id: '1' },
  product: { id: prepaid, publicIdentifier: prepaid },
  paymentItem: [{ item: { id: prepaid, '@referredType': 'recharge', name: 'Recarga de saldo' } }],
  paymentMethod: { id: 'cash', '@type': 'cash' },
  paymentInstructions: {
    kind: 'cash',
    code: '821344072951',
    barcode: '821344072951',
    amount: usd(5),
    expiresAt: soon,
    places: ['Tiendas del barrio'],
    url: null,
  },
  caracteristicas: [],
};

it('a code has its own address, and its movement leads there while it waits', async () => {
  await openPortal('/service-details/movements/code-1', ana, (server) => server.answer(getPayment, awaited));
  await expect.poll(address).toBe('/additional-packages/cash/code-1');
  await expect.element(heading).toHaveTextContent('Paga en efectivo');
  await expect.element(main).toMatchTextContent('8213 4407 2951');
  await expect
    .element(main.getByRole('link', { name: 'Ver los más cercanos' }))
    .toHaveAttribute('href', expect.stringContaining('/support/places'));
  await expect.element(main.getByRole('link', { name: 'Cambiar forma de pago' })).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'Enviar por SMS' })).not.toBeInTheDocument();
  await inspectEverySize('payment-code');
  document.documentElement.style.fontSize = '200%';
  const code = main.getByText('8213 4407 2951').element();
  const { lineHeight } = getComputedStyle(code);
  expect(code.getBoundingClientRect().height).toBeLessThan(Number.parseFloat(lineHeight) * 1.5);
  document.documentElement.style.fontSize = '';
});

it('a code whose time is over says so, and leads to another one', async () => {
  const { paymentInstructions: _over, ...expired } = {
    ...awaited,
    status: 'denied' as const,
    isExpired: true as const,
  };
  await openPortal('/additional-packages/cash/code-1', ana, (server) => {
    server.answer(getPayment, expired);
    server.answer(listPayments, [expired], { headers: { 'X-Total-Count': '1' } });
  });
  await expect.element(heading).toHaveTextContent('El código venció');
  await expect.element(main).toMatchTextContent('No se cobró nada.');
  const again = main.getByRole('link', { name: 'Pedir otro' });
  await expect.element(again).toHaveAttribute('href', expect.stringContaining(`/recharge?line=${prepaid}`));
  await inspectEverySize('payment-code-expired');
  await main.getByRole('link', { name: 'Ver movimientos' }).click();
  await expect.element(main).toMatchTextContent('El código venció, no se cobró');
});

it('what was paid by a code that was over went back, and nobody says that nothing was paid', async () => {
  const returned = [{ nombre: 'Devuelto', valor: '$5,00, porque el código ya había vencido' }];
  const { paymentInstructions: _over, ...late } = {
    ...awaited,
    status: 'denied' as const,
    isExpired: true as const,
    caracteristicas: returned,
  };
  await openPortal('/additional-packages/cash/code-1', ana, (server) => {
    server.answer(getPayment, late);
    server.answer(listPayments, [late], { headers: { 'X-Total-Count': '1' } });
  });
  await expect.element(main).toMatchTextContent('Te devolvimos $5,00, porque el código ya había vencido.');
  await expect.element(main).not.toMatchTextContent('No se cobró');
  await inspectEverySize('payment-code-returned');
  await main.getByRole('link', { name: 'Ver movimientos' }).click();
  await expect.element(main).toMatchTextContent('Te lo devolvimos');
});

it('the code goes once more by SMS to the confirmed number, and then not for a minute', async () => {
  const confirmed = { ...ana, phone_number: '0991000001', phone_number_verified: true };
  const server = await openPortal('/additional-packages/cash/code-1', confirmed, (each) => {
    each.answer(getPayment, awaited);
    each.refuse(sendPaymentCode, 'TOO_MANY_REQUESTS');
  });
  await main.getByRole('button', { name: 'Enviar por SMS' }).click();
  await expect.element(page.getByText(/^Ya lo enviamos hace poco/)).toBeVisible();
  server.answer(sendPaymentCode, null, { status: 200 });
  await main.getByRole('button', { name: 'Enviar por SMS' }).click();
  const sent = main.getByRole('button', { name: 'Enviado a (099) ••• 0001' });
  await expect.element(sent).toHaveAttribute('aria-disabled', 'true');
  await inspectEverySize('payment-code-sent');
});
