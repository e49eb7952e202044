// What a certificate's file says of itself, and what it is known by: read here, sent nowhere.

/** The code in the address under which the file can be checked; null where there is none. */
export function codeIn(bytes: Uint8Array): string | null {
  const text = new TextDecoder('latin1').decode(bytes);
  return /verificar\?code=([0-9A-Z]{4}(?:-[0-9A-Z]{4}){3})/.exec(text)?.[1] ?? null;
}

/** Browsers compute it on addresses with https, or of this machine. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
