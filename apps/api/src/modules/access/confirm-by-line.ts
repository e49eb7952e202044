// A code to a line that the caller holds: what no mailbox opens, for whoever says again who they are.
import type { CodeSent } from '@portal/contract/access/sso';
import { Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import { canonicalMobile, nationalNumber } from '@portal/market/service-number';
import type { Caller } from '../../caller.ts';
import type { Codes } from '../codes/codes.ts';
import { confirmCodeSms } from '../messages/message-texts.ts';
import type { Messages } from '../messages/messages.ts';

export interface ConfirmByLineNeeds {
  db: Db;
  codes: Pick<Codes, 'issue'>;
  messages: Pick<Messages, 'send'>;
  /** Points are spent before a code goes out. @throws Problem TOO_MANY_REQUESTS */
  spendSend(destination: string, address: string): Promise<void>;
}

/** @throws Problem NOT_FOUND for a number that they do not hold; TOO_MANY_REQUESTS */
export type ConfirmByLine = (
  caller: Pick<Caller, 'userId' | 'lines'>,
  order: { number: string; address: string },
) => Promise<CodeSent>;

export function createConfirmByLine({ db, codes, messages, spendSend }: ConfirmByLineNeeds): ConfirmByLine {
  return async ({ userId, lines }, { number, address }) => {
    const serviceNumber = canonicalMobile(number);
    const isHeld = lines.some((line) => line.role === 'holder' && line.serviceNumber === serviceNumber);
    if (serviceNumber === null || !isHeld) throw new Problem('NOT_FOUND');
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
