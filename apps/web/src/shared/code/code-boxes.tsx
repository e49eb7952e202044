// A security code: one real field drawn as boxes, so that paste, SMS autofill and backspace work as anywhere.
import { type ClipboardEvent, type Ref, type SyntheticEvent, useId, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './code-boxes.module.css';

interface CodeBoxesProps {
  label: string;
  /** Digits alone. */
  value: string;
  onChange: (value: string) => void;
  /** 6, or 4 in a change of plan. */
  length?: number | undefined;
  /** A short message at the boxes; it is read out. */
  tip?: string | null | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function CodeBoxes({ label, value, onChange, length = 6, tip, ref }: CodeBoxesProps) {
  const id = useId();
  const tipId = `${id}-tip`;
  const [allSelected, setAllSelected] = useState(false);

  const paste = (event: ClipboardEvent) => {
    const code = pastedCode(event.clipboardData.getData('text'), length);
    if (code === null) return;
    event.preventDefault();
    onChange(code);
  };
  // The cursor is not drawn between the digits, so it waits behind the last one.
  const keepCursorLast = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart: from, selectionEnd: to, value: text } = input;
    setAllSelected(text !== '' && from === 0 && to === text.length);
    if (from === to && to !== text.length) input.setSelectionRange(text.length, text.length);
  };
  const boxes = Array.from({ length }, (_box, index) => index);
  const next = Math.min(value.length, length - 1);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.control}>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(typedDigits(event.target.value, length))}
          onPaste={paste}
          onSelect={keepCursorLast}
          aria-invalid={tip ? true : undefined}
          aria-describedby={tip ? tipId : undefined}
        />
        {boxes.map((box) => (
          <span
            key={box}
            className={classNames(styles.box, box === next && styles.next, allSelected && styles.all)}
            aria-hidden="true"
          >
            {value[box]}
          </span>
        ))}
      </div>
      {tip && (
        <p id={tipId} className={styles.tip} role="alert">
          {tip}
        </p>
      )}
    </div>
  );
}

// What a person means by what lands in the code field: digits, a pasted code, a whole message with one in it.

/** Typed or filled in: the digits alone, as many as there are boxes. */
export function typedDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}

/**
 * Pasted: `654 321`, `654-321`, or the message it came in. A full code replaces whatever was there;
 * null when it is only a part, which goes where the cursor is.
 */
export function pastedCode(text: string, length: number): string | null {
  const alone = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text)?.[0];
  if (alone) return alone;
  const digits = text.replace(/\D/g, '');
  return digits.length >= length ? digits.slice(0, length) : null;
}
