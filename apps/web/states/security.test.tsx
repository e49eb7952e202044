// Who enters the account: devices, many and alone, closed, and what does not come; two steps; passkeys.

import {
  getFactorRecovery,
  stopFactorRecovery,
  stopFactorRecoveryByLink,
} from '@portal/contract/access/factor-recovery';
import {
  askToStepUp,
  beginPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
} from '@portal/contract/access/passkeys';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
} from '@portal/contract/access/second-factor';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type OpenSession,
} from '@portal/contract/access/sessions';
import { generateCode, stepUp, validateCode } from '@portal/contract/access/sso';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, part, show } from './portal/portal.tsx';
import { type Server, serverTime } from './portal/server.ts';

const session = (id: string, more: Partial<OpenSession> = {}): OpenSession => ({
  '@type': 'OpenSession',
  id,
  href: '',
  device: 'Computador, Firefox',
  deviceType: 'computer',
  place: null,
  createdAt: '2026-11-01T10:00:00-05:00',
  current: false,
  lastSeenAt: new Date(serverTime() - 2 * 60 * 60_000).toISOString(),
  ...more,
});
const here = session('here', {
  device: 'iPhone, Safari',
  deviceType: 'phone',
  current: true,
  place: 'Guayaquil, Ecuador',
  // However long the tests before take, it is now.
  lastSeenAt: new Date(serverTime() + 20 * 60_000).toISOString(),
});

const app = part('Aplicación de códigos');
const off = { '@type': 'SecondFactor', active: false, since: null, backupCodesLeft: 0 } as const;
const on = { ...off, active: true, since: '2026-11-01T10:00:00-05:00', backupCodesLeft: 8 } as const;
const secret = 'QVOZZBN56ZPJCOHAE5HO5KVKVVG7KTAD';
const uri = `otpauth://totp/Mi%20Claro:ana?secret=${secret}&issuer=Mi%20Claro`;
const codes = Array.from({ length: 10 }, (_, place) => `1234 5678 901${place}`);

const noRecovery = { '@type': 'FactorRecovery', endsAt: null } as const;
const passkey: Passkey = {
  '@type': 'Passkey',
  id: 'one',
  href: '',
  name: 'El celular de siempre, el de la funda azul con brillos',
  createdAt: '2026-11-03T10:00:00-05:00',
  lastUsedAt: null,
};
const keys = main;

const open = (path: string, prepare: (server: Server) => void = () => undefined) =>
  openPortal(path, ana, (server) => {
    server.answer(getSecondFactor, off);
    server.answer(listPasskeys, []);
    server.answer(getFactorRecovery, noRecovery);
    prepare(server);
  });
const openDevices = (sessions: OpenSession[]) =>
  open('/profile/security/devices', (server) => server.answer(listSessions, sessions));
/** The parent opens its first page. */
const openApp = (prepare?: (server: Server) => void) => open('/profile/security', prepare);
const openKeys = () => open('/profile/security/passkeys');
const card = main;

it('one alone is this one, and nothing to close', async () => {
  await openDevices([here]);
  await expect.element(card).toMatchTextContent('iPhone, Safari');
  await expect.element(card).toMatchTextContent('Guayaquil, Ecuador · ahora');
  await expect.element(card).toMatchTextContent('Este equipo');
  expect(card.getByRole('button').elements()).toEqual([]);
});

it('many: one is closed, then all others', async () => {
  const server = await openDevices([
    here,
    session('1'),
    session('2', { device: 'Tableta, Samsung Internet for Android', deviceType: 'tablet' }),
    session('3', {
      device: 'Equipo desconocido',
      deviceType: 'other',
      place: 'San Francisco de Milagro, Ecuador',
    }),
  ]);
  await expect.element(card).toMatchTextContent('hace 2 horas');
  await inspectEverySize('security-sessions');
  server.answer(endSession, null as never);
  server.answer(listSessions, [here, session('1'), session('3')]);
  await card.getByRole('button', { name: 'Cerrar sesión en Tableta, Samsung Internet for Android' }).click();
  await expect.element(page.getByText('Sesión cerrada')).toBeVisible();
  await expect.element(card).not.toMatchTextContent('Tableta');
  expect(server.asked(endSession).map(({ words }) => words.get('id'))).toEqual(['2']);
  server.answer(endOtherSessions, null as never);
  server.answer(listSessions, [here]);
  await card.getByRole('button', { name: 'Cerrar sesión en los demás' }).click();
  await expect.element(page.getByText('Cerramos tus otras sesiones')).toBeVisible();
  expect(server.asked(endOtherSessions).map(({ words }) => words.get('others'))).toEqual(['true']);
  await expect
    .element(card.getByRole('button', { name: 'Cerrar sesión en los demás' }))
    .not.toBeInTheDocument();
});

it('what cannot be closed says so and stays', async () => {
  const server = await openDevices([here, session('1')]);
  server.fail(endSession, 500);
  await card.getByRole('button', { name: 'Cerrar sesión en Computador, Firefox' }).click();
  await expect.element(page.getByText('No pudimos hacerlo. Intenta de nuevo en un momento.')).toBeVisible();
  await expect.element(card).toMatchTextContent('Computador, Firefox');
});

it('sessions that do not come are asked for again', async () => {
  const server = await open('/profile/security/devices', (each) => each.fail(listSessions, 500));
  await expect.element(main).toMatchTextContent('No pudimos cargar tus equipos');
  await inspect('security-failed');
  server.answer(listSessions, [here]);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(card).toMatchTextContent('iPhone, Safari');
});

it('an app of codes: its picture, a wrong code, a right one, and codes for paper', async () => {
  const server = await openApp((each) => {
    each.answer(getSecondFactor, off);
    each.answer(beginSecondFactor, { '@type': 'NewSecondFactor', secret, uri }, { status: 201 });
  });
  await app.getByRole('button', { name: 'Activar' }).click();
  await expect
    .element(app.getByRole('img', { name: 'Código QR para tu aplicación de códigos' }))
    .toBeVisible();
  await expect.element(app).toMatchTextContent('QVOZ ZBN5 6ZPJ');
  const code = app.getByRole('textbox', { name: 'Código de 6 dígitos' });
  const confirm = app.getByRole('button', { name: 'Activar' });
  await confirm.click();
  await expect.element(code).toHaveAccessibleDescription('Escribe el código de la aplicación');
  server.refuse(confirmSecondFactor, 'OTP_INVALID');
  await code.fill('000000');
  await confirm.click();
  await expect
    .element(code)
    .toHaveAccessibleDescription('El código no es correcto. Escribe el que ves ahora.');
  await inspectEverySize('security-new-app');
  server.answer(confirmSecondFactor, { '@type': 'BackupCodes', backupCodes: codes });
  server.answer(getSecondFactor, on);
  await code.fill('123456');
  await confirm.click();
  const paper = part(/^Tus códigos de/);
  await expect.element(paper).toMatchTextContent('Guárdalos ahora: no los volverás a ver.');
  for (const each of codes) await expect.element(paper).toMatchTextContent(each);
  await inspectEverySize('security-backup-codes');
  await paper.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect.element(app).toMatchTextContent('Te quedan 8 de 10');
  await expect.element(app).toMatchTextContent('Activa');
});

it('it is turned off after a question and a code, which any call asks for', async () => {
  const server = await openApp((each) => each.answer(getSecondFactor, on));
  await inspectEverySize('security-second-step');
  server.answer(
    endSecondFactor,
    { code: 'STEP_UP_REQUIRED', message: '', methods: ['password', 'code'] } as never,
    { status: 403 },
  );
  await app.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  const asked = dialog('Confirma que eres tú');
  await asked.getByRole('button', { name: 'Usar un código' }).click();
  await asked.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(asked).toMatchTextContent('Escribe tu código');
  await inspect('step-up-by-code');
  server.refuse(stepUp, 'OTP_INVALID');
  await asked.getByRole('textbox', { name: 'Código de verificación' }).fill('000000');
  await asked.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(asked).toMatchTextContent('El código no es correcto');
  server.answer(stepUp, null as never);
  server.answer(endSecondFactor, null as never);
  server.answer(getSecondFactor, off);
  await asked.getByRole('textbox', { name: 'Código de verificación' }).fill('123 456');
  await asked.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(page.getByText('Verificación en dos pasos desactivada')).toBeVisible();
  expect(server.asked(stepUp).at(-1)?.body).toEqual({ code: '123 456' });
});

it('passkeys: none yet, one that is not made, many, and one less', async () => {
  const server = await openKeys();
  await expect.element(keys).toMatchTextContent('Entra con tu huella');
  await keys.getByRole('button', { name: 'Agregar llave' }).click();
  const adding = dialog('Nueva llave de acceso');
  const name = adding.getByRole('textbox', { name: 'Nombre' });
  await name.fill(' ');
  await adding.getByRole('button', { name: 'Crear' }).click();
  await expect.element(name).toHaveAccessibleDescription('Escribe un nombre');
  server.refuse(beginPasskey, 'TOO_MANY_PASSKEYS');
  await name.fill('Mi laptop');
  await adding.getByRole('button', { name: 'Crear' }).click();
  await expect.element(adding).toMatchTextContent('Ya tienes 10 llaves de acceso');
  await inspectEverySize('security-new-passkey');
  await adding.getByRole('button', { name: 'Cancelar' }).click();

  const used = { ...passkey, id: 'two', name: 'iPhone', lastUsedAt: session('').lastSeenAt };
  server.answer(listPasskeys, [passkey, used]);
  show('/profile/security/passkeys');
  await expect.element(keys).toMatchTextContent('Creada el 3 nov 2026 · sin usar');
  await expect.element(keys).toMatchTextContent('usada hace 2 horas');
  await inspectEverySize('security-passkeys');
  server.answer(removePasskey, null as never);
  server.answer(listPasskeys, [passkey]);
  await keys.getByRole('button', { name: 'Eliminar iPhone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect.element(page.getByText('Llave de acceso eliminada')).toBeVisible();
  await expect.element(keys).not.toMatchTextContent('iPhone');
  expect(server.asked(removePasskey).map(({ words }) => words.get('id'))).toEqual(['two']);
});

it('after a reset by mail a code to a line of theirs is asked for, and the number that is none of theirs said', async () => {
  const server = await openApp((each) => each.answer(getSecondFactor, on));
  const waits = { code: 'STEP_UP_REQUIRED', message: '', methods: ['lineGrant'] } as never;
  server.answer(endSecondFactor, waits, { status: 403 });
  await app.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  const asked = dialog('Confirma que eres tú');
  await expect.element(asked).toMatchTextContent('podrás hacer esto en 24 horas');
  await asked.getByRole('button', { name: 'Enviar código' }).click();
  await expect.element(asked).toMatchTextContent('Escribe los 10 dígitos');
  server.refuse(generateCode, 'NOT_FOUND');
  const number = asked.getByRole('textbox', { name: 'Número de tu línea' });
  await number.fill('0991000009');
  await asked.getByRole('button', { name: 'Enviar código' }).click();
  await expect.element(asked).toMatchTextContent('Con esa línea no podemos confirmarlo');
  server.answer(generateCode, {
    codeNumberEn: 'handle',
    codeLength: 6,
    expiresIn: 300,
    destination: '******0001',
  });
  await number.fill('0991000001');
  await asked.getByRole('button', { name: 'Enviar código' }).click();
  await inspectEverySize('step-up-by-line');
  server.answer(validateCode, { valid: true }, { headers: { 'x-otp-grant': 'earned' } });
  server.answer(stepUp, null as never);
  server.answer(endSecondFactor, null as never);
  server.answer(getSecondFactor, off);
  await asked.getByRole('textbox', { name: 'Código que enviamos a ******0001' }).fill('123 456');
  await asked.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(page.getByText('Verificación en dos pasos desactivada')).toBeVisible();
  expect(server.asked(stepUp).at(-1)?.body).toEqual({ lineGrant: 'earned' });
});

it('who has a passkey may use it where a password is asked for again', async () => {
  const server = await openApp((each) => each.answer(getSecondFactor, on));
  const methods = ['password', 'code', 'assertion'];
  server.answer(endSecondFactor, { code: 'STEP_UP_REQUIRED', message: '', methods } as never, {
    status: 403,
  });
  await app.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  const asked = dialog('Confirma que eres tú');
  server.fail(askToStepUp, 500);
  await asked.getByRole('button', { name: 'Usar mi llave de acceso' }).click();
  await expect.element(asked).toMatchTextContent('No pudimos comprobarlo');
  await inspectEverySize('step-up-by-passkey');
});

it('a second step that is about to go is said with its hour, and stays with a press', async () => {
  const endsAt = '2026-11-24T05:20:00-05:00';
  const server = await openApp((each) => {
    each.answer(getSecondFactor, on);
    each.answer(getFactorRecovery, { ...noRecovery, endsAt });
  });
  await expect
    .element(main)
    .toMatchTextContent('Tu verificación en dos pasos se desactivará el 24 nov 2026, 05:20');
  await inspectEverySize('security-recovery');
  server.answer(stopFactorRecovery, null as never);
  server.answer(getFactorRecovery, noRecovery);
  await main.getByRole('button', { name: 'Cancelar la solicitud' }).click();
  await expect.element(page.getByText('Tu verificación en dos pasos sigue activa')).toBeVisible();
  await expect.element(main).not.toMatchTextContent('se desactivará el');
});

it('the message’s link stops it without signing in; one that is over says so', async () => {
  const link = `/stop-recovery#${'a'.repeat(48)}`;
  const server = await openPortal(link, null, (each) => each.answer(stopFactorRecoveryByLink, null as never));
  await main.getByRole('button', { name: 'Cancelar la solicitud' }).click();
  await expect.element(main).toMatchTextContent('Tu verificación en dos pasos sigue activa');
  expect(server.asked(stopFactorRecoveryByLink)[0]?.body).toEqual({ token: 'a'.repeat(48) });
  await inspectEverySize('stop-recovery-done');
  server.fail(stopFactorRecoveryByLink, 503);
  show(link);
  await main.getByRole('button', { name: 'Cancelar la solicitud' }).click();
  await expect.element(main).toMatchTextContent('No pudimos hacerlo');
  server.refuse(stopFactorRecoveryByLink, 'NOT_FOUND');
  await main.getByRole('button', { name: 'Cancelar la solicitud' }).click();
  await expect.element(main).toMatchTextContent('Ya no hay nada que cancelar');
});
