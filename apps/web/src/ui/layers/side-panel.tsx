// A panel from the right, 400 wide; on phones the screen less 48.
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/button.tsx';
import styles from './side-panel.module.css';
import { useModal } from './use-modal.ts';

export interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

export function SidePanel({ open, ...rest }: SidePanelProps) {
  return open ? <OpenPanel {...rest} /> : null;
}

function OpenPanel({ onClose, title, closeLabel, children }: Omit<SidePanelProps, 'open'>) {
  const titleId = useId();
  const ref = useModal({ onClose, dismissible: true });
  return (
    <dialog ref={ref} className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={closeLabel} icon={X} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
