// One check for a page: its code comes when it is first needed, and a proof is made ahead of its use.
import { type BotCheck, BotCheckFailure, type ProofMaker } from './port.ts';

export interface BotCheckOptions {
  /** Fetches the code of one kind of check. */
  load: () => Promise<ProofMaker>;
  /** A proof older than this is thrown away. */
  freshMs: number;
  /** False where making a proof may ask the customer something: then only the code comes ahead. */
  ahead: boolean;
  /** For tests. */
  now?: () => number;
}

interface Attempt {
  startedAt: number;
  proof: Promise<string>;
}

export function createBotCheck({ load, freshMs, ahead, now = Date.now }: BotCheckOptions): BotCheck {
  let maker: Promise<ProofMaker> | undefined;
  let attempt: Attempt | undefined;

  // Code that did not come is asked for again; code that is here stays, whatever it answers.
  const code = (): Promise<ProofMaker> => {
    maker ??= load().catch((error: unknown) => {
      maker = undefined;
      throw error;
    });
    return maker;
  };
  const make = async (): Promise<string> => {
    try {
      return await (await code())();
    } catch (error) {
      throw error instanceof BotCheckFailure ? error : new BotCheckFailure('unreachable');
    }
  };
  const begin = (): Attempt => {
    if (attempt && now() - attempt.startedAt < freshMs) return attempt;
    const started: Attempt = { startedAt: now(), proof: make() };
    attempt = started;
    // A failure is forgotten at once; whoever waits for the proof hears of it.
    started.proof.catch(() => {
      if (attempt === started) attempt = undefined;
    });
    return started;
  };

  return {
    prepare: () => {
      if (ahead) begin();
      else code().catch(() => undefined);
    },
    proof: async () => {
      const used = begin();
      try {
        return await used.proof;
      } finally {
        if (attempt === used) attempt = undefined;
      }
    },
    reset: () => {
      attempt = undefined;
    },
  };
}
