// What time it is: the server's time, wherever the clock of the device is wrong.

/** Nobody reads such a difference: an answer is a while on its way, and tells its time in whole seconds. */
const TOLERATED_MS = 60_000;

let behindMs = 0;
let standsAt: number | undefined;

/** @param date the header of an answer that has just come */
export function learnTime(date: string | null): void {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told) || standsAt !== undefined) return;
  follow(told);
}

function follow(told: number): void {
  const behind = told - Date.now();
  behindMs = Math.abs(behind) < TOLERATED_MS ? 0 : behind;
}

/**
 * It is this moment, to the millisecond, while the page is drawn and until the app has gone on with it: were it later,
 * or the device a minute ahead, another hour would stand there, and the page would be drawn anew.
 * @returns the same moment by the clock of the device
 */
export function standAt(moment: number): number {
  const now = Date.now();
  standsAt = moment;
  behindMs = moment - now;
  return now;
}

export function letTimePass(): void {
  if (standsAt === undefined) return;
  standsAt = undefined;
  follow(Date.now() + behindMs);
}

/** A moment by the clock of the device, as it really was. */
export const trueTime = (deviceMs: number): number => deviceMs + behindMs;

/** The other way. */
export const deviceTime = (trueMs: number): number => trueMs - behindMs;

/** For days and for what people read. How much time passes, the device's own clock tells as well. */
export const trueNow = (): number => standsAt ?? trueTime(Date.now());
