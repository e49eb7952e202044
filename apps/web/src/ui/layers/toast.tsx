// Keeps the short notices of the whole app, the newest last, three at most.
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../actions/button.tsx';
import { TextLink } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './toast.module.css';

// One short notice in ink. It leaves after six seconds, which stop while it is looked at.
const SHOWN_FOR_MS = 6000;

interface ToastProps {
  message: ToastMessage;
  closeLabel: string;
  onDone: () => void;
}

function Toast({ message, closeLabel, onDone }: ToastProps) {
  const { text, kind = 'success', action } = message;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const remainingMs = useRef(SHOWN_FOR_MS);
  const leave = useEffectEvent(onDone);
  const paused = hovered || focused;

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => leave(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [paused]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing is a courtesy of the box, its buttons do the acts
    <div
      className={styles.toast}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon
        of={kind === 'danger' ? CircleAlert : CircleCheck}
        className={classNames(styles.icon, styles[kind])}
      />
      <span className={styles.text}>{text}</span>
      {action && (
        <TextLink
          plain
          className={styles.action}
          onClick={() => {
            action.onClick();
            onDone();
          }}
        >
          {action.label}
        </TextLink>
      )}
      {!action && <IconButton label={closeLabel} icon={X} iconSize="sm" onDark onClick={onDone} />}
    </div>
  );
}

const MOST_AT_ONCE = 3;

interface ToastProviderProps {
  /** Name of the button that puts one away. */
  closeLabel: string;
  children: ReactNode;
}

export function ToastProvider({ closeLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(ToastMessage & { id: number })[]>([]);
  const lastId = useRef(0);
  const showToast = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((before) => [...before, { ...message, id }].slice(-MOST_AT_ONCE));
  }, []);
  const putAway = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  );
  // One that newer ones pushed out is gone, too.
  const shown = useRef<typeof toasts>([]);
  useEffect(() => {
    const left = shown.current.filter(({ id }) => !toasts.some((toast) => toast.id === id));
    shown.current = toasts;
    for (const { onGone } of left) onGone?.();
  }, [toasts]);
  return (
    <ToastContext value={showToast}>
      {children}
      <div className={styles.place} role="status" aria-atomic="false">
        {toasts.map(({ id, ...message }) => (
          <Toast key={id} message={message} closeLabel={closeLabel} onDone={() => putAway(id)} />
        ))}
      </div>
    </ToastContext>
  );
}

interface ToastMessage {
  text: string;
  kind?: 'success' | 'danger' | undefined;
  /** One act at most. */
  action?: { label: string; onClick: () => void } | undefined;
  /** When it has left, by itself or by a press. */
  onGone?: (() => void) | undefined;
}

type ShowToast = (message: ToastMessage) => void;

/** The way to say a short thing from anywhere: `const showToast = useToast()`. */
const ToastContext = createContext<ShowToast | undefined>(undefined);

export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it');
  return showToast;
}
