// What the chains of agreements are sealed with.

import { z } from 'zod';
import { secretShape } from '../../settings-shapes.ts';

export const chainSettings = {
  AGREEMENTS_KEY: secretShape.refine((key) => !key.includes(','), 'must have no comma').optional(),
  /** Those that it has followed, with commas between them: what they have sealed stays good. */
  AGREEMENTS_KEYS_BEFORE: z
    .string()
    .regex(
      /^[\x21-\x2b\x2d-\x7e]{32,200}(,[\x21-\x2b\x2d-\x7e]{32,200})*$/,
      'must be keys with commas between them',
    )
    .transform((text) => text.split(','))
    .optional(),
};

export interface ChainSettings {
  /** Null: one that lies in the database. */
  key: string | null;
  keysBefore: readonly string[];
}

export function chainFrom(env: z.infer<z.ZodObject<typeof chainSettings>>): ChainSettings {
  const { AGREEMENTS_KEY: key = null, AGREEMENTS_KEYS_BEFORE: keysBefore = [] } = env;
  return { key, keysBefore };
}
