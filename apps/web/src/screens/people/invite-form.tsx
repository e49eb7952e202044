// Inviting somebody: by e-mail or number, to what, in which lines.
import type { GivenRole } from '@portal/contract/access/permissions';
import { givenWords } from '@portal/help/roles.copy';
import { type FormEvent, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { changeRole, endRole, invitePerson, type Person } from '../../api/person/people.ts';
import { type RequestError, STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { shownNumber } from '../../shared/line/line-facts.ts';
import { roleIcons } from '../../shared/line/line-roles.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { inviteCopy as copy, peopleCopy, personCopy } from './people.copy.ts';

export interface InviteFormProps {
  lines: readonly Service[];
  onInvited: () => void;
}

/** Words that the server has for whoever reads them. */
const SAID: readonly string[] = ['TOO_MANY_PEOPLE', 'TOO_MANY_REQUESTS'];

export function InviteForm({ lines, onInvited }: InviteFormProps) {
  const showToast = useToast();
  const [invitee, setInvitee] = useState('');
  const [role, setRole] = useState<GivenRole>('viewer');
  const [numbers, setNumbers] = useState<readonly string[]>(() =>
    lines.length === 1 ? lines.map(({ number }) => number) : [],
  );
  const [wrong, setWrong] = useState<{ who?: string; lines?: string }>({});
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const missing = {
      ...(invitee.trim() === '' ? { who: copy.whoMissing } : {}),
      ...(numbers.length === 0 ? { lines: copy.linesMissing } : {}),
    };
    setWrong(missing);
    if (missing.who || missing.lines) return;
    setIsBusy(true);
    const error = await invitePerson({ role, invitee: invitee.trim(), numbers });
    setIsBusy(false);
    if (!error) {
      setInvitee('');
      showToast({ kind: 'success', text: copy.sent });
      onInvited();
    } else if (error.code === 'INVALID') setWrong({ who: copy.whoWrong });
    else if (error.code !== STEP_UP_REQUIRED)
      showToast({ kind: 'danger', text: SAID.includes(error.code) ? error.message : peopleCopy.again });
  }

  const toggle = (number: string, isOn: boolean) => {
    setNumbers(isOn ? [...numbers, number] : numbers.filter((each) => each !== number));
    setWrong(({ who }) => (who ? { who } : {}));
  };

  return (
    <form className="stack fields" noValidate onSubmit={submit}>
      <TextField
        label={copy.who}
        hint={copy.whoHint}
        error={wrong.who}
        value={invitee}
        onChange={({ target }) => {
          setInvitee(target.value);
          setWrong(({ lines }) => (lines ? { lines } : {}));
        }}
        autoComplete="off"
        autoCapitalize="none"
        inputMode="email"
        maxLength={254}
      />
      <RoleField value={role} onChange={setRole} />
      <fieldset className="stack tight">
        <legend className="strong">{copy.lines}</legend>
        {lines.map((line, place) => (
          <Checkbox
            key={line.number}
            label={line.name}
            detail={shownNumber(line)}
            checked={numbers.includes(line.number)}
            onChange={({ target }) => toggle(line.number, target.checked)}
            error={place === lines.length - 1 ? wrong.lines : undefined}
          />
        ))}
      </fieldset>
      <div>
        <Button kind="primary" type="submit" busy={isBusy} busyText={copy.submitting}>
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}

// What somebody may do: the roles that a holder can give, in words.
const ROLES = Object.keys(givenWords) as GivenRole[];

interface RoleFieldProps {
  value: GivenRole;
  onChange: (role: GivenRole) => void;
}

function RoleField({ value, onChange }: RoleFieldProps) {
  return (
    <RadioGroup
      legend={copy.role}
      value={value}
      onChange={onChange}
      options={ROLES.map((role) => ({ value: role, icon: roleIcons[role], ...givenWords[role] }))}
    />
  );
}

// Somebody's role: another one, or none.
interface PersonDialogProps {
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
            busyText={personCopy.saving}
            onClick={() =>
              role === person.role
                ? onClose()
                : act('saving', () => changeRole(person.id, role), personCopy.saved)
            }
          >
            {personCopy.save}
          </Button>
          <Button
            kind="danger"
            busy={busy === 'ending'}
            onClick={() => act('ending', () => endRole(person.id), personCopy.ended)}
          >
            {personCopy.end}
          </Button>
          <Button onClick={onClose}>{personCopy.cancel}</Button>
        </>
      }
    >
      <RoleField value={role} onChange={setRole} />
    </Dialog>
  );
}
