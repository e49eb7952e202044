// A new key twice, with the rules of its network beside it while it is typed.
import { type FormEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { RulesTip } from '../../ui/fields/rules-tip.tsx';
import { type KeyEntry, keyProblems, keyRules } from './key-rules.ts';
import { formCopy as copy } from './wifi.copy.ts';
import styles from './wifi.module.css';

export interface KeyFormProps {
  /** Of the network: WEP has rules of its own. */
  encryption: string;
  /** An earlier change has not been made yet. */
  waits: boolean;
  busy: boolean;
  /** Resolves to whether it was taken: what was typed goes then. */
  onSubmit: (newKey: string) => Promise<boolean>;
  onCancel: () => void;
}

type FieldName = keyof KeyEntry;
const NOTHING: KeyEntry = { newKey: '', confirmation: '' };

/** A press must not take the focus: the list of rules would go, and the button move from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function KeyForm({ encryption, waits, busy, onSubmit, onCancel }: KeyFormProps) {
  const rulesId = useId();
  const [entry, setEntry] = useState(NOTHING);
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const [rulesShown, setRulesShown] = useState(false);
  const inputs = { newKey: useRef<HTMLInputElement>(null), confirmation: useRef<HTMLInputElement>(null) };
  const problems = keyProblems(entry, encryption);

  const error = (name: FieldName) => (left.includes(name) ? problems[name] : null);
  const change = (name: FieldName, value: string) => setEntry((current) => ({ ...current, [name]: value }));
  const leave = (name: FieldName) => {
    if (entry[name] !== '') setLeft([...left, name]);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || waits) return;
    setLeft(['newKey', 'confirmation']);
    if (problems.newKey) inputs.newKey.current?.focus();
    else if (problems.confirmation) inputs.confirmation.current?.focus();
    else if (await onSubmit(entry.newKey)) {
      setEntry(NOTHING);
      setLeft([]);
      setRulesShown(false);
    }
  };
  const words = { showLabel: copy.show, hideLabel: copy.hide, autoComplete: 'off', disabled: waits };

  return (
    <form className="stack fields" noValidate autoComplete="off" onSubmit={submit}>
      <div>
        <PasswordField
          {...words}
          ref={inputs.newKey}
          label={copy.newKey}
          name="wifi-key"
          required
          aria-describedby={rulesShown ? rulesId : undefined}
          value={entry.newKey}
          onFocus={() => setRulesShown(true)}
          onBlur={() => {
            setRulesShown(false);
            leave('newKey');
          }}
          onChange={(event) => {
            change('newKey', event.target.value);
            setRulesShown(event.target.value !== '');
          }}
          error={error('newKey')}
        />
        {rulesShown && (
          <RulesTip
            id={rulesId}
            title={copy.rules}
            rules={keyRules(entry.newKey, encryption)}
            metWord={copy.met}
            missingWord={copy.missing}
          />
        )}
      </div>
      <PasswordField
        {...words}
        ref={inputs.confirmation}
        label={copy.confirmation}
        name="wifi-key-again"
        required
        value={entry.confirmation}
        onBlur={() => leave('confirmation')}
        onChange={(event) => change('confirmation', event.target.value)}
        error={error('confirmation')}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          kind="primary"
          onMouseDown={keepFocus}
          disabled={waits}
          busy={busy}
          busyText={copy.saving}
        >
          {copy.save}
        </Button>
        <Button onMouseDown={keepFocus} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
