// How an operator's systems answer, for /metrics.
import type { LeftOut } from '@portal/operator-tmf/call';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FailureReason, UpstreamName } from './failure.ts';

export interface UpstreamMetrics {
  registry: Registry;
  asked(family: UpstreamName, call: string, outcome: FailureReason | 'answered', seconds: number): void;
  breaker(family: UpstreamName, isOpen: boolean): void;
  /** A row of a list that is not shown. */
  leftOut(family: UpstreamName, call: string, reason: LeftOut['reason']): void;
}

export function createUpstreamMetrics(): UpstreamMetrics {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'upstream_request_duration_seconds',
    help: "Time that an operator's system took, by family, call and outcome",
    labelNames: ['family', 'call', 'outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  });
  const open = new Gauge({
    name: 'upstream_breaker_open',
    help: '1 from when a family is not asked, because it did not answer, until it has answered',
    labelNames: ['family'],
    registers: [registry],
  });
  const rows = new Counter({
    name: 'upstream_rows_left_out_total',
    help: 'Rows of lists that are not shown: unread, twice, about somebody else or more than was asked for',
    labelNames: ['family', 'call', 'reason'],
    registers: [registry],
  });
  return {
    registry,
    leftOut: (family, call, reason) => rows.inc({ family, call, reason }),
    asked: (family, call, outcome, took) => seconds.observe({ family, call, outcome }, took),
    breaker: (family, isOpen) => open.set({ family }, isOpen ? 1 : 0),
  };
}
