// The pages of the payment frame before their scripts run: what they say without one, and the settings they read.
import { pageHtml } from '@portal/http-server/page';
import { market } from '@portal/market/here';

export type FrameSettings = { portalOrigins: string[]; publicMerchantId: string };

export const frameHtml = (settings: FrameSettings): string =>
  ofFrame(settings, { script: 'frame', title: 'Página de pagos de demostración' });

/** Where a bank asks its customer whether it is they who pay. */
export const bankHtml = (settings: FrameSettings): string =>
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
