// Bills of corporate lines are seen and paid in the companies' own portal.
import type { CustomerBill } from '@portal/contract/paying/billing';
import type { Service } from '../../api/lines/service-list.ts';

export function billedToPerson(bills: readonly CustomerBill[], services: readonly Service[]): CustomerBill[] {
  const corporate = new Set(services.filter(({ isCorpAdmin }) => isCorpAdmin).map(({ number }) => number));
  return bills.filter(({ product }) => !corporate.has(product.publicIdentifier));
}
