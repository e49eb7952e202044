// The password fields of this page: one for the current word, two for the new one.
import { PasswordField, type PasswordFieldProps } from '../../ui/fields/password-field.tsx';
import { changePasswordCopy as copy } from './change-password.copy.ts';
import { PASSWORD_LENGTH } from './password-rules.ts';

export type SecretProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>;

export function Secret(props: SecretProps) {
  return <PasswordField showLabel={copy.show} hideLabel={copy.hide} required {...props} />;
}

/** It takes more than is allowed, and the form says so: nobody would know what a word that was cut has become. */
export function NewPassword(props: SecretProps) {
  return <Secret autoComplete="new-password" minLength={PASSWORD_LENGTH.min} {...props} />;
}
