// Associating: by number and code, by document, and the new service on home at once.
import { expect, test } from '../fixtures.ts';
import { AssociatePage } from '../pages/associate-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { ana, diego, pablo } from '../world/customers.ts';
import { drawnAtOnce, holdCode, patiently } from '../world/early.ts';
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
  await inspect('associate-code');
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
  await inspect('associate-done');
  await associate.goHome();
  await new HomePage(page).isOpen(ana);
  await expect(home.line('(099) 300-0001')).toBeChecked();
  await page.goBack();
  await page.goForward();
  await expect(home.line('(099) 300-0001')).toBeVisible();
});

test('a postpaid line from the combined page, which finds out its kind', async ({
  loginPage,
  page,
  outbox,
}) => {
  const empty = await loginPage.signIn(diego);
  await empty.beginTour();
  await empty.skipTour();
  await empty.main.getByRole('link', { name: 'Asociar un servicio' }).click();
  const associate = await new AssociatePage(page).shows('Asociar un servicio');
  await associate.main.getByRole('link', { name: 'Asociar con tu número' }).click();
  await associate.shows('Asociar servicios', 1);
  await associate.sendTo('');
  await expect(associate.errors).toHaveText('Campo requerido');
  await associate.sendTo('09930');
  await expect(associate.errors).toHaveText('Número debe ser de 10 dígitos');
  await associate.number.fill('099300000299');
  await expect(associate.number).toHaveValue('0993000002');
  await associate.goOn.click();
  await associate.shows('Asociar servicio móvil', 2);
  await expect(page).toHaveURL(/\/associate-services\/post-paid\/2$/);

  // A reload keeps the step and its code.
  await page.reload();
  await associate.shows('Asociar servicio móvil', 2);
  await associate.confirm(await outbox.code('0993000002'));
  await associate.shows('Servicio asociado');
  await associate.goHome();
  const home = await new HomePage(page).isOpen(diego);
  await expect(home.main).toContainText('(099) 300-0002');
});

test('a line of somebody else: with its own code, and they are told', async ({
  loginPage,
  page,
  outbox,
  inspect,
}) => {
  await loginPage.enter(ana);
  const associate = await new AssociatePage(page).open('/pre-paid/1');
  await associate.sendTo('0995000001');
  // Whatever was chosen, the line is what it is, and the page says so.
  await expect(page).toHaveURL(/\/associate-services\/post-paid\/2$/);
  await expect(associate.main).toContainText('Esta línea es postpago');
  await inspect('associate-other-kind');
  await associate.confirm(await outbox.code('0995000001'));
  await associate.shows('Servicio asociado');
  await expect(associate.main).toContainText('pagar sus facturas');
  // Whoever it concerns is told of more than one thing, in an order that is nobody's.
  const told = async () => (await outbox.messages(pablo.login)).map(({ text }) => text);
  await expect.poll(told).toContainEqual(expect.stringContaining('(099) 500-0001'));
  expect((await told()).join('\n')).not.toContain('ana.paredes');
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
  await inspect('associate-home-empty');
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
  await expect(home.line('IN-300001')).toBeChecked();
});

test('a RUC and a passport are known by the day of birth', async ({ loginPage, page }) => {
  await loginPage.enter(pablo);
  const associate = new AssociatePage(page);
  for (const holder of [
    { type: 'RUC', number: '1103456784001', date: ['1980', 'Mayo', '17'] },
    { type: 'Pasaporte', number: 'xk-300003', date: ['1988', 'Noviembre', '02'] },
  ] as const) {
    const letIn = await holdCode(page);
    await patiently(async () => {
      await page.goto('/ec/associate-services/fixed/1', { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-owner', drawnAtOnce);
    });
    // Entered before the code, and heard in that order: another kind of document is another number.
    await associate.document.fill('0102030400');
    await associate.main.getByRole('radio', { name: holder.type }).check();
    letIn();
    await expect(associate.document).toHaveValue('');
    await expect(associate.main.getByRole('group', { name: 'Fecha de nacimiento' })).toBeVisible();
    await associate.fillHolder(holder);
    await associate.terms.check();
    await associate.goOn.click();
    await associate.shows('Servicio asociado');
  }
});

test('days follow the month: 29 February, and no date to come', async ({ loginPage, page }) => {
  await loginPage.enter(ana);
  const associate = await new AssociatePage(page).open('/fixed/1');
  const [year, month, day] = ['Año', 'Mes', 'Día'].map((label) => associate.main.getByLabel(label));
  if (!year || !month || !day) throw new Error('three lists');
  await year.selectOption('2024');
  await month.selectOption('Enero');
  await day.selectOption('29');
  await month.selectOption('Febrero');
  await expect(day).toHaveValue('29');
  await year.selectOption('2023');
  await expect(day).toHaveValue('01');
  await expect(year.getByRole('option')).toHaveCount(71);
  await year.selectOption({ index: 1 });
  await month.selectOption({ index: 1 });
  await expect(day.getByRole('option', { name: '31' })).toHaveCount(
    new Date().getMonth() === 0 && new Date().getDate() < 31 ? 0 : 1,
  );
});

test('cancelling leads back to where it began', async ({ loginPage, page }) => {
  const home = await loginPage.arrive(ana);
  const associate = new AssociatePage(page);
  await home.main.getByRole('link', { name: 'Asociar un servicio' }).click();
  await associate.begin('Servicio móvil Prepago');
  await associate.sendTo('0993000001');
  await associate.shows('Asociar servicio móvil', 2);
  await associate.cancel.click();
  await new HomePage(page).isOpen(ana);

  await associate.open('/pre-paid/1');
  await associate.sendTo('0993000003');
  await associate.shows('Asociar servicio móvil', 2);
  await associate.cancel.click();
  await expect(page).toHaveURL(/\/associate-services\/$/);
  await associate.begin('Servicio Fijo');
  await associate.cancel.click();
  await expect(page).toHaveURL(/\/associate-services$/);
  await associate.main.getByRole('link', { name: 'Asociar con tu número' }).click();
  await associate.main.getByRole('radio', { name: /Servicio Hogar/ }).check();
  await associate.goOn.click();
  await expect(page).toHaveURL(/\/associate-services\/fixed\/1$/);
  await page.goBack();
  await associate.cancel.click();
  await expect(page).toHaveURL(/\/home\/with-services$/);
});

test('addresses in the middle of it', async ({ loginPage, page }) => {
  await loginPage.enter(ana);
  const associate = new AssociatePage(page);
  for (const path of [
    '/pre-paid/2',
    '/post-paid/2',
    '/post-paid/9',
    '/success',
    '/pre-paid/3',
    '/post-paid/3',
    '/fixed/3',
  ]) {
    await associate.open(path);
    await associate.shows('Asociar un servicio');
    await expect(page).toHaveURL(/\/associate-services\/?$/);
  }
});
