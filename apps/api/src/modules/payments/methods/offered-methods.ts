// How what may be paid, by kind of purchase, kind of line and place: the screens differ on purpose (PAY-7).

import type { LineKind } from '@portal/contract/common';
import { type LaterMethod, laterMethods } from '@portal/contract/paying/paid-later';
import { purchaseKinds, type SoldKind, soldKinds } from '@portal/contract/paying/purchase-kinds';
import { type Role, roles } from '@portal/contract/policy';
import type { Channel, Kind, Method } from '../purchase-kinds.ts';

type Methods = Record<SoldKind, Record<LineKind, readonly Method[]>>;

const none: readonly Method[] = [];
const nothing = { Postpaid: none, Prepaid: none, Fixed: none } as const;
const bill = { Postpaid: ['card'], Fixed: ['card'], Prepaid: none } as const;
const anyCard = ['card', 'savedCard'] as const;

const portal: Methods = {
  bill: { Postpaid: anyCard, Fixed: anyCard, Prepaid: none },
  // A card that is kept pays a package where it is chosen, without a form.
  package: { Postpaid: ['invoice', 'savedCard'], Prepaid: anyCard, Fixed: none },
  recharge: { Postpaid: ['invoice'], Prepaid: anyCard, Fixed: none },
};

const frame: Methods = {
  bill,
  package: { Postpaid: ['card', 'invoice'], Prepaid: ['card', 'balance'], Fixed: none },
  recharge: { Postpaid: ['card', 'invoice'], Prepaid: ['card'], Fixed: none },
};

/** What is paid without anybody there. */
const saved = ['savedCard'] as const;
const automatic: Methods = {
  bill: { Postpaid: saved, Fixed: saved, Prepaid: none },
  package: nothing,
  recharge: { Postpaid: none, Prepaid: saved, Fixed: none },
};
/** Somebody without an account, who was sent a bill to pay. */
const link: Methods = {
  bill,
  package: nothing,
  recharge: nothing,
};

/** For somebody else, whatever they have: only money of whoever pays. */
const other: Methods = {
  bill: portal.bill,
  package: nothing,
  recharge: { Postpaid: anyCard, Prepaid: anyCard, Fixed: none },
};
const guest: Methods = {
  bill,
  package: nothing,
  recharge: { Postpaid: ['card'], Prepaid: ['card'], Fixed: none },
};

const byChannel: Record<Channel, Methods> = { portal, frame, automatic, link, other, guest };
/** A code that waits holds a bill, which whoever does not have it must not. */
const takesCodes = ({ channel, kind }: Place): boolean =>
  channel === 'portal' || (channel === 'other' && kind === 'recharge');

const ownMoney: readonly Method[] = [...anyCard, ...laterMethods];
/** What of it is for whom. A payer owes and tops up with their own money: neither the invoice nor the balance of somebody else. */
const isFor: Record<Role, (kind: SoldKind, method: Method) => boolean> = {
  holder: () => true,
  manager: () => true,
  payer: (kind, method) => kind !== 'package' && ownMoney.includes(method),
  viewer: () => false,
};

export interface Place {
  kind: Kind;
  lineKind: LineKind;
  channel: Channel;
  /** Of who buys, in the line that it is for; null: they have none. */
  role: Role | null;
}

export interface OfferedMethods {
  isOffered(method: Method, place: Place): boolean;
  /**
   * Every kind of purchase and place that has a method for such a line, for somebody who is there: a saved card pays
   * wherever a card does on our own pages, and every package.
   */
  of(
    lineKind: LineKind,
    role: Role | null,
  ): { kind: SoldKind; channel: ShownChannel; methods: readonly ShownMethod[] }[];
}

const channels = ['portal', 'frame'] as const satisfies readonly Channel[];
type ShownChannel = (typeof channels)[number];
type ShownMethod = Exclude<Method, 'savedCard'>;
const isShown = (method: Method): method is ShownMethod => method !== 'savedCard';

function byKindAndRole<Value>(worked: (lineKind: LineKind, role: Role) => Value) {
  const byRole = (lineKind: LineKind) =>
    Object.fromEntries(roles.map((role) => [role, worked(lineKind, role)])) as Record<Role, Value>;
  return { Postpaid: byRole('Postpaid'), Prepaid: byRole('Prepaid'), Fixed: byRole('Fixed') };
}

/**
 * @param paysPackagesWithBalance whether the package screens offer the balance of a prepaid line, too
 * @param later what is paid elsewhere by a code, wherever a card is typed on our own pages
 */
export function createOfferedMethods(
  paysPackagesWithBalance: boolean,
  later: readonly LaterMethod[],
): OfferedMethods {
  function methodsAt(place: Place): readonly Method[] {
    const { lineKind, channel, role } = place;
    const kind = purchaseKinds[place.kind].soldAs;
    // A part of an arrangement is paid on our own pages alone.
    if (role === null || (place.kind !== kind && channel !== 'portal')) return none;
    const known = byChannel[channel][kind][lineKind];
    const all = takesCodes(place) && known.includes('card') ? [...known, ...later] : known;
    const isByFlag = channel === 'portal' && kind === 'package' && lineKind === 'Prepaid';
    const methods: readonly Method[] = isByFlag && paysPackagesWithBalance ? [...all, 'balance'] : all;
    return methods.filter((method) => isFor[role](kind, method));
  }
  const shownTo = (lineKind: LineKind, role: Role) =>
    soldKinds
      .flatMap((kind) => channels.map((channel) => ({ kind, channel })))
      .map((place) => ({ ...place, methods: methodsAt({ ...place, lineKind, role }).filter(isShown) }))
      .filter(({ methods }) => methods.length > 0);
  // With every account that is shown, and always the same.
  const shown = byKindAndRole(shownTo);
  return {
    isOffered: (method, place) => methodsAt(place).includes(method),
    of: (lineKind, role) => (role === null ? [] : shown[lineKind][role]),
  };
}
