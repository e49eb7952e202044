// The line selector: a radio group of cards, one scrolling strip on phones, three to a row on desktop.
import { CircleCheck } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { SectionCode } from '../page/query-card.tsx';
import { lineSelectorCopy as copy } from './line-facts.copy.ts';
import { kindWord, lineTile, shownNumber, stateWord } from './line-facts.ts';
import styles from './line-selector.module.css';

/** Two rows on desktop, a strip of a few on phones; the others are chosen from a list that can be searched. */
const SHOWN = 6;

const picker = lazyCode(() => import('./service-picker.tsx').then((code) => code.ServicePicker));

export interface LineSelectorProps {
  services: readonly Service[];
  selected: Service;
  onSelect: (service: Service) => void;
  /** Plan, balance, speed: the strong word of a card whose line has no name of its own. */
  nameOf: (service: Service) => string;
}

export function LineSelector({ services, selected, onSelect, nameOf }: LineSelectorProps) {
  const group = useId();
  const strip = useRef<HTMLDivElement>(null);
  const [picking, setPicking] = useState(false);
  const [picked, setPicked] = useState(selected);
  const close = () => setPicking(false);
  const last = services.indexOf(selected) < SHOWN ? picked : selected;
  const shown = shownOf(services, last);

  // A line that is remembered, or taken from the list, stands at the end of the strip.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that is touched stays where it is
  useLayoutEffect(() => {
    const card = strip.current?.querySelector('input:checked')?.parentElement;
    if (strip.current && card) strip.current.scrollLeft = card.offsetLeft - strip.current.offsetLeft - 16;
  }, [last]);

  return (
    <div>
      <div className={styles.lines} role="radiogroup" aria-label={copy.legend} ref={strip}>
        {shown.map((service) => (
          <label key={service.number} className={styles.line}>
            <input
              type="radio"
              name={group}
              className={styles.choice}
              checked={service === selected}
              onChange={() => onSelect(service)}
            />
            <Tile {...lineTile(service)} size="sm" className={styles.tile} />
            <span className={styles.words}>
              <span className={styles.quiet}>
                <bdi>{service.look.nickname ? nameOf(service) : kindWord(service)}</bdi>
                {service.state !== 'A' && <b> · {stateWord(service.state)}</b>}
              </span>{' '}
              <span className={styles.name}>{service.look.nickname ?? nameOf(service)}</span>{' '}
              <span className={styles.quiet}>{shownNumber(service)}</span>
            </span>
            <Icon of={CircleCheck} size="sm" className={styles.tick} />
          </label>
        ))}
      </div>
      {services.length > SHOWN && (
        <TextLink aria-haspopup="dialog" onClick={() => setPicking(true)}>
          {copy.showAll(services.length)}
        </TextLink>
      )}
      {picking && (
        <SectionCode
          code={picker}
          props={{
            open: true,
            onClose: close,
            services,
            current: selected.number,
            onChoose: (service: Service) => {
              close();
              setPicked(service);
              onSelect(service);
            },
          }}
          waiting={null}
        />
      )}
    </div>
  );
}

/** The first ones; one from further down takes the last place. */
function shownOf(services: readonly Service[], last: Service): readonly Service[] {
  if (services.length <= SHOWN) return services;
  return services.indexOf(last) < SHOWN ? services.slice(0, SHOWN) : [...services.slice(0, SHOWN - 1), last];
}
