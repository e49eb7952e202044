// A trip: what a country costs with a package and without one, and the roaming of each line.
import { getSpendingControl } from '@portal/contract/lines/usage';
import { listPackageCategories, listRoamingDestinations } from '@portal/contract/shopping/catalogue';
import { expect, it } from 'vitest';
import { ana, spending } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const usd = (value: number) => ({ unit: 'USD' as const, value });
const destination = (id: string, packages: string[], minute = 0.45) => ({
  '@type': 'RoamingDestination' as const,
  id,
  minute: usd(minute),
  megabyte: usd(0.06),
  message: usd(0.2),
  productOffering: packages.map((each) => ({ id: each })),
});
const offering = {
  '@type': 'ROAMING' as const,
  '@baseType': 'ProductOffering' as const,
  id: 'ROA-AME-1G',
  href: '',
  name: 'Roaming América 1 GB',
  description: '1 GB para usar en América por 7 días',
  isBundle: false as const,
  lifecycleStatus: 'Active' as const,
  lastUpdate: '2026-11-01T00:00:00-05:00',
  category: [{ id: 'ROAMING' as const, name: 'Roaming' }],
  productOfferingPrice: [
    {
      name: 'Pago único' as const,
      priceType: 'oneTime' as const,
      unitOfMeasure: 'USD' as const,
      price: { dutyFreeAmount: usd(10.43), taxRate: 15, taxIncludedAmount: usd(12) },
    },
  ],
  prodSpecCharValueUse: [],
  allowances: [],
  productOfferingTerm: [
    { name: 'Vigencia', description: '7 días', duration: { amount: 7, units: 'day' as const } },
  ],
};
const category = {
  '@type': 'ROAMING' as const,
  '@baseType': 'Category' as const,
  id: 'ROAMING',
  href: '',
  name: 'Roaming',
  description: '',
  isRoot: true as const,
  productOffering: [offering],
};

const open = (prepare: (server: Server) => void = () => undefined) =>
  openPortal('/travel', ana, (server) => {
    server.answer(listRoamingDestinations, [destination('ES', [], 0.75), destination('CO', ['ROA-AME-1G'])]);
    server.answer(listPackageCategories, [category]);
    server.answer(getSpendingControl, spending);
    prepare(server);
  });
const where = main.getByLabelText('¿A dónde viajas?');

it('says of a country what works there, and what it costs without it', async () => {
  await open();
  await expect.element(part('Roaming de tus líneas')).toMatchTextContent('(099) 100-0001');
  await where.selectOptions('Colombia');
  await expect
    .element(part('Con un paquete, en Colombia'))
    .toMatchTextContent(/Roaming América 1 GB.*por 7 días.*\$12,00.*Comprar un paquete/);
  await expect
    .element(part('Sin paquete'))
    .toMatchTextContent(/Un minuto.*\$0,45.*Un MB.*\$0,06.*Un SMS.*\$0,20/);
  const days = main.getByLabelText('¿Cuántos días? (opcional)');
  await days.fill('5');
  await expect.element(part('Con un paquete, en Colombia')).toMatchTextContent('Te alcanza para tus 5 días');
  await days.fill('10 días');
  await expect
    .element(part('Con un paquete, en Colombia'))
    .toMatchTextContent('Te alcanza para 7 de tus 10 días');
  await inspectEverySize('travel');
  await where.selectOptions('España');
  await expect.element(part('Con un paquete, en España')).toMatchTextContent('Para España no hay paquetes.');
  await expect.element(part('Sin paquete')).toMatchTextContent(/Un minuto.*\$0,75/);
});

it('asks again for what does not come', async () => {
  const server = await open((each) => each.fail(listRoamingDestinations, 500));
  await expect.element(main).toMatchTextContent('No pudimos cargar los países');
  server.answer(listRoamingDestinations, [destination('CO', [])]);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(where).toBeVisible();
});
