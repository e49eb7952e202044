// Home: what is owed and what is left, first of all (HOME-13); then everything else about the lines.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { HomePage } from '../pages/home-page.ts';
import { ServiceDetailPage } from '../pages/service-pages.ts';
import { ServiceRecordPage } from '../pages/service-record-page.ts';
import { ana, company, luis, password, rosa } from '../world/customers.ts';
import { daysSinceLaid } from '../world/inspection.ts';

test('Ana sees what she owes and has left, goes through the sections, and reads in «Mi perfil» who is signed in', {
  tag: '@desktop',
}, async ({ loginPage, page, inspect }) => {
  const home = await loginPage.arrive(ana);
  const overdue = new RegExp(`Internet Hogar.*Venció hace ${2 + daysSinceLaid()} días.*Pagar \\$44,99`, 's');
  await expect(home.billsToPay).toContainText('$63,38');
  await expect(home.urgent.getByRole('listitem')).toHaveText([
    overdue,
    /Falla en Internet Hogar.*Vuelve (hoy|mañana) a las 18:00.*Ver/s,
    /2 pendientes más.*Equipo en reparación y SMS de Plus 15 GB.*Ver los 4/s,
  ]);
  // What is owed and what is left are in the first view.
  await expect(home.billsToPay.getByText('$63,38').filter({ visible: true })).toBeInViewport();
  await expect(home.line('(099) 100-0001').getByText('9,2 GB')).toBeInViewport();
  await home.urgent.getByRole('button', { name: 'Ver los 4' }).press('Enter');
  await expect(home.urgent.getByRole('link', { name: /^Decidir/ })).toBeFocused();
  await expect(home.urgent.getByRole('listitem')).toHaveText([
    /Pagar \$44,99/,
    /Vuelve/,
    /Equipo en reparación.*Espera tu decisión.*Decidir/s,
    /SMS de Plus 15 GB.*Te quedan 14.*Comprar/s,
  ]);
  await inspect('home-bills');
  await expect(home.billsToPay).toContainText(/2 facturas.\s*Una está vencida./);
  const soon = new RegExp(`Plus 15 GB.*Vence en ${6 - daysSinceLaid()} días.*Pagar \\$18,39`, 's');
  if (await home.billsRow.isVisible()) await expect(home.billsRow).toHaveAttribute('href', '/ec/billing/');
  else await expect(home.billsToPay.getByRole('listitem')).toHaveText([overdue, soon]);

  await expect(home.lines).toHaveText([
    /Plus 15 GB.*Postpago · .*100-0001.*9,2 GB.*de 15 GB/s,
    /100-0002.*Ilimitado.*Internet/s,
    /Prepago.*100-0003.*\$4,35.*de saldo/s,
    /Internet.*IN-100001.*Con falla.*300 Mbps/s,
    /Televisión.*TV-100001.*90.*canales/s,
    /Telefonía.*4210 - 0001/,
  ]);
  await expect(home.billsToPay).toContainText(/Actualizado a las \d\d:\d\d/);

  await expect(home.section('Mis Servicios')).toHaveAttribute('aria-current');
  const billing = await home.openBills();
  await expect(billing.section('Pagos y Facturas')).toHaveAttribute('aria-current', 'page');
  await billing.section('Mis Servicios').click();
  await home.isOpen(ana);
  await home.openProfile();
  await expect(home.profilePanel).toContainText('Ana Lucía Paredes Vera');
  await expect(home.profilePanel).toContainText('ana.paredes@correo.example');
  await expect(home.profilePanel).toContainText('(099) 100-0001');
  await inspect('profile');
  await page.keyboard.press('Escape');
  await expect(home.profilePanel).toBeHidden();
  await expect(home.profileButton).toBeFocused();
});

test('each line leads to its page, and what is bought next is for the one looked at last', async ({
  loginPage,
  page,
}) => {
  let home = await loginPage.arrive(ana);
  const recharge = home.main.getByRole('link', { name: 'Recargar' });
  await expect(recharge).toHaveAttribute('href', /\/recharge\?line=0991000001$/);
  await home.openLine('(099) 100-0003');
  await expect(page).toHaveURL(/prepaid\/no-adds\?line=0991000003$/);
  await page.goBack();
  await home.isOpen(ana);
  await page.reload();
  home = await new HomePage(page).isOpen(ana);
  await expect(recharge).toHaveAttribute('href', /\/recharge\?line=0991000003$/);
  // The section begins with all lines, whichever was looked at.
  const billing = await home.openBills();
  await expect(billing.line.getByRole('option', { selected: true })).toHaveText('Todas');
});

test('a company sees its lines without amounts, and is sent to its own portal', async ({
  loginPage,
  page,
  inspect,
}) => {
  const home = await loginPage.arrive(company);
  await expect(home.lines).toHaveCount(2);
  await expect(home.main).toContainText(
    'Favor ingresa al portal de Empresas para que puedas utilizar Mi Claro',
  );
  await expect(home.main).toContainText(/\d GB/);
  await expect(home.main).not.toContainText('$');
  await expect(home.main.getByRole('link', { name: /^Portal de Empresas/ })).toHaveAttribute(
    'href',
    'https://www.operador.example/empresas/',
  );
  // Nothing leads to what a company does not do here.
  await expect(home.section('Soporte')).toBeVisible();
  await expect(home.section('Pagos y Facturas')).toHaveCount(0);
  await expect(home.section('Activaciones')).toHaveCount(0);
  await inspect('home-company');
  await home.lines.first().click();
  const detail = await new ServiceDetailPage(page).isOpen();
  await expect(detail.balances).toContainText('GB libres');
  await expect(detail.main.getByRole('link', { name: 'Comprar' })).toHaveCount(0);
  await expect(detail.main).not.toContainText('$');
  await inspect('detail-corporate');
  const record = await new ServiceRecordPage(page).open();
  await expect(record.headers).toHaveText([
    'Fecha y hora',
    'Tipo de llamada',
    'Teléfono marcado',
    'Duración',
  ]);
  await expect(record.rows.first()).toContainText('min');
  await expect(record.main).not.toContainText('$');
  // Bookmarks lead there all the same.
  for (const address of ['billing/', 'buy/', 'additional-packages/obtain', 'change-plan/ideal-plan']) {
    await page.goto(`/ec/${address}?line=0994000001`);
    await expect(home.main).toContainText('Favor ingresa al portal de Empresas');
    await expect(home.main).not.toContainText(/\$|Usted no tiene líneas/);
  }
});

test('Rosa, whose only service is not shown here, is led to the application', async ({
  loginPage,
  page,
  inspect,
}) => {
  await loginPage.trySignIn(rosa.login, password);
  await expect(page).toHaveURL(/\/ec\/errorgponwttx$/);
  await expect(page.getByRole('main')).toContainText('no se pueden consultar en este portal');
  await expect(page.getByRole('link', { name: /Android/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /iPhone/ })).toBeVisible();
  await inspect('services-unavailable');
  await page.goto('/ec/home');
  await loginPage.isOpen();
});

test('the cookie notice covers nothing, is kept, and stays away in every tab and after signing out', async ({
  loginPage,
  page,
  inspect,
}) => {
  const home = await loginPage.signIn(luis);
  const policy = home.cookieNotice.getByRole('link', { name: 'Política de cookies' });
  await expect(policy).toHaveAttribute('href', '/ec/politica-de-cookies');
  await inspect('cookie-notice');
  expect(await cookieChoice(page)).toBeNull();
  const elsewhere = await new HomePage(await page.context().newPage()).open();
  await expect(elsewhere.cookieNotice).toBeVisible();

  await page.bringToFront();
  await policy.focus();
  await page.keyboard.press('Tab');
  const notice = await home.cookieNotice.boundingBox();
  expect(notice && notice.y + notice.height).toBe((await home.main.boundingBox())?.y);
  await home.allowCookies();
  await expect(home.main).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(elsewhere.cookieNotice).toBeHidden();
  expect(await cookieChoice(page)).toBe('read');
  await home.signOut();
  await loginPage.signIn(luis);
  await expect((await new HomePage(await page.context().newPage()).open()).cookieNotice).toBeHidden();
});

function cookieChoice(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('portal.cookies'));
}
