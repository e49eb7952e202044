// The eight types of the payment frame: what each sells, to which lines, and how it is paid.

import type { FrameType } from '@portal/contract/paying/payment-frame';
import type { PackageType } from '@portal/contract/shopping/catalogue';
import type { ManagedLine } from '../../caller.ts';
import type { Kind, Method } from '../payments/purchase-kind.ts';

export interface FrameRules {
  sells: readonly Kind[];
  /** Of packages; all when absent. */
  packageTypes?: readonly PackageType[];
  method: Exclude<Method, 'savedCard'>;
  lineKinds: readonly ManagedLine['kind'][];
  /** Bills are paid in a tab of their own (PAY-14). */
  target: 'frame' | 'tab';
  /** Whether the page asks the portal for credentials. */
  needsCredentials: boolean;
  /** Whether the line's number goes to the page with its leading 0 (PAY-14). */
  keepsZero: boolean;
}

const bill = {
  sells: ['bill'],
  method: 'card',
  target: 'tab',
  needsCredentials: false,
  keepsZero: false,
} as const;
const chosen = { target: 'frame', needsCredentials: false, keepsZero: false } as const;
const topUp = { method: 'card', target: 'frame', needsCredentials: true, keepsZero: true } as const;
const mobile = ['Postpaid', 'Prepaid'] as const;

export const frameRules: Record<FrameType, FrameRules> = {
  postpaid: { ...bill, lineKinds: ['Postpaid'] },
  fixed: { ...bill, lineKinds: ['Fixed'] },
  tdc: { ...chosen, sells: ['package', 'recharge'], method: 'card', lineKinds: mobile },
  factura: { ...chosen, sells: ['package', 'recharge'], method: 'invoice', lineKinds: ['Postpaid'] },
  prepaid: { ...chosen, sells: ['package'], method: 'balance', lineKinds: ['Prepaid'] },
  recharge: { ...topUp, sells: ['recharge'], lineKinds: mobile },
  data_packets: { ...topUp, sells: ['package'], packageTypes: ['INTERNET'], lineKinds: mobile },
  roaming_packages: { ...topUp, sells: ['package'], packageTypes: ['ROAMING'], lineKinds: ['Postpaid'] },
};
