// What the operator's people and machines read: health, readiness, metrics, and the API's description.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import '@fastify/static';
import '@fastify/swagger';
import { Problem, problems } from '@portal/contract/errors';
import { isSame } from '@portal/http-server/signed';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { release } from '../../release.ts';
import { problemBody } from '../problems.ts';

const operatorRoute = { config: { access: 'public' as const }, schema: { hide: true } as FastifySchema };

/** The processes behind one port, seen by one of them. */
export interface Team {
  /** Its own, from 1. */
  number: number;
  size: number;
  serving(): number;
  /** What it measures is told to whoever asks all of them, after `prepare`. */
  share(registry: Registry, prepare: () => Promise<void>): void;
  /** Of all. */
  metrics(): Promise<string>;
}

export function registerHealth(
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  team: Team | null,
): { leave(): void } {
  let isLeaving = false;
  app.addHook('onRequest', (_request, reply, done) => {
    // Whoever keeps connections, such as a proxy, is told to take the next request elsewhere.
    if (isLeaving) reply.header('Connection', 'close');
    done();
  });
  app.get('/healthz', operatorRoute, async () => ({ status: 'ok', ...release }));
  app.get('/readyz', operatorRoute, async (_request, reply) => {
    const workers = team && { workers: team.size, workersServing: team.serving() };
    if (!isLeaving && (await isReady())) return { status: 'ready', ...release, ...workers };
    return reply.code(problems.UNAVAILABLE.status).send(problemBody('UNAVAILABLE'));
  });
  return {
    leave() {
      isLeaving = true;
    },
  };
}

interface MetricsNeeds {
  /** For those who bring it alone; null: for everybody. */
  token: string | null;
  /** What else is measured. */
  others: Registry[];
  /** Before they are read. */
  prepare: () => Promise<void>;
  team: Team | null;
}

/** Route patterns, never addresses: a metric must not hold a customer's number. */
export function registerMetrics(app: FastifyInstance, { token, others, prepare, team }: MetricsNeeds): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'portal_build_info',
    help: 'Which release this is',
    labelNames: ['version', 'commit'],
    registers: [registry],
  });
  build.set(release, 1);
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 15],
    registers: [registry],
  });
  const all = Registry.merge([registry, ...others]);
  if (team) {
    // Each keeps its own figures: sums would fall whenever one is replaced.
    all.setDefaultLabels({ worker: String(team.number) });
    team.share(all, prepare);
  }
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', operatorRoute, async (request, reply) => {
    if (token !== null && !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new Problem('UNAUTHENTICATED');
    if (team === null) await prepare();
    return reply.type(registry.contentType).send(await (team ?? all).metrics());
  });
}

const docsPage = `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>API</title>
<link rel="stylesheet" href="/docs/static/swagger-ui.css"></head>
<body><div id="swagger-ui"></div>
<script src="/docs/static/swagger-ui-bundle.js"></script>
<script type="module" src="/docs/start.js"></script></body></html>`;

/** Calls go to the origin at which the page is, by whatever name somebody has opened it. */
const docsStart = `const spec = await (await fetch('/openapi.json')).json();
SwaggerUIBundle({ spec: { ...spec, servers: [{ url: location.origin }] }, dom_id: '#swagger-ui', validatorUrl: null });`;

export function registerApiDescription(app: FastifyInstance): void {
  let description: string | undefined;
  app.get('/openapi.json', operatorRoute, async (_request, reply) => {
    description ??= JSON.stringify(app.swagger());
    return reply.type('application/json').send(description);
  });
}

export function registerDocs(app: FastifyInstance): void {
  app.get('/docs', operatorRoute, async (_request, reply) => reply.type('text/html').send(docsPage));
  app.get('/docs/start.js', operatorRoute, async (_request, reply) =>
    reply.type('text/javascript').send(docsStart),
  );
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    app.get(`/docs/static/${file}`, operatorRoute, async (_request, reply) => reply.sendFile(file, root));
}
