// Somebody else's analytics, as the operator has configured them: loaded once, on the first page after the customer's
// consent, told of pages and of nothing more.
import { settings } from '../lib/settings.ts';

interface ViewedPage {
  /** With origin, without identifiers and query. */
  url: string;
  title: string;
}

interface OutsideAnalytics {
  pageView(page: ViewedPage): void;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    _paq?: unknown[][];
  }
}

let started: OutsideAnalytics[] | undefined;

export function tellOutside(page: ViewedPage): void {
  started ??= start();
  for (const analytics of started) analytics.pageView(page);
}

function start(): OutsideAnalytics[] {
  const { ga4Id, matomoUrl, matomoSiteId } = settings();
  return [ga4Id && startGa4(ga4Id), matomoUrl && startMatomo(matomoUrl, matomoSiteId)].filter(
    (analytics) => typeof analytics === 'object',
  );
}

/** Google Analytics 4: pages by hand, no advertising signals. */
function startGa4(measurementId: string): OutsideAnalytics {
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

/**
 * Matomo: the full address must be set before each view.
 * @param baseUrl where `matomo.js` and `matomo.php` are; ends in a slash
 */
function startMatomo(baseUrl: string, siteId: string): OutsideAnalytics {
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

/** A script that does not come is no loss for the customer. */
function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
