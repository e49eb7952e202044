// The public site's footer: where one is, its sections, its networks, its institutional links, the rights.

import type { ContentNode } from '@portal/contract/help/portal-support';
import { ChevronRight } from 'lucide-react';
import { thisYear } from '../../lib/civil-date.ts';
import { paths, samePath } from '../../lib/place/paths.ts';
import { usePortalMap } from '../../lib/place/portal-map.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { shellCopy } from '../shell.copy.ts';
import { ContentLink } from './content-link.tsx';
import { ContentTrouble } from './content-trouble.tsx';
import { barCopy, footerCopy as copy } from './public-frame.copy.ts';
import styles from './site-footer.module.css';
import { SiteLink } from './site-link.tsx';
import { hasClass, isCarousel, useSiteNodes } from './use-site-nodes.ts';

export function SiteFooter() {
  const { nodes, failed, ...trouble } = useSiteNodes('footer');
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
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
        <nav className={styles.sections} aria-label={copy.label}>
          {sections.map((node) => (
            <Section key={node.Descripcion} node={node} />
          ))}
        </nav>
      )}
      {networks.map((node) => (
        <Section key={node.Descripcion} node={node} inRow />
      ))}
      {row.length > 0 && <Links nodes={row} inRow label={copy.institutional} />}
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
    <SkeletonGroup label={copy.loading} className={styles.sections}>
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
  const title = pages.find(({ path }) => samePath(path, pathname))?.title ?? copy.unknownPage;
  return (
    <nav className={styles.path} aria-label={copy.path}>
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
