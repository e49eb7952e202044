// The strong word of each card of the selector: plan, money left, speed, channels.
import { useQuery } from '@tanstack/react-query';
import { allBalancesQuery, rechargeCents } from '../../api/lines/balance.ts';
import { allProductsQuery } from '../../api/lines/inventory.ts';
import type { Service, ServiceList } from '../../api/lines/service-list.ts';
import { formatMoney } from '../../lib/money.ts';
import { channelsOf, speedsOf } from '../../shared/line/fixed-facts.ts';
import { lineCopy as copy } from '../../shared/line/line-facts.copy.ts';
import { hasEnded, kindWord } from '../../shared/line/line-facts.ts';

/** Until the figures come, and where they fail, the list's own words stand. */
export function useLineNames({ groups }: ServiceList): (service: Service) => string {
  const has = (kind: string) => groups.some(({ type }) => type === kind);
  const { data: products = [] } = useQuery({ ...allProductsQuery, enabled: has('Fixed') });
  const { data: balances = [] } = useQuery({ ...allBalancesQuery, enabled: has('Prepaid') });

  function prepaidName({ number, name, accountId }: Service): string {
    const balance = balances.find(({ product }) => product[0]?.publicIdentifier === number);
    const listed = groups.find(({ id }) => id === accountId)?.balanceCents ?? null;
    const cents = balance ? rechargeCents(balance) : listed;
    return cents === null ? name : copy.balance(formatMoney(cents));
  }

  function homeName(service: Service): string {
    if (service.type === '3') return copy.landline;
    const product = products.find(({ publicIdentifier }) => publicIdentifier === service.number);
    const speeds = product && service.type === '5' ? speedsOf(product) : null;
    if (speeds) return copy.speeds(speeds.downMbps, speeds.upMbps);
    const channels = product && service.type === '4' ? channelsOf(product).video : 0;
    if (channels > 0) return copy.channels(channels);
    return service.name === kindWord(service) ? copy.otherHome : service.name;
  }

  return (service) => {
    if (service.kind === 'Postpaid' || hasEnded(service)) return service.name;
    return service.kind === 'Prepaid' ? prepaidName(service) : homeName(service);
  };
}
