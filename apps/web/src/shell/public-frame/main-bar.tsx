// Wordmark, menu, search and the dropdown of this portal; below 1024 px the menu is a drawer.
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { Wordmark } from '../../shared/page/wordmark.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import styles from './main-bar.module.css';
import { Dropdown } from './menu/dropdown.tsx';
import { MenuDrawer } from './menu/menu-drawer.tsx';
import { SiteMenu } from './menu/site-menu.tsx';
import { SiteSearch } from './menu/site-search.tsx';
import { menuCopy, selfCareCopy } from './public-frame.copy.ts';
import { useSelfCare } from './site-links.ts';
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
