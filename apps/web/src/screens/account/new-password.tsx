// The fields of the new password.
import { currentPasswordCopy as copy } from '../../shared/profile/current-password.copy.ts';
import { PasswordField, type PasswordFieldProps } from '../../ui/fields/password-field.tsx';
import { PASSWORD_LENGTH } from './password-rules.ts';

/** It takes more than is allowed, and the form says so: nobody would know what a word that was cut has become. */
export function NewPassword(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  return (
    <PasswordField
      showLabel={copy.show}
      hideLabel={copy.hide}
      required
      autoComplete="new-password"
      minLength={PASSWORD_LENGTH.min}
      {...props}
    />
  );
}
