// Questions that open to their answers, each by itself; all of them on paper.
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  isOpen: (id: string) => boolean;
  onToggle: (id: string) => void;
  level?: 2 | 3 | undefined;
}

export function Accordion({ items, isOpen, onToggle, level = 3 }: AccordionProps) {
  const base = useId();
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, content }) => {
        const open = isOpen(id);
        const [button, panel] = [`${base}-${id}`, `${base}-${id}-panel`];
        return (
          <li key={id} id={id}>
            <Heading className={styles.title}>
              <button
                type="button"
                id={button}
                className={styles.button}
                aria-expanded={open}
                aria-controls={panel}
                onClick={() => onToggle(id)}
              >
                {title}
                <Icon of={open ? ChevronUp : ChevronDown} size="sm" />
              </button>
            </Heading>
            <section
              id={panel}
              className={classNames(styles.panel, !open && styles.closed)}
              aria-labelledby={button}
            >
              {content}
            </section>
          </li>
        );
      })}
    </ul>
  );
}
