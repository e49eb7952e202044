// The foot of a form: what its act brings with it, why it was not done, and its button.
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './form-page.module.css';

export interface FormFootProps {
  effects: readonly string[];
  trouble: string | null;
  isBusy: boolean;
  busyText: string;
  /** The words of the button. */
  children: ReactNode;
}

export function FormFoot({ effects, trouble, isBusy, busyText, children }: FormFootProps) {
  return (
    <>
      <ul className={styles.effects}>
        {effects.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {trouble && <Notice kind="danger">{trouble}</Notice>}
      <div>
        <Button type="submit" kind="primary" busy={isBusy} busyText={busyText}>
          {children}
        </Button>
      </div>
    </>
  );
}
