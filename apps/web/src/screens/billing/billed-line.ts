// Which line's bills are shown (BILL-1): postpaid and home lines are billed, corporate ones not here.
import type { Service } from '../../api/lines/service-list.ts';
import { isOpen } from '../../shared/line/line-roles.ts';

export type BilledLine =
  | { kind: 'line'; service: Service }
  | { kind: 'corporate' }
  | { kind: 'onlyPrepaid' }
  | { kind: 'noLines' };

/** The lines to choose from: postpaid first, as people know their own number best. */
export function billedLines(services: readonly Service[]): Service[] {
  const billed = services.filter(
    (service) => service.kind !== 'Prepaid' && !service.isCorpAdmin && isOpen(service, 'bills'),
  );
  return billed.toSorted((a, b) => rank(a) - rank(b));
}

function rank({ kind }: Service): number {
  return kind === 'Postpaid' ? 0 : 1;
}

/**
 * @param wanted the number that the address names; one that is not the customer's, or is not billed, is passed over,
 * and the first that is billed is shown as without one
 */
export function chooseLine(services: readonly Service[], wanted: string | null): BilledLine {
  const service = services.find(({ number }) => number === wanted);
  if (service && service.kind !== 'Prepaid' && isOpen(service, 'bills'))
    return service.isCorpAdmin ? { kind: 'corporate' } : { kind: 'line', service };
  const [first] = billedLines(services);
  if (first) return { kind: 'line', service: first };
  if (services.length === 0) return { kind: 'noLines' };
  return { kind: services.some(({ isCorpAdmin }) => isCorpAdmin) ? 'corporate' : 'onlyPrepaid' };
}
