// Wordmark, menu, search and the dropdown of this portal; below 1024 px the menu is a drawer.
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { settings } from '../../lib/settings.ts';
import { Wordmark } from '../../shared/wordmark.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Dropdown } from './dropdown.tsx';
import styles from './main-bar.module.css';
import { MenuDrawer } from './menu-drawer.tsx';
import { menuCopy, selfCareCopy } from './public-frame.copy.ts';
import { useSelfCare } from './site-links.ts';
import { SiteMenu } from './site-menu.tsx';
import { SiteSearch } from './site-search.tsx';
import { useSiteNodes } from './use-site-nodes.ts';

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
