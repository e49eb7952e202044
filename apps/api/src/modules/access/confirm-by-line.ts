// A code to a line that shows that it is them: what no mailbox opens, for whoever says again who they are.
import type { CodeSent } from '@portal/contract/access/sso';
import { Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import { canonicalMobile, nationalNumber } from '@portal/market/service-number';
import type { Caller } from '../../caller.ts';
import type { Codes } from '../codes/codes.ts';
import { confirmCodeSms } from '../messages/message-texts.ts';
import type { Messages } from '../messages/messages.ts';
import type { Sso } from '../sso/sso.ts';

export interface ConfirmByLineNeeds {
  db: Db;
  codes: Pick<Codes, 'issue'>;
  messages: Pick<Messages, 'send'>;
  sso: Pick<Sso, 'provingLines'>;
  /** Points are spent before a code goes out. @throws Problem TOO_MANY_REQUESTS */
  spendSend(destination: string, address: string): Promise<void>;
}

/** @throws Problem NOT_FOUND for a number that shows nothing; TOO_MANY_REQUESTS */
export type ConfirmByLine = (
  caller: Pick<Caller, 'userId'>,
  order: { number: string; address: string },
) => Promise<CodeSent>;

export function createConfirmByLine(needs: ConfirmByLineNeeds): ConfirmByLine {
  const { db, codes, messages, sso, spendSend } = needs;
  return async ({ userId }, { number, address }) => {
    const serviceNumber = canonicalMobile(number);
    if (serviceNumber === null || !(await sso.provingLines(userId)).includes(serviceNumber))
      throw new Problem('NOT_FOUND');
    await spendSend(serviceNumber, address);
    return db.transaction(async (tx) => {
      const issued = await codes.issue(tx, { operation: 'stepUp', subject: userId, userId });
      const { handle: codeNumberEn, code, codeLength, expiresInSeconds: expiresIn } = issued;
      await messages.send(tx, { channel: 'sms', to: serviceNumber, text: confirmCodeSms(code) });
      return {
        codeNumberEn,
        codeLength,
        expiresIn,
        destination: `******${nationalNumber(serviceNumber).slice(-4)}`,
      };
    });
  };
}
