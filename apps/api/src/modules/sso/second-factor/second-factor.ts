// The second step of signing in: an app of codes, and ten codes on paper.
import { randomInt } from 'node:crypto';
import { backupCodesAtOnce } from '@portal/contract/access/second-factor';
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Caller } from '../../../caller.ts';
import { recordEvent } from '../../../db/events.ts';
import type { Sealing } from '../../../db/shared-secrets.ts';
import type { Counted } from '../counted.ts';
import { type SessionKey, subjectOfSession } from '../session.store.ts';
import { subjectOfCodes } from '../users.store.ts';
import { createSecondFactorStore, type SecondFactorRow } from './second-factor.store.ts';

export interface SecondFactor {
  standing(userId: string): Promise<{ since: Date | null; backupCodesLeft: number }>;
  isOn(userId: string): Promise<boolean>;
  /** @throws Problem SECOND_FACTOR_ON */
  begin(caller: Caller): Promise<{ secret: string; uri: string }>;
  /** Answers the backup codes. @throws Problem OTP_INVALID, SECOND_FACTOR_ON, SECOND_FACTOR_OFF, LOCKED_… */
  confirm(caller: Caller, typed: string): Promise<string[]>;
  /** @throws Problem SECOND_FACTOR_OFF */
  renewBackupCodes(caller: Caller): Promise<string[]>;
  /** @throws Problem SECOND_FACTOR_OFF */
  end(caller: Caller): Promise<void>;
  /** For a reason of somebody else's, who tells of it; false when it was not on then. */
  endAsOf(tx: Tx, userId: string, moment: Date): Promise<boolean>;
  /**
   * A code of the app, once, or a backup code, once. A session counts its own tries; a sign-in those of all.
   * @throws Problem OTP_INVALID, LOCKED_…
   */
  mustKnowCode(userId: string, typed: string, session?: SessionKey): Promise<void>;
  /**
   * The same for whoever counts the tries themselves and asks for no password.
   * @throws Problem CODE_DOUBTFUL for a right code of a second step that an intruder may have turned on before a reset
   */
  knowsCodeAlone(userId: string, typed: string, youngDays: number): Promise<boolean>;
}

export interface SecondFactorNeeds {
  db: Db;
  counted: Counted;
  /** Its key may be in the database, which is asked at the first use. */
  sealing(): Promise<Sealing>;
  /** Who the codes are for, in the list of the app. */
  issuer: string;
}

export function createSecondFactor({ db, counted, sealing, issuer }: SecondFactorNeeds): SecondFactor {
  const store = createSecondFactorStore(db);

  const tell = (tx: Tx, userId: string, secondFactor: Record<string, unknown>): Promise<void> =>
    recordEvent(tx, {
      eventType: 'SecondFactorEvent',
      customerId: null,
      userId,
      event: { secondFactor },
    });

  /** Made before the transaction that keeps them, which holds no more than rows. */
  async function newBackupCodes(userId: string) {
    const { hash } = await sealing();
    const codes = Array.from({ length: backupCodesAtOnce }, newBackupCode);
    return { codes, hashes: codes.map((code) => hash(userId, readCode(code)?.digits ?? '')) };
  }

  async function stepOfApp({ userId, sealedSecret }: SecondFactorRow, digits: string) {
    return stepOf((await sealing()).open(sealedSecret, userId), digits);
  }

  async function isCodeOf(row: SecondFactorRow, typed: string): Promise<boolean> {
    const code = readCode(typed);
    if (!code) return false;
    const { userId } = row;
    if (code.kind === 'app') {
      const step = await stepOfApp(row, code.digits);
      return step !== null && store.takeStep(userId, step);
    }
    const codeHash = (await sealing()).hash(userId, code.digits);
    return db.transaction(async (tx) => {
      if (!(await store.takeBackupCode(tx, userId, codeHash))) return false;
      const left = await store.backupCodesLeft(tx, userId);
      await tell(tx, userId, { state: 'backupCodeUsed', left });
      return true;
    });
  }

  async function inForce(userId: string): Promise<SecondFactorRow | null> {
    const row = await store.find(userId);
    return row?.confirmedAt ? row : null;
  }

  async function knowsCode(userId: string, typed: string): Promise<boolean> {
    const row = await inForce(userId);
    return row !== null && isCodeOf(row, typed);
  }

  /** Of a code that opens nothing: one on paper is not used up by it. */
  async function isRightInVain(userId: string, typed: string): Promise<boolean> {
    const code = readCode(typed);
    if (code?.kind !== 'backup') return knowsCode(userId, typed);
    return store.hasBackupCode(userId, (await sealing()).hash(userId, code.digits));
  }

  async function confirm({ userId }: Caller, typed: string): Promise<string[]> {
    const row = await store.find(userId);
    if (!row) throw new Problem('SECOND_FACTOR_OFF');
    if (row.confirmedAt) throw new Problem('SECOND_FACTOR_ON');
    const code = readCode(typed);
    const step = code?.kind === 'app' ? await stepOfApp(row, code.digits) : null;
    if (step === null) throw new Problem('OTP_INVALID');
    const { codes, hashes } = await newBackupCodes(userId);
    await db.transaction(async (tx) => {
      if (!(await store.confirm(tx, row, step))) throw new Problem('SECOND_FACTOR_ON');
      await store.putBackupCodes(tx, userId, hashes);
      await tell(tx, userId, { state: 'on' });
    });
    return codes;
  }

  return {
    async standing(userId) {
      const row = await inForce(userId);
      const backupCodesLeft = row ? await store.backupCodesLeft(db, userId) : 0;
      return { since: row?.confirmedAt ?? null, backupCodesLeft };
    },

    isOn: async (userId) => (await inForce(userId)) !== null,

    async begin({ userId, loginName }) {
      const made = newSecret(issuer, loginName);
      const sealed = (await sealing()).close(made.secret, userId);
      if (!(await store.begin(userId, sealed))) throw new Problem('SECOND_FACTOR_ON');
      return made;
    },

    confirm: (caller, typed) => counted(subjectOfSession(caller), () => confirm(caller, typed)),

    async renewBackupCodes({ userId }) {
      if (!(await inForce(userId))) throw new Problem('SECOND_FACTOR_OFF');
      const { codes, hashes } = await newBackupCodes(userId);
      await db.transaction(async (tx) => {
        await store.putBackupCodes(tx, userId, hashes);
        await tell(tx, userId, { state: 'backupCodesRenewed' });
      });
      return codes;
    },

    async end({ userId }) {
      await db.transaction(async (tx) => {
        if (!(await store.end(tx, userId, null))) throw new Problem('SECOND_FACTOR_OFF');
        await tell(tx, userId, { state: 'off' });
      });
    },

    async knowsCodeAlone(userId, typed, youngDays) {
      if (!(await store.isDoubtful(userId, youngDays))) return knowsCode(userId, typed);
      if (await isRightInVain(userId, typed)) throw new Problem('CODE_DOUBTFUL');
      return false;
    },
    endAsOf: store.end,

    mustKnowCode: (userId, typed, session) =>
      counted(session ? subjectOfSession(session) : subjectOfCodes(userId), async () => {
        if (!(await knowsCode(userId, typed))) throw new Problem('OTP_INVALID');
      }),
  };
}

const backupDigits = 12;

type TypedCode = { kind: 'app' | 'backup'; digits: string };

/** Null for what is neither, whatever it is. */
function readCode(typed: string): TypedCode | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(digits)) return { kind: 'app', digits };
  return /^\d{12}$/.test(digits) ? { kind: 'backup', digits } : null;
}

/** `1234 5678 9012` */
function newBackupCode(): string {
  const digits = Array.from({ length: backupDigits }, () => randomInt(10)).join('');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** How far a phone's clock may be off. */
const toleranceSeconds = 30;

/** The half minute whose code it is; null when it is none of about now. */
async function stepOf(secret: string, digits: string): Promise<number | null> {
  const result = await verify({ secret, token: digits, epochTolerance: toleranceSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

function newSecret(issuer: string, label: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label, secret }) };
}
