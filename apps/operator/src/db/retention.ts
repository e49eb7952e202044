// How long the embedded operator keeps what: every table of its schema has its row here, and in docs/operating.md.
import type { Retention } from '@portal/database/sweep';
import { sql } from 'drizzle-orm';
import * as schema from './schema.ts';

/** From the settings. */
export interface OperatorRetention {
  ordersDays: number;
  usageMonths: number;
}

const ofCustomers = 'as many as there are customers and lines';
const catalogue = 'the catalogue';
const law = 'the law wants bills, and what they are made of, for seven years';
const paid = 'what a payment has given: asked for again, it is given once';
const disputes = 'a claim and its answer are proof for as long as the bill is';
const thefts = 'a line and its equipment are given back by it, and the law may ask';
const consents = 'what was accepted, and what may not begin again';
const repairs = 'a few rows a repair, and guarantees lean on them';

export function operatorRetention(keep: OperatorRetention): readonly Retention[] {
  const s = schema;
  const orders = { days: keep.ordersDays };
  const usage = { months: keep.usageMonths };
  return [
    { table: s.sims, because: ofCustomers },
    { table: s.customers, because: ofCustomers },
    { table: s.customerDocuments, because: ofCustomers },
    { table: s.billingAccounts, because: ofCustomers },
    { table: s.lines, because: ofCustomers },
    { table: s.lineNumbers, because: ofCustomers },
    { table: s.usageGrowth, because: ofCustomers },
    { table: s.spendingControls, because: ofCustomers },
    { table: s.prepaidBalances, because: ofCustomers },
    { table: s.wifiNetworks, because: ofCustomers },
    { table: s.homeDevices, because: ofCustomers },
    { table: s.plans, because: catalogue },
    { table: s.packageOfferings, because: catalogue },
    { table: s.bills, because: law },
    { table: s.billItems, because: law },
    { table: s.billSeries, because: law },
    { table: s.invoiceCharges, because: law },
    { table: s.spendings, because: law },
    { table: s.topups, because: paid },
    { table: s.balanceSpendings, because: paid },
    { table: s.balanceAdvances, because: paid },
    { table: s.balanceTransfers, because: paid },
    { table: s.packageActivations, because: paid },
    { table: s.tickets, because: repairs },
    { table: s.ticketSteps, because: repairs },
    { table: s.ticketNumbers, because: repairs },
    { table: s.claims, because: disputes },
    { table: s.claimSteps, because: disputes },
    { table: s.claimNotes, because: disputes },
    { table: s.claimFiles, because: disputes },
    { table: s.talks, by: s.talks.updatedAt, after: orders },
    { table: s.thefts, because: thefts },
    {
      table: s.agreementAnchors,
      because: 'one a person: a chain is judged by it for as long as there is one',
    },
    { table: s.corrections, by: s.corrections.decidedAt, after: { months: 84 } },
    { table: s.exits, because: 'that a service was left, and when, is proof for as long as its bills are' },
    { table: s.pauses, because: 'which days a line was paused is proof for as long as its bills are' },
    { table: s.arrangements, because: 'how a bill was to be paid is proof for as long as the bill is' },
    { table: s.simOrders, because: 'when a line moved to which chip is proof in a dispute about it' },
    { table: s.thirdPartyServices, because: consents },
    { table: s.thirdPartyBlocks, because: consents },
    { table: s.serviceProblems, by: s.serviceProblems.resolvedAt, after: orders },
    { table: s.visits, by: s.visits.endedAt, after: orders },
    { table: s.officeAppointments, by: s.officeAppointments.endedAt, after: { days: 60 } },
    { table: s.visitSeats, by: s.visitSeats.startsAt, after: { days: 60 } },
    { table: s.problemLines, by: s.problemLines.startedAt, after: orders },
    { table: s.equipmentFaults, because: 'gone when somebody has been there' },
    { table: s.secrets, because: 'a handful' },
    { table: s.hubs, because: 'as many as are told' },
    { table: s.hubMessages, because: 'gone once told, or with their hub' },
    { table: s.deferredItems, by: s.deferredItems.retryAt, after: { days: 7 } },
    { table: s.events, by: s.events.handedOverAt, after: { days: 30 } },
    { table: s.planOrders, by: s.planOrders.endedAt, after: orders },
    { table: s.wifiChanges, by: s.wifiChanges.endedAt, after: orders },
    { table: s.usageThresholds, by: s.usageThresholds.reachedAt, after: usage },
    {
      table: s.usageBuckets,
      by: s.usageBuckets.validUntil,
      only: sql`${s.usageBuckets.source} <> 'plan'`,
      after: usage,
    },
    { table: s.usageDays, by: s.usageDays.day, after: usage },
    // Whole months are dropped as partitions; this is what lies outside of them.
    { table: s.usageRecords, by: s.usageRecords.startedAt, after: usage },
  ];
}
