// Where lines can be used outside their country, by the zones of the packages that work there.

export type RoamingZone = 'América' | 'Mundo';

const countries: Record<RoamingZone, string> = {
  América: 'AR BO BR CL CO CR DO GT HN MX NI PA PE PY SV US UY',
  Mundo:
    'AE AT AU BE BG CA CH CN CY CZ DE DK EE EG ES FI FR GB GR HR HU IE IL IN IS IT JP KR LT LU LV MA MT MY NL NO NZ PL PT RO SE SG SI SK TH TR ZA',
};

/** A package of the world works in America, too. */
const zonesOf: Record<RoamingZone, readonly RoamingZone[]> = {
  América: ['América', 'Mundo'],
  Mundo: ['Mundo'],
};

export const roamingCountries: readonly { country: string; zones: readonly RoamingZone[] }[] = (
  ['América', 'Mundo'] as const
).flatMap((zone) => countries[zone].split(' ').map((country) => ({ country, zones: zonesOf[zone] })));
