// A try to say who one is without a session, or about whom one is: what it is counted by.

/** Each is counted by itself: whoever shuts one door has not shut the others. */
export type GuessPurpose =
  /** A stolen phone, said without a session: by document, or by a code. */
  | 'theftByDocument'
  | 'theftByCode'
  /** A lost second step, by document, after the right password. */
  | 'factorRecovery'
  /** Whose customer somebody is, by document, who has a session. */
  | 'holder'
  /** Signing in by a passkey. */
  | 'passkey';

/** Who guesses, and what they have done for it. */
export interface Guesser {
  /** A user who is signed in, else the address. */
  source: string;
  /** The text of `x-proof-of-work`. */
  work: string | null;
}

/** Who asks for a code to be sent: counted by where they are, and by who they are. */
export interface CodeAsker {
  /** As `networkOf` has it. */
  network: string;
  /** The text of `x-proof-of-work`. */
  work: string | null;
  /** Null: nobody is signed in. */
  userId: string | null;
}

export interface Guess extends Guesser {
  purpose: GuessPurpose;
  /** A document, a login name, a passkey. */
  subject: string;
}

/**
 * A guess counts before anything is compared, so that fifty at once are fifty, and not at all once it was right.
 * `worked`: it has cost more than the bot check does.
 * @throws WorkRequired, or what the purpose says when the source has no try left; else what `compare` throws
 */
export type Guessing = <T>(guess: Guess, compare: (how: { worked: boolean }) => Promise<T>) => Promise<T>;
