// Who we are to an operator's system: a token as it is, or one that is given for a client's credentials (OAuth 2).
import { z } from 'zod';

export interface Credentials {
  /** Null: none is asked for. */
  bearer(signal: AbortSignal): Promise<string | null>;
  /** It was not accepted: the next one is a new one. */
  forget(): void;
}

export type CredentialSettings =
  | { token: string | null }
  | { tokenUrl: string; clientId: string; clientSecret: string };

const grantSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive().optional(),
});

/** Renewed this long before its end, so that none ends on the way. */
const spareMs = 30_000;
const defaultLifeSeconds = 300;

export function createCredentials(settings: CredentialSettings): Credentials {
  if ('token' in settings) return { bearer: async () => settings.token, forget: () => {} };
  let current: { token: Promise<string>; until: number } | null = null;

  async function ask(signal: AbortSignal): Promise<string> {
    const { tokenUrl, clientId, clientSecret } = settings as {
      tokenUrl: string;
      clientId: string;
      clientSecret: string;
    };
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
    const response = await fetch(tokenUrl, {
      method: 'POST',
      headers: { authorization: `Basic ${basic.toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new Error(`the token was refused with ${response.status}`);
    const { access_token, expires_in = defaultLifeSeconds } = grantSchema.parse(await response.json());
    if (current) current.until = Date.now() + expires_in * 1_000 - spareMs;
    return access_token;
  }

  return {
    bearer(signal) {
      if (current && current.until > Date.now()) return current.token;
      const renewed = { token: ask(signal), until: Number.POSITIVE_INFINITY };
      current = renewed;
      renewed.token.catch(() => {
        if (current === renewed) current = null;
      });
      return renewed.token;
    },
    forget() {
      current = null;
    },
  };
}
