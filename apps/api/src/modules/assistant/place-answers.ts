// When the places that a message names are open, as the operator publishes it.
import type { PublishedPlace } from '@portal/contract/help/places';
import { weekWords } from '@portal/help/opening-hours.copy';
import { addDays, civilDateOf } from '@portal/market/civil-dates';
import { market } from '@portal/market/here';
import { plain } from '@portal/market/text';
import { dayWords } from '@portal/market/words';
import { placeHoursCopy as copy } from './assistant.copy.ts';

/** More are looked for in their page. */
const mostTold = 3;
/** Days on which it is closed besides are told of so far ahead. */
const daysAhead = 60;

/** Sentences: of those that are named, or else of each kind, where all are alike; none where nothing is published. */
export function hoursAsked(places: readonly PublishedPlace[], text: string, now: Date): string[] {
  const named = namedIn(places, text);
  if (named.length > 0)
    return named
      .slice(0, mostTold)
      .map((place) => copy.of(`${place.name}, ${place.address}`, openWords(place, now)));
  return (['office', 'collectionPoint'] as const).flatMap((kind) => {
    const all = places.filter((place) => place.kind === kind);
    const [words, ...others] = new Set(all.map((place) => openWords(place, now)));
    if (words === undefined) return [];
    return [others.length === 0 ? copy.of(copy.kinds[kind], words) : copy.differ(copy.kinds[kind])];
  });
}

function openWords({ openingHours, closedOn }: PublishedPlace, now: Date): string {
  const today = civilDateOf(now);
  const days = closedOn.filter((date) => date >= today && date <= addDays(today, daysAhead));
  const closed = days.length > 0 ? copy.closed(listed.format(days.sort().map(dayWords))) : '';
  return `${weekWords(openingHours)}${closed}`;
}
const listed = new Intl.ListFormat(market.locale);

/** By a word of the city or the name that few of them have. */
function namedIn(places: readonly PublishedPlace[], text: string): PublishedPlace[] {
  const said = new Set(wordsIn(text));
  const ofEach = places.map(({ name, city }) => [...new Set(wordsIn(`${name} ${city}`))]);
  const isRare = (word: string) => ofEach.filter((words) => words.includes(word)).length <= mostTold;
  return places.filter((_place, at) => ofEach[at]?.some((word) => said.has(word) && isRare(word)));
}

const wordsIn = (text: string) =>
  plain(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= fewestLetters);
const fewestLetters = 4;
