// A customer's calls: signing in, the home page, a bill paid by card, and what is to be seen of it afterwards.
import { demoPassword } from '../../apps/api/src/db/demo/fill.ts';
import { type Buyer, packageAsk } from '../shared/buyers.ts';
import { signIn } from '../shared/portal.ts';

export interface Answered {
  status: number;
  body: unknown;
}

/** Status 0: no answer at all. */
export async function callOf(origin: string, path: string, init: RequestInit = {}): Promise<Answered> {
  try {
    const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(20_000) });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    };
  } catch {
    return { status: 0, body: null };
  }
}

export async function homeOf(origin: string, username: string) {
  const { home } = await signIn(origin, username, demoPassword);
  return () => callOf(origin, home.path, { headers: home.headers });
}

/** Charged to the invoice of a line: 201 is an acknowledged payment. */
export function buyPackage(origin: string, buyer: Buyer): Promise<Answered> {
  const { path, headers, body } = packageAsk(buyer, 'invoice');
  return callOf(origin, path, { method: 'POST', headers, body: JSON.stringify(body()) });
}
