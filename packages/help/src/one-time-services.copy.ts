// What is said of what is done once, as the operator says: what it costs, how long it takes, and its terms; or whom to ask.
import { discountWords, type OfferedDiscount } from './discounts.copy.ts';

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
type Unit = keyof typeof units;

type TermName = 'needs' | 'who' | 'keeps' | 'otherwise' | 'until' | 'seen';

interface Terms {
  /** In words; empty: it is free; null: it is not known. */
  price: string | null;
  /** Null: it is not known; zero: at once. */
  leadTime: { amount: number; units: Unit } | null;
  /** Its own sentences; of what is missing nothing is known. */
  said: Readonly<Partial<Record<TermName, string>>>;
}
/** Of what is missing nothing is known. */
export type ServiceTerms = Readonly<Partial<Record<Service, Terms>>>;

interface Offered extends Pick<Terms, 'leadTime'> {
  service: Service;
  /** Null: it is not known. */
  priceCents: number | null;
  terms: readonly { name: TermName; description: string }[];
}

/** @param money an amount of the smallest unit, in words */
export const termsOf = (services: readonly Offered[], money: (cents: number) => string): ServiceTerms =>
  Object.fromEntries(
    services.map(({ service, priceCents, leadTime, terms }) => [
      service,
      {
        price: priceCents === 0 ? '' : priceCents && money(priceCents),
        leadTime,
        said: Object.fromEntries(terms.map(({ name, description }) => [name, description])),
      },
    ]),
  );

/** Null: it is not known. */
export function priceWords(services: ServiceTerms, of: Service): string | null {
  const costs = costWords(services, of);
  return costs === null ? null : begun(`${named[of]} ${costs}.`);
}

function costWords(services: ServiceTerms, of: Service): string | null {
  const price = services[of]?.price ?? null;
  return price === '' ? 'no cuesta nada' : price && `cuesta ${price}`;
}

function timeWords(services: ServiceTerms, of: Service): string | null {
  const leadTime = services[of]?.leadTime;
  if (!leadTime) return null;
  const { amount } = leadTime;
  const [one, several] = units[leadTime.units];
  const long = `tarda como máximo ${amount} ${amount === 1 ? one : several}`;
  return amount === 0 ? 'se hace al momento' : long;
}

const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Known {
  /** `*611 o 5004040` */
  phones: string;
  /** `*123# opción 5-4` */
  deviceBalance: string;
  /** The operator's number there; null: it has none, or does not say it. */
  whatsapp: string | null;
  services: ServiceTerms;
  discounts: readonly OfferedDiscount[];
  /** When the places that are meant are open, a sentence each; none: it is not known. Asked where it is told alone. */
  hours: () => readonly string[];
}

/** What answers are made of. */
export function factsFrom({ services, discounts, ...known }: Known) {
  const { phones } = known;
  const price = (of: Service): string =>
    priceWords(services, of) ?? `Cuánto cuesta ${named[of]} no lo sé: pregúntalo en el ${phones}.`;
  const time = (of: Service): string => {
    const takes = timeWords(services, of);
    return takes === null
      ? `Cuánto tarda ${named[of]} no lo sé: pregúntalo en el ${phones}.`
      : begun(`${named[of]} ${takes}.`);
  };
  /** Both. */
  function terms(of: Service): string {
    const [costs, takes] = [costWords(services, of), timeWords(services, of)];
    const areKnown = costs !== null && takes !== null;
    return areKnown ? begun(`${named[of]} ${costs} y ${takes}.`) : `${price(of)} ${time(of)}`;
  }
  /** What its own terms say of it, or what is said where they do not. */
  const told = (of: Service, name: TermName, unknown: string): string => services[of]?.said[name] ?? unknown;
  return { ...known, price, time, terms, told, discounts: discountWords(discounts) };
}

/** For whoever needs a title alone. */
export const noFacts = factsFrom({
  phones: '',
  deviceBalance: '',
  whatsapp: null,
  services: {},
  discounts: [],
  hours: () => [],
});
