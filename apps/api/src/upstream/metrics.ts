// How an operator's systems answer, for /metrics.
import { Gauge, Histogram, Registry } from 'prom-client';
import type { FailureReason, UpstreamName } from './failure.ts';

export interface UpstreamMetrics {
  registry: Registry;
  asked(family: UpstreamName, call: string, outcome: FailureReason | 'answered', seconds: number): void;
  breaker(family: UpstreamName, isOpen: boolean): void;
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
    help: '1 while a family is not asked, because it did not answer',
    labelNames: ['family'],
    registers: [registry],
  });
  return {
    registry,
    asked: (family, call, outcome, took) => seconds.observe({ family, call, outcome }, took),
    breaker: (family, isOpen) => open.set({ family }, isOpen ? 1 : 0),
  };
}
