// The public site's menu from 1024 px: one entry a subject, its pages in a sheet under the bar.
import type { ContentNode } from '@portal/contract/help/portal-support';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/waiting/skeleton-group.tsx';
import { ContentLink } from '../content-link.tsx';
import { ContentTrouble } from '../content-trouble.tsx';
import { menuCopy as copy, frameCopy } from '../public-frame.copy.ts';
import { SiteLink } from '../site-link.tsx';
import type { SiteNodes } from '../use-site-nodes.ts';
import { Dropdown } from './dropdown.tsx';
import styles from './site-menu.module.css';

/** What fits beside search and self-care; the rest is behind one more entry. */
const ENTRIES = 5;

export function SiteMenu({ nodes, failed, ...trouble }: SiteNodes) {
  if (failed) {
    return (
      <div className={styles.menu}>
        <ContentTrouble {...trouble} />
      </div>
    );
  }
  if (!nodes) return <MenuSkeleton />;
  if (nodes.length === 0) return null;
  const shown = nodes.length > ENTRIES ? nodes.slice(0, ENTRIES - 1) : nodes;
  const rest = nodes.slice(shown.length);
  return (
    <nav className={styles.menu} aria-label={copy.label}>
      <ul className={styles.entries}>
        {shown.map((node, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: content has no ids, and is never reordered
          <li key={index}>
            <MenuEntry node={node} />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <Dropdown panel="sheet" label={copy.more} buttonClass={styles.entry}>
              <MoreSheet nodes={rest} />
            </Dropdown>
          </li>
        )}
      </ul>
    </nav>
  );
}

function MenuEntry({ node }: { node: ContentNode }) {
  if (node.Hijos.length === 0) {
    return (
      <SiteLink url={node.URL} className={styles.entry}>
        {node.Descripcion}
      </SiteLink>
    );
  }
  return (
    <Dropdown panel="sheet" label={node.Descripcion} buttonClass={styles.entry}>
      <MenuSheet node={node} />
    </Dropdown>
  );
}

function MenuSkeleton() {
  return (
    <div className={styles.menu}>
      <SkeletonGroup label={frameCopy.loading} className={styles.entries}>
        {[56, 64, 72, 96].map((width) => (
          <Skeleton key={width} width={width} height={20} />
        ))}
      </SkeletonGroup>
    </div>
  );
}

// What opens under an entry of the menu: its groups side by side, its pages as links.
function MenuSheet({ node }: { node: ContentNode }) {
  return (
    <div className={styles.inside}>
      {node.URL !== '' && (
        <SiteLink url={node.URL} className={styles.all}>
          {copy.all(node.Descripcion)}
          <Icon of={ChevronRight} size="xs" />
        </SiteLink>
      )}
      <MoreSheet nodes={node.Hijos} bare />
    </div>
  );
}

/** Also the entries that found no room in the bar. */
function MoreSheet({ nodes, bare = false }: { nodes: ContentNode[]; bare?: boolean }) {
  return (
    <ul className={bare ? styles.groups : `${styles.groups} ${styles.inside}`}>
      {nodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content has no ids, and is never reordered
        <li key={index} className={node.Hijos.length > 0 ? styles.group : undefined}>
          <ContentLink node={node} />
          {node.Hijos.length > 0 && <Level nodes={node.Hijos} />}
        </li>
      ))}
    </ul>
  );
}

function Level({ nodes }: { nodes: ContentNode[] }) {
  return (
    <ul className={styles.level}>
      {nodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content has no ids, and is never reordered
        <li key={index}>
          <ContentLink node={node} />
          {node.Hijos.length > 0 && <Level nodes={node.Hijos} />}
        </li>
      ))}
    </ul>
  );
}
