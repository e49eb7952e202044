// A half day as people here say it.
import type { TimeSlot } from '@portal/contract/network/appointments';
import { civilDate } from '../../lib/civil-date.ts';
import { formatDayAndMonth, formatTime, weekdayOf } from '../../lib/dates.ts';
import { slotCopy as copy } from './visits.copy.ts';

type Period = TimeSlot['validFor'];

/** `08:00 a 12:00` */
export const hoursOf = ({ startDateTime, endDateTime }: Period): string =>
  copy.range(formatTime(startDateTime), formatTime(endDateTime));

/** `jueves 26 de noviembre` */
export const dayOf = ({ startDateTime }: Period): string =>
  `${weekdayOf(startDateTime)} ${formatDayAndMonth(startDateTime)}`;

/** `jueves 26 de noviembre, 08:00 a 12:00` */
export const slotWords = (period: Period): string => `${dayOf(period)}, ${hoursOf(period)}`;

/** The free slots of each day, the soonest first. */
export const byDay = (slots: readonly TimeSlot[]): Map<string, TimeSlot[]> =>
  Map.groupBy(slots, ({ validFor }) => civilDate(validFor.startDateTime));
