// Dates as people here say them. Instants are ISO 8601 with offset; a civil date is `YYYY-MM-DD`.
import { market } from '@portal/market/here';
import { civilDate, type Instant } from './civil-date.ts';
import { trueNow } from './clock.ts';

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

const DAY_MS = 86_400_000;

const clock = new Intl.DateTimeFormat(market.locale, {
  timeZone: market.zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whole days from one day to another: 0 today, negative when past. */
export function daysUntil(when: Instant, now: Instant = trueNow()): number {
  return Math.round((Date.parse(civilDate(when)) - Date.parse(civilDate(now))) / DAY_MS);
}

/** `Vence en 6 días`, `Vence mañana`, `Vence hoy`, `Venció ayer`, `Venció hace 2 días`. */
export function dueWords(due: Instant, now: Instant = trueNow()): string {
  const days = daysUntil(due, now);
  if (days === 0) return 'Vence hoy';
  if (days === 1) return 'Vence mañana';
  if (days === -1) return 'Venció ayer';
  return days > 0 ? `Vence en ${days} días` : `Venció hace ${-days} días`;
}

export function isOverdue(due: Instant, now: Instant = trueNow()): boolean {
  return daysUntil(due, now) < 0;
}

/** Days left as the documents show them, in two digits and never below `00`. */
export function daysLeftTwoDigits(until: Instant, now: Instant = trueNow()): string {
  return String(Math.max(0, daysUntil(until, now))).padStart(2, '0');
}

interface Parts {
  year: number;
  month: number;
  day: number;
}

function partsOf(when: Instant): Parts {
  const [year = 0, month = 1, day = 1] = civilDate(when).split('-').map(Number);
  return { year, month, day };
}

function monthWord(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** `30 nov 2026`. */
export function formatDate(when: Instant): string {
  const { year, month, day } = partsOf(when);
  return `${day} ${monthWord(month).slice(0, 3)} ${year}`;
}

/** `30 de noviembre de 2026`. */
export function formatDateLong(when: Instant): string {
  const { year, month, day } = partsOf(when);
  return `${day} de ${monthWord(month)} de ${year}`;
}

/** `14 de noviembre`. */
export function formatDayAndMonth(when: Instant): string {
  const { month, day } = partsOf(when);
  return `${day} de ${monthWord(month)}`;
}

/** `hoy`, `mañana`, `ayer`, `4 de diciembre`. */
export function inWords(when: Instant, now: Instant = trueNow()): string {
  const near: Record<number, string> = { 0: 'hoy', 1: 'mañana', [-1]: 'ayer' };
  return near[daysUntil(when, now)] ?? formatDayAndMonth(when);
}

/** A day above what happened on it: `Hoy`, `Ayer, domingo 22`, `Viernes 20 de noviembre`; with the year when it is another. */
export function dayHeading(when: Instant, now: Instant = trueNow()): string {
  const days = daysUntil(when, now);
  const { year, day } = partsOf(when);
  if (days === 0) return 'Hoy';
  if (days === -1) return `Ayer, ${weekdayOf(when)} ${day}`;
  const date = year === partsOf(now).year ? formatDayAndMonth(when) : formatDateLong(when);
  return capital(`${weekdayOf(when)} ${date}`);
}

/** So many days later; earlier when negative. */
export function shiftDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** `sábado`. */
export function weekdayOf(when: Instant): string {
  return WEEKDAYS[new Date(civilDate(when)).getUTCDay()] ?? '';
}

/** `Octubre 2026`. */
export function formatMonth(when: Instant): string {
  const { year, month } = partsOf(when);
  return `${capital(monthWord(month))} ${year}`;
}

/** `1 oct – 31 oct 2026`; with both years when they differ. */
export function formatPeriod(start: Instant, end: Instant): string {
  const from = partsOf(start);
  const words = formatDate(start);
  const sameYear = from.year === partsOf(end).year;
  return `${sameYear ? words.slice(0, words.lastIndexOf(' ')) : words} – ${formatDate(end)}`;
}

/** `15 oct – 14 nov`. */
export function formatShortPeriod(start: Instant, end: Instant): string {
  const short = (when: Instant) => formatDate(when).replace(/ \d+$/, '');
  return `${short(start)} – ${short(end)}`;
}

/** `09:42`, the market's time. */
export function formatTime(when: Instant): string {
  return clock.format(new Date(when));
}

/** `30 nov 2026, 09:42`. */
export function formatDateTime(when: Instant): string {
  return `${formatDate(when)}, ${formatTime(when)}`;
}

/** `hoy a las 18:00`, `mañana a las 9:30`, `el lunes 30 a las 18:00` of the days around, `el 10 dic 2026 a las 18:00`. */
export function momentWords(when: Instant, now: Instant = trueNow()): string {
  const away = Math.abs(daysUntil(when, now));
  const near = away > 1 ? `el ${weekdayOf(when)} ${partsOf(when).day}` : inWords(when, now);
  return `${away > 6 ? `el ${formatDate(when)}` : near} a las ${formatTime(when)}`;
}

/** `Actualizado a las 09:42`; with the day when it was not today. */
export function updatedAtWords(when: Instant, now: Instant = trueNow()): string {
  const day = daysUntil(when, now) === 0 ? '' : `el ${formatDate(when)} `;
  return `Actualizado ${day}a las ${formatTime(when)}`;
}

/** The last day of the month of `when`, the due date of a bill that has none. */
export function endOfMonth(when: Instant): string {
  const { year, month } = partsOf(when);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
