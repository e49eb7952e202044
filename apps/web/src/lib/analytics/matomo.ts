// Matomo: the full address must be set before each view.
import { addScript, type OutsideAnalytics } from './port.ts';

declare global {
  interface Window {
    _paq?: unknown[][];
  }
}

/** @param baseUrl where `matomo.js` and `matomo.php` are; ends in a slash */
export function startMatomo(baseUrl: string, siteId: string): OutsideAnalytics {
  const queue = (window._paq ??= []);
  queue.push(['setTrackerUrl', `${baseUrl}matomo.php`], ['setSiteId', siteId], ['setReferrerUrl', '']);
  addScript(`${baseUrl}matomo.js`);
  return {
    pageView: ({ url, title }) => {
      queue.push(['setCustomUrl', url], ['setDocumentTitle', title], ['trackPageView']);
    },
  };
}
