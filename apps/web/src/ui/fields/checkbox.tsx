// A yes or no, with the whole line as its target.
import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { inOnePiece } from '../in-one-piece.tsx';
import styles from './checkbox.module.css';
import { FieldError } from './text-field.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** A second, quiet line. */
  detail?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ label, detail, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const errorId = `${boxId}-note`;
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={styles.line} htmlFor={boxId}>
        <span className={styles.mark}>
          <input
            {...input}
            id={boxId}
            type="checkbox"
            className={styles.box}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : input['aria-describedby']}
          />
          <Icon of={Check} size="xs" className={styles.tick} />
        </span>
        <span className={styles.words}>
          <span>{label}</span>
          {detail && <span className={styles.detail}>{inOnePiece(detail)}</span>}
        </span>
      </label>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
