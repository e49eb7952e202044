// The login form: its rules and their words at the field, and what the server or the way to it may do wrong.

import { beginFactorRecovery } from '@portal/contract/access/factor-recovery';
import { askToSignIn } from '@portal/contract/access/passkeys';
import { getProfile, login } from '@portal/contract/access/sso';
import { getClientIp } from '@portal/contract/help/portal-support';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cookieChoice } from '../src/session/visit.ts';
import { ana, givenServices, profile } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { heading, main, openPortal, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const password = 'Portal2026';
const username = page.getByLabelText('Número móvil o correo electrónico');
const secret = page.getByRole('textbox', { name: 'Contraseña' });
const submit = page.getByRole('button', { name: 'Continuar', exact: true });
const refusal = main.getByRole('alert');
const overlay = page.getByRole('status').filter({ hasText: /sesión…/ });

const openLogin = (prepare: (server: Server) => void = () => {}) =>
  openPortal('/', null, (server) => {
    givenServices(server);
    givenSignIn(server);
    prepare(server);
  });

function givenSignIn(server: Server): void {
  const session = { '@type': 'Session', sub: ana.sub, expiresIn: 3600 } as const;
  server.answer(login, session, { headers: { token: 'a-token' } });
  server.answer(getProfile, profile);
}

async function trySignIn(name: string, word: string): Promise<void> {
  await username.fill(name);
  await secret.fill(word);
  await submit.click();
}

const isHome = () => expect.element(heading).toMatchTextContent('Hola, Ana');

it('everything that may be wrong in the form has its words, at its field', async () => {
  const server = await openLogin();
  for (const { name = '', word = '', says } of [
    { says: 'Debes agregar Usuario y Contraseña' },
    { name: ana.sub, says: 'Debes agregar Usuario y Contraseña' },
    { word: password, says: 'Debes agregar Usuario y Contraseña' },
    { name: 'ana@correo', word: password, says: 'No es un email válido' },
    { name: 'ana paredes@correo.example', word: password, says: 'No es un email válido' },
    { name: 'ana', word: password, says: 'La información que ingresaste no es válida' },
    { name: '099-100-0001', word: password, says: 'La información que ingresaste no es válida' },
    { name: '099100000', word: password, says: 'El número Claro debe contener 10 dígitos' },
    { name: '09910000011', word: password, says: 'El número Claro debe contener 10 dígitos' },
  ]) {
    await trySignIn(name, word);
    await expect.element(refusal).toHaveTextContent(says);
    const refused = name === '' || word !== '' ? username : secret;
    await expect.element(refused).toHaveFocus();
    await expect.element(refused).toHaveAttribute('aria-invalid', 'true');
    await expect.element(refused).toHaveAccessibleDescription(says);
  }
  await inspectEverySize('a refused login');
  expect(server.asked(login)).toEqual([]);
});

it('a message goes away with the next edit of either field', async () => {
  await openLogin();
  await trySignIn('ana', password);
  await expect.element(refusal).toBeVisible();
  await secret.click();
  await userEvent.keyboard('x');
  await expect.element(refusal).not.toBeInTheDocument();

  await submit.click();
  await expect.element(refusal).toBeVisible();
  await username.click();
  await userEvent.keyboard('x');
  await expect.element(refusal).not.toBeInTheDocument();
});

it('the password is shown and hidden on demand', async () => {
  await openLogin();
  await secret.fill('Secreto1');
  await expect.element(secret).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect.element(secret).toHaveAttribute('type', 'text');
  await expect.element(secret).toHaveValue('Secreto1');
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
  await expect.element(secret).toHaveAttribute('type', 'password');
});

it('the page waits with the customer, and a second press changes nothing', async () => {
  let arrive = () => {};
  const server = await openLogin((each) => {
    arrive = each.hold(login);
  });
  await trySignIn(ana.sub, password);
  await expect.element(overlay).toHaveTextContent('Iniciando sesión…');
  await inspect('a login under way');
  await userEvent.keyboard('{Enter}');
  arrive();
  await isHome();
  expect(server.asked(login)).toHaveLength(1);
});

it('what the server says otherwise is an unknown error, and the form keeps what was typed', async () => {
  await openLogin((server) => server.fail(login, 503));
  await trySignIn(ana.sub, password);
  await expect.element(refusal).toHaveTextContent('Error desconocido, intenta nuevamente.');
  await expect.element(username).toHaveValue(ana.sub);
  await expect.element(secret).toHaveValue(password);
});

it('without a network nobody is blamed, nothing typed is lost, and trying again works', async () => {
  const server = await openLogin((each) => each.fail(login, 'no connection'));
  await trySignIn(ana.sub, password);
  await expect
    .element(refusal)
    .toHaveTextContent('No pudimos conectarnos. Revisa tu internet e intenta de nuevo.');
  await expect.element(username).toHaveValue(ana.sub);
  await expect.element(username).not.toHaveAttribute('aria-invalid');
  await expect.element(submit).toHaveFocus();
  await inspect('a login without a network');

  givenSignIn(server);
  await userEvent.keyboard('{Enter}');
  await isHome();
});

it('the lookup of the address may fail', async () => {
  await openLogin((server) => server.fail(getClientIp, 'no connection'));
  await trySignIn(ana.sub, password);
  await isHome();
});

it('a profile that cannot be had ends the session', async () => {
  const server = await openLogin((each) => each.fail(getProfile, 500));
  await trySignIn(ana.sub, password);
  await expect.element(refusal).toHaveTextContent('Error desconocido, intenta nuevamente.');

  givenSignIn(server);
  show('/home');
  await expect.element(heading).toMatchTextContent('Inicio de Sesión');
  await expect.element(overlay).not.toBeInTheDocument();
});

it('a profile that calls itself an error is a failure too', async () => {
  await openLogin((server) => server.fail(getProfile, { shape: { ...profile, estatus: 'error' } }));
  await trySignIn(ana.sub, password);
  await expect.element(refusal).toHaveTextContent('Error desconocido, intenta nuevamente.');
});

const code = page.getByRole('textbox', { name: 'Código de verificación' });

it('a second step: what is missing, wrong, and right; an attempt that is over begins anew', async () => {
  const server = await openLogin();
  const attempt = { headers: { 'x-login-attempt': 'an-attempt' }, status: 401 };
  const asks = { code: 'SECOND_FACTOR_REQUIRED', message: '', methods: ['code'] } as never;
  server.answer(login, asks, attempt);
  await trySignIn(ana.sub, password);
  await expect.element(heading).toHaveTextContent('Escribe tu código');
  await expect.element(code).toHaveFocus();
  await submit.click();
  await expect.element(code).toHaveAccessibleDescription('Escribe tu código');
  await inspectEverySize('login-second-step');
  server.refuse(login, 'OTP_INVALID');
  await code.fill('000 000');
  await submit.click();
  await expect.element(refusal).toMatchTextContent('El código no es correcto');
  await expect.element(code).toHaveFocus();
  const last = server.asked(login).at(-1);
  expect([last?.body, last?.headers.get('x-login-attempt')]).toEqual([{ code: '000 000' }, 'an-attempt']);
  server.refuse(login, 'LOGIN_ATTEMPT_ENDED');
  await submit.click();
  await expect.element(heading).toHaveTextContent('Inicio de Sesión');
  await expect.element(refusal).toHaveTextContent('Pasó mucho tiempo. Ingresa otra vez tu contraseña');
  server.answer(login, asks, attempt);
  await trySignIn(ana.sub, password);
  givenSignIn(server);
  await code.fill('123456');
  await submit.click();
  await isHome();
});

it('a passkey: the server that does not answer, and one that it does not know', async () => {
  const server = await openLogin((each) => each.fail(askToSignIn, 'no connection'));
  const byPasskey = page.getByRole('button', { name: 'Entrar con llave de acceso' });
  await byPasskey.click();
  await expect
    .element(refusal)
    .toHaveTextContent('No pudimos conectarnos. Revisa tu internet e intenta de nuevo.');
  server.refuse(askToSignIn, 'PASSKEY_REFUSED');
  await byPasskey.click();
  await expect.element(refusal).toMatchTextContent('No pudimos reconocer tu llave de acceso');
  await inspectEverySize('login-passkey-refused');
});

it('phone and paper are lost: wrong answers, then a day to wait', async () => {
  const server = await openLogin();
  const asks = { code: 'SECOND_FACTOR_REQUIRED', message: '', methods: ['code'] } as never;
  server.answer(login, asks, { headers: { 'x-login-attempt': 'an-attempt' }, status: 401 });
  await trySignIn(ana.sub, password);
  await page.getByRole('button', { name: '¿Perdiste tu celular y tus códigos?' }).click();
  await expect.element(heading).toHaveTextContent('Recupera tu cuenta');
  await expect.element(heading).toHaveFocus();
  // Whose document it is, nobody can know there.
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/¿No tienes líneas en tu cuenta\?.*llámanos al .*\d/);
  await inspectEverySize('login-lost-factor');
  server.refuse(beginFactorRecovery, 'DOCUMENT_NOT_MATCHED');
  await page.getByRole('textbox', { name: 'Número de documento' }).fill('0102030400');
  for (const [part, value] of [
    ['Año', '2015'],
    ['Mes', '03'],
    ['Día', '09'],
  ] as const)
    await page.getByRole('combobox', { name: part }).selectOptions(value);
  const ask = page.getByRole('button', { name: 'Desactivar la verificación' });
  await ask.click();
  await expect.element(refusal).toMatchTextContent('Los datos no corresponden al titular de tus líneas');
  const endsAt = '2026-11-24T05:20:00-05:00';
  server.answer(beginFactorRecovery, { '@type': 'FactorRecovery', endsAt }, { status: 201 });
  await ask.click();
  await expect.element(heading).toHaveTextContent('Falta un día de espera');
  await expect.element(page.getByRole('main')).toMatchTextContent('Desde el 24 nov 2026, 05:20');
  const last = server.asked(beginFactorRecovery).at(-1);
  expect(last?.headers.get('x-login-attempt')).toBe('an-attempt');
  expect(last?.body).toEqual({
    questions: [
      { id: '1', answer: '0102030400' },
      { id: '2', answer: 'CED' },
      { id: '3', answer: '2015/03/09' },
    ],
  });
  await inspectEverySize('login-lost-factor-begun');
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect.element(heading).toHaveTextContent('Inicio de Sesión');
});

it('a session that the server no longer knows is not given back', async () => {
  await openPortal('/', ana, (server) => server.fail(getProfile, 401));
  await expect.element(heading).toMatchTextContent('Inicio de Sesión');
  await expect.element(overlay).not.toBeInTheDocument();
  show('/');
  await expect.element(submit).toBeVisible();
});

it('no address of somebody else is one to return to', async () => {
  const elsewhere = '//evil.example/';
  await openLogin();
  const names = ['from', 'origin', 'returnTo', 'redirect', 'next'];
  show(`/?${names.map((name) => `${name}=${elsewhere}`).join('&')}`, { from: elsewhere });
  await trySignIn(ana.sub, password);
  await isHome();
  expect(window.location.pathname).toMatch(/\/home/);
});

it('a notice about cookies that was closed was not read, and does not come again', async () => {
  await openLogin();
  await trySignIn(ana.sub, password);
  await isHome();
  const notice = page.getByRole('region', { name: 'Información Importante' });
  await notice.getByRole('button', { name: /^Cerrar/ }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(cookieChoice()).toBe('notRead');
  show('/home');
  await isHome();
  await expect.element(notice).not.toBeInTheDocument();
});
