// Who has lost the phone and the paper: the second step is taken off after a day that everybody hears of.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';
import { documentAnswersSchema } from '../questions.ts';

const path = `/SSOManagement/api/${country}/ssoManagement/secondFactor/recovery` as const;

export const recoveryWaitHours = 24;

export const factorRecoverySchema = z
  .object({
    '@type': z.literal('FactorRecovery'),
    endsAt: dateTimeSchema.nullable().describe('When the second step goes; null: nobody has asked for it.'),
  })
  .meta({ id: 'FactorRecovery' });
export type FactorRecovery = z.infer<typeof factorRecoverySchema>;

export const beginFactorRecovery = {
  id: 'beginFactorRecovery',
  tmf: 'none',
  summary: `Whose password was right (\`x-login-attempt\`) and who knows the document of a customer of theirs has the second step taken off in ${recoveryWaitHours} hours; it is told of by every way, and can be stopped. Asked again, it is the same one.`,
  method: 'POST',
  path,
  body: z.strictObject({ questions: documentAnswersSchema }),
  holdsCompanyDocument: true,
  policy: { access: 'public' },
  answers: { 201: factorRecoverySchema },
  headers: ['x-login-attempt', 'x-proof-of-work'],
  refusals: ['LOGIN_ATTEMPT_ENDED', 'WORK_REQUIRED', 'DOCUMENT_NOT_MATCHED', 'DOCUMENT_TRIES_SPENT'],
} as const satisfies Call;

export const getFactorRecovery = {
  id: 'getFactorRecovery',
  tmf: 'none',
  summary: 'Whether somebody has asked for the second step to be taken off.',
  method: 'GET',
  path,
  question: 'lostSecondStep',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: [{ file: 'recuperacion' }] },
  answers: { 200: factorRecoverySchema },
} as const satisfies Call;

export const stopFactorRecovery = {
  id: 'stopFactorRecovery',
  tmf: 'none',
  summary: 'It stays on.',
  method: 'DELETE',
  path,
  question: 'lostSecondStep',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 204: z.null() },
} as const satisfies Call;

export const stopFactorRecoveryByLink = {
  id: 'stopFactorRecoveryByLink',
  tmf: 'none',
  summary:
    'It stays on, says whoever has the link of the message; 404 when there is nothing to stop any more.',
  method: 'POST',
  path: `${path}/stop`,
  body: z.strictObject({ token: z.string().min(1).max(100) }),
  policy: { access: 'public' },
  answers: { 204: z.null() },
} as const satisfies Call;
