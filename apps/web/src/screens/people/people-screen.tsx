// 'Quién tiene acceso a tus líneas': who else has a role in the lines that the customer holds, and inviting one more.
import type { GivenRole } from '@portal/contract/access/permissions';
import { givenWords, roleWords } from '@portal/help/roles.copy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, UserPlus, UserRound } from 'lucide-react';
import { type FormEvent, Fragment, useState } from 'react';
import { type Service, serviceListQuery } from '../../api/lines/service-list.ts';
import { changeRole, endRole, invitePerson, type Person, peopleQuery } from '../../api/person/people.ts';
import { formatDate } from '../../lib/dates.ts';
import { type RequestError, STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { HolderCard } from '../../shared/holder/holder-card.tsx';
import { inDisplayOrder, shownNumber } from '../../shared/line/line-facts.ts';
import { isOpen, roleIcons } from '../../shared/line/line-roles.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { useBusy } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { inOnePiece } from '../../ui/in-one-piece.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { peopleCopy as copy, inviteCopy, personCopy } from './people.copy.ts';

export function PeopleScreen() {
  const client = useQueryClient();
  const [isInviting, setIsInviting] = useState(false);
  const { data: list } = useQuery(serviceListQuery);
  const held = inDisplayOrder(list?.services ?? []).filter((service) => isOpen(service, 'hold'));
  const changed = () => client.invalidateQueries(peopleQuery);
  return (
    <AccountPage title={accountCopy.guests} lead={copy.lead}>
      {list && held.length === 0 ? (
        <HolderCard lead={copy.onlyHolder} />
      ) : (
        <>
          <PeopleCard lines={held} onChanged={changed} />
          {isInviting ? (
            <Card title={inviteCopy.title} detail={inviteCopy.detail} busy={!list}>
              <InviteForm key={held.length} lines={held} onInvited={changed} />
            </Card>
          ) : (
            <div>
              <Button icon={UserPlus} onClick={() => setIsInviting(true)}>
                {inviteCopy.title}
              </Button>
            </div>
          )}
        </>
      )}
    </AccountPage>
  );
}

// Everybody with a role, and who is invited: what they may do in which lines, changed or taken back here.
interface PeopleCardProps {
  /** Those that the customer holds. */
  lines: readonly Service[];
  onChanged: () => void;
}

function PeopleCard({ lines, onChanged }: PeopleCardProps) {
  const query = useQuery(peopleQuery);
  const showToast = useToast();
  const [chosen, setChosen] = useState<Person | null>(null);
  const [ending, setEnding] = useState<string | null>(null);

  const numbersOf = ({ numbers }: Person): string[] =>
    lines.filter(({ number }) => numbers.includes(number)).map(shownNumber);

  async function withdraw({ id }: Person) {
    if (ending) return;
    setEnding(id);
    const error = await endRole(id);
    setEnding(null);
    if (!error) {
      showToast({ kind: 'success', text: copy.withdrawn });
      onChanged();
    } else if (error.code !== STEP_UP_REQUIRED) showToast({ kind: 'danger', text: copy.again });
  }

  return (
    <>
      <QueryCard
        query={query}
        isUntimed
        title={copy.list}
        detail={copy.listDetail}
        waiting={copy.waiting}
        failed={copy.failed}
        skeleton={<SkeletonRows count={2} />}
      >
        {(people) =>
          people.length === 0 ? (
            <p className="muted">{copy.none}</p>
          ) : (
            <ListRows>
              {people.map((person) => (
                <ListRow
                  key={person.id}
                  icon={person.isInvited ? Mail : UserRound}
                  title={person.name}
                  detail={linesOf(person).map((line, place) => (
                    <Fragment key={line}>
                      {place > 0 && <br />}
                      {inOnePiece(line)}
                    </Fragment>
                  ))}
                  action={actionOf(person)}
                />
              ))}
            </ListRows>
          )
        }
      </QueryCard>
      {chosen && (
        <PersonDialog
          key={chosen.id}
          person={chosen}
          onClose={() => setChosen(null)}
          onChanged={() => {
            setChosen(null);
            onChanged();
          }}
        />
      )}
    </>
  );

  function linesOf(person: Person): string[] {
    const { role, name, loginName, isInvited, until } = person;
    const who =
      isInvited && until ? copy.invitedUntil(formatDate(until)) : loginName === name ? '' : loginName;
    return [roleWords[role].name, numbersOf(person).join(', '), who].filter(Boolean);
  }

  /** A holder is one by their document: nobody takes that from them here. */
  function actionOf(person: Person) {
    if (person.role === 'holder') return null;
    return person.isInvited ? (
      <Button
        size="sm"
        busy={ending === person.id}
        aria-label={copy.withdrawOf(person.name)}
        onClick={() => withdraw(person)}
      >
        {copy.withdraw}
      </Button>
    ) : (
      <Button size="sm" aria-label={copy.changeOf(person.name)} onClick={() => setChosen(person)}>
        {copy.change}
      </Button>
    );
  }
}

interface InviteFormProps {
  lines: readonly Service[];
  onInvited: () => void;
}

/** Words that the server has for whoever reads them. */
const SAID: readonly string[] = ['TOO_MANY_PEOPLE', 'TOO_MANY_REQUESTS'];

/** Inviting somebody: by e-mail or number, to what, in which lines. */
function InviteForm({ lines, onInvited }: InviteFormProps) {
  const showToast = useToast();
  const [invitee, setInvitee] = useState('');
  const [role, setRole] = useState<GivenRole>('viewer');
  const [numbers, setNumbers] = useState<readonly string[]>(() =>
    lines.length === 1 ? lines.map(({ number }) => number) : [],
  );
  const [wrong, setWrong] = useState<{ who?: string; lines?: string }>({});
  const { isBusy, during } = useBusy();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const missing = {
      ...(invitee.trim() === '' ? { who: inviteCopy.whoMissing } : {}),
      ...(numbers.length === 0 ? { lines: inviteCopy.linesMissing } : {}),
    };
    setWrong(missing);
    if (missing.who || missing.lines) return;
    const error = await during(invitePerson({ role, invitee: invitee.trim(), numbers }));
    if (!error) {
      setInvitee('');
      showToast({ kind: 'success', text: inviteCopy.sent });
      onInvited();
    } else if (error.code === 'INVALID') setWrong({ who: inviteCopy.whoWrong });
    else if (error.code !== STEP_UP_REQUIRED)
      showToast({ kind: 'danger', text: SAID.includes(error.code) ? error.message : copy.again });
  }

  const toggle = (number: string, isOn: boolean) => {
    setNumbers(isOn ? [...numbers, number] : numbers.filter((each) => each !== number));
    setWrong(({ who }) => (who ? { who } : {}));
  };

  return (
    <form className="stack fields" noValidate onSubmit={submit}>
      <TextField
        label={inviteCopy.who}
        hint={inviteCopy.whoHint}
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
        <legend className="strong">{inviteCopy.lines}</legend>
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
        <Button kind="primary" type="submit" busy={isBusy} busyText={inviteCopy.submitting}>
          {inviteCopy.submit}
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
      legend={inviteCopy.role}
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

function PersonDialog({ person, onClose, onChanged }: PersonDialogProps) {
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
    } else if (error.code !== STEP_UP_REQUIRED) showToast({ kind: 'danger', text: copy.again });
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
