// Google Analytics 4: pages by hand, no advertising signals.
import { addScript, type OutsideAnalytics } from './port.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export function startGa4(measurementId: string): OutsideAnalytics {
  const queue: unknown[] = window.dataLayer ?? [];
  window.dataLayer = queue;
  // Google's script tells commands from data by their being `arguments` objects.
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: an array would be ignored
    queue.push(arguments);
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  gtag('js', new Date());
  gtag('config', measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`);
  return {
    pageView: ({ url, title }) => {
      // Set, so that what Google's script measures by itself carries no other address either.
      gtag('set', { page_location: url, page_title: title, page_referrer: '' });
      gtag('event', 'page_view', { page_location: url, page_title: title });
    },
  };
}
