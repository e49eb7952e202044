// How long somebody stays signed in, and what is known of where.

import type { z } from 'zod';
import { headerName, secretShape, wholeNumber } from '../../settings-shapes.ts';

export const sessionSettings = {
  SESSION_IDLE_MINUTES: wholeNumber(1, 1440).default(60),
  SESSION_MAX_HOURS: wholeNumber(1, 720).default(12),
  /** Seals the secrets of apps of codes, and hashes backup codes. */
  SECOND_FACTOR_KEY: secretShape.optional(),
  /** Headers by which a proxy in front tells where a visitor is: the code of a country, the name of a city. */
  PLACE_COUNTRY_HEADER: headerName.optional(),
  PLACE_CITY_HEADER: headerName.optional(),
};

export interface SessionSettings {
  idleMinutes: number;
  maxHours: number;
  /** Null: one that lies in the database. */
  sealingKey: string | null;
  placeHeaders: { country: string | null; city: string | null };
}

export function sessionsFrom(env: z.infer<z.ZodObject<typeof sessionSettings>>): SessionSettings {
  const { SECOND_FACTOR_KEY: sealingKey = null } = env;
  const { PLACE_COUNTRY_HEADER: country = null, PLACE_CITY_HEADER: city = null } = env;
  const { SESSION_IDLE_MINUTES: idleMinutes, SESSION_MAX_HOURS: maxHours } = env;
  return { idleMinutes, maxHours, sealingKey, placeHeaders: { country, city } };
}
