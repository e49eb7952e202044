// The assistant's page before its script runs, with the settings that the script reads.
import { market } from '@portal/market/here';
import { marketMeta } from '@portal/market/meta';
import type { RelayOptions } from './relay.routes.ts';

export type PageSettings = Pick<RelayOptions, 'chatwoot'> & {
  /** Whose windows may hold the page, and hear from it. */
  portalOrigins: string[];
  brand: string;
  /** `*611 / 5004040` */
  helpPhone: string;
};

export function pageHtml(settings: PageSettings): string {
  return `<!doctype html>
<html lang="${market.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
${marketMeta}
<meta name="assistant-settings" content="${escaped(JSON.stringify(settings))}">
<title>Asistente</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/assistant.css">
<script type="module" src="/assets/assistant.js"></script>
</head>
<body>
<main id="page" aria-label="Conversación"><noscript><p>Para hablar con el asistente, permite JavaScript en tu navegador.</p></noscript></main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
