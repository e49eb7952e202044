// The question dialog: a sheet from the bottom on phones, a centred card from 768 px.
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button, IconButton } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { inOnePiece } from '../in-one-piece.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  open: boolean;
  /** Escape, the scrim, the close button. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the act first: on phones they stack so; from 768 px the primary, or the safe one, is at right. */
  actions?: ReactNode;
  width?: 440 | 460 | 480 | 800 | undefined;
  /** Gives it a close button with this name. */
  closeLabel?: string | undefined;
  /** False: only its own buttons close it. */
  dismissible?: boolean | undefined;
  /** `title` for long texts that should be read from their start. */
  initialFocus?: 'action' | 'title' | undefined;
  /** Above the title: a tile, a drawing. */
  picture?: ReactNode;
}

/** Mounted only while open, so that what it holds starts anew each time. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, actions, width = 440, closeLabel, picture } = props;
  const { dismissible = true, initialFocus = 'action' } = props;
  const titleId = useId();
  const textId = useId();
  const ref = useModal({
    onClose,
    dismissible,
    firstFocus: (dialog) => (initialFocus === 'title' ? dialog.querySelector('h2') : safeChoice(dialog)),
  });
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[`w${width}`])}
      aria-labelledby={titleId}
      aria-describedby={children ? textId : undefined}
    >
      <div className={styles.sheet}>
        <span className={styles.grab} />
        {picture}
        <h2
          id={titleId}
          className={classNames(styles.title, closeLabel && styles.besideClose)}
          tabIndex={initialFocus === 'title' ? -1 : undefined}
        >
          {inOnePiece(title)}
        </h2>
        {children && (
          <div id={textId} className={styles.text}>
            {inOnePiece(children)}
          </div>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
        {closeLabel && <IconButton className={styles.close} label={closeLabel} icon={X} onClick={onClose} />}
      </div>
    </dialog>
  );
}

/** When the act destroys, the other button takes the first focus. */
function safeChoice(dialog: HTMLDialogElement): HTMLElement | null {
  const danger = dialog.querySelector(`.${styles.actions} > [data-kind='danger']`);
  return danger && dialog.querySelector<HTMLElement>(`.${styles.actions} > :not([data-kind='danger'])`);
}

interface MessageDialogProps extends Omit<DialogProps, 'actions'> {
  /** The word on its button. */
  closeText: ReactNode;
}

/** A dialog that only tells something: title, sentence, and one button that closes it. */
export function MessageDialog({ closeText, ...dialog }: MessageDialogProps) {
  const button = (
    <Button kind="primary" onClick={dialog.onClose}>
      {closeText}
    </Button>
  );
  return <Dialog {...dialog} actions={button} />;
}
