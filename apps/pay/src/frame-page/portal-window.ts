// The window that opened the frame: asked for credentials, and told how it ended. Nobody else is spoken to.

export type Credentials = { token: string; service: string };

export type Ending =
  | { status: 'EXITO'; reference: string }
  | { status: 'ERROR'; code: string; message: string };

export type PortalWindow = {
  /** False in a tab: then there is nobody to speak to. */
  isThere: boolean;
  /** Null when the portal stays silent. */
  askForCredentials(): Promise<Credentials | null>;
  tell(ending: Ending): void;
};

const ANSWER_WITHIN_MS = 15_000;

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
        const timer = setTimeout(() => settle(null), isThere ? ANSWER_WITHIN_MS : 0);
        post({ status: 'waiting-credentials', nonce });
      }),
  };
}
