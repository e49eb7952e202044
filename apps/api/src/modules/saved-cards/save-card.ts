// Saved cards. One is saved by a row first and the provider next, by the row’s id: whatever is interrupted is asked about, or forgotten.
import { createHash } from 'node:crypto';
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { recordEvent } from '../../db/events.ts';
import { holdAlone } from '../../db/hold-alone.ts';
import {
  abandonedAfterSeconds,
  neverAfterMs,
  type PaymentGateway,
  type SaveResult,
} from '../../providers/card-payments/port.ts';
import type { Actor, Agreements } from '../agreements/agreements.ts';
import type { AutomaticPayments } from '../automatic-payments/automatic-payments.store.ts';
import { saveCardCopy as copy } from './save-card.copy.ts';
import {
  type ActiveMethod,
  cardWords,
  type MethodKey,
  type SavedCardRow,
  type SavedCards,
} from './saved-cards.ts';

export interface CardSchedule {
  /** Looks after this card again, after so many seconds; written in the transaction that makes it necessary. */
  lookAfterCard(tx: Tx, key: MethodKey, afterSeconds: number): Promise<void>;
}

export interface SaveCardNeeds {
  db: Db;
  savedCards: SavedCards;
  agreements: Pick<Agreements, 'accept'>;
  gateway: Pick<PaymentGateway, 'save' | 'findSaved' | 'forgetCard'>;
  schedule: CardSchedule;
  log: Logger;
}

/** The bank, or the provider, does not take it: in its own words. */
export class CardRefused extends Problem {
  readonly reason: string;
  constructor(reason: string) {
    super('DENIED', 'card not saved');
    this.reason = reason;
  }
}

export interface SaveCard {
  /** The same token is the same card, and so is the same card by another token. @throws CardRefused; Problem CARD_NOT_CERTAIN, TOO_MANY_CARDS */
  save(actor: Actor, token: string): Promise<ActiveMethod>;
  /** Does what is left to do for it. Answers whether nothing is. */
  lookAfter(key: MethodKey): Promise<boolean>;
}

const mostCards = 10;

export function createSaveCard(needs: SaveCardNeeds): SaveCard {
  const { db, savedCards, agreements, gateway, schedule, log } = needs;

  async function begin(actor: Actor, requestHash: Buffer): Promise<MethodKey | ActiveMethod> {
    const { userId } = actor;
    const earlier = await savedCards.findByRequest(userId, requestHash);
    if (earlier) return earlier as ActiveMethod;
    const key = { userId, methodId: uuidv7() };
    const isBegun = await db.transaction(async (tx) => {
      if (!(await holdAlone(tx, userId))) throw new Problem('UNAUTHENTICATED');
      if ((await savedCards.count(tx, userId)) >= mostCards) throw new Problem('TOO_MANY_CARDS');
      if (!(await savedCards.begin(tx, { ...key, requestHash }))) return false;
      await agreements.accept(tx, actor, { kind: 'savedCard', subject: copy.act, reference: key.methodId });
      await schedule.lookAfterCard(tx, key, abandonedAfterSeconds);
      return true;
    });
    if (!isBegun) throw new Problem('CARD_NOT_CERTAIN');
    return key;
  }

  /** Null when it was known before, or is not wanted any more. */
  async function activate(key: MethodKey, result: SaveResult & { status: 'saved' }) {
    return db.transaction(async (tx) => {
      const row = await savedCards.activate(tx, key, result.card);
      if (row?.isNew)
        await recordEvent(tx, {
          eventType: 'PaymentMethodCreateEvent',
          customerId: null,
          userId: key.userId,
          event: { paymentMethod: { id: key.methodId, card: cardWords(row) } },
        });
      else if (row) await schedule.lookAfterCard(tx, key, 0);
      return row;
    });
  }

  /** @throws CardRefused, Problem CARD_NOT_CERTAIN */
  async function settle(key: MethodKey, requestHash: Buffer, result: SaveResult): Promise<ActiveMethod> {
    if (result.status === 'declined') {
      await savedCards.forget(key, 'saving');
      throw new CardRefused(result.message);
    }
    if (result.status === 'saved') await activate(key, result);
    const row = await savedCards.findByRequest(key.userId, requestHash);
    if (row?.status !== 'active') throw new Problem('CARD_NOT_CERTAIN');
    return row as ActiveMethod;
  }

  const isOld = ({ createdAt }: SavedCardRow) => Date.now() - createdAt.getTime() > neverAfterMs;

  async function forgetWithProvider(row: SavedCardRow): Promise<boolean> {
    const known = row.savedCardId ?? (await nameOf(row));
    if (known === null && !isOld(row)) return false;
    if (known !== null && !(await gateway.forgetCard({ savedCardId: known }))) return false;
    await savedCards.forget(row, 'removing');
    return true;
  }

  /** Of one that was given up before anybody knew what became of it. @throws when nobody knows yet */
  async function nameOf({ methodId }: SavedCardRow): Promise<string | null> {
    const found = await gateway.findSaved({ idempotencyKey: methodId });
    if (found?.status === 'unknown') throw new Error('the provider does not say');
    return found?.status === 'saved' ? found.card.savedCardId : null;
  }

  return {
    async save(actor, token) {
      const { userId } = actor;
      const requestHash = createHash('sha256').update(token).digest();
      const begun = await begin(actor, requestHash);
      if ('status' in begun && begun.status === 'active') return begun;
      const { methodId } = begun;
      const key = { userId, methodId };
      return settle(key, requestHash, await gateway.save({ idempotencyKey: methodId, token }));
    },

    async lookAfter(key) {
      const row = await savedCards.find(key);
      if (!row || row.status === 'active') return true;
      if (row.status === 'removing') return forgetWithProvider(row);
      const found = await gateway.findSaved({ idempotencyKey: key.methodId });
      if (found?.status === 'unknown') return false;
      if (found?.status === 'saved') await activate(key, found);
      else if (!isOld(row)) return false;
      else await savedCards.forget(key, 'saving');
      log.info({ methodId: key.methodId, found: found?.status ?? 'none' }, 'a saving that was interrupted');
      return true;
    },
  };
}

interface RemoveCardNeeds {
  db: Db;
  savedCards: SavedCards;
  automatic: AutomaticPayments;
  schedule: CardSchedule;
}

export interface RemoveCard {
  /** @throws Problem NOT_FOUND */
  remove(key: MethodKey): Promise<void>;
  /** Of somebody who leaves, or who has no line any more. */
  removeAll(tx: Tx, userId: string): Promise<void>;
}

/** A card goes: here at once, with what was paid with it by itself; with the provider by a job, until it says so. */
export function createRemoveCard({ db, savedCards, automatic, schedule }: RemoveCardNeeds): RemoveCard {
  return {
    async remove(key) {
      const { userId, methodId } = key;
      const { accounts, lines } = await automatic.usesOf(userId);
      await db.transaction(async (tx) => {
        const removed = await savedCards.beginRemoval(tx, key);
        if (!removed) throw new Problem('NOT_FOUND');
        const off = [];
        for (const { accountId } of accounts.filter((use) => use.methodId === methodId))
          off.push(await automatic.switchOffAutoPay(tx, { userId, accountId }, 'cardRemoved'));
        for (const { serviceNumber } of lines.filter((use) => use.methodId === methodId))
          off.push(await automatic.switchOffAutoTopUp(tx, { userId, serviceNumber }, 'cardRemoved'));
        await schedule.lookAfterCard(tx, key, 0);
        await recordEvent(tx, {
          eventType: 'PaymentMethodDeleteEvent',
          customerId: null,
          userId,
          event: {
            paymentMethod: { id: methodId, card: cardWords(removed) },
            switchedOff: off.includes(true),
          },
        });
      });
    },

    async removeAll(tx, userId) {
      await automatic.forgetAll(tx, userId);
      for (const methodId of await savedCards.removeAll(tx, userId))
        await schedule.lookAfterCard(tx, { userId, methodId }, 0);
    },
  };
}
