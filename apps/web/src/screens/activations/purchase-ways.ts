// How packages and top-ups are paid from 'Compra de paquetes y recargas': each method in the payment frame, or, where
// there is none, on the pages that take it (PAY-7).
import type { FrameType } from '@portal/contract/paying/payment-frame';
import { paths } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import type { PayMethod } from '../../session/purchase-drafts.ts';
import { methodsOf, type SoldLine } from '../../shared/line/line-facts.ts';

export type Way = 'recharge' | 'packages';

const purchases = { recharge: 'recharge', packages: 'package' } as const;
const ways: readonly Way[] = ['recharge', 'packages'];

/** What the payment frame is opened for. */
export const frameTypes: Record<PayMethod, FrameType> = {
  card: 'tdc',
  invoice: 'factura',
  balance: 'prepaid',
};

export const wayPaths: Record<Way, string> = { recharge: paths.recharge(), packages: paths.packages() };

/** The pages that take this method for this line. */
export const waysOf = (line: SoldLine, method: PayMethod): readonly Way[] =>
  ways.filter((way) => methodsOf(line, 'portal', purchases[way]).includes(method));

export const hasFrame = (): boolean => settings().paymentFrame === 'on';

/** Those that lead somewhere; the others are not offered. */
export function methodsFor(line: SoldLine, isAvailable: (path: string) => boolean): readonly PayMethod[] {
  const channel = hasFrame() ? 'paymentFrame' : 'portal';
  const shown = hasFrame() ? ways : ways.filter((way) => isAvailable(wayPaths[way]));
  return [...new Set(shown.flatMap((way) => methodsOf(line, channel, purchases[way])))];
}
