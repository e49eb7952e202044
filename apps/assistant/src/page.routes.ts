// Serves the assistant's page, which the portal alone may frame, and its files.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from '@portal/http-server/server';
import { assistantHtml, type PageSettings } from './page.ts';

export type PageOptions = PageSettings & {
  /** What `buildPages` of `scripts/setup.mjs` wrote. */
  pageFolder: string;
};

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

export function pageRoutes(app: Server, options: PageOptions): void {
  const { pageFolder, portalOrigins, brand, helpPhone, chatwoot } = options;
  if (!existsSync(join(pageFolder, 'assistant.js'))) {
    app.log.warn('the page of the assistant has not been built: it is not served');
    return;
  }
  const html = assistantHtml({ portalOrigins, brand, helpPhone, chatwoot });
  const policy = pagePolicy(portalOrigins, chatwoot?.baseUrl ?? null);
  app.get('/', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html),
  );

  for (const name of readdirSync(pageFolder)) {
    const type = types[name.split('.').at(-1) ?? ''];
    if (!type) continue;
    const content = readFileSync(join(pageFolder, name));
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    app.get(`/assets/${name}`, (request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(type).send(content);
    });
  }
}

/** Nothing inline and nothing of anybody else's, unless the operator has chosen a Chatwoot. */
function pagePolicy(portalOrigins: readonly string[], chatwoot: string | null): string {
  const and = chatwoot ? ` ${chatwoot}` : '';
  const socket = chatwoot ? ` ${chatwoot.replace(/^http/, 'ws')}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${and}`,
    // Its script brings its style as an element; there is nothing else on this origin.
    `style-src 'self'${chatwoot ? " 'unsafe-inline'" : ''}`,
    "font-src 'self'",
    `img-src 'self' data:${and}`,
    `connect-src 'self'${and}${socket}`,
    `frame-src ${chatwoot ?? "'none'"}`,
    `frame-ancestors ${portalOrigins.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    // No text becomes markup or a script, whatever is typed or answered. A Chatwoot's own script makes both.
    ...(chatwoot ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ');
}
