// What time it is: the server's time, wherever the clock of the device is wrong.

/** Nobody reads such a difference: an answer is a while on its way, and tells its time in whole seconds. */
const TOLERATED_MS = 60_000;

let behindMs = 0;

/** @param date the header of an answer that has just come */
export function learnTime(date: string | null): void {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const behind = told - Date.now();
  behindMs = Math.abs(behind) < TOLERATED_MS ? 0 : behind;
}

/** A moment by the clock of the device, as it really was. */
export const trueTime = (deviceMs: number): number => deviceMs + behindMs;

/** For days and for what people read. How much time passes, the device's own clock tells as well. */
export const trueNow = (): number => trueTime(Date.now());
