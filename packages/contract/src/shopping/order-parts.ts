// TMF622 Product Ordering: what its orders have in common.
import { country } from '@portal/market/path';
import { z } from 'zod';

export const orderingBase = `/ProductOrderingManagement/api/${country}/productOrderingManagement` as const;

/** The one line that an order is about. */
export const orderedLine = z
  .array(z.object({ id: z.string().min(1).max(60).describe('The line, in any spelling.') }))
  .length(1);
