// The content security policy: our own origin, the card provider's, and what the operator has configured.
import type { HostedService } from '../providers/bot-check/port.ts';

export interface PolicyNeeds {
  /** Where the browser may send card data. */
  payOrigin: string;
  /** The page that the search form of the public frame goes to. */
  searchUrl: string;
  botCheck: 'altcha' | HostedService;
  ga4Id: string | undefined;
  matomoUrl: string | undefined;
}

/** Pages with a card form: nothing of anybody else's may run there. */
const cardPages =
  /^\/ec\/(billing\/pay\/|additional-packages\/obtain-credit-card-pay|recharge\/package\/payment-method)/i;

/** @returns the policy for an address of ours */
export function createPolicies(needs: PolicyNeeds): (url: string) => string {
  const withCard = policy(needs, []);
  const usual = policy(needs, [...analyticsHosts(needs), botCheckHosts[needs.botCheck]]);
  return (url) => (cardPages.test(url) ? withCard : usual);
}

/** Somebody else's hosts, by what they may do in our pages. */
interface Hosts {
  scripts?: readonly string[];
  frames?: readonly string[];
  styles?: readonly string[];
  connections?: readonly string[];
  images?: readonly string[];
}

function policy({ payOrigin, searchUrl }: PolicyNeeds, guests: readonly Hosts[]): string {
  const admit = (directive: string, kind: keyof Hosts) =>
    [directive, ...guests.flatMap((guest) => guest[kind] ?? [])].join(' ');
  return [
    "default-src 'none'",
    admit("script-src 'self'", 'scripts'),
    // The built-in bot check's own worker.
    "worker-src 'self'",
    admit("style-src 'self'", 'styles'),
    "font-src 'self'",
    admit("img-src 'self' data:", 'images'),
    admit(`connect-src 'self' ${payOrigin}`, 'connections'),
    admit(`frame-src ${payOrigin}`, 'frames'),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${new URL(searchUrl).origin}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** As each service's own documents ask for. */
const botCheckHosts: Record<PolicyNeeds['botCheck'], Hosts> = {
  altcha: {},
  turnstile: hostsOf(['scripts', 'frames'], ['https://challenges.cloudflare.com']),
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connections: ['https://www.google.com/recaptcha/'],
  },
  hcaptcha: hostsOf(
    ['scripts', 'frames', 'styles', 'connections'],
    ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  ),
};

function hostsOf(kinds: readonly (keyof Hosts)[], hosts: readonly string[]): Hosts {
  return Object.fromEntries(kinds.map((kind) => [kind, hosts]));
}

const googleMeasurements = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Measurements go out as requests, and as images where a browser has no other way. */
function analyticsHosts({ ga4Id, matomoUrl }: PolicyNeeds): Hosts[] {
  const google = {
    scripts: ['https://*.googletagmanager.com'],
    connections: googleMeasurements,
    images: googleMeasurements,
  };
  const matomo = hostsOf(['scripts', 'connections', 'images'], matomoUrl ? [new URL(matomoUrl).origin] : []);
  return ga4Id ? [google, matomo] : [matomo];
}
