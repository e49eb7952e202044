// A code to a mobile line, for a signed-in user who wants to manage it, too.
import type { CodeSent } from '@portal/contract/access/sso';
import { InvalidField, Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import { canonicalMobile, maskedNumber, mobileDigits } from '@portal/market/service-number';
import type { Inventory, Line } from '@portal/operator-ports/inventory';
import { type Caller, isSameLine } from '../../caller.ts';
import type { CodeAsker } from '../../guess.ts';
import type { Codes } from '../codes/codes.ts';
import type { Messages } from '../messages/messages.ts';
import type { Sso } from '../sso/sso.ts';
import { associationCodeSms } from './permissions.copy.ts';

export interface SendLineCodeNeeds {
  db: Db;
  sso: Sso;
  codes: Codes;
  inventory: Inventory;
  messages: Messages;
  /** Bounds what a user can learn about numbers. @throws Problem TOO_MANY_REQUESTS */
  countCheck(userId: string): Promise<void>;
  /** Points are spent before a code goes out. @throws Problem TOO_MANY_REQUESTS; WorkRequired */
  countSend(destination: string, asker: CodeAsker): Promise<void>;
}

/**
 * The code opens this line to this user alone, whoever else manages it (LINE-6).
 * @throws Problem INVALID, BUSINESS_LINE, ALREADY_ASSOCIATED, REAL_EMAIL_REQUIRED, TOO_MANY_REQUESTS
 */
export type SendLineCode = (
  caller: Caller,
  order: { number: string; asker: CodeAsker },
) => Promise<{ sent: CodeSent; kind: Line['kind'] }>;

const isMobileLong = (text: string) => /^\d+$/.test(text) && text.length === mobileDigits;

export function createSendLineCode(needs: SendLineCodeNeeds): SendLineCode {
  const { db, sso, codes, inventory, messages, countCheck, countSend } = needs;

  /** Ten digits that are no mobile number are refused like a line that is not ours (SIGN-2). */
  async function mustBeOurs(typed: string): Promise<Line> {
    const serviceNumber = canonicalMobile(typed);
    if (!serviceNumber && !isMobileLong(typed.replace(/\s/g, ''))) throw new InvalidField('claroNumber');
    const line = serviceNumber ? await inventory.findMobile(serviceNumber) : null;
    if (!line) throw new Problem('BUSINESS_LINE');
    return line;
  }

  return async (caller, { number, asker }) => {
    if (!(await sso.hasRealEmail(caller))) throw new Problem('REAL_EMAIL_REQUIRED');
    await countCheck(caller.userId);
    const line = await mustBeOurs(number);
    const { serviceNumber, kind } = line;
    if (caller.lines.some((own) => isSameLine(own, line))) throw new Problem('ALREADY_ASSOCIATED');
    await countSend(serviceNumber, asker);

    const sent = await db.transaction(async (tx) => {
      const purpose = { operation: 'associate', subject: serviceNumber, userId: caller.userId } as const;
      const { sent, code } = await codes.issue(tx, purpose);
      await messages.send(tx, { channel: 'sms', to: serviceNumber, text: associationCodeSms(code) });
      return { ...sent, destination: maskedNumber(serviceNumber) };
    });
    return { sent, kind };
  };
}
