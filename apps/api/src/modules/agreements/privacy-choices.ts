// What a person's data may be used for beside their services: off until switched on, each change a link of their chain.
import type { MessagePreferences } from '@portal/contract/help/notifications';
import type { PrivacyChoiceKind } from '@portal/contract/privacy/agreements';
import type { Db, Tx } from '@portal/database/connection';
import type { Caller } from '../../caller.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Sso } from '../sso/sso.ts';
import { privacyChoicesCopy as copy } from './agreements.copy.ts';
import type { Agreements, Choices } from './agreements.ts';

export interface PrivacyChoiceNeeds {
  db: Db;
  sso: Pick<Sso, 'hasRealEmail'>;
  agreements: Pick<Agreements, 'accept' | 'choices'>;
  notifications: Pick<Notifications, 'preferences' | 'savePreferences'>;
}

export interface PrivacyChoices {
  read(caller: Caller): Promise<Choices>;
  /** The same again changes nothing. */
  set(caller: Caller, kind: PrivacyChoiceKind, granted: boolean): Promise<Choices>;
  /** All of them off, with what follows from it in the same transaction. Answers those that were on. */
  oppose(caller: Caller, alsoWithin: (tx: Tx) => Promise<void>): Promise<PrivacyChoiceKind[]>;
  /** The five boxes, one of which is the choice about promotions. */
  savePreferences(caller: Caller, preferences: MessagePreferences): Promise<void>;
}

const kinds = ['marketing', 'profiling', 'tracking'] as const;

export function createPrivacyChoices(needs: PrivacyChoiceNeeds): PrivacyChoices {
  const { db, sso, agreements, notifications } = needs;

  const preferencesOf = async (caller: Caller) =>
    notifications.preferences(caller.userId, await sso.hasRealEmail(caller));

  /** The box decides what is sent: whoever had ticked it before there was a chain has chosen, too. */
  async function read(caller: Caller): Promise<Choices> {
    const [choices, { promotions }] = await Promise.all([
      agreements.choices(caller.userId),
      preferencesOf(caller),
    ]);
    return { ...choices, marketing: { ...choices.marketing, granted: promotions } };
  }

  const accept = (tx: Tx, caller: Caller, kind: PrivacyChoiceKind, granted: boolean) =>
    agreements.accept(tx, caller, { kind, subject: copy.subjects[kind], isWithdrawn: !granted });

  async function savePreferences(caller: Caller, preferences: MessagePreferences): Promise<void> {
    const before = await preferencesOf(caller);
    await db.transaction(async (tx) => {
      await notifications.savePreferences(tx, caller.userId, preferences);
      if (before.promotions !== preferences.promotions)
        await accept(tx, caller, 'marketing', preferences.promotions);
    });
  }

  return {
    read,
    savePreferences,

    async oppose(caller, alsoWithin) {
      const [choices, preferences] = await Promise.all([read(caller), preferencesOf(caller)]);
      const on = kinds.filter((kind) => choices[kind].granted);
      await db.transaction(async (tx) => {
        if (preferences.promotions)
          await notifications.savePreferences(tx, caller.userId, { ...preferences, promotions: false });
        for (const kind of on) await accept(tx, caller, kind, false);
        await alsoWithin(tx);
      });
      return on;
    },

    async set(caller, kind, granted) {
      if (kind === 'marketing')
        await savePreferences(caller, { ...(await preferencesOf(caller)), promotions: granted });
      else if ((await agreements.choices(caller.userId))[kind].granted !== granted)
        await db.transaction((tx) => accept(tx, caller, kind, granted));
      return read(caller);
    },
  };
}
