// A password twice, with the list of what it needs beside it while it is typed.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { phoneToShow } from '../../../lib/phone.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { RulesTip } from '../../../ui/fields/rules-tip.tsx';
import { stepCopy } from '../access.copy.ts';
import { checkRecoveredPassword, type PasswordProblem, passwordRules } from '../password-rules.ts';
import { newPasswordCopy as copy } from './recovery.copy.ts';

export interface NewPasswordFormProps {
  /** For the browser's password store alone. */
  identifier: string;
  busy: boolean;
  /** What only the server knows: a password that everybody has. */
  passwordError: string | null;
  onEdit: () => void;
  /** Sent with both fields empty. */
  onNothing: () => void;
  onSubmit: (password: string) => void;
}

export function NewPasswordForm(props: NewPasswordFormProps) {
  const { identifier, busy, passwordError, onEdit, onNothing, onSubmit } = props;
  const rulesId = useId();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const fields = { password: useRef<HTMLInputElement>(null), confirmation: useRef<HTMLInputElement>(null) };

  const passwordField = fields.password;
  useEffect(() => {
    if (passwordError) passwordField.current?.focus();
  }, [passwordError, passwordField]);

  const edit = (keep: (value: string) => void, value: string) => {
    keep(value);
    setProblem(null);
    onEdit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = checkRecoveredPassword(password, confirmation);
    setProblem(found === 'nothing' ? null : found);
    if (found === 'nothing') onNothing();
    else if (found) fields[found.field].current?.focus();
    else onSubmit(password);
  };
  const { length, digit, plain } = passwordRules(password);
  const rules = [
    { text: copy.rules.length, met: length },
    { text: copy.rules.digit, met: digit },
    { text: copy.rules.plain, met: plain },
    { text: copy.rules.same, met: password !== '' && password === confirmation },
  ];
  const words = { showLabel: stepCopy.showPassword, hideLabel: stepCopy.hidePassword };

  return (
    <form className="stack fields" noValidate onSubmit={submit}>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={phoneToShow(identifier)}
        readOnly
        hidden
      />
      <PasswordField
        {...words}
        ref={fields.password}
        label={copy.password}
        name="password"
        autoComplete="new-password"
        aria-describedby={rulesId}
        value={password}
        onChange={(event) => edit(setPassword, event.target.value)}
        error={problem?.field === 'password' ? problem.text : passwordError}
      />
      <PasswordField
        {...words}
        ref={fields.confirmation}
        label={copy.confirmation}
        name="confirmation"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => edit(setConfirmation, event.target.value)}
        error={problem?.field === 'confirmation' && problem.text}
      />
      <RulesTip
        id={rulesId}
        title={copy.rulesTitle}
        rules={rules}
        metWord={copy.met}
        missingWord={copy.missing}
      />
      <Button type="submit" kind="primary" size="lg" wide busy={busy}>
        {copy.submit}
      </Button>
    </form>
  );
}
