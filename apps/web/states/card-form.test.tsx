// The card form says at each field what is wrong with it, before anything leaves the page.
import { listCustomerBills } from '@portal/contract/paying/billing';
import { createPayment } from '@portal/contract/paying/payments';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { askForBank, type CodeCheck } from '../src/lib/card-tokenizer/bank-question.ts';
import { ana, bills, inDays } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, expectTexts, main, openPortal, part, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const [bill] = bills;
const fields = {
  name: page.getByLabelText('Nombre del titular'),
  number: page.getByLabelText('Número de tarjeta'),
  expiry: page.getByLabelText('Vencimiento'),
  cvc: page.getByRole('textbox', { name: 'CVV' }),
};
type Field = keyof typeof fields;
const names = Object.keys(fields) as Field[];
const good: Record<Field, string> = {
  name: 'ANA PAREDES',
  number: '5451951574925480',
  expiry: '12/39',
  cvc: '123',
};

const form = page.getByRole('form', { name: 'Datos de la tarjeta' });
const messages = form.getByRole('alert');
const submit = main.getByRole('button', { name: /^Continuar y pagar/ });
const summary = part('Vas a pagar');

async function open(): Promise<Server> {
  const server = await openPortal(`/billing/pay/${bill?.billNo}`, ana);
  await expect.element(summary).toMatchTextContent('$18,39');
  // It comes once it is known whether a card is saved.
  await expect.element(form).toBeVisible();
  return server;
}

it('everything that is missing is said at once, and the first field takes the focus', async () => {
  await open();
  await submit.click();
  await expectTexts(messages, [
    'Introduzca el nombre del titular',
    'Ingrese un número de tarjeta',
    'Ingrese una fecha de expiración',
    'Ingrese un CVV',
  ]);
  await expect.element(fields.name).toHaveFocus();
  await inspectEverySize('an empty card form');
});

it.each<[Field, string, string]>([
  ['name', '   ', 'Introduzca el nombre del titular'],
  ['name', 'ANA-7', 'Introduzca el nombre del titular'],
  ['number', '5451 9515 7492 5481', 'Ingrese un número de tarjeta válido'],
  ['number', '5451 9515 7492 548O', 'Ingrese un número de tarjeta válido'],
  ['number', '4242 4242 4242', 'Ingrese un número de tarjeta válido'],
  ['number', '54519515749254805451', 'Ingrese un número de tarjeta válido'],
  ['expiry', '13/39', 'Ingrese fecha de expiración válida'],
  ['expiry', '00/39', 'Ingrese fecha de expiración válida'],
  ['expiry', '12/2', 'Ingrese fecha de expiración válida'],
  ['expiry', '01/20', 'Ingrese fecha de expiración válida'],
  ['cvc', '12', 'Ingrese un CVV válido'],
])('%s «%s»: %s', async (field, entry, says) => {
  const server = await open();
  for (const name of names) await fields[name].fill(name === field ? entry : good[name]);
  await submit.click();
  await expectTexts(messages, [says]);
  await expect.element(fields[field]).toHaveFocus();
  await expect.element(fields[field]).toHaveAccessibleDescription(says);
  expect(server.asked(createPayment)).toEqual([]);
});

it('a reload keeps name and expiry for the visit, and says that number and code are typed again (PAY-26)', async () => {
  await open();
  for (const name of names) await fields[name].fill(good[name]);
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]).replace(/\s/g, '');
  expect(kept).not.toContain(good.number);
  expect(kept).not.toMatch(/\b123\b/);
  show(`/billing/pay/${bill?.billNo}`);
  await expect.element(fields.name).toHaveValue(good.name);
  await expect.element(fields.expiry).toHaveValue(good.expiry);
  await expect.element(fields.number).toHaveValue('');
  await expect.element(fields.cvc).toHaveValue('');
  await expect.element(form).toMatchTextContent('escríbelos otra vez');
  await inspect('a card form after a reload');
  await fields.number.fill(good.number);
  await fields.cvc.fill(good.cvc);
  await expect.element(form).not.toMatchTextContent('escríbelos otra vez');
  // The page of another bill knows nothing of it.
  show('/billing/pay/001-002-000000000');
  await expect.element(fields.name).toHaveValue('');
});

it('what is typed is put in order: capitals, groups, a slash', async () => {
  await open();
  for (const [name, typed, shown] of [
    ['name', 'josé m. peña', 'JOSÉ M. PEÑA'],
    ['number', '5451951574925480', '5451 9515 7492 5480'],
    ['expiry', '1239', '12/39'],
  ] as const) {
    await fields[name].click();
    await userEvent.keyboard(typed);
    await expect.element(fields[name]).toHaveValue(shown);
  }
});

it('the summary tells everything about the bill, and where the code of a card is', async () => {
  await open();
  await summary.getByRole('button', { name: 'Ver detalle' }).click();
  for (const fact of [bill?.billNo ?? '', 'Periodo', '(099) 100-0001', 'Plus 15 GB', '$18,39'])
    await expect.element(summary).toMatchTextContent(fact);
  await inspect('the summary of a bill');
  await main.getByRole('button', { name: '¿Dónde está el CVV?' }).click();
  await expect.element(dialog(/./)).toMatchTextContent('reverso');
  await inspect('where the code of a card is');
});

it('a bill that waits for a code is paid here, and not on the provider’s page, which has no such bill', async () => {
  await openPortal(`/billing/pay/${bill?.billNo}`, ana, (server) => {
    const waits = { state: 'paymentInProcess', paymentStatus: 'pending', awaitedUntil: inDays(1) } as const;
    server.answer(
      listCustomerBills,
      bills.map((each) => ({ ...each, ...waits })),
    );
  });
  await expect.element(form).toBeVisible();
  await expect.element(main).not.toMatchTextContent('Pagar en otra pestaña');
});

it('a bill that is not the customer’s own, or is none, is not found', async () => {
  await openPortal('/billing/pay/001-002-000000000', ana, (server) => {
    server.answer(listCustomerBills, []);
  });
  await expect.element(main).toMatchTextContent('No encontramos esta factura');
});

it('a bank asks for its digits: missing, wrong, not known, right; and whoever would not, or leaves, has not', async () => {
  await open();
  const answers: CodeCheck[] = ['wrong', 'noAnswer', 'proven'];
  const typed: string[] = [];
  const question = {
    kind: 'code' as const,
    check: async (digits: string) => {
      typed.push(digits);
      return answers.shift() ?? 'wrong';
    },
  };
  const bank = dialog('Confirma con tu banco');
  const code = bank.getByLabelText('Código de tu banco');
  const confirm = bank.getByRole('button', { name: /^Confirmar/ });
  const proven = askForBank(question);
  await expect.element(bank).toBeVisible();
  await confirm.click();
  await expect.element(code).toHaveAccessibleDescription('Escribe el código');
  await inspectEverySize('the digits of a bank');
  await code.fill('1 2-3');
  await confirm.click();
  await expect.element(code).toHaveAccessibleDescription('El código no es correcto. Te quedan 2 intentos.');
  await code.fill('157');
  await confirm.click();
  await expect.element(code).toHaveAccessibleDescription('No pudimos comprobarlo. Intenta de nuevo.');
  await confirm.click();
  expect(await proven).toBe(true);
  expect(typed).toEqual(['123', '157', '157']);

  const refused = askForBank(question);
  for (const left of ['Te quedan 2 intentos', 'Te queda 1 intento']) {
    await code.fill('000');
    await confirm.click();
    await expect.element(bank).toMatchTextContent(left);
  }
  await confirm.click();
  expect(await refused).toBe(false);

  const left = askForBank(question);
  await bank.getByRole('button', { name: 'Cancelar' }).click();
  expect(await left).toBe(false);
  const asked = askForBank(question);
  await code.click();
  await userEvent.keyboard('{Escape}');
  const sure = dialog('¿Salir sin confirmar?');
  await inspectEverySize('leave the bank');
  await sure.getByRole('button', { name: 'Seguir' }).click();
  await expect.element(code).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await sure.getByRole('button', { name: 'Salir' }).click();
  expect(await asked).toBe(false);

  const gone = askForBank(question);
  await expect.element(bank).toBeVisible();
  show('/billing');
  expect(await gone).toBe(false);
});
