// A forgotten password: who cannot recover it, who is blocked and can, the rules of a new one, and a network that is gone.

import { checkRegistered, generateCode, resetPassword } from '@portal/contract/access/sso';
import { getBotChallenge, getClientIp } from '@portal/contract/help/portal-support';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rememberAccessFlow } from '../src/session/access-flow.ts';
import { challenge } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { address, expectTexts, heading, main, openPortal, show } from './portal/portal.tsx';

const luis = '593992000001';
const messages = main.getByRole('alert');
const alert = page.getByRole('dialog');
const identifier = page.getByLabelText('Número móvil o correo electrónico');
const goOn = page.getByRole('button', { name: 'Continuar' });

async function says(title: string, text: string | RegExp): Promise<void> {
  await expect.element(alert).toHaveAccessibleName(title);
  await expect.element(alert).toHaveAccessibleDescription(text);
  await alert.getByRole('button', { name: 'Aceptar' }).click();
  await expect.element(alert).not.toBeInTheDocument();
}

it('who cannot recover, a network that is gone, and who is blocked and can', async () => {
  const server = await openPortal('/recovery-password', null, (each) => {
    each.answer(getClientIp, { ip: '127.0.0.1' });
    each.answer(getBotChallenge, challenge);
  });
  for (const [typed, sentence] of [
    ['', 'La información que ingresaste no es válida'],
    ['hola', 'La información que ingresaste no es válida'],
    ['09920000', 'El número Claro debe contener 10 dígitos'],
    ['luis@', 'No es un email válido'],
  ] as const) {
    await identifier.fill(typed);
    await goOn.click();
    await expectTexts(messages, [sentence]);
  }
  await inspectEverySize('recovery-not-valid');

  const unanswered = [
    'Sin conexión',
    'No pudimos conectarnos. Revisa tu internet e intenta de nuevo.',
  ] as const;
  await identifier.fill('0992000001');
  server.fail(checkRegistered, 'no connection');
  await goOn.click();
  await says(...unanswered);
  server.answer(checkRegistered, null);
  server.fail(generateCode, 'no connection');
  await goOn.click();
  await says(...unanswered);
  await expect.element(identifier).toHaveValue('0992000001');

  server.refuse(checkRegistered, 'NOT_REGISTERED');
  await goOn.click();
  await says('Error', 'El correo/teléfono no se encuentra registrado en nuestro sistema');
  await expect.element(identifier).toHaveFocus();
  await expect.element(identifier).toHaveAttribute('aria-invalid', 'true');

  // The text before the first colon of what the server says.
  const message = 'Su cuenta ha sido bloqueada, favor de intentar nuevamente en 15 minutos: o pide un código';
  server.fail(checkRegistered, { shape: { code: 'BLOCKED', message }, status: 412 });
  await goOn.click();
  await expect
    .element(alert)
    .toHaveAccessibleDescription(/^Su cuenta ha sido bloqueada.* en 15 minutos No hace falta que esperes/);
  await inspect('recovery-blocked');
  const code = { codeNumberEn: 'a-code', codeLength: 6, expiresIn: 300, destination: '******0001' } as const;
  server.answer(generateCode, code);
  await page.getByRole('button', { name: 'Enviarme un código' }).click();
  await expect.poll(address).toBe('/check-cell-phone-recovery');
});

const LATER = ['/check-email-recovery', '/check-cell-phone-recovery', '/new-password'];
const now = () => ({
  identifier: luis,
  handle: 'a-code',
  destination: '******0001',
  sentAt: Date.now(),
  expiresAt: Date.now() + 300_000,
  subscriptionType: null,
});
const grant = () => ({ text: 'a-grant', expiresAt: Date.now() + 300_000 });

it('every address of the flow leads to the step that is next; a new password needs its grant', async () => {
  await openPortal('/recovery-password', null);
  for (const path of LATER) {
    show(path);
    await expect.poll(address).toBe('/recovery-password');
  }
  rememberAccessFlow('recovery', { sent: now() });
  for (const path of LATER) {
    show(path);
    await expect.poll(address).toBe('/check-cell-phone-recovery');
  }
  rememberAccessFlow('recovery', { grant: grant() });
  for (const path of LATER) {
    show(path);
    await expect.poll(address).toBe('/new-password');
  }
});

it('the list of rules follows every key, the form says what is missing, and what was typed outlives a lost network', async () => {
  const server = await openPortal('/new-password', null, (each) => {
    rememberAccessFlow('recovery', { sent: now(), grant: grant() });
    each.refuse(resetPassword, 'PASSWORD_COMMON');
  });
  await expect.element(heading).toHaveTextContent('Restablecer contraseña');
  const password = page.getByRole('textbox', { name: 'Contraseña nueva' });
  const confirmation = page.getByRole('textbox', { name: 'Confirmar contraseña' });
  const submit = page.getByRole('button', { name: 'Cambiar contraseña' });
  const rules = [
    'De 8 a 12 caracteres',
    'Al menos un número',
    'Sin espacios ni caracteres especiales',
    'Las dos contraseñas iguales',
  ];
  const shows = (...met: boolean[]) =>
    expectTexts(
      main.getByRole('listitem'),
      rules.map((rule, at) => `${met[at] ? 'Cumple' : 'Falta'}: ${rule}`),
    );
  await shows(false, false, false, false);
  await submit.click();
  await says('Restablecer contraseña', 'Es necesario restablecer tu contraseña para poder continuar');
  await password.click();
  for (const [keys, ...met] of [
    ['luna', false, false, true, false],
    ['26', false, true, true, false],
    ['ab', true, true, true, false],
    ['!', true, true, false, false],
  ] as const) {
    await userEvent.keyboard(keys);
    await shows(...met);
  }
  await inspectEverySize('recovery-rules');
  const rule = 'La Contraseña no cumple los requerimientos';
  for (const [typed, again, sentence] of [
    ['', 'LunaClara26', 'La Contraseña es requerida'],
    ['luna clara26', 'luna clara26', rule],
    ['LunaClara26', 'lunaclara26', 'Las Contraseñas no coinciden'],
  ] as const) {
    await password.fill(typed);
    await confirmation.fill(again);
    await submit.click();
    await expectTexts(messages, [sentence]);
  }
  expect(server.asked(resetPassword)).toEqual([]);
  await password.fill('password1');
  await confirmation.fill('password1');
  await shows(true, true, true, true);
  await submit.click();
  await expect.element(messages).toMatchTextContent(/no cumple los requerimientos.*demasiado común/);
  server.fail(resetPassword, 'no connection');
  await password.fill('LunaClara26');
  await confirmation.fill('LunaClara26');
  await submit.click();
  await says('Sin conexión', 'No pudimos conectarnos. Revisa tu internet e intenta de nuevo.');
  await expect.element(password).toHaveValue('LunaClara26');
  server.answer(resetPassword, { message: '' });
  await submit.click();
  await says('¡Éxito!', 'Contraseña modificada exitosamente');
  await expect.element(heading).toHaveTextContent('Inicio de Sesión');
});
