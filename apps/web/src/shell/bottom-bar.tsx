// The sections and the assistant at the thumb, below 1024 px.
import { useLocation } from '../lib/place/router.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Icon } from '../ui/icon.tsx';
import { AssistantButton } from './assistant/assistant-button.tsx';
import styles from './bottom-bar.module.css';
import { currentIn, useSections } from './sections.ts';
import { shellCopy as copy } from './shell.copy.ts';

export function BottomBar() {
  const { pathname } = useLocation();
  const sections = useSections();
  if (sections.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={copy.bottomMenu}>
      {sections.map((section) => (
        <Link key={section.href} href={section.href} aria-current={currentIn(section, pathname)}>
          <Icon of={section.icon} />
          {section.label}
        </Link>
      ))}
      <AssistantButton />
    </nav>
  );
}
