// Telling people from programs before a code is sent: the built-in proof of work, or an outside service.

import type { BotPurpose } from '@portal/contract/help/portal-support';

/** Outside services that may stand in for the built-in proof of work. */
export type HostedService = 'turnstile' | 'recaptcha' | 'hcaptcha';

export interface BotCheck {
  /** A challenge for the browser; null where the outside service's own widget makes it. */
  challenge(purpose: BotPurpose): Promise<Record<string, unknown> | null>;
  /**
   * Whether this solution is good for this purpose, now, for the first time. Fails closed: whatever goes
   * wrong is a no.
   * @param solution the text of `x-bot-token`
   */
  verify(solution: string, context: { purpose: BotPurpose; address: string }): Promise<boolean>;
}

/** Two days of a fast core; what counts the tries counts in 32 bits. */
export const mostDoublings = 20;

/** What a guess costs whoever makes it: a proof of work whose size the server says. No outside service can do that. */
export interface Work {
  /**
   * @param about what is guessed about: it is good for nothing else
   * @param doublings how often the bot check's own work is doubled
   */
  challenge(about: string, doublings: number): Promise<Record<string, unknown>>;
  /** Whether this is at least so much work, about this, in its time, for the first time. */
  take(solution: string, about: string, doublings: number): Promise<boolean>;
}
