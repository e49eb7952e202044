// 'Acceso para programas': the personal tokens that live, one more, one less.
import type { NewPersonalToken, PersonalToken } from '@portal/contract/access/personal-tokens';
import type { TokenScope } from '@portal/contract/policy';
import { useQuery } from '@tanstack/react-query';
import { Eye, KeyRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { createToken, personalTokensQuery, revokeToken } from '../../api/person/security.ts';
import { formatDate } from '../../lib/dates.ts';
import type { RequestError } from '../../lib/http/result.ts';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { failedCopy } from '../../shared/page/form.copy.ts';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { lastSeenWords, OwnWays } from '../../shared/profile/own-ways.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { FieldError, TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { tokensCopy as copy, endTokenCopy, newTokenCopy, scopeDetails, scopeNames } from './privacy.copy.ts';
import styles from './privacy.module.css';

export function ProgramsScreen() {
  const tokens = useQuery(personalTokensQuery);
  const [isAdding, setIsAdding] = useState(false);

  return (
    <AccountPage title={accountCopy.programs} lead={copy.lead}>
      <OwnWays
        query={tokens}
        words={{ ...copy, again: failedCopy.notDone, confirm: endTokenCopy }}
        icon={KeyRound}
        detailOf={detailOf}
        onEnd={({ id }) => revokeToken(id)}
        none={<MayRead />}
      >
        <Button onClick={() => setIsAdding(true)}>{copy.begin}</Button>
      </OwnWays>
      {isAdding && <NewToken onMade={() => tokens.refetch()} onClose={() => setIsAdding(false)} />}
    </AccountPage>
  );
}

const SCOPES = Object.keys(scopeNames) as TokenScope[];

/** Nobody has any yet: what there is to give. */
const MayRead = () => (
  <>
    <p>{copy.none}</p>
    <ListRows>
      {SCOPES.map((scope) => (
        <ListRow key={scope} icon={Eye} title={scopeNames[scope]} detail={scopeDetails[scope]} />
      ))}
    </ListRows>
  </>
);

/** `Consumos, Saldos · hasta el 23 dic 2026 · usado hace 2 horas` */
function detailOf({ scopes, expiresAt, lastUsedAt }: PersonalToken): string {
  const names = scopes.map((scope) => scopeNames[scope] ?? scope).join(', ');
  const used = lastUsedAt ? copy.used(lastSeenWords(lastUsedAt)) : copy.neverUsed;
  return [names, copy.until(formatDate(expiresAt)), used].join(' · ');
}

// A token is named, given what it may read, and shown this once.
interface NewTokenProps {
  onMade: () => void;
  onClose: () => void;
}

function NewToken({ onMade, onClose }: NewTokenProps) {
  const [made, setMade] = useState<NewPersonalToken | null>(null);
  if (made) return <MadeToken made={made} onClose={onClose} />;
  return (
    <Wish
      onMade={(token) => {
        setMade(token);
        onMade();
      }}
      onClose={onClose}
    />
  );
}

function Wish({ onMade, onClose }: { onMade: (made: NewPersonalToken) => void; onClose: () => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['usage']);
  const [days, setDays] = useState('90');
  const [missing, setMissing] = useState<'name' | 'scopes' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const scopesId = useId();

  async function create() {
    const lacks = name.trim() === '' ? 'name' : scopes.length === 0 ? 'scopes' : null;
    setMissing(lacks);
    if (lacks === 'name') field.current?.focus();
    if (lacks) return null;
    const { data, error } = await createToken({ name: name.trim(), scopes: [...scopes], days: Number(days) });
    if (data) onMade(data);
    return error && refusalWords(error);
  }

  const toggle = (scope: TokenScope, isOn: boolean) => {
    setScopes(SCOPES.filter((each) => (each === scope ? isOn : scopes.includes(each))));
    setMissing(null);
  };

  return (
    <FormDialog title={newTokenCopy.title} words={newTokenCopy} onSubmit={create} onClose={onClose}>
      <TextField
        ref={field}
        label={newTokenCopy.name}
        hint={newTokenCopy.nameHint}
        name="tokenName"
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(null);
        }}
        error={missing === 'name' && newTokenCopy.missing}
      />
      <fieldset className="stack tight" aria-describedby={missing === 'scopes' ? scopesId : undefined}>
        <legend>{newTokenCopy.scopes}</legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeNames[scope]}
            detail={scopeDetails[scope]}
            checked={scopes.includes(scope)}
            onChange={(event) => toggle(scope, event.target.checked)}
          />
        ))}
        {missing === 'scopes' && <FieldError id={scopesId}>{newTokenCopy.noScope}</FieldError>}
      </fieldset>
      <RadioGroup
        legend={newTokenCopy.days}
        options={newTokenCopy.choices}
        value={days}
        onChange={setDays}
        inline
      />
    </FormDialog>
  );
}

/** It is nowhere else: the dialog closes with its button alone. */
function MadeToken({ made, onClose }: { made: NewPersonalToken; onClose: () => void }) {
  const showToast = useToast();

  function copyIt() {
    navigator.clipboard.writeText(made.token).then(
      () => showToast({ kind: 'success', text: newTokenCopy.copied }),
      () => showToast({ kind: 'danger', text: failedCopy.notDone }),
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={false}
      title={newTokenCopy.doneTitle}
      actions={
        <>
          <Button kind="primary" onClick={copyIt}>
            {newTokenCopy.copy}
          </Button>
          <Button onClick={onClose}>{newTokenCopy.close}</Button>
        </>
      }
    >
      <div className="stack">
        <Notice kind="warning" title={newTokenCopy.once}>
          {newTokenCopy.care}
        </Notice>
        <p className={styles.token}>{made.token}</p>
      </div>
    </Dialog>
  );
}

function refusalWords({ code }: RequestError): string {
  if (code === 'STEP_UP_REQUIRED') return newTokenCopy.cancelled;
  return code === 'TOO_MANY_TOKENS' ? newTokenCopy.tooMany : failedCopy.notDone;
}
