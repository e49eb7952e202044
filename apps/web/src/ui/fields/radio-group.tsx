// One of a few: boxed lines with a title, a quiet line and an icon if there is one.
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import type { IconGlyph } from '../icon.tsx';
import { inOnePiece } from '../in-one-piece.tsx';
import { Tile, type TileKind } from '../lists/tile.tsx';
import styles from './radio-group.module.css';
import { FieldNote } from './text-field.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  detail?: ReactNode;
  icon?: IconGlyph | undefined;
  /** Of the icon. */
  kind?: TileKind | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** Side by side from 768 px. */
  inline?: boolean | undefined;
  /** Short words, several to a row, the chosen one inverted; `words` are two to a row on phones. */
  compact?: boolean | 'words' | undefined;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, legendHidden, options, value, onChange, hint, error, inline, compact } = props;
  const name = useId();
  const noteId = `${name}-note`;
  return (
    <fieldset className={styles.group} aria-describedby={hint || error ? noteId : undefined}>
      <legend className={legendHidden ? 'sr-only' : styles.legend}>{legend}</legend>
      <div
        className={classNames(
          styles.options,
          inline && styles.inline,
          compact && styles.compact,
          compact === 'words' && styles.wide,
        )}
      >
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            {option.icon && <Tile icon={option.icon} kind={option.kind} size="sm" className={styles.tile} />}
            <span className={styles.words}>
              <span className={styles.title}>{inOnePiece(option.label)}</span>
              {option.detail && <span className={styles.detail}>{inOnePiece(option.detail)}</span>}
            </span>
            <input
              type="radio"
              className={styles.dot}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} hint={hint} />
    </fieldset>
  );
}
