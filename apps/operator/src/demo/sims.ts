// Cards of mobile lines and the phones that they are in, by the line's number alone, so that nothing else of the customer depends on them.
import type { LineRef } from '@portal/operator-ports/wire';
import { sims } from '../db/schema.ts';
import { randomFor } from './generated/random.ts';
import { withLuhnDigit } from './ids.ts';
import { operatorSeed, type World } from './world.ts';

/** Telecommunications, Ecuador, and a made-up issuer, as the digits of a card begin. */
const issuer = '8959301';

/** Of a made-up model, as the digits of a phone begin. */
const models = '35693800';

type SimLine = Pick<LineRef, 'customerId' | 'lineId' | 'serviceNumber'>;

export function emitSim(world: World, { customerId, lineId, serviceNumber }: SimLine): void {
  const { iccid, puk, imei } = simOf(serviceNumber);
  const sealedPuk = world.seal.close(puk, lineId);
  world.emit(sims, { customerId, lineId, iccid, sealedPuk, imei, lockOffAt: null });
}

/** The same each time that it is asked. */
export function simOf(serviceNumber: string) {
  const random = randomFor(operatorSeed, Number(serviceNumber.slice(-9)));
  const digits = (count: number) => Array.from({ length: count }, () => random.between(0, 9)).join('');
  return {
    iccid: withLuhnDigit(issuer + digits(11)),
    puk: digits(8),
    imei: withLuhnDigit(models + digits(6)),
  };
}
