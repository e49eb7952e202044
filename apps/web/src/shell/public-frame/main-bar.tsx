// Wordmark, menu, search and the dropdown of this portal; below 1024 px the menu is a drawer.
import type { ContentNode } from '@portal/contract/help/portal-support';
import { ChevronDown, ChevronRight, Menu, Search } from 'lucide-react';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { Wordmark } from '../../shared/page/wordmark.tsx';
import { IconButton } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { SidePanel } from '../../ui/layers/side-panel.tsx';
import { Skeleton, SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { Dropdown, useDismiss } from './dropdown.tsx';
import styles from './main-bar.module.css';
import { barCopy, searchCopy as copy, frameCopy, menuCopy, selfCareCopy } from './public-frame.copy.ts';
import {
  ContentLink,
  ContentTrouble,
  otherCountries,
  otherSites,
  SiteLink,
  type SiteNodes,
  segments,
  useSelfCare,
  useSiteNodes,
} from './site-link.tsx';

export function MainBar() {
  const [browsing, setBrowsing] = useState(false);
  const menu = useSiteNodes('menu');
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        <Wordmark href={paths.login()} />
        <SiteMenu {...menu} />
        <div className={styles.acts}>
          <SiteSearch />
          <SelfCare />
          <IconButton
            className={styles.browse}
            label={menuCopy.open}
            icon={Menu}
            aria-haspopup="dialog"
            aria-expanded={browsing}
            onClick={() => setBrowsing(true)}
          />
        </div>
      </div>
      <MenuDrawer open={browsing} onClose={() => setBrowsing(false)} menu={menu} />
    </div>
  );
}

function SelfCare() {
  const entries = useSelfCare();
  return (
    <div className={styles.selfCare}>
      <Dropdown
        panel="list"
        align="end"
        label={selfCareCopy.title(settings().brand)}
        buttonClass={styles.selfCareButton}
      >
        <ul className={styles.selfCareList}>
          {entries.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </Dropdown>
    </div>
  );
}

// The search of the public site: a plain form, so that the answer is the public site's own page.
// In the bar from 1280 px; below, a button opens it under the bar.

function SiteSearch() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  useDismiss(root, open, (back) => {
    setOpen(false);
    if (back) button.current?.focus();
  });
  const send = (event: FormEvent) => {
    const input = field.current;
    if (!input) return;
    input.value = input.value.trim();
    if (input.value !== '') return;
    event.preventDefault();
    input.focus();
  };
  return (
    <div ref={root}>
      <IconButton
        ref={button}
        className={styles.show}
        label={copy.show}
        icon={Search}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      <search className={classNames(styles.search, open && styles.open)}>
        <form action={settings().searchUrl} method="get" className={styles.siteSearchInside} onSubmit={send}>
          <label htmlFor={id} className="sr-only">
            {copy.label}
          </label>
          <input
            ref={field}
            id={id}
            className={styles.field}
            type="search"
            name="q"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={copy.label}
          />
          <button type="submit" className={styles.submit} aria-label={copy.submit}>
            <Icon of={Search} size="sm" />
          </button>
        </form>
      </search>
    </div>
  );
}

// The public site's menu from 1024 px: one entry a subject, its pages in a sheet under the bar.

/** What fits beside search and self-care; the rest is behind one more entry. */
const ENTRIES = 5;

function SiteMenu({ nodes, failed, ...trouble }: SiteNodes) {
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
    <nav className={styles.menu} aria-label={menuCopy.label}>
      <ul className={styles.entries}>
        {shown.map((node, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: content has no ids, and is never reordered
          <li key={index}>
            <MenuEntry node={node} />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <Dropdown panel="sheet" label={menuCopy.more} buttonClass={styles.entry}>
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
    <div className={styles.siteMenuInside}>
      {node.URL !== '' && (
        <SiteLink url={node.URL} className={styles.all}>
          {menuCopy.all(node.Descripcion)}
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
    <ul className={bare ? styles.groups : `${styles.groups} ${styles.siteMenuInside}`}>
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

interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  menu: SiteNodes;
}

/** Everything of the two bars below 1024 px, in a panel from the right. */
function MenuDrawer({ open, onClose, menu }: MenuDrawerProps) {
  const selfCare = useSelfCare();
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <SidePanel open={open} onClose={onClose} title={menuCopy.title} closeLabel={menuCopy.close}>
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
          <nav aria-label={menuCopy.label}>
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
                    {menuCopy.all(node.Descripcion)}
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
