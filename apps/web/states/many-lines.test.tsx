// A customer with fifty lines: one question for each section, and a search instead of a long way.
import { type BillingAccount, listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances } from '@portal/contract/lines/balance';
import { listProducts } from '@portal/contract/lines/inventory';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { getCustomerBill, listAppliedBillingRates, listCustomerBills } from '@portal/contract/paying/billing';
import { expect, it } from 'vitest';
import { accounts, ana } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { address, dialog, main, openPortal, part } from './portal/portal.tsx';

const [model] = accounts;
const fifty: BillingAccount[] = [
  ...accounts,
  ...Array.from({ length: 50 - accounts.length }, (_, place) => ({
    ...(model as BillingAccount),
    id: `8.9${place}`,
    AssociatedService: (model as BillingAccount).AssociatedService.map((service) => ({
      ...service,
      ServiceID: `09777${String(place).padStart(5, '0')}`,
      ServiceDescription: `Línea ${place + 1}`,
    })),
  })),
];
const open = (path: string) =>
  openPortal(path, ana, (server) => {
    server.answer(listBillingAccounts, fifty);
    // Asked for by links under the pointer.
    server.fail(getCustomerBill, 404);
  });
const lines = main.getByRole('link', { name: /^Ver detalles de/ });
const all = main.getByRole('link', { name: /^Ver todos tus servicios/ });

it('home shows a few lines and the way to the others', async () => {
  const server = await open('/home/with-services');
  await expect.poll(() => lines.elements().length).toBe(6);
  await expect.element(all).toMatchTextContent('Ver todos tus servicios50');
  await inspectEverySize('many-lines-home');
  for (const call of [listUsageConsumptionReports, listProducts, listAccumulatedBalances])
    expect(server.asked(call).length, call.id).toBeLessThanOrEqual(1);
  await all.click();
  await expect.poll(address).toBe('/home/services');
});

it('a company with many lines has rows as well', async () => {
  await openPortal('/home/with-services', ana, (server) =>
    server.answer(
      listBillingAccounts,
      fifty.map((account) => ({
        ...account,
        AssociatedService: account.AssociatedService.map((each) => ({ ...each, isCorpAdmin: true })),
      })),
    ),
  );
  await expect.poll(() => lines.elements().length).toBe(6);
  await expect.element(lines.first()).toMatchTextContent('9,2 GBde 15 GB');
  await expect.element(all).toBeVisible();
  await inspectEverySize('many-lines-company');
});

it('the bills of many lines stand folded: how each stands, and opened or chosen its bills', async () => {
  await openPortal('/billing/', ana, (server) => {
    server.answer(listBillingAccounts, fifty);
    server.answer(listAppliedBillingRates, []);
    server.fail(getCustomerBill, 404);
  });
  const home = part('Internet Hogar');
  await expect.element(home).toMatchTextContent(/^Internet Hogar.*Vence en 6 días\$44,99$/);
  expect(home.getByRole('link').elements()).toHaveLength(0);
  await inspectEverySize('many-lines-bills');
  await home.getByRole('button', { name: 'Facturas de Internet Hogar' }).click();
  await expect.element(home.getByRole('link', { name: /^Pagar/ })).toBeVisible();
  await expect
    .element(home.getByRole('button', { name: 'Facturas de Internet Hogar' }))
    .toHaveAttribute('aria-expanded', 'true');
  await main.getByRole('combobox', { name: 'Línea' }).selectOptions('0977700003');
  const chosen = part('Línea 4');
  await expect.element(chosen).toMatchTextContent('Aún no hay facturas');
  await expect.element(chosen.getByRole('button')).not.toBeInTheDocument();
});

it('one of many is found in the picker of its page', async () => {
  await open('/home/services');
  await main.getByRole('button', { name: /: Todos$/ }).click();
  const picker = dialog('Elige un servicio');
  await expect.poll(() => picker.getByRole('listitem').elements().length).toBe(51);
  await inspectEverySize('many-lines-picker');
  await picker.getByRole('textbox', { name: 'Buscar por nombre o número' }).fill('0977700043');
  await expect.poll(() => picker.getByRole('listitem').elements().length).toBe(1);
  await picker.getByRole('button', { name: /^Línea 44: \(097\) 770-0043/ }).click();
  await expect.element(picker).not.toBeInTheDocument();
  await expect.poll(address).toBe('/service-details/postpaid/with-adds?line=0977700043');
});

it('Mis Servicios leaves what the search finds, gives all of it back, and asks once for each section', async () => {
  const server = await open('/home/services');
  const details = main.getByRole('link', { name: /^Ver detalle/ });
  const search = main.getByRole('textbox', { name: 'Buscar por nombre o número' });
  await expect.poll(() => details.elements().length).toBe(50);
  await expect.element(part('Servicios Hogar')).toBeVisible();
  // By its name, or by its number.
  await search.fill('linea 43');
  await expect.poll(() => details.elements().length).toBe(2);
  await expect.element(part('Servicios Hogar')).not.toBeInTheDocument();
  await search.fill('internet hogar');
  await expect.poll(() => details.elements().length).toBe(1);
  await expect.element(part('Servicios móviles')).not.toBeInTheDocument();
  await search.fill('nada así');
  await expect.element(main).toMatchTextContent('Ningún servicio coincide');
  await inspect('many-lines-none');
  await main.getByRole('button', { name: 'Borrar la búsqueda' }).last().click();
  await expect.poll(() => details.elements().length).toBe(50);
  for (const call of [
    listBillingAccounts,
    listCustomerBills,
    listUsageConsumptionReports,
    listProducts,
    listAccumulatedBalances,
  ])
    expect(server.asked(call).length, call.id).toBeLessThanOrEqual(1);
});
