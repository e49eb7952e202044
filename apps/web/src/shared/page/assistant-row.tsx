// A row that opens the assistant, where there is one and somebody whom it may speak with.
import { MessageCircle } from 'lucide-react';
import { openAssistant } from '../../lib/assistant-bridge.ts';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { helpCopy as copy } from './help-card.copy.ts';

export function AssistantRow() {
  const isSignedIn = useProfile() !== null;
  if (!isSignedIn || settings().assistant !== 'on') return null;
  return (
    <ListRow
      icon={MessageCircle}
      title={copy.assistant}
      detail={copy.assistantDetail}
      onClick={openAssistant}
    />
  );
}
