// Serves the built portal under /ec: hashed assets for ever, the page itself never cached, 404 where it has no screen.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifySchema } from 'fastify';
import { parse } from 'regexparam';
import type { HostedService } from '../providers/bot-check/port.ts';
import type { PublicSite } from '../public-site.ts';
import { access } from './access.ts';
import { admittingScriptsOf } from './content-security.ts';
import { manifestOf } from './manifest.ts';

export interface PortalSettings extends PublicSite {
  brand: string;
  helpPhone: string;
  deviceBalance: string;
  approvalCharacteristic: string;
  payOrigin: string;
  cardProvider: 'sandbox' | 'kushki';
  /** The public name under which the browser asks the provider for tokens. */
  cardMerchantId: string;
  /** Whether there is a payment frame. */
  paymentFrame: 'on' | 'off';
  /** Whether packages may be paid with the balance of a prepaid line. */
  balancePayment: 'on' | 'off';
  assistant: 'on' | 'off';
  /** Where its page is; empty when there is none. */
  assistantOrigin: string;
  /** Where people answer in writing; empty when nowhere. */
  liveChatUrl: string;
  botCheck: 'altcha' | HostedService;
  /** Public; empty for the built-in check. */
  botCheckSiteKey: string;
}

const forEver = 'public, max-age=31536000, immutable';
const placeholder = '<meta name="portal-settings" content="" />';

const publicPage = { config: { access: access.public }, schema: { hide: true } as FastifySchema };

/** @param distFolder what `vite build` wrote */
export async function registerPortalPages(
  app: FastifyInstance,
  distFolder: string,
  settings: PortalSettings,
): Promise<void> {
  // Compressed when built, so that no request pays for it; also lends `sendFile` to the rest of http/.
  await app.register(fastifyStatic, {
    root: distFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  // Written last; a build of an older version has none.
  const routesFile = join(distFolder, 'routes.json');
  if (!existsSync(routesFile)) {
    app.log.warn('the portal has not been built: /ec is not served');
    return;
  }
  const built = await readFile(join(distFolder, 'index.html'), 'utf8');
  const version = versionOf(built, settings);
  const page = withSettings(built, { ...settings, version });
  const send = pageSender(page);
  const files = new Set(await readdir(distFolder, { recursive: true }));
  const routes: string[] = JSON.parse(await readFile(routesFile, 'utf8'));
  const isRoute = anyOf(routes);

  app.get('/', publicPage, async (_request, reply) => reply.redirect('/ec/'));
  app.get('/ec', publicPage, async (_request, reply) => reply.redirect('/ec/'));
  app.get('/ec/manifest.webmanifest', publicPage, async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('Cache-Control', 'no-cache')
      .send(manifestOf(settings.brand)),
  );
  app.get('/ec/version.json', publicPage, async () => ({ version }));
  // Kept by the service worker for when there is no network.
  for (const path of ['/ec/shell', '/ec/billing/pay/shell'])
    app.get(path, publicPage, async (_request, reply) => send(reply));
  // A file of the build is served, a missing asset is missing; any other address is the browser's to route, which
  // shows its own page for the unknown ones.
  app.get<{ Params: { '*': string } }>('/ec/*', publicPage, async (request, reply) => {
    const path = request.params['*'];
    const isAsset = path.startsWith('assets/');
    if (files.has(path) && !hidden.test(path)) {
      reply.header(
        'Cache-Control',
        path === 'worker.js' ? 'no-cache' : isAsset ? forEver : 'public, max-age=3600',
      );
      return reply.sendFile(path);
    }
    if (isAsset) return reply.callNotFound();
    return send(reply.code(isRoute(`/${path}`) ? 200 : 404));
  });
}

/** Compressed once, and with the policy that its own scripts need. */
function pageSender(page: string): (reply: FastifyReply) => FastifyReply {
  const encodings = { br: brotliCompressSync(page), gzip: gzipSync(page) };
  return (reply) => {
    const policy = String(reply.getHeader('content-security-policy'));
    reply.headers({ 'Content-Security-Policy': admittingScriptsOf(page, policy), Vary: 'Accept-Encoding' });
    reply.type('text/html; charset=utf-8');
    const accepted = reply.request.headers['accept-encoding'] ?? '';
    for (const [encoding, body] of Object.entries(encodings))
      if (accepted.includes(encoding)) return reply.header('Content-Encoding', encoding).send(body);
    return reply.send(page);
  };
}

/** Parts of the build that are not pages of their own. */
const hidden = /(^|\/)\.|^(index\.html|routes\.json)$|\.(br|gz)$|^[^.]*$/;

/** As the browser matches them, by the same library. */
function anyOf(patterns: readonly string[]): (path: string) => boolean {
  const shapes = patterns.map((pattern) => parse(pattern).pattern);
  return (path) => shapes.some((shape) => shape.test(path));
}

/** Another build and another setting make another version: an open page then offers to load itself anew. */
function versionOf(built: string, settings: PortalSettings): string {
  return createHash('sha256').update(built).update(JSON.stringify(settings)).digest('hex').slice(0, 12);
}

function withSettings(html: string, settings: PortalSettings & { version: string }): string {
  const content = JSON.stringify(settings)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  if (!html.includes(placeholder)) throw new Error('index.html has no place for the portal settings');
  return html.replace(placeholder, () => `<meta name="portal-settings" content="${content}" />`);
}
