// Lines come under a user's management, however it was proved: the association, its event, and word to whoever
// manages them already (LINE-6). Of two who begin at the same time both are told.
import type { Tx } from '@portal/database/connection';
import type { Line } from '@portal/operator-ports/inventory';
import { heldCustomers, lineKey, type OwnedLine } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import type { Actor, Agreements, ProofWay } from '../agreements/agreements.ts';
import { associationCopy as copy } from './permissions.copy.ts';
import type { LineManager, Permissions } from './permissions.ts';
import { tellOfLineUser } from './tell-the-line.ts';

export interface BeginManagingNeeds {
  permissions: Permissions;
  agreements: Pick<Agreements, 'accept'>;
}

/** Who begins, and how it was proved that they may. */
export interface Beginner extends Actor {
  way: ProofWay;
}

/** Lines that the user manages already are passed over in silence. */
export type BeginManaging = (tx: Tx, beginner: Beginner, lines: readonly Line[]) => Promise<void>;

export function createBeginManaging(needs: BeginManagingNeeds): BeginManaging {
  const { permissions, agreements } = needs;

  async function add(tx: Tx, userId: string, line: Line): Promise<boolean> {
    const { serviceNumber, customerId, lineId, accountId, kind } = line;
    const isNew = await permissions.add(tx, userId, { serviceNumber, customerId, lineId, accountId, kind });
    await permissions.endEarlier(tx, line);
    if (isNew)
      await recordEvent(tx, {
        eventType: 'PermissionCreateEvent',
        customerId,
        userId,
        event: { permission: { serviceNumber, kind } },
      });
    return isNew;
  }

  /** One event of a customer's lines: one message a manager. `to`: they alone, else everybody else who manages one of them. */
  async function tell(tx: Tx, userId: string, lines: readonly OwnedLine[], to?: string): Promise<void> {
    for (const [customerId, those] of Map.groupBy(lines, (line) => line.customerId)) {
      const serviceNumbers = [...new Set(those.map(({ serviceNumber }) => serviceNumber))];
      await recordEvent(tx, {
        eventType: 'LinesAssociatedEvent',
        customerId,
        userId,
        event: { permission: { serviceNumbers, ...(to === undefined ? {} : { to }) } },
      });
    }
  }

  /**
   * Whoever has a line in hand and does not hold it is who uses it; against its holder only who is known to be somebody: they
   * hold lines of their own.
   */
  async function use(tx: Tx, userId: string, lines: readonly Line[]): Promise<void> {
    const mobile = lines.filter(({ kind }) => kind !== 'Fixed');
    const managers = Map.groupBy(await permissions.managersOf(tx, mobile), lineKey);
    const own = await permissions.linesOfAll(tx, userId);
    const knownBy = heldCustomers(own).length > 0 ? 'identity' : 'code';
    for (const line of mobile) {
      const people = managers.get(lineKey(line)) ?? [];
      const holders = people.filter(({ role }) => role === 'holder').map((holder) => holder.userId);
      if (holders.includes(userId)) continue;
      const isNew = await permissions.addUser(tx, userId, line, { holders, knownBy });
      if (!isNew) continue;
      await permissions.endConsents(tx, line);
      const user = (await permissions.usersOf(tx, [line])).get(line.serviceNumber);
      if (people.length > 1 && user?.usedByOtherAdult) await tellOfLineUser(tx, line, 'adult', userId);
    }
  }

  async function agree(tx: Tx, { way, ...actor }: Beginner, line: Line): Promise<void> {
    const { customerId, serviceNumber, planName } = line;
    const subject = copy.subject(planName);
    await agreements.accept(tx, actor, {
      kind: 'association',
      customerId,
      serviceNumber,
      subject,
      ways: [way],
    });
  }

  return async (tx, beginner, lines) => {
    const { userId } = beginner;
    const before = await permissions.otherManagers(tx, userId, lines);
    // Who comes second waits here, and then sees whom the first one has made a manager.
    await permissions.holdNumbers(
      tx,
      lines.map(({ serviceNumber }) => serviceNumber),
    );
    const begun: Line[] = [];
    for (const line of lines)
      if (await add(tx, userId, line)) {
        await agree(tx, beginner, line);
        begun.push(line);
      }

    if (inHand.has(beginner.way)) await use(tx, userId, begun);

    const others = await permissions.otherManagers(tx, userId, begun);
    const met = others.filter((other) => !before.some((known) => isSame(known, other)));
    await tell(tx, userId, others);
    await tell(tx, userId, met, userId);
  };
}

/** Ways that show that the line is in their hand. */
const inHand: ReadonlySet<ProofWay> = new Set(['lineCode', 'registrationCode']);

const isSame = (one: LineManager, other: LineManager): boolean =>
  one.userId === other.userId && lineKey(one) === lineKey(other);
