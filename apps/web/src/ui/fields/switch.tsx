// On and off at once: what it switches stands beside it, and its name says it whole.
import styles from './switch.module.css';

export interface SwitchProps {
  /** `Débito automático de Internet Hogar`. */
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** It is being done: pressing it again does nothing, and it keeps the focus. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ label, checked, disabled, busy = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-label={label}
      aria-checked={checked}
      aria-disabled={busy || undefined}
      disabled={disabled}
      onClick={() => busy || onChange(!checked)}
    />
  );
}
