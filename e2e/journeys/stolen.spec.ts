// A phone that is gone: stopped from somebody else's computer, its certificate checked by anybody, and given back.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { PortalFrame } from '../pages/portal-frame.ts';
import { ana, password } from '../world/customers.ts';

const line = '0991000002';

test('a stolen phone is stopped by the document alone, its certificate is checked, and the line is given back', async ({
  loginPage,
  page,
  outbox,
  watch,
  inspect,
}) => {
  watch.provokes(403);
  const frame = new PortalFrame(page);
  await loginPage.open();
  await page.getByRole('link', { name: 'Me robaron el teléfono' }).click();
  const { main } = frame;
  const part = (title: string) => frame.part(title);
  await main.getByRole('radio', { name: /^Con mi documento/ }).check();
  await main.getByLabel('Número de documento').fill('1710034065');
  await main.getByLabel('Año').selectOption('2017');
  await main.getByLabel('Mes').selectOption('Junio');
  await main.getByLabel('Día').selectOption('12');
  await main.getByRole('button', { name: 'Continuar' }).click();
  await main.getByRole('radio', { name: /0002$/ }).check();
  await main.getByRole('button', { name: 'Suspender y bloquear' }).click();
  await expect(main).toContainText('Tu línea está suspendida');
  await inspect('stolen-stopped');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Descargar certificado' }).click(),
  ]);
  await expect
    .poll(async () => (await outbox.messages(ana.login)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Certificado ROB-.*: tu línea está suspendida$/));

  // Anybody: the paper as it was issued, then with one byte changed.
  const paper = await readFile(await download.path());
  const file = { name: 'certificado.pdf', mimeType: 'application/pdf', buffer: paper };
  const code = /verificar\?code=([\dA-Z-]{19})/.exec(paper.toString('latin1'))?.[1] ?? '';
  await page.goto(`/ec/verificar?code=${code}`);
  await expect(main).toContainText(/El código es válido.*A\*\*\*/s);
  await main.locator('input[type=file]').setInputFiles(file);
  await expect(main).toContainText('El documento es auténtico');
  const changed = Buffer.from(paper);
  changed.writeUInt8((changed.at(-30) ?? 0) ^ 1, changed.length - 30);
  await main.locator('input[type=file]').setInputFiles({ ...file, buffer: changed });
  await expect(main).toContainText('El documento no es válido');

  await loginPage.enter(ana);
  await page.goto('/ec/stolen');
  await part('(099) 100-0002').getByRole('button', { name: 'Encontré el teléfono' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar suspensión' }).click();
  const again = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await again.getByLabel('Contraseña', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Quitamos la suspensión por robo o pérdida')).toBeVisible();
  await expect(part('Reportes anteriores').getByRole('listitem')).toHaveCount(2);

  // Whoever has just said who they are reads the codes of the chip.
  await page.goto(`/ec/service-details/manage/chip?line=${line}`);
  await part('Tu chip').getByRole('button', { name: 'Ver número y PUK' }).click();
  await expect(part('Tu chip')).toContainText(/Código PUK\s*\d{8}/);
});
