// Codes that a person asks for before signing in: for registration and for a forgotten password.
import type { CodeSent } from '@portal/contract/access/sso';
import type { MobileKind } from '@portal/contract/common';
import { InvalidField, Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { canonicalMobile, maskedNumber, mobileDigits } from '@portal/market/service-number';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Caller, OwnedLine } from '../../caller.ts';
import type { CodeAsker } from '../../guess.ts';
import type { BotCheck } from '../../providers/bot-check/port.ts';
import type { CodeOperation, Codes } from '../codes/codes.ts';
import type { Messages } from '../messages/messages.ts';
import type { Permissions } from '../permissions/permissions.ts';
import type { Sso } from '../sso/sso.ts';
import type { Whatsapp } from '../whatsapp/whatsapp.ts';
import { codeEmail, codeSms, confirmCodeSms } from './code-messages.copy.ts';

export interface SendCodeNeeds extends MovedNeeds {
  sso: Sso;
  codes: Codes;
  inventory: Inventory;
  messages: Messages;
  botCheck: BotCheck;
  whatsapp: Pick<Whatsapp, 'linksOf'>;
  brand: string;
  /** Points are spent before a code goes out. @throws Problem TOO_MANY_REQUESTS; WorkRequired */
  countSend(destination: string, asker: CodeAsker): Promise<void>;
}

/** Who asks: the identifier as typed, and where it comes from. */
export interface Asker extends CodeAsker {
  identifier: string;
  address: string;
}

export interface SendCode {
  /** @throws Problem NOT_REGISTERED, PROCEED_CODE, BLOCKED_…, BOT_CHECK_FAILED */
  checkRegistered(asker: Asker, botToken: string | null): Promise<void>;
  /** @throws Problem ALREADY_REGISTERED, OTHER_COMPANY, BUSINESS_LINE, BOT_CHECK_FAILED, TOO_MANY_REQUESTS */
  forRegistration(asker: Asker): Promise<{ sent: CodeSent; subscriptionType: MobileKind | null }>;
  /** Also sends a registration code again. @throws Problem NOT_REGISTERED, NUMBER_MOVED, BOT_CHECK_FAILED, TOO_MANY_REQUESTS */
  forRecovery(asker: Asker): Promise<CodeSent>;
}

const isEmail = (identifier: string): boolean => identifier.includes('@');
/** Letters without accents, as mail servers everywhere take them. */
const emailShape = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/;

export function createSendCode(needs: SendCodeNeeds): SendCode {
  const { db, sso, codes, inventory, messages, botCheck, whatsapp, brand } = needs;

  function canonical(asker: Asker): string {
    const name = sso.canonicalName(asker.identifier);
    // As many digits that are no mobile number of the country are nobody's line (SIGN-2).
    if (/^\d+$/.test(name) && name.length === mobileDigits) throw new Problem('OTHER_COMPANY');
    if (!(isEmail(name) ? emailShape.test(name) : canonicalMobile(name) === name))
      throw new InvalidField('UserId');
    return name;
  }

  async function mustHavePassed(asker: Asker, name: string): Promise<void> {
    if (!(await codes.hasPass(asker.address, name))) throw new Problem('BOT_CHECK_FAILED');
  }

  async function send(
    asker: Asker,
    operation: CodeOperation,
    subject: string,
    to: string,
    userId: string | null = null,
  ): Promise<CodeSent> {
    await needs.countSend(to, asker);
    return db.transaction(async (tx) => {
      const { sent, code } = await codes.issue(tx, { operation, subject, userId: null }, asker.network);
      await deliver(tx, to, code, userId);
      return { ...sent, destination: masked(to) };
    });
  }

  /** By WhatsApp to whoever chose that for this very number: it opens their own account, and proves no line. */
  async function isByWhatsapp(tx: Tx, to: string, userId: string | null): Promise<boolean> {
    const link = userId === null ? null : (await whatsapp.linksOf(tx, [userId])).get(userId);
    return link?.number === to && link.kinds.includes('codes');
  }

  async function deliver(tx: Tx, to: string, code: string, userId: string | null): Promise<void> {
    if (isEmail(to)) await messages.send(tx, { channel: 'email', to, ...codeEmail(brand, code) });
    else if (await isByWhatsapp(tx, to, userId))
      await messages.send(tx, {
        channel: 'whatsapp',
        to,
        text: code,
        template: 'codes',
        smsInstead: codeSms(code),
      });
    else await messages.send(tx, { channel: 'sms', to, text: codeSms(code) });
  }

  /** The number must be one of ours and not a company's (SIGN-2, JOIN-9). */
  async function subscriptionTypeOf(number: string): Promise<MobileKind> {
    const line = await inventory.findByNumber(number);
    if (!line || line.kind === 'Fixed') throw new Problem('OTHER_COMPANY');
    if (line.isCorporate) throw new Problem('BUSINESS_LINE');
    return line.kind;
  }

  async function forRegistration(asker: Asker) {
    const name = canonical(asker);
    await mustHavePassed(asker, name);
    if (await sso.findUser(name)) throw new Problem('ALREADY_REGISTERED');
    const subscriptionType = isEmail(name) ? null : await subscriptionTypeOf(name);
    return { sent: await send(asker, 'register', name, name), subscriptionType };
  }

  return {
    forRegistration,

    async checkRegistered(asker, botToken) {
      const name = canonical(asker);
      const { address } = asker;
      const isPerson =
        botToken !== null && (await botCheck.verify(botToken, { purpose: 'checkRegistered', address }));
      if (!isPerson) throw new Problem('BOT_CHECK_FAILED');
      await codes.rememberPass(address, name);
      const user = await sso.findUser(name);
      if (!user) throw new Problem(isEmail(name) ? 'PROCEED_CODE' : 'NOT_REGISTERED');
      const wait = await sso.lockOf(user.userId);
      if (wait) throw new Problem(`BLOCKED_${wait}`);
    },

    async forRecovery(asker) {
      const name = canonical(asker);
      await mustHavePassed(asker, name);
      const user = await sso.findUser(name);
      if (!user) {
        if (await codes.wasAskedFor(name, 'register')) return (await forRegistration(asker)).sent;
        throw new Problem('NOT_REGISTERED');
      }
      // Whoever has the number now is not let into the account of who signed up with it.
      const own = isEmail(name) ? null : await lineOf(needs, user.userId, name);
      if (own && (await hasMoved(needs, own))) throw new Problem('NUMBER_MOVED');
      // Also while a lock holds: a stranger's wrong passwords do not take the owner's way back.
      return send(asker, 'reset', name, name, user.userId);
    },
  };
}

interface MovedNeeds {
  db: Db;
  inventory: Pick<Inventory, 'findByNumber'>;
  permissions: Pick<Permissions, 'everyLine' | 'endEarlier'>;
}

const lineOf = async ({ permissions }: Pick<MovedNeeds, 'permissions'>, userId: string, number: string) =>
  (await permissions.everyLine(userId)).find(({ serviceNumber }) => serviceNumber === number) ?? null;

/** Whether the operator says that the number of their line is another customer's by now; that is remembered. */
async function hasMoved({ db, inventory, permissions }: MovedNeeds, own: OwnedLine): Promise<boolean> {
  const now = await inventory.findByNumber(own.serviceNumber);
  if (!now || now.customerId === own.customerId) return false;
  await db.transaction((tx) => permissions.endEarlier(tx, now));
  return true;
}

/** Numbers keep their last four digits; of an e-mail the last four letters before the @ are starred. */
function masked(to: string): string {
  if (!isEmail(to)) return maskedNumber(to);
  const at = to.lastIndexOf('@');
  const hidden = Math.min(4, at);
  return `${to.slice(0, at - hidden)}${'*'.repeat(hidden)}${to.slice(at)}`;
}

export interface ConfirmByLineNeeds extends MovedNeeds {
  permissions: MovedNeeds['permissions'] & Pick<Permissions, 'usersOf'>;
  codes: Pick<Codes, 'issue'>;
  messages: Pick<Messages, 'send'>;
  sso: Pick<Sso, 'provingLines'>;
  /** Points are spent before a code goes out. @throws Problem TOO_MANY_REQUESTS; WorkRequired */
  countSend(destination: string, asker: CodeAsker): Promise<void>;
}

/** @throws Problem NOT_FOUND for a number that shows nothing; TOO_MANY_REQUESTS */
export type ConfirmByLine = (
  caller: Pick<Caller, 'userId'>,
  order: { number: string; asker: CodeAsker },
) => Promise<CodeSent>;

/** A code to a line that shows that it is them: what no mailbox opens, for whoever says again who they are. */
export function createConfirmByLine(needs: ConfirmByLineNeeds): ConfirmByLine {
  const { db, codes, messages, permissions, sso, countSend } = needs;

  /** In their own hand, as far as anybody knows. */
  async function showsThem(userId: string, serviceNumber: string): Promise<boolean> {
    if (!(await sso.provingLines(userId)).includes(serviceNumber)) return false;
    const line = await lineOf(needs, userId, serviceNumber);
    if (!line || (await hasMoved(needs, line))) return false;
    return !(await permissions.usersOf(db, [line])).get(serviceNumber)?.usedByOtherAdult;
  }

  return async ({ userId }, { number, asker }) => {
    const serviceNumber = canonicalMobile(number);
    if (serviceNumber === null || !(await showsThem(userId, serviceNumber))) throw new Problem('NOT_FOUND');
    await countSend(serviceNumber, asker);
    return db.transaction(async (tx) => {
      const { sent, code } = await codes.issue(tx, { operation: 'stepUp', subject: userId, userId });
      await messages.send(tx, { channel: 'sms', to: serviceNumber, text: confirmCodeSms(code) });
      return { ...sent, destination: maskedNumber(serviceNumber) };
    });
  };
}
