// What of a line is nearly gone: until when it lasts at this pace, and the catalogue opened with what gives it again.
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import { MessageSquare, Phone, Wifi } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { civilDate, type Instant } from '../../lib/civil-date.ts';
import { trueNow } from '../../lib/clock.ts';
import { daysUntil, shiftDays } from '../../lib/dates.ts';
import { paths } from '../../lib/place/paths.ts';
import { quantityWords } from '../../lib/usage.ts';
import { useLineLinks } from './choose-line.ts';
import { isNearlyGone, type RingType, ringFigures } from './consumption-facts.ts';
import { type Cycle, paceOf } from './pace.ts';
export const ALLOWANCE_ICONS = { internet: Wifi, voz: Phone, sms: MessageSquare } as const;

const TABS: Record<RingType, string> = { internet: 'INTERNET', voz: 'VOZ', sms: 'SMS' };

export function useBuyMissing(line: Service) {
  const linkTo = useLineLinks(line);
  return ({ type }: { type: RingType }, from?: { isDetailService: true }) =>
    linkTo(paths.packages(), { category: TABS[type], buysMissing: true, ...from });
}

interface NearlyGone {
  type: RingType;
  name: string;
  /** `14 SMS`; null when nothing is left. */
  left: string | null;
  /** `Usaste 86 de 100`. */
  used: string;
  /** The day on which it ends at this pace, if the cycle goes on longer; null when nobody can tell. */
  endsOn: string | null;
}

/** The allowance of which the least is left, when that is little. */
export function nearlyGone(
  report: UsageConsumptionReport,
  cycle: Cycle | null,
  now: Instant = trueNow(),
): NearlyGone | null {
  const [figure] = ringFigures(report)
    .filter(isNearlyGone)
    .toSorted((a, b) => Number(a.left) - Number(b.left));
  const category = report.category.find(({ type }) => type === figure?.type);
  if (!figure || !category) return null;
  const { type, name, used } = figure;
  const { available, consume, unity } = category;
  return {
    type,
    name,
    left: available > 0 ? quantityWords(available, unity) : null,
    used,
    endsOn: cycle && available > 0 ? endOf({ available, consume }, cycle, now) : null,
  };
}

function endOf(of: { available: number; consume: number }, { start, end }: Cycle, now: Instant) {
  const today = civilDate(now);
  const days = Math.max(1, daysUntil(today, start) + 1);
  const used = Array.from({ length: days }, () => of.consume / days);
  const pace = paceOf({ used, left: of.available, today, end: civilDate(end) });
  return pace.kind === 'ends' ? shiftDays(today, pace.days) : null;
}
