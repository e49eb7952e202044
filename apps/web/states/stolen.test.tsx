// A stolen phone on screen: reported, waited for, escalated, found; proved without a session; and papers checked.

import { getBotChallenge } from '@portal/contract/help/portal-support';
import { proveForTheft, reportTheftByProof, type Theft, undoTheft } from '@portal/contract/help/thefts';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { verifyCertificate } from '@portal/contract/help/verification';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { fileClaim } from '@portal/contract/paying/claims';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accountsAs, accountsWith, ana, asManager, challenge, postpaid } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const at = '2026-11-23T10:04:00-05:00';
const theft = (more: Partial<Theft> = {}): Theft => ({
  '@type': 'TroubleTicket',
  id: 'ROB-261123-7K3M9QXW',
  href: '',
  ticketType: 'theft',
  status: 'resolved',
  cause: 'theft',
  creationDate: at,
  suspendedAt: at,
  equipmentBlockedAt: at,
  escalatedAt: null,
  undoneAt: null,
  imei: '356938000264417',
  certificateCode: '7K3M-9QXW-2BDF-PT5H',
  product: { id: postpaid, publicIdentifier: postpaid },
  ...more,
});
const waiting = { suspendedAt: null, equipmentBlockedAt: null, imei: null, certificateCode: null } as const;

const open = (thefts: Theft[], prepare: (server: Server) => void = () => undefined) =>
  openPortal('/stolen', ana, (server) => {
    server.answer(listTroubleTickets, thefts);
    prepare(server);
  });
const stolen = part('(099) 100-0001');
const form = part(/línea suspendemos|Otra línea/);
const send = () => form.getByRole('button', { name: 'Suspender y bloquear' });

it('one of several lines is reported once it is chosen, and says what is stopped', async () => {
  const server = await open([]);
  await send().click();
  await expect
    .element(form.getByRole('group', { name: 'Línea' }))
    .toHaveAccessibleDescription('Elige una línea');
  await inspectEverySize('stolen-form');
  server.fail(fileClaim, 500);
  await form.getByRole('radio', { name: /100-0001/ }).click();
  await send().click();
  await expect.element(form.getByRole('alert')).toMatchTextContent('No pudimos reportarlo.');
  server.answer(fileClaim, theft(), { status: 201 });
  server.answer(listTroubleTickets, [theft()]);
  await send().click();
  await expect.element(stolen).toMatchTextContent('Tu línea está suspendida');
  await expect.element(stolen).toMatchTextContent('356938000264417');
  expect(server.asked(fileClaim).at(-1)?.body).toEqual({
    ticketType: 'theft',
    serviceId: postpaid,
    cause: 'theft',
  });
  // What is stopped is not reported again.
  await expect.element(form.getByRole('radio', { name: /100-0001/ })).not.toBeInTheDocument();
  await inspectEverySize('stolen-stopped');
});

it('a report whose answer was lost is shown like any other', async () => {
  const server = await open([]);
  server.fail(fileClaim, 'no connection');
  await form.getByRole('radio', { name: /100-0001/ }).click();
  server.answer(listTroubleTickets, [theft()]);
  await send().click();
  await expect.element(stolen).toMatchTextContent('Tu línea está suspendida');
});

it('while the network has not answered it is asked again, and says when somebody was called in', async () => {
  const server = await open([theft({ ...waiting, status: 'acknowledged' })]);
  await expect.element(stolen).toMatchTextContent('Estamos suspendiendo tu línea');
  await expect.element(stolen.getByRole('button')).not.toBeInTheDocument();
  server.answer(listTroubleTickets, [theft({ ...waiting, status: 'escalated', escalatedAt: at })]);
  await expect.element(stolen, { timeout: 8_000 }).toMatchTextContent('Una persona ya lo está resolviendo.');
  await inspectEverySize('stolen-escalated');
});

it('found again: asked, refused to who is not the holder, and done', async () => {
  const server = await open([theft()]);
  await stolen.getByRole('button', { name: 'Encontré el teléfono' }).click();
  await inspectEverySize('stolen-found');
  server.refuse(undoTheft, 'HOLDER_REQUIRED');
  const undo = () =>
    dialog('¿Quitar la suspensión?').getByRole('button', { name: 'Quitar suspensión' }).click();
  await undo();
  await expect
    .element(page.getByText('Solo el titular de la línea puede quitar la suspensión.'))
    .toBeVisible();
  server.answer(undoTheft, theft({ status: 'cancelled', undoneAt: at }));
  server.answer(listTroubleTickets, [theft({ status: 'cancelled', undoneAt: at })]);
  await stolen.getByRole('button', { name: 'Encontré el teléfono' }).click();
  await undo();
  await expect.element(page.getByText('Quitamos la suspensión por robo o pérdida')).toBeVisible();
  await expect.element(stolen).not.toBeInTheDocument();
  const past = part('Reportes anteriores');
  await expect.element(past).toMatchTextContent(/Robado el 23 nov 2026 · encontrado el 23 nov 2026/);
  await expect.element(past.getByRole('button', { name: /^Certificado ROB-/ })).toBeVisible();
  await inspectEverySize('stolen-past');
});

it('the page of a line that was stopped says its report, and leads to the way back', async () => {
  await openPortal(`/service-details/postpaid/with-adds?line=${postpaid}`, ana, (server) => {
    server.answer(listTroubleTickets, [theft()]);
    server.answer(listBillingAccounts, accountsWith({ ServiceStatus: 'S' }));
  });
  await expect.element(main).toMatchTextContent('Esta línea está suspendida por robo');
  await expect.element(main).toMatchTextContent('ROB-261123-7K3M9QXW');
  await inspectEverySize('stolen-line');
  await main.getByRole('link', { name: 'Quitar la suspensión' }).click();
  await expect.element(stolen.getByRole('button', { name: 'Encontré el teléfono' })).toBeVisible();
});

it('who manages the line and does not hold it reads who gives it back, there and on the page of the line', async () => {
  await open([theft()], (server) => server.answer(listBillingAccounts, accountsAs(asManager)));
  await expect.element(stolen).toMatchTextContent('Si aparece, su titular quita la suspensión.');
  await expect.element(stolen.getByRole('button', { name: 'Encontré el teléfono' })).not.toBeInTheDocument();
  await expect.element(stolen.getByRole('button', { name: 'Descargar certificado' })).toBeVisible();
  await openPortal(`/service-details/postpaid/with-adds?line=${postpaid}`, ana, (server) => {
    server.answer(listTroubleTickets, [theft()]);
    server.answer(listBillingAccounts, accountsAs({ ...asManager, ServiceStatus: 'S' }));
  });
  await expect.element(main).toMatchTextContent('Si el teléfono aparece, la reactiva su titular.');
  await expect.element(main.getByRole('link', { name: 'Ver el reporte' })).toBeVisible();
});

it('who is invited to look or to pay reports nothing', async () => {
  await open([], (server) =>
    server.answer(listBillingAccounts, accountsWith({ role: 'viewer', allows: ['figures'] })),
  );
  await expect.element(form).toMatchTextContent('No administras otra línea móvil');
  await expect.element(send()).not.toBeInTheDocument();
});

const openPublic = (path: string, prepare: (server: Server) => void = () => undefined) =>
  openPortal(path, null, (server) => {
    server.fail(getBotChallenge, 500);
    prepare(server);
  });

it('after many wrong guesses of others the work is done unseen, and what was typed is sent again with it', async () => {
  const server = await openPublic('/stolen', (server) => {
    server.answer(getBotChallenge, challenge);
    server.fail(proveForTheft, {
      status: 403,
      shape: { code: 'WORK_REQUIRED', message: 'Estamos comprobando que eres una persona', challenge },
    });
  });
  const who = part('Dinos quién eres');
  await who.getByRole('radio', { name: /Con un código/ }).click();
  await who
    .getByRole('textbox', { name: 'Correo o número con el que inicias sesión' })
    .fill('ana@correo.example');
  await who.getByRole('textbox', { name: 'Código' }).fill('1234 5678 9012');
  await who.getByRole('button', { name: 'Continuar' }).click();
  // Others guess on: it is asked for again, and then no more.
  await expect
    .element(who.getByRole('alert'))
    .toMatchTextContent('No pudimos comprobar que eres una persona.');
  const [first, ...later] = server.asked(proveForTheft);
  expect(first?.headers.has('x-proof-of-work')).toBe(false);
  expect(later).toHaveLength(3);
  for (const { headers, body } of later) {
    expect(body).toEqual(first?.body);
    const { solution } = JSON.parse(atob(headers.get('x-proof-of-work') ?? ''));
    expect(solution.derivedKey).toMatch(/^0[0-9a-f]{63}$/);
  }
  await inspectEverySize('stolen-work');

  const lines = [{ id: 'L-1', publicIdentifier: '••••••0001' }];
  server.answer(proveForTheft, { lines }, { headers: { 'x-theft-grant': 'grant' } });
  await who.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(main.getByText(/0001/).first()).toBeVisible();
  // Left open for long.
  server.refuse(reportTheftByProof, 'GRANT_REQUIRED');
  await main.getByRole('button', { name: 'Suspender y bloquear' }).click();
  await expect.element(page.getByText('Pasó mucho tiempo. Dinos otra vez quién eres.')).toBeVisible();
  await expect.element(who).toBeVisible();
});

it('without a session: the ways to say who one is, each with its form', async () => {
  const server = await openPublic('/stolen');
  const who = part('Dinos quién eres');
  await expect.element(who.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await inspectEverySize('stolen-ways');
  await who.getByRole('radio', { name: /Con mi documento/ }).click();
  await inspectEverySize('stolen-document');
  await who.getByRole('radio', { name: /Con un código/ }).click();
  await who.getByRole('button', { name: 'Continuar' }).click();
  const name = who.getByRole('textbox', { name: 'Correo o número con el que inicias sesión' });
  await expect.element(name).toHaveAccessibleDescription('Escribe tu correo o número');
  await inspectEverySize('stolen-code');
  await name.fill('ana@correo.example');
  await who.getByRole('textbox', { name: 'Código' }).fill('1234 5678 9012');
  await who.getByRole('button', { name: 'Continuar' }).click();
  await expect
    .element(who.getByRole('alert'))
    .toMatchTextContent('No pudimos comprobar que eres una persona.');
  expect(server.asked(proveForTheft)).toEqual([]);
  expect(server.asked(reportTheftByProof)).toEqual([]);
});

it('a paper: no code, one that is none, one that is, and a file that is no paper of ours', async () => {
  const server = await openPublic('/verificar');
  const check = main.getByRole('button', { name: 'Verificar', exact: true });
  const code = main.getByRole('textbox', { name: 'Código del certificado' });
  await check.click();
  await expect.element(code).toHaveAccessibleDescription('Escribe el código');
  const none = { valid: false, kind: null, issuedAt: null, endedAt: null, holder: null };
  server.answer(verifyCertificate, none);
  await code.fill('7K3M-9QXW-2BDF-PT5J');
  await check.click();
  await expect.element(main).toMatchTextContent('El código no es válido');
  const ours = { valid: true, kind: 'theft', issuedAt: at, endedAt: null, holder: 'A*** P***' } as const;
  server.answer(verifyCertificate, ours);
  await code.fill('7K3M-9QXW-2BDF-PT5H');
  await check.click();
  await expect.element(main).toMatchTextContent('A*** P***');
  await expect.element(main).toMatchTextContent('Certificado de robo o pérdida');
  await inspectEverySize('verify-valid');
  server.answer(verifyCertificate, { ...ours, endedAt: '2026-11-24T18:30:00-05:00' });
  await check.click();
  await expect.element(main).toMatchTextContent('El equipo apareció y el reporte terminó el');
  await inspectEverySize('verify-over');
  server.answer(verifyCertificate, ours);
  await code.fill('');
  const file = main.getByLabelText('Elegir archivo', { exact: true });
  await page
    .elementLocator(file.element())
    .upload(new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }));
  await expect.element(main).toMatchTextContent('Este archivo no es un certificado nuestro');
  const own = '%PDF-1.7 (https://portal.example/ec/verificar?code=7K3M-9QXW-2BDF-PT5H)';
  await page.elementLocator(file.element()).upload(new File([own], 'b.pdf', { type: 'application/pdf' }));
  await expect.element(main).toMatchTextContent('El documento es auténtico');
  expect(server.asked(verifyCertificate).at(-1)?.words.get('sha256')).toMatch(/^[\da-f]{64}$/);
  expect(server.asked(verifyCertificate).at(-1)?.words.get('code')).toBe('7K3M-9QXW-2BDF-PT5H');
});
