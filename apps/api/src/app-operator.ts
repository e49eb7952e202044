// The operator beside which the portal stands: the only place that knows which one it is, family by family.
import type { Database } from '@portal/database/connection';
import { type Clock, systemClock } from '@portal/operator/clock/clock';
import { createOperator, type Operator as EmbeddedOperator } from '@portal/operator/operator';
import type { Bill, Billing } from '@portal/operator-ports/billing';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { isOutage } from './upstream/client.ts';
import { countingLeftOut } from './upstream/kept-answers.ts';
import { createUpstream, type Upstream } from './upstream/upstream.ts';

export interface Operator extends EmbeddedOperator {
  /** Its own systems, for the families that have an address. */
  upstream: Upstream;
  /** Of bills. */
  hasDocuments: boolean;
  /** Whether an error is one of its systems' that is gone, and may come back. */
  isOutage(error: unknown): boolean;
  /** With how many rows of what its systems told could not be shown. */
  countingLeftOut: typeof countingLeftOut;
}

export interface OperatorNeeds {
  config: Config;
  /** The embedded operator's connections, to the same database as the portal's or another one. */
  database: Database;
  log: Logger;
  /** The machine's when not given. */
  clock?: Clock;
}

/** A family without an address is a neighbour in the same process, asked by direct calls. */
export function openOperator({ config, database, log, clock = systemClock }: OperatorNeeds): Operator {
  const upstream = createUpstream({ ...config, log });
  const embedded = createOperator({
    database,
    log,
    clock,
    billSeries: config.billSeries,
    issuer: config.issuer,
    help: { ...config.site, helpPhone: config.brand.helpPhone, portalOrigin: config.portalOrigin },
    tickMs: config.operatorClock.seconds * 1_000,
    compensation: config.compensation,
    retention: config.retention,
    without: Object.keys(upstream.ports),
  });
  embedded.events.listen(upstream.forget);
  const { billing, documents } = upstream.ports;
  // The embedded documents know no bills of another system.
  const hasDocuments = !billing || documents !== undefined;
  if (!hasDocuments) offerNoDocument(billing);
  return { ...embedded, ...upstream.ports, upstream, hasDocuments, isOutage, countingLeftOut };
}

function offerNoDocument(billing: Billing): void {
  const { list, find } = billing;
  const alone = (bill: Bill): Bill => ({ ...bill, documentReadyAt: null, isDocumentReady: false });
  Object.assign(billing, {
    async list(...asked) {
      const { bills, total } = await list(...asked);
      return { bills: bills.map(alone), total };
    },
    async find(...asked) {
      const bill = await find(...asked);
      return bill && alone(bill);
    },
  } satisfies Pick<Billing, 'list' | 'find'>);
}
