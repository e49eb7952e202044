// Who uses a line: said, asked, answered and taken back, under «Gestionar», in the place of its records, in «Quién usa cada línea» and by a link.
import { acceptPermission, getInvitation, type Invitation } from '@portal/contract/access/permissions';
import { getVoiceUsage } from '@portal/contract/lines/usage-records';
import {
  answerLineConsent,
  answerLinkedConsent,
  askLineConsent,
  endLineUser,
  getLinkedConsent,
  type LineConsent,
  type LineUser,
  listLineUsers,
  putLineUser,
} from '@portal/contract/privacy/line-users';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana, inDays, postpaid, prepaid } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, part, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const validFor = { startDateTime: inDays(0), endDateTime: inDays(7) };
const user = (id: string, more: Partial<LineUser> = {}): LineUser => ({
  '@type': 'LineUser',
  id,
  href: '',
  kind: null,
  isCaller: false,
  since: null,
  records: 'open',
  consent: null,
  change: null,
  requests: [],
  ...more,
});
const another = { kind: 'adult', records: 'consentRequired' } as const;
const asked = { id: 'one', status: 'asked', validFor } as const;
const longName = 'María Auxiliadora de los Ángeles Villavicencio Echeverría de Montesdeoca';
const request = (more: Partial<LineConsent> = {}): LineConsent => ({
  '@type': 'LineConsent',
  id: 'one',
  serviceNumber: prepaid,
  purpose: 'records',
  status: 'asked',
  askedBy: longName,
  validFor,
  text: 'Permito que se muestren los registros de la línea que uso.',
  ...more,
});

const opens = (path: string, users: LineUser[], prepare: (server: Server) => void = () => {}) =>
  openPortal(path, ana, (server) => {
    server.answer(listLineUsers, users);
    prepare(server);
  });
const detail = `/service-details/manage/user?line=${prepaid}`;
const card = part('Quién usa la línea');
const ask = main.getByRole('button', { name: 'Pedirle permiso' });

it('nobody has said: the holder says it, and reads what each choice means', async () => {
  const server = await opens(detail, [user(prepaid)]);
  await expect.element(card).toMatchTextContent('Falta indicarlo');
  server.answer(putLineUser, user(prepaid, another));
  await card.getByRole('button', { name: 'Indicar quién la usa' }).click();
  const said = dialog('¿Quién usa esta línea?');
  await said.getByRole('radio', { name: /Otra persona adulta/ }).click();
  await inspectEverySize('saying who uses a line');
  server.answer(listLineUsers, [user(prepaid, another)]);
  await said.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(card).toMatchTextContent('La usa otra persona adulta.');
  expect(server.asked(putLineUser)[0]?.body).toEqual({ kind: 'adult' });
  await expect.element(ask).toBeVisible();
});

it('that it is no longer another adult is asked of them, and that waits', async () => {
  const server = await opens(detail, [user(prepaid, another)]);
  await card.getByRole('button', { name: 'Cambiar' }).click();
  const said = dialog('¿Quién usa esta línea?');
  await said.getByRole('radio', { name: /^Yo/ }).click();
  await expect.element(said).toMatchTextContent('el cambio se aplica cuando lo confirme');
  const waiting = user(prepaid, { ...another, change: { id: 'two', purpose: 'holder', validFor } });
  server.answer(putLineUser, waiting);
  server.answer(listLineUsers, [waiting]);
  await said.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(card).toMatchTextContent('Le preguntamos por SMS');
  server.refuse(putLineUser, 'CONSENT_ASKED_OFTEN');
  await card.getByRole('button', { name: 'Cambiar' }).click();
  await said.getByRole('radio', { name: /menor/ }).click();
  await said.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText(/^Ya se lo pediste hace poco/)).toBeVisible();
});

it('it does not come: the card says so, alone', async () => {
  const server = await opens(detail, []);
  server.fail(listLineUsers, 500);
  show(detail);
  await expect.element(card).toMatchTextContent('No pudimos cargar quién usa la línea');
  await expect.element(main.getByRole('link', { name: 'Gestionar' })).toBeVisible();
});

it('in the place of records that are somebody else’s: whose they are, and one press asks', async () => {
  const server = await opens(`/service-record?line=${postpaid}`, [user(postpaid, another)], (prepared) =>
    prepared.refuse(getVoiceUsage, 'USER_CONSENT_REQUIRED'),
  );
  await expect.element(main).toMatchTextContent('Esta línea la usa otra persona');
  await inspectEverySize('records that are somebody else’s');
  server.answer(askLineConsent, user(postpaid, { ...another, consent: asked }), { status: 201 });
  server.answer(listLineUsers, [user(postpaid, { ...another, consent: asked })]);
  await ask.click();
  await expect.element(main).toMatchTextContent('Le pediste permiso por SMS');
  await expect.element(ask).not.toBeInTheDocument();
  expect(server.asked(askLineConsent)[0]?.body).toEqual({ serviceId: postpaid });
});

it('asked too often, and not done: the server’s own words, or the usual ones', async () => {
  const server = await opens(detail, [user(prepaid, another)]);
  server.refuse(askLineConsent, 'CONSENT_ASKED_OFTEN');
  await ask.click();
  await expect.element(page.getByText(/^Ya se lo pediste hace poco/)).toBeVisible();
  server.fail(askLineConsent, 500);
  await ask.click();
  await expect.element(page.getByText(/^No pudimos hacerlo/)).toBeVisible();
});

it('whoever uses a line is asked in «Quién usa cada línea»: yes, taken back, and the line given up', async () => {
  const mine = (requests: LineConsent[]) => user(prepaid, { kind: 'adult', isCaller: true, requests });
  const server = await opens('/profile/people/users', [mine([request()])]);
  const card = part('Permisos de la línea que usas');
  await expect.element(card).toMatchTextContent(longName);
  await inspectEverySize('being asked');
  // Taken back by who asked: nothing is granted any more.
  server.refuse(answerLineConsent, 'NOT_FOUND');
  await card.getByRole('button', { name: `Sí, a ${longName}` }).click();
  await expect.element(page.getByText('Esta solicitud ya no está: se retiró o venció.')).toBeVisible();
  server.answer(answerLineConsent, null, { status: 200 });
  server.answer(listLineUsers, [mine([request({ status: 'granted' })])]);
  await card.getByRole('button', { name: `Sí, a ${longName}` }).click();
  await expect.element(card).toMatchTextContent('Ve los registros');
  server.answer(listLineUsers, [mine([])]);
  await card.getByRole('button', { name: `Retirar el permiso de ${longName}` }).click();
  await expect.element(card).not.toBeInTheDocument();
  expect(server.asked(answerLineConsent).map(({ body }) => body)).toEqual([
    { granted: true },
    { granted: true },
    { granted: false },
  ]);
});

it('whoever uses a line reads what giving it up opens, before', async () => {
  const server = await opens(detail, [user(prepaid, { kind: 'adult', isCaller: true })]);
  await card.getByRole('button', { name: 'Ya no la uso' }).click();
  const said = dialog('¿Ya no usas esta línea?');
  await expect.element(said).toMatchTextContent('los últimos 6 meses');
  server.answer(endLineUser, null, { status: 200 });
  server.answer(listLineUsers, [user(prepaid)]);
  await said.getByRole('button', { name: 'Ya no la uso' }).click();
  await expect.element(card).toMatchTextContent('Falta indicarlo');
});

const opensLink = (prepare: (server: Server) => void) =>
  openPortal('/line-consent#a.token', null, (server) => prepare(server));

it('the link says who asks for what until when, and is answered once', async () => {
  const server = await opensLink((prepared) => prepared.answer(getLinkedConsent, request()));
  await expect.element(main).toMatchTextContent(longName);
  await expect.element(main).toMatchTextContent('12 meses desde tu respuesta');
  await inspectEverySize('a question by a link');
  server.answer(answerLinkedConsent, null, { status: 200 });
  await main.getByRole('button', { name: 'Sí, lo permito' }).click();
  await expect.element(main).toMatchTextContent('Diste tu permiso');
  expect(server.asked(answerLinkedConsent)[0]?.body).toEqual({ granted: true });
});

it('what was granted is taken back by its own link', async () => {
  const server = await opensLink((prepared) =>
    prepared.answer(getLinkedConsent, request({ status: 'granted' })),
  );
  await expect.element(main).toMatchTextContent('Diste permiso para ver tus registros');
  await inspect('a permission by a link');
  server.fail(answerLinkedConsent, 'no connection');
  await main.getByRole('button', { name: 'Retirar el permiso' }).click();
  await expect.element(page.getByText(/^No pudimos hacerlo/)).toBeVisible();
  server.answer(answerLinkedConsent, null, { status: 200 });
  await main.getByRole('button', { name: 'Retirar el permiso' }).click();
  await expect.element(main).toMatchTextContent('Permiso retirado');
});

it('a link that was used, one that does not come, and another try', async () => {
  const server = await opensLink((prepared) => prepared.fail(getLinkedConsent, 500));
  await expect.element(main).toMatchTextContent('No pudimos cargar la solicitud');
  server.refuse(getLinkedConsent, 'CONSENT_ENDED');
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(main).toMatchTextContent('Este enlace ya no es válido');
  await inspect('a link that has ended');
});

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
