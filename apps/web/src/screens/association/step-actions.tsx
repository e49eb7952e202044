// The two ways out of a step: on, or back to where association was opened.
import { Button } from '../../ui/actions/button.tsx';
import { stepsCopy as copy } from './association.copy.ts';
import styles from './association.module.css';

export interface StepActionsProps {
  busy: boolean;
  /** While something is missing that the page shows. */
  disabled?: boolean;
  onCancel: () => void;
}

export function StepActions({ busy, disabled = false, onCancel }: StepActionsProps) {
  return (
    <div className={styles.actions}>
      <Button type="submit" kind="primary" busy={busy} disabled={disabled}>
        {copy.goOn}
      </Button>
      <Button onClick={onCancel}>{copy.cancel}</Button>
    </div>
  );
}
