// Matomo: the full address must be set before each view.
import { addScript, type OutsideAnalytics } from './port.ts';

declare global {
  interface Window {
    _paq?: unknown[][];
  }
}

/** @param baseUrl where `matomo.js` and `matomo.php` are; ends in a slash */
export function startMatomo(baseUrl: string, siteId: string): OutsideAnalytics {
  const queue: unknown[][] = [];
  // Matomo's script puts an object of its own here, whose `push` acts at once.
  window._paq = queue;
  queue.push(['setTrackerUrl', `${baseUrl}matomo.php`], ['setSiteId', siteId], ['setReferrerUrl', '']);
  addScript(`${baseUrl}matomo.js`);
  return {
    pageView: ({ url, title }) => {
      (window._paq ?? queue).push(['setCustomUrl', url], ['setDocumentTitle', title], ['trackPageView']);
    },
  };
}
