// Who pays less at this operator, and what they are told.
import type { Emit } from '@portal/database/copy-sink';
import { documentOf } from '@portal/market/documents';
import type { Discount } from '@portal/operator-ports/catalogue';
import { discounts } from '../db/schema.ts';

const person = documentOf('person');
const terms = (...descriptions: string[]) => descriptions.map((description) => ({ description }));
const fromWhen =
  'Se pide una sola vez, en un centro de atención, y sale desde la siguiente factura, no en las anteriores.';
const ofOne = 'Vale para un servicio de cada clase, a nombre de esa persona.';

const all: readonly Discount[] = [
  {
    group: 'seniors',
    percent: 50,
    services: ['telephony', 'internet'],
    terms: terms(
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
    terms: terms(
      'Es desde el 30 % de discapacidad, el mismo con un grado mayor, y no se pone solo.',
      fromWhen,
      `Lleva tu ${person.inSentence} y tu carné de discapacidad; quien te cuida puede pedirlo con ellos.`,
      ofOne,
    ),
  },
];

export function emitDiscounts(emit: Emit): void {
  for (const discount of all) emit(discounts, discount);
}
