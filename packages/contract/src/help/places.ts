// Where people are attended to: offices and places that collect payments, as the operator publishes them.
import { weekdays } from '@portal/market/civil-dates';
import { exampleCity } from '@portal/market/demo';
import { country } from '@portal/market/path';
import { placeActivitySchema } from '@portal/operator-ports/office-appointments';
import { clockTimeSchema, dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';

/** As an operator publishes it. */
export const publishedPlaceSchema = z.object({
  id: z.string().min(1).max(60),
  name: z.string().min(1).max(120),
  kind: z.enum(['office', 'collectionPoint']),
  address: z.string().min(1).max(200),
  city: z.string().min(1).max(60),
  stateOrProvince: z.string().max(60).optional(),
  geographicLocation: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  activities: z.array(placeActivitySchema),
  openingHours: z
    .array(z.object({ day: z.enum(weekdays), startHour: clockTimeSchema, endHour: clockTimeSchema }))
    .describe('By the clock of the country. A day without a row is one on which it is closed.'),
  closedOn: z.array(z.iso.date()).default([]).describe('Days on which it is closed besides.'),
  takesAppointments: z.boolean().default(false).describe('Whoever is signed in can book a turn there.'),
  waiting: z.int().min(0).optional().describe('How many wait there now. Left out where nobody counts them.'),
});
export type PublishedPlace = z.infer<typeof publishedPlaceSchema>;

export const placeSchema = publishedPlaceSchema
  .extend({
    '@type': z.literal('GeographicSite'),
    isOpen: z.boolean().describe('Now. How many wait is not said of one that is closed.'),
    changesAt: dateTimeSchema.optional().describe('Closes or opens next; within a week.'),
    distanceKm: z.number().optional().describe('From `near`, where that is a point.'),
  })
  .meta({ id: 'GeographicSite' });
export type Place = z.infer<typeof placeSchema>;

export const listPlaces = {
  id: 'listGeographicSite',
  tmf: 'TMF674',
  summary: `Where people are attended to. \`near\` is a place in words (\`${exampleCity} norte\`), or a point (\`-0.19,-78.49\`): then the nearest come first. The point is kept nowhere.`,
  method: 'GET',
  path: `/GeographicSiteManagement/api/${country}/geographicSiteManagement/geographicSite`,
  query: z.strictObject({
    id: z.string().max(60).optional().describe('That one alone.'),
    near: z.string().max(80).optional(),
    activity: placeActivitySchema.optional(),
  }),
  policy: { access: 'public', limit: 'placesSeen' },
  answers: { 200: z.array(placeSchema).describe('Fifty at most.') },
  refusals: ['CONTENT_UNAVAILABLE'],
} as const satisfies Call;
