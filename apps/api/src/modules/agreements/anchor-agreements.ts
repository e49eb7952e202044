// Tells, each night, how far every chain of agreements has come: to the operator, and to a file beside the server. Whoever
// has the portal's database alone can change neither, so a chain that ends before its anchor was cut.
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { civilDateOf, dayMs } from '@portal/market/civil-dates';
import type { Anchor } from '@portal/operator-ports/agreements';
import type { Customers } from '@portal/operator-ports/customers';
import type { Logger } from 'pino';
import { provedMonths } from '../../db/tables.ts';
import type { Counts } from '../../metrics/counts.ts';
import type { Agreements, AgreementWithText, ChainOwner, Finding } from './agreements.ts';

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
  broken: { userId: string; finding: Exclude<Finding, 'whole'> }[];
}

/** @throws at the end of its round when some could not be asked about, or written down: those are due again */
export type AnchorAgreements = (signal?: AbortSignal) => Promise<Anchored>;

type Round = Anchored & { failure?: unknown };

/** As many as one question to the operator names. */
const atOnce = 50;

/** Once in so many nights a chain is looked through although its end is where it was: rows before it may have been touched. */
const nightsOfOneRound = 28;
const isItsNight = ({ userId }: ChainOwner): boolean => {
  const tonight = Math.floor(Date.now() / dayMs);
  return Number.parseInt(userId.slice(-4), 16) % nightsOfOneRound === tonight % nightsOfOneRound;
};

export function createAnchorAgreements(needs: AnchorAgreementsNeeds): AnchorAgreements {
  const { agreements, customers, counts, writeDown, log } = needs;

  async function anchor(owners: readonly ChainOwner[], all: Round): Promise<void> {
    const whole: ChainOwner[] = [];
    for (const { owner, end, anchored } of await agreements.ends(owners)) {
      const hasMoved = end?.position !== anchored?.position || end?.hash !== anchored?.hash;
      if (!hasMoved && !isItsNight(owner)) continue;
      const { finding } = await agreements.verify(owner);
      if (finding !== 'whole') all.broken.push({ userId: owner.userId, finding });
      else if (hasMoved) whole.push(owner);
    }
    const told = (await agreements.ends(whole)).flatMap(({ end }) => end ?? []);
    if (told.length === 0) return;
    // Before the operator has them: then they would not be due again.
    await writeDown(told.map((each) => JSON.stringify({ ...each, anchoredAt: new Date() })));
    all.moved += (await customers.keepAnchors(told)).length;
  }

  async function ofAll(kind: ChainOwner['kind'], all: Round, signal?: AbortSignal): Promise<void> {
    for (let after: string | null = null; !signal?.aborted; ) {
      const owners: ChainOwner[] = await agreements.owners(kind, after, atOnce);
      try {
        await anchor(owners, all);
      } catch (error) {
        // One that does not answer now keeps nobody after it from being looked at.
        all.failure = error;
      }
      after = owners.at(-1)?.userId ?? null;
      if (owners.length < atOnce) return;
    }
  }

  return async (signal) => {
    const all: Round = { moved: 0, broken: [] };
    await ofAll('user', all, signal);
    await ofAll('nobody', all, signal);
    for (const each of all.broken) {
      log.error(each, 'a chain of agreements is not what was kept of it outside of the database');
      counts.brokenChain(each.finding);
    }
    if (all.moved > 0) log.info({ anchored: all.moved }, 'agreements anchored');
    if (all.failure) throw all.failure;
    return all;
  };
}

const folderOf = (dataDir: string): string => join(dataDir, 'agreement-anchors');

/** Anchors beside the server: one file a day, to which lines are only added. */
export function createAnchorFile(dataDir: string) {
  const folder = folderOf(dataDir);
  return async (lines: readonly string[]): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${civilDateOf(new Date())}.jsonl`);
    await appendFile(file, `${lines.join('\n')}\n`, { mode: 0o600, flush: true });
  };
}

/** How far each chain had come, by its name. @throws when a line is none, or there is no such folder */
export async function readAnchorFiles(dataDir: string): Promise<Map<string, Anchor>> {
  const folder = folderOf(dataDir);
  const furthest = new Map<string, Anchor>();
  const names = await readdir(folder).catch(() => {
    throw new Error(`there are no anchors in ${folder}: a portal writes them there each night`);
  });
  for (const name of names.filter((each) => each.endsWith('.jsonl')).sort())
    for (const [index, line] of (await readFile(join(folder, name), 'utf8'))
      .trimEnd()
      .split('\n')
      .entries()) {
      const anchor = anchorIn(line);
      if (!anchor) throw new Error(`line ${index + 1} of ${join(folder, name)} is no anchor`);
      // Of two for one place the first one counts.
      if ((furthest.get(anchor.chainId)?.position ?? 0) < anchor.position)
        furthest.set(anchor.chainId, anchor);
    }
  return furthest;
}

function anchorIn(line: string): Anchor | null {
  try {
    const { chainId, position, hash, anchoredAt } = JSON.parse(line);
    const isAnchor = typeof chainId === 'string' && Number.isInteger(position) && typeof hash === 'string';
    return isAnchor ? { chainId, position, hash, anchoredAt: new Date(anchoredAt) } : null;
  } catch {
    return null;
  }
}

interface CheckedAnchors {
  /** Chains that are what their anchor says, and those that have none yet. */
  agree: number;
  notAnchored: number;
  /** By user, those that are not; of a chain that nobody has, its name in the files. */
  broken: { chain: string; finding: Finding; anchor: Anchor | null }[];
}

interface CheckAnchorsNeeds {
  /** Of agreements whose anchors are those of the files. */
  agreements: Pick<Agreements, 'owners' | 'ends' | 'verify' | 'chain'>;
  anchors: ReadonlyMap<string, Anchor>;
  /** As the files call somebody's chain, by each key. */
  namesOf(userId: string): readonly string[];
}

/** What was anchored in files, beside what the database has of it now. */
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
    if (!isOver(anchor)) checked.broken.push({ chain: anchor.chainId, finding: 'emptied', anchor });
  return checked;
}

/** So long after its person has left a chain is swept; its anchors are older, and stay. */
const isOver = ({ anchoredAt }: Anchor): boolean =>
  Date.now() - anchoredAt.getTime() > provedMonths * 31 * dayMs;

const placeOf = ({ position, hash }: Pick<Anchor, 'position' | 'hash'>): string => `${position} ${hash}`;
const placeOfRow = ({ position, hash }: AgreementWithText['row']): string =>
  placeOf({ position, hash: hash.toString('hex') });
