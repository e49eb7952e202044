// Of which moment an answer is, where the server could not ask for a newer one: for whoever has asked by this signal.
const HEADER = 'X-As-Of';

/** By the server's clock. */
const moments = new WeakMap<AbortSignal, number>();

export function noteMoment(signal: AbortSignal | undefined, headers: Headers): void {
  const at = Date.parse(headers.get(HEADER) ?? '');
  if (signal && !Number.isNaN(at)) moments.set(signal, Math.min(at, moments.get(signal) ?? at));
}

/** Of the oldest of its answers; undefined: all of them are of now. */
export const momentOf = (signal: AbortSignal): number | undefined => moments.get(signal);
