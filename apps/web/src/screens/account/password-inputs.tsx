// The password fields of this page: one for the current word, two for the new one with its limits.
import { type ClipboardEvent, useState } from 'react';
import { PasswordField, type PasswordFieldProps } from '../../ui/password-field.tsx';
import { changePasswordCopy as copy, passwordErrors } from './change-password.copy.ts';
import { PASSWORD_LENGTH } from './password-rules.ts';

export type SecretProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>;

export function Secret(props: SecretProps) {
  return <PasswordField showLabel={copy.show} hideLabel={copy.hide} required {...props} />;
}

/** A longer word that is pasted is refused, not cut: nobody would know what was saved. */
export function NewPassword({ error, onChange, ...rest }: SecretProps) {
  const [pasted, setPasted] = useState(false);
  const { min, max } = PASSWORD_LENGTH;
  const onPaste = (event: ClipboardEvent) => {
    const isTooLong = event.clipboardData.getData('text').length > max;
    setPasted(isTooLong);
    if (isTooLong) event.preventDefault();
  };
  return (
    <Secret
      autoComplete="new-password"
      minLength={min}
      maxLength={max}
      {...rest}
      onPaste={onPaste}
      onChange={(event) => {
        setPasted(false);
        onChange?.(event);
      }}
      error={pasted ? passwordErrors.pastedTooLong : error}
    />
  );
}
