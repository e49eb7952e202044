// What is said of what the operator says of itself: what is done once, with its price and its time, and who pays less by how
// much; or whom to ask.
import { market } from '@portal/market/here';
import { centsOf } from '@portal/market/money';
import { capital } from '@portal/market/text';

/** As it stands within a sentence. */
const named = {
  newChip: 'sacar un chip nuevo con tu mismo número',
  esim: 'pasar a una eSIM',
  numberChange: 'cambiar de número',
  holderChange: 'cambiar el titular',
  homeMove: 'el traslado',
  installation: 'la instalación',
  portIn: 'traer tu número',
  portOut: 'llevarte tu número',
  planFromPrepaid: 'pasar de prepago a un plan',
  visit: 'la visita del técnico',
  reconnection: 'la reconexión después de un corte',
  latePayment: 'pagar tarde',
  billCopy: 'una copia impresa de tu factura, en un centro de atención,',
  missingEquipment: 'un equipo que no se devuelve',
  anotherDecoder: 'un decodificador más',
} as const;

const units = {
  minute: ['minuto', 'minutos'],
  hour: ['hora', 'horas'],
  day: ['día', 'días'],
  workday: ['día laboral', 'días laborales'],
} as const;

type Service = keyof typeof named;

export interface OfferedService {
  id: Service;
  /** Null: it is not known. */
  price: { value: number } | null;
  /** Null: it is not known; zero: at once. */
  leadTime: { amount: number; units: keyof typeof units } | null;
  /** Its own sentences; of what is missing nothing is known. */
  terms: readonly { name: TermName; description: string }[];
}
type TermName = 'needs' | 'who' | 'keeps' | 'otherwise' | 'until' | 'seen';

/** An amount of the smallest unit, in words. */
type Money = (cents: number) => string;

/** Null: it is not known. */
export function priceWords(offered: readonly OfferedService[], of: Service, money: Money): string | null {
  const costs = costWords(offered, of, money);
  return costs === null ? null : capital(`${named[of]} ${costs}.`);
}

function costWords(offered: readonly OfferedService[], of: Service, money: Money): string | null {
  const price = offered.find(({ id }) => id === of)?.price;
  if (!price) return null;
  return price.value === 0 ? 'no cuesta nada' : `cuesta ${money(centsOf(price.value))}`;
}

function timeWords(offered: readonly OfferedService[], of: Service): string | null {
  const leadTime = offered.find(({ id }) => id === of)?.leadTime;
  if (!leadTime) return null;
  const { amount } = leadTime;
  const [one, several] = units[leadTime.units];
  const long = `tarda como máximo ${amount} ${amount === 1 ? one : several}`;
  return amount === 0 ? 'se hace al momento' : long;
}

const groups = {
  seniors: 'Adultos mayores',
  disability: 'Personas con discapacidad',
} as const;

const discounted = {
  mobile: 'celular',
  telephony: 'teléfono fijo',
  internet: 'internet',
  television: 'televisión',
} as const;

export interface OfferedDiscount {
  id: keyof typeof groups;
  /** Null: it depends on whose it is. */
  percent: number | null;
  services: readonly (keyof typeof discounted)[];
  terms: readonly { description: string }[];
}

function sumWords({ id, percent, services }: OfferedDiscount): string {
  const sum = percent === null ? 'un descuento que depende de tu caso' : `${percent} % menos`;
  return `${groups[id]}: ${sum} en ${listed.format(services.map((service) => discounted[service]))}.`;
}
const listed = new Intl.ListFormat(market.locale);

interface Saying {
  /** `*611 o 5004040` */
  phones: string;
  money: Money;
}

/** By the name of each, what is said of what its list answers. Of what is missing nothing is known. */
export const factWords = {
  oneTimeServices(offered: readonly OfferedService[], { phones, money }: Saying) {
    const price = (of: Service): string =>
      priceWords(offered, of, money) ?? `Cuánto cuesta ${named[of]} no lo sé: pregúntalo en el ${phones}.`;
    const time = (of: Service): string => {
      const takes = timeWords(offered, of);
      return takes === null
        ? `Cuánto tarda ${named[of]} no lo sé: pregúntalo en el ${phones}.`
        : capital(`${named[of]} ${takes}.`);
    };
    /** Both. */
    function terms(of: Service): string {
      const [costs, takes] = [costWords(offered, of, money), timeWords(offered, of)];
      const areKnown = costs !== null && takes !== null;
      return areKnown ? capital(`${named[of]} ${costs} y ${takes}.`) : `${price(of)} ${time(of)}`;
    }
    /** What its own terms say of it, or what is said where they do not. */
    const told = (of: Service, term: TermName, unknown: string): string =>
      offered.find(({ id }) => id === of)?.terms.find(({ name }) => name === term)?.description ?? unknown;
    return { price, time, terms, told };
  },

  discounts: (offered: readonly OfferedDiscount[]) => ({
    discounts: {
      /** A sentence a group: how much, and for what. */
      sums: offered.map(sumWords),
      /** The same with its terms. */
      wholes: offered.map((one) =>
        [sumWords(one), ...one.terms.map(({ description }) => description)].join(' '),
      ),
    },
  }),
};
export type OperatorFacts = {
  [Name in keyof typeof factWords]: Parameters<(typeof factWords)[Name]>[0];
};

interface Known extends OperatorFacts, Saying {
  /** `*123# opción 5-4` */
  deviceBalance: string;
  /** The operator's number there; null: it has none, or does not say it. */
  whatsapp: string | null;
  /** Within how many a claim is answered. */
  claimDays: number;
  /** How long a session lasts without a call, and at most. */
  session: { idleMinutes: number; maxHours: number };
  /** When the places that are meant are open, a sentence each; none: it is not known. Asked where it is told alone. */
  hours: () => readonly string[];
}

const spanWords = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
  new Intl.NumberFormat(market.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
const idleWords = (minutes: number): string =>
  minutes % 60 === 0 ? spanWords(minutes / 60, 'hour') : spanWords(minutes, 'minute');

/** What answers are made of. */
export const factsFrom = ({ oneTimeServices, discounts, claimDays, session, ...known }: Known) => ({
  ...known,
  /** `15 días` */
  claimTime: spanWords(claimDays, 'day'),
  /** `1 hora` and `12 horas` */
  session: { idle: idleWords(session.idleMinutes), longest: spanWords(session.maxHours, 'hour') },
  ...factWords.oneTimeServices(oneTimeServices, known),
  ...factWords.discounts(discounts),
});

/** For whoever needs a title alone. */
export const noFacts = factsFrom({
  phones: '',
  deviceBalance: '',
  claimDays: 0,
  session: { idleMinutes: 0, maxHours: 0 },
  money: String,
  whatsapp: null,
  oneTimeServices: [],
  discounts: [],
  hours: () => [],
});
