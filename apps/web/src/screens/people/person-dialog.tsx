// Somebody's role: another one, or none.
import type { GivenRole } from '@portal/contract/access/permissions';
import { useState } from 'react';
import { changeRole, endRole, type Person } from '../../api/person/people.ts';
import { type RequestError, STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { personCopy as copy, peopleCopy } from './people.copy.ts';
import { RoleField } from './role-field.tsx';

export interface PersonDialogProps {
  person: Person;
  onClose: () => void;
  onChanged: () => void;
}

export function PersonDialog({ person, onClose, onChanged }: PersonDialogProps) {
  const showToast = useToast();
  const [role, setRole] = useState<GivenRole>(person.role === 'holder' ? 'manager' : person.role);
  const [busy, setBusy] = useState<'saving' | 'ending' | null>(null);

  async function act(what: 'saving' | 'ending', work: () => Promise<RequestError | null>, done: string) {
    if (busy) return;
    setBusy(what);
    const error = await work();
    setBusy(null);
    if (!error) {
      showToast({ kind: 'success', text: done });
      onChanged();
    } else if (error.code !== STEP_UP_REQUIRED) showToast({ kind: 'danger', text: peopleCopy.again });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={person.name}
      actions={
        <>
          <Button
            kind="primary"
            busy={busy === 'saving'}
            busyText={copy.saving}
            onClick={() =>
              role === person.role ? onClose() : act('saving', () => changeRole(person.id, role), copy.saved)
            }
          >
            {copy.save}
          </Button>
          <Button
            kind="danger"
            busy={busy === 'ending'}
            onClick={() => act('ending', () => endRole(person.id), copy.ended)}
          >
            {copy.end}
          </Button>
          <Button onClick={onClose}>{copy.cancel}</Button>
        </>
      }
    >
      <RoleField value={role} onChange={setRole} />
    </Dialog>
  );
}
