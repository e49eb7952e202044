// What lines used between two days, however long ago: minutes, MB, messages.
import type { Db } from '@portal/database/connection';
import { countAll } from './count-all.ts';
import { type DayRange, spanOf } from './record-range.ts';
import type { RecordType, Streams } from './streams.store.ts';
import { createUsageDaysStore } from './usage-days.store.ts';

export type UsedQuantities = Record<RecordType, number>;
export type UsedBetween = (customerId: string, lineIds: string[], range: DayRange) => Promise<UsedQuantities>;

export function createUsedBetween(db: Db): UsedBetween {
  const usageDays = createUsageDaysStore(db);
  return async (customerId, lineIds, range) => {
    const quantityOf = async (type: RecordType) => {
      const streams: Streams = { customerIds: [customerId], lineIds, types: [type] };
      const span = spanOf(range.from, range.to);
      if (await usageDays.hasUncounted(streams, span)) await countAll(usageDays, streams, span);
      const { days } = await usageDays.days(streams, range);
      return days.reduce((sum, { quantity }) => sum + quantity, 0);
    };
    const [voz, internet, sms] = await Promise.all([
      quantityOf('voz'),
      quantityOf('internet'),
      quantityOf('sms'),
    ]);
    return { voz, internet, sms };
  };
}
