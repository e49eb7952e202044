// What time it is for the embedded operator. Tests set it.

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
