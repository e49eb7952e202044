// Starts the router of a home anew from afar, once it was asked whether: meanwhile there is no internet.
import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { routerQuery, startAnew } from '../../api/lines/home-network.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { useToast } from '../../ui/layers/toast.tsx';
import { AskedButton } from '../asked-button.tsx';
import { useBusy } from '../use-task.ts';
import { restartCopy as copy, routerTroubles } from './restart.copy.ts';

interface RestartButtonProps {
  line: string;
  disabled?: boolean;
  size?: 'sm';
  onStarted?: () => void;
}

export function RestartButton({ line, onStarted, ...button }: RestartButtonProps) {
  const client = useQueryClient();
  const showToast = useToast();
  const { isBusy, during } = useBusy();

  async function restart() {
    const { data, error } = await during(startAnew(line));
    if (!data) {
      if (error.code !== STEP_UP_REQUIRED)
        showToast({ kind: 'danger', text: routerTroubles[error.code] ?? copy.failed });
      return;
    }
    client.setQueryData(routerQuery(line).queryKey, data);
    showToast({ kind: 'success', text: copy.started });
    onStarted?.();
  }

  return (
    <AskedButton
      {...button}
      kind="outline"
      icon={RotateCcw}
      busy={isBusy}
      busyText={copy.starting}
      asks={{ title: copy.ask, text: copy.askText, yes: copy.restart, no: copy.back, kind: 'primary' }}
      onYes={restart}
    >
      {copy.restart}
    </AskedButton>
  );
}
