// Names, the confirmed e-mail or number, and a password twice; each message goes with the next edit of its field.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { phoneToShow } from '../../../lib/phone.ts';
import { checkName, nameToSend } from '../../../shared/profile/name-rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { stepCopy } from '../access.copy.ts';
import { wayOf } from '../identifier-rules.ts';
import { checkNewUserPassword } from '../password-rules.ts';
import { completeCopy as copy } from './register.copy.ts';

export interface NewPerson {
  name: string;
  lastName: string;
  password: string;
}

export interface CompleteFormProps {
  /** A lower-case e-mail, or `593…`. */
  identifier: string;
  busy: boolean;
  /** What only the server knows: a password that everybody has. */
  passwordError: string | null;
  onEdit: () => void;
  onSubmit: (person: NewPerson) => void;
  onCancel: () => void;
}

const EMPTY = { name: '', lastName: '', password: '', confirmation: '' };
type FieldName = keyof typeof EMPTY;
type Errors = Partial<Record<FieldName, string>>;
const ORDER = Object.keys(EMPTY) as FieldName[];

export function CompleteForm(props: CompleteFormProps) {
  const { identifier, busy, passwordError, onEdit, onSubmit, onCancel } = props;
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);

  const field = (name: FieldName) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const { value } = target;
      setValues((current) => ({ ...current, [name]: value }));
      setErrors((current) => ({ ...current, [name]: undefined }));
      onEdit();
    },
    error: errors[name] ?? (name === 'password' && passwordError),
  });
  useEffect(() => {
    if (passwordError) focusField(form.current, 'password');
  }, [passwordError]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = findErrors(values);
    setErrors(found);
    const first = ORDER.find((name) => found[name]);
    if (first) focusField(form.current, first);
    else {
      const { name, lastName, password } = values;
      onSubmit({ name: nameToSend(name), lastName: nameToSend(lastName), password });
    }
  };
  const words = { showLabel: stepCopy.showPassword, hideLabel: stepCopy.hidePassword };

  return (
    <form ref={form} className="stack fields" noValidate onSubmit={submit}>
      <TextField label={copy.name} autoComplete="given-name" {...field('name')} />
      <TextField label={copy.lastName} autoComplete="family-name" {...field('lastName')} />
      <TextField
        label={wayOf(identifier) === 'email' ? copy.email : copy.phone}
        name="username"
        autoComplete="username"
        value={phoneToShow(identifier)}
        readOnly
      />
      <PasswordField
        {...words}
        label={copy.password}
        hint={copy.passwordHint}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        {...words}
        label={copy.confirmation}
        autoComplete="new-password"
        {...field('confirmation')}
      />
      <div className="stack tight">
        <Button type="submit" kind="primary" size="lg" wide busy={busy}>
          {copy.submit}
        </Button>
        <Button size="lg" wide onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: FieldName): void {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}

function findErrors({ name, lastName, password, confirmation }: typeof EMPTY): Errors {
  const errors: Errors = {};
  const [nameError, lastNameError] = [checkName(name), checkName(lastName)];
  if (nameError) errors.name = nameError;
  if (lastNameError) errors.lastName = lastNameError;
  const problem = checkNewUserPassword(password, confirmation);
  if (problem) errors[problem.field] = problem.text;
  return errors;
}
