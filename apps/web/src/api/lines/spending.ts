// Alerts of a line's use, and what it may spend beyond its plan and abroad.
import { getSpendingControl, putSpendingControl, type SpendingControl } from '@portal/contract/lines/usage';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Result } from '../../lib/http/result.ts';
import { asked, request } from '../requests.ts';

export const spendingControlQuery = (line: string) =>
  queryOptions({
    queryKey: ['spendingControl', line],
    queryFn: asked(getSpendingControl, { query: { serviceId: line }, line }),
  });

export type WantedControl = z.input<typeof putSpendingControl.body>;

export const controlSpending = (line: string, body: WantedControl): Promise<Result<SpendingControl>> =>
  request(putSpendingControl, { query: { serviceId: line }, line, body });
