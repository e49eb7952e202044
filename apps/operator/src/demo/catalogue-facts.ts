// What the demonstration's operator says of itself: what it does once, what that costs, how long it takes and on which terms;
// and who pays less.
import type { Emit } from '@portal/database/copy-sink';
import { documentOf } from '@portal/market/documents';
import type {
  CatalogueFact,
  FactRow,
  LeadTime,
  OneTimeService,
  ServiceTermName,
} from '@portal/operator-ports/catalogue';
import type { PgTable } from 'drizzle-orm/pg-core';
import { catalogueFactTables } from '../db/schema.ts';
import { dunningRule } from '../dunning/dunning.ts';

const atOnce: LeadTime = { amount: 0, units: 'minute' };
const within = (amount: number, units: LeadTime['units']): LeadTime => ({ amount, units });
const person = documentOf('person');
const told = (...descriptions: string[]) => descriptions.map((description) => ({ description }));
const fromWhen =
  'Se pide una sola vez, en un centro de atención, y sale desde la siguiente factura, no en las anteriores.';
const ofOne = 'Vale para un servicio de cada clase, a nombre de esa persona.';

interface Service extends Partial<Record<ServiceTermName, string>> {
  priceCents: number;
  leadTime: LeadTime | null;
}
const services: Readonly<Record<OneTimeService, Service>> = {
  newChip: {
    priceCents: 500,
    leadTime: atOnce,
    who: `Si el titular no puede ir al centro de atención, va otra persona mayor de edad con su ${person.inSentence}, una copia de la del titular y una carta firmada por él.`,
  },
  esim: { priceCents: 0, leadTime: null },
  numberChange: {
    priceCents: 300,
    leadTime: within(24, 'hour'),
    keeps:
      'Tu plan, tus gigas, tu saldo y tus paquetes siguen con el número nuevo, y no se firma otro contrato.',
    until: 'El número de antes se te guarda 30 días, por si te arrepientes.',
  },
  holderChange: {
    priceCents: 0,
    leadTime: atOnce,
    who: `Si el titular falleció, va a un centro de atención un familiar con su ${person.inSentence}, el acta de defunción y un documento que muestre el parentesco: pasa la línea a su nombre o la da de baja, sin esperar la herencia. Si está enfermo o lejos, va quien tenga su poder firmado.`,
    keeps: 'Siguen el número, el plan con su precio y el saldo.',
    otherwise: 'Lo que se debe de esa línea se paga antes del cambio.',
  },
  homeMove: {
    priceCents: 2_000,
    leadTime: within(5, 'workday'),
    keeps:
      'Sigues con tu plan, tu precio y tu contrato: el plazo no empieza otra vez. El número fijo se conserva en la misma ciudad.',
  },
  installation: { priceCents: 0, leadTime: within(5, 'workday') },
  portIn: {
    priceCents: 0,
    leadTime: within(24, 'hour'),
    otherwise: 'Ese día puedes quedarte sin señal hasta dos horas.',
  },
  portOut: {
    priceCents: 0,
    leadTime: within(24, 'hour'),
    otherwise:
      'Una deuda no frena el cambio: se cobra igual, y las cuotas que falten de un equipo se siguen pagando.',
  },
  planFromPrepaid: {
    priceCents: 0,
    leadTime: atOnce,
    needs: `Ser mayor de edad, llevar tu ${person.inSentence} y un comprobante de ingresos o de domicilio, y no tener deudas con nosotros. No se pide garante.`,
    keeps:
      'Conservas tu número. El saldo se descuenta de tu primera factura, y tus paquetes siguen hasta su fecha.',
  },
  visit: { priceCents: 0, leadTime: within(2, 'hour') },
  reconnection: { priceCents: 150, leadTime: null },
  latePayment: {
    priceCents: 0,
    leadTime: null,
    until: `El servicio se suspende desde ${dunningRule.suspendedAfterDays} días después de la fecha de pago.`,
    seen: 'Una deuda se reporta a los burós de crédito cuando pasan 90 días sin pagarla ni acordarla.',
  },
  billCopy: { priceCents: 100, leadTime: atOnce },
  missingEquipment: {
    priceCents: 4_500,
    leadTime: null,
    otherwise:
      'Uno que se quemó por un rayo o un corte de luz, o que falló solo, se cambia gratis. Uno roto, mojado o robado se cobra como uno que no se devuelve.',
  },
  anotherDecoder: { priceCents: 2_500, leadTime: within(5, 'workday') },
};

const facts: { readonly [Name in CatalogueFact]: readonly FactRow<Name>[] } = {
  oneTimeServices: Object.entries(services).map(([service, { priceCents, leadTime, ...said }]) => ({
    service: service as OneTimeService,
    priceCents,
    leadTime,
    terms: Object.entries(said).map(([name, description]) => ({
      name: name as ServiceTermName,
      description,
    })),
  })),
  discounts: [
    {
      group: 'seniors',
      percent: 50,
      services: ['telephony', 'internet'],
      terms: told(
        'Es desde los 65 años, y no se pone solo.',
        fromWhen,
        `Lleva tu ${person.inSentence}; otra persona puede pedirlo con ella y una carta firmada.`,
        ofOne,
      ),
    },
    {
      group: 'disability',
      percent: 50,
      services: ['mobile', 'telephony', 'internet'],
      terms: told(
        'Es desde el 30 % de discapacidad, el mismo con un grado mayor, y no se pone solo.',
        fromWhen,
        `Lleva tu ${person.inSentence} y tu carné de discapacidad; quien te cuida puede pedirlo con ellos.`,
        ofOne,
      ),
    },
  ],
};

export function emitFact(emit: Emit, name: CatalogueFact): void {
  const table: PgTable = catalogueFactTables[name];
  for (const row of facts[name]) emit(table, row);
}
