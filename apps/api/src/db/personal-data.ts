// What is of a person in each table of the portal: where their archive shows it, and what becomes of it when they leave.
import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

export interface PersonalData {
  table: PgTable;
  /** A file of the archive, or why it is in none. */
  shown: string | { leftOut: string };
  /**
   * `deleted`: its rows with their `user_id`. `moved`: to an id that names nobody, and nothing that names them stays.
   * `sought`: deleted, found by another key. `kept`: why, and that it names nobody or for how long it does.
   */
  erased: 'deleted' | 'moved' | 'sought' | { kept: string };
}

const s = schema;
const nobodys = { leftOut: 'it is nobody’s' };
const withoutPerson = { kept: 'it is of no person' };
const moment = { leftOut: 'a hash that lives for minutes or hours' };
const shortly = { kept: 'against abuse, until its end within a day' };
const is = (table: PgTable, shown: PersonalData['shown'], erased: PersonalData['erased']): PersonalData => ({
  table,
  shown,
  erased,
});

export const personalData: readonly PersonalData[] = [
  is(s.users, 'perfil', 'deleted'),
  is(s.loginNames, 'perfil', 'sought'),
  is(s.credentials, { leftOut: 'the hash of a password' }, 'deleted'),
  is(s.loginAttempts, { leftOut: 'a count of a day' }, shortly),
  is(s.sessions, 'sesiones', 'deleted'),
  is(s.secondFactors, 'segundo-paso', 'deleted'),
  is(s.backupCodes, { leftOut: 'hashes; their number is in «segundo-paso»' }, 'deleted'),
  is(s.passkeys, 'llaves-de-acceso', 'deleted'),
  is(s.personalTokens, 'llaves-de-programas', 'deleted'),
  is(s.factorRecoveries, 'recuperacion', 'deleted'),
  is(s.signInAttempts, moment, 'deleted'),
  is(s.knownDevices, 'equipos-conocidos', 'deleted'),
  is(s.associations, 'servicios', 'deleted'),
  is(s.lineManagers, 'personas', 'sought'),
  is(s.lineUsers, 'usuarios-de-lineas', 'sought'),
  is(s.lineConsents, 'usuarios-de-lineas', 'deleted'),
  is(s.thefts, 'robos', {
    kept: 'while a line is suspended it is given back by it; of a line without people it goes',
  }),
  is(
    s.certificates,
    { leftOut: 'papers of what other files have' },
    { kept: 'initials and a hash: whoever has the paper can check it' },
  ),
  is(s.roleInvitations, 'personas', 'deleted'),
  is(s.payments, 'pagos', 'moved'),
  is(s.paymentKeys, { leftOut: 'the names of requests whose payments are in «pagos»' }, 'deleted'),
  is(s.paymentOwners, { leftOut: 'says whose payment is whose' }, 'moved'),
  is(
    s.billPurchases,
    { leftOut: 'which payment has paid which bill, as «facturas» says' },
    { kept: 'a bill is paid once; it names the bill and the payment' },
  ),
  is(s.paymentMethods, 'tarjetas', 'deleted'),
  is(s.autoPays, 'pago-automatico', 'deleted'),
  is(s.autoPayBills, 'pago-automatico', 'deleted'),
  is(s.autoTopUps, 'recarga-automatica', 'deleted'),
  is(s.paymentFrames, moment, 'deleted'),
  is(s.paymentFrameTokens, moment, 'deleted'),
  is(s.givenTokens, { leftOut: 'hashes that say whose a link or a key is' }, 'deleted'),
  is(s.paymentLinks, { leftOut: 'hashes of addresses that have an end' }, 'deleted'),
  is(s.payees, 'favoritos', 'deleted'),
  is(s.linkReceipts, { leftOut: 'the address of somebody else, who has paid by a link' }, 'deleted'),
  is(s.assistantPasses, moment, 'deleted'),
  is(s.orderKeys, 'pedidos', 'deleted'),
  is(s.operatorCommands, { leftOut: 'what waits for the operator’s word, told in «historial»' }, 'sought'),
  is(s.agreements, 'constancias', 'moved'),
  is(s.agreementMarks, { leftOut: 'how long a chain is' }, 'moved'),
  is(s.agreementTexts, nobodys, withoutPerson),
  is(s.customerPeople, { leftOut: 'says whose agreements may be about a customer' }, 'moved'),
  is(s.dataAccesses, 'quien-vio-tus-datos', 'sought'),
  is(s.dataAccessPeople, { leftOut: 'a key for whoever looked at somebody’s data' }, 'sought'),
  is(s.dataRequests, 'solicitudes', 'moved'),
  is(s.dataArchives, { leftOut: 'archives like this one' }, 'deleted'),
  is(s.erasures, { leftOut: 'of who has gone' }, 'sought'),
  is(s.codes, moment, shortly),
  is(s.grants, moment, shortly),
  is(s.botPasses, moment, shortly),
  is(s.sharedSecrets, nobodys, withoutPerson),
  is(s.spentChallenges, nobodys, withoutPerson),
  is(s.messages, 'mensajes-enviados', 'sought'),
  is(s.pageViews, nobodys, withoutPerson),
  is(s.rateLimits, { leftOut: 'counts of a day' }, shortly),
  is(s.events, 'historial', 'sought'),
  is(s.notifications, 'avisos', 'deleted'),
  is(s.watchedProblems, 'problemas-de-red', 'deleted'),
  is(s.pushSubscriptions, 'navegadores-con-avisos', 'deleted'),
  is(s.notificationCounts, { leftOut: 'how many «avisos» there are' }, 'deleted'),
  is(s.notificationPreferences, 'preferencias', 'deleted'),
  is(s.whatsappLinks, 'whatsapp', 'deleted'),
  is(s.whatsappNumbers, 'whatsapp', 'sought'),
  is(
    s.whatsappQuestions,
    { leftOut: 'what they wrote on WhatsApp themselves; it is gone within a day' },
    'sought',
  ),
];
