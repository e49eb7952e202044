// Telling people from programs without asking them anything: a proof made in the background.

export interface BotCheck {
  /** Begins in the background; while a proof is fresh or on its way it does nothing. */
  prepare: () => void;
  /**
   * The text of `x-bot-token`, good for one request.
   * @throws BotCheckFailure
   */
  proof: () => Promise<string>;
  /** Forgets what was made: the next proof answers a fresh challenge. */
  reset: () => void;
}

/**
 * `insecure`: the browser offers no cryptography on this address (it needs https or localhost).
 * `unreachable`: the challenge or the service's script did not come. `failed`: it came and was not solved.
 */
type BotCheckTrouble = 'insecure' | 'unreachable' | 'failed';

export class BotCheckFailure extends Error {
  override name = 'BotCheckFailure';
  readonly trouble: BotCheckTrouble;

  constructor(trouble: BotCheckTrouble) {
    super(`bot check: ${trouble}`);
    this.trouble = trouble;
  }
}

/** What one kind of check knows: how to make one proof. Each file beside this one is such a kind. */
export type ProofMaker = () => Promise<string>;

const NAMES = ['turnstile', 'recaptcha', 'hcaptcha'] as const;

export type HostedServiceName = (typeof NAMES)[number];

/** The outside services that may be configured; a file of its own, so that asking costs nobody their code. */
export function isHostedService(name: string): name is HostedServiceName {
  return NAMES.some((known) => known === name);
}
