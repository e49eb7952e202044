// Where lines can be used outside their country: what that costs, and which packages work there.

import type { PackageOffering } from '@portal/operator-ports/catalogue';
import type { RecordType } from '@portal/operator-ports/usage';

export type RoamingZone = 'América' | 'Europa' | 'Mundo';

interface Zone {
  /** Cents a unit where no package gives it. */
  rates: Record<RecordType, number>;
  countries: string;
}

const zones: Record<RoamingZone, Zone> = {
  América: {
    rates: { voz: 45, internet: 6, sms: 20 },
    countries: 'AR BO BR CL CO CR DO GT HN MX NI PA PE PY SV US UY',
  },
  Europa: {
    rates: { voz: 75, internet: 12, sms: 30 },
    countries: 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK',
  },
  // The rest of it.
  Mundo: {
    rates: { voz: 150, internet: 25, sms: 50 },
    countries: 'AE AU CA CN EG IL IN JP KR MA MY NZ SG TH TR ZA',
  },
};

export interface RoamingCountry {
  country: string;
  zone: RoamingZone;
  rates: Zone['rates'];
}

export const roamingCountries: readonly RoamingCountry[] = (['América', 'Europa', 'Mundo'] as const).flatMap(
  (zone) => zones[zone].countries.split(' ').map((country) => ({ country, zone, rates: zones[zone].rates })),
);

/** Where a line is that is not at home: for as long as it is away, in the same country. */
export function countryOf({
  lineId,
  isAbroad,
}: {
  lineId: string;
  isAbroad: boolean;
}): RoamingCountry | null {
  if (!isAbroad) return null;
  return roamingCountries[Number.parseInt(lineId.slice(-8), 16) % roamingCountries.length] ?? null;
}

/** As it is told, before a trip and on it. */
export const pricesIn = ({ country, rates }: RoamingCountry) => ({
  country,
  minuteCents: rates.voz,
  megabyteCents: rates.internet,
  messageCents: rates.sms,
});

/** By which a package says where it works. */
export const zoneCharacteristic = 'Zona';

export const zoneOf = ({ characteristics }: Pick<PackageOffering, 'characteristics'>): string | null =>
  characteristics.find(({ name }) => name === zoneCharacteristic)?.value ?? null;

/** A package of the world works in every zone. */
export const worksIn = (zone: string | null, there: RoamingCountry): boolean =>
  zone === 'Mundo' || zone === there.zone;
