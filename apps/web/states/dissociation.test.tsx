// A service leaves the customer's account: a failure changes nothing, and whoever has no e-mail of their own is not offered it.
import { deletePermission } from '@portal/contract/access/permissions';
import { expect, it } from 'vitest';
import { ana, prepaid } from './portal/given.ts';
import { inspect } from './portal/inspect.ts';
import { address, dialog, heading, main, openPortal } from './portal/portal.tsx';

const MANAGE = `/service-details/manage?line=${prepaid}`;
const remove = main.getByRole('button', { name: /^Quitar .* de mi cuenta$/ });

it('a failure changes nothing, and can be tried again', async () => {
  const server = await openPortal(MANAGE, ana, (each) => each.fail(deletePermission, 500));
  const question = dialog(/^¿Quitar/);
  const take = async () => {
    await remove.click();
    await question.getByRole('button', { name: 'Quitar' }).click();
  };
  await take();
  const failed = dialog('¡Error!');
  await expect
    .element(failed)
    .toMatchTextContent('Ocurrió un error al desasociar el servicio, intenta nuevamente');
  await inspect('dissociate-failed');
  await failed.getByRole('button', { name: 'Aceptar' }).click();
  expect(address()).toBe(MANAGE);
  server.answer(deletePermission, { code: '200', message: '' });
  await take();
  await dialog('Desasociación exitosa').getByRole('button', { name: 'Aceptar' }).click();
  await expect.element(heading).toMatchTextContent('Hola, Ana');
  expect(server.asked(deletePermission)).toHaveLength(2);
});

it.each(['phone', 'placeholder'] as const)('who came with a %s is not offered it', async (emailKind) => {
  await openPortal(MANAGE, { ...ana, emailKind });
  await expect.element(main.getByRole('link', { name: /^Dar de baja/ })).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
});
