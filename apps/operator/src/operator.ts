// The embedded operator put together: every port, and the clock that lets it live.
import type { Database } from '@portal/database/connection';
import type { Issuer, Papers } from '@portal/operator-ports/documents';
import type { Events } from '@portal/operator-ports/events';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createAnchors } from './anchors/anchors.ts';
import { createArrangements } from './arrangements/arrangements.ts';
import { createBalance } from './balance/balance.ts';
import { createBilling } from './billing/billing.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createClaims } from './claims/claims.ts';
import { type Clock, type DueTask, dueTask } from './clock/clock.ts';
import { createApplyPlanChanges, createIssueEndedCycles } from './clock/cycle-tasks.ts';
import { createGrowUsage } from './clock/grow-usage.ts';
import { createOperatorClock } from './clock/operator-clock.ts';
import { createContracts } from './contracts/contracts.ts';
import { createCorrections } from './corrections/corrections.ts';
import { createCustomers } from './customers/customers.ts';
import { createRunRetention } from './db/run-retention.ts';
import type { OperatorRetention } from './db/tables.ts';
import { createDocuments } from './documents/documents.ts';
import type { PayingHelp } from './documents/invoice-words.copy.ts';
import { createDunning } from './dunning/dunning.ts';
import { createOutbox, type Outbox } from './events/events.ts';
import { createExits } from './exits/exits.ts';
import { createInventory } from './inventory/inventory.ts';
import { createSimOrders, createSims } from './inventory/sim-orders.ts';
import type { Compensation } from './network/compensation.ts';
import { createHomeNetwork } from './network/home-network.ts';
import { createNetwork } from './network/network.ts';
import { createServiceProblems } from './network/service-problems.ts';
import { createOfficeAppointments } from './office-appointments/office-appointments.ts';
import { createOrdering } from './ordering/ordering.ts';
import { askedByAnyId } from './own-ids.ts';
import { createPauses } from './pauses/pauses.ts';
import { createTalks } from './talks/talks.ts';
import { createThefts } from './thefts/thefts.ts';
import { createThirdParty } from './third-party/third-party.ts';
import { createTickets } from './tickets/tickets.ts';
import { createUsage } from './usage/usage.ts';
import { createVisits } from './visits/visits.ts';

export interface OperatorNeeds {
  /** Connections of its own: nobody's transaction waits for one of another side's. */
  database: Database;
  log: Logger;
  clock: Clock;
  /** Between two ticks of the clock. */
  tickMs: number;
  /** Who issues bills, and whom customers ask about paying them. */
  issuer: Issuer;
  help: PayingHelp;
  /** What comes back for time without service. */
  compensation: Compensation;
  /** Establishment and emission point whose numbers are given here. */
  billSeries: string;
  /** How long what grows is kept. */
  retention: OperatorRetention;
  /** Families that somebody else answers for: here no time passes for them. */
  without?: readonly string[];
}

export interface Operator extends OperatorPorts {
  papers: Papers;
  events: Events & Pick<Outbox, 'waiting'>;
  /** Its connections, to be counted. */
  pool: Pool;
  /** Lets time pass. */
  tick(): Promise<void>;
  /** Makes room for the coming months, and forgets what nobody needs any more. */
  runRetention(signal?: AbortSignal): Promise<void>;
  /** What was accepted is finished. Its connections are whoever's who opened them. */
  close(): Promise<void>;
}

export function createOperator(needs: OperatorNeeds): Operator {
  const {
    database,
    log,
    clock,
    tickMs,
    issuer,
    help,
    billSeries,
    compensation,
    retention,
    without = [],
  } = needs;
  const { db, pool } = database;
  const customers = createCustomers({ db, clock });
  const inventory = createInventory(db);
  const anchors = createAnchors({ db, clock });
  const contracts = createContracts(inventory, issuer.tradeName);
  const usage = createUsage({ db, log, clock });
  const balance = createBalance(db);
  const dunning = createDunning({ db, clock, inventory });
  const arrangements = createArrangements({ db, clock, dunning });
  const billing = createBilling({ db, clock, dunning, taxId: issuer.taxId, series: billSeries });
  const catalogue = createCatalogue(db);
  const ordering = createOrdering({ db, customers, inventory, catalogue, clock });
  // Equipment that takes changes later reports at the second tick.
  const network = createNetwork({ db, inventory, clock, reportsAfterMs: 2 * tickMs });
  const problems = createServiceProblems({ db, clock, rule: compensation });
  const homeNetwork = createHomeNetwork({ db, clock, problems });
  const tickets = createTickets({ db, clock, stepTakesMs: 5 * tickMs });
  const claims = createClaims({ db, clock, dunning, stepTakesMs: 5 * tickMs });
  const officeAppointments = createOfficeAppointments({ db, clock });
  const talks = createTalks({ db, clock, answersAfterMs: 5 * tickMs });
  const { missedVisitPercent: missedPercent } = compensation;
  const visits = createVisits({ db, clock, confirmsAfterMs: 2 * tickMs, missedPercent });
  const thirdParty = createThirdParty({ db, clock });
  const sims = createSims({ db, clock });
  const simOrders = createSimOrders({ db, clock, inventory, registersAfterMs: 2 * tickMs });
  const thefts = createThefts({ db, clock, inventory, simOrders });
  const exits = createExits({ db, clock, inventory, visits, ordering });
  const pauses = createPauses({ db, clock, inventory });
  const corrections = createCorrections({ db, clock, takesMs: 5 * tickMs });
  const events = createOutbox(db);
  const documents = createDocuments({
    billing,
    claims,
    thefts,
    exits,
    clock,
    customers,
    usage,
    issuer,
    help,
  });

  const changePlans = createApplyPlanChanges({ customers, catalogue, inventory, ordering, usage });
  const growUsage = createGrowUsage({ usage, balance, inventory, thirdParty, tickMs });
  const issueBills = createIssueEndedCycles({ billing, customers });
  /** Family by family, the rooms that answer for it and what they do when time passes, in the order of their turns. */
  const families = {
    // Services end, and pause, before anything else goes on with them; another plan comes before allowances are used.
    ordering: familyOf(exits, pauses, simOrders, ordering, { tasks: [dueTask(changePlans)] }),
    customers: familyOf(customers, contracts, corrections, anchors),
    inventory: familyOf(inventory, sims, thirdParty),
    usage: familyOf({ tasks: [dueTask(growUsage)] }, usage),
    balance: familyOf(balance),
    catalogue: familyOf(catalogue),
    // Before bills: what comes back for time without service stands on the one that is issued with it.
    network: familyOf(network, problems, homeNetwork),
    tickets: familyOf(tickets, visits, officeAppointments, claims, talks, thefts),
    // An arrangement before anybody is reminded of the bill itself; bills last: the day of a cut has most to do.
    billing: familyOf(billing, arrangements, dunning, { tasks: [dueTask(issueBills)] }),
    documents: familyOf(documents),
  };
  const living = Object.entries(families).filter(([family]) => !without.includes(family));
  const tasks = living.flatMap(([, family]) => family.tasks);
  const { tick } = createOperatorClock({ db, clock, tasks, log });
  return {
    ...families,
    events,
    papers: { draw: documents.drawPaper },
    pool,
    tick,
    runRetention: createRunRetention({ database, retention, log }),
    close: documents.close,
  };
}

type Together<Rooms> = Rooms extends readonly [infer First, ...infer Rest] ? First & Together<Rest> : unknown;
interface Tasks {
  tasks: readonly DueTask[];
}

/** What rooms answer together, by whatever ids, and what they do by themselves. */
function familyOf<const Rooms extends readonly object[]>(...rooms: Rooms): Together<Rooms> & Tasks {
  const { tasks: _, ...calls } = Object.assign({}, ...rooms) as Together<Rooms> & Tasks;
  const tasks = rooms.flatMap((room) => ('tasks' in room ? (room as Tasks).tasks : []));
  return { ...askedByAnyId(calls), tasks } as Together<Rooms> & Tasks;
}
