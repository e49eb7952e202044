// What can be done with a line, as cards side by side that lead to their pages.
import { ChevronRight } from 'lucide-react';
import { Link } from '../../ui/actions/link.tsx';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import type { LineLink } from '../line/choose-line.ts';
import styles from './act-cards.module.css';

export interface ActCard {
  icon: IconGlyph;
  title: string;
  text: string;
  link: LineLink;
}

export interface ActCardsProps {
  /** The h2 above them. */
  title: string;
  acts: readonly ActCard[];
}

export function ActCards({ title, acts }: ActCardsProps) {
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="activations">
      <h2 id="activations" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.acts}>
        {acts.map(({ icon, title: name, text, link }) => (
          <li key={name}>
            <Link className={styles.act} {...link}>
              <Tile icon={icon} />
              <span className="grow">
                <span className={styles.name}>{name}</span>
                <span className={styles.text}>{text}</span>
              </span>
              <Icon of={ChevronRight} size="sm" className={styles.go} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
