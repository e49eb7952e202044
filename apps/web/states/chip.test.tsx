// A line that moves to another chip, on screen: locked, chosen, refused, on its way, taken back, and the code of an eSIM once.
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { getSim, type Sim } from '@portal/contract/lines/sims';
import { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import { listSimOrders, type SimOrder, showActivationCode } from '@portal/contract/shopping/sim-orders';
import { expect, it, vi } from 'vitest';
import { accounts, ana, postpaid, sim } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const unlocked: Sim = { ...sim, simLock: false, simLockOffAt: '2026-11-01T10:00:00-05:00' };
const order = (status: SimOrder['status'], more: Partial<SimOrder> = {}): SimOrder => ({
  '@type': 'ProductOrder',
  id: 's1',
  href: '',
  category: 'sim',
  status,
  kind: 'esim',
  iccid: null,
  orderDate: '2026-11-25T10:00:00-05:00',
  requestedStartDate: '2026-11-25T11:00:00-05:00',
  codeShownAt: null,
  completionDate: null,
  endedBy: null,
  orderItem: [
    {
      id: '1',
      action: 'modify',
      state: status,
      product: { id: postpaid, publicIdentifier: postpaid, sim: { kind: 'esim' } },
    },
  ],
  ...more,
});

const open = (orders: SimOrder[], prepare: (server: Server) => void = () => undefined) =>
  openPortal(`/service-details/chip?line=${postpaid}`, ana, (server) => {
    server.answer(listSimOrders, orders);
    server.answer(getSim, unlocked);
    prepare(server);
  });
const card = part('Tu chip nuevo');
const press = (name: string) => card.getByRole('button', { name, exact: true }).click();

it('a chip with its lock on is not changed: the way to take it off stands there', async () => {
  await open([], (server) => server.answer(getSim, sim));
  await expect.element(card).toMatchTextContent(/Tu chip tiene candado.*tarda una hora/);
  await expect
    .element(card.getByRole('link', { name: 'Ir a quitar el candado' }))
    .toHaveAttribute('href', expect.stringContaining('/service-details/manage/chip'));
  await expect.element(card).not.toMatchTextContent('Pedir eSIM');
  await inspectEverySize('chip-locked');
});

it('the number of a card is checked where it is typed; what is refused is said in its words, and what is ordered waits', async () => {
  const server = await open([], (each) =>
    each.answer(getSim, { ...unlocked, simLock: true, simLockOffAt: '2099-01-01T10:00:00-05:00' }),
  );
  await expect.element(card).toMatchTextContent('Se hace una hora después de pedirlo.');
  await card.getByRole('radio', { name: /^Otro chip/ }).click();
  await press('Pedir el cambio');
  await expect.element(card).toMatchTextContent('Escribe el número del chip nuevo');
  const number = card.getByRole('textbox', { name: 'Número del chip nuevo (ICCID)' });
  await number.fill('8959 3010 0000 0000 071');
  await press('Pedir el cambio');
  await expect.element(card).toMatchTextContent('Revisa cada dígito.');
  await inspectEverySize('chip-form');
  await number.fill('8959 3010 0000 0000 070');
  server.refuse(createProductOrder, 'SIM_ORDER_PENDING');
  await press('Pedir el cambio');
  await expect.element(card.getByRole('alert')).toMatchTextContent('Ya hay un cambio en camino.');
  const waiting = order('pending', { kind: 'card', iccid: '•••••••••••••••0070' });
  server.answer(createProductOrder, waiting, { status: 201 });
  server.answer(listSimOrders, [waiting]);
  await press('Pedir el cambio');
  await expect.element(card).toMatchTextContent(/Cambio en camino.*25 nov.*Si no fuiste tú/);
  expect(server.asked(createProductOrder).at(-1)?.body).toMatchObject({
    orderItem: [{ action: 'modify', product: { sim: { kind: 'card', iccid: '8959301000000000070' } } }],
  });
  await inspectEverySize('chip-pending');
  server.answer(cancelProductOrder, null as never);
  const stopped = { completionDate: '2026-11-25T10:10:00-05:00', endedBy: 'customer' } as const;
  server.answer(listSimOrders, [order('cancelled', stopped)]);
  await press('Cancelar el cambio');
  await expect.element(main).toMatchTextContent('El último cambio no se hizo');
  await expect.element(card).toMatchTextContent('Pedir eSIM');
});

it('the code of an eSIM is shown as a picture and to be typed, and is gone with the page', async () => {
  const activationCode = 'LPA:1$smdp.operador.example$0123456789ABCDEF0123456789ABCDEF';
  const server = await open([order('inProgress')]);
  await expect.element(card).toMatchTextContent(/Tu eSIM está lista.*una sola vez/);
  await inspectEverySize('chip-ready');
  server.answer(showActivationCode, { id: 's1', status: 'inProgress', activationCode });
  server.answer(listSimOrders, [order('inProgress', { codeShownAt: '2026-11-25T11:05:00-05:00' })]);
  await press('Ver el código');
  const code = part('Código de tu eSIM');
  await expect.element(code).toMatchTextContent(activationCode);
  await expect.element(code.getByRole('img', { name: 'Código QR de tu eSIM' })).toBeVisible();
  await inspectEverySize('chip-code');
  await main.getByRole('link', { name: 'Gestionar' }).click();
  await expect.element(main).not.toMatchTextContent(activationCode);
  await main.getByRole('link', { name: /^Chip y PUK/ }).click();
  await main.getByRole('link', { name: 'Pasar a eSIM o a otro chip' }).click();
  await expect.element(card).toMatchTextContent('Tu eSIM se está conectando');
  await expect.element(main).not.toMatchTextContent(activationCode);
});

it('the number is read off a photo of the bars, where the browser can; what cannot be read is said, and typed', async () => {
  const seen = ['8959301000000000071', '8959 3010 0000 0000 070'];
  const reader = class {
    detect = async () => [{ rawValue: seen.shift() ?? '' }];
  };
  vi.stubGlobal('BarcodeDetector', reader);
  await open([]);
  await card.getByRole('radio', { name: /^Otro chip/ }).click();
  const photo = new File(['bars'], 'chip.jpg', { type: 'image/jpeg' });
  await card.getByLabelText('Leerlo con la cámara').upload(photo);
  await expect.element(card).toMatchTextContent('No encontramos el número en la foto.');
  await inspectEverySize('chip-photo');
  await card.getByLabelText('Leerlo con la cámara').upload(photo);
  await expect
    .element(card.getByRole('textbox', { name: 'Número del chip nuevo (ICCID)' }))
    .toHaveValue('8959301000000000070');
  await expect.element(card).not.toMatchTextContent('No encontramos');
  vi.unstubAllGlobals();
});

it('who is not the holder, and a line that is paused, read why it is not changed', async () => {
  const as = (change: object) =>
    accounts.map((account) => ({
      ...account,
      AssociatedService: account.AssociatedService.map((service) =>
        service.ServiceID === postpaid ? { ...service, ...change } : service,
      ),
    }));
  const server = await open([], (each) =>
    each.answer(listBillingAccounts, as({ role: 'manager', allows: ['manage'] })),
  );
  await expect.element(main).toMatchTextContent('Solo el titular de la línea puede cambiar su chip.');
  expect(server.asked(listSimOrders)).toEqual([]);
  await open([], (each) =>
    each.answer(listBillingAccounts, as({ ServiceStatus: 'S', pausedUntil: '2026-12-20' })),
  );
  await expect.element(main).toMatchTextContent('Tu línea está en pausa.');
});
