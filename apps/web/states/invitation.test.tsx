// The link of an invitation: who invites to what, that it has ended only when the server has said so, and accepting it.
import { acceptPermission, getInvitation, type Invitation } from '@portal/contract/access/permissions';
import { expect, it } from 'vitest';
import { ana, inDays } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { main, openPortal } from './portal/portal.tsx';

const invitation: Invitation = {
  '@type': 'Invitation',
  invitedBy: 'Rosa Ñ.',
  role: 'payer',
  expiresAt: inDays(7),
};
const link = `/invitation#${'a'.repeat(64)}`;
const ended = 'Esta invitación ya no es válida';

it('says who invites to what before anybody signs in; one that does not come is asked for again', async () => {
  const server = await openPortal(link, null, (each) => each.fail(getInvitation, 500));
  await expect.element(main).toMatchTextContent('No pudimos cargar la invitación');
  await expect.element(main).not.toMatchTextContent(ended);
  server.answer(getInvitation, invitation);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect
    .element(main)
    .toMatchTextContent('Rosa Ñ. te invita a su línea, para ver y pagar sus facturas.');
  await expect.element(main.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await inspectEverySize('invitation-signed-out');
});

it('signed in it is accepted there; one that was used in between, or before, says so', async () => {
  const server = await openPortal(link, ana, (each) =>
    each.answer(getInvitation, { ...invitation, invitedBy: null, role: 'manager' }),
  );
  await expect.element(main).toMatchTextContent('Quien es titular te invita a su línea, para administrarla.');
  await inspectEverySize('invitation');
  server.refuse(acceptPermission, 'INVITATION_ENDED');
  await main.getByRole('button', { name: 'Aceptar invitación' }).click();
  await expect.element(main).toMatchTextContent(ended);
  await openPortal(link, ana, (each) => each.refuse(getInvitation, 'INVITATION_ENDED'));
  await expect.element(main).toMatchTextContent(ended);
  await inspectEverySize('invitation-ended');
});
