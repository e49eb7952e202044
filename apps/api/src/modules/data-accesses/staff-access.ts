// What the operator tells of its own people's looks at a customer's data.
import { dataCategorySchema } from '@portal/contract/policy';
import type { Tx } from '@portal/database/connection';
import { z } from 'zod';
import type { EventRow } from '../../db/events.ts';
import type { DataAccesses } from './data-accesses.ts';

const told = z.object({
  dataAccess: z.object({
    dataKind: dataCategorySchema,
    serviceNumber: z.string().max(40).nullable().default(null),
    by: z.string().trim().min(1).max(80),
  }),
});

export const createRecordStaffAccess =
  ({ dataAccesses }: { dataAccesses: Pick<DataAccesses, 'keepWithin'> }) =>
  async (tx: Tx, { event, customerId, eventTime }: EventRow): Promise<void> => {
    const { data } = told.safeParse(event);
    if (!data || customerId === null) return;
    const { by: name, dataKind, serviceNumber } = data.dataAccess;
    const look = {
      customerId,
      serviceNumber,
      dataKind,
      role: 'operator',
      userId: null,
      name,
      place: null,
    } as const;
    await dataAccesses.keepWithin(tx, look, eventTime);
  };
