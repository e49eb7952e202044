// Answers asked for by a script in the page, before the code of the app was here: each is taken once.
import { addressOf, headersOf, type Outgoing, type Sender } from './outgoing.ts';

interface EarlyAnswers {
  bearer: string;
  askedAt: number;
  byAddress: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    /** The script and the app are built apart and meet here. */
    earlyAnswers?: EarlyAnswers;
  }
}

/** As long as a figure stays fresh: later, the app asks anew. */
const FRESH_MS = 60_000;

export function askEarly(sender: Sender, calls: readonly Outgoing[]): void {
  const bearer = sender.bearer();
  if (bearer === null) return;
  const byAddress = new Map<string, Promise<Response>>();
  for (const call of calls) {
    const answer = fetch(addressOf(call), {
      headers: headersOf(sender, call, bearer),
      credentials: 'include',
    }).then(whole);
    // Whoever takes it hears of a failure; nobody may.
    answer.catch(() => undefined);
    byAddress.set(addressOf(call), answer);
  }
  window.earlyAnswers = { bearer, askedAt: performance.now(), byAddress };
}

/** Read to its end: an answer that nobody takes would otherwise hold one of the browser's few connections. */
async function whole(answer: Response): Promise<Response> {
  const body = await answer.blob();
  return new Response(body.size > 0 ? body : null, answer);
}

/** @returns undefined where nothing was asked, or for another session */
export function takeEarly(address: string, bearer: string | null): Promise<Response> | undefined {
  const early = globalThis.window?.earlyAnswers;
  if (!early || early.bearer !== bearer || performance.now() - early.askedAt > FRESH_MS) return undefined;
  const answer = early.byAddress.get(address);
  early.byAddress.delete(address);
  return answer;
}
