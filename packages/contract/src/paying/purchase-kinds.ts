// What can be bought, in the words of the ledger, and what each kind is: what a kind needs elsewhere is a `Record` of them.

interface Traits {
  /** The header `action` (PAY-5). */
  action: string;
  /** As what it is offered, summed and shown: a part of a payment arrangement as the bill that it pays. */
  soldAs: string;
  /** Billed before: its tax is inside, it can be paid once, and it is the account's more than the line's. */
  isOwed: boolean;
  /** Also paid for somebody else, and by whoever has no account. */
  isForOthers: boolean;
}

export const purchaseKinds = {
  bill: { action: '3', soldAs: 'bill', isOwed: true, isForOthers: true },
  package: { action: '1', soldAs: 'package', isOwed: false, isForOthers: false },
  recharge: { action: '2', soldAs: 'recharge', isOwed: false, isForOthers: true },
  instalment: { action: '4', soldAs: 'bill', isOwed: true, isForOthers: false },
} as const satisfies Record<string, Traits>;

export type PurchaseKind = keyof typeof purchaseKinds;
export const purchaseKindNames = Object.keys(purchaseKinds) as PurchaseKind[];

type KindWith<Trait> = {
  [Kind in PurchaseKind]: (typeof purchaseKinds)[Kind] extends Trait ? Kind : never;
}[PurchaseKind];

const kindsWith = <Trait extends keyof Traits, const Value>(trait: Trait, value: Value) =>
  purchaseKindNames.filter((kind) => purchaseKinds[kind][trait] === value) as KindWith<
    Record<Trait, Value>
  >[];

/** Billed before. */
export const owedKinds = kindsWith('isOwed', true);
/** Chosen in the shop. */
export const boughtKinds = kindsWith('isOwed', false);
export type BoughtKind = (typeof boughtKinds)[number];
export const kindsForOthers = kindsWith('isForOthers', true);
export type KindForOthers = (typeof kindsForOthers)[number];

/** What stands by itself on a screen. */
export type SoldKind = (typeof purchaseKinds)[PurchaseKind]['soldAs'];
export const soldKinds = purchaseKindNames.filter(
  (kind) => purchaseKinds[kind].soldAs === kind,
) as SoldKind[];
