// 'Quién vio tus datos' and 'Acceso para programas': who looked, none and many pages; personal tokens, none and many, made and shown once, revoked.
import {
  createPersonalToken,
  listPersonalTokens,
  type PersonalToken,
  revokePersonalToken,
} from '@portal/contract/access/personal-tokens';
import { deleteUser, login, restoreUser } from '@portal/contract/access/sso';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAgreements, listPrivacyChoices, verifyConsents } from '@portal/contract/privacy/agreements';
import { type DataAccess, listDataAccesses } from '@portal/contract/privacy/data-accesses';
import {
  createDataRequest,
  type DataRequest,
  listDataRequests,
} from '@portal/contract/privacy/data-requests';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accountsWith, ana, inDays } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, part, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const token: PersonalToken = {
  '@type': 'PersonalToken',
  id: 'one',
  href: '',
  name: 'La pantalla de la cocina, junto a la nevera',
  scopes: ['usage', 'balance'],
  createdAt: '2026-11-03T10:00:00-05:00',
  lastUsedAt: null,
  expiresAt: '2027-02-01T10:00:00-05:00',
};
const card = main;

const open = (tokens: PersonalToken[], prepare: (server: Server) => void = () => undefined) =>
  openPortal('/profile/privacy/programs', ana, (server) => {
    server.answer(listPersonalTokens, tokens);
    prepare(server);
  });
const openLooks = (prepare: (server: Server) => void = () => undefined) =>
  openPortal('/profile/privacy/accesses', ana, (server) => {
    server.answer(listDataAccesses, []);
    prepare(server);
  });

it('a token is named, may read something, and is shown this once', async () => {
  const server = await open([]);
  await card.getByRole('button', { name: 'Crear acceso' }).click();
  const wish = dialog('Nuevo acceso');
  const name = wish.getByRole('textbox', { name: 'Nombre' });
  const make = wish.getByRole('button', { name: 'Crear' });
  await make.click();
  await expect.element(wish).toMatchTextContent('Escribe un nombre');
  await name.fill('Cocina');
  await wish.getByRole('checkbox', { name: /Consumos/ }).click();
  await make.click();
  await expect.element(wish).toMatchTextContent('Elige al menos una opción');
  await wish.getByRole('checkbox', { name: /Facturas/ }).click();
  await wish.getByRole('radio', { name: 'Un año' }).click();
  server.refuse(createPersonalToken, 'TOO_MANY_TOKENS');
  await make.click();
  await expect.element(wish).toMatchTextContent('Ya tienes 10 accesos');
  await inspectEverySize('privacy-new-token');
  const secret = `pt_${'a1_-'.repeat(16)}b`;
  server.answer(createPersonalToken, { ...token, token: secret }, { status: 201 });
  server.answer(listPersonalTokens, [token]);
  await make.click();
  const made = dialog('Copia esta clave en tu programa');
  await expect.element(made).toMatchTextContent(secret);
  await inspectEverySize('privacy-made-token');
  expect(server.asked(createPersonalToken).at(-1)?.body).toEqual({
    name: 'Cocina',
    scopes: ['bills'],
    days: 365,
  });
  await made.getByRole('button', { name: 'Ya la guardé' }).click();
  await expect.element(card).toMatchTextContent('Consumos, Saldos · hasta el 1 feb 2027 · sin usar');
  await expect.element(page.getByText(secret)).not.toBeInTheDocument();
});

it('one is revoked; those that do not come are asked for again', async () => {
  const server = await open([token]);
  await inspectEverySize('privacy-tokens');
  server.answer(revokePersonalToken, null as never);
  server.answer(listPersonalTokens, []);
  await card.getByRole('button', { name: `Eliminar ${token.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect.element(page.getByText('Acceso eliminado')).toBeVisible();
  expect(server.asked(revokePersonalToken).map(({ words }) => words.get('id'))).toEqual(['one']);
  server.fail(listPersonalTokens, 500);
  show('/profile/privacy/programs');
  await expect.element(main).toMatchTextContent('No pudimos cargar los accesos');
  await inspect('privacy-failed');
});

const look = (id: number, over: Partial<DataAccess> = {}): DataAccess => ({
  '@type': 'DataAccess',
  id: String(id),
  href: '',
  accessDate: '2026-11-20T10:04:00-05:00',
  dataKind: 'figures',
  serviceNumber: '0991000001',
  place: null,
  relatedParty: { role: 'viewer', name: 'Elena Vera Salas', '@referredType': 'Individual' },
  ...over,
});
const nobody = { name: null, '@referredType': 'Individual' } as const;
const looks = main;

it('who looked: nobody yet, and those that do not come are asked for again', async () => {
  const server = await openLooks();
  await expect.element(looks).toMatchTextContent('Nadie más ha visto tus datos');
  await inspect('privacy-no-looks');
  server.fail(listDataAccesses, 500);
  show('/profile/privacy/accesses');
  await expect.element(main).toMatchTextContent('No pudimos cargar quién vio tus datos');
});

it('who looked: with a name or without, with what they saw, from where, and more on the next page', async () => {
  const first = [
    look(1),
    look(2, {
      dataKind: 'bills',
      place: 'Guayaquil, Ecuador',
      relatedParty: { ...nobody, role: 'linkOpener' },
    }),
    look(3, {
      dataKind: 'records',
      serviceNumber: 'IN-100001',
      relatedParty: { role: 'operator', name: 'Servicio al cliente', '@referredType': 'Organization' },
    }),
    look(4, {
      dataKind: 'requests',
      serviceNumber: null,
      relatedParty: { ...nobody, role: 'repairFollower' },
    }),
    look(5, { relatedParty: { ...nobody, role: 'manager' } }),
  ];
  const server = await openLooks((before) =>
    before.answer(listDataAccesses, first, { status: 206, headers: { 'X-Total-Count': '9' } }),
  );
  const rows = looks.getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent('Elena Vera Salas · solo mira');
  await expect
    .element(rows.nth(0))
    .toMatchTextContent('Consumos y saldos · línea (099) 100-0001 · 20 nov 2026');
  await expect.element(rows.nth(1)).toMatchTextContent('Quien abrió tu enlace de pago');
  await expect.element(rows.nth(1)).toMatchTextContent('desde Guayaquil, Ecuador');
  await expect.element(rows.nth(2)).toMatchTextContent('Servicio al cliente · nuestro personal');
  await expect.element(rows.nth(3)).toMatchTextContent('Alguien con el número de tu reparación');
  await expect.element(rows.nth(4)).toMatchTextContent('Alguien que administraba la línea');
  await inspectEverySize('privacy-looks');
  server.answer(listDataAccesses, [look(9, { dataKind: 'chip' })], { headers: { 'X-Total-Count': '9' } });
  await looks.getByRole('button', { name: 'Siguiente' }).click();
  await expect.element(looks).toMatchTextContent('Datos del chip');
  expect(server.asked(listDataAccesses).at(-1)?.words.get('offset')).toBe('8');
});

it('who looked is for whoever holds a line: a manager is told so', async () => {
  await openLooks((before) => before.answer(listBillingAccounts, accountsWith({ allows: ['manage'] })));
  await expect.element(looks).toMatchTextContent('Lo ve el titular de cada línea');
});

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
const openRequests = (
  path: string,
  requests: DataRequest[],
  prepare: (server: Server) => void = () => undefined,
) =>
  openPortal(path, ana, (server) => {
    server.answer(listDataRequests, requests);
    prepare(server);
  });
/** The parent opens its first page. */
const openCopy = (requests: DataRequest[]) => openRequests('/profile/privacy', requests);
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
  const server = await openRequests('/profile/privacy/correction', []);
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
  const server = await openRequests('/profile/contracts', [], (each) => {
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
  const server = await openRequests('/profile/privacy/erasure', []);
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
