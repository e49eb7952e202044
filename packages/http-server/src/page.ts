// A page before its script runs: what it says without one, and the settings that the script reads.
import { market } from '@portal/market/here';
import { marketMeta, metaOf } from '@portal/market/path';

export interface Page {
  title: string;
  /** Of the `<meta>` that holds its settings. */
  settingsName: string;
  settings: object;
  /** Addresses. */
  styles: string;
  script: string;
  /** In place of what the script draws. */
  main: string;
  /** More of the viewport. */
  viewport?: string;
}

export function pageHtml(page: Page): string {
  const { title, settingsName, settings, styles, script, main, viewport = '' } = page;
  return `<!doctype html>
<html lang="${market.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1${viewport}">
${marketMeta()}
${metaOf(settingsName, settings)}
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styles}">
<script type="module" src="${script}"></script>
</head>
<body>
${main}
</body>
</html>
`;
}
