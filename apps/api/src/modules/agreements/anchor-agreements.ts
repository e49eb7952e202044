// Tells, each night, how far every chain of agreements has come: to the operator, and to a file beside the server. Whoever
// has the portal's database alone can change neither, so a chain that ends before its anchor was cut.
import type { Customers } from '@portal/operator-ports/customers';
import type { Logger } from 'pino';
import type { Counts } from '../../metrics/counts.ts';
import type { Agreements, ChainOwner, Finding } from './agreements.ts';

export interface AnchorAgreementsNeeds {
  agreements: Pick<Agreements, 'owners' | 'ends' | 'verify'>;
  customers: Pick<Customers, 'keepAnchors'>;
  counts: Pick<Counts, 'brokenChain'>;
  /** Where the database's role cannot write. @throws when it cannot be written now */
  writeDown(lines: readonly string[]): Promise<void>;
  log: Logger;
}

export interface Anchored {
  /** Chains whose anchor has moved. */
  moved: number;
  /** Those that are not what was kept of them: their anchors stay. */
  broken: { userId: string; finding: Finding }[];
}

export type AnchorAgreements = (signal?: AbortSignal) => Promise<Anchored>;

/** As many as one question to the operator names. */
const atOnce = 50;

export function createAnchorAgreements(needs: AnchorAgreementsNeeds): AnchorAgreements {
  const { agreements, customers, counts, writeDown, log } = needs;

  async function anchor(owners: readonly ChainOwner[]): Promise<Anchored> {
    const broken: Anchored['broken'] = [];
    const whole: ChainOwner[] = [];
    for (const { owner, end, anchored } of await agreements.ends(owners)) {
      // What has not moved is what it was; whoever never had a chain has nothing to lose.
      if (end?.position === anchored?.position && end?.hash === anchored?.hash) continue;
      const { finding } = await agreements.verify(owner);
      if (finding === 'whole') whole.push(owner);
      else broken.push({ userId: owner.userId, finding });
    }
    const told = (await agreements.ends(whole)).flatMap(({ end }) => end ?? []);
    const kept = await customers.keepAnchors(told);
    if (kept.length > 0) await writeDown(kept.map((each) => JSON.stringify(each)));
    return { moved: kept.length, broken };
  }

  async function ofAll(kind: ChainOwner['kind'], all: Anchored, signal?: AbortSignal): Promise<void> {
    for (let after: string | null = null; !signal?.aborted; ) {
      const owners: ChainOwner[] = await agreements.owners(kind, after, atOnce);
      const { moved, broken } = await anchor(owners);
      all.moved += moved;
      all.broken.push(...broken);
      after = owners.at(-1)?.userId ?? null;
      if (owners.length < atOnce) return;
    }
  }

  return async (signal) => {
    const all: Anchored = { moved: 0, broken: [] };
    await ofAll('user', all, signal);
    await ofAll('nobody', all, signal);
    for (const each of all.broken) {
      log.error(each, 'a chain of agreements is not what was kept of it outside of the database');
      counts.brokenChain(each.finding);
    }
    if (all.moved > 0) log.info({ anchored: all.moved }, 'agreements anchored');
    return all;
  };
}
