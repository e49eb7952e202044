// What the operator tells of a stolen phone, wherever it was reported or found.
import type { Tx } from '@portal/database/connection';
import { z } from 'zod';
import type { EventRow } from '../../db/events.ts';
import type { Thefts } from './thefts.ts';

const moment = z.coerce.date().nullable();

const told = z.object({
  theft: z.object({
    theftId: z.string(),
    lineId: z.string(),
    serviceNumber: z.string(),
    imei: z.string().nullable(),
    cause: z.enum(['theft', 'loss']),
    reportedAt: z.coerce.date(),
    suspendedAt: moment,
    equipmentBlockedAt: moment,
    undoneAt: moment,
  }),
});

export const readTheftEvent = ({ event }: Pick<EventRow, 'event'>) =>
  told.safeParse(event).data?.theft ?? null;

export const createFollowTheft =
  ({ thefts }: { thefts: Pick<Thefts, 'follow'> }) =>
  async (tx: Tx, event: EventRow): Promise<void> => {
    const theft = readTheftEvent(event);
    if (theft && event.customerId !== null)
      await thefts.follow(tx, { ...theft, customerId: event.customerId });
  };
