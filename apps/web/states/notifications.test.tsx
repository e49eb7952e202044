// Notifications: none yet, a list that does not come, and which messages somebody wants.
import { getPreferences, listMessages, savePreferences } from '@portal/contract/help/notifications';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { main, openPortal, part } from './portal/portal.tsx';

const none = { headers: { 'X-Total-Count': '0' } };

it('nothing has happened to a new user; a list that does not come is asked for again', async () => {
  const server = await openPortal('/notifications/', ana, (each) => each.fail(listMessages, 'no connection'));
  await expect.element(main).toMatchTextContent('No pudimos cargar tus notificaciones');
  await inspect('notifications-failed');
  server.answer(listMessages, [], none);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(main).toMatchTextContent('Nada nuevo');
  await expect.element(main.getByRole('button', { name: 'Marcar como leídas' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Notificaciones', exact: true }))
    .toBeVisible();
  await inspectEverySize('notifications-none');
});

it('the five boxes are saved together, and given back by Cancelar', async () => {
  const chosen = { email: true, charges: true, promotions: false, bills: true, sms: false };
  const server = await openPortal('/notifications/settings', ana, (each) => {
    each.answer(getPreferences, chosen);
    each.fail(savePreferences, 500);
  });
  const card = part('Qué mensajes quieres recibir');
  const box = (name: string) => card.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await expect.element(box('Notificaciones por correo electrónico')).toBeChecked();
  await box('Promociones por correo electrónico').click();
  await card.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(box('Promociones por correo electrónico')).not.toBeChecked();
  await box('Notificaciones por SMS').click();
  await box('Notificación al realizarse un cobro').click();
  await card.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(card).toMatchTextContent('No pudimos guardar tus preferencias');
  await inspectEverySize('notification-preferences');
  const wanted = { ...chosen, charges: false, sms: true };
  server.answer(savePreferences, wanted);
  await card.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Guardamos tus preferencias')).toBeVisible();
  expect(server.asked(savePreferences).map(({ body }) => body)).toEqual([wanted, wanted]);
});
