// Serves the explanatory page and its style sheet.
import type { Server } from '@portal/http-server/server';
import { pageCss, pageHtml } from './page.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function pageRoutes(app: Server): void {
  app.get('/', (_request, reply) =>
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(pageHtml),
  );

  app.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageCss));
}
