// Keeps the short notices of the whole app, the newest last, three at most.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './toast.module.css';
import { Toast } from './toast.tsx';
import { ToastContext, type ToastMessage } from './toast-context.ts';

const MOST_AT_ONCE = 3;

export interface ToastProviderProps {
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
