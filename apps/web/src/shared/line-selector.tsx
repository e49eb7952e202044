// The line selector: a radio group of cards, one scrolling strip on phones, three to a row on desktop.
import { CircleCheck } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Service } from '../api/service-list.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Tile } from '../ui/tile.tsx';
import { lineSelectorCopy as copy } from './line-facts.copy.ts';
import { kindWord, lineIcon, shownNumber, stateWord } from './line-facts.ts';
import styles from './line-selector.module.css';

/** Two rows on desktop; the rest unfolds. The strip of phones holds them all. */
const SHOWN = 6;

export interface LineSelectorProps {
  services: readonly Service[];
  selected: Service;
  onSelect: (service: Service) => void;
  /** The strong word of a card: plan, balance, speed. */
  nameOf: (service: Service) => string;
}

export function LineSelector({ services, selected, onSelect, nameOf }: LineSelectorProps) {
  const group = useId();
  const strip = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const folded = services.length > SHOWN && !unfolded;

  // A remembered line may stand far along the strip.
  useLayoutEffect(() => {
    const card = strip.current?.querySelector('input:checked')?.parentElement;
    if (strip.current && card) strip.current.scrollLeft = card.offsetLeft - strip.current.offsetLeft - 16;
  }, []);

  return (
    <div>
      <div className={styles.lines} role="radiogroup" aria-label={copy.legend} ref={strip}>
        {services.map((service, place) => (
          <label
            key={service.number}
            className={classNames(
              styles.line,
              folded && isFoldedAway(place, services.indexOf(selected)) && styles.away,
            )}
          >
            <input
              type="radio"
              name={group}
              className={styles.choice}
              checked={service === selected}
              onChange={() => onSelect(service)}
            />
            <Tile icon={lineIcon(service)} size="sm" className={styles.tile} />
            <span className={styles.words}>
              <span className={styles.quiet}>
                {kindWord(service)}
                {service.state !== 'A' && <b> · {stateWord(service.state)}</b>}
              </span>{' '}
              <span className={styles.name}>{nameOf(service)}</span>{' '}
              <span className={styles.quiet}>{shownNumber(service)}</span>
            </span>
            <Icon of={CircleCheck} size="sm" className={styles.tick} />
          </label>
        ))}
      </div>
      {services.length > SHOWN && (
        <TextLink className="only-lg" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? copy.showFewer : copy.showAll(services.length)}
        </TextLink>
      )}
    </div>
  );
}

/** The chosen card is always seen: it takes the last place when its own is further down. */
function isFoldedAway(place: number, selected: number): boolean {
  if (place === selected) return false;
  return place >= (selected >= SHOWN ? SHOWN - 1 : SHOWN);
}
