// A level of the menu in the drawer: pages as links, subjects that unfold under their name.
import type { ContentNode } from '@portal/contract/help/portal-support';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ContentLink } from '../content-link.tsx';
import { menuCopy as copy } from '../public-frame.copy.ts';
import { SiteLink } from '../site-link.tsx';
import styles from './menu-drawer.module.css';

export function DrawerLevel({ nodes }: { nodes: ContentNode[] }) {
  return (
    <ul>
      {nodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content has no ids, and is never reordered
        <li key={index}>
          {node.Hijos.length === 0 ? (
            <ContentLink node={node} />
          ) : (
            <DrawerSection title={node.Descripcion}>
              {node.URL !== '' && (
                <li>
                  <SiteLink url={node.URL} className="strong">
                    {copy.all(node.Descripcion)}
                  </SiteLink>
                </li>
              )}
              <li>
                <DrawerLevel nodes={node.Hijos} />
              </li>
            </DrawerSection>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A button and not `<details>`: the panel's Tab knows buttons. */
export function DrawerSection({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {title}
        <Icon of={ChevronDown} size="sm" />
      </button>
      {open && (
        <ul id={id} className={styles.inner}>
          {children}
        </ul>
      )}
    </div>
  );
}
