// How old the demo's data are: a run that begins before midnight ends on the market's next day.
import { civilDateOf, daysBetween } from '@portal/market/civil-dates';

const LAID_ON = 'JOURNEYS_LAID_ON';

export function rememberDay(): void {
  process.env[LAID_ON] = civilDateOf(new Date());
}

/** Days of the market since the data were laid: 0, and 1 behind midnight. */
export const daysSinceLaid = () => daysBetween(process.env[LAID_ON] as string, civilDateOf(new Date()));
