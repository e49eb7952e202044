// The list of packages: sorted, what is running out marked, and bought in two presses.
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances } from '@portal/contract/lines/balance';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listPaymentMethods, type PaymentMethod } from '@portal/contract/paying/payment-methods';
import { createPayment, listPayments, type Payment } from '@portal/contract/paying/payments';
import { listPrivacyChoices } from '@portal/contract/privacy/agreements';
import {
  getPackageOffering,
  listPackageCategories,
  type PackageCategory,
  type PackageOffering,
} from '@portal/contract/shopping/catalogue';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../src/api/kept/query-client.ts';
import { askForBank } from '../src/lib/card-tokenizer/bank-question.ts';
import { keepPackagesView } from '../src/screens/packages/package-list.tsx';
import { closePurchase, openPurchase, sentPurchase } from '../src/session/purchases.ts';
import { selectService } from '../src/session/visit.ts';
import {
  accounts,
  ana,
  balance,
  inDays,
  internet,
  postpaid,
  prepaid,
  profiling,
  savedCard,
  usage,
} from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { address, dialog, main, openPortal, part, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const offer = (
  id: string,
  price: number,
  days: number,
  allowances: PackageOffering['allowances'],
): PackageOffering => ({
  '@type': allowances[0]?.usageType === 'sms' ? 'SMS' : 'INTERNET',
  '@baseType': 'ProductOffering',
  id,
  href: '',
  name: id,
  description: id,
  isBundle: false,
  lifecycleStatus: 'Active',
  lastUpdate: inDays(-1),
  category: [],
  allowances,
  prodSpecCharValueUse: [],
  productOfferingPrice: [
    {
      name: 'Pago único',
      priceType: 'oneTime',
      unitOfMeasure: 'USD',
      price: {
        dutyFreeAmount: { unit: 'USD', value: Math.round(price * 87) / 100 },
        taxRate: 15,
        taxIncludedAmount: { unit: 'USD', value: price },
      },
    },
  ],
  productOfferingTerm: [
    { name: 'Vigencia', description: `${days} días`, duration: { amount: days, units: 'day' } },
    { name: 'Caducidad', description: 'Lo que no uses al terminar la vigencia se pierde.' },
  ],
});
const data = (gigas: number) => [{ usageType: 'internet', units: 'MB' as const, amount: gigas * 1024 }];
const sms = (price: number) => offer('100 SMS', price, 15, [{ usageType: 'sms', units: 'SMS', amount: 100 }]);
const packages = [
  offer('12 GB', 11.5, 30, data(12)),
  offer('1 GB', 2, 1, data(1)),
  offer('Familia Ilimitada con Redes Sociales y Entretenimiento 250 GB', 1239.99, 365, data(250)),
  sms(1.15),
];
const category = (productOffering: PackageOffering[]): PackageCategory => ({
  '@type': 'ALL',
  '@baseType': 'Category',
  id: 'ALL',
  href: '',
  name: 'Todos',
  description: '',
  isRoot: true,
  productOffering,
});

const card = (id: string, more: Partial<PaymentMethod> = {}) =>
  savedCard(id, { lastFour: '4417', expiresOn: '2029-08-31', ...more });

/** With 14 messages left of 100. */
const nearlyOut = (number: string) => {
  const report = usage(number);
  const category = report.category.map((each) =>
    each.type === 'sms' ? { ...each, available: 14, consume: 86 } : each,
  );
  return { ...report, category };
};

function open(line: string, prepare: (server: Server) => void = () => {}) {
  keepPackagesView('list');
  return openPortal(`/additional-packages/obtain?line=${line}`, ana, (server) => {
    server.answer(listPackageCategories, [category(packages)]);
    server.answer(
      getPackageOffering,
      ({ words }) => packages.find(({ id }) => id === words.get('id')) as PackageOffering,
    );
    server.answer(listUsageConsumptionReports, [nearlyOut(line)]);
    prepare(server);
  });
}

const list = main.getByRole('list', { name: 'Paquetes: Todos' });
const rows = list.getByRole('button');
const firsts = () => rows.elements().map(({ textContent }) => textContent?.match(/^.*?(GB|SMS)/)?.[0]);
const sort = main.getByRole('combobox', { name: 'Ordenar' });

it('what is running out comes first and is marked; the list is sorted as somebody wants', async () => {
  await open(postpaid);
  await expect
    .element(rows.first())
    .toMatchTextContent(/100 SMS.*15 días.*Te quedan 14 SMS.*\$1,15.*\$0,0115 por SMS/);
  await inspectEverySize('packages-list');
  await sort.selectOptions('Precio por GB, minuto o SMS');
  await expect.poll(firsts).toEqual(['12 GB', '1 GB', expect.stringContaining('250 GB'), '100 SMS']);
  await sort.selectOptions('Vigencia');
  await expect.poll(firsts).toEqual([expect.stringContaining('250 GB'), '12 GB', '100 SMS', '1 GB']);
});

it('before a line is chosen, all of them stand beside the list, where there is room', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(1280, 900);
  await open(internet);
  // Looked at last, and nothing is sold to it.
  selectService({ name: 'Internet Hogar', number: internet, type: 'Fixed' });
  show('/additional-packages/obtain');
  const choice = part('Elige una línea');
  await expect.element(choice.getByRole('radio').nth(1)).toBeInTheDocument();
  await rows.first().click();
  await expect.element(choice).toMatchTextContent('Selecciona un número válido');
  await expect.element(choice.getByRole('radio').first()).toHaveFocus();
  await inspect('packages-choose-line');
  await choice.getByText('Plus 15 GB').click();
  await expect.element(part('Lo que te queda')).toBeVisible();
  await expect.element(choice).not.toBeInTheDocument();
  await expect.element(main.getByRole('combobox', { name: 'Número de línea' })).toHaveFocus();
});

it('what is left is no profile: it is marked without leave, too', async () => {
  await open(postpaid, (each) => each.answer(listPrivacyChoices, [profiling(false)]));
  await expect.element(sort).toHaveValue('missing');
  await expect.element(rows.first()).toMatchTextContent('Te quedan 14 SMS');
});

it('two presses from the list to the answer: a saved card pays, once; refused, another way is there; without an answer it is awaited', async () => {
  const server = await open(postpaid, (each) => {
    each.answer(listPaymentMethods, [card('old', { isExpired: true }), card('one', { preferred: true })]);
    each.answer(listPayments, []);
    each.refuse(createPayment, 'DENIED');
  });
  await rows.first().click();
  const sheet = dialog('100 SMS por 15 días');
  const trouble = dialog('Error');
  await expect
    .element(sheet)
    .toMatchTextContent(/Plus 15 GB.*Visa terminada en 4417.*Cargo a factura.*Total, con IVA\$1,15/);
  await inspectEverySize('packages-sheet');
  const answer = server.hold(createPayment);
  await sheet.getByRole('button', { name: 'Pagar $1,15' }).dblClick();
  await expect.poll(() => server.asked(createPayment)).toHaveLength(1);
  answer();
  await expect.element(trouble).toMatchTextContent('No se hizo ningún cobro');
  await inspect('packages-sheet-refused');
  await trouble.getByRole('button', { name: 'Cerrar' }).click();
  // The words stay.
  await expect.element(sheet).toMatchTextContent('No se hizo ningún cobro');
  const [sent, ...more] = server.asked(createPayment);
  expect(more).toEqual([]);
  expect(sent?.body).toMatchObject({
    paymentMethod: [{ '@type': 'tokenizedCard', id: 'one' }],
    totalAmount: { amount: 1.15 },
    paymentItem: [{ item: { id: '100 SMS', '@referredType': 'package' } }],
  });

  await sheet.getByRole('radio', { name: /Cargo a factura/ }).click();
  await expect.element(sheet.getByRole('button', { name: 'Comprar por $1,15' })).toBeVisible();
  server.fail(createPayment, 'no connection');
  await sheet.getByRole('button', { name: 'Comprar por $1,15' }).click();
  await expect.element(main).toMatchTextContent('Tu pago está en verificación');
  const [, again] = server.asked(createPayment);
  expect(again?.body).toMatchObject({ paymentMethod: { '@type': 'account' } });
});

it('without a saved card a prepaid line types one in the sheet; another line is chosen above', async () => {
  const server = await open(prepaid);
  await rows.first().click();
  const sheet = dialog('100 SMS por 15 días');
  await sheet.getByRole('button', { name: /^Cambiar/ }).click();
  await expect.element(main.getByRole('combobox', { name: 'Número de línea' })).toHaveFocus();
  await rows.first().click();
  await sheet.getByRole('button', { name: 'Pagar $1,15' }).click();
  await expect
    .element(sheet.getByRole('alert').first())
    .toMatchTextContent('Introduzca el nombre del titular');
  await inspectEverySize('packages-sheet-card');
  expect(server.asked(createPayment)).toEqual([]);
});

it('a price that has changed is told and asked again, with another proof of a card that was typed', async () => {
  const server = await open(postpaid, (each) => each.refuse(createPayment, 'AMOUNT_CHANGED'));
  await rows.first().click();
  const sheet = dialog('100 SMS por 15 días');
  server.answer(listPackageCategories, [category([...packages.slice(0, 3), sms(1.4)])]);
  server.answer(getPackageOffering, sms(1.4));
  await sheet.getByRole('button', { name: 'Comprar por $1,15' }).click();
  await expect
    .element(sheet)
    .toMatchTextContent('El precio cambió y no se cobró nada. Revisa el nuevo valor.');
  await expect.element(sheet.getByRole('button', { name: 'Comprar por $1,40' })).toBeVisible();
  await inspectEverySize('packages-sheet-price');
});

it('the balance pays what it covers, and says so when it does not', async () => {
  const server = await open(prepaid, (each) => {
    each.answer(
      listBillingAccounts,
      accounts.map((account) => ({
        ...account,
        paymentOptions: account.paymentOptions.map((option) => ({
          ...option,
          methods: ['card', 'balance'] as const satisfies typeof option.methods,
        })),
      })),
    );
    const remainingValue = { amount: 4.35, units: 'USD' as const };
    const bucket = { id: 'b', name: 'Dólares Recargas', usageType: 'monetary' as const, remainingValue };
    each.answer(listAccumulatedBalances, [
      { ...balance, bucket: [{ ...bucket, bucketBalance: [{ remainingValue, validFor: {} }] }] },
    ]);
    each.refuse(createPayment, 'DENIED');
  });
  await rows.filter({ hasText: '12 GB' }).click();
  const sheet = dialog(/^12 GB/);
  await sheet.getByRole('radio', { name: /^Cargo a saldo/ }).click();
  await expect.element(sheet).toMatchTextContent(/Saldo Insuficiente.*Saldo restante-\$7,15/);
  await expect.element(sheet).toMatchTextContent('Prueba con una tarjeta de crédito o débito.');
  await inspectEverySize('packages-sheet-no-balance');
  await sheet.getByRole('button', { name: 'Pagar $11,50' }).click();
  await expect.element(dialog('Error')).toMatchTextContent('Fondos Insuficientes');
  await dialog('Error').getByRole('button', { name: 'Cerrar' }).click();
  expect(server.asked(createPayment)).toEqual([]);
  await sheet.getByRole('button', { name: 'Cerrar' }).first().click();
  await rows.first().click();
  const covered = dialog('100 SMS por 15 días');
  await covered.getByRole('radio', { name: /^Cargo a saldo/ }).click();
  await expect.element(covered).toMatchTextContent(/Saldo Suficiente.*Saldo restante\$3,20/);
  await covered.getByRole('button', { name: 'Pagar $1,15' }).click();
  await expect.poll(() => server.asked(createPayment)).toHaveLength(1);
});

const usd = (amount: number) => ({ amount, units: 'USD', value: amount, unit: 'USD' }) as const;
const bought = (id: string): Payment => ({
  '@type': 'Payment',
  id: `bought-${id}`,
  href: '',
  status: 'authorized',
  statusDate: inDays(-9),
  paymentDate: inDays(-9),
  correlatorId: `bought-${id}`,
  amount: usd(5),
  taxAmount: usd(0),
  totalAmount: usd(5),
  account: { id: '1' },
  product: { id: postpaid, publicIdentifier: postpaid },
  paymentItem: [{ item: { id, '@referredType': 'package', name: id } }],
  paymentMethod: { id: 'card', '@type': 'bankCard' },
  caracteristicas: [],
});

it('where nothing runs out, what was bought last stands first', async () => {
  await open(postpaid, (each) => {
    each.answer(listUsageConsumptionReports, []);
    each.answer(
      listPayments,
      [bought('Familia Ilimitada con Redes Sociales y Entretenimiento 250 GB'), bought('12 GB')],
      { headers: { 'X-Total-Count': '2' } },
    );
  });
  await expect.element(sort).toHaveValue('last');
  await expect.element(rows.first()).toMatchTextContent('250 GB');
  await sort.selectOptions('Precio');
  await expect.element(rows.first()).not.toMatchTextContent('250 GB');
});

it('the list stands once it is known what orders it, and what comes later moves nothing', async () => {
  let arrive = () => {};
  const server = await open(postpaid, (each) => {
    each.answer(listUsageConsumptionReports, []);
    each.answer(listPayments, [bought('12 GB')], { headers: { 'X-Total-Count': '1' } });
    arrive = each.hold(listPayments);
  });
  await expect.element(main.getByText('Cargando los paquetes')).toBeInTheDocument();
  expect(rows.elements()).toEqual([]);
  arrive();
  await expect.element(rows.first()).toMatchTextContent('12 GB');
  const before = firsts();
  server.answer(listPayments, [bought('1 GB')], { headers: { 'X-Total-Count': '1' } });
  server.answer(listUsageConsumptionReports, [nearlyOut(postpaid)]);
  await queryClient.refetchQueries();
  await expect.element(main).toMatchTextContent('Te quedan 14 SMS');
  expect(firsts()).toEqual(before);
  // Asked for, it is as it is known now.
  await sort.selectOptions('Lo que te falta, primero');
  await expect.element(rows.first()).toMatchTextContent('100 SMS');
});

/** A tablet, and back to the size of the others. */
async function turnTo(width: number, height = 900) {
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
}

it('beside the list stands what is left, the least first', async () => {
  await turnTo(1280);
  await open(postpaid);
  await expect
    .element(part('Lo que te queda'))
    .toMatchTextContent(/^Lo que te quedaSMS14 de 100.*Internet9,2 GB de 15 GB.*Minutos142/);
  await inspect('packages-beside');
});

it('a sheet beside the list is in sight, however far down its row was', async () => {
  await turnTo(1280, 420);
  await open(postpaid);
  await rows.last().click();
  await expect.element(main.getByText(/^Familia Ilimitada.* por 365 días$/)).toBeInViewport();
});

it.each([
  [1280, 820],
  [820, 1280],
])(
  'a tablet of %i px that is turned to %i keeps what is typed, and what a bank asks',
  async (before, after) => {
    await turnTo(before);
    await open(prepaid);
    await rows.first().click();
    const name = page.getByLabelText('Nombre del titular');
    await name.fill('ANA PAREDES');
    const proven = askForBank({ kind: 'code', check: async () => 'proven' });
    const bank = dialog('Confirma con tu banco');
    const code = bank.getByLabelText('Código de tu banco');
    await code.fill('15');
    await page.viewport(after, 900);
    await expect.element(code).toHaveValue('15');
    await inspect(`packages-turned-${after}`);
    await code.fill('157');
    await bank.getByRole('button', { name: /^Confirmar/ }).click();
    expect(await proven).toBe(true);
    await expect.element(name).toHaveValue('ANA PAREDES');
  },
);

const subject = `recarga:${postpaid}:600`;
const sheet = dialog('Recarga de $6,00');

/** Charged to the invoice. */
async function openSheet() {
  const server = await openPortal(`/recharge?line=${postpaid}`, ana);
  server.answer(listPayments, []);
  await main.getByRole('radio', { name: '$6,00' }).click();
  await main.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(sheet.getByRole('radio', { name: /^Cargo a factura/ })).toBeChecked();
  return server;
}

it('the tab that hears last says that it is being verified, and asks for the purchase by its key', async () => {
  const server = await openSheet();
  const { correlatorId } = openPurchase(subject);
  server.refuse(createPayment, 'KEY_REUSED');
  const answer = server.hold(createPayment);
  await sheet.getByRole('button', { name: 'Comprar por $6,00' }).click();
  await expect.poll(() => server.asked(createPayment)).toHaveLength(1);
  // The other tab has its receipt.
  closePurchase(subject, correlatorId);
  answer();

  await expect.element(sheet).toMatchTextContent('Tu pago está en verificación');
  await inspect('a purchase that another tab has ended');
  expect(server.asked(listPayments).at(-1)?.words.get('correlatorId')).toBe(correlatorId);
  // Whoever loads the page anew goes on waiting.
  expect(sentPurchase(subject)?.correlatorId).toBe(correlatorId);
});

it.each(['/recharge/package/payment-method', '/recharge/purchase-summary'])(
  '%s without what came before begins anew',
  async (path) => {
    await openPortal(path, ana);
    await expect.poll(address).toMatch(/^\/recharge(\?|$)/);
  },
);

it('the only line is meant by itself, and who has none is told', async () => {
  const server = await openPortal('/recharge', ana);
  server.answer(
    listBillingAccounts,
    accounts.filter(({ type }) => type === 'PREPAID'),
  );
  show('/recharge');
  await expect.element(main.getByRole('combobox', { name: 'Número de línea' })).toHaveValue(prepaid);
  server.answer(
    listBillingAccounts,
    accounts.filter(({ type }) => type === 'FIXED'),
  );
  show('/recharge');
  await expect.element(main).toMatchTextContent('Usted no tiene líneas');
});

it('a refusal closes by itself while nobody is at it, and its words stay', async () => {
  const server = await openSheet();
  server.refuse(createPayment, 'DENIED');
  await sheet.getByRole('button', { name: 'Comprar por $6,00' }).click();
  const trouble = dialog('Error en el Servicio');
  await expect.element(trouble).toBeVisible();
  await expect.element(trouble, { timeout: 10_000 }).not.toBeInTheDocument();
  await expect.element(sheet).toMatchTextContent('No se hizo ningún cobro');
});
