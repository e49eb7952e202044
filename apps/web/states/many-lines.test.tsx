// A customer with fifty lines: one question for each section, and a search instead of a long way.
import { type BillingAccount, listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances } from '@portal/contract/lines/balance';
import { listProducts } from '@portal/contract/lines/inventory';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { getCustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import { expect, it } from 'vitest';
import { accounts, ana } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, part, show } from './portal/portal.tsx';

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
const lines = main.getByRole('radio');

it('home offers a few lines and finds the others', async () => {
  await open('/home/with-services');
  await expect.poll(() => lines.elements().length).toBe(6);
  await main.getByRole('button', { name: 'Ver los 50 servicios' }).click();
  const picker = dialog('Elige un servicio');
  await expect.poll(() => picker.getByRole('listitem').elements().length).toBe(50);
  await inspectEverySize('many-lines-picker');
  await picker.getByRole('textbox', { name: 'Buscar por nombre o número' }).fill('0977700043');
  await expect.poll(() => picker.getByRole('listitem').elements().length).toBe(1);
  await picker.getByRole('button', { name: /^Línea 44: \(097\) 770-0043/ }).click();
  await expect.element(picker).not.toBeInTheDocument();
  const chosen = main.getByRole('radio', { name: /\(097\) 770-0043/ });
  await expect.element(chosen).toBeChecked();
  await expect.poll(() => lines.elements().length).toBe(6);
  show('/home/with-services');
  await expect.element(chosen).toBeChecked();
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
