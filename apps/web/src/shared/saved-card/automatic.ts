// What can be paid by itself: accounts of a person's bills, and their prepaid lines.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import type { Service, ServiceGroup } from '../../api/lines/service-list.ts';
import { isOpen } from '../line/line-roles.ts';

const isTheirs = (service: Service): boolean => !service.isCorpAdmin && isOpen(service, 'manage');

export const billedAccounts = (groups: readonly ServiceGroup[]): ServiceGroup[] =>
  groups.filter(
    ({ type, services }) => type !== 'Prepaid' && services.length > 0 && services.every(isTheirs),
  );

export const prepaidLines = (groups: readonly ServiceGroup[]): Service[] =>
  groups
    .filter(({ type }) => type === 'Prepaid')
    .flatMap(({ services }) => services)
    .filter((service) => service.state === 'A' && isTheirs(service));

/** Of which of these a card pays by itself. */
export function paidByItself(methods: readonly PaymentMethod[]): {
  accounts: Set<string>;
  lines: Set<string>;
} {
  const used = methods.map(({ usedBy }) => usedBy);
  return {
    accounts: new Set(used.flatMap(({ billingAccount }) => billingAccount.map(({ id }) => id))),
    lines: new Set(used.flatMap(({ product }) => product.map(({ publicIdentifier }) => publicIdentifier))),
  };
}
