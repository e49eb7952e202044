// How values stand on the wire of TM Forum, and here: instants, civil dates, money, kinds of lines, identifiers; and what
// every family names lines, accounts and pages by.
import { civilDateOf, instantAt, wallTime } from '@portal/market/civil-dates';
import { market } from '@portal/market/here';
import { centsOf, currencyCode, unitsOf } from '@portal/market/money';
import { z } from 'zod';

export const dateTimeSchema = z.iso
  .datetime({ offset: true })
  .meta({ id: 'DateTime', description: `ISO 8601 with offset; wall time of ${market.country}.` });
export const civilDateSchema = z.iso.date().meta({ id: 'CivilDate' });

/** Hours and minutes by the clock of the country. */
export const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/**
 * What an operator calls one of its things. Anything that can be printed; commas part the ids of a filter, and the
 * per cent sign those of an address, in which dots alone would lead somewhere else.
 */
export const operatorIdShape = /^(?!\.{1,2}$)(?! )[^\p{C},%]{1,60}(?<! )$/u;
export const operatorIdSchema = z.string().regex(operatorIdShape).meta({
  id: 'OperatorId',
  description: 'Up to 60 printable characters, without commas and per cent signs.',
});

export const mobileKinds = ['Postpaid', 'Prepaid'] as const;
export const lineKinds = [...mobileKinds, 'Fixed'] as const;
export const lineKindSchema = z.enum(lineKinds).meta({
  id: 'LineKind',
  description:
    'The kind of a line as the session speaks of it; `lineKindWords` translates to the other vocabularies.',
});
export type LineKind = (typeof lineKinds)[number];
export type MobileKind = (typeof mobileKinds)[number];

/** One row a kind, one column a vocabulary (LINE-2). */
export const lineKindWords = {
  Postpaid: {
    account: 'POSTPAID',
    lineOfBusiness: 'Pospago',
    serviceList: 'postpago',
    partyProfile: { id: 3, name: 'postpaid' },
  },
  Prepaid: {
    account: 'PREPAID',
    lineOfBusiness: 'Prepago',
    serviceList: 'prepago',
    partyProfile: { id: 2, name: 'prepaid' },
  },
  Fixed: {
    account: 'FIXED',
    lineOfBusiness: 'Hogar',
    serviceList: 'fijo',
    partyProfile: { id: 1, name: 'fixed' },
  },
} as const satisfies Record<LineKind, object>;

/** What is served at home, by its figure on the wire. */
export const homeTypes = { other: 2, telephony: 3, television: 4, internet: 5 } as const;
export const serviceTypeSchema = z.enum(['1', '2', '3', '4', '5', '6', '7', '8']).meta({
  id: 'ServiceType',
  description: '1 Movil, 2 Otro, 3 Telefonía, 4 Televisión, 5 Internet, 6 DTH, 7 GPON, 8 WTTX.',
});
export const serviceStateSchema = z
  .enum(['S', 'A', 'I', 'P', 'R'])
  .meta({ id: 'ServiceState', description: 'S suspended, A active, I cancelled, P entered, R annulled.' });

/** In whole units, to the cent and no finer. */
const unitsSchema = z
  .number()
  .refine((value) => Math.abs(unitsOf(centsOf(value)) - value) < 1e-6, 'finer than a cent');
export const moneySchema = z
  .object({ unit: z.literal(currencyCode), value: unitsSchema })
  .meta({ id: 'Money', description: 'Money of TMF620, 637, 654, 666, 678: whole units with decimals.' });
export type Money = z.infer<typeof moneySchema>;

/** A year before that is a slip, such as one without its century; 9999 is how some say that there is no end. */
const momentSchema = dateTimeSchema.refine((value) => value >= '1900', 'before 1900');

export const instant = z.codec(momentSchema, z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A civil date of the market, where TM Forum has an instant: its first moment. */
export const firstMoment = z.codec(momentSchema, civilDateSchema, {
  decode: (text) => civilDateOf(new Date(text)),
  encode: (date) => wallTime(instantAt(date)),
});
/** The same, its last second: of periods that hold their last day. */
export const lastMoment = z.codec(momentSchema, civilDateSchema, {
  decode: (text) => civilDateOf(new Date(text)),
  encode: (date) => wallTime(new Date(instantAt(date, 24).getTime() - 1_000)),
});

const cents = z.int().nonnegative();
const inUnits = {
  decode: ({ value }: Money) => centsOf(value),
  encode: (here: number): Money => ({ unit: currencyCode, value: unitsOf(here) }),
};
/** Whole units with decimals there, cents here; never less than nothing. */
export const money = z.codec(moneySchema, cents, inUnits);
/** Also what is given back. */
export const signedMoney = z.codec(moneySchema, z.int(), inUnits);
/** TMF654 and 677 call it so. */
export const amount = z.codec(z.object({ amount: unitsSchema, units: z.literal(currencyCode) }), cents, {
  decode: (it) => centsOf(it.amount),
  encode: (here) => ({ amount: unitsOf(here), units: currencyCode }),
});

const wordOf = <Here extends string>(words: Readonly<Record<Here, string>>) =>
  new Map(Object.entries(words).map(([here, there]) => [there, here as Here]));

/** A word that is another one there: `words` has by each of ours theirs. */
export function called<const Here extends string>(words: Readonly<Record<Here, string>>) {
  const heres = Object.keys(words) as [Here, ...Here[]];
  const theres = Object.values<string>(words) as [string, ...string[]];
  const found = wordOf(words);
  return z.codec(z.enum(theres), z.enum(heres), {
    decode: (there) => found.get(there) as never,
    encode: (here) => words[here as Here],
  }) as unknown as z.ZodCodec<z.ZodEnum<Record<string, string>>, z.ZodEnum<{ [Word in Here]: Word }>>;
}

export const kindWord = called({ Postpaid: 'POSTPAID', Prepaid: 'PREPAID', Fixed: 'FIXED' });

/** Text with what documentation shows in its place. */
export const text = (example: string) => z.string().meta({ examples: [example] });

/** Where a line's data live. */
export interface LinePlace {
  customerId: string;
  lineId: string;
}

export interface AccountPlace {
  customerId: string;
  accountId: string;
}

export interface LineRef extends LinePlace, AccountPlace {
  /** E.164 digits of a number, or the code of a home service. */
  serviceNumber: string;
  kind: LineKind;
}

/** A part of a list. */
export interface Window {
  offset: number;
  limit: number;
}
