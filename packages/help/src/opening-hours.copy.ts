// When a place is open, in words: `lunes a viernes de 09:00 a 18:00; sábado de 09:00 a 14:00; domingo cerrado`.
import type { Weekday } from '@portal/market/civil-dates';

interface OpeningHours {
  day: Weekday;
  startHour: string;
  endHour: string;
}

/** In the order of the week. */
const dayNames: Readonly<Record<Weekday, string>> = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
};

/** Days that follow each other and are alike are said once. */
export function weekWords(hours: readonly OpeningHours[]): string {
  const runs: { days: string[]; open: string }[] = [];
  for (const [day, name] of Object.entries(dayNames)) {
    const spans = hours.filter((one) => one.day === day).sort(byStart);
    const open =
      spans.map(({ startHour, endHour }) => `de ${startHour} a ${endHour}`).join(' y ') || 'cerrado';
    const last = runs.at(-1);
    if (last?.open === open) last.days.push(name);
    else runs.push({ days: [name], open });
  }
  return runs.map(({ days, open }) => `${runWords(days)} ${open}`).join('; ');
}

const byStart = (one: OpeningHours, other: OpeningHours) => one.startHour.localeCompare(other.startHour);
const runWords = (days: readonly string[]) =>
  days.length === 1 ? days[0] : `${days[0]} ${days.length === 2 ? 'y' : 'a'} ${days.at(-1)}`;
