// WhatsApp: a number that is none, a code that is wrong or over, what was chosen, stopped, and unlinked.
import {
  changeWhatsapp,
  getWhatsapp,
  linkWhatsapp,
  sendWhatsappCode,
  unlinkWhatsapp,
  type WhatsappLink,
} from '@portal/contract/help/whatsapp';
import { expect, it } from 'vitest';
import { ana, noWhatsapp } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, part } from './portal/portal.tsx';

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
