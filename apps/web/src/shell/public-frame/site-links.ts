// The addresses of the frame that are settings and not content.
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { type Country, parseCountries } from '../../lib/place/site-address.ts';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { barCopy, selfCareCopy } from './public-frame.copy.ts';

export interface SiteEntry {
  label: string;
  url: string;
  current?: boolean;
}

/** The three faces of the public site; this portal belongs to people. */
export function segments(): SiteEntry[] {
  const { siteUrl, businessUrl, enterpriseUrl } = settings();
  return [
    { label: barCopy.people, url: siteUrl, current: true },
    { label: barCopy.business, url: businessUrl },
    { label: barCopy.enterprise, url: enterpriseUrl },
  ];
}

export function otherSites(): SiteEntry[] {
  const { storeUrl, officesUrl, complaintsUrl } = settings();
  return [
    { label: barCopy.store, url: storeUrl },
    { label: barCopy.offices, url: officesUrl },
    { label: barCopy.complaints, url: complaintsUrl },
  ];
}

export function otherCountries(): Country[] {
  return parseCountries(settings().countries);
}

export interface SelfCareEntry {
  label: string;
  href: string;
}

/** What one may do in this portal, signed in or not. */
export function useSelfCare(): SelfCareEntry[] {
  const signedIn = useProfile() !== null;
  const isAvailable = useAvailability();
  const entries = signedIn
    ? [
        { label: selfCareCopy.services, href: paths.homeWithServices() },
        { label: selfCareCopy.billing, href: paths.billing() },
      ]
    : [
        { label: selfCareCopy.login, href: paths.login() },
        { label: selfCareCopy.register, href: paths.register() },
        { label: selfCareCopy.recover, href: paths.recoverPassword() },
      ];
  return entries.filter(({ href }) => isAvailable(href));
}
