// A bill that is paid by its link, and was paid already.
import { getLinkedBill, payLinkedBill } from '@portal/contract/paying/payment-link';
import { currencyCode } from '@portal/market/money';
import { expect, it, vi } from 'vitest';
import { inspectEverySize } from './portal/inspect.ts';
import { main, openPortal } from './portal/portal.tsx';

it('one that was paid here and stands as unpaid leads to the phone, with its authorization', async () => {
  await openPortal('/payment-link#a-token-that-was-sent-along', null, (each) => {
    each.answer(getLinkedBill, {
      '@type': 'LinkedBill',
      totalAmount: { amount: 18.39, units: currencyCode, value: 18.39, unit: currencyCode },
      serviceNumber: '••••••0001',
      status: 'open',
      expiresAt: '2099-11-22T22:20:00-05:00',
    });
    each.refuse(payLinkedBill, 'BILL_PAID_HERE', { authorizationCode: '123456' });
  });
  const portal = window.fetch;
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    new Request(...asked).url.endsWith('/card/v1/tokens')
      ? Promise.resolve(Response.json({ token: 'a'.repeat(32) }, { status: 201 }))
      : portal(...asked),
  );
  await main.getByLabelText('Nombre del titular').fill('ANA PAREDES');
  await main.getByLabelText('Número de tarjeta').fill('5451951574925480');
  await main.getByLabelText('Vencimiento').fill('12/39');
  await main.getByRole('textbox', { name: 'CVV' }).fill('123');
  await main.getByRole('button', { name: 'Pagar $18,39' }).click();
  await expect
    .element(main.getByRole('status'))
    .toMatchTextContent(/con la autorización 123456 y todavía figura por pagar.*Llámanos al/);
  await expect.element(main.getByRole('heading', { name: 'Esta factura ya se pagó' })).toBeVisible();
  await inspectEverySize('linked-paid-here');
});
