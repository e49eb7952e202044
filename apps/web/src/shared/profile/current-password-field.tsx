// The password that somebody has, asked again: beside the name that password managers know it by.
import type { RequestError } from '../../lib/http/result.ts';
import { PasswordField, type PasswordFieldProps } from '../../ui/fields/text-field.tsx';
import { blockedWords } from './blocked-words.ts';
import { currentPasswordCopy as copy } from './profile.copy.ts';

interface CurrentPasswordFieldProps
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

// The current password asked again, for what must not be done by whoever finds the portal open.

/** Null when the refusal speaks of something else. */
export function currentPasswordWords({ code, message }: RequestError): string | null {
  // Longer than the contract takes is nobody's password.
  if (/114E|115E|incorrecta/.test(message) || code === 'INVALID') return copy.wrong;
  return blockedWords(message);
}
