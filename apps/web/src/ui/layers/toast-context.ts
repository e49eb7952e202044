// The way to say a short thing from anywhere: `const showToast = useToast()`.
import { createContext, use } from 'react';

export interface ToastMessage {
  text: string;
  kind?: 'success' | 'danger' | undefined;
  /** One act at most. */
  action?: { label: string; onClick: () => void } | undefined;
  /** When it has left, by itself or by a press. */
  onGone?: (() => void) | undefined;
}

export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it');
  return showToast;
}
