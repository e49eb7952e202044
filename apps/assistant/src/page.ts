// The assistant's page before its script runs, with the settings that the script reads.
import { pageHtml } from '@portal/http-server/page';
import type { RelayOptions } from './relay.routes.ts';

export type PageSettings = Pick<RelayOptions, 'chatwoot'> & {
  /** Whose windows may hold the page, and hear from it. */
  portalOrigins: string[];
  brand: string;
  /** `*611 / 5004040` */
  helpPhone: string;
};

export const assistantHtml = (settings: PageSettings): string =>
  pageHtml({
    title: 'Asistente',
    settings,
    settingsName: 'assistant-settings',
    styles: '/assets/assistant.css',
    script: '/assets/assistant.js',
    viewport: ', interactive-widget=resizes-content',
    main: '<main id="page" aria-label="Conversación"><noscript><p>Para hablar con el asistente, permite JavaScript en tu navegador.</p></noscript></main>',
  });
