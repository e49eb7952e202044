// What the page asks of its own server, and what it is told.

export type Choice = {
  id: string;
  '@referredType': 'package' | 'bill' | 'recharge';
  name: string;
  description: string;
  totalAmount: { amount: number };
};

export type Order = {
  sid: string;
  type: string;
  brand: string;
  portalOrigin: string;
  maskedService: string;
  paymentMethod: { '@type': 'bankCard' | 'account' | 'wallet' };
  /** Where the balance of the line pays. */
  balance?: { amount: number };
  choices: Choice[];
  /** Whether the card may be saved. */
  savesCard: boolean;
  visit: string;
  expiresAt: string;
};

export type Refusal = {
  code: string;
  message: string;
  totalAmount?: { amount: number };
  /** Of the payment that has paid it already. */
  authorizationCode?: string;
};

/** `status` 0: there was no answer. */
export type Answer = { status: number; body: unknown };

/** Longer than our own server waits for the portal. */
const ANSWER_WITHIN_MS = 30_000;

export async function post(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0, body: null };
  }
}

export function refusalIn({ body }: Answer): Refusal {
  const { code = '', message = '', ...rest } = (body ?? {}) as Partial<Refusal>;
  return { code, message, ...rest };
}

export function textIn({ body }: Answer, name: string): string {
  const value = (body as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
}
