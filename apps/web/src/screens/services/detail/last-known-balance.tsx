// What the list of accounts knew of an amount, for a section that could not ask for it itself.
import { useQueryClient } from '@tanstack/react-query';
import type { ServiceGroup } from '../../../api/lines/service-list.ts';
import { serviceListQuery } from '../../../api/person/accounts.ts';
import { trueTime } from '../../../lib/clock.ts';
import { formatTime } from '../../../lib/dates.ts';
import { formatMoney } from '../../../lib/money.ts';
import { sectionCopy } from '../../../shared/page/query-card.copy.ts';

export function LastKnownBalance({ group }: { group: ServiceGroup }) {
  const listedAt = useQueryClient().getQueryState(serviceListQuery.queryKey)?.dataUpdatedAt;
  if (group.balanceCents === null || !listedAt) return null;
  return sectionCopy.lastKnown(formatMoney(group.balanceCents), formatTime(trueTime(listedAt)));
}
