// Above the menu from 1024 px: the faces of the public site, its other sites, and the country.
import { Check } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { Dropdown } from './menu/dropdown.tsx';
import { barCopy as copy } from './public-frame.copy.ts';
import { SiteLink } from './site-link.tsx';
import { otherCountries, otherSites, type SiteEntry, segments } from './site-links.ts';
import styles from './top-bar.module.css';

export function TopBar() {
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
