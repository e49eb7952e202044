// Whoever holds a line says who uses it. That another adult no longer does, that person is asked.
import type { LineUser, LineUserKind } from '@portal/contract/privacy/line-users';
import { Baby, User, Users } from 'lucide-react';
import { useState } from 'react';
import { sayLineUser } from '../../../api/lines/line-users.ts';
import { lineUserCopy } from '../../../shared/line-user/line-user.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import { sayUserCopy as copy } from './line-user.copy.ts';

const KINDS = [
  ['holder', User],
  ['adult', Users],
  ['minor', Baby],
] as const;

export interface SayUserDialogProps {
  user: LineUser;
  onClose: () => void;
  onDone: () => void;
}

export function SayUserDialog({ user, onClose, onDone }: SayUserDialogProps) {
  const showToast = useToast();
  const [kind, setKind] = useState<LineUserKind>(user.kind ?? 'holder');
  const [isBusy, setIsBusy] = useState(false);
  const isAsked = user.kind === 'adult' && kind !== 'adult';

  async function save() {
    if (kind === user.kind) return onClose();
    setIsBusy(true);
    const error = await sayLineUser(user.id, kind);
    setIsBusy(false);
    if (!error) {
      showToast({ kind: 'success', text: isAsked ? copy.asked : copy.saved });
      onDone();
    } else
      showToast({
        kind: 'danger',
        text: error.code === 'CONSENT_ASKED_OFTEN' ? error.message : lineUserCopy.again,
      });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      actions={
        <>
          <Button kind="primary" busy={isBusy} busyText={copy.saving} onClick={save}>
            {copy.save}
          </Button>
          <Button onClick={onClose}>{copy.cancel}</Button>
        </>
      }
    >
      <div className="stack">
        <RadioGroup
          legend={copy.legend}
          legendHidden
          value={kind}
          onChange={setKind}
          options={KINDS.map(([value, icon]) => ({ value, icon, ...copy.options[value] }))}
        />
        {isAsked && <Notice>{copy.asksUser}</Notice>}
      </div>
    </Dialog>
  );
}
