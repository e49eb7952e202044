// Whom the page speaks to: its own server, and the window that opened the frame.

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

type Refusal = {
  code: string;
  message: string;
  totalAmount?: { amount: number };
  /** Of the payment that has paid it already. */
  authorizationCode?: string;
};

/** `status` 0: there was no answer. `at`: when it left, by the clock of the server. */
export type Answer = { status: number; body: unknown; at?: number };

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
    const at = Date.parse(response.headers.get('date') ?? '');
    return { status: response.status, body: await response.json(), at };
  } catch {
    return { status: 0, body: null };
  }
}

/** How long there is to pay, in milliseconds. Whoever's device has the wrong time has as long as everybody else. */
export function leftToPay({ expiresAt }: Pick<Order, 'expiresAt'>, { at }: Pick<Answer, 'at'>): number {
  return Math.max(0, Date.parse(expiresAt) - (at || Date.now()));
}

export function refusalIn({ body }: Answer): Refusal {
  const { code = '', message = '', ...rest } = (body ?? {}) as Partial<Refusal>;
  return { code, message, ...rest };
}

export function textIn({ body }: Answer, name: string): string {
  const value = (body as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
}

// The window that opened the frame: asked for credentials, and told how it ended. Nobody else is spoken to.

type Credentials = { token: string; service: string };

type Ending = { status: 'EXITO'; reference: string } | { status: 'ERROR'; code: string; message: string };

export type PortalWindow = {
  /** False in a tab: then there is nobody to speak to. */
  isThere: boolean;
  /** Null when the portal stays silent. */
  askForCredentials(): Promise<Credentials | null>;
  tell(ending: Ending): void;
};

const WINDOW_ANSWERS_WITHIN_MS = 15_000;

/** `origins`: the portal's addresses; only they may frame this page, so one of them is our parent's. */
export function portalWindow(origins: readonly string[], sid: string): PortalWindow {
  const { parent } = window;
  const isThere = parent !== window;
  // Not every browser names its ancestors; there the portal's first address is the one.
  const ancestor = location.ancestorOrigins?.[0];
  const origin = origins.find((each) => each === ancestor) ?? origins[0] ?? '';
  const post = (message: object) => {
    if (isThere && origin) parent.postMessage({ v: 1, sid, ...message }, origin);
  };

  return {
    isThere,
    tell: post,
    askForCredentials: () =>
      new Promise((resolve) => {
        const nonce = crypto.randomUUID();
        const settle = (credentials: Credentials | null) => {
          removeEventListener('message', onMessage);
          clearTimeout(timer);
          resolve(credentials);
        };
        const onMessage = ({ origin: from, source, data }: MessageEvent) => {
          if (from !== origin || source !== parent) return;
          const {
            v,
            status,
            sid: about,
            nonce: to,
            token,
            service,
          } = (data ?? {}) as Record<string, unknown>;
          if (v !== 1 || status !== 'auth' || about !== sid || to !== nonce) return;
          if (typeof token === 'string' && typeof service === 'string') settle({ token, service });
        };
        addEventListener('message', onMessage);
        const timer = setTimeout(() => settle(null), isThere ? WINDOW_ANSWERS_WITHIN_MS : 0);
        post({ status: 'waiting-credentials', nonce });
      }),
  };
}
