// How what may be paid, by kind of purchase, kind of line and place: the screens differ on purpose (PAY-7).
import type { ManagedLine } from '../../../caller.ts';
import type { Channel, Kind, Method } from '../purchase-kind.ts';

type LineKind = ManagedLine['kind'];
type Methods = Record<Kind, Record<LineKind, readonly Method[]>>;

const none: readonly Method[] = [];
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
  package: { Postpaid: none, Prepaid: none, Fixed: none },
  recharge: { Postpaid: none, Prepaid: saved, Fixed: none },
};
const byChannel: Record<Channel, Methods> = { portal, frame, automatic };

export interface Place {
  kind: Kind;
  lineKind: LineKind;
  channel: Channel;
}

export interface OfferedMethods {
  isOffered(method: Method, place: Place): boolean;
  /**
   * Every kind of purchase and place that has a method for such a line, for somebody who is there: a saved card pays
   * wherever a card does on our own pages, and every package.
   */
  of(lineKind: LineKind): { kind: Kind; channel: ShownChannel; methods: readonly ShownMethod[] }[];
}

const kinds = ['bill', 'package', 'recharge'] as const satisfies readonly Kind[];
const channels = ['portal', 'frame'] as const satisfies readonly Channel[];
type ShownChannel = (typeof channels)[number];
type ShownMethod = Exclude<Method, 'savedCard'>;
const isShown = (method: Method): method is ShownMethod => method !== 'savedCard';

/** @param paysPackagesWithBalance whether the package screens offer the balance of a prepaid line, too */
export function createOfferedMethods(paysPackagesWithBalance: boolean): OfferedMethods {
  function methodsAt({ kind, lineKind, channel }: Place): readonly Method[] {
    const methods = byChannel[channel][kind][lineKind];
    const isByFlag = channel === 'portal' && kind === 'package' && lineKind === 'Prepaid';
    return isByFlag && paysPackagesWithBalance ? [...methods, 'balance'] : methods;
  }
  return {
    isOffered: (method, place) => methodsAt(place).includes(method),
    of: (lineKind) =>
      kinds
        .flatMap((kind) => channels.map((channel) => ({ kind, channel })))
        .map((place) => ({ ...place, methods: methodsAt({ ...place, lineKind }).filter(isShown) }))
        .filter(({ methods }) => methods.length > 0),
  };
}
