// Associating that does not come about: refusals in their own words, limits, a bad network, and who may not.
import { expect, test } from '../fixtures.ts';
import { AssociatePage } from '../pages/associate-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { ana, luis, mia } from '../world/customers.ts';
import { dropAnswerOnce, lose } from '../world/network.ts';

const jorge = { number: '0102030400', date: ['2015', 'Marzo', '09'] } as const;

test('a business line, another company, a line of one’s own', async ({ loginPage, page, watch, inspect }) => {
  watch.provokes(404);
  watch.provokes(409);
  await loginPage.enter(ana);
  const associate = await new AssociatePage(page).open('/pre-paid/1');
  for (const number of ['0993000009', '0984000001']) {
    await associate.sendTo(number);
    await associate.says('Aviso', 'Favor ingresa al portal de Empresas para que puedas utilizar Mi Claro');
    await inspect(`associate-${number}`);
    await associate.accept();
    await expect(associate.number).toHaveValue(number);
  }
  await associate.sendTo('0991000001');
  await associate.says('Error', 'Este servicio ya está asociado a tu cuenta');
});

test('a person without home services, and the fourth try of a day', async ({ loginPage, page, watch }) => {
  watch.provokes(400);
  watch.provokes(429);
  await loginPage.enter(ana);
  const associate = await new AssociatePage(page).open('/fixed/1');
  await associate.fillHolder({ number: '0605040302', date: ['2018', 'Julio', '21'] });
  await associate.terms.check();
  await associate.goOn.click();
  await associate.says('Lo sentimos', 'No cuentas con un servicio Hogar');
  await associate.accept();
  for (let time = 0; time < 3; time++) {
    await associate.fillHolder({ ...jorge, date: ['2015', 'Abril', '09'] });
    await associate.goOn.click();
    await associate.says('Asociación de servicio no exitosa', 'verifica la información');
    await associate.accept();
  }
  await associate.fillHolder(jorge);
  await associate.goOn.click();
  await associate.says('Asociación de servicio no exitosa', 'Se agotaron los intentos de hoy');
});

test('whoever comes back finds the code on its way; another one is refused within the minute, in words', async ({
  loginPage,
  page,
  outbox,
  watch,
}) => {
  watch.provokes(429);
  await page.clock.install();
  await loginPage.enter(ana);
  const associate = await new AssociatePage(page).open('/pre-paid/1');
  await associate.sendTo('0993000001');
  await associate.shows('Asociar servicio móvil', 2);
  await page.goto('/ec/home');
  await associate.open('/pre-paid/1');
  await associate.sendTo('0993000001');
  await associate.shows('Asociar servicio móvil', 2);
  await associate.main.getByRole('button', { name: 'Cambiar número' }).click();
  await expect(associate.number).toHaveValue('0993000001');
  await associate.goOn.click();
  await associate.shows('Asociar servicio móvil', 2);
  await expect(associate.resend).toHaveCount(0);
  // The browser's minute passes; the server's has not, and says so.
  await page.clock.fastForward(61_000);
  await associate.resend.click();
  await associate.says('Error', 'Ocurrió un error al reenviar el código, por favor intente de nuevo.');
  await associate.says('Error', 'Demasiados intentos');
  await associate.accept();

  // A line whose minute has passed at the server, too.
  await page.evaluate(() => {
    const sent = sessionStorage.getItem('portal.lineCode') ?? '';
    sessionStorage.setItem('portal.lineCode', sent.replace('0993000001', '0993000003'));
  });
  await page.reload();
  await associate.resend.click();
  await associate.says('¡Éxito!', 'Código de confirmación reenviado a ******0003');
  await associate.accept();
  await associate.shows('Asociar servicio móvil', 2);
  await page.reload();
  await associate.confirm(await outbox.code('0993000003'));
  await associate.shows('Servicio asociado');
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
  const findCode = await lose(page, 'generatecode');
  await associate.sendTo('0993000003');
  await associate.says('Error', 'Sucedió un error al enviar el código intenta nuevamente.');
  await associate.accept();
  await findCode();
  await associate.goOn.click();
  await associate.shows('Asociar servicio móvil', 2);
  const code = await outbox.code('0993000003');

  const findCheck = await lose(page, 'validatecode');
  await associate.confirm(code);
  await associate.says('Error', 'Error desconocido, intente más tarde');
  await associate.accept();
  await expect(associate.code).toHaveValue(code);
  await findCheck();
  // The server associates the line, and its answer is lost.
  await dropAnswerOnce(page, 'permission');
  await associate.goOn.click();
  await associate.says('Asociación de servicio no exitosa', 'Error desconocido, intente más tarde');
  await associate.accept();
  await associate.goOn.click();
  await associate.shows('Servicio asociado');

  const findQuestions = await lose(page, 'questions');
  await associate.open('/fixed/1');
  await associate.says('Error', 'Error desconocido, vuelva a intentarlo');
  await findQuestions();
  await associate.alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(associate.alert).toBeHidden();
  await associate.fillHolder(jorge);
  await associate.terms.check();
  const findAnswers = await lose(page, 'questions');
  await associate.goOn.click();
  await associate.says(
    'Se ha presentado un error',
    'No pudimos asociar tu servicio. Por favor inténtalo nuevamente.',
  );
  await associate.accept();
  await findAnswers();
  await associate.goOn.click();
  await associate.shows('Servicio asociado');
});

for (const customer of [luis, mia]) {
  test(`${customer.givenName} has no e-mail of their own: first that`, async ({
    loginPage,
    page,
    inspect,
  }) => {
    const home = await loginPage.arrive(customer);
    const associate = new AssociatePage(page);
    await home.main.getByRole('link', { name: 'Asociar un servicio' }).click();
    await expect(associate.refusal).toContainText(
      'Para asociar un servicio móvil u Hogar es necesario que te registres por correo',
    );
    await expect(associate.refusal).toContainText('cerramos tu sesión');
    await inspect(`associate-refused-${customer.givenName}`);
    await associate.refusal.getByRole('button', { name: 'Cancelar' }).click();
    await expect(associate.refusal).toBeHidden();
    await new HomePage(page).isOpen(customer);

    await associate.open('/pre-paid/1');
    await associate.refusal.getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/\/ec\/register-email-or-phone$/);
    expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
  });
}
