// What a demo operator needs to know of a country.

/** A city in which people are attended to: its middle, and an address of each kind. */
export interface DemoPlace {
  city: string;
  province: string;
  latitude: number;
  longitude: number;
  office: string;
  shop: string;
}

export interface Demo {
  places: readonly DemoPlace[];
  /** A city and the first digit of its telephony. */
  cities: readonly (readonly [name: string, area: string])[];
  /** One an ordinal; null where an ordinal has none. */
  personDocument(ordinal: number): string;
  companyDocument(ordinal: number): string | null;
  /** Of somebody who is written down: ten digits, or thirteen of a company, as the market writes them. */
  writtenDocument(digits: string): string;
  /** Selects of documents that could not be, by the name of the rule. */
  rules: Readonly<Record<string, string>>;
}
