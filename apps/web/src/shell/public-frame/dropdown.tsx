// A button that shows and hides a panel of links. A disclosure, not a menu: Tab walks through it like any list.
import { ChevronDown } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './main-bar.module.css';

interface DropdownProps {
  label: ReactNode;
  children: ReactNode;
  /** `sheet` spans the header, `list` hangs under its button. */
  panel: 'sheet' | 'list';
  /** To which side of the button a list is aligned. */
  align?: 'start' | 'end';
  buttonClass?: string | undefined;
}

export function Dropdown({ label, children, panel, align = 'start', buttonClass }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useDismiss(root, open, (back) => {
    setOpen(false);
    if (back) button.current?.focus();
  });
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  };
  return (
    <div ref={root} className={panel === 'list' ? styles.root : undefined}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.button, buttonClass)}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon of={ChevronDown} size="xs" className={styles.arrow} />
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the links inside, which have keys of their own
        <div
          id={panelId}
          className={classNames(styles[panel], align === 'end' && styles.end)}
          onClick={closeAfterLink}
        >
          {children}
        </div>
      )}
    </div>
  );
}

// Closes what has been opened over the page: Escape, a press outside, or the focus going elsewhere.

/**
 * @param root holds both the button and what it opens
 * @param onDismiss `back` is true when the focus should return to the button
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (back: boolean) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(true);
    };
    const onPress = (event: Event) => {
      if (isOutside(event.target)) dismiss(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, [open, root]);
}
