// The content security policy: our own origin, the card provider's, and what the operator has configured.

export interface PolicyNeeds {
  /** Where the browser may send card data. */
  payOrigin: string;
  /** The page that the search form of the public frame goes to. */
  searchUrl: string;
  ga4Id: string | undefined;
  matomoUrl: string | undefined;
}

/** Pages with a card form: nothing of anybody's analytics may run there. */
const cardPages = /^\/ec\/billing\/pay\//i;

/** @returns the policy for an address of ours */
export function createPolicies(needs: PolicyNeeds): (url: string) => string {
  const withCard = policy(needs, { scripts: [], connections: [] });
  const usual = policy(needs, analyticsHosts(needs));
  return (url) => (cardPages.test(url) ? withCard : usual);
}

interface Hosts {
  scripts: readonly string[];
  /** Measurements go out as requests, and as images where a browser has no other way. */
  connections: readonly string[];
}

function policy({ payOrigin, searchUrl }: PolicyNeeds, { scripts, connections }: Hosts): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    // The bot check's own worker.
    "worker-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    ["img-src 'self' data:", ...connections].join(' '),
    [`connect-src 'self' ${payOrigin}`, ...connections].join(' '),
    `frame-src ${payOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${new URL(searchUrl).origin}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

const googleMeasurements = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

function analyticsHosts({ ga4Id, matomoUrl }: PolicyNeeds): Hosts {
  const google = ga4Id ? googleMeasurements : [];
  const matomo = matomoUrl ? [new URL(matomoUrl).origin] : [];
  return {
    scripts: [...(ga4Id ? ['https://*.googletagmanager.com'] : []), ...matomo],
    connections: [...google, ...matomo],
  };
}
