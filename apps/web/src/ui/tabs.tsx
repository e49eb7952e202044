// Pills that change one panel. Arrows move and select, Home and End go to the ends.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconGlyph } from './icon.tsx';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  icon?: IconGlyph | undefined;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** What the selected tab shows. */
  children: ReactNode;
  /** The strip runs to both edges of a page with gutters. */
  bleed?: boolean | undefined;
}

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children, bleed }: TabsProps<Id>) {
  const base = useId();
  const strip = useRef<HTMLDivElement>(null);

  const go = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = targetIndex(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    const button = strip.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };

  return (
    <>
      <div
        ref={strip}
        className={classNames(styles.strip, bleed && styles.bleed)}
        role="tablist"
        aria-label={label}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => go(event, index)}
          >
            {tab.icon && <Icon of={tab.icon} size="sm" />}
            {tab.label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must still be reachable by Tab */}
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${selected}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}

function targetIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (index + step + count) % count;
}

// Pills that leave out what is below: one is pressed.

interface FilterPillsProps<Id extends string> {
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
