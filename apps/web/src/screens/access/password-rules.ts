// What is wrong with a password at registration and recovery (JOIN-3).

import { passwordRules } from '@portal/market/passwords';
import { newPasswordErrors } from './recovery/recovery.copy.ts';
import { completeErrors } from './register/register.copy.ts';

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
