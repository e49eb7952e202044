// Associating: by number and code, by document, and the new service on home at once. Who may not, and what is refused: apps/web/states.
import { expect, test } from '../fixtures.ts';
import { AssociatePage, HomePage } from '../pages/home-page.ts';
import { ana } from '../world/customers.ts';
import { dropAnswerOnce, lose } from '../world/network.ts';
import { wrongCode } from '../world/outbox.ts';

const jorge = { number: '0102030400', date: ['2015', 'Marzo', '09'] } as const;

test('a prepaid line of nobody, from home to home', async ({ loginPage, page, outbox, watch, inspect }) => {
  watch.provokes(400);
  const home = await loginPage.arrive(ana);
  await expect(home.lines).toHaveCount(6);
  await home.main.getByRole('link', { name: 'Asociar un servicio' }).click();
  const associate = await new AssociatePage(page).shows('Asociar un servicio');
  await expect(page).toHaveURL(/\/ec\/associate-services$/);

  await associate.begin('Servicio móvil Prepago');
  await associate.shows('Asociar servicio móvil', 1);
  await associate.sendTo('');
  await expect(associate.errors).toHaveText('El *Teléfono es requerido');
  await associate.sendTo('099300001');
  await expect(associate.errors).toHaveText('El número Claro debe contener 10 dígitos');
  await inspect('associate-number');
  await associate.sendTo('099 300 0001');

  await associate.shows('Asociar servicio móvil', 2);
  await expect(page).toHaveURL(/\/associate-services\/pre-paid\/2$/);
  await expect(associate.main).toContainText('******0001');
  await expect(associate.main).toContainText(/Puedes pedir otro en \d+ s/);
  await expect(associate.goOn).toBeDisabled();
  const code = await outbox.code('0993000001');
  await associate.code.fill(wrongCode(code));
  await associate.goOn.click();
  await expect(associate.errors).toHaveText('Debes aceptar los Términos y condiciones');
  await inspect('associate-code', 'every');
  await associate.confirm(wrongCode(code));
  await associate.says(
    'Código inválido',
    'El código ingresado es incorrecto, por favor verifícalo nuevamente.',
  );
  await inspect('associate-wrong-code');
  await associate.accept();
  await expect(associate.code).toHaveValue('');
  await expect(associate.code).toBeFocused();
  await expect(associate.code).toHaveAttribute('aria-invalid', 'true');

  await associate.confirm(code);
  await associate.shows('Servicio asociado', 3);
  await expect(page).toHaveURL(/\/associate-services\/success$/);
  await expect(associate.main).toContainText('Tu servicio Móvil fue asociado con éxito');
  await expect(associate.main).toContainText('recargar su saldo');
  await inspect('associate-done', 'every');
  await associate.goHome();
  await new HomePage(page).isOpen(ana);
  await expect(home.line('(099) 300-0001')).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(home.line('(099) 300-0001')).toBeVisible();
});

test('every home service of a holder, by document and date', async ({ loginPage, page, inspect, watch }) => {
  watch.provokes(400);
  await loginPage.enter(ana);
  const associate = await new AssociatePage(page).open();
  await associate.begin('Servicio Fijo');
  await associate.shows('Asociar servicio Hogar', 1, 2);
  await associate.goOn.click();
  await expect(associate.errors).toHaveText(['*El campo es requerido', '*El campo es requerido']);
  await expect(associate.document).toBeFocused();
  for (const part of ['Año', 'Mes', 'Día'])
    await expect(associate.main.getByLabel(part)).toHaveAttribute('aria-invalid', 'true');
  await inspect('associate-home-empty', 'every');
  await associate.fillHolder({ ...jorge, number: '010203' });
  await associate.goOn.click();
  await expect(associate.errors).toHaveText('La cédula debe tener al menos 10 dígitos');
  await associate.fillHolder(jorge);
  await associate.goOn.click();
  await associate.says('Términos y Condiciones', 'No se han aceptado los términos y condiciones');
  await associate.accept();

  await associate.terms.check();
  await associate.fillHolder({ ...jorge, date: ['2015', 'Marzo', '10'] });
  await associate.goOn.click();
  await associate.says('Asociación de servicio no exitosa', 'Por favor verifica la información ingresada.');
  await associate.accept();
  await expect(associate.document).toHaveValue(jorge.number);
  await associate.fillHolder(jorge);
  await inspect('associate-home');
  await associate.goOn.click();
  await associate.shows('Servicio asociado', 2, 2);
  await expect(associate.main).toContainText('Tu servicio Fijo fue asociado con éxito');
  await associate.goHome();
  const home = await new HomePage(page).isOpen(ana);
  await expect(home.line('IN-300001')).toBeVisible();
});

test('a network that breaks at each call: nothing typed is lost, and the next press goes on', async ({
  loginPage,
  page,
  outbox,
  watch,
}) => {
  watch.provokes('net::ERR_FAILED');
  await loginPage.enter(ana);
  const associate = await new AssociatePage(page).open('/pre-paid/1');
  const unanswered = [
    'Sin conexión',
    'No pudimos conectarnos. Revisa tu internet e intenta de nuevo.',
  ] as const;
  const findCode = await lose(page, 'generatecode');
  await associate.sendTo('0993000003');
  await associate.says(...unanswered);
  await associate.accept();
  await findCode();
  await associate.goOn.click();
  await associate.shows('Asociar servicio móvil', 2);
  const code = await outbox.code('0993000003');

  const findCheck = await lose(page, 'validatecode');
  await associate.confirm(code);
  await associate.says(...unanswered);
  await associate.accept();
  await expect(associate.code).toHaveValue(code);
  await findCheck();
  // The server associates the line, and its answer is lost.
  await dropAnswerOnce(page, 'permission');
  await associate.goOn.click();
  await associate.says(...unanswered);
  await associate.accept();
  await associate.goOn.click();
  await associate.shows('Servicio asociado');
});
