// Where this page stands: the public site, this portal, the page.
import { ChevronRight } from 'lucide-react';
import { paths, samePath } from '../../lib/place/paths.ts';
import { usePortalMap } from '../../lib/place/portal-map.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { barCopy, footerCopy as copy } from './public-frame.copy.ts';
import styles from './site-footer.module.css';
import { SiteLink } from './site-link.tsx';

export function Breadcrumb() {
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
