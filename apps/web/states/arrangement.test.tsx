// A bill that cannot be paid today: what may be arranged or why nothing, what was agreed, and its parts as things to pay.
import {
  type ArrangementRule,
  cancelArrangement,
  getArrangementOffer,
  type Instalment,
  listArrangements,
  makeArrangement,
  type PaymentArrangement,
} from '@portal/contract/paying/arrangements';
import { getCustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import { listPaymentMethods } from '@portal/contract/paying/payment-methods';
import { createPayment, listPayments } from '@portal/contract/paying/payments';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana, bills, savedCard } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const usd = (value: number) => ({ unit: 'USD' as const, value });
const [known] = bills;
if (!known) throw new Error('nothing is billed');
const { billNo } = known;

const rule: ArrangementRule = {
  billNo,
  amount: usd(18.39),
  cost: usd(0),
  firstOn: '2030-11-28',
  lastOn: '2030-12-13',
  mostParts: 3,
  firstPartBy: '2030-11-29',
  minFirstAmount: usd(5.52),
  lastPartOn: '2031-01-12',
  apartDays: 7,
  leftThisYear: 2,
  reason: null,
};
const instalment = (place: number, more: Partial<Instalment>): Instalment => ({
  id: `a:${place}`,
  amount: usd(6.13),
  due: `2030-12-${10 * place}T23:59:59-05:00`,
  status: 'pending',
  paidAt: null,
  ...more,
});
const arrangement = (more: Partial<PaymentArrangement> = {}): PaymentArrangement => ({
  '@type': 'PaymentArrangement',
  id: 'a',
  href: '',
  status: 'active',
  billNo,
  accountId: known.billingAccount.id,
  serviceNumber: known.product.publicIdentifier,
  amount: usd(18.39),
  cost: usd(0),
  createdAt: '2030-11-28T10:00:00-05:00',
  endedAt: null,
  instalments: [instalment(1, {}), instalment(2, {}), instalment(3, {})],
  ...more,
});
const arranged = {
  ...known,
  remainingAmount: usd(0),
  arrangement: {
    id: 'a',
    status: 'active' as const,
    next: instalment(2, {}),
  },
};

const openArrangement = (prepare: (server: Server) => void) =>
  openPortal(`/billing/${billNo}/arrangement`, ana, (server) => {
    server.answer(listArrangements, []);
    server.answer(getArrangementOffer, rule);
    prepare(server);
  });
const make = () => main.getByRole('button', { name: 'Hacer el acuerdo' });

it('a day, or parts whose days may be changed within the rule; sent once, and shown as it was agreed', async () => {
  const server = await openArrangement((before) =>
    before.answer(makeArrangement, arrangement(), { status: 201 }),
  );
  await expect.element(main).toMatchTextContent('Sin costo: solo pagas tu factura.');
  await expect.element(main.getByLabelText('¿Qué día pagas?', { exact: true })).toHaveValue('13/12/2030');
  await expect.element(main).toMatchTextContent(/La primera, de \$6,13, hasta el 29 /);
  await inspectEverySize('arrangement-once');
  await main.getByRole('radio', { name: /^En 3 partes/ }).click();
  const third = main.getByLabelText('Parte 3: $6,13', { exact: true });
  await third.fill('20/12/2031');
  await make().click();
  await expect.element(main).toMatchTextContent('Elige hasta el 12 de enero de 2031.');
  await inspectEverySize('arrangement-parts');
  expect(server.asked(makeArrangement)).toHaveLength(0);
  await third.fill('10/01/2031');
  server.answer(listArrangements, [arrangement()]);
  await make().click();
  await expect.element(main).toMatchTextContent('Tu acuerdo está en curso');
  expect(server.asked(makeArrangement).map(({ body }) => body)).toEqual([
    {
      billNo,
      cost: { value: 0 },
      instalments: [
        { due: '2030-11-28', amount: { value: 6.13 } },
        { due: '2030-12-20', amount: { value: 6.13 } },
        { due: '2031-01-10', amount: { value: 6.13 } },
      ],
    },
  ]);
});

it('a refusal is said, and what was chosen stays', async () => {
  await openArrangement((server) => server.refuse(makeArrangement, 'ARRANGEMENT_PARTS'));
  await main.getByRole('radio', { name: /^En 2 partes/ }).click();
  await make().click();
  await expect.element(main).toMatchTextContent('El acuerdo no se puede hacer con esas fechas. Elige otras.');
  await expect.element(main.getByRole('radio', { name: /^En 2 partes/ })).toBeChecked();
});

it.each([
  ['usedUp', 'Ya hiciste los acuerdos de pago que puedes tener este año.'],
  ['claimed', 'Reclamaste algo de esta factura.'],
] as const)('%s: there is none, and why', async (reason, words) => {
  await openArrangement((server) => server.answer(getArrangementOffer, { ...rule, reason }));
  await expect.element(main).toMatchTextContent(words);
  expect(make().elements()).toHaveLength(0);
  await inspectEverySize(`arrangement-${reason}`);
});

it('while it goes on each part has its day and state, and the next is paid; nothing is cancelled that was begun', async () => {
  await openArrangement((server) => {
    server.answer(listCustomerBills, [arranged]);
    server.answer(listArrangements, [
      arrangement({
        instalments: [
          instalment(1, { status: 'paid', paidAt: '2030-12-09T10:00:00-05:00' }),
          instalment(2, { due: '2020-12-20T23:59:59-05:00' }),
          instalment(3, { status: 'inProcess', awaitedUntil: '2030-12-02T10:00:00-05:00' }),
        ],
      }),
    ]);
  });
  const parts = part('Lo que acordaste').getByRole('listitem');
  await expect.element(parts.first()).toMatchTextContent('Parte 1 de 3Pagada el 9 de diciembre$6,13');
  await expect.element(parts.nth(1)).toMatchTextContent('Venció el 20 de diciembre');
  await expect.element(parts.nth(2)).toMatchTextContent('Esperando tu pago hasta el 2 de diciembre');
  await expect.element(main.getByRole('link', { name: 'Pagar $6,13' })).toBeVisible();
  expect(main.getByRole('button', { name: 'Cancelar el acuerdo' }).elements()).toHaveLength(0);
  await inspectEverySize('arrangement-active');
});

it('one of which nothing is paid is cancelled after a question; too late is said', async () => {
  const server = await openArrangement((before) => {
    before.answer(listArrangements, [arrangement()]);
    before.refuse(cancelArrangement, 'ARRANGEMENT_OVER');
  });
  const cancel = async () => {
    await main.getByRole('button', { name: 'Cancelar el acuerdo' }).click();
    await dialog('¿Cancelar el acuerdo de pago?')
      .getByRole('button', { name: 'Cancelar el acuerdo' })
      .click();
  };
  await cancel();
  await expect.element(page.getByRole('status').last()).toMatchTextContent('Ya pagaste una parte');
  server.answer(cancelArrangement, arrangement({ status: 'cancelled' }));
  server.answer(listArrangements, [arrangement({ status: 'cancelled' })]);
  await cancel();
  await expect.element(make()).toBeVisible();
});

it('one that was not kept says what follows, with what is left', async () => {
  await openArrangement((server) => {
    server.answer(listCustomerBills, [{ ...known, remainingAmount: usd(12.26) }]);
    server.answer(listArrangements, [arrangement({ status: 'broken' })]);
  });
  await expect.element(main).toMatchTextContent('Paga ahora lo que falta de la factura.');
  await expect.element(main.getByRole('link', { name: 'Pagar el resto: $12,26' })).toBeVisible();
  await inspectEverySize('arrangement-broken');
});

it('its bill leads there, and asks for the next part on its day alone', async () => {
  const whole = { ...known, groups: [], comparison: null, firstBill: null, history: [], appliedPayment: [] };
  const server = await openPortal(`/billing/${billNo}`, ana, (before) =>
    before.answer(getCustomerBill, whole),
  );
  await expect
    .element(main.getByRole('link', { name: '¿No puedes pagar hoy? Acuerda cuándo' }))
    .toHaveAttribute('href', expect.stringContaining(`/billing/${billNo}/arrangement`));
  server.answer(getCustomerBill, { ...whole, ...arranged });
  await openPortal(`/billing/${billNo}`, ana, (again) =>
    again.answer(getCustomerBill, { ...whole, ...arranged }),
  );
  await expect.element(main).toMatchTextContent('Tienes un acuerdo de pago por esta factura de $18,39.');
  await expect.element(main).toMatchTextContent('Hasta el 20 de diciembre');
  await expect.element(main.getByRole('link', { name: 'Pagar $6,13' })).toBeVisible();
  await inspectEverySize('bill-arranged');
});

it('the next part is paid by its own name', async () => {
  const server = await openPortal(`/billing/pay/${billNo}`, ana, (before) => {
    before.answer(listCustomerBills, [arranged]);
    before.answer(listPaymentMethods, [savedCard('1', { preferred: true })]);
    before.answer(listPayments, []);
    before.refuse(createPayment, 'DENIED');
  });
  await main.getByRole('button', { name: 'Pagar $6,13' }).last().click();
  await expect.poll(() => server.asked(createPayment)[0]?.headers.get('action')).toBe('4');
  expect(server.asked(createPayment)[0]?.body).toMatchObject({
    totalAmount: { amount: 6.13 },
    paymentItem: [{ item: { id: 'a:2', '@referredType': 'instalment' } }],
  });
});
