// Associating: numbers and documents that are refused in words, another code, and pages in the middle of it.

import { generateCode } from '@portal/contract/access/sso';
import { problems } from '@portal/contract/errors';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepLineCode } from '../src/session/line-code.ts';
import { ana } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { address, expectTexts, heading, main, openPortal, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const open = (path: string, prepare: (server: Server) => void = () => {}) =>
  openPortal(`/associate-services${path}`, ana, prepare);
const alert = page.getByRole('dialog');
const number = main.getByLabelText('Número móvil');
const goOn = main.getByRole('button', { name: 'Continuar' });
const cancel = main.getByRole('button', { name: 'Cancelar' });

async function says(title: string, text: string): Promise<void> {
  await expect.element(alert).toHaveAccessibleName(title);
  await expect.element(alert).toMatchTextContent(text);
  await alert.getByRole('button', { name: 'Aceptar' }).click();
  await expect.element(alert).not.toBeInTheDocument();
}

const sent = { codeNumberEn: 'a-code', codeLength: 6, expiresIn: 300, destination: '******0002' } as const;

it('a number that is none, a business’s and one’s own are refused; the line has the last word on its kind', async () => {
  const server = await open('/choose');
  await goOn.click();
  await expectTexts(main.getByRole('alert'), ['Campo requerido']);
  await number.fill('09930');
  await goOn.click();
  await expectTexts(main.getByRole('alert'), ['Número debe ser de 10 dígitos']);
  await inspectEverySize('associate-choose');
  await number.fill('0993000002');
  server.refuse(generateCode, 'BUSINESS_LINE');
  await goOn.click();
  await says('Aviso', 'Favor ingresa al portal de Empresas para que puedas utilizar Mi Claro');
  await expect.element(number).toHaveValue('0993000002');
  server.refuse(generateCode, 'ALREADY_ASSOCIATED');
  await goOn.click();
  await says('Error', problems.ALREADY_ASSOCIATED.message.split(':')[0] ?? '');
  server.answer(generateCode, sent, { headers: { subscriptiontype: 'Postpaid' } });
  await goOn.click();
  await expect.poll(address).toBe('/associate-services/post-paid/2');

  // Whatever was chosen, the page says what the line is.
  show('/associate-services/pre-paid/1');
  await number.fill('0993000003');
  await goOn.click();
  await expect.poll(address).toBe('/associate-services/post-paid/2');
  await expect.element(main).toMatchTextContent('Esta línea es postpago');
  await inspect('associate-other-kind');
  await cancel.click();
  await expect.poll(address).toBe('/associate-services/');
});

it('whoever comes back finds the code on its way; another one is refused in words', async () => {
  const server = await open('/pre-paid/1', (each) => each.refuse(generateCode, 'TOO_MANY_REQUESTS'));
  const sentAt = Date.now() - 61_000;
  const of = { phoneNumber: '0993000001', kind: 'Prepaid', chosen: 'Prepaid', handle: 'a-code' } as const;
  keepLineCode({ ...of, sentAt, expiresAt: sentAt + 300_000 });
  show('/associate-services/pre-paid/1');
  await expect.element(number).toHaveValue('0993000001');
  await goOn.click();
  await expect.poll(address).toBe('/associate-services/pre-paid/2');
  expect(server.asked(generateCode)).toEqual([]);
  const resend = main.getByRole('button', { name: 'Reenviar aquí' });
  await resend.click();
  await says('Error', problems.TOO_MANY_REQUESTS.message);
  await expect.element(resend).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Cambiar número' }).click();
  await expect.element(number).toHaveValue('0993000001');
});

it.each([
  '/pre-paid/2',
  '/post-paid/2',
  '/post-paid/9',
  '/success',
  '/pre-paid/3',
  '/post-paid/3',
  '/fixed/3',
])('%s begins anew', async (path) => {
  await open(path);
  await expect.poll(() => address().replace(/\/$/, '')).toBe('/associate-services');
  await expect.element(heading).toHaveTextContent('Asociar un servicio');
});
