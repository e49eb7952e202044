// Pills that leave out what is below: one is pressed.
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './tabs.module.css';
import type { Tab } from './tabs.tsx';

export interface FilterPillsProps<Id extends string> {
  label: string;
  pills: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The strip runs to both edges of a page with gutters. */
  bleed?: boolean | undefined;
}

export function FilterPills<Id extends string>(props: FilterPillsProps<Id>) {
  const { label, pills, selected, onSelect, bleed } = props;
  return (
    <fieldset className={classNames(styles.strip, bleed && styles.bleed)} aria-label={label}>
      {pills.map(({ id, label: words, icon }) => (
        <button
          key={id}
          type="button"
          className={styles.tab}
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
        >
          {icon && <Icon of={icon} size="sm" />}
          {words}
        </button>
      ))}
    </fieldset>
  );
}
