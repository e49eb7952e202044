// Attempts in the payment frame: who holds an attempt's id may pay in it, and nothing else.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FrameType } from '@portal/contract/paying/payment-frame';
import type { Db } from '@portal/database/connection';
import { giveToken, readGivenToken } from '../../db/given-tokens.ts';
import { createPaymentFramesStore, type FrameRow } from './payment-frames.store.ts';

export type Frame = Omit<FrameRow, 'type'> & { type: FrameType };

export interface PaymentFrames {
  open(attempt: OpenAttempt): Promise<{ sid: string; frame: Frame }>;
  /** Null for what was never opened. */
  find(sid: string): Promise<Frame | null>;
  /** Credentials for one redemption, of this attempt or, without one, of any of the line's. */
  issueToken(userId: string, serviceNumber: string, frame: Frame | null): Promise<string>;
  /** True once: the token is for this attempt, and in time. */
  spendToken(frame: Frame, token: string): Promise<boolean>;
  /** A page begins to show the attempt: what an earlier one shows can no longer be confirmed. */
  beginVisit(frame: Frame): Promise<string>;
  isVisit(frame: Frame, visit: string): boolean;
  /** Another card may be tried; answers how many were refused. */
  countRefusal(frame: Frame): Promise<number>;
  isOver(frame: Frame): boolean;
}

export interface OpenAttempt {
  userId: string;
  type: FrameType;
  serviceNumber: string;
  itemId: string | null;
  savesCard: boolean;
}

const attemptMinutes = 15;
const tokenMinutes = 5;
const mostRefusals = 5;

export function createPaymentFrames(db: Db): PaymentFrames {
  const store = createPaymentFramesStore(db);
  return {
    async open({ userId, ...attempt }) {
      return db.transaction(async (tx) => {
        const expiresAt = inMinutes(attemptMinutes);
        const { token: sid, tokenHash: frameHash } = await giveToken(tx, userId, expiresAt);
        const row = await store.add(tx, { userId, frameHash, ...attempt, expiresAt });
        return { sid, frame: toFrame(row) };
      });
    },

    async find(sid) {
      const known = await readGivenToken(db, sid);
      const row = known && (await store.find({ userId: known.userId, frameHash: known.tokenHash }));
      return row ? toFrame(row) : null;
    },

    async issueToken(userId, serviceNumber, frame) {
      const expiresAt = inMinutes(tokenMinutes);
      const frameHash = frame?.frameHash ?? null;
      return db.transaction(async (tx) => {
        const { token, tokenHash } = await giveToken(tx, userId, expiresAt);
        await store.addToken(tx, { userId, tokenHash, serviceNumber, frameHash, expiresAt });
        return token;
      });
    },

    async spendToken(frame, token) {
      const known = await readGivenToken(db, token);
      return known?.userId === frame.userId && store.spendToken(known.tokenHash, frame);
    },

    async beginVisit(frame) {
      const visit = randomBytes(32).toString('base64url');
      await store.setVisit(frame, hashOf(visit));
      return visit;
    },

    isVisit: ({ visitHash }, visit) => visitHash !== null && timingSafeEqual(visitHash, hashOf(visit)),
    countRefusal: (frame) => store.countRefusal(frame, frame.refusals),
    isOver: ({ expiresAt, refusals }) => expiresAt <= new Date() || refusals >= mostRefusals,
  };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const inMinutes = (count: number): Date => new Date(Date.now() + count * 60_000);

/** Only types of the contract are written. */
const toFrame = (row: FrameRow): Frame => ({ ...row, type: row.type as FrameType });
