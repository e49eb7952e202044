// Serves the explanatory page and its style sheet.

import type { Server } from '@portal/http-server/server';
import { market } from '@portal/market/here';
import { sandboxCards } from './charges/cards.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function pageRoutes(app: Server): void {
  app.get('/', (_request, reply) =>
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(pageHtml),
  );

  app.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageCss));
}

const rows = sandboxCards
  .map(({ number, title }) => `<tr><td><code>${inFours(number)}</code></td><td>${title}</td></tr>`)
  .join('\n');

/** The page at the sandbox's own address: says what this is, and lists the cards. */
const pageHtml = `<!doctype html>
<html lang="${market.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Proveedor de pagos de demostración</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<main>
<h1>Proveedor de pagos de demostración</h1>
<p>Este servicio imita a un proveedor de pagos con tarjeta. No cobra dinero y no guarda números de tarjeta.
No uses una tarjeta real.</p>
<table>
<caption>Tarjetas de prueba: cualquier nombre, vencimiento futuro y cualquier CVV</caption>
<thead><tr><th scope="col">Número</th><th scope="col">Resultado</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
<p>Cualquier otro número válido se aprueba.</p>
</main>
</body>
</html>
`;

const pageCss = `:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; }
table { width: 100%; border-collapse: collapse; }
caption { padding: 0.5rem 0; text-align: left; }
th, td { padding: 0.5rem 0.75rem; border: 1px solid GrayText; text-align: left; vertical-align: top; }
code { white-space: nowrap; }
`;

function inFours(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
