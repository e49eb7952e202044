// What is said of each table of the portal: where it is on a PostgreSQL of several machines (docs/distributed.md), how long
// its rows are kept (docs/operating.md), what is of a person in them, and what becomes of it when they leave.
import { placementOf, retentionOf, type TableFacts, tablesOf } from '@portal/database/table-facts';
import { sql } from 'drizzle-orm';
import { type RetentionPeriods, removeNotifications } from './retention.ts';
import * as s from './schema.ts';

interface PersonalData {
  /** A file of the archive, or why it is in none. */
  shown: string | { leftOut: string };
  /**
   * `deleted`: its rows with their `user_id`. `moved`: to an id that names nobody, and nothing that names them stays.
   * `sought`: deleted, found by another key. `kept`: why, and that it names nobody or for how long it does.
   */
  erased: 'deleted' | 'moved' | 'sought' | { kept: string };
}

const byUser = { by: 'user_id', group: 'users' };
/** As most: it goes with its user. */
const ofUser = { place: byUser, erased: 'deleted' } as const;
const byOwn = (by: string) => ({ by, group: by });

const ofUsers = 'as many as there are users, and gone with them';
const ledger = 'the ledger: the law wants it for seven years, and nobody may pay twice';
/** What has ended stays a little, to tell that from what never was. */
const ended = { hours: 1 };
const days = (setting: keyof RetentionPeriods) => (keep: RetentionPeriods) => ({ days: keep[setting] });

const nobodys = { leftOut: 'it is nobody’s' };
const withoutPerson = { kept: 'it is of no person' };
const moment = { leftOut: 'a hash that lives for minutes or hours' };
const momentary = { by: 'expiresAt', after: ended, shown: moment } as const;
const shortly = { kept: 'against abuse, until its end within a day' };

/** How long what proves something is kept after its end. */
export const provedMonths = 84;

const rows: TableFacts<typeof s, RetentionPeriods, PersonalData> = {
  users: { ...ofUser, stays: ofUsers, shown: 'perfil' },
  credentials: { ...ofUser, stays: ofUsers, shown: { leftOut: 'the hash of a password' } },
  sessions: { ...ofUser, by: 'expiresAt', after: ended, shown: 'sesiones' },
  knownDevices: { ...ofUser, by: 'lastSeenAt', after: { days: 400 }, shown: 'equipos-conocidos' },
  secondFactors: { ...ofUser, stays: ofUsers, shown: 'verificacion-en-dos-pasos' },
  backupCodes: {
    ...ofUser,
    stays: 'ten a user at most, and gone with their use',
    shown: { leftOut: 'hashes; their number is in «verificacion-en-dos-pasos»' },
  },
  passkeys: { ...ofUser, stays: 'ten a user at most, and gone with them', shown: 'llaves-de-acceso' },
  personalTokens: { ...ofUser, by: 'expiresAt', after: ended, shown: 'llaves-de-programas' },
  factorRecoveries: { ...ofUser, stays: 'one a user at most, and gone after its day', shown: 'recuperacion' },
  signInAttempts: { ...ofUser, ...momentary },
  associations: { ...ofUser, stays: ofUsers, shown: 'servicios' },
  roleInvitations: { ...ofUser, by: 'expiresAt', after: ended, shown: 'personas' },
  lineConsents: { ...ofUser, by: 'expiresAt', after: ended, shown: 'usuarios-de-lineas' },
  payments: { place: byUser, stays: ledger, shown: 'pagos', erased: 'moved' },
  paymentKeys: {
    ...ofUser,
    stays: ledger,
    shown: { leftOut: 'the names of requests whose payments are in «pagos»' },
  },
  paymentMethods: {
    ...ofUser,
    stays: 'ten a user at most, and gone when the provider has forgotten them',
    shown: 'tarjetas',
  },
  autoPays: { ...ofUser, stays: ofUsers, shown: 'pago-automatico' },
  autoPayBills: { ...ofUser, by: 'toldAt', after: { days: 400 }, shown: 'pago-automatico' },
  autoTopUps: { ...ofUser, stays: ofUsers, shown: 'recarga-automatica' },
  paymentFrames: { ...ofUser, by: 'expiresAt', after: { days: 7 }, shown: moment },
  paymentFrameTokens: { ...ofUser, ...momentary },
  paymentLinks: {
    ...ofUser,
    by: 'expiresAt',
    after: ended,
    shown: { leftOut: 'hashes of addresses that have an end' },
  },
  linkReceipts: {
    ...ofUser,
    by: 'createdAt',
    after: { days: 7 },
    shown: { leftOut: 'the address of somebody else, who has paid by a link' },
  },
  payees: { ...ofUser, stays: '38 a user at most', shown: 'favoritos' },
  assistantPasses: { ...ofUser, ...momentary },
  // Of who is a customer they stay: a contract may be older than that. Of who has left their chain has an id that was made
  // then (uuid v7), by which it goes as a whole.
  agreements: {
    place: byUser,
    by: 'userId',
    before: (moment) =>
      sql`rpad(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0'), 32, '0')::uuid`,
    only: sql`${s.agreements.details} is null`,
    after: { months: provedMonths },
    shown: 'constancias',
    erased: 'moved',
  },
  agreementMarks: {
    place: byUser,
    stays: ofUsers,
    shown: { leftOut: 'how long a chain is' },
    erased: 'moved',
  },
  dataRequests: {
    place: byUser,
    by: 'endedAt',
    only: sql`${s.dataRequests.endedAt} is not null`,
    after: { months: provedMonths },
    shown: 'solicitudes',
    erased: 'moved',
  },
  dataArchives: { ...ofUser, by: 'keptUntil', after: ended, shown: { leftOut: 'archives like this one' } },
  notifications: {
    ...ofUser,
    by: 'happenedAt',
    after: days('notificationsDays'),
    remove: removeNotifications,
    shown: 'avisos',
  },
  watchedProblems: { ...ofUser, by: 'watchedAt', after: { days: 60 }, shown: 'problemas-de-red' },
  pushSubscriptions: {
    ...ofUser,
    stays: 'ten a user at most, and gone with their session or browser',
    shown: 'navegadores-con-avisos',
  },
  notificationCounts: { ...ofUser, stays: ofUsers, shown: { leftOut: 'how many «avisos» there are' } },
  notificationPreferences: { ...ofUser, stays: ofUsers, shown: 'preferencias' },
  whatsappLinks: { ...ofUser, stays: ofUsers, shown: 'whatsapp' },

  // Found by something else than their user.
  loginNames: { place: byOwn('login_name'), stays: ofUsers, shown: 'perfil', erased: 'sought' },
  lineManagers: { place: byOwn('service_number'), stays: ofUsers, shown: 'personas', erased: 'sought' },
  lineUsers: {
    place: byOwn('service_number'),
    stays: 'one a line',
    shown: 'usuarios-de-lineas',
    erased: {
      kept: 'of another adult’s line, for their sake and without a name; else it goes with its last person',
    },
  },
  billPurchases: {
    place: byOwn('customer_id'),
    stays: ledger,
    shown: { leftOut: 'which payment has paid which bill, as «facturas» says' },
    erased: { kept: 'a bill is paid once; it names the bill and the payment' },
  },
  thefts: {
    place: byOwn('service_number'),
    stays: 'a line and its equipment are given back by it, and the law may ask',
    shown: 'robos',
    erased: { kept: 'while a line is suspended it is given back by it; of a line without people it goes' },
  },
  certificates: {
    place: byOwn('code'),
    stays: 'a paper is checked for as long as somebody has it',
    shown: { leftOut: 'papers of what other files have' },
    erased: { kept: 'initials and a hash: whoever has the paper can check it' },
  },
  customerPeople: {
    place: byOwn('customer_id'),
    stays: 'one a customer and user',
    shown: { leftOut: 'says whose agreements may be about a customer' },
    erased: 'moved',
  },
  dataAccesses: {
    place: byOwn('customer_id'),
    by: 'accessedAt',
    after: { months: 13 },
    shown: 'quien-vio-tus-datos',
    erased: 'sought',
  },
  dataAccessPeople: {
    place: byOwn('person_key'),
    stays: 'one a user at most, and gone with them',
    shown: { leftOut: 'a key for whoever looked at somebody’s data' },
    erased: 'sought',
  },
  agreementTexts: {
    place: byOwn('text_hash'),
    stays: 'as many as there are versions of them',
    shown: nobodys,
    erased: withoutPerson,
  },
  erasures: {
    place: byOwn('pseudonym'),
    stays: 'gone with the last of what is erased',
    shown: { leftOut: 'of who has gone' },
    erased: 'sought',
  },
  whatsappNumbers: { place: byOwn('number'), stays: ofUsers, shown: 'whatsapp', erased: 'sought' },

  // Written with a user's rows, and found by their own ids.
  events: {
    place: 'metadata',
    by: 'settledAt',
    after: days('eventsDays'),
    shown: 'historial',
    erased: 'sought',
  },
  messages: {
    place: 'metadata',
    by: 'createdAt',
    after: days('messagesDays'),
    shown: 'mensajes-enviados',
    erased: 'sought',
  },
  whatsappQuestions: {
    place: 'metadata',
    by: 'receivedAt',
    after: { hours: 24 },
    shown: { leftOut: 'what they wrote on WhatsApp themselves; it is gone within a day' },
    erased: 'sought',
  },
  codes: { place: 'metadata', ...momentary, erased: shortly },
  grants: { place: 'metadata', ...momentary, erased: shortly },
  givenTokens: {
    place: 'metadata',
    ...momentary,
    shown: { leftOut: 'hashes that say whose a link or a key is' },
    erased: 'deleted',
  },
  paymentOwners: {
    place: 'metadata',
    stays: ledger,
    shown: { leftOut: 'says whose payment is whose' },
    erased: 'moved',
  },
  operatorCommands: {
    place: 'metadata',
    by: 'givenAt',
    after: { days: 30 },
    shown: { leftOut: 'what waits for the operator’s word, told in «historial»' },
    erased: 'sought',
  },
  // One that is due a line, across users: no column of a user's could be part of that key.
  orderKeys: {
    place: 'metadata',
    by: 'orderedAt',
    only: sql`${s.orderKeys.status} = 'done'`,
    after: days('ordersDays'),
    shown: 'pedidos',
    erased: 'deleted',
  },

  // Counters and the like, which are written alone; an upsert that reads the clock is theirs only.
  loginAttempts: {
    place: 'plain',
    by: 'lastFailedAt',
    after: { hours: 24 },
    shown: { leftOut: 'a count of a day' },
    erased: shortly,
  },
  rateLimits: {
    place: 'plain',
    by: 'expire',
    before: (moment) => sql`(extract(epoch from ${moment}) * 1000)::bigint`,
    after: ended,
    shown: { leftOut: 'counts of a day' },
    erased: shortly,
  },
  botPasses: { place: 'plain', ...momentary, erased: shortly },
  spentChallenges: { place: 'plain', by: 'expiresAt', after: ended, shown: nobodys, erased: withoutPerson },
  pageViews: {
    place: 'plain',
    by: 'day',
    after: days('pageViewsDays'),
    shown: nobodys,
    erased: withoutPerson,
  },
  sharedSecrets: { place: 'plain', stays: 'a handful', shown: nobodys, erased: withoutPerson },
};

export const portalTables = tablesOf(s, rows);
export const portalPlacement = placementOf(portalTables);
export const portalRetention = (keep: RetentionPeriods) => retentionOf(portalTables, keep);
