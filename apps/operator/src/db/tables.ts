// What is said of each table of the operator: where it is on a PostgreSQL of several machines (docs/distributed.md), how
// long its rows are kept (docs/operating.md), and which file of the archive of somebody's data shows them.
import { placementOf, retentionOf, type TableFacts, tablesOf } from '@portal/database/table-facts';
import { ofFacts } from '@portal/operator-ports/catalogue';
import { sql } from 'drizzle-orm';
import * as s from './schema.ts';

/** From the settings. */
export interface OperatorRetention {
  ordersDays: number;
  usageMonths: number;
}

interface Shown {
  /** By the name of the file, or why none does. */
  shown: string | { leftOut: string };
}

const byCustomer = { by: 'customer_id', group: 'customers' };
const byOwn = (by: string) => ({ by, group: by });

const ofCustomers = 'as many as there are customers and lines';
const law = 'the law wants bills, and what they are made of, for seven years';
const paid = 'what a payment has given: asked for again, it is given once';
const disputes = 'a claim and its answer are proof for as long as the bill is';
const thefts = 'a line and its equipment are given back by it, and the law may ask';
const consents = 'what was accepted, and what may not begin again';
const repairs = 'a few rows a repair, and guarantees lean on them';
const orders = ({ ordersDays }: OperatorRetention) => ({ days: ordersDays });
const usage = ({ usageMonths }: OperatorRetention) => ({ months: usageMonths });

const demonstration = { leftOut: 'how the demonstration lives' };
const nobodys = { leftOut: 'it is nobody’s' };
const ofCatalogue = { place: 'reference', stays: 'the catalogue', shown: nobodys } as const;

const rows: TableFacts<typeof s, OperatorRetention, Shown> = {
  customers: { place: byCustomer, stays: ofCustomers, shown: 'titular' },
  billingAccounts: { place: byCustomer, stays: ofCustomers, shown: 'cuentas' },
  lines: { place: byCustomer, stays: ofCustomers, shown: 'servicios' },
  planOrders: { place: byCustomer, by: 'endedAt', after: orders, shown: 'pedidos' },
  usageBuckets: {
    place: byCustomer,
    by: 'validUntil',
    only: sql`${s.usageBuckets.source} <> 'plan'`,
    after: usage,
    shown: 'consumo-actual',
  },
  usageThresholds: { place: byCustomer, by: 'reachedAt', after: usage, shown: 'consumo-actual' },
  usageGrowth: { place: byCustomer, stays: ofCustomers, shown: demonstration },
  spendingControls: { place: byCustomer, stays: ofCustomers, shown: 'alertas-y-topes' },
  spendings: { place: byCustomer, stays: law, shown: 'pagos' },
  // Whole months are dropped as partitions; this is what lies outside of them.
  usageRecords: { place: byCustomer, by: 'startedAt', after: usage, shown: 'registros' },
  usageDays: { place: byCustomer, by: 'day', after: usage, shown: 'consumo-por-dia' },
  wifiNetworks: {
    place: byCustomer,
    stays: ofCustomers,
    shown: { leftOut: 'a secret, shown in the portal alone' },
  },
  wifiChanges: {
    place: byCustomer,
    by: 'endedAt',
    after: orders,
    shown: { leftOut: 'what becomes of a secret, told in «avisos»' },
  },
  homeDevices: { place: byCustomer, stays: ofCustomers, shown: 'equipos-conectados' },
  prepaidBalances: { place: byCustomer, stays: ofCustomers, shown: 'saldos' },
  packageActivations: { place: byCustomer, stays: paid, shown: 'pagos' },
  topups: { place: byCustomer, stays: paid, shown: 'recargas' },
  balanceAdvances: { place: byCustomer, stays: paid, shown: 'adelantos' },
  balanceTransfers: { place: byCustomer, stays: paid, shown: 'saldo-pasado' },
  balanceSpendings: { place: byCustomer, stays: paid, shown: 'pagos' },
  invoiceCharges: { place: byCustomer, stays: law, shown: 'compras-a-factura' },
  bills: { place: byCustomer, stays: law, shown: 'facturas' },
  billItems: { place: byCustomer, stays: law, shown: 'facturas' },
  deferredItems: {
    place: byCustomer,
    by: 'retryAt',
    after: { days: 7 },
    shown: { leftOut: 'what the clock tries again' },
  },
  tickets: { place: byCustomer, stays: repairs, shown: 'reparaciones' },
  ticketSteps: { place: byCustomer, stays: repairs, shown: 'reparaciones' },
  claims: { place: byCustomer, stays: disputes, shown: 'reclamos' },
  claimSteps: { place: byCustomer, stays: disputes, shown: 'reclamos' },
  claimNotes: { place: byCustomer, stays: disputes, shown: 'reclamos' },
  claimFiles: { place: byCustomer, stays: disputes, shown: 'reclamos' },
  talks: { place: byCustomer, by: 'updatedAt', after: orders, shown: 'conversaciones' },
  thirdPartyServices: { place: byCustomer, stays: consents, shown: 'servicios-de-terceros' },
  thirdPartyBlocks: { place: byCustomer, stays: consents, shown: 'bloqueo-de-terceros' },
  sims: { place: byCustomer, stays: ofCustomers, shown: 'chips' },
  thefts: { place: byCustomer, stays: thefts, shown: 'robos' },
  serviceProblems: { place: byCustomer, by: 'resolvedAt', after: orders, shown: 'problemas-de-red' },
  problemLines: { place: byCustomer, by: 'startedAt', after: orders, shown: 'problemas-de-red' },
  equipmentFaults: { place: byCustomer, stays: 'gone when somebody has been there', shown: demonstration },
  visits: { place: byCustomer, by: 'endedAt', after: orders, shown: 'visitas' },
  officeAppointments: { place: byCustomer, by: 'endedAt', after: { days: 60 }, shown: 'turnos' },
  exits: {
    place: byCustomer,
    stays: 'that a service was left, and when, is proof for as long as its bills are',
    shown: 'bajas',
  },
  pauses: {
    place: byCustomer,
    stays: 'which days a line was paused is proof for as long as its bills are',
    shown: 'pausas',
  },
  arrangements: {
    place: byCustomer,
    stays: 'how a bill was to be paid is proof for as long as the bill is',
    shown: 'acuerdos-de-pago',
  },
  simOrders: {
    place: byCustomer,
    stays: 'when a line moved to which chip is proof in a dispute about it',
    shown: 'cambios-de-chip',
  },
  corrections: { place: byCustomer, by: 'decidedAt', after: { months: 84 }, shown: 'solicitudes' },

  // Whose they are, found by what they are called.
  lineNumbers: { place: byOwn('service_number'), stays: ofCustomers, shown: 'servicios' },
  customerDocuments: { place: byOwn('document'), stays: ofCustomers, shown: 'titular' },
  ticketNumbers: { place: byOwn('ticket_id'), stays: repairs, shown: 'reparaciones' },
  visitSeats: { place: byOwn('zone'), by: 'startsAt', after: { days: 60 }, shown: nobodys },
  agreementAnchors: {
    place: byOwn('chain_id'),
    stays: 'one a person: a chain is judged by it for as long as there is one',
    shown: nobodys,
  },
  plans: ofCatalogue,
  packageOfferings: ofCatalogue,
  ...ofFacts(() => ofCatalogue),

  // Written with a customer's rows.
  events: {
    place: 'metadata',
    by: 'handedOverAt',
    after: { days: 30 },
    shown: { leftOut: 'news on their way, kept in «historial»' },
  },
  billSeries: { place: 'metadata', stays: law, shown: nobodys },
  secrets: { place: 'plain', stays: 'a handful', shown: nobodys },
  hubs: { place: 'plain', stays: 'as many as are told', shown: nobodys },
  hubMessages: { place: 'plain', stays: 'gone once told, or with their hub', shown: nobodys },
};

export const operatorTables = tablesOf(s, rows);
export const operatorPlacement = placementOf(operatorTables);
export const operatorRetention = (keep: OperatorRetention) => retentionOf(operatorTables, keep);
