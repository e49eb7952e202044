// 'Quién vio tus datos' and 'Acceso para programas': who looked, none and many pages; personal tokens, none and many, made and shown once, revoked.
import {
  createPersonalToken,
  listPersonalTokens,
  type PersonalToken,
  revokePersonalToken,
} from '@portal/contract/access/personal-tokens';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { type DataAccess, listDataAccesses } from '@portal/contract/privacy/data-accesses';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accounts, ana } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, show } from './portal/portal.tsx';
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
  await openLooks((before) =>
    before.answer(
      listBillingAccounts,
      accounts.map((account) => ({
        ...account,
        AssociatedService: account.AssociatedService.map((service) => ({ ...service, allows: ['manage'] })),
      })),
    ),
  );
  await expect.element(looks).toMatchTextContent('Lo ve el titular de cada línea');
});
