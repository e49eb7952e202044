// A token is named, given what it may read, and shown this once.

import type { NewPersonalToken } from '@portal/contract/access/personal-tokens';
import type { TokenScope } from '@portal/contract/policy';
import { useId, useRef, useState } from 'react';
import { createToken } from '../../api/person/personal-tokens.ts';
import type { RequestError } from '../../lib/http/result.ts';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { newTokenCopy as copy, privacyCopy, scopeDetails, scopeNames } from './privacy.copy.ts';
import styles from './privacy.module.css';

export interface NewTokenProps {
  onMade: () => void;
  onClose: () => void;
}

const SCOPES = Object.keys(scopeNames) as TokenScope[];

export function NewToken({ onMade, onClose }: NewTokenProps) {
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
    <FormDialog title={copy.title} words={copy} onSubmit={create} onClose={onClose}>
      <TextField
        ref={field}
        label={copy.name}
        hint={copy.nameHint}
        name="tokenName"
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(null);
        }}
        error={missing === 'name' && copy.missing}
      />
      <fieldset className="stack tight" aria-describedby={missing === 'scopes' ? scopesId : undefined}>
        <legend>{copy.scopes}</legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeNames[scope]}
            detail={scopeDetails[scope]}
            checked={scopes.includes(scope)}
            onChange={(event) => toggle(scope, event.target.checked)}
          />
        ))}
        {missing === 'scopes' && <FieldError id={scopesId}>{copy.noScope}</FieldError>}
      </fieldset>
      <RadioGroup legend={copy.days} options={copy.choices} value={days} onChange={setDays} inline />
    </FormDialog>
  );
}

/** It is nowhere else: the dialog closes with its button alone. */
function MadeToken({ made, onClose }: { made: NewPersonalToken; onClose: () => void }) {
  const showToast = useToast();

  function copyIt() {
    navigator.clipboard.writeText(made.token).then(
      () => showToast({ kind: 'success', text: copy.copied }),
      () => showToast({ kind: 'danger', text: privacyCopy.again }),
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={false}
      title={copy.doneTitle}
      actions={
        <>
          <Button kind="primary" onClick={copyIt}>
            {copy.copy}
          </Button>
          <Button onClick={onClose}>{copy.close}</Button>
        </>
      }
    >
      <div className="stack">
        <Notice kind="warning" title={copy.once}>
          {copy.care}
        </Notice>
        <p className={styles.token}>{made.token}</p>
      </div>
    </Dialog>
  );
}

function refusalWords({ code }: RequestError): string {
  if (code === 'STEP_UP_REQUIRED') return copy.cancelled;
  return code === 'TOO_MANY_TOKENS' ? copy.tooMany : privacyCopy.again;
}
