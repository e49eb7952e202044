// Whose bills are shown (BILL-1): postpaid and home lines are billed by account, prepaid ones have a balance, corporate ones are not here.
import type { Service, ServiceList } from '../../api/lines/service-list.ts';
import { inDisplayOrder, takesTopUps } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';

export interface BilledAccount {
  id: string;
  /** What one bill is for; of a prepaid line there is none. */
  services: readonly [Service, ...Service[]];
  isPrepaid: boolean;
  /** Cents; of a prepaid line what is left to spend. */
  balanceCents: number | null;
  /** When the cycle that runs today ends. */
  cycleEnd: string | null;
}

export function billedAccounts({ groups }: Pick<ServiceList, 'groups'>): BilledAccount[] {
  const accounts = groups.flatMap(({ id, type, balanceCents, cycle, services }): BilledAccount[] => {
    const isPrepaid = type === 'Prepaid';
    const shown = inDisplayOrder(services).filter(
      (service) => !service.isCorpAdmin && (isPrepaid ? takesTopUps(service) : isOpen(service, 'bills')),
    );
    const [first, ...more] = shown;
    if (!first) return [];
    // Money on prepaid lines is each line's own.
    if (isPrepaid)
      return shown.map((service) => ({
        ...{ id: `${id} ${service.number}`, services: [service] as const, isPrepaid },
        ...{ balanceCents: shown.length === 1 ? balanceCents : null, cycleEnd: null },
      }));
    return [
      { id, services: [first, ...more] as const, isPrepaid, balanceCents, cycleEnd: cycle?.end ?? null },
    ];
  });
  return accounts.toSorted((a, b) => rank(a) - rank(b));
}

/** Postpaid first, as people know their own number best; what has no bill last. */
function rank({ isPrepaid, services }: BilledAccount): number {
  if (isPrepaid) return 2;
  return services[0].kind === 'Postpaid' ? 0 : 1;
}

/** Why there are no bills; null when there may be some. */
export function noBillsReason(list: ServiceList): 'noLines' | 'corporate' | 'onlyPrepaid' | null {
  if (billedAccounts(list).some(({ isPrepaid }) => !isPrepaid)) return null;
  if (list.services.length === 0) return 'noLines';
  return list.services.some(({ isCorpAdmin }) => isCorpAdmin) ? 'corporate' : 'onlyPrepaid';
}
