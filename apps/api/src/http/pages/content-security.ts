// The content security policy: our own origin, the card provider's, and what the operator has configured.
import { createHash } from 'node:crypto';
import { isCardPage } from '@portal/card-pages/card-pages';
import { portalBase } from '@portal/market/path';
import type { HostedService } from '../../providers/bot-check/port.ts';

export interface PolicyNeeds {
  /** Where the browser may send card data. */
  payOrigin: string;
  cardProvider: 'sandbox' | 'kushki';
  /** Where the pages of the payment frame are; null where there is none. */
  frameOrigin: string | null;
  /** The page that the search form of the public frame goes to. */
  searchUrl: string;
  botCheck: 'altcha' | HostedService;
  /** Of the assistant's page; null where there is none. */
  assistantOrigin: string | null;
  /** Empty: no such analytics. */
  ga4Id: string;
  matomoUrl: string;
}

/** Pages of the portal: from each of them the customer may come to one that opens the payment frame. */
const portalPages = new RegExp(`^${portalBase}(/|\\?|$)`, 'i');

/** @returns the policy for an address of ours */
export function createPolicies(needs: PolicyNeeds): (url: string) => string {
  const paying = [
    cardHosts[needs.cardProvider],
    hostsOf(['frames'], needs.frameOrigin ? [needs.frameOrigin] : []),
  ];
  const chat = hostsOf(['frames'], needs.assistantOrigin ? [needs.assistantOrigin] : []);
  const guests = [...analyticsHosts(needs), botCheckHosts[needs.botCheck], chat];
  const withCard = policy(needs, paying);
  const usual = policy(needs, [...paying, ...guests]);
  const elsewhere = policy(needs, guests);
  return (url) => {
    if (!portalPages.test(url)) return elsewhere;
    return isCardPage(url.slice(portalBase.length)) ? withCard : usual;
  };
}

/** The same policy for a page that holds scripts and styles of its own: each is admitted as it is, to the letter. */
export function admittingPartsOf(html: string, policy: string): string {
  return policy
    .replace("script-src 'self'", ["script-src 'self'", ...hashesOf('script', html)].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...hashesOf('style', html)].join(' '));
}

function hashesOf(tag: 'script' | 'style', html: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, part = '']) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`,
  );
}

/** Somebody else's hosts, by what they may do in our pages. */
interface Hosts {
  scripts?: readonly string[];
  frames?: readonly string[];
  styles?: readonly string[];
  connections?: readonly string[];
  images?: readonly string[];
  /** Where a form may be sent. */
  forms?: readonly string[];
}

function policy({ payOrigin, searchUrl }: PolicyNeeds, guests: readonly Hosts[]): string {
  const admit = (directive: string, kind: keyof Hosts) => {
    const words = [directive, ...guests.flatMap((guest) => guest[kind] ?? [])].join(' ');
    return words.includes(' ') ? words : `${words} 'none'`;
  };
  return [
    "default-src 'none'",
    admit("script-src 'self'", 'scripts'),
    // The service worker, and the built-in bot check's own.
    "worker-src 'self'",
    "manifest-src 'self'",
    admit("style-src 'self'", 'styles'),
    "font-src 'self'",
    admit("img-src 'self' data:", 'images'),
    admit(`connect-src 'self' ${payOrigin}`, 'connections'),
    admit('frame-src', 'frames'),
    "object-src 'none'",
    "base-uri 'none'",
    admit(`form-action 'self' ${new URL(searchUrl).origin}`, 'forms'),
    "frame-ancestors 'none'",
    // Somebody else's script makes markup of texts; without one nobody does.
    ...(guests.some(({ scripts = [] }) => scripts.length > 0)
      ? []
      : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}

/** Through which the library speaks with banks. */
const threeDSecureHosts = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'];

/** What the provider's own library loads and asks: nothing where it is not used. */
const cardHosts: Record<PolicyNeeds['cardProvider'], Hosts> = {
  sandbox: {},
  kushki: {
    scripts: ['https://cdn.siftscience.com', ...threeDSecureHosts],
    connections: ['https://api.kushkipagos.com', 'https://api-uat.kushkipagos.com', ...threeDSecureHosts],
    // With 3-D Secure a form of the library's opens the page of the card's own bank, whichever that is.
    frames: ['https:'],
    forms: ['https:'],
  },
};

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
