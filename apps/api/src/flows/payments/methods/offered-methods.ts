// How what may be paid, by kind of purchase, kind of line and place: the screens differ on purpose (PAY-7).
import type { ManagedLine } from '../../../caller.ts';
import type { Channel, Kind, Method } from '../purchase-kind.ts';

type LineKind = ManagedLine['kind'];
type Methods = Record<Kind, Record<LineKind, readonly Method[]>>;

const none: readonly Method[] = [];
const bill = { Postpaid: ['card'], Fixed: ['card'], Prepaid: none } as const;

const portal: Methods = {
  bill,
  package: { Postpaid: ['invoice'], Prepaid: ['card'], Fixed: none },
  recharge: { Postpaid: ['invoice'], Prepaid: ['card'], Fixed: none },
};

const frame: Methods = {
  bill,
  package: { Postpaid: ['card', 'invoice'], Prepaid: ['card', 'balance'], Fixed: none },
  recharge: { Postpaid: ['card', 'invoice'], Prepaid: ['card'], Fixed: none },
};

export interface Place {
  kind: Kind;
  lineKind: LineKind;
  channel: Channel;
}

export type IsOffered = (method: Method, place: Place) => boolean;

/** @param paysPackagesWithBalance whether the package screens offer the balance of a prepaid line, too */
export function createOfferedMethods(paysPackagesWithBalance: boolean): IsOffered {
  return (method, { kind, lineKind, channel }) => {
    const isByFlag = method === 'balance' && kind === 'package' && lineKind === 'Prepaid';
    if (isByFlag && channel === 'portal') return paysPackagesWithBalance;
    return (channel === 'portal' ? portal : frame)[kind][lineKind].includes(method);
  };
}
