// User and password, checked on submit; the message goes away with the next edit of either.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { takeEarlySubmit, typedEarly } from '../../../lib/early/early-page.ts';
import { paths } from '../../../lib/place/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { loginCopy as copy } from './login.copy.ts';
import styles from './login-form.module.css';
import { checkLogin, type FieldProblem, type Refusal } from './login-rules.ts';

export interface LoginFormProps {
  busy: boolean;
  refusal: Refusal | null;
  /** Where the refusal's words stand. */
  refusalId: string;
  onSubmit: (username: string, password: string) => void;
  onEdit: () => void;
}

export function LoginForm({ busy, refusal, refusalId, onSubmit, onEdit }: LoginFormProps) {
  const [username, setUsername] = useState(() => typedEarly('username'));
  const [password, setPassword] = useState(() => typedEarly('password'));
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const fields = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const send = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (takeEarlySubmit()) form.current?.requestSubmit();
  }, []);

  // The form was out of reach while it waited: whoever types goes on where it matters.
  useEffect(() => {
    if (refusal) (refusal.isOfFields ? fields.password : send).current?.focus();
  }, [refusal, fields.password]);

  const edit = (keep: (value: string) => void, value: string) => {
    keep(value);
    setProblem(null);
    onEdit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = checkLogin(username, password);
    setProblem(found);
    onEdit();
    if (found) fields[found.field].current?.focus();
    else onSubmit(username, password);
  };
  const marked = refusal?.isOfFields ? { invalid: true, 'aria-describedby': refusalId } : {};

  return (
    <form ref={form} className="stack fields" method="post" noValidate onSubmit={submit} inert={busy}>
      <TextField
        {...marked}
        ref={fields.username}
        label={copy.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={username}
        onChange={(event) => edit(setUsername, event.target.value)}
        error={problem?.field === 'username' && problem.text}
      />
      <div className={styles.password}>
        <PasswordField
          {...marked}
          ref={fields.password}
          label={copy.password}
          name="password"
          autoComplete="current-password"
          showLabel={copy.showPassword}
          hideLabel={copy.hidePassword}
          value={password}
          onChange={(event) => edit(setPassword, event.target.value)}
          error={problem?.field === 'password' && problem.text}
        />
        <TextLink href={paths.recoverPassword()}>{copy.forgotten}</TextLink>
      </div>
      <Button ref={send} type="submit" kind="primary" size="lg" wide>
        {copy.submit}
      </Button>
    </form>
  );
}
