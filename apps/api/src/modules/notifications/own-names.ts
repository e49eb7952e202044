// Whoever has given a line a name reads it by that, too. A notice is written once for all of its people, so the names are put
// in where one of them reads it: nobody else sees them.
import { numberWords } from '@portal/market/words';
import type { ManagedLine } from '../../caller.ts';

/** Isolated, so that a name from right to left turns nothing around it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** `Tu servicio Mamá (099) 100-0001 ya debe funcionar.` */
export function byOwnNames(
  text: string,
  lines: readonly Pick<ManagedLine, 'serviceNumber' | 'look'>[],
): string {
  return lines.reduce((told, { serviceNumber, look }) => {
    if (!look?.nickname) return told;
    const number = numberWords(serviceNumber);
    return told.replaceAll(number, () => `${isolated(look.nickname ?? '')} ${number}`);
  }, text);
}
