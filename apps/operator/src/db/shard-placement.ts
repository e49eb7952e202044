// Where the operator's tables are on a PostgreSQL of several machines: docs/distributed.md.
import { placementOf } from '@portal/database/distribution/shard-placement';
import * as schema from './schema.ts';

const byCustomer = { by: 'customer_id', group: 'customers' };
const byOwn = (by: string) => ({ by, group: by });

export const operatorPlacement = placementOf(schema, {
  customers: byCustomer,
  billingAccounts: byCustomer,
  lines: byCustomer,
  planOrders: byCustomer,
  usageBuckets: byCustomer,
  usageThresholds: byCustomer,
  usageGrowth: byCustomer,
  spendingControls: byCustomer,
  spendings: byCustomer,
  usageRecords: byCustomer,
  usageDays: byCustomer,
  wifiNetworks: byCustomer,
  wifiChanges: byCustomer,
  homeDevices: byCustomer,
  prepaidBalances: byCustomer,
  packageActivations: byCustomer,
  topups: byCustomer,
  balanceAdvances: byCustomer,
  balanceTransfers: byCustomer,
  balanceSpendings: byCustomer,
  invoiceCharges: byCustomer,
  bills: byCustomer,
  billItems: byCustomer,
  deferredItems: byCustomer,
  tickets: byCustomer,
  ticketSteps: byCustomer,
  claims: byCustomer,
  claimSteps: byCustomer,
  claimNotes: byCustomer,
  claimFiles: byCustomer,
  talks: byCustomer,
  thirdPartyServices: byCustomer,
  thirdPartyBlocks: byCustomer,
  sims: byCustomer,
  thefts: byCustomer,
  serviceProblems: byCustomer,
  problemLines: byCustomer,
  equipmentFaults: byCustomer,
  visits: byCustomer,
  officeAppointments: byCustomer,
  exits: byCustomer,
  pauses: byCustomer,
  arrangements: byCustomer,
  simOrders: byCustomer,
  corrections: byCustomer,

  // Whose they are, found by what they are called.
  lineNumbers: byOwn('service_number'),
  customerDocuments: byOwn('document'),
  ticketNumbers: byOwn('ticket_id'),
  visitSeats: byOwn('zone'),
  agreementAnchors: byOwn('chain_id'),

  plans: 'reference',
  packageOfferings: 'reference',

  // Written with a customer's rows.
  events: 'metadata',
  billSeries: 'metadata',

  secrets: 'plain',
  hubs: 'plain',
  hubMessages: 'plain',
});
