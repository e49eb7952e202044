// One short notice in ink. It leaves after six seconds, which stop while it is looked at.
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './toast.module.css';
import type { ToastMessage } from './toast-context.ts';

const SHOWN_FOR_MS = 6000;

export interface ToastProps {
  message: ToastMessage;
  closeLabel: string;
  onDone: () => void;
}

export function Toast({ message, closeLabel, onDone }: ToastProps) {
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
