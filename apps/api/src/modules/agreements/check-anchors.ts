// What was anchored in files, beside what the database has of it now.
import type { Anchor } from '@portal/operator-ports/anchors';
import type { Agreements, AgreementWithText, ChainOwner, Finding } from './agreements.ts';

export interface CheckedAnchors {
  /** Chains that are what their anchor says, and those that have none yet. */
  agree: number;
  notAnchored: number;
  /** By user, those that are not; of a chain that nobody has, its name in the files. */
  broken: { chain: string; finding: Finding; anchor: Anchor | null }[];
}

export interface CheckAnchorsNeeds {
  /** Of agreements whose anchors are those of the files. */
  agreements: Pick<Agreements, 'owners' | 'ends' | 'verify' | 'chain'>;
  anchors: ReadonlyMap<string, Anchor>;
  /** As the files call somebody's chain, by each key. */
  namesOf(userId: string): readonly string[];
}

const atOnce = 50;

export async function checkAnchors(needs: CheckAnchorsNeeds): Promise<CheckedAnchors> {
  const { agreements, anchors, namesOf } = needs;
  const checked: CheckedAnchors = { agree: 0, notAnchored: 0, broken: [] };
  const ofNobody = new Map(anchors);

  async function check({ owner, anchored, end }: Awaited<ReturnType<Agreements['ends']>>[number]) {
    for (const name of namesOf(owner.userId)) ofNobody.delete(name);
    const { finding } = await agreements.verify(owner);
    if (finding !== 'whole') checked.broken.push({ chain: owner.userId, finding, anchor: anchored });
    else if (anchored) checked.agree += 1;
    else if (end) checked.notAnchored += 1;
  }

  async function each(kind: ChainOwner['kind'], look: (owners: ChainOwner[]) => Promise<void>) {
    for (let after: string | null = null; ; ) {
      const owners: ChainOwner[] = await agreements.owners(kind, after, atOnce);
      await look(owners);
      after = owners.at(-1)?.userId ?? null;
      if (owners.length < atOnce) return;
    }
  }
  const checkAll = async (owners: ChainOwner[]) => {
    for (const end of await agreements.ends(owners)) await check(end);
  };
  await each('user', checkAll);
  await each('nobody', checkAll);

  // Who has closed their account has the same chain under an id that names nobody: its hashes are what they were.
  const byPlace = new Map([...ofNobody.values()].map((anchor) => [placeOf(anchor), anchor]));
  await each('nobody', async (owners) => {
    for (const { userId } of owners)
      for (const { row } of byPlace.size > 0 ? await agreements.chain(userId) : [])
        if (byPlace.delete(placeOfRow(row))) checked.agree += 1;
  });
  for (const anchor of byPlace.values())
    checked.broken.push({ chain: anchor.chainId, finding: 'emptied', anchor });
  return checked;
}

const placeOf = ({ position, hash }: Pick<Anchor, 'position' | 'hash'>): string => `${position} ${hash}`;
const placeOfRow = ({ position, hash }: AgreementWithText['row']): string =>
  placeOf({ position, hash: hash.toString('hex') });
