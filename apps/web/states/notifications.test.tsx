// Notifications: none yet, a list that does not come, and which messages somebody wants.
import {
  type CommunicationMessage,
  getPreferences,
  listMessages,
  savePreferences,
} from '@portal/contract/help/notifications';
import {
  changeWhatsapp,
  getWhatsapp,
  linkWhatsapp,
  sendWhatsappCode,
  unlinkWhatsapp,
  type WhatsappLink,
} from '@portal/contract/help/whatsapp';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana, noWhatsapp } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, part } from './portal/portal.tsx';

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
  const answer = server.hold(savePreferences);
  await card.getByRole('button', { name: 'Guardar' }).click();
  // Ticked while it is being saved: still to be saved.
  await box('Promociones por correo electrónico').click();
  answer();
  await expect.element(page.getByText('Guardamos tus preferencias')).toBeVisible();
  await expect.element(box('Promociones por correo electrónico')).toBeChecked();
  expect(server.asked(savePreferences).map(({ body }) => body)).toEqual([wanted, wanted]);
});

const told = (id: string, about: Partial<CommunicationMessage>): CommunicationMessage => ({
  '@type': 'CommunicationMessage',
  id,
  href: '',
  messageType: 'billReady',
  subject: 'Tu factura está lista',
  content: 'La factura de (099) 100-0001 es de $18,39. Puedes pagarla hasta el 29 de noviembre.',
  sendTime: '2026-11-21T09:42:00-05:00',
  state: 'completed',
  isRead: true,
  preference: null,
  characteristic: [],
  ...about,
});

it('a row is one sentence with its figure, and what can be switched off is switched off from it', async () => {
  const wanted = { email: true, charges: true, promotions: false, bills: true, sms: false };
  const messages = [
    told('1', { preference: 'bills' }),
    told('2', {
      messageType: 'passwordChanged',
      subject: 'Tu contraseña cambió',
      content: 'Tu contraseña cambió.',
    }),
  ];
  const server = await openPortal('/notifications/', ana, (each) => {
    each.answer(listMessages, messages, { headers: { 'X-Total-Count': '2' } });
    each.answer(getPreferences, wanted);
    each.answer(savePreferences, { ...wanted, bills: false });
  });
  const rows = main.getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent(/^La factura de \(099\) 100-0001 es de \$18,3909:42/);
  await inspectEverySize('notifications-rows');
  await rows.nth(1).getByRole('button').click();
  await page.getByRole('button', { name: 'No escribirme de mis facturas' }).click();
  await expect
    .element(
      page.getByText('Ya no te escribimos de tus facturas por correo ni SMS. WhatsApp se elige aparte.'),
    )
    .toBeVisible();
  expect(server.asked(savePreferences).map(({ body }) => body)).toEqual([{ ...wanted, bills: false }]);
  for (const row of [1, 2]) {
    await rows.nth(row).getByRole('button').click();
    await expect.element(page.getByRole('link', { name: 'Configurar notificaciones' }).last()).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'No escribirme de mis facturas' }))
      .not.toBeInTheDocument();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  }
});

it('a row drawn far to the left is deleted, and comes back by «Deshacer»; a little is nothing', async () => {
  await openPortal('/notifications/', ana, (each) =>
    each.answer(listMessages, [told('1', {})], { headers: { 'X-Total-Count': '1' } }),
  );
  const row = main.getByRole('row').nth(1);
  await expect.element(row).toBeVisible();
  const draw = (by: number) => {
    const at = row.element();
    const to = (name: string, clientX: number) =>
      at.dispatchEvent(
        new PointerEvent(name, { bubbles: true, pointerType: 'touch', isPrimary: true, clientX }),
      );
    to('pointerdown', 340);
    to('pointermove', 340 - by);
    to('pointerup', 340 - by);
  };
  draw(60);
  await expect.element(row).toHaveStyle({ translate: 'none' });
  draw(240);
  await expect.element(row).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(row).toBeVisible();
});

const path = '/notifications/settings';
const card = part('WhatsApp');
const press = (name: string) => card.getByRole('button', { name }).click();
const linked: WhatsappLink = {
  ...noWhatsapp,
  number: '0991000001',
  kinds: ['bills'],
  linkedAt: '2026-11-25T10:00:00-05:00',
  businessNumber: '0990000611',
};

it('a number is linked by the code that went to it, of what was chosen', async () => {
  const server = await openPortal(path, ana, (each) => {
    each.answer(sendWhatsappCode, {
      codeNumberEn: 'handle',
      codeLength: 6,
      expiresIn: 300,
      destination: '******0001',
    });
    each.refuse(linkWhatsapp, 'OTP_INVALID');
  });
  await card.getByLabelText('Tu número de WhatsApp').fill('12345');
  await press('Enviar código');
  await expect.element(card).toMatchTextContent('Escribe un número móvil');
  await inspectEverySize('whatsapp-number-wrong');
  await card.getByLabelText('Tu número de WhatsApp').fill('099 100 0001');
  await press('Enviar código');
  await expect.element(card).toMatchTextContent(/código por WhatsApp al \*{6}0001/);
  await press('Vincular');
  await expect.element(card).toMatchTextContent('Escribe el código que te llegó');
  await card.getByLabelText('Código', { exact: true }).fill('123456');
  await card.getByLabelText('Cuando tu factura esté lista').click();
  await press('Vincular');
  await expect.element(card).toMatchTextContent('El código no es correcto');
  await inspectEverySize('whatsapp-code-wrong');
  server.refuse(linkWhatsapp, 'OTP_EXPIRED');
  await press('Vincular');
  await expect.element(card).toMatchTextContent('Ese código ya no sirve');
  server.answer(linkWhatsapp, linked);
  await press('Vincular');
  await expect.element(card).toMatchTextContent('Vinculado al (099) 100-0001');
  expect(server.asked(linkWhatsapp).at(-1)?.body).toMatchObject({
    codeNumberEn: 'handle',
    codeNumber: '123456',
    kinds: ['bills'],
  });
});

it('too many codes are said so, and another number can be tried', async () => {
  const server = await openPortal(path, ana, (each) => each.refuse(sendWhatsappCode, 'TOO_MANY_REQUESTS'));
  await card.getByLabelText('Tu número de WhatsApp').fill('0991000001');
  await press('Enviar código');
  await expect.element(card.getByRole('alert')).toMatchTextContent('Ya enviamos varios códigos');
  server.answer(sendWhatsappCode, {
    codeNumberEn: 'handle',
    codeLength: 6,
    expiresIn: 300,
    destination: '******0001',
  });
  await press('Enviar código');
  await press('Usar otro número');
  await expect.element(card.getByLabelText('Tu número de WhatsApp')).toHaveValue('0991000001');
});

it('what is chosen is saved, it is stopped and goes on, and ends with a second press', async () => {
  const server = await openPortal(path, ana, (each) => {
    each.answer(getWhatsapp, linked);
    each.answer(changeWhatsapp, ({ body }) => ({ ...linked, ...(body as object) }));
  });
  await expect.element(card).toMatchTextContent('Escríbenos por WhatsApp al (099) 000-0611');
  await inspectEverySize('whatsapp-linked');
  await card.getByLabelText('Consumo, líneas y trámites').click();
  await press('Guardar');
  await expect.poll(() => server.asked(changeWhatsapp).at(-1)?.body).toEqual({ kinds: ['bills', 'news'] });
  await press('Detener');
  await expect.element(card).toMatchTextContent('te llega por SMS');
  await inspectEverySize('whatsapp-stopped');
  await press('Activar');
  await expect.element(card).toMatchTextContent('responde SALIR');
  server.answer(unlinkWhatsapp, null as never);
  await press('Desvincular');
  server.answer(getWhatsapp, noWhatsapp);
  await dialog('Desvincular tu WhatsApp').getByRole('button', { name: 'Desvincular' }).click();
  await expect.element(card.getByLabelText('Tu número de WhatsApp')).toBeVisible();
});

it('what does not come leaves the rest of the page, and is asked for again', async () => {
  const server = await openPortal(path, ana, (each) => each.fail(getWhatsapp, 500));
  await expect.element(card).toMatchTextContent('No pudimos cargar WhatsApp');
  await expect.element(main).toMatchTextContent('Qué mensajes quieres recibir');
  await inspectEverySize('whatsapp-failed');
  server.answer(getWhatsapp, noWhatsapp);
  await card.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(card.getByLabelText('Tu número de WhatsApp')).toBeVisible();
});
