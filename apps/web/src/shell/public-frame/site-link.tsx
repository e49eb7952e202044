// A link of the public site's content. Another operator's or network's site opens in a tab of its own.
import type { ContentNode } from '@portal/contract/help/portal-support';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { type ContentPart, fetchContent, knownContent } from '../../api/content.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { type Country, destinationOf, parseCountries } from '../../lib/place/site-address.ts';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { BesideMark, Link } from '../../ui/actions/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/figures/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { barCopy, menuCopy as copy, frameCopy, selfCareCopy } from './public-frame.copy.ts';
import styles from './public-frame.module.css';

interface SiteLinkProps {
  /** https, relative to the public site, or `/ec/…`. */
  url: string;
  children: ReactNode;
  className?: string | undefined;
  'aria-current'?: 'true' | undefined;
}

/** Nothing to follow: the words alone. */
export function SiteLink({ url, children, ...rest }: SiteLinkProps) {
  const destination = destinationOf(url, settings().siteUrl);
  if (!destination) return <span {...rest}>{children}</span>;
  if (destination.leads !== 'elsewhere') {
    return (
      <Link {...rest} href={destination.href}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} href={destination.href} target="_blank" rel="noopener noreferrer">
      {children}
      <BesideMark href={destination.href} />
    </a>
  );
}

/** One node of the content as a link, or as a heading when it has no address; with the marks of its classes. */
export function ContentLink({ node, className }: { node: ContentNode; className?: string | undefined }) {
  const marked = hasClass(node.ClassMenu, 'destacado') && 'strong';
  return (
    <SiteLink url={node.URL} className={classNames(styles.link, marked, className)}>
      {node.Descripcion}
      {hasClass(node.ClassMenu, 'nuevo') && <Badge>{copy.fresh}</Badge>}
    </SiteLink>
  );
}

// Menu or footer that could not be had: the documents' words, and another try.
interface ContentTroubleProps {
  retrying: boolean;
  retry: () => void;
}

export function ContentTrouble({ retrying, retry }: ContentTroubleProps) {
  return (
    <div className={styles.trouble}>
      <p role="alert">{frameCopy.failed}</p>
      <button type="button" className={styles.retry} aria-disabled={retrying || undefined} onClick={retry}>
        <Icon of={RefreshCw} size="xs" />
        {retrying ? frameCopy.retrying : frameCopy.retry}
      </button>
    </div>
  );
}

// The addresses of the frame that are settings and not content.

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

interface SelfCareEntry {
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

export interface SiteNodes {
  /** Undefined while there is nothing to show: on its way, or failed. */
  nodes: ContentNode[] | undefined;
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}

/** Menu and footer as this portal can show them: links to pages of ours that do not exist are left out. */
export function useSiteNodes(part: ContentPart): SiteNodes {
  const isAvailable = useAvailability();
  const [content, setContent] = useState(() => knownContent(part));
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading');
  const load = useCallback(() => {
    fetchContent(part).then(setContent, () => setState('failed'));
  }, [part]);
  useEffect(() => {
    if (!knownContent(part)) load();
  }, [part, load]);
  const nodes = useMemo(() => content && leadingSomewhere(content, isAvailable), [content, isAvailable]);
  const retry = () => {
    if (state !== 'failed') return;
    setState('retrying');
    load();
  };
  return { nodes, failed: !content && state !== 'loading', retrying: state === 'retrying', retry };
}

function leadingSomewhere(nodes: ContentNode[], isAvailable: (path: string) => boolean): ContentNode[] {
  const { siteUrl } = settings();
  return nodes.flatMap((node) => {
    const destination = destinationOf(node.URL, siteUrl);
    if (destination?.leads === 'portal' && !isAvailable(destination.href)) return [];
    const Hijos = leadingSomewhere(node.Hijos, isAvailable);
    return destination || Hijos.length > 0 ? [{ ...node, Hijos }] : [];
  });
}

/** A group of the footer's content whose children are slides, above the footer. */
export function isCarousel({ ClassContenido, Hijos }: ContentNode): boolean {
  return hasClass(ClassContenido, 'carrusel') && Hijos.length > 0;
}

/** Of the classes that the server lets through. */
export function hasClass(classes: string, name: string): boolean {
  return classes.split(' ').includes(name);
}
