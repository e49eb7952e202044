// What is shipped for watching the portal: rules and dashboard speak of what /metrics has, and each alert says what to do.
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createBacklogGauges } from '../../src/metrics/backlog-gauges.ts';
import { createCounts, createMachineGauges } from '../../src/metrics/counts.ts';
import { createUpstreamMetrics } from '../../src/upstream/client.ts';
import { startTestApp, type TestApp } from '../build-app.ts';

const file = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(file(path), 'utf8');

/** As Prometheus reads a file of rules. */
const rulesSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        interval: z.string().optional(),
        rules: z
          .array(
            z.strictObject({
              alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
              expr: z.string().min(1),
              for: z
                .string()
                .regex(/^\d+[smh]$/)
                .optional(),
              labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
              annotations: z.strictObject({ summary: z.string().min(1), runbook: z.string().min(1) }),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

/** As Grafana reads a dashboard, as far as this one goes. */
const gridPosSchema = z.strictObject({
  h: z.number().int().positive(),
  w: z.number().int().min(1).max(24),
  x: z.number().int().min(0).max(23),
  y: z.number().int().min(0),
});
const panelSchema = z.object({ id: z.number().int(), title: z.string().min(1), gridPos: gridPosSchema });
const targetSchema = z.object({ refId: z.string().length(1), expr: z.string(), legendFormat: z.string() });
const dashboardSchema = z.object({
  uid: z.string().regex(/^[\w-]{1,40}$/),
  title: z.string().min(1),
  schemaVersion: z.number().int(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.literal('datasource') })) }),
  panels: z.array(
    z.discriminatedUnion('type', [
      panelSchema.extend({ type: z.literal('row') }),
      panelSchema.extend({ type: z.literal('timeseries'), targets: z.array(targetSchema).min(1) }),
    ]),
  ),
});

const runbook = read('docs/runbook.md');
const rules = rulesSchema.parse(parse(read('deploy/alerts.yaml'))).groups.flatMap((group) => group.rules);
const { panels } = dashboardSchema.parse(JSON.parse(read('deploy/dashboard.json')));
const queries = [
  ...[...runbook.matchAll(/`(sum [^`]+)`/g)].map(([, expr = '']): [string, string] => ['runbook', expr]),
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap((panel) =>
    panel.type === 'row'
      ? []
      : panel.targets.map(({ expr }): [string, string] => [
          panel.title,
          expr.replaceAll('$__rate_interval', '5m'),
        ]),
  ),
];

/** Metric to its labels; Prometheus adds some of its own. */
const known = new Map<string, Set<string>>([
  ['up', new Set()],
  // Of blackbox_exporter.
  ['probe_ssl_earliest_cert_expiry', new Set()],
  ['probe_success', new Set()],
  // What `dump --metrics` writes, for the textfile collector of node_exporter.
  ['portal_dump_finished_timestamp_seconds', new Set()],
]);
const addedByPrometheus = ['job', 'instance', 'worker', 'le'];
const withSuffix = (metric: string) => [metric, ...['_bucket', '_count', '_sum'].map((end) => metric + end)];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.call({ method: 'GET', url: '/healthz' });
  const { body } = await app.call({ method: 'GET', url: '/metrics' });
  for (const [, name = ''] of body.matchAll(/^# TYPE (\S+) /gm))
    for (const metric of withSuffix(name)) known.set(metric, new Set());
  for (const [, name = '', labels = ''] of body.matchAll(/^(\w+)\{(.*)\} /gm))
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.get(name)?.add(label);
  const nobody = async () => [];
  const nothing = async () => ({ count: 0, seconds: 0 });
  const store = {
    openPayments: async () => new Map(),
    waitingMessages: nobody,
    unsettledEvents: nothing,
    queues: nobody,
    replicas: nobody,
  };
  const backlog = createBacklogGauges({ store, operatorEvents: nothing, pools: {}, log: { warn() {} } });
  const machine = { registry: createMachineGauges({ dataDir: '.' }) };
  for (const { registry } of [createCounts(), createUpstreamMetrics(), backlog, machine])
    for (const metric of registry.getMetricsAsArray() as unknown as { name: string; labelNames: string[] }[])
      for (const name of withSuffix(metric.name)) known.set(name, new Set(metric.labelNames));
});
afterAll(() => app.close());

describe('alert rules and dashboard', () => {
  it.each(queries)('%s asks for metrics and labels that there are', (_name, expr) => {
    const { selectors, groupings, errors } = readQuery(expr);
    expect(errors).toEqual([]);
    expect(selectors.length).toBeGreaterThan(0);
    const labelsOf = selectors.map(({ metric, labels }) => {
      const own = known.get(metric);
      expect(own, metric).toBeDefined();
      const all = [...(own ?? []), ...addedByPrometheus];
      for (const label of labels) expect(all, metric).toContain(label);
      return all;
    });
    for (const label of groupings)
      expect(
        labelsOf.some((labels) => labels.includes(label)),
        label,
      ).toBe(true);
  });

  it('a query that names what there is not would be seen', () => {
    expect(readQuery('sum by (kind) (rate(portal_purchases_total{method="card"}[5m])) > 1')).toEqual({
      selectors: [{ metric: 'portal_purchases_total', labels: ['method'] }],
      groupings: ['kind'],
      errors: [],
    });
    expect(readQuery('sum by (').errors).not.toEqual([]);
    expect(known.has('portal_purchase_total')).toBe(false);
  });

  it('each metric of ours, and each of a probe, is watched by one of them', () => {
    const asked = queries.flatMap(([, expr]) => readQuery(expr).selectors.map(({ metric }) => metric));
    const ours = [...known.keys()].filter((name) => /^(portal|card_provider|upstream|probe)_/.test(name));
    const bases = ours.filter((name) => !/_(bucket|count|sum)$/.test(name));
    for (const name of bases)
      expect(
        asked.some((metric) => withSuffix(name).includes(metric)),
        name,
      ).toBe(true);
  });

  it('panels lie beside each other, and have ids of their own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  it('Prometheus’ own tool, where the machine has it, finds nothing wrong with the rules', async () => {
    const check = promisify(execFile)('promtool', ['check', 'rules', file('deploy/alerts.yaml')]);
    const said = await check.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return { stdout: `SUCCESS: ${rules.length} rules, by their schema alone` };
      throw error;
    });
    expect(said.stdout).toContain(`${rules.length} rules`);
  });
});

describe('the runbook', () => {
  const sections = new Map(
    runbook.split(/^## /m).map((section): [string, string] => {
      const [title = '', ...text] = section.split('\n');
      return [title, text.join('\n').trim()];
    }),
  );

  it.each(rules)('says what to do about $alert', ({ alert, annotations }) => {
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    const text = sections.get(alert) ?? '';
    for (const word of ['**Means**', '**Look**', '**Do**']) expect(text).toContain(word);
    expect(text.length).toBeGreaterThan(200);
  });

  const statements = ['docs/runbook.md', 'docs/operating.md'].flatMap((path) =>
    [...read(path).matchAll(/`\n?(select [^`]* from [^`]*)`/g)].map(([, statement = '']) => [
      statement,
      path,
    ]),
  );
  it.each(statements)('asks the database what it can answer: %s (%s)', async (statement) => {
    await app.database.pool.query(`explain ${statement}`);
  });

  it('speaks of pictures and log lines that there are', () => {
    const titles = panels.map(({ title }) => title);
    const sources = globSync('{apps,packages}/*/src/**/*.ts', { cwd: file('') })
      .map(read)
      .join('');
    const quoted = [...runbook.matchAll(/«([^»]+)»/g)].map(([, words = '']) => words);
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.filter((words) => !titles.includes(words) && !sources.includes(words))).toEqual([]);
  });

  it('names the command that is there where a portal runs', () => {
    expect(runbook).not.toContain('npm run');
  });

  it('speaks of no alert that there is not', () => {
    const named = [...sections.keys()].filter((title) => /^[A-Z]\w+[A-Z]\w+$/.test(title));
    expect(named.sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });
});

// A query of Prometheus, read by Prometheus' own grammar: which metrics and labels it names.

export interface Query {
  /** Each selector: a metric, and the labels that it filters by. */
  selectors: { metric: string; labels: string[] }[];
  /** Of `by` and `without`. */
  groupings: string[];
  /** What is no query at all. */
  errors: string[];
}

function readQuery(text: string): Query {
  const query: Query = { selectors: [], groupings: [], errors: [] };
  parser.parse(text).iterate({
    enter({ name, type, from, to, node }) {
      const said = text.slice(from, to);
      if (type.isError) query.errors.push(`at ${from}: ${text.slice(from, from + 20)}`);
      if (name === 'VectorSelector')
        query.selectors.push({ metric: text.slice(from, node.firstChild?.to ?? from), labels: [] });
      if (name === 'LabelName' && node.parent?.name === 'GroupingLabels') query.groupings.push(said);
      else if (name === 'LabelName') query.selectors.at(-1)?.labels.push(said);
    },
  });
  return query;
}
