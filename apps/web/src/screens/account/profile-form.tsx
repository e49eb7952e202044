// Names and nickname to change; e-mail and phone to read, each only when it is the customer's own.
import { type FormEvent, useRef, useState } from 'react';
import type { Account, Names } from '../../api/person/account.ts';
import { formatPhone, isNumeric } from '../../lib/phone.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { accountCopy } from './account.copy.ts';
import styles from './account.module.css';
import { editProfileCopy as copy } from './edit-profile.copy.ts';
import { checkNames, type NameProblems, namesToSend } from './profile-rules.ts';

const FIELDS = [
  { field: 'name', label: copy.name, autoComplete: 'given-name' },
  { field: 'lastName', label: copy.lastName, autoComplete: 'family-name' },
  { field: 'nickName', label: copy.nickName, autoComplete: 'nickname' },
] as const;

export interface ProfileFormProps {
  account: Account;
  onSubmit: (names: Names) => void;
  onCancel: () => void;
}

export function ProfileForm({ account, onSubmit, onCancel }: ProfileFormProps) {
  const { name, lastName, nickName, email, emailKind, phone } = account;
  const [names, setNames] = useState<Names>({ name, lastName, nickName });
  const [problems, setProblems] = useState<NameProblems>({});
  const inputs = useRef<Partial<Record<keyof Names, HTMLInputElement | null>>>({});

  const edit = (field: keyof Names, value: string) => {
    setNames((current) => ({ ...current, [field]: value }));
    setProblems((current) => ({ ...current, [field]: undefined }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkNames(names, account);
    setProblems(found);
    const first = FIELDS.find(({ field }) => found[field]);
    if (first) inputs.current[first.field]?.focus();
    else onSubmit(namesToSend(names));
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {FIELDS.map(({ field, label, autoComplete }) => (
        <TextField
          key={field}
          ref={(input) => {
            inputs.current[field] = input;
          }}
          label={label}
          name={field}
          autoComplete={autoComplete}
          autoCapitalize="words"
          spellCheck={false}
          value={names[field]}
          onChange={(event) => edit(field, event.target.value)}
          error={problems[field]}
        />
      ))}
      {email && emailKind !== 'phone' && (
        <TextField label={copy.email} value={email} readOnly hint={copy.readOnly} className={styles.ownRow} />
      )}
      {phone && isNumeric(phone) && (
        <TextField label={copy.phone} value={formatPhone(phone)} readOnly hint={copy.readOnly} />
      )}
      <div className={styles.actions}>
        <Button type="submit" kind="primary">
          {copy.submit}
        </Button>
        <Button onClick={onCancel}>{accountCopy.cancel}</Button>
      </div>
    </form>
  );
}
