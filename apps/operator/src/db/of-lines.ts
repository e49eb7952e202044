// Which rows are of some lines: a condition that every table of lines is asked by.
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, type Column, inArray, type SQL } from 'drizzle-orm';

/** The customers say on which machine they are. */
export const ofLines = (
  table: { customerId: Column; lineId: Column },
  places: readonly LinePlace[],
): SQL | undefined =>
  and(
    inArray(table.customerId, [...new Set(places.map(({ customerId }) => customerId))]),
    inArray(
      table.lineId,
      places.map(({ lineId }) => lineId),
    ),
  );
