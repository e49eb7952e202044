// The operator beside which the portal stands: the only place that knows which one it is.
import type { Database } from '@portal/database/connection';
import { type Clock, systemClock } from '@portal/operator/clock/clock';
import { createOperator, type Operator } from '@portal/operator/operator';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

export type { Operator } from '@portal/operator/operator';

export interface EmbeddedOperatorNeeds {
  config: Config;
  /** Connections of its own, to the same database as the portal's or another one. */
  database: Database;
  log: Logger;
  /** The machine's when not given. */
  clock?: Clock;
}

/** A neighbour in the same process, asked by direct calls. */
export function embedOperator({
  config,
  database,
  log,
  clock = systemClock,
}: EmbeddedOperatorNeeds): Operator {
  return createOperator({
    ...{ database, log, clock, billSeries: config.billSeries, issuer: config.issuer },
    help: { ...config.site, helpPhone: config.brand.helpPhone, portalOrigin: config.portalOrigin },
    tickMs: config.operatorClock.seconds * 1_000,
  });
}
