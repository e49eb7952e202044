// Serves the payment frame's page for each of its eight types, the bank's page, and the page that plays a stranger.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageHtml } from '@portal/http-server/page';
import type { Server } from '@portal/http-server/server';
import { askPortal, type PortalRelay, relay } from '@portal/http-server/signed';
import { market } from '@portal/market/here';
import { currencyCode } from '@portal/market/money';
import { country } from '@portal/market/path';
import { z } from 'zod';
import { bankPagePath } from '../bank/bank.routes.ts';
import { fromOwnPage, sendProblem } from '../http.ts';

type FramePageOptions = {
  /** What `buildPages` of `scripts/setup.mjs` wrote. */
  pageFolder: string;
  /** Whose windows may hold the frame, and hear from it. */
  portalOrigins: string[];
  /** Under which the page asks its own origin for tokens. */
  publicMerchantId: string;
  colours: FrameColours | null;
};

interface Themed {
  light: string;
  dark: string;
}

/** The brand's: of the button, on which white words stand, and of its name; without them the page's own. */
export interface FrameColours {
  fill: Themed;
  text: Themed;
}

const rulesOf = ({ fill, text }: FrameColours): string =>
  `:root{--brand:light-dark(${fill.light},${fill.dark});--brand-text:light-dark(${text.light},${text.dark})}`;

/** In a tab of their own; nobody may frame them. */
const tabTypes = ['postpaid', 'fixed'];
const frameTypes = ['prepaid', 'tdc', 'factura', 'recharge', 'data_packets', 'roaming_packages'];

const files = {
  'frame.js': 'text/javascript; charset=utf-8',
  'frame.css': 'text/css; charset=utf-8',
  'stranger.js': 'text/javascript; charset=utf-8',
  'bank.js': 'text/javascript; charset=utf-8',
} as const;

export function framePageRoutes(app: Server, options: FramePageOptions): void {
  const { pageFolder, portalOrigins, publicMerchantId, colours } = options;
  if (Object.keys(files).some((name) => !existsSync(join(pageFolder, name)))) {
    app.log.warn('the page of the payment frame has not been built: /pay is not served');
    return;
  }

  const html = frameHtml({ portalOrigins, publicMerchantId });
  const hosts = portalOrigins.join(' ');
  for (const type of [...tabTypes, ...frameTypes]) {
    const policy = pagePolicy(tabTypes.includes(type) ? "'none'" : hosts);
    get(`/pay/${type}`, 'text/html; charset=utf-8', html, { 'content-security-policy': policy });
  }

  for (const [name, type] of Object.entries(files)) {
    // The stranger has no origin: to its page our own script comes from elsewhere.
    const headers = name === 'stranger.js' ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
    const more = name === 'frame.css' && colours ? `\n${rulesOf(colours)}` : '';
    get(`/pay/assets/${name}`, type, readFileSync(join(pageFolder, name), 'utf8') + more, headers);
  }
  get(bankPagePath, 'text/html; charset=utf-8', bankHtml({ portalOrigins, publicMerchantId }), {
    'content-security-policy': pagePolicy(`'self' ${hosts}`),
  });
  get('/pay/stranger', 'text/html; charset=utf-8', strangerHtml, {
    'content-security-policy': `default-src 'none'; script-src 'self'; frame-ancestors 'self' ${hosts}; base-uri 'none'; form-action 'none'`,
  });

  function get(path: string, type: string, body: string, headers: Record<string, string>): void {
    app.get(path, (_request, reply) => reply.headers(headers).type(type).send(body));
  }
}

/** Nothing inline, nothing of anybody else's; what is typed goes to this origin alone. */
function pagePolicy(ancestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    // The page that plays a stranger, and the bank's.
    "frame-src 'self'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'none'",
    "form-action 'none'",
    // No text becomes markup or a script, whatever is typed or answered.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

type FrameSettings = { portalOrigins: string[]; publicMerchantId: string };

/** The pages of the payment frame before their scripts run: what they say without one, and the settings they read. */
const frameHtml = (settings: FrameSettings): string =>
  ofFrame(settings, { script: 'frame', title: 'Página de pagos de demostración' });

/** Where a bank asks its customer whether it is they who pay. */
const bankHtml = (settings: FrameSettings): string =>
  ofFrame(settings, { script: 'bank', title: 'Banco de demostración' });

function ofFrame(settings: FrameSettings, { script, title }: { script: string; title: string }): string {
  return pageHtml({
    title,
    settings,
    settingsName: 'frame-settings',
    styles: '/pay/assets/frame.css',
    script: `/pay/assets/${script}.js`,
    main: '<main id="page"><noscript><p>Para pagar aquí, permite JavaScript en tu navegador.</p></noscript></main>',
  });
}

/** Without an origin of its own, in a frame inside the frame. */
const strangerHtml = `<!doctype html>
<html lang="${market.locale}">
<head>
<meta charset="utf-8">
<title>Mensaje de otro origen</title>
<script src="/pay/assets/stranger.js"></script>
</head>
<body></body>
</html>
`;

// The payment frame's own server: carries what its page asks to the portal, signed, and brings the answer back.

const portalBase = `/PaymentManagement/api/${country}/paymentManagement/paymentFrame` as const;
/** Longer than the portal waits for a charge: its answer is the truth about the payment. */
const answerWithinMs = 25_000;

const text = (longest: number) => z.string().min(1).max(longest);
const redemptionSchema = z.object({
  sid: text(100),
  token: text(100).optional(),
  service: text(60).optional(),
});
const confirmationSchema = z.object({
  sid: text(100),
  visit: text(100),
  item: z.object({ id: text(60), '@referredType': text(20) }),
  totalAmount: z.object({ amount: z.number(), units: z.literal(currencyCode) }),
  /** The token of a card that this origin has just exchanged; never the card. */
  authorizationCode: text(200).optional(),
  /** Another one, made for saving it. */
  savingToken: text(200).optional(),
});

export function frameRelayRoutes(app: Server, options: PortalRelay): void {
  for (const [path, resource, body] of [
    ['/pay/redemption', 'redemption', redemptionSchema],
    ['/pay/confirmation', 'confirmation', confirmationSchema],
  ] as const) {
    app.post(path, { onRequest: fromOwnPage, schema: { body } }, async (request, reply) => {
      const asked = { question: request.body, withinMs: answerWithinMs };
      const answer = await askPortal(options, `${portalBase}/${resource}`, asked);
      request.log.info({ resource, status: answer?.status ?? 'none' }, 'payment frame');
      return answer ? relay(reply, answer) : sendProblem(reply, 'portalSilent');
    });
  }
}
