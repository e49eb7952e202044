// 'Mi cuenta': its rows and how they stand. 'Editar perfil' and 'Cambio de contraseña': every odd thing typed there, and a network that is gone.

import { listPasskeys } from '@portal/contract/access/passkeys';
import { listPermissions } from '@portal/contract/access/permissions';
import { listPersonalTokens } from '@portal/contract/access/personal-tokens';
import { getSecondFactor } from '@portal/contract/access/second-factor';
import { listSessions } from '@portal/contract/access/sessions';
import { changePassword, getProfile, getUserinfo, login, updateProfile } from '@portal/contract/access/sso';
import type { Call } from '@portal/contract/common';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listPayees } from '@portal/contract/paying/pay-other';
import { listPaymentMethods } from '@portal/contract/paying/payment-methods';
import { listAgreements } from '@portal/contract/privacy/agreements';
import { listDataRequests } from '@portal/contract/privacy/data-requests';
import { listLineUsers } from '@portal/contract/privacy/line-users';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountsAs, ana, prepaid, profile, savedCard } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { address, dialog, expectTexts, heading, main, openPortal } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const password = 'Portal2026';
const fresh = 'Zarpa#2026';
const session = { '@type': 'Session', sub: ana.sub, expiresIn: 3600 } as const;

function givenAccount(server: Server): void {
  server.answer(getProfile, profile);
  server.answer(getUserinfo, profile);
  server.answer(updateProfile, profile);
  server.answer(login, session);
  server.answer(changePassword, { message: '' });
}

const open = (path: string, prepare: (server: Server) => void = () => {}) =>
  openPortal(path, ana, (server) => {
    givenAccount(server);
    prepare(server);
  });

const messages = main.getByRole('alert');
const accept = page.getByRole('button', { name: 'Aceptar' });

const names = [main.getByLabelText('Nombres'), main.getByLabelText('Apellidos')] as const;
const saveNames = main.getByRole('button', { name: 'Guardar cambios' });
const goOn = page.getByRole('button', { name: 'Sí, continuar' });

it('every odd name stays on the screen with its sentence', async () => {
  const server = await open('/profile/edit');
  await expect.element(saveNames).toBeVisible();
  for (const [typed, sentence] of [
    ['', 'El campo es obligatorio'],
    ['   ', 'El campo es obligatorio'],
    ['Luis 2', 'Usa solo letras y espacios'],
    ['Луис', 'Usa solo letras y espacios'],
    ['路易斯', 'Usa solo letras y espacios'],
    ['Luis 🎉', 'Usa solo letras y espacios'],
    ['Luis; drop', 'Usa solo letras y espacios'],
    ['a'.repeat(81), 'Usa 80 letras como máximo'],
  ] as const) {
    for (const [at, field] of names.entries()) {
      await field.fill(typed);
      await saveNames.click();
      await expectTexts(messages, [sentence]);
      await expect.element(field).toHaveFocus();
      await expect.element(field).toHaveValue(typed);
      await field.fill(at === 0 ? ana.given_name : ana.family_name);
      await expectTexts(messages, []);
    }
  }
  await main.getByLabelText('Apodo (opcional)').fill('a'.repeat(81));
  await saveNames.click();
  await expectTexts(messages, ['Usa 80 letras como máximo']);
  await inspect('names that are refused');
  expect(server.asked(updateProfile)).toEqual([]);
});

it('names without a network: nothing typed is lost, and the page can be asked for again', async () => {
  const server = await open('/profile/edit', (each) => each.fail(getUserinfo, 'no connection'));
  await expect.element(page.getByRole('heading', { name: 'No pudimos cargar tus datos' })).toBeVisible();
  await inspect('names that do not come');
  server.answer(getUserinfo, profile);
  await page.getByRole('button', { name: 'Reintentar' }).click();

  await names[0].fill('Luisa');
  server.fail(updateProfile, 'no connection');
  await saveNames.click();
  await goOn.click();
  const failed = dialog('Sin conexión');
  await expect
    .element(failed)
    .toHaveAccessibleDescription('No pudimos conectarnos. Revisa tu internet e intenta de nuevo.');
  await accept.click();
  await expect.element(names[0]).toHaveValue('Luisa');
  server.answer(updateProfile, profile);
  await saveNames.click();
  await goOn.click();
  await expect.element(dialog('Cambios guardados')).toBeVisible();
});

const current = main.getByRole('textbox', { name: 'Contraseña actual' });
const next = main.getByRole('textbox', { name: 'Contraseña nueva', exact: true });
const confirmation = main.getByRole('textbox', { name: 'Confirmar contraseña nueva' });
const terms = main.getByRole('checkbox', { name: /^Acepto los términos y condiciones/ });
const rules = main.getByRole('listitem').filter({ hasText: /^(Cumple|Falta): / });
const save = main.getByRole('button', { name: 'Cambiar contraseña' });

const accepted = () => (terms.element() as HTMLInputElement).checked;

async function fillPasswords(): Promise<void> {
  await current.fill(password);
  await next.fill(fresh);
  await confirmation.fill(fresh);
  if (!accepted()) await terms.click();
}

it('the tooltip follows every key, and the button waits for all of it', async () => {
  const server = await open('/profile/change-password');
  const words = [
    '8 a 12 caracteres',
    'Un número',
    'Una letra mayúscula',
    'Una letra minúscula',
    'Un carácter especial',
  ];
  const shows = (...met: boolean[]) =>
    expectTexts(
      rules,
      words.map((rule, at) => `${met[at] ? 'Cumple' : 'Falta'}: ${rule}`),
    );
  await expectTexts(rules, []);
  await next.click();
  await shows(false, false, false, false, false);
  for (const [key, ...met] of [
    ['l', false, false, false, true, false],
    ['U', false, false, true, true, false],
    ['2', false, true, true, true, false],
    ['#', false, true, true, true, true],
    ['abcd', true, true, true, true, true],
  ] as const) {
    await userEvent.keyboard(key);
    await shows(...met);
  }
  // Nothing is cut: nobody would know what was saved.
  await userEvent.keyboard('efghijk');
  await expect.element(next).toHaveValue('lU2#abcdefghijk');
  await expectTexts(messages, ['Tu nueva contraseña puede tener hasta 12 caracteres']);
  await next.fill('lU2# abcd');
  await expectTexts(rules, [...words.map((rule) => `Cumple: ${rule}`), 'Falta: Sin espacios']);
  await inspect('rules of a password');

  await next.fill(fresh);
  await confirmation.fill('Zarpa#2025');
  await current.fill(password);
  await terms.click();
  await expectTexts(messages, ['Las contraseñas no son iguales']);
  await expect.element(save).toBeDisabled();
  await confirmation.fill(fresh);
  await expectTexts(messages, []);
  await expect.element(save).toBeEnabled();
  await current.fill(fresh);
  await expectTexts(messages, ['Tu nueva contraseña debe ser diferente a la anterior']);
  await expect.element(save).toBeDisabled();
  for (const undo of [
    () => current.fill(''),
    () => terms.click(),
    () => confirmation.fill(''),
    () => next.fill('luna#2026'),
  ]) {
    await fillPasswords();
    await expect.element(save).toBeEnabled();
    await undo();
    await expect.element(save).toBeDisabled();
  }
  expect(server.asked(login)).toEqual([]);
});

it('a password without a network: nothing typed is lost', async () => {
  const server = await open('/profile/change-password');
  await fillPasswords();
  const error = dialog('Error');
  const failures: Call[] = [login, changePassword];
  for (const call of failures) {
    server.fail(call, 'no connection');
    await save.click();
    await expect
      .element(error)
      .toHaveAccessibleDescription('No pudimos conectarnos. Revisa tu internet e intenta de nuevo.');
    await accept.click();
    await expect.element(current).toHaveValue(password);
    await expect.element(next).toHaveValue(fresh);
    expect(accepted()).toBe(true);
    givenAccount(server);
  }
  await save.click();
  await expect.element(dialog('Contraseña guardada')).toBeVisible();
  await accept.click();
  await expect.element(heading).toMatchTextContent('Hola, Ana');
});

it('a number that signs nobody in is said to be so, with the way to prove it', async () => {
  const unproved = { ...profile, phone_number: '0991000001', phone_number_verified: false };
  await open('/profile/edit', (each) => each.answer(getUserinfo, unproved));
  const number = main.getByLabelText('Número móvil');
  await expect.element(number).toHaveAccessibleDescription(/^Sin confirmar: .* agrega su línea/);
  await inspect('profile-number-unproved');
  await open('/profile/edit', (each) =>
    each.answer(getUserinfo, { ...unproved, phone_number_verified: true }),
  );
  await expect.element(number).toHaveAccessibleDescription('Este dato no se puede cambiar aquí.');
});

const card = savedCard('one', {
  expiresOn: null,
  preferred: true,
  usedBy: { billingAccount: [], product: [{ publicIdentifier: prepaid }] },
});
const rows = page.getByRole('navigation', { name: 'Mi cuenta' }).getByRole('listitem');
/** What is asked for the rows alone. */
const states: Call[] = [
  getUserinfo,
  getSecondFactor,
  listPasskeys,
  listSessions,
  listPaymentMethods,
  listPermissions,
  listLineUsers,
  listAgreements,
  listDataRequests,
  listPersonalTokens,
  listPayees,
];

it('«Mi cuenta» lists all its pages, each with how it stands', async () => {
  await openPortal('/profile', ana, (server) => {
    server.answer(getSecondFactor, {
      '@type': 'SecondFactor',
      active: false,
      since: null,
      backupCodesLeft: 0,
    });
    server.answer(listPasskeys, []);
    server.answer(listSessions, []);
    server.answer(listPaymentMethods, [card]);
    server.answer(listPermissions, []);
    server.answer(listLineUsers, []);
    server.answer(listAgreements, [], { headers: { 'X-Total-Count': '6' } });
    server.answer(listDataRequests, []);
    server.answer(listPersonalTokens, []);
    server.answer(getUserinfo, { ...profile, passwordChangedAt: '2026-10-02T15:00:00.000Z' });
    server.answer(listPayees, [
      { id: '0992000001', name: 'Mamá', lastPaid: null },
      { id: '0992000002', name: null, lastPaid: null },
    ]);
  });
  await expectTexts(rows, [
    'Perfil',
    'ContraseñaCambiada el 2 oct 2026',
    'AparienciaSistema',
    'Verificación en dos pasosFalta configurar',
    'Llaves de accesoNinguna',
    'Equipos conectados',
    'Me robaron el teléfono',
    'TarjetasVisa ···· 4242',
    'Débito automáticoDesactivado',
    'Recarga automáticaActivada',
    'Favoritos2',
    'Quién tiene acceso a tus líneasNadie más',
    'Quién usa cada línea',
    'Lo que aceptaste6',
    'Dar de baja un servicio',
    'Copia de mis datos',
    'Corregir mis datos',
    'Quién vio tus datos',
    'Acceso para programasNinguno',
    'Eliminar mi cuenta',
    'Cerrar Sesión',
  ]);
  await inspectEverySize('account');
});

it('the form of the profile asks anew on each visit, also beside the list', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(1280, innerHeight);
  const server = await open('/profile/change-password', (each) => {
    for (const call of states) each.fail(call, 500);
    each.answer(getUserinfo, { ...profile, passwordChangedAt: '2026-10-02T15:00:00.000Z' });
  });
  await expect.element(rows.nth(1)).toMatchTextContent('Cambiada el 2 oct 2026');
  // In another tab.
  server.answer(getUserinfo, { ...profile, given_name: 'Anita' });
  await rows.first().getByRole('link').click();
  await expect.element(names[0]).toHaveValue('Anita');
});

it('what is typed beside the list stays when a tablet is turned', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(1280, innerHeight);
  await openPortal('/profile', ana, (server) => {
    for (const call of states) server.fail(call, 500);
    server.answer(getUserinfo, profile);
  });
  await expect.poll(address).toBe('/profile/edit');
  await names[0].fill('Analu');
  await page.viewport(800, innerHeight);
  await expect.element(names[0]).toHaveValue('Analu');
  await page.viewport(1280, innerHeight);
  await expect.element(names[0]).toHaveValue('Analu');
});

it('a company is offered nothing that it does not have here', async () => {
  await openPortal('/profile', ana, (server) => {
    server.answer(listBillingAccounts, accountsAs({ isCorpAdmin: true }));
    for (const call of states) server.fail(call, 500);
  });
  await expect.element(rows.filter({ hasText: 'Dar de baja' })).not.toBeInTheDocument();
  await expect.element(rows.filter({ hasText: 'Tarjetas' })).not.toBeInTheDocument();
});

it('how a row stands is left out where it cannot be read, and the row leads on', async () => {
  await openPortal('/profile', ana, (server) => {
    for (const call of states) server.fail(call, 500);
  });
  await expect.element(rows.first()).toBeVisible();
  await expect.element(rows.nth(3)).toMatchTextContent('Verificación en dos pasos');
  await expect.element(rows.nth(3)).not.toMatchTextContent('Falta');
  await expect.element(rows.nth(7)).not.toMatchTextContent('Ninguna');
});

it('a wrong current password says so and signs nobody out; so does an account that is locked', async () => {
  const server = await open('/profile/change-password', (each) => each.refuse(login, 'BAD_CREDENTIALS'));
  await fillPasswords();
  const error = dialog('Error');
  await save.click();
  await expect.element(error).toHaveAccessibleDescription('La contraseña actual es incorrecta');
  await inspect('change-password-wrong');
  await accept.click();
  await expect.element(next).toHaveValue(fresh);
  server.refuse(login, 'LOCKED_15_MINUTES');
  await save.click();
  await expect.element(error).toHaveAccessibleDescription(/^Su cuenta ha sido bloqueada .* en 15 minutos$/);
  await accept.click();
  await expect.element(heading).toHaveTextContent('Cambio de contraseña');
});

it('who registered by phone sees the number alone, who came by a network no e-mail that is not theirs', async () => {
  const byPhone = { ...profile, email: null, emailKind: 'phone' as const, phone_number: '593992000001' };
  await open('/profile/edit', (each) =>
    each.answer(getUserinfo, { ...byPhone, phone_number_verified: true } as never),
  );
  await expect.element(main.getByLabelText('Número móvil')).toHaveValue('(099) 200-0001');
  await expect.element(main.getByLabelText('Correo electrónico')).not.toBeInTheDocument();
  await open('/profile/edit', (each) =>
    each.answer(getUserinfo, { ...profile, email: 'social@redes.example', emailKind: 'placeholder' }),
  );
  await expect.element(saveNames).toBeVisible();
  await expect.element(main).not.toMatchTextContent('redes.example');
});
