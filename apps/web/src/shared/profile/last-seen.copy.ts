// Sentences of what was used last.
export const lastSeenCopy = { now: 'ahora' } as const;
