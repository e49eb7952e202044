// Where association was opened from, in the state of its page.

export const FROM_HOME = { from: 'home' } as const;

export function isFromHome(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'from' in state && state.from === FROM_HOME.from;
}
