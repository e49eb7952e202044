// Soporte and the orders of repairs: questions that open, are not found or are asked for by an address; an operator of its
// own; and whoever has nothing in repair.
import { readTalk, type Talk } from '@portal/contract/help/talks';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { fileClaim, noteClaim } from '@portal/contract/paying/claims';
import { expect, it, onTestFinished } from 'vitest';
import { trueNow } from '../src/lib/clock.ts';
import { provideSettings } from '../src/lib/settings.ts';
import { type StoredProfile, storeBearer, storeProfile } from '../src/session/session.ts';
import { accountsAs, ana } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { address, heading, main, openPortal, part, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';
import { givenSettings } from './portal/settings.ts';

const faq = part(/^(Preguntas frecuentes|Lo que encontramos)$/);
const question = (words: RegExp) => faq.getByRole('button', { name: words });
const answer = (words: RegExp) => faq.getByRole('region', { name: words });
const unfold = () => main.getByRole('button', { name: 'Preguntas frecuentes' }).click();
const questions = () => faq.getByRole('heading', { level: 3 }).elements().length;

it('questions open by themselves, and one that is not there says so', async () => {
  await openPortal('/support/', null);
  await expect.element(faq).not.toBeInTheDocument();
  await unfold();
  await expect.element(question(/valor pendiente/)).toHaveAttribute('aria-expanded', 'false');
  await question(/valor pendiente/).click();
  await expect.element(answer(/valor pendiente/)).toMatchTextContent('*123# opción 5-4');
  await question(/cada campo de mi factura/).click();
  await expect.element(answer(/cada campo/).getByRole('img')).toBeVisible();
  await expect.element(answer(/valor pendiente/)).toBeVisible();
  await inspectEverySize('support-answers');
  await main.getByRole('searchbox', { name: 'Busca una respuesta' }).fill('pingüinos');
  await expect.element(faq.getByRole('heading', { name: 'No encontramos esa pregunta' })).toBeVisible();
  await inspect('support-nothing');
  await faq.getByRole('button', { name: 'Ver todas las preguntas' }).click();
  await expect.poll(questions).toBe(10);
  await expect.element(main.getByRole('button', { name: 'Preguntas frecuentes' })).toHaveFocus();
});

it('guides by topic lead to their questions', async () => {
  await openPortal('/support/', null);
  await expect.element(main.getByRole('link', { name: 'Reclamar un cobro' })).toBeVisible();
  await main.getByRole('button', { name: 'Internet en casa' }).click();
  await inspectEverySize('support-topic');
  const guide = main.getByRole('link', { name: 'Mi internet está lento' });
  await guide.click();
  await expect.element(answer(/lento/)).toBeVisible();
  await expect.element(question(/lento/)).toHaveFocus();
  // Also when it was closed since.
  await question(/lento/).click();
  await expect.element(question(/lento/)).toHaveAttribute('aria-expanded', 'false');
  await guide.click();
  await expect.element(answer(/lento/)).toBeVisible();
  await expect.element(question(/lento/)).toHaveFocus();
  await expect.element(faq).toBeInViewport();
  expect(questions()).toBe(1);
});

it('an address may open a question', async () => {
  await openPortal('/support/#receiptKey', null);
  await expect.element(answer(/clave de mi comprobante/)).toMatchTextContent('49 dígitos');
});

it('an operator of its own is named in every address and number; without an assistant there is no row for it', async () => {
  provideSettings({
    ...givenSettings,
    helpPhone: '1800-100200',
    deviceBalance: '*555# opción 2',
    helpPaymentUrl: 'https://ayuda.operadora.example/pago/',
    helpDebtUrl: 'https://acuerdos.operadora.example/',
    receiptCheckUrl: 'https://impuestos.example/validez',
  });
  onTestFinished(() => provideSettings(givenSettings));
  await openPortal('/support/', ana);
  const leads = (place: typeof main, name: RegExp, href: string) =>
    expect.element(place.getByRole('link', { name }).first()).toHaveAttribute('href', href);
  const contact = part('Habla con nosotros');
  await leads(contact, /Llámanos/, 'tel:1800-100200');
  await expect.element(contact.getByRole('button', { name: /asistente/i })).not.toBeInTheDocument();
  await leads(main, /Negociación/, 'https://acuerdos.operadora.example/');
  await leads(main, /Pago de facturas/, 'https://ayuda.operadora.example/pago/');
  await unfold();
  await question(/valor pendiente/).click();
  await expect.element(answer(/valor pendiente/)).toMatchTextContent('*555# opción 2');
  await leads(answer(/valor pendiente/), /Marcar/, 'tel:*555%23');
  await question(/clave de mi comprobante/).click();
  await leads(answer(/clave de mi comprobante/), /SRI/, 'https://impuestos.example/validez');
});

const inHours = (hours: number) => new Date(trueNow() + hours * 3_600_000).toISOString();

it.each([
  ['by none that is over', [-24], /^Escríbenos ?Te responde una persona/],
  ['by the soonest that is to come', [24 * 30, 1, -24], /Te responden a más tardar (hoy|mañana)/],
] as const)('a person answers %s of the times that were promised', async (_, promised, words) => {
  const talks = promised.map(
    (hours): Talk => ({
      '@type': 'TroubleTicket',
      id: String(hours),
      href: '',
      ticketType: 'conversation',
      status: 'waiting',
      creationDate: inHours(-48),
      lastUpdate: inHours(-48),
      expectedResolutionDate: inHours(hours),
      note: [{ id: '1', author: 'customer', text: '¿Por qué subió mi factura?', date: inHours(-48) }],
    }),
  );
  await openPortal('/support/', ana, (server) =>
    server.answer(listTroubleTickets, (asked) =>
      asked.words.get('ticketType') === 'conversation' ? talks : [],
    ),
  );
  const write = part('Habla con nosotros').getByRole('link', { name: /^Escríbenos/ });
  await expect.element(write).toMatchTextContent(words);
});

it.each<Parameters<typeof accountsAs>[0]>([{ isCorpAdmin: true }, { role: 'viewer', allows: ['figures'] }])(
  'whoever may not claim is offered no claims: %j',
  async (as) => {
    await openPortal('/support/', ana, (server) => server.answer(listBillingAccounts, accountsAs(as)));
    const ways = part('Habla con nosotros');
    await expect.element(ways.getByRole('link', { name: /^Equipos en reparación/ })).toBeVisible();
    await expect.element(ways.getByRole('link', { name: /^Tus reclamos/ })).not.toBeInTheDocument();
  },
);

it('whoever has nothing in repair reads so, and a failure can be tried again', async () => {
  const server = await openPortal('/service-order/', ana, (each) => each.fail(listTroubleTickets, 500));
  await expect.element(main.getByRole('heading', { name: 'No pudimos cargar tus órdenes' })).toBeVisible();
  await inspect('orders-failed');
  server.answer(listTroubleTickets, []);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(main.getByRole('heading', { name: 'No tienes órdenes de servicio' })).toBeVisible();
  await inspectEverySize('orders-none');
});

it('the lookup takes what may stand in a document, and asks whoever is not known to be its holder', async () => {
  const server = await openPortal('/cellphone-status/', ana, (each) =>
    each.refuse(listTroubleTickets, 'HOLDER_REQUIRED'),
  );
  const form = part('Busca tu equipo');
  const kind = form.getByRole('combobox', { name: 'Tipo de documento' });
  const number = form.getByRole('textbox');
  const submit = form.getByRole('button', { name: 'Buscar' });
  await expect.element(submit).toBeDisabled();
  await kind.selectOptions('Cédula');
  await submit.click();
  await expect.element(form).toMatchTextContent('Ingresa el número');
  await number.fill('17-10x03');
  await expect.element(number).toHaveValue('171003');
  await submit.click();
  await expect.element(form).toMatchTextContent('La cédula debe tener al menos 10 dígitos');
  await inspectEverySize('repair-lookup-short');
  await number.fill('0912345675');
  await submit.click();
  const holder = part('¿Eres el titular?');
  await expect.element(holder).toMatchTextContent('Solo el titular ve sus equipos');
  await expect.element(holder.getByLabelText('Número de documento')).toHaveValue('0912345675');
  await inspect('repair-not-holder');
  server.answer(listTroubleTickets, []);
  await kind.selectOptions('Número de orden');
  await number.fill('TRK-10 01.ñ');
  await expect.element(number).toHaveValue('TRK-1001');
  await submit.click();
  await expect.element(main.getByRole('heading', { name: 'No encontramos equipos' })).toBeVisible();
  await kind.selectOptions('RUC');
  await expect.element(main.getByRole('heading', { name: 'No encontramos equipos' })).not.toBeInTheDocument();
});

const at = '2026-11-23T10:04:00-05:00';
const note = (author: Talk['note'][number]['author'], text: string, nth = 1) => ({
  id: `${author}-${nth}`,
  author,
  text,
  date: at,
});
const talk = (more: Partial<Talk> = {}): Talk => ({
  '@type': 'TroubleTicket',
  id: 'CHT-261123-7K3M9Q',
  href: '',
  ticketType: 'conversation',
  status: 'waiting',
  creationDate: at,
  lastUpdate: at,
  expectedResolutionDate: null,
  note: [note('customer', '¿Por qué subió mi factura?')],
  ...more,
});

const open = (path: string, prepare: (server: Server) => void) => openPortal(path, ana, prepare);
const field = () => main.getByRole('textbox');
const send = () => main.getByRole('button', { name: 'Enviar' });

it('a list that does not come leaves the field; what cannot be sent stays written; once sent it is shown', async () => {
  const server = await open('/support/messages', (given) => given.fail(listTroubleTickets, 503));
  await expect.element(part('Tus mensajes')).toMatchTextContent('No pudimos cargar tus mensajes');
  await inspectEverySize('messages-failed');
  server.answer(listTroubleTickets, []);
  await part('Tus mensajes').getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(part('Tus mensajes')).toMatchTextContent('Todavía no tienes mensajes');
  await inspectEverySize('messages-none');

  await field().fill('mi tarjeta es 5451951574925480');
  server.refuse(fileClaim, 'CARD_DATA_REFUSED');
  await send().click();
  await expect.element(main.getByRole('alert')).toMatchTextContent('no escribas números de tarjeta');
  server.fail(fileClaim, 'no connection');
  await send().click();
  await expect.element(main.getByRole('alert')).toMatchTextContent('Sigue escrito');
  await field().fill('¿Por qué subió mi factura?');
  server.answer(fileClaim, talk(), { status: 201 });
  server.answer(listTroubleTickets, [talk()]);
  await send().click();
  await expect.element(part('Conversación')).toMatchTextContent('¿Por qué subió mi factura?');
  expect(address()).toBe('/support/messages/CHT-261123-7K3M9Q');
  // The same words sent again are one message, whichever of them arrived; others are another.
  const keys = server.asked(fileClaim).map(({ headers }) => headers.get('request-uuid'));
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

it('what is written stays where the session has lapsed, for whoever wrote it', async () => {
  await open('/support/messages', (given) => {
    given.answer(listTroubleTickets, [talk()]);
    given.fail(fileClaim, 401);
  });
  await field().fill('¿Por qué subió mi factura?');
  await send().click();
  await expect.element(heading).toHaveTextContent('Inicio de Sesión');
  const comeBack = (who: StoredProfile) => {
    storeBearer('token-of-the-customer');
    storeProfile(who);
    show('/support/messages');
  };
  comeBack({ ...ana, sub: 'otra@correo.example' });
  await expect.element(field()).toHaveValue('');
  comeBack(ana);
  await expect.element(field()).toHaveValue('¿Por qué subió mi factura?');
});

it('what a page hands over to be written stands there again after it was sent', async () => {
  const server = await open('/support/messages', (given) => given.answer(listTroubleTickets, []));
  const about = { about: 'Sobre mi factura de noviembre: ' };
  show('/support/messages', about);
  await expect.element(field()).toHaveValue(about.about);
  server.answer(fileClaim, talk(), { status: 201 });
  server.answer(listTroubleTickets, [talk()]);
  await send().click();
  await expect.element(part('Conversación')).toBeVisible();
  show('/support/messages', about);
  await expect.element(field()).toHaveValue(about.about);
});

it('a new answer is marked as read; many messages and long words have room', async () => {
  const long = 'https://ejemplo.example/'.padEnd(300, 'x');
  const notes = Array.from({ length: 30 }, (_, nth) =>
    note(nth % 2 ? 'operator' : 'customer', `${'Lo que pasa es esto. '.repeat(nth)}`, nth),
  );
  const answered = talk({ status: 'answered', note: [...notes, note('operator', long, 99)] });
  const server = await open('/support/messages/CHT-261123-7K3M9Q', (given) => {
    given.answer(listTroubleTickets, [answered]);
    given.answer(readTalk, { ...answered, status: 'read' });
  });
  await expect.element(part('Conversación')).toMatchTextContent('Lo que pasa es esto.');
  await expect.poll(() => server.asked(readTalk)).toHaveLength(1);
  await inspectEverySize('message-long');
  const read = { ...answered, status: 'read' } as const;
  server.answer(listTroubleTickets, [read]);
  server.fail(noteClaim, 500);
  await field().fill('Gracias.');
  await send().click();
  await expect.element(main.getByRole('alert')).toMatchTextContent('Sigue escrito');
  expect(server.asked(readTalk)).toHaveLength(1);
  // What is written on while it is being sent is another message.
  server.answer(noteClaim, read);
  const answer = server.hold(noteClaim);
  await send().click();
  await field().fill('Gracias. ¿Y cuándo llega?');
  answer();
  await expect.element(field()).toHaveValue('¿Y cuándo llega?');
});

it('one that is not there leads to those that are', async () => {
  await open('/support/messages/CHT-000000-AAAAAA', (server) => server.answer(listTroubleTickets, []));
  await expect.element(main).toMatchTextContent('No encontramos este mensaje');
  await expect.element(main.getByRole('link', { name: 'Ir a Mensajes' })).toBeVisible();
});
