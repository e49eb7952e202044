// What somebody calls a line for themselves: its name, colour, icon and place in their lists.
import { lettersOf, longestNickname } from '@portal/market/text';
import { z } from 'zod';

export const lineColors = ['blue', 'teal', 'violet', 'plum', 'olive', 'slate'] as const;
export const lineIcons = [
  'phone',
  'sim',
  'wifi',
  'tv',
  'home',
  'person',
  'heart',
  'child',
  'work',
  'car',
] as const;
export type LineColor = (typeof lineColors)[number];
export type LineIcon = (typeof lineIcons)[number];

/** No letter that cannot be seen, but the joiner of emoji and the marks of direction that a name in Arabic may need. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
export const nicknameSchema = z
  .string()
  .max(200)
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .refine((text) => !unseen.test(text) && lettersOf(text) <= longestNickname)
  .transform((text) => text || null);

export const lineLookSchema = z
  .object({
    nickname: z.string().nullable().describe('As the caller calls the line; null: by its plan.'),
    color: z.enum(lineColors).nullable(),
    icon: z.enum(lineIcons).nullable().describe('Null: of its kind.'),
    position: z.int().nullable().describe('From 0 in the caller’s lists; null: after those that have one.'),
    hidden: z
      .boolean()
      .describe(
        'Left out of home. It stands in the list of all lines, and what it owes is shown all the same.',
      ),
  })
  .meta({ id: 'LineLook' });
export type LineLook = z.infer<typeof lineLookSchema>;

export const plainLook: LineLook = {
  nickname: null,
  color: null,
  icon: null,
  position: null,
  hidden: false,
};

/** What is not named stays; an empty name is none. */
export const lineLookChangeSchema = z
  .strictObject({
    nickname: nicknameSchema.nullable(),
    color: z.enum(lineColors).nullable(),
    icon: z.enum(lineIcons).nullable(),
    position: z.int().min(0).max(9_999).nullable(),
    hidden: z.boolean(),
  })
  .partial();
export type LineLookChange = z.infer<typeof lineLookChangeSchema>;
