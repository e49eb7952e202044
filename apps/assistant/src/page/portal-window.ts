// The window that holds this page: asked to go to a page of its own, and heard when something has happened there.

type ToPortal =
  | { type: 'close' | 'person' | 'restart' | 'news' }
  | { type: 'navigate'; page: string; line?: string | undefined; bill?: string | undefined };

/** The page of the portal that is open, and what it is about. */
export type Place = { page: string; line?: string; bill?: string; ticket?: string };

type FromPortal =
  | { type: 'shown' }
  | { type: 'place'; place: Place | null }
  | { type: 'scenario'; name: 'payment' | 'recharge' | 'activation'; result: 'success' | 'failed' };

export type PortalWindow = {
  post(message: ToPortal): void;
  /** Also what came before. */
  listen(onMessage: (message: FromPortal) => void): void;
};

const names = ['payment', 'recharge', 'activation'];
const results = ['success', 'failed'];

/** `origins`: the portal's addresses; only they may frame this page, so one of them is our parent's. */
export function portalWindow(origins: readonly string[]): PortalWindow {
  const { parent } = window;
  // Not every browser names its ancestors; there the portal's first address is the one.
  const ancestor = location.ancestorOrigins?.[0];
  const origin = origins.find((each) => each === ancestor) ?? origins[0] ?? '';
  const unheard: FromPortal[] = [];
  let hear: (message: FromPortal) => void = (message) => unheard.push(message);
  window.addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== parent) return;
    const message = messageIn(data);
    if (message) hear(message);
  });
  return {
    post(message) {
      if (parent !== window && origin) parent.postMessage({ v: 1, ...message }, origin);
    },
    listen(onMessage) {
      hear = onMessage;
      for (const message of unheard.splice(0)) hear(message);
    },
  };
}

function messageIn(data: unknown): FromPortal | null {
  const { v, type, name, result, place } = (data ?? {}) as Record<string, unknown>;
  if (v !== 1) return null;
  if (type === 'shown') return { type };
  // What it says is looked at by the server that answers.
  if (type === 'place') return { type, place: place ? (place as Place) : null };
  const isScenario = names.includes(String(name)) && results.includes(String(result));
  return type === 'scenario' && isScenario ? (data as FromPortal) : null;
}

// The link's payload: base64url of UTF-8 JSON behind `#`.

/** The one-time token; null for anything that is no such payload. */
export function takeToken(hash: string): string | null {
  try {
    const text = atob(hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const { token } = (payload ?? {}) as { token?: unknown };
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}
