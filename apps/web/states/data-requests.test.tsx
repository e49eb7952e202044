// 'Mis datos': a copy in each of its states, a correction, an opposition, and leaving for good.
import { deleteUser, login, restoreUser } from '@portal/contract/access/sso';
import { listAgreements, listPrivacyChoices, verifyConsents } from '@portal/contract/privacy/agreements';
import {
  createDataRequest,
  type DataRequest,
  listDataRequests,
} from '@portal/contract/privacy/data-requests';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana, inDays } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, part, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const request = (more: Partial<DataRequest>): DataRequest => ({
  '@type': 'DataRequest',
  id: 'one',
  href: '',
  kind: 'access',
  status: 'inProgress',
  requestedAt: inDays(-1),
  dueAt: inDays(14),
  endedAt: null,
  documentId: null,
  documentUntil: null,
  documentBytes: null,
  field: null,
  wanted: null,
  answer: null,
  ...more,
});
const open = (path: string, requests: DataRequest[], prepare: (server: Server) => void = () => undefined) =>
  openPortal(path, ana, (server) => {
    server.answer(listDataRequests, requests);
    prepare(server);
  });
/** The parent opens its first page. */
const openCopy = (requests: DataRequest[]) => open('/profile/privacy', requests);
const list = part('Tus solicitudes');

it('nothing was asked yet; a copy is asked for, made, and can be downloaded', async () => {
  const server = await openCopy([]);
  await expect.element(main).toMatchTextContent('La preparamos en minutos');
  await expect.element(list).not.toBeInTheDocument();
  await inspectEverySize('data-none');
  server.answer(createDataRequest, request({}), { status: 201 });
  server.answer(listDataRequests, [request({})]);
  await main.getByRole('button', { name: 'Pedir copia' }).click();
  await expect.element(main).toMatchTextContent('Estamos preparando tu copia');
  expect(server.asked(createDataRequest).at(-1)?.body).toEqual({ kind: 'access' });
  await inspectEverySize('data-making');
  const ready = {
    status: 'done',
    documentId: 'one',
    documentUntil: inDays(6),
    documentBytes: 1_400_000,
  } as const;
  server.answer(listDataRequests, [request(ready)]);
  show('/profile/privacy');
  await expect.element(main).toMatchTextContent('1,3 MB');
  await expect.element(main.getByRole('button', { name: 'Descargar copia' })).toBeVisible();
  await inspectEverySize('data-ready');
});

it('a copy that failed or is kept no longer is asked for again; what does not come, too', async () => {
  const server = await openCopy([request({ status: 'failed', endedAt: inDays(0) })]);
  await expect.element(main).toMatchTextContent('No pudimos preparar tu copia');
  await inspectEverySize('data-failed');
  server.answer(listDataRequests, [request({ status: 'done', endedAt: inDays(-9) })]);
  show('/profile/privacy');
  await expect.element(main).toMatchTextContent('ya no se guarda');
  server.refuse(createDataRequest, 'TOO_MANY_REQUESTS');
  await main.getByRole('button', { name: 'Pedir otra copia' }).click();
  await expect.element(page.getByText('No pudimos hacerlo. Intenta de nuevo en un momento.')).toBeVisible();
  server.fail(listDataRequests, 500);
  show('/profile/privacy');
  await expect.element(main).toMatchTextContent('No pudimos cargar tu copia');
  await inspect('data-not-loaded');
});

it('a correction is sent to the operator, whose answer is read; who holds nobody is told', async () => {
  const server = await open('/profile/privacy/correction', []);
  await main.getByRole('button', { name: 'Pedir una corrección' }).click();
  const form = dialog('Pedir una corrección');
  const send = form.getByRole('button', { name: 'Enviar' });
  await send.click();
  await expect.element(form).toMatchTextContent('Escribe el dato correcto');
  await form.getByRole('combobox', { name: 'Qué dato está mal' }).selectOptions('Dirección');
  await form.getByRole('textbox', { name: 'Qué debe decir' }).fill('Av. Amazonas N34-12, Quito');
  server.refuse(createDataRequest, 'HOLDER_REQUIRED');
  await send.click();
  await expect.element(form).toMatchTextContent('Solo el titular puede pedirlo');
  await inspectEverySize('data-correction');
  const asked = request({ kind: 'rectification', field: 'address', wanted: 'Av. Amazonas N34-12, Quito' });
  server.answer(createDataRequest, asked, { status: 201 });
  const refused = { ...asked, id: 'two', status: 'rejected', answer: 'Acércate con tu documento.' } as const;
  server.answer(listDataRequests, [asked, refused]);
  await send.click();
  await expect.element(list).toMatchTextContent('Corrección: Dirección');
  await expect.element(list).toMatchTextContent('Acércate con tu documento.');
  await inspectEverySize('data-requests');
});

it('every other use of the data is switched off with one press', async () => {
  const choice = {
    '@type': 'PrivacyChoice',
    id: 'marketing',
    granted: true,
    since: inDays(-9),
    text: '',
  } as const;
  const server = await open('/profile/contracts', [], (each) => {
    each.answer(listAgreements, []);
    each.answer(verifyConsents, {
      '@type': 'ConsentVerification',
      ok: true,
      count: 0,
      brokenAt: null,
    } as never);
    each.answer(listPrivacyChoices, [choice]);
  });
  const done = request({ kind: 'opposition', status: 'done', endedAt: inDays(-1) });
  server.answer(createDataRequest, done, { status: 201 });
  server.answer(listDataRequests, [done]);
  server.answer(listPrivacyChoices, [{ ...choice, granted: false }]);
  const card = part('Uso de tus datos');
  await card.getByRole('button', { name: 'Desactivar todo' }).click();
  await expect.element(card).toMatchTextContent('Desactivaste todo el');
  await expect.element(card.getByRole('checkbox')).not.toBeChecked();
  expect(server.asked(createDataRequest).at(-1)?.body).toEqual({ kind: 'opposition' });
  await inspectEverySize('contracts');
});

it('the account is closed by the one dialog of the side panel; the way back is said before, after, and at login', async () => {
  const server = await open('/profile/privacy/erasure', []);
  await expect.element(main).toMatchTextContent('Se conserva por ley');
  await inspectEverySize('erasure');
  await main.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const sure = dialog('Eliminar cuenta');
  await expect.element(sure).toMatchTextContent('recupérala antes con el enlace');
  server.answer(login, { '@type': 'Session', sub: ana.sub, expiresIn: 3600 });
  server.answer(deleteUser, { restorableUntil: inDays(3) });
  await sure.getByLabelText('Escribe tu contraseña para confirmar').fill('Portal2026');
  await sure.getByRole('button', { name: 'Eliminar' }).click();
  await expect.element(dialog('Eliminación exitosa')).toMatchTextContent('puedes recuperarla');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible();
  await expect.element(main).toMatchTextContent('Hasta entonces puedes recuperarla con el enlace');
  await inspectEverySize('login-closed');
});

it('the message’s link takes the account back without signing in; one that is over says so', async () => {
  const link = `/restore-account#${'a'.repeat(64)}`;
  const server = await openPortal(link, null, (each) => each.answer(restoreUser, null as never));
  await inspectEverySize('restore-account');
  expect(server.asked(restoreUser)).toEqual([]);
  await main.getByRole('button', { name: 'Recuperar mi cuenta' }).click();
  await expect.element(main).toMatchTextContent('Tu cuenta está de vuelta');
  expect(server.asked(restoreUser)[0]?.body).toEqual({ token: 'a'.repeat(64) });
  server.refuse(restoreUser, 'NOT_FOUND');
  show(link);
  await main.getByRole('button', { name: 'Recuperar mi cuenta' }).click();
  await expect.element(main).toMatchTextContent('Este enlace ya no sirve');
});
