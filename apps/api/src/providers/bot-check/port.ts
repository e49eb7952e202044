// Telling people from programs before a code is sent: the built-in proof of work, or an outside service.

/** Outside services that may stand in for the built-in proof of work. */
export type HostedService = 'turnstile' | 'recaptcha' | 'hcaptcha';

export type BotPurpose = 'checkRegistered';

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
