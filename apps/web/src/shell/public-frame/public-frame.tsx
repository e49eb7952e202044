// The public site's frame around a page of whoever is not signed in: bars, menu, search, footer.
import type { ContentNode } from '@portal/contract/help/portal-support';
import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { thisYear } from '../../lib/civil-date.ts';
import { paths, samePath } from '../../lib/place/paths.ts';
import { usePortalMap } from '../../lib/place/portal-map.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx';
import { shellCopy } from '../shell.copy.ts';
import { MAIN_ID, SkipLink } from '../skip-link.tsx';
import { Dropdown } from './dropdown.tsx';
import { MainBar } from './main-bar.tsx';
import { barCopy, barCopy as copy, footerCopy } from './public-frame.copy.ts';
import styles from './public-frame.module.css';
import type { SiteCarouselProps } from './site-carousel.tsx';
import {
  ContentLink,
  ContentTrouble,
  hasClass,
  isCarousel,
  otherCountries,
  otherSites,
  type SiteEntry,
  SiteLink,
  segments,
  useSiteNodes,
} from './site-link.tsx';

export interface PublicFrameProps {
  /** How many slides stand above the footer, where there is room. */
  slides: SiteCarouselProps['layout'];
  children: ReactNode;
}

/** Below everything that somebody came for. */
const carousel = lazyCode(() => import('./site-carousel.tsx').then((code) => code.SiteCarousel));

export function PublicFrame({ slides, children }: PublicFrameProps) {
  const Carousel = useLazyCode(carousel);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <TopBar />
        <MainBar />
      </header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {Carousel && <Carousel layout={slides} />}
      <SiteFooter />
    </div>
  );
}

/** Above the menu from 1024 px: the faces of the public site, its other sites, and the country. */
function TopBar() {
  return (
    <nav className={styles.bar} aria-label={copy.label}>
      <div className={styles.inside}>
        <Entries entries={segments()} />
        <div className={styles.right}>
          <Entries entries={otherSites()} />
          <Dropdown panel="list" align="end" label={copy.country(copy.here)} buttonClass={styles.country}>
            <Countries />
          </Dropdown>
        </div>
      </div>
    </nav>
  );
}

function Entries({ entries }: { entries: SiteEntry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ label, url, current }) => (
        <li key={label}>
          <SiteLink url={url} aria-current={current ? 'true' : undefined}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Countries() {
  return (
    <ul className={styles.countries} aria-label={copy.countries}>
      <li>
        <span aria-current="true">
          {copy.here}
          <Icon of={Check} size="xs" />
        </span>
      </li>
      {otherCountries().map(({ name, url }) => (
        <li key={name}>
          <SiteLink url={url}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The public site's footer: where one is, its sections, its networks, its institutional links, the rights. */
function SiteFooter() {
  const { nodes, failed, ...trouble } = useSiteNodes('footer');
  return (
    <footer className={styles.footer}>
      <div className={styles.siteFooterInside}>
        <Breadcrumb />
        {failed && <ContentTrouble {...trouble} />}
        {!failed && !nodes && <FooterSkeleton />}
        {nodes && <FooterContent nodes={nodes.filter((node) => !isCarousel(node))} />}
        <div className={styles.rights}>
          <span>{shellCopy.rights(thisYear(), settings().brand)}</span>
          <Link href={paths.terms()}>{shellCopy.terms}</Link>
        </div>
      </div>
    </footer>
  );
}

function FooterContent({ nodes }: { nodes: ContentNode[] }) {
  const isRow = (node: ContentNode) =>
    node.Hijos.length === 0 || hasClass(node.ClassContenido, 'institucional');
  const isNetworks = (node: ContentNode) => hasClass(node.ClassContenido, 'redes');
  const sections = nodes.filter((node) => !isRow(node) && !isNetworks(node));
  const networks = nodes.filter((node) => !isRow(node) && isNetworks(node));
  const row = nodes.filter(isRow).flatMap((node) => (node.Hijos.length > 0 ? node.Hijos : node));
  return (
    <>
      {sections.length > 0 && (
        <nav className={styles.sections} aria-label={footerCopy.label}>
          {sections.map((node) => (
            <Section key={node.Descripcion} node={node} />
          ))}
        </nav>
      )}
      {networks.map((node) => (
        <Section key={node.Descripcion} node={node} inRow />
      ))}
      {row.length > 0 && <Links nodes={row} inRow label={footerCopy.institutional} />}
    </>
  );
}

function Section({ node, inRow = false }: { node: ContentNode; inRow?: boolean }) {
  return (
    <div className={inRow ? styles.networks : undefined}>
      <h2 className={styles.title}>{node.URL === '' ? node.Descripcion : <ContentLink node={node} />}</h2>
      <Links nodes={node.Hijos} inRow={inRow} />
    </div>
  );
}

interface LinksProps {
  nodes: ContentNode[];
  inRow: boolean;
  label?: string;
}

function Links({ nodes, inRow, label }: LinksProps) {
  return (
    <ul className={inRow ? styles.row : undefined} aria-label={label}>
      {nodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content has no ids, and is never reordered
        <li key={index}>
          <ContentLink node={node} />
          {node.Hijos.length > 0 && <Links nodes={node.Hijos} inRow={inRow} />}
        </li>
      ))}
    </ul>
  );
}

function FooterSkeleton() {
  return (
    <SkeletonGroup label={footerCopy.loading} className={styles.sections}>
      {['one', 'two', 'three', 'four'].map((key) => (
        <div key={key}>
          <Skeleton width={96} height={20} marginTop={12} />
          <Skeleton width={140} marginTop={28} />
          <Skeleton width={120} marginTop={28} />
          <Skeleton width={132} marginTop={28} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

// Where this page stands: the public site, this portal, the page.
function Breadcrumb() {
  const { pathname } = useLocation();
  const { pages } = usePortalMap();
  const { brand, siteUrl } = settings();
  const title = pages.find(({ path }) => samePath(path, pathname))?.title ?? footerCopy.unknownPage;
  return (
    <nav className={styles.path} aria-label={footerCopy.path}>
      <ol>
        <li>
          <SiteLink url={siteUrl}>{barCopy.people}</SiteLink>
          <Icon of={ChevronRight} size="badge" />
        </li>
        <li>
          <Link href={paths.login()}>{brand}</Link>
          <Icon of={ChevronRight} size="badge" />
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
