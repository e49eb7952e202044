// Registration: what is refused, in which words, that nothing typed is lost, and which step an address leads to.
import { createPermission } from '@portal/contract/access/permissions';
import {
  checkRegistered,
  completeRegistration,
  generateCode,
  getProfile,
  login,
  startRegistration,
  validateCode,
} from '@portal/contract/access/sso';
import { problems } from '@portal/contract/errors';
import {
  clearHomeCache,
  getBotChallenge,
  getClientIp,
  recordOnBoarding,
} from '@portal/contract/help/portal-support';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { rememberHandle } from '../src/api/person/access.ts';
import { accessFlow, rememberAccessFlow } from '../src/session/access-flow.ts';
import { challenge, givenServices, profile } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { address, dialog, expectTexts, heading, main, openPortal, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const IN_TEN_MINUTES = () => Date.now() + 600_000;
const sent = (identifier: string, subscriptionType: string | null = null) => ({
  identifier,
  handle: 'a-code',
  destination: '******0002',
  sentAt: Date.now(),
  expiresAt: IN_TEN_MINUTES(),
  subscriptionType,
});
const grant = () => ({ text: 'a-grant', expiresAt: IN_TEN_MINUTES() });
const to = 'eva.nauta@correo.example';

const messages = main.getByRole('alert');
const accept = page.getByRole('button', { name: 'Aceptar' });
const alert = page.getByRole('dialog');

async function says(title: string, text: string): Promise<void> {
  await expect.element(alert).toHaveAccessibleName(title);
  await expect.element(alert).toHaveAccessibleDescription(text);
  await accept.click();
  await expect.element(alert).not.toBeInTheDocument();
}

const identifier = page.getByLabelText('Número móvil o correo electrónico');
const terms = page.getByRole('checkbox', { name: /^Acepto los términos y condiciones/ });
const goOn = page.getByRole('button', { name: 'Continuar' });
const START = '/register-email-or-phone';

/** Whom nobody knows. */
const openStart = (prepare: (server: Server) => void = () => {}) =>
  openPortal(START, null, (server) => {
    server.answer(getClientIp, { ip: '127.0.0.1' });
    server.answer(getBotChallenge, challenge);
    server.refuse(checkRegistered, 'NOT_REGISTERED');
    prepare(server);
  });

it('the identifier and the terms: each with its sentence, and a reload loses nothing', async () => {
  const server = await openStart();
  await identifier.fill(to);
  await goOn.click();
  await expectTexts(messages, ['Debes aceptar los términos y condiciones']);
  await expect.element(terms).toHaveFocus();
  await terms.click();
  await expectTexts(messages, []);
  for (const [typed, sentence] of [
    ['', 'Datos no válidos'],
    ['099300000', 'El número Claro debe contener 10 dígitos'],
    ['hola', 'No es un número o mail válido'],
    ['ana@', 'No es un email válido'],
  ] as const) {
    await identifier.fill(typed);
    await goOn.click();
    await expectTexts(messages, [sentence]);
    await expect.element(identifier).toHaveFocus();
    await expect.element(identifier).toHaveAttribute('aria-invalid', 'true');
  }
  await inspectEverySize('register-not-valid');
  await identifier.fill(to);
  await expectTexts(messages, []);
  show(START);
  await expect.element(identifier).toHaveValue(to);
  await expect.element(terms).toBeChecked();
  expect(server.asked(checkRegistered)).toEqual([]);
  await page.getByRole('link', { name: 'Salir' }).click();
  await expect.element(heading).toHaveTextContent('Inicio de Sesión');
  show(START);
  await expect.element(identifier).toHaveValue('');
});

it('who is registered, another company’s number, a business’s, and no network: in words, and what was typed stays', async () => {
  const server = await openStart((each) => each.fail(checkRegistered, 'no connection'));
  await identifier.fill('0993000001');
  await terms.click();
  const unanswered = [
    'Sin conexión',
    'No pudimos conectarnos. Revisa tu internet e intenta de nuevo.',
  ] as const;
  await goOn.click();
  await says(...unanswered);
  server.refuse(checkRegistered, 'NOT_REGISTERED');
  for (const [problem, title, text] of [
    [
      'OTHER_COMPANY',
      'Número inválido',
      'El número móvil ingresado pertenece a otra compañía. Por favor regístrate con un correo electrónico',
    ],
    ['BUSINESS_LINE', 'Aviso', 'Favor ingresa al portal de Empresas para que puedas utilizar Mi Claro'],
  ] as const) {
    server.refuse(startRegistration, problem);
    await goOn.click();
    await says(title, text);
    await expect.element(identifier).toHaveValue('0993000001');
    await expect.element(identifier).toHaveAttribute('aria-invalid', 'true');
  }

  server.answer(checkRegistered, null);
  await goOn.click();
  await expect.element(alert).toHaveAccessibleDescription('El usuario ya se encuentra registrado.');
  await inspect('already-registered');
  await alert.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(heading).toHaveTextContent('Inicio de Sesión');
});

const LATER = [
  '/validation-email',
  '/validation-cell-phone',
  '/register-end-email',
  '/register-end-cell-phone',
];

it('every address of the flow leads to the step that is next', async () => {
  await openStart();
  for (const path of LATER) {
    show(path);
    await expect.poll(address).toBe(START);
  }
  rememberAccessFlow('register', { typed: to, sent: sent(to) });
  for (const path of LATER) {
    show(path);
    await expect.poll(address).toBe('/validation-email');
  }
  rememberAccessFlow('register', { grant: grant() });
  for (const path of LATER) {
    show(path);
    await expect.poll(address).toBe('/register-end-email');
  }
});

const names = [page.getByLabelText('Nombres'), page.getByLabelText('Apellidos')] as const;
const password = page.getByRole('textbox', { name: 'Contraseña', exact: true });
const confirmation = page.getByRole('textbox', { name: 'Confirmar contraseña' });
const submit = page.getByRole('button', { name: 'Registrarme' });

async function openLast(prepare: (server: Server) => void = () => {}, code = sent(to)): Promise<Server> {
  return openPortal('/register-end-email', null, (server) => {
    rememberAccessFlow('register', { typed: to, sent: code, grant: grant() });
    givenServices(server);
    prepare(server);
  });
}

async function fill(secret = 'LunaClara26', again = secret): Promise<void> {
  await names[0].fill('  Eva   María ');
  await names[1].fill('Ñauta');
  await password.fill(secret);
  await confirmation.fill(again);
}

it('names and passwords: each with its sentence; a common one is the server’s to know; cancelling forgets all', async () => {
  const server = await openLast((each) => each.refuse(completeRegistration, 'PASSWORD_COMMON'));
  const length = 'Debe contener de 8 a 12 caracteres (mínimo un número)';
  const rules = 'La Contraseña no cumple los requerimientos';
  await submit.click();
  await expectTexts(messages, ['El campo es obligatorio', 'El campo es obligatorio', length]);
  await expect.element(names[0]).toHaveFocus();
  await inspectEverySize('register-complete-empty');
  await fill();
  await names[0].fill('Eva 2');
  await submit.click();
  await expectTexts(messages, ['Usa solo letras y espacios']);
  for (const [secret, again, sentence, field] of [
    ['Luna26', 'Luna26', length, password],
    ['Luna Clara26', 'Luna Clara26', rules, password],
    ['LunaClara26', 'lunaclara26', 'Las Contraseñas no coinciden', confirmation],
  ] as const) {
    await fill(secret, again);
    await submit.click();
    await expectTexts(messages, [sentence]);
    await expect.element(field).toHaveFocus();
  }
  expect(server.asked(completeRegistration)).toEqual([]);
  await fill('password1');
  await submit.click();
  await expect.element(messages).toMatchTextContent(/no cumple los requerimientos.*demasiado común/);
  await expect.element(password).toHaveFocus();
  await expect.element(names[0]).toHaveValue('  Eva   María ');
  expect(server.asked(completeRegistration)[0]?.body).toEqual({
    name: 'Eva María',
    lastName: 'Ñauta',
    email: to,
    phoneNumber: null,
    password: 'password1',
  });
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(heading).toHaveTextContent('Inicio de Sesión');
  expect(accessFlow('register').sent).toBeNull();
});

it('each call of the end may find no network; a line that could not be added is offered again', async () => {
  const newcomer = { ...profile, sub: '593993000002', onBoarding: true, onBoardingStep: 0 };
  const server = await openLast(
    (each) => {
      each.fail(completeRegistration, 'no connection');
      each.fail(login, 'no connection');
      each.answer(getProfile, newcomer);
      each.answer(recordOnBoarding, null as never);
      each.answer(clearHomeCache, null);
      each.fail(createPermission, 'no connection');
    },
    sent('593993000002', 'Postpaid'),
  );
  const unanswered = [
    'Sin conexión',
    'No pudimos conectarnos. Revisa tu internet e intenta de nuevo.',
  ] as const;
  await expect.poll(address).toBe('/register-end-cell-phone');
  await fill();
  await submit.click();
  await says(...unanswered);
  server.answer(
    completeRegistration,
    { '@type': 'DigitalIdentity', id: 'eva', givenName: 'Eva María', familyName: 'Ñauta' },
    { status: 201 },
  );
  await submit.click();
  await says(...unanswered);
  await expect.element(password).toHaveValue('LunaClara26');
  const session = { '@type': 'Session', sub: newcomer.sub, expiresIn: 3600 } as const;
  server.answer(login, session, { headers: { token: 'a-token' } });
  await submit.click();
  // The account was made at the second press, and is not made again.
  await expect.element(heading).toHaveTextContent('Bienvenido');
  expect(server.asked(completeRegistration)).toHaveLength(2);
  const pending = page.getByText('Todavía no vemos tu línea');
  await expect.element(pending).toBeVisible();
  const retry = main.getByRole('button', { name: 'Reintentar' });
  await expect.element(retry).toBeEnabled();
  await inspectEverySize('bienvenida-line-pending');
});

it('the boxes of a code take digits only, say when they are not full, and are empty after a wrong one', async () => {
  await openPortal('/validation-email', null, (server) => {
    rememberAccessFlow('register', { typed: to, sent: sent(to) });
    server.refuse(validateCode, 'OTP_INVALID');
  });
  const boxes = page.getByLabelText('Código de 6 dígitos');
  await expect.element(boxes).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(boxes).toHaveAttribute('inputmode', 'numeric');
  await boxes.fill('a12-x 345');
  await expect.element(boxes).toHaveValue('12345');
  await page.getByRole('button', { name: 'Validar código' }).click();
  await expectTexts(messages, ['El código debe contener 6 dígitos']);
  await expect.element(boxes).toHaveFocus();
  await boxes.fill('123456');
  await page.getByRole('button', { name: 'Validar código' }).click();
  await expect
    .element(dialog('Código inválido'))
    .toMatchTextContent('El código ingresado es incorrecto, por favor verifícalo nuevamente.');
  await inspect('wrong-code');
  await accept.click();
  await expect.element(boxes).toHaveValue('');
  await expect.element(boxes).toHaveFocus();
  await expect.element(boxes).toHaveAttribute('aria-invalid', 'true');
});

const boxes = page.getByLabelText('Código de 6 dígitos');
const resend = page.getByRole('button', { name: 'Reenviar aquí' });
const acceptCode = page.getByRole('button', { name: 'Aceptar' });

const MINUTE_MS = 60_000;

const submitCode = page.getByRole('button', { name: 'Validar código' });

/** At the boxes, with a code on its way. */
const openBoxes = (prepare: Parameters<typeof openPortal>[2]) =>
  openPortal('/check-email-recovery', null, (server) => {
    const sentAt = Date.now() - MINUTE_MS;
    const sent = { identifier: 'ana@correo.example', handle: 'first', destination: 'a**@correo.example' };
    rememberAccessFlow('recovery', {
      sent: { ...sent, sentAt, expiresAt: sentAt + 10 * MINUTE_MS, subscriptionType: null },
    });
    return prepare?.(server);
  });

it('the code can be typed at once on arrival', async () => {
  await openBoxes(() => undefined);
  await expect.element(boxes).toHaveFocus();
  await page.getByRole('link', { name: 'Ayuda' }).click();
  await expect.element(boxes).not.toBeInTheDocument();
  window.history.back();
  await expect.element(boxes).toHaveFocus();
});

it.each(['OTP_USED', 'OTP_EXPIRED', 'OTP_SPENT'] as const)(
  '%s: in the server’s words, and only another code goes on',
  async (refusal) => {
    await openBoxes((server) => server.refuse(validateCode, refusal));
    await boxes.fill('654321');
    await submitCode.click();
    await expect.element(main).toMatchTextContent(problems[refusal].message);
    await expect.element(submitCode).toBeDisabled();
    await expect.element(resend).toBeVisible();
    await inspect(`a code that is over: ${refusal}`);
  },
);

it('a newer code counts: it can be typed at once', async () => {
  await openBoxes((server) => server.refuse(validateCode, 'OTP_REPLACED'));
  await boxes.fill('654321');
  await submitCode.click();
  await expect.element(main).toMatchTextContent(problems.OTP_REPLACED.message);
  await expect.element(boxes).toHaveValue('');
  await expect.element(submitCode).toBeEnabled();
});

it('another code after a minute: it is the new one that is checked', async () => {
  const identifier = 'otra.vez@correo.example';
  const server = await openPortal('/validation-email', null, (each) => {
    rememberHandle('first');
    rememberAccessFlow('register', {
      sent: {
        identifier,
        handle: 'first',
        destination: 'ot****@correo.example',
        sentAt: Date.now() - MINUTE_MS + 3000,
        expiresAt: Date.now() + 10 * MINUTE_MS,
        subscriptionType: null,
      },
    });
    const sent = { codeNumberEn: 'second', codeLength: 6, expiresIn: 600, destination: '' } as const;
    each.answer(generateCode, sent);
    each.refuse(validateCode, 'OTP_INVALID');
  });
  await expect.element(main).toMatchTextContent(/Puedes pedir otro en \d+ s/);
  await expect.element(resend).not.toBeInTheDocument();
  await expect.element(resend).toBeVisible();
  await boxes.fill('123');
  await resend.click();
  await expect
    .element(dialog('¡Éxito!'))
    .toMatchTextContent(`Código de confirmación reenviado a ${identifier}`);
  await inspect('a code sent again');
  await acceptCode.click();
  await expect.element(boxes).toHaveValue('');
  await expect.element(main).toMatchTextContent(/Puedes pedir otro en \d+ s/);
  expect(server.asked(generateCode).map(({ body }) => body)).toEqual([{ userProfileId: identifier }]);

  await boxes.fill('654321');
  await page.getByRole('button', { name: 'Validar código' }).click();
  await acceptCode.click();
  // The code before it, typed by mistake, can be told from a wrong one.
  const checked = { codeNumberEn: 'second', codeNumber: '654321', earlier: ['first'] };
  expect(server.asked(validateCode).map(({ body }) => body)).toEqual([checked]);
});
