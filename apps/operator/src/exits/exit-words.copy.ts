// What is lent with a service at home, by its type.
import { homeTypes } from '@portal/operator-ports/wire';

export const equipmentNames: ReadonlyMap<number, string> = new Map([
  [homeTypes.telephony, 'Teléfono de mesa'],
  [homeTypes.television, 'Decodificador y control remoto'],
  [homeTypes.internet, 'Módem y cable de poder'],
]);
