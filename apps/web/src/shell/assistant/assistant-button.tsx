// What opens the assistant: a pill in the header from 1024 px, below that a place in the bar of the sections.
import { MessageCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { assistantHasNews, openAssistant, subscribeToNews } from '../../lib/assistant-bridge.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { assistantCopy as copy } from './assistant.copy.ts';
import styles from './assistant.module.css';
import { useHasAssistant } from './use-has-assistant.ts';

export function AssistantButton({ isPill = false }: { isPill?: boolean }) {
  const hasNews = useSyncExternalStore(subscribeToNews, assistantHasNews, () => false);
  if (!useHasAssistant()) return null;
  return (
    <button
      type="button"
      className={classNames(styles.button, isPill && styles.pill)}
      aria-haspopup="dialog"
      onClick={openAssistant}
    >
      <Icon of={MessageCircle} size={isPill ? 'sm' : 'md'} />
      {copy.open}
      {hasNews && <span className={styles.news}>{copy.news}</span>}
    </button>
  );
}
