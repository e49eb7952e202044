// A file of one's own: a press prepares and saves it, a failure is told and can be tried again.
import { Download } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { useSaving } from '../use-task.ts';
import { savingCopy as copy } from './page.copy.ts';

export interface FileButtonProps {
  children: string;
  /** Begins with the words that are seen. */
  label?: string;
  /** Rejects when there is no file. */
  save: () => Promise<void>;
}

export function FileButton({ children, label, save }: FileButtonProps) {
  const saving = useSaving();
  return (
    <Button
      size="sm"
      icon={Download}
      aria-label={label}
      busy={saving.isRunning(children)}
      busyText={copy.busy}
      onClick={() => saving.save(children, save)}
    >
      {children}
    </Button>
  );
}
