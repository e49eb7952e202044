// What the frame's page may say to the portal's window, and what counts of it (PAY-13).

/** `sid`: of the attempt; whatever is said about another one is not for us. */
export type FrameWord = { kind: 'asks'; nonce: string } | { kind: 'success' } | { kind: 'error' };

/** Null for what is no word of the frame's. */
export function wordIn(data: unknown, sid: string): FrameWord | null {
  if (typeof data === 'string') return legacyWord(data);
  if (typeof data !== 'object' || data === null) return null;
  const { v, status, sid: about, nonce } = data as Record<string, unknown>;
  if (v !== 1 || about !== sid) return null;
  if (status === 'waiting-credentials') return typeof nonce === 'string' ? { kind: 'asks', nonce } : null;
  if (status === 'EXITO') return { kind: 'success' };
  return status === 'ERROR' ? { kind: 'error' } : null;
}

/** A text of older pages: it is a success unless it speaks of an error, too. */
function legacyWord(text: string): FrameWord | null {
  if (text.includes('ERROR')) return { kind: 'error' };
  return text.includes('EXITO') ? { kind: 'success' } : null;
}
