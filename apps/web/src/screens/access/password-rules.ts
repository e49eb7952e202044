// Passwords at registration and recovery: 8 to 12 letters and digits, at least one digit (JOIN-3).

import { newPasswordErrors } from './recovery/recovery.copy.ts';
import { completeErrors } from './register/register.copy.ts';

export interface PasswordRules {
  length: boolean;
  digit: boolean;
  /** Neither spaces nor special characters. */
  plain: boolean;
}

export function passwordRules(password: string): PasswordRules {
  const letters = [...password].length;
  return {
    length: letters >= 8 && letters <= 12,
    digit: /\d/.test(password),
    plain: /^[\p{L}\d]+$/u.test(password),
  };
}

export interface PasswordProblem {
  field: 'password' | 'confirmation';
  text: string;
}

export function checkNewUserPassword(password: string, confirmation: string): PasswordProblem | null {
  const { length, digit, plain } = passwordRules(password);
  if (!length || !digit) return { field: 'password', text: completeErrors.length };
  if (!plain) return { field: 'password', text: completeErrors.rules };
  if (password !== confirmation) return { field: 'confirmation', text: completeErrors.different };
  return null;
}

/** `nothing`: both are empty, and the documents have a dialog for that. */
export function checkRecoveredPassword(
  password: string,
  confirmation: string,
): PasswordProblem | 'nothing' | null {
  if (password === '' && confirmation === '') return 'nothing';
  if (password === '') return { field: 'password', text: newPasswordErrors.required };
  const { length, digit, plain } = passwordRules(password);
  if (!length || !digit || !plain) return { field: 'password', text: newPasswordErrors.rules };
  if (password !== confirmation) return { field: 'confirmation', text: newPasswordErrors.different };
  return null;
}
