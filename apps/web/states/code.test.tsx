// The security code: another one after a minute, and what was typed into its boxes.
import { generateCode, validateCode } from '@portal/contract/access/sso';
import { problems } from '@portal/contract/errors';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { rememberAccessFlow } from '../src/session/access-flow.ts';
import { rememberHandle } from '../src/session/sent-codes.ts';
import { inspect } from './portal/inspect.ts';
import { dialog, main, openPortal } from './portal/portal.tsx';

const boxes = page.getByLabelText('Código de 6 dígitos');
const resend = page.getByRole('button', { name: 'Reenviar aquí' });
const accept = page.getByRole('button', { name: 'Aceptar' });

const MINUTE_MS = 60_000;

const submit = page.getByRole('button', { name: 'Validar código' });

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
    await submit.click();
    await expect.element(main).toMatchTextContent(problems[refusal].message);
    await expect.element(submit).toBeDisabled();
    await expect.element(resend).toBeVisible();
    await inspect(`a code that is over: ${refusal}`);
  },
);

it('a newer code counts: it can be typed at once', async () => {
  await openBoxes((server) => server.refuse(validateCode, 'OTP_REPLACED'));
  await boxes.fill('654321');
  await submit.click();
  await expect.element(main).toMatchTextContent(problems.OTP_REPLACED.message);
  await expect.element(boxes).toHaveValue('');
  await expect.element(submit).toBeEnabled();
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
  await accept.click();
  await expect.element(boxes).toHaveValue('');
  await expect.element(main).toMatchTextContent(/Puedes pedir otro en \d+ s/);
  expect(server.asked(generateCode).map(({ body }) => body)).toEqual([{ userProfileId: identifier }]);

  await boxes.fill('654321');
  await page.getByRole('button', { name: 'Validar código' }).click();
  await accept.click();
  // The code before it, typed by mistake, can be told from a wrong one.
  const checked = { codeNumberEn: 'second', codeNumber: '654321', earlier: ['first'] };
  expect(server.asked(validateCode).map(({ body }) => body)).toEqual([checked]);
});
