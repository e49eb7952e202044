// Whether packages, recharges and another plan are sold to a line: not to companies, not without service.
import type { Service } from '../../api/service-list.ts';

export function mayBuy({ isCorpAdmin, state }: Pick<Service, 'isCorpAdmin' | 'state'>): boolean {
  return !isCorpAdmin && state === 'A';
}
