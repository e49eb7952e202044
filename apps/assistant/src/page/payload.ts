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
