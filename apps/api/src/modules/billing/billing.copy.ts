// The words about a bill’s lines, and about why it is not what the one before was.

import { market } from '@portal/market/here';
import { taxName } from '@portal/market/tax';
import { moneyWords } from '@portal/market/words';

export const billCopy = {
  tax: (ratePercent: number | null, taxableCents: number) =>
    ratePercent === null ? taxName : `${taxName} ${ratePercent} % sobre ${moneyWords(taxableCents)}`,
} as const;

const list = new Intl.ListFormat(market.locale, { type: 'conjunction' });
/** More are summed up, or nobody reads to the end. */
const mostNamed = 3;

const signed = (cents: number) => (cents > 0 ? `+${moneyWords(cents)}` : moneyWords(cents));
const withAmount = (phrase: string, cents: number) => `${phrase} (${signed(cents)})`;

interface Said {
  text: string;
  amountCents: number;
}

function reasons(causes: readonly Said[]): string {
  if (causes.length <= mostNamed + 1) return list.format(causes.map(({ text }) => text));
  const rest = causes.slice(mostNamed);
  const restCents = rest.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const others = `otros ${rest.length} cambios (${restCents === 0 ? moneyWords(0) : signed(restCents)})`;
  return list.format([...causes.slice(0, mostNamed).map(({ text }) => text), others]);
}

const opening = (cents: number) => {
  if (cents === 0) return 'Cuesta lo mismo que la anterior';
  return cents > 0 ? `Subió ${moneyWords(cents)}` : `Bajó ${moneyWords(-cents)}`;
};

export const comparisonCopy = {
  withAmount,
  difference: (cents: number, causes: readonly Said[]) =>
    causes.length === 0 ? `${opening(cents)}.` : `${opening(cents)}: ${reasons(causes)}.`,

  first(of: { partCents: number; monthCents: number; restCents: number }): string {
    const parts = [
      of.partCents === 0 ? [] : [`los días desde que empezó tu servicio (${moneyWords(of.partCents)})`],
      of.monthCents === 0
        ? []
        : [
            `${of.partCents === 0 ? 'el mes completo' : 'un mes por adelantado'} (${moneyWords(of.monthCents)})`,
          ],
      of.restCents === 0 ? [] : [`lo demás que usaste o compraste (${moneyWords(of.restCents)})`],
    ].flat();
    return parts.length === 0
      ? 'Es tu primera factura.'
      : `Es tu primera factura: incluye ${list.format(parts)}.`;
  },

  tax: `cambió el ${taxName}`,

  plan: {
    added: (name: string) => `se sumó «${name}»`,
    gone: (name: string) => `ya no se cobra «${name}»`,
    changed: (from: string, to: string) => `cambiaste de «${from}» a «${to}»`,
    dearer: (name: string) => `subió el precio de «${name}»`,
    cheaper: (name: string) => `bajó el precio de «${name}»`,
    days: (name: string) => `se cobraron solo unos días: «${name}»`,
    part: (name: string) => `se cobró solo una parte del mes: «${name}»`,
    whole: (name: string) => `esta vez se cobra el mes completo de «${name}»`,
  },

  counted: {
    package: {
      some: (count: number) => (count === 1 ? 'compraste 1 paquete' : `compraste ${count} paquetes`),
      instead: (count: number, before: number) =>
        `compraste ${count} ${count === 1 ? 'paquete' : 'paquetes'} y en la anterior ${before}`,
      none: 'esta vez no compraste paquetes',
      dearer: 'tus paquetes costaron más',
      cheaper: 'tus paquetes costaron menos',
    },
    recharge: {
      some: (count: number) => (count === 1 ? 'hiciste 1 recarga' : `hiciste ${count} recargas`),
      instead: (count: number, before: number) =>
        `hiciste ${count} ${count === 1 ? 'recarga' : 'recargas'} y en la anterior ${before}`,
      none: 'esta vez no hiciste recargas',
      dearer: 'tus recargas fueron de más valor',
      cheaper: 'tus recargas fueron de menos valor',
    },
    internationalCall: {
      some: (count: number) =>
        count === 1 ? 'se cobró 1 llamada internacional' : `se cobraron ${count} llamadas internacionales`,
      instead: (count: number, before: number) =>
        count === 1
          ? `se cobró 1 llamada internacional y en la anterior ${before}`
          : `se cobraron ${count} llamadas internacionales y en la anterior ${before}`,
      none: 'esta vez no hubo llamadas internacionales',
      dearer: 'tus llamadas internacionales costaron más',
      cheaper: 'tus llamadas internacionales costaron menos',
    },
    use: {
      some: () => 'usaste más de lo que incluye tu plan',
      instead: (count: number, before: number) =>
        count > before ? 'usaste más fuera de tu plan' : 'usaste menos fuera de tu plan',
      none: 'esta vez no usaste nada fuera de tu plan',
      dearer: 'usaste más fuera de tu plan',
      cheaper: 'usaste menos fuera de tu plan',
    },
  },

  named: {
    pause: {
      come: (name: string) => `pausaste tu servicio («${name}»)`,
      gone: () => 'tu servicio ya no está en pausa',
      changed: (name: string) => `cambiaron los días de pausa («${name}»)`,
      severalCome: (count: number) => `pausaste ${count} servicios`,
      severalGone: (count: number) => `${count} servicios ya no están en pausa`,
      severalChanged: 'cambiaron los días de pausa de tus servicios',
    },
    thirdParty: {
      come: (name: string) => `se cobró «${name}», de terceros`,
      gone: (name: string) => `ya no se cobra «${name}», de terceros`,
      changed: (name: string) => `cambió el precio de «${name}», de terceros`,
      severalCome: (count: number) => `se cobraron ${count} servicios de terceros`,
      severalGone: (count: number) => `ya no se cobran ${count} servicios de terceros`,
      severalChanged: 'cambió el precio de servicios de terceros',
    },
    device: {
      come: (name: string) => `empezó a cobrarse «${name}»`,
      gone: (name: string) => `terminó de cobrarse «${name}»`,
      changed: (name: string) => `cambió el valor de «${name}»`,
      severalCome: (count: number) => `empezaron ${count} cobros de equipos`,
      severalGone: (count: number) => `terminaron ${count} cobros de equipos`,
      severalChanged: 'cambió el valor de lo que pagas por equipos',
    },
    other: {
      come: (name: string) => `se cobró «${name}»`,
      gone: (name: string) => `ya no se cobra «${name}»`,
      changed: (name: string) => `cambió el valor de «${name}»`,
      severalCome: (count: number) => `se sumaron otros ${count} cobros`,
      severalGone: (count: number) => `ya no hay otros ${count} cobros`,
      severalChanged: 'cambió el valor de otros cobros',
    },
    discount: {
      come: (name: string) => `empezó tu descuento «${name}»`,
      gone: (name: string) => `terminó tu descuento «${name}»`,
      changed: (name: string) => `cambió tu descuento «${name}»`,
      severalCome: (count: number) => `empezaron ${count} descuentos`,
      severalGone: (count: number) => `terminaron ${count} descuentos`,
      severalChanged: 'cambiaron tus descuentos',
    },
    credit: {
      come: (name: string) => `se te acreditó «${name}»`,
      gone: (name: string) => `en la anterior se te acreditó «${name}»`,
      changed: (name: string) => `cambió el valor de «${name}»`,
      severalCome: (count: number) => `se te acreditaron ${count} valores`,
      severalGone: (count: number) => `en la anterior se te acreditaron ${count} valores`,
      severalChanged: 'cambió lo que se te acreditó',
    },
  },
} as const;
