// Serves the built portal under the market's path: hashed assets for ever, the page itself never cached, 404 where it has no screen.
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { PageSettings } from '@portal/contract/page-settings';
import { market } from '@portal/market/here';
import { portalBase } from '@portal/market/path';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { admittingPartsOf } from './content-security.ts';
import { createOwnPages, type OwnPageNeeds, openPages, type PortalPage } from './drawn-pages.ts';

/** Of the version only the built page knows. */
export interface PortalSettings extends Omit<PageSettings, 'version'> {
  /** The operator's own picture for tabs and home screens, and a style sheet of its colours; empty: the portal's. */
  icon: string;
  brandStyle: string;
}

const forEver = 'public, max-age=31536000, immutable';

const publicPage = { config: { access: 'public' as const }, schema: { hide: true } as FastifySchema };

/** @param distFolder what `vite build` wrote */
export async function registerPortalPages(
  app: FastifyInstance,
  distFolder: string,
  settings: PortalSettings,
  own: OwnPageNeeds,
): Promise<void> {
  // Compressed when built, so that no request pays for it; also lends `sendFile` to the rest of http/.
  await app.register(fastifyStatic, {
    root: distFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const pages = await openPages(distFolder, settings, (error, path) =>
    app.log.warn({ err: error, path }, 'a page could not be drawn: it is sent empty'),
  );
  if (!pages) {
    app.log.warn('the portal has not been built: its pages are not served');
    return;
  }
  const files = new Set(await readdir(distFolder, { recursive: true }));
  const send = createSender();
  const ownPage = createOwnPages(app, pages, own);
  const shell = { html: pages.shell, parts: pages.shell };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const named = byName(request, own.portalOrigin);
    if (named) return reply.redirect(named);
    const page = await ownPage(request);
    if (page) return sendOnce(reply.code(page.isRoute ? 200 : 404), page);
    const { pathname } = new URL(request.url, 'http://portal');
    const plain = await pages.of(pathname.slice(portalBase.length));
    return send(reply.code(plain.isRoute ? 200 : 404), plain);
  };

  app.get('/', publicPage, async (_request, reply) => reply.redirect(`${portalBase}/`));
  app.get(portalBase, publicPage, async (_request, reply) => reply.redirect(`${portalBase}/`));
  // As it is written on paper: without the base, and with the code.
  app.get('/verificar', publicPage, async (request, reply) => reply.redirect(`${portalBase}${request.url}`));
  app.get(`${portalBase}/manifest.webmanifest`, publicPage, async (_request, reply) =>
    reply.type('application/manifest+json').header('Cache-Control', 'no-cache').send(manifestOf(settings)),
  );
  app.get(`${portalBase}/version.json`, publicPage, async () => ({ version: pages.version }));
  // Kept by the service worker for when there is no network.
  for (const path of [`${portalBase}/shell`, `${portalBase}/billing/pay/shell`])
    app.get(path, publicPage, async (_request, reply) => send(reply, shell));
  // A file of the build is served, a missing asset is missing; any other address is the browser's to route, which
  // shows its own page for the unknown ones.
  app.get<{ Params: { '*': string } }>(`${portalBase}/*`, publicPage, async (request, reply) => {
    const path = request.params['*'];
    const isAsset = path.startsWith('assets/');
    if (files.has(path) && !hidden.test(path)) {
      reply.header(
        'Cache-Control',
        path === 'worker.js' ? 'no-cache' : isAsset ? forEver : 'public, max-age=3600',
      );
      return reply.sendFile(path);
    }
    return isAsset ? reply.callNotFound() : sendPage(request, reply);
  });
}

/** By its numbers this machine has no passkeys, and what is told to `localhost` does not arrive: its name is led to. */
function byName({ host, url }: FastifyRequest, portalOrigin: string): string | null {
  const [isByNumbers, port = ''] = /^(?:127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.exec(host) ?? [];
  return isByNumbers && new URL(portalOrigin).hostname === 'localhost'
    ? `http://localhost${port}${url}`
    : null;
}

type Sent = Pick<PortalPage, 'html' | 'parts'>;

/** Each page is compressed once, and goes with the policy that its own scripts need. */
function createSender(): (reply: FastifyReply, page: Sent) => FastifyReply {
  const encodings = { br: brotliCompressSync, gzip: gzipSync };
  const bodies = new Map<string, Buffer>();
  const policies = new Map<string, string>();
  return (reply, { html, parts }) => {
    const usual = String(reply.getHeader('content-security-policy'));
    const policy = policies.get(usual + parts) ?? admittingPartsOf(parts, usual);
    policies.set(usual + parts, policy);
    asPage(reply, policy);
    const encoding = encodingOf(reply, encodings);
    if (!encoding) return reply.send(html);
    const body = bodies.get(encoding + html) ?? encodings[encoding](html);
    bodies.set(encoding + html, body);
    return reply.header('Content-Encoding', encoding).send(body);
  };
}

/** What is quick rather than small; nothing of it is kept. */
const quickly = {
  br: (html: string) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};
const brotli = promisify(brotliCompress);

/** A page of one person. */
async function sendOnce(reply: FastifyReply, { html, parts }: Sent): Promise<FastifyReply> {
  asPage(reply, admittingPartsOf(parts, String(reply.getHeader('content-security-policy'))));
  const encoding = encodingOf(reply, quickly);
  if (!encoding) return reply.send(html);
  return reply.header('Content-Encoding', encoding).send(await quickly[encoding](html));
}

function asPage(reply: FastifyReply, policy: string): void {
  reply.headers({ 'Content-Security-Policy': policy, Vary: 'Accept-Encoding, Cookie' });
  reply.type('text/html; charset=utf-8');
}

function encodingOf<Name extends string>(
  reply: FastifyReply,
  known: Record<Name, unknown>,
): Name | undefined {
  const accepted = reply.request.headers['accept-encoding'] ?? '';
  return (Object.keys(known) as Name[]).find((name) => accepted.includes(name));
}

/** Parts of the build that are not pages of their own. */
const hidden = /(^|\/)\.|^(index\.html|routes\.json)$|^pages\/|\.(br|gz)$|^[^.]*$/;

/** The icons lie beside the built page. */
function manifestOf({ brand, icon: own }: { brand: string; icon?: string }) {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${portalBase}/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: `${portalBase}/`,
    name: brand,
    short_name: brand,
    lang: market.locale,
    start_url: `${portalBase}/home`,
    scope: `${portalBase}/`,
    display: 'standalone',
    // While it opens; after that the page's own `theme-color` goes with the light or dark theme.
    theme_color: '#ffffff',
    background_color: '#f5f5f7',
    icons: own
      ? [
          {
            src: own,
            sizes: 'any',
            type: own.endsWith('.png') ? 'image/png' : 'image/svg+xml',
            purpose: 'any',
          },
        ]
      : [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
}
