// 'Mis datos': personal tokens, none and many, made and shown once, revoked.
import {
  createPersonalToken,
  listPersonalTokens,
  type PersonalToken,
  revokePersonalToken,
} from '@portal/contract/access/personal-tokens';
import { listDataRequests } from '@portal/contract/privacy/data-requests';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana, givenServices } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, part, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const token: PersonalToken = {
  ...{ '@type': 'PersonalToken', id: 'one', href: '', name: 'La pantalla de la cocina, junto a la nevera' },
  ...{ scopes: ['usage', 'balance'], createdAt: '2026-11-03T10:00:00-05:00', lastUsedAt: null },
  expiresAt: '2027-02-01T10:00:00-05:00',
};
const card = part('Tokens personales');

const open = (tokens: PersonalToken[], prepare: (server: Server) => void = () => undefined) =>
  openPortal('/profile/privacy', ana, (server) => {
    givenServices(server);
    server.answer(listPersonalTokens, tokens);
    server.answer(listDataRequests, []);
    prepare(server);
  });

it('a token is named, may read something, and is shown this once', async () => {
  const server = await open([]);
  await card.getByRole('button', { name: 'Crear token' }).click();
  const wish = dialog('Nuevo token');
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
  await expect.element(wish).toMatchTextContent('Ya tienes 10 tokens');
  await inspectEverySize('privacy-new-token');
  const secret = `pt_${'a1_-'.repeat(16)}b`;
  server.answer(createPersonalToken, { ...token, token: secret }, { status: 201 });
  server.answer(listPersonalTokens, [token]);
  await make.click();
  const made = dialog('Copia tu token');
  await expect.element(made).toMatchTextContent(secret);
  await inspectEverySize('privacy-made-token');
  expect(server.asked(createPersonalToken).at(-1)?.body).toEqual({
    ...{ name: 'Cocina', scopes: ['bills'], days: 365 },
  });
  await made.getByRole('button', { name: 'Ya lo guardé' }).click();
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
  await expect.element(page.getByText('Token eliminado')).toBeVisible();
  expect(server.asked(revokePersonalToken).map(({ words }) => words.get('id'))).toEqual(['one']);
  server.fail(listPersonalTokens, 500);
  show('/profile/privacy');
  await expect.element(main).toMatchTextContent('No pudimos cargar tus tokens');
  await inspect('privacy-failed');
});
