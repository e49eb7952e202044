// What the page asks of its own server.
import type { Place } from './portal-window.ts';

export type Link = {
  label: string;
  page?: string;
  line?: string;
  bill?: string;
  href?: string;
  person?: true;
  write?: true;
};
export type Reply = { label: string; topic: string; line?: string };

export type Answer = {
  topic: string;
  paragraphs: string[];
  list: string[];
  links: Link[];
  replies: Reply[];
  /** What they were about, for what is said next. */
  context: unknown;
  /** To another question in the same words. */
  second: Pick<Answer, 'paragraphs' | 'list' | 'links'> | null;
};

export type Question = {
  text: string;
  topic?: string | undefined;
  line?: string | undefined;
  context?: unknown;
  /** What was said before it. */
  place?: Place | undefined;
};

export type Begun = {
  conversation: string;
  givenName: string;
  /** For a chat with people behind it. */
  customer?: { name: string; accountNumber: string | null; email: string | null };
  identity?: { id: string; hash: string } | null;
};

/** What somebody said in a conversation, as it is shown. */
export type Said = { author: 'customer' | 'assistant'; text: string };

export type HandedOver = { id: string; expectedResolutionDate: string | null };

/** `over`: the conversation has ended; `silent`: nobody knows. */
export type Refused = 'over' | 'card' | 'fast' | 'silent';

const ANSWER_WITHIN_MS = 20_000;

/** Null when the link has been used, or is too old. */
export async function beginConversation(token: string): Promise<Begun | null | 'silent'> {
  const { status, body } = await post('/conversation', { token });
  if (status === 200) return body as Begun;
  return status === 401 || status === 400 ? null : 'silent';
}

export async function ask(conversation: string, question: Question): Promise<Answer | Refused> {
  const { status, body } = await post('/question', { conversation, ...question });
  return status === 200 ? (body as Answer) : refusedBy(status, body);
}

/** @param key the same one is sent once, whatever was lost */
export async function sendToPerson(
  conversation: string,
  key: string,
  said: readonly Said[],
): Promise<HandedOver | Refused> {
  const { status, body } = await post('/handover', { conversation, key, said });
  return status === 201 ? (body as HandedOver) : refusedBy(status, body);
}

/** How many answers of people have not been read; none as long as nobody says. */
export async function countAnswers(conversation: string): Promise<number> {
  const { status, body } = await post('/news', { conversation });
  return status === 200 ? Number((body as { answered?: unknown }).answered) || 0 : 0;
}

function refusedBy(status: number, body: unknown): Refused {
  if (status === 401) return 'over';
  if (status === 429) return 'fast';
  return (body as { code?: unknown } | null)?.code === 'CARD_DATA_REFUSED' ? 'card' : 'silent';
}

async function post(path: string, body: object): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0, body: null };
  }
}
