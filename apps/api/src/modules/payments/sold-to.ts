// Whether packages and top-ups are sold to a line at all.
import { InvalidField, Problem } from '@portal/contract/errors';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { ManagedLine } from '../../caller.ts';

export type MobileLine = ManagedLine & { kind: 'Postpaid' | 'Prepaid' };

/** @throws Problem INVALID without a line, NOT_FOR_THIS_LINE, LINE_SUSPENDED, CORPORATE_LINE */
export async function mustBeSoldTo(inventory: Inventory, line: ManagedLine | null): Promise<MobileLine> {
  if (!line) throw new InvalidField('claroid');
  const state = await inventory.state(line);
  if (state?.isCorporate) throw new Problem('CORPORATE_LINE');
  if (state?.status === 'S' && isMobile(line)) throw new Problem('LINE_SUSPENDED');
  if (state?.status !== 'A' || !isMobile(line)) throw new Problem('NOT_FOR_THIS_LINE');
  return line;
}

const isMobile = (line: ManagedLine): line is MobileLine => line.kind !== 'Fixed';
