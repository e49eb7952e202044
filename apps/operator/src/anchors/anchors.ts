// What the portal lets the operator keep, so that nobody with the portal's database alone shortens or rewrites it.
import type { Db } from '@portal/database/connection';
import type { Anchors } from '@portal/operator-ports/agreements';
import type { Clock } from '../clock/clock.ts';
import { createAnchorsStore } from './anchors.store.ts';

export function createAnchors({ db, clock }: { db: Db; clock: Clock }): Anchors {
  const store = createAnchorsStore(db);
  const anchors: Anchors['anchors'] = async (chainIds) => (chainIds.length === 0 ? [] : store.find(chainIds));
  return {
    anchors,
    async keepAnchors(told) {
      const anchoredAt = clock.now();
      // Of one chain the furthest: a statement changes a row once.
      const furthest = new Map<string, (typeof told)[number]>();
      for (const each of told)
        if (each.position > (furthest.get(each.chainId)?.position ?? 0)) furthest.set(each.chainId, each);
      if (furthest.size > 0)
        await store.raise([...furthest.values()].map((each) => ({ ...each, anchoredAt })));
      return anchors([...furthest.keys()]);
    },
  };
}
