// What opens under an entry of the menu: its groups side by side, its pages as links.
import type { ContentNode } from '@portal/contract/help/portal-support';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { ContentLink } from '../content-link.tsx';
import { menuCopy as copy } from '../public-frame.copy.ts';
import { SiteLink } from '../site-link.tsx';
import styles from './menu-sheet.module.css';

export function MenuSheet({ node }: { node: ContentNode }) {
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
export function MoreSheet({ nodes, bare = false }: { nodes: ContentNode[]; bare?: boolean }) {
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
