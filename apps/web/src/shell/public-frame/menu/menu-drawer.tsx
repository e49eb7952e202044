// Everything of the two bars below 1024 px, in a panel from the right.

import type { ContentNode } from '@portal/contract/help/portal-support';
import { ChevronDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { settings } from '../../../lib/settings.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SidePanel } from '../../../ui/layers/side-panel.tsx';
import { SkeletonGroup, SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { barCopy, menuCopy as copy, frameCopy, selfCareCopy } from '../public-frame.copy.ts';
import {
  ContentLink,
  ContentTrouble,
  otherCountries,
  otherSites,
  SiteLink,
  segments,
  useSelfCare,
} from '../site-link.tsx';
import type { SiteNodes } from '../use-site-nodes.ts';
import styles from './menu-drawer.module.css';

export interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  menu: SiteNodes;
}

export function MenuDrawer({ open, onClose, menu }: MenuDrawerProps) {
  const selfCare = useSelfCare();
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <SidePanel open={open} onClose={onClose} title={copy.title} closeLabel={copy.close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the links inside, which have keys of their own */}
      <div className={styles.drawer} onClick={closeAfterLink}>
        <Part title={selfCareCopy.title(settings().brand)}>
          {selfCare.map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </Part>
        {menu.nodes?.length !== 0 && (
          <nav aria-label={copy.label}>
            <DrawerMenu {...menu} />
          </nav>
        )}
        <Part title={barCopy.label}>
          {[...segments(), ...otherSites()].map(({ label, url, current }) => (
            <SiteLink key={label} url={url} aria-current={current ? 'true' : undefined}>
              {label}
            </SiteLink>
          ))}
          <DrawerSection title={barCopy.country(barCopy.here)}>
            {otherCountries().map(({ name, url }) => (
              <li key={name}>
                <SiteLink url={url}>{name}</SiteLink>
              </li>
            ))}
          </DrawerSection>
        </Part>
      </div>
    </SidePanel>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
    </section>
  );
}

function DrawerMenu({ nodes, failed, ...trouble }: SiteNodes) {
  if (failed) return <ContentTrouble {...trouble} />;
  if (!nodes) {
    return (
      <SkeletonGroup label={frameCopy.loading}>
        <SkeletonRows count={4} />
      </SkeletonGroup>
    );
  }
  return <DrawerLevel nodes={nodes} />;
}

// A level of the menu in the drawer: pages as links, subjects that unfold under their name.
function DrawerLevel({ nodes }: { nodes: ContentNode[] }) {
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
function DrawerSection({ title, children }: { title: string; children: ReactNode }) {
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
