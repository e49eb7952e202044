// The password that somebody has, asked again: beside the name that password managers know it by.
import { PasswordField, type PasswordFieldProps } from '../../ui/fields/password-field.tsx';
import { currentPasswordCopy as copy } from './profile.copy.ts';

export interface CurrentPasswordFieldProps
  extends Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'name' | 'autoComplete'> {
  /** As it is typed at login. */
  username: string;
}

export function CurrentPasswordField({ username, ...field }: CurrentPasswordFieldProps) {
  return (
    <>
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <PasswordField
        name="current-password"
        autoComplete="current-password"
        showLabel={copy.show}
        hideLabel={copy.hide}
        {...field}
      />
    </>
  );
}
