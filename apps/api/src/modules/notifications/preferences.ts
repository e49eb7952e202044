// Which messages a user wants: the five boxes, and what each of them decides.
import type { MessagePreferences } from '@portal/contract/help/notifications';

export interface Notice {
  /** By push whoever has asked for it in a browser is told there. */
  channel: 'email' | 'sms' | 'push';
  /** What it tells of, where a box speaks of that; null: of anything else. */
  topic: 'charge' | 'bill' | 'promotion' | null;
}

/** Of who has never chosen. An SMS is for those whom no e-mail reaches; promotions are for who asked for them. */
export function defaultPreferences(hasEmail: boolean): MessagePreferences {
  return { email: true, sms: !hasEmail, charges: true, bills: true, promotions: false };
}

/** A notice leaves when its way and its topic are both wanted; a promotion by e-mail is its own box alone. */
export function isWanted(preferences: MessagePreferences, { channel, topic }: Notice): boolean {
  if (topic === 'promotion') return channel === 'email' && preferences.promotions;
  const isTopic =
    topic === null || (topic === 'charge' && preferences.charges) || (topic === 'bill' && preferences.bills);
  return isTopic && (channel === 'push' || preferences[channel]);
}
