// What is known of a program that signs in, and the words for it.
import Bowser from 'bowser';
import { deviceCopy as copy } from './device.copy.ts';

export interface Visitor {
  /** Its network. */
  address: string;
  /** What it has done for a try, where one costs work. */
  work: string | null;
  userAgent: string | null;
  /** ISO 3166, and a name, where a proxy in front tells them. */
  country: string | null;
  city: string | null;
  /** By which its browser was known before. */
  deviceToken: string | null;
}

export type DeviceType = 'phone' | 'tablet' | 'computer' | 'other';

export interface Device {
  type: DeviceType;
  words: string;
}

const types: Readonly<Record<string, DeviceType>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** «Computador, Firefox», «iPhone, Safari»: of what a browser says of itself, which may be anything. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { type: 'other', words: copy.unknown };
  const { platform, os, browser } = Bowser.parse(userAgent);
  const type = types[platform.type ?? ''] ?? 'other';
  const isApple = os.name === 'iOS' && /iPhone|iPad/.exec(userAgent)?.[0];
  const kind = isApple || copy.types[type];
  const words = [kind, browser.name].filter(Boolean).join(', ');
  return { type, words: type === 'other' && !browser.name ? copy.unknown : words };
}
