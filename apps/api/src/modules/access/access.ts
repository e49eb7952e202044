// How somebody comes in, and comes back: registration, codes, another password, and a second step that was lost.

import { type ChangePasswordNeeds, createChangePassword } from './change-password.ts';
import { createRecoverFactor, type RecoverFactorNeeds } from './recover-factor.ts';
import { createRegister, type RegisterNeeds } from './register.ts';
import {
  type ConfirmByLineNeeds,
  createConfirmByLine,
  createSendCode,
  type SendCodeNeeds,
} from './send-code.ts';

export type AccessNeeds = ChangePasswordNeeds &
  ConfirmByLineNeeds &
  RecoverFactorNeeds &
  RegisterNeeds &
  SendCodeNeeds;

export const createAccess = (needs: AccessNeeds) => ({
  changePassword: createChangePassword(needs),
  confirmByLine: createConfirmByLine(needs),
  recoverFactor: createRecoverFactor(needs),
  register: createRegister(needs),
  sendCode: createSendCode(needs),
});
