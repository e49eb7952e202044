// Serves the explanatory page and its style sheet.
import type { PayServer } from './context.ts';
import { pageCss, pageHtml } from './page.ts';
import { allowOnly } from './problems.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function pageRoutes(app: PayServer): void {
  app.get('/', (_request, reply) =>
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(pageHtml),
  );
  allowOnly(app, '/', ['GET']);

  app.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageCss));
  allowOnly(app, '/sandbox.css', ['GET']);
}
