// HOME-11: the page before its code: what the server has drawn can be read, typed into, pressed, and says what is missing.
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/access-pages.ts';
import { BillingPage } from '../pages/billing-pages.ts';
import { HomePage } from '../pages/home-page.ts';
import { PackagesPage, PayBillPage } from '../pages/purchase-pages.ts';
import { SupportPage } from '../pages/support-pages.ts';
import { ana, cards, pablo, password } from '../world/customers.ts';
import { CODE, drawnAtOnce, holdCode, patiently } from '../world/early.ts';

const prepaid = '(099) 100-0003';

test('what is typed and sent before the code has come is kept, and sent once it is here', async ({
  page,
}) => {
  const letIn = await holdCode(page);
  // Nobody is signed in: the skeleton of a customer's page is not shown.
  await page.goto('/ec/billing/', { waitUntil: 'commit' });
  const login = new LoginPage(page);
  await login.username.fill(ana.login);
  await login.password.fill(password);
  await login.password.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await expect(login.password).toBeFocused();
  letIn();
  await new BillingPage(page).isOpen();
});

test('a password that was there before the code has come has the next page fetched ahead, as a typed one has', async ({
  page,
}) => {
  const letIn = await holdCode(page);
  await page.goto('/ec/', { waitUntil: 'commit' });
  const login = new LoginPage(page);
  await login.password.fill(password);
  const fetched = [page.waitForRequest(/assets\/page-data-/), page.waitForRequest(/\/clientIp$/)];
  letIn();
  await Promise.all(fetched);
});

test('what is entered and pressed before the code is done once it is here, and never on another page', async ({
  page,
}) => {
  const support = new SupportPage(page);
  const open = async (address: string) => {
    const letIn = await holdCode(page);
    await page.goto(address, { waitUntil: 'commit' });
    await support.isOpen();
    return letIn;
  };
  const guide = support.guide('Chip y equipo');

  // Its address opens a question, which the server cannot know: the page is drawn anew.
  let letIn = await open('/ec/support/#receiptKey');
  await guide.press('Enter');
  letIn();
  await expect(support.answer(/clave de mi comprobante/)).toContainText('49 dígitos');
  await expect(guide).toHaveAttribute('aria-expanded', 'false');

  letIn = await open('/ec/support/');
  // Twice, as whoever does not see anything happen does: it is open afterwards.
  await guide.press('Enter');
  await guide.press('Enter');
  await expect(guide).toHaveAttribute('aria-expanded', 'false');
  letIn();
  await expect(support.main.getByRole('link', { name: 'Código PUK' })).toBeVisible();
  await expect(guide).toBeFocused();

  letIn = await open('/ec/support/');
  await support.search.fill('pingüinos');
  letIn();
  await support.faq.getByRole('button', { name: 'Ver todas las preguntas' }).click();
  await expect(support.search).toHaveValue('');

  await open('/ec/support/');
  await support.contact.getByRole('link', { name: /Equipos en reparación/ }).click();
  await new LoginPage(page).isOpen();
});

test('a customer sees the figures before the code, which goes on with the very same page and asks nothing again', async ({
  loginPage,
  page,
}) => {
  await loginPage.signIn(ana);
  const letIn = await holdCode(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const home = new HomePage(page);
  await patiently(async () => {
    asked.length = 0;
    await page.goto('/ec/home/with-services', { waitUntil: 'commit' });
    await expect(home.heading).toHaveText(/Hola, Ana/);
    await expect(home.billsToPay).toContainText('$18,39', drawnAtOnce);
  });
  await home.hasFigures();
  const drawn = await home.billsToPay.elementHandle();
  letIn();
  await home.isOpen(ana);
  await expect(page.locator('html')).toHaveAttribute('data-started');
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  await page.waitForLoadState('networkidle');
  // Claims and messages stand below everything that is drawn: the code asks for those.
  expect(
    asked.filter((url) => /billingAccount|customerBill|usageConsumption|troubleTicket\?limit/.test(url)),
  ).toEqual([]);
  expect(await page.content()).not.toMatch(/data-owner|drawn-answers/);

  const letInAgain = await holdCode(page);
  await patiently(async () => {
    await page.goto('/ec/home', { waitUntil: 'commit' });
    await expect(home.line(prepaid)).toContainText('$4,35', drawnAtOnce);
  });
  await home.profileButton.click();
  letInAgain();
  await expect(home.profilePanel).toBeVisible();
});

test('links lead on before the code, and a bill that is paid before it is paid once', async ({
  loginPage,
  page,
  books,
}) => {
  const home = await loginPage.arrive(ana);
  const letIn = await holdCode(page);
  // Not quite right, as clocks of phones are: most often another minute than the one that stands in the page.
  await page.clock.setSystemTime(Date.now() + 50_000);
  const bill = new PayBillPage(page);
  await patiently(async () => {
    await page.goto('/ec/home', { waitUntil: 'commit' });
    await home.section('Pagos y Facturas').click();
    await expect(home.heading).toHaveText('Pagos y Facturas');
    await home.main.getByRole('link', { name: /^Pagar la factura de .* de Plus 15 GB$/ }).click(drawnAtOnce);
    await expect(bill.number).toBeVisible(drawnAtOnce);
  });
  await bill.fillCard(cards.approved);
  await bill.submit.dblclick();
  expect(await books.chargesOf(ana)).toEqual([]);
  const drawn = await bill.number.elementHandle();
  letIn();
  await expect(page.locator('html')).toHaveAttribute('data-started');
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(home.heading).toHaveText('Pago realizado');
  expect(await books.chargesOf(ana)).toEqual([18.39]);
});

test('the page of somebody else, of another line, or of who has left, is not seen', async ({
  loginPage,
  page,
  context,
  anotherBrowser,
}) => {
  const home = await loginPage.arrive(ana);
  await home.openLine('(099) 100-0002');
  const [anas] = await context
    .cookies(page.url())
    .then((all) => all.filter(({ name }) => name === 'portal_page'));
  expect(anas).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/ec/' });
  const letIn = await holdCode(page);
  const packages = new PackagesPage(page);
  await page.goto('/ec/additional-packages/obtain', { waitUntil: 'domcontentloaded' });
  // This tab has looked at another line than the one that the server knows.
  await expect(packages.line).toBeHidden();
  letIn();
  await packages.isOpen();
  await expect(packages.line).toHaveValue('0991000002');

  const other = await (await anotherBrowser()).newPage();
  await (await new LoginPage(other).open()).arrive(pablo);
  if (anas) await other.context().addCookies([anas]);
  const letOtherIn = await holdCode(other);
  await other.goto('/ec/home', { waitUntil: 'domcontentloaded' });
  await expect(other.getByText('Hola, Ana')).toBeHidden();
  letOtherIn();
  await new HomePage(other).isOpen(pablo);
  expect(await other.content()).not.toContain('Paredes');

  // Signed out in another tab: the cookie may still be there.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/ec/home', { waitUntil: 'domcontentloaded' });
  await new LoginPage(page).isOpen();
  await expect(page.getByText('Hola, Ana')).toHaveCount(0);
});

test('without JavaScript, or when it does not come, a page can be read and says what is missing', async ({
  browser,
  portal,
  page,
  watch,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${portal.origin}/ec/terminos-y-condiciones`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Términos y condiciones');
  await reader.goto(`${portal.origin}/ec/`);
  await expect(reader.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await plain.close();

  await (await new LoginPage(page).open()).signIn(ana);
  const state = await page.context().storageState();
  const signedIn = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const home = await signedIn.newPage();
  await home.goto(`${portal.origin}/ec/home`);
  await expect(home.getByRole('heading', { level: 1 })).toHaveText(/Hola, Ana/);
  await expect(home.getByRole('link', { name: /^Pagar \$44,99/ }).first()).toBeVisible();
  await signedIn.close();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());

  expect(await (await page.request.get('/ec/')).text()).toMatch(/<noscript>.*activa JavaScript/);

  watch.provokes('net::ERR_FAILED');
  await page.route(CODE, (route) => route.abort());
  await page.goto('/ec/');
  await expect(page.getByRole('alert')).toContainText('El portal no terminó de cargar');
});
