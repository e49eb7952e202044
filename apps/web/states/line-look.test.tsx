// «Nombre y color» and «Ordena tus líneas»: refused, failed, saved, by arrows; and where the name is shown.
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { changeLineLook } from '@portal/contract/lines/inventory';
import { plainLook } from '@portal/contract/lines/line-look';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accounts, ana, internet, postpaid, prepaid } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { main, openPortal } from './portal/portal.tsx';

const save = () => main.getByRole('button', { name: 'Guardar' }).click();
const rows = main.getByRole('list', { name: 'Tus líneas, en tu orden' }).getByRole('listitem');
const name = main.getByRole('textbox', { name: 'Nombre' });

it('a line is given a name, a colour and a picture, and its page shows them at once', async () => {
  const look = { ...plainLook, nickname: 'Mi celular', color: 'teal', icon: 'heart' } as const;
  const server = await openPortal(`/service-details/name?line=${postpaid}`, ana, (each) => {
    each.answer(changeLineLook, look);
  });
  await name.fill(' Mi celular ');
  await main.getByRole('radio', { name: 'Turquesa' }).click();
  await main.getByRole('radio', { name: 'Corazón' }).click();
  await save();
  await expect.element(page.getByText('Guardado')).toBeVisible();
  const [sent] = server.asked(changeLineLook);
  expect(sent?.words.get('id')).toBe(postpaid);
  expect(sent?.body).toEqual({ nickname: 'Mi celular', color: 'teal', icon: 'heart', hidden: false });
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Mi celular');
  await expect.element(main).toMatchTextContent('Plus 15 GB · (099) 100-0001');
  await inspectEverySize('line-look');
});

it('a name that is too long is not sent; one that is refused says so; a failure keeps what was typed', async () => {
  const server = await openPortal(`/service-details/name?line=${postpaid}`, ana, (each) => {
    each.refuse(changeLineLook, 'INVALID');
  });
  await name.fill('x'.repeat(25));
  await save();
  await expect.element(name).toHaveAccessibleDescription('El nombre tiene máximo 24 letras');
  expect(server.asked(changeLineLook)).toEqual([]);
  await name.fill('👩‍👩‍👧‍👦'.repeat(24));
  await save();
  await expect.element(name).toHaveAccessibleDescription('Ese nombre tiene signos que no podemos guardar.');
  server.fail(changeLineLook, 503);
  await name.fill('Casa');
  await save();
  await expect.element(page.getByText('No pudimos guardarlo. Inténtalo de nuevo.')).toBeVisible();
  await expect.element(name).toHaveValue('Casa');
});

it('lines are put in order by arrows, each told where it went', async () => {
  const server = await openPortal('/home/services/order', ana, (each) => {
    each.answer(changeLineLook, ({ body }) => ({ ...plainLook, ...(body as object) }));
  });
  await expect.element(rows.nth(2)).toMatchTextContent('Internet Hogar');
  await expect.element(main.getByRole('button', { name: 'Subir Plus 15 GB' })).toBeDisabled();
  await main.getByRole('button', { name: 'Subir Internet Hogar' }).click();
  await expect.element(rows.nth(1)).toMatchTextContent('Internet Hogar');
  await expect.element(main.getByText('Internet Hogar: puesto 2 de 3')).toHaveRole('status');
  const sent = server.asked(changeLineLook).map(({ words, body }) => [words.get('id'), body]);
  expect(sent).toEqual([
    [postpaid, { position: 0 }],
    [internet, { position: 1 }],
    [prepaid, { position: 2 }],
  ]);
  await inspectEverySize('order-lines');
});

it('a line that is pressed on before the first press is saved goes on from where it stands', async () => {
  const server = await openPortal('/home/services/order', ana, (each) => {
    each.answer(changeLineLook, ({ body }) => ({ ...plainLook, ...(body as object) }));
  });
  const answer = server.hold(changeLineLook);
  const down = main.getByRole('button', { name: 'Bajar Plus 15 GB' });
  await down.click();
  await down.click();
  await expect.element(rows.nth(2)).toMatchTextContent('Plus 15 GB');
  answer();
  await expect.poll(() => server.asked(changeLineLook).length).toBeGreaterThan(3);
  const last = new Map(server.asked(changeLineLook).map(({ words, body }) => [words.get('id'), body]));
  expect(last.get(postpaid)).toEqual({ position: 2 });
  await expect.element(rows.nth(2)).toMatchTextContent('Plus 15 GB');
});

it('without lines there is nothing to put in order, and it says so', async () => {
  await openPortal('/home/services/order', ana, (each) => each.answer(listBillingAccounts, []));
  await expect.element(main).toMatchTextContent('No tienes líneas.');
});

/** As if the customer had hidden the prepaid line. */
const withHidden = () =>
  accounts.map((account) => ({
    ...account,
    AssociatedService: account.AssociatedService.map((each) => ({
      ...each,
      nickname: each.ServiceID === prepaid ? 'Abuela' : null,
      hidden: each.ServiceID === prepaid,
    })),
  }));

it('a hidden line is topped up like any other', async () => {
  await openPortal(`/recharge?line=${prepaid}`, ana, (each) =>
    each.answer(listBillingAccounts, withHidden()),
  );
  await expect.element(main.getByRole('combobox')).toHaveValue(prepaid);
});

it('a hidden line is left out of home, and stands in «Mis Servicios»', async () => {
  await openPortal('/home/with-services', ana, (each) => each.answer(listBillingAccounts, withHidden()));
  await expect.element(main.getByRole('link', { name: /^Ver detalles de Plus 15 GB/ })).toBeVisible();
  await expect.element(main).not.toMatchTextContent('Abuela');
  await main.getByRole('link', { name: /^Ver todos/ }).click();
  await expect.element(main.getByRole('heading', { name: 'Abuela' })).toBeVisible();
  await expect.element(main).toMatchTextContent('No se ve en Inicio');
});
