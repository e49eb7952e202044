// A file of one's own: a press prepares and saves it, a failure is told and can be tried again.
import { Download } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { useTask } from '../use-task.ts';
import { fileCopy as copy } from './file-button.copy.ts';

export interface FileButtonProps {
  children: string;
  /** Begins with the words that are seen. */
  label?: string;
  /** Rejects when there is no file. */
  save: () => Promise<void>;
}

export function FileButton({ children, label, save }: FileButtonProps) {
  const { busy, run } = useTask();
  const showToast = useToast();
  const start = () =>
    run(copy.busy, async () => {
      await save().catch(() =>
        showToast({ kind: 'danger', text: copy.failed, action: { label: copy.retry, onClick: start } }),
      );
      return undefined;
    });
  return (
    <Button
      size="sm"
      icon={Download}
      aria-label={label}
      busy={busy !== null}
      busyText={copy.busy}
      onClick={start}
    >
      {children}
    </Button>
  );
}
