// A scheduled task: chosen lines are used a little more, from their allowances or their balance.
import type { Tx } from '@portal/database/connection';
import type { Balance } from '../balance/balance.ts';
import { countryOf, pricesIn } from '../demo/roaming.ts';
import { type NewEvent, recordEvents } from '../events/events.ts';
import type { Inventory } from '../inventory/inventory.ts';
import type { ThirdParty } from '../third-party/third-party.ts';
import type { GrowingLine, Usage } from '../usage/usage.ts';
import type { DueWork } from './clock.ts';

export interface GrowUsageNeeds {
  usage: Usage;
  balance: Balance;
  inventory: Pick<Inventory, 'activeAmong'>;
  thirdParty: Pick<ThirdParty, 'offerThirdParty'>;
  /** How often time passes. */
  tickMs: number;
}

/** What one tick may touch; the rest waits for the next. */
const mostPerTick = 25;
const pauseTicks = 30;

type DueLine = Pick<GrowingLine, 'customerId' | 'lineId'>;

export function createGrowUsage(needs: GrowUsageNeeds): DueWork<DueLine, GrowingLine> {
  const { usage, balance, inventory, thirdParty, tickMs } = needs;
  return {
    task: 'growUsage',
    atOnce: mostPerTick,
    mostPerTick,
    find: usage.findDueLines,
    hold: usage.dueLines,
    work: grow,
  };

  async function grow(tx: Tx, lines: readonly GrowingLine[], now: Date): Promise<void> {
    const [prepaid, postpaid] = [ofKind(lines, 'Prepaid'), ofKind(lines, 'Postpaid')];
    // Lines before their allowances and balances, as whoever changes a plan holds them.
    const billed = await usage.holdMeans(tx, postpaid, now);
    const balances = await balance.holdRecharge(tx, prepaid);
    const means = new Map([
      ...billed,
      ...[...balances].map(([lineId, leftCents]) => [lineId, { leftCents, slows: false }] as const),
    ]);
    const active = await inventory.activeAmong(tx, lines);
    const grown = await usage.grow(tx, lines, now, {
      pauseMs: pauseTicks * tickMs,
      tickMs,
      means,
      active,
    });
    const uses = grown.flatMap(({ use }) => use ?? []);
    await balance.draw(
      tx,
      uses.filter(({ lineId, amountCents }) => amountCents > 0 && balances.has(lineId)),
      now,
    );
    const caps = await usage.spend(
      tx,
      grown.flatMap(({ line, use, isShort }) => {
        const amountCents = use?.amountCents ?? 0;
        return billed.has(line.lineId) && (amountCents > 0 || isShort)
          ? [{ ...line, amountCents, isShort }]
          : [];
      }),
      now,
    );
    // With the last use of a spell a company begins a service, unless the line's customer has blocked that.
    for (const line of postpaid)
      if (line.spellLeft === 1 && active.has(line.lineId)) await thirdParty.offerThirdParty(tx, line);
    const reachedAt = now.toISOString();
    const alerts = await usage.reachThresholds(tx, uses, now);
    const isUsed = ({ lineId }: DueLine) => uses.some((use) => use.lineId === lineId);
    // Once a trip.
    const abroad = lines.flatMap((line): NewEvent[] => {
      const there = countryOf(line);
      if (!there || line.isAbroadTold || !isUsed(line)) return [];
      const roaming = { serviceNumber: active.get(line.lineId), ...pricesIn(there) };
      return [
        {
          eventType: 'RoamingStateChangeEvent',
          customerId: line.customerId,
          commandId: null,
          event: { roaming },
        },
      ];
    });
    await recordEvents(tx, [
      ...alerts.map(
        ({ customerId, serviceNumber, percent, bucketName: name, ...figures }): NewEvent => ({
          eventType: 'UsageThresholdReachedEvent',
          customerId,
          commandId: null,
          event: { serviceNumber, percent, bucket: { name, ...figures }, reachedAt },
        }),
      ),
      ...caps.map(
        ({ customerId, ...cap }): NewEvent => ({
          eventType: 'SpendingCapReachedEvent',
          customerId,
          commandId: null,
          event: { ...cap, reachedAt },
        }),
      ),
      ...abroad,
    ]);
  }
}

const ofKind = (lines: readonly GrowingLine[], wanted: GrowingLine['kind']) =>
  lines.filter(({ kind }) => kind === wanted);
