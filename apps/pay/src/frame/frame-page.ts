// The pages of the payment frame before their scripts run: what they say without one, and the settings they read.
import { market } from '@portal/market/here';
import { marketMeta } from '@portal/market/meta';

export type FrameSettings = { portalOrigins: string[]; publicMerchantId: string };

export const frameHtml = (settings: FrameSettings): string =>
  pageHtml(settings, { script: 'frame', title: 'Página de pagos de demostración' });

/** Where a bank asks its customer whether it is they who pay. */
export const bankHtml = (settings: FrameSettings): string =>
  pageHtml(settings, { script: 'bank', title: 'Banco de demostración' });

function pageHtml(settings: FrameSettings, { script, title }: { script: string; title: string }): string {
  return `<!doctype html>
<html lang="${market.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${marketMeta}
<meta name="frame-settings" content="${escaped(JSON.stringify(settings))}">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pay/assets/frame.css">
<script type="module" src="/pay/assets/${script}.js"></script>
</head>
<body>
<main id="page"><noscript><p>Para pagar aquí, permite JavaScript en tu navegador.</p></noscript></main>
</body>
</html>
`;
}

/** Without an origin of its own, in a frame inside the frame. */
export const strangerHtml = `<!doctype html>
<html lang="${market.locale}">
<head>
<meta charset="utf-8">
<title>Mensaje de otro origen</title>
<script src="/pay/assets/stranger.js"></script>
</head>
<body></body>
</html>
`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
