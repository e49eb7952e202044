// A line is topped up by exactly the amount, once. Steps without what came before, and who has no line: apps/web/states.
import { expect, test } from '../../fixtures.ts';
import { PurchaseResultPage } from '../../pages/purchase/result-pages.ts';
import { ana, cards } from '../../world/customers.ts';

const prepaid = /\(099\) 100-0003/;

test('a prepaid line, by card: the balance rises by exactly the amount, once', async ({
  loginPage,
  page,
  watch,
  books,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  await home.choose('(099) 100-0003');
  const detail = await home.openDetails();
  await expect(detail.main).toContainText('$4,35');
  const recharge = await detail.openRecharge();
  await expect(recharge.steps).toHaveText([
    /Tipo de Recarga$/,
    /Método de pago$/,
    /Resumen de compra$/,
    /Confirmación de compra$/,
  ]);
  await expect(recharge.line.locator('option:checked')).toHaveText(prepaid);
  await expect(recharge.amounts).toHaveCount(5);
  await expect(recharge.main.getByRole('radio', { name: '$3,00' })).toBeChecked();
  await recharge.choose(prepaid, '$5,00');

  const sheet = await recharge.toSheet();
  // A typed card, or elsewhere by a code.
  await expect(sheet.methods).toHaveCount(4);
  await expect(sheet.sheet).toContainText(/Recarga de \$5,00.*Prepago.*Total, con IVA.*\$5,00/s);
  await expect(recharge.steps.filter({ hasText: 'Método de pago' })).toHaveAttribute('aria-current', 'step');
  await sheet.fillCard(cards.approved);
  await inspect('recharge-sheet');
  await sheet.submit.dblclick();

  const result = await new PurchaseResultPage(page).isDone();
  await expect(result.main).toContainText('Tu recarga fue realizada con éxito.');
  await expect(result.main).toContainText('Gracias por tu preferencia');
  expect(await result.facts()).toMatchObject({ Línea: '(099) 100-0003', 'Total pagado': '$5,00' });
  await inspect('recharge-result');
  expect(watch.calls('/paymentManagement/payment', 'POST')).toHaveLength(1);
  expect(await books.chargesOf(ana)).toEqual([5]);
  await result.goHome();
  await home.openDetails();
  await expect(detail.main).toContainText('$9,35');
});
