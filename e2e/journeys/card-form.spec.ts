// The card form says at each field what is wrong with it, before anything leaves the page.
import { expect, test } from '../fixtures.ts';
import type { CardEntry } from '../pages/card-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PayBillPage } from '../pages/pay-bill-page.ts';
import { cardHolder, cards, cvc, futureExpiry } from '../world/cards.ts';
import { ana, pablo } from '../world/customers.ts';

const good = { name: cardHolder, number: cards.approved, expiry: futureExpiry, cvc };

const refusals: [field: keyof CardEntry, entry: string, says: string][] = [
  ['name', '', 'Introduzca el nombre del titular'],
  ['name', '   ', 'Introduzca el nombre del titular'],
  ['name', 'ANA-7', 'Introduzca el nombre del titular'],
  ['number', '', 'Ingrese un número de tarjeta'],
  ['number', '5451 9515 7492 5481', 'Ingrese un número de tarjeta válido'],
  ['number', '5451 9515 7492 548O', 'Ingrese un número de tarjeta válido'],
  ['number', '4242 4242 4242', 'Ingrese un número de tarjeta válido'],
  ['number', '54519515749254805451', 'Ingrese un número de tarjeta válido'],
  ['expiry', '', 'Ingrese una fecha de expiracion'],
  ['expiry', '13/39', 'Ingrese fecha de expiracion válido'],
  ['expiry', '00/39', 'Ingrese fecha de expiracion válido'],
  ['expiry', '12/2', 'Ingrese fecha de expiracion válido'],
  ['expiry', '01/20', 'Ingrese fecha de expiracion válido'],
  ['cvc', '', 'Ingrese un Cvv'],
  ['cvc', '12', 'Ingrese una Cvv válido'],
];

test('each field has its own message, and the first one refused takes the focus', async ({
  loginPage,
  watch,
  inspect,
}) => {
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  await expect(payBill.summary).toContainText('$18,39');
  await payBill.goOn();
  await expect(payBill.messages).toHaveText([
    'Introduzca el nombre del titular',
    'Ingrese un número de tarjeta',
    'Ingrese una fecha de expiracion',
    'Ingrese un Cvv',
  ]);
  await expect(payBill.name).toBeFocused();
  await inspect('pay-bill-empty', 'every');

  for (const [field, entry, says] of refusals) {
    await test.step(`${field} «${entry}»: ${says}`, async () => {
      await payBill.fill({ ...good, [field]: entry });
      await payBill.goOn();
      await expect(payBill.messages).toHaveText([says]);
      await expect(payBill[field]).toBeFocused();
      await expect(payBill[field]).toHaveAccessibleDescription(says);
    });
  }
  expect(watch.calls('/card/v1/tokens', 'POST')).toHaveLength(0);
  expect(watch.calls('/payment', 'POST')).toHaveLength(0);
});

test('what is typed is put in order: capitals, groups, a slash', async ({ loginPage }) => {
  const payBill = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  await payBill.name.pressSequentially('josé m. peña');
  await expect(payBill.name).toHaveValue('JOSÉ M. PEÑA');
  await payBill.number.pressSequentially('5451951574925480');
  await expect(payBill.number).toHaveValue('5451 9515 7492 5480');
  await payBill.expiry.pressSequentially('1239');
  await expect(payBill.expiry).toHaveValue('12/39');
});

test('the summary tells everything about the bill, and where the code of a card is', async ({
  loginPage,
  page,
  inspect,
}) => {
  const payBill = await (await loginPage.arrive(ana)).pay('Internet Hogar');
  const more = payBill.summary.getByRole('button', { name: 'Ver detalle' });
  if (await more.isVisible()) await more.click();
  await expect(payBill.summary).toContainText(payBill.billNo);
  for (const fact of ['Periodo', 'IN-100001', 'Internet Hogar', '$44,99']) {
    await expect(payBill.summary).toContainText(fact);
  }
  await inspect('pay-bill-summary');
  await payBill.main.getByRole('button', { name: '¿Dónde está el CVV?' }).click();
  await expect(page.getByRole('dialog')).toContainText('reverso');
  await inspect('pay-bill-cvv');
  await page.keyboard.press('Escape');
  await payBill.back.click();
  await expect(page).toHaveURL(/\/ec\/billing\/$/);
});

test('a bill of somebody else reads like one that does not exist', async ({ loginPage, anotherBrowser }) => {
  const mine = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  const { billNo } = mine;
  await mine.open('001-002-000000000');
  await expect(mine.main).toContainText('No encontramos esta factura');
  const words = await mine.main.textContent();

  const page = await (await anotherBrowser()).newPage();
  await new LoginPage(page).arrive(pablo);
  const pabloPays = await new PayBillPage(page).open(billNo);
  await expect(pabloPays.main).toContainText('No encontramos esta factura');
  expect(await pabloPays.main.textContent()).toBe(words);
});
