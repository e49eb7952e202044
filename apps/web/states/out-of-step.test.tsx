// Page, server and device that are not in step: a clock that is wrong, a page of the version before, a worker that fails.
import { type CustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { provideSettings } from '../src/lib/settings.ts';
import { ana, bills } from './portal/given.ts';
import { address, heading, main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';
import { givenSettings } from './portal/settings.ts';

const DAY_MS = 86_400_000;
const billsToPay = part('Servicios por pagar');
const lines = main.getByRole('link', { name: /^Ver detalles de/ });
const newVersion = page.getByRole('status').filter({ hasText: 'Hay una versión nueva' });

const openHome = (prepare: (server: Server) => void = () => {}) =>
  openPortal('/home/with-services', ana, prepare);

/** The device alone believes it; the server answers with the right time. */
function givenDeviceClock(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: ms });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

describe.each([
  ['a day ahead', DAY_MS],
  ['a year ahead', 365 * DAY_MS],
  ['a day behind', -DAY_MS],
  ['a year behind', -365 * DAY_MS],
])('a device that is %s', (_how, wrongMs) => {
  it('shows dates as they are, and stays signed in', async () => {
    givenDeviceClock(Date.now() + wrongMs);
    await openHome();
    await expect.element(heading).toMatchTextContent('Hola, Ana');
    await expect.element(billsToPay).toMatchTextContent(/Vence en 6 días/);
    await expect.element(billsToPay).not.toMatchTextContent('Venció');
    // Of today: any other day would be named.
    await expect.element(billsToPay).toMatchTextContent(/Actualizado a las \d\d:\d\d/);
    expect(address()).toBe('/home/with-services');
  });
});

describe('a page of the version before', () => {
  const version = 'of-yesterday';

  /** What a server of tomorrow might make of it. */
  const another = bills.map(({ amountDue, ...bill }) => ({ ...bill, due: amountDue }));

  function givenVersions(server: Server, onServer: string): void {
    provideSettings({ ...givenSettings, version });
    onTestFinished(() => provideSettings(givenSettings));
    server.version = onServer;
    server.fail(listCustomerBills, { shape: another satisfies Partial<CustomerBill>[] });
  }

  it('offers the new one when an answer has another shape, and the rest goes on', async () => {
    await openHome((server) => givenVersions(server, 'of-today'));
    await expect.element(billsToPay).toMatchTextContent('No pudimos cargar tus facturas');
    await expect.element(newVersion.getByText('Actualizar')).toBeVisible();
    await expect.element(lines.first()).toMatchTextContent('9,2 GB');
  });

  it.each<[string, unknown]>([
    ['no list', { items: bills }],
    ['nothing', null],
    [
      'an amount that is a text',
      bills.map((bill) => ({ ...bill, amountDue: { unit: 'USD', value: '18.39' } })),
    ],
    ['a day that is none', bills.map((bill) => ({ ...bill, billDate: 'ayer' }))],
    ['a bill that is nothing', [...bills, null]],
  ])('of %s tells it in its section, which is asked again by its button', async (_what, shape) => {
    await openHome((server) => {
      server.fail(listCustomerBills, { shape });
    });
    await expect.element(billsToPay).toMatchTextContent('No pudimos cargar tus facturas');
    await expect.element(lines.first()).toMatchTextContent('9,2 GB');
    await expect.element(billsToPay.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('offers nothing when the server has the same version', async () => {
    const server = await openHome((each) => givenVersions(each, version));
    await expect.element(billsToPay).toMatchTextContent('No pudimos cargar tus facturas');
    await expect.poll(() => server.versionAsked).toBeGreaterThan(0);
    await expect.element(newVersion).not.toBeInTheDocument();
  });
});

it('a service worker that is refused is not missed', async () => {
  const refused = vi.fn(() => Promise.reject(new DOMException('blocked', 'SecurityError')));
  const { register, getRegistration } = navigator.serviceWorker;
  Object.assign(navigator.serviceWorker, { register: refused, getRegistration: refused });
  provideSettings({ ...givenSettings, version: 'of-today' });
  onTestFinished(() => {
    Object.assign(navigator.serviceWorker, { register, getRegistration });
    provideSettings(givenSettings);
  });
  await openHome();
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThan(0);
  await expect.element(lines.first()).toMatchTextContent('9,2 GB');
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
});
