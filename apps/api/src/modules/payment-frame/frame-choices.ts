// What can be paid in an attempt, with its price at this moment.

import { Problem } from '@portal/contract/errors';
import type { FrameOrder, FrameType } from '@portal/contract/paying/payment-frame';
import { topUps } from '@portal/contract/paying/payments';
import type { PackageType } from '@portal/contract/shopping/catalogue';
import { market } from '@portal/market/here';
import { centsOf } from '@portal/market/money';
import { splitTax } from '@portal/market/tax';
import { type Billing, payableCents } from '@portal/operator-ports/billing';
import type { Catalogue } from '@portal/operator-ports/catalogue';
import { mobileKinds } from '@portal/operator-ports/wire';
import type { ManagedLine } from '../../caller.ts';
import type { Method } from '../payments/purchase-kinds.ts';

type Kind = FrameOrder['choices'][number]['@referredType'];

export interface Choice {
  kind: Kind;
  id: string;
  name: string;
  description: string;
  netCents: number;
  taxCents: number;
  totalCents: number;
}

export interface ChoiceNeeds {
  billing: Billing;
  catalogue: Catalogue;
}

export type FindChoices = (line: ManagedLine, rules: FrameRules, itemId: string | null) => Promise<Choice[]>;

/** More unpaid bills than anybody has. */
const mostBills = 50;

/** @throws Problem NOT_FOUND for an item that is not among them, BILL_NOT_PAYABLE, NOT_FOR_THIS_LINE */
export function createFindChoices({ billing, catalogue }: ChoiceNeeds): FindChoices {
  const of: Record<Kind, (line: ManagedLine, rules: FrameRules) => Promise<Choice[]>> = {
    async bill(line) {
      const page = { order: 'dueFirst' as const, offset: 0, limit: mostBills };
      const { bills } = await billing.list([line], { states: ['sent'] }, page);
      return bills
        .filter((bill) => payableCents(bill) > 0)
        .map((bill) => ({
          kind: 'bill',
          id: bill.billNo,
          name: `Factura ${bill.billNo}`,
          description: bill.planName,
          netCents: payableCents(bill),
          taxCents: 0,
          totalCents: payableCents(bill),
        }));
    },

    async package({ kind }, { packageTypes }) {
      const packages = await catalogue.packages();
      return packages
        .filter(({ lineKinds, type }) => isAmong(lineKinds, kind) && (packageTypes?.includes(type) ?? true))
        .map(({ offeringId: id, name, description, priceCents }) => ({
          kind: 'package',
          id,
          name,
          description,
          ...splitTax(priceCents),
          totalCents: priceCents,
        }));
    },

    async recharge() {
      return topUps.map((units) => ({
        kind: 'recharge',
        id: String(units),
        name: `Recarga de ${market.currency.symbol}${units}`,
        description: 'Tu saldo no caduca.',
        ...splitTax(centsOf(units)),
        totalCents: centsOf(units),
      }));
    },
  };

  return async (line, rules, itemId) => {
    if (!rules.lineKinds.includes(line.kind)) throw new Problem('NOT_FOR_THIS_LINE');
    const choices = (await Promise.all(rules.sells.map((kind) => of[kind](line, rules)))).flat();
    const wanted = itemId === null ? choices : choices.filter(({ id }) => id === itemId);
    if (wanted.length > 0) return wanted;
    if (itemId !== null) throw new Problem('NOT_FOUND');
    throw new Problem(rules.sells.includes('bill') ? 'BILL_NOT_PAYABLE' : 'NOT_FOR_THIS_LINE');
  };
}

const isAmong = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind);

interface FrameRules {
  sells: readonly Kind[];
  /** Of packages; all when absent. */
  packageTypes?: readonly PackageType[];
  method: Extract<Method, 'card' | 'invoice' | 'balance'>;
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

/** The eight types of the payment frame: what each sells, to which lines, and how it is paid. */
export const frameRules: Record<FrameType, FrameRules> = {
  postpaid: { ...bill, lineKinds: ['Postpaid'] },
  fixed: { ...bill, lineKinds: ['Fixed'] },
  tdc: { ...chosen, sells: ['package', 'recharge'], method: 'card', lineKinds: mobileKinds },
  factura: { ...chosen, sells: ['package', 'recharge'], method: 'invoice', lineKinds: ['Postpaid'] },
  prepaid: { ...chosen, sells: ['package'], method: 'balance', lineKinds: ['Prepaid'] },
  recharge: { ...topUp, sells: ['recharge'], lineKinds: mobileKinds },
  data_packets: { ...topUp, sells: ['package'], packageTypes: ['INTERNET'], lineKinds: mobileKinds },
  roaming_packages: { ...topUp, sells: ['package'], packageTypes: ['ROAMING'], lineKinds: ['Postpaid'] },
};
