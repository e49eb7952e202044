// One prepaid line, topped up by itself or not.
import type { AutoTopUp, PaymentMethod } from '@portal/contract/paying/payment-methods';
import { useQuery } from '@tanstack/react-query';
import type { Service } from '../../api/lines/service-list.ts';
import { autoTopUpQuery, saveAutoTopUp } from '../../api/purchase/payment-methods.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { AutoTopUpForm } from './auto-top-up-form.tsx';
import { nameIn, serviceWords } from './card-facts.ts';
import { autoTopUpCopy as copy } from './payment-methods.copy.ts';
import { WishCard } from './wish-card.tsx';

export interface AutoTopUpCardProps {
  service: Service;
  methods: readonly PaymentMethod[];
  onChanged: () => void;
}

export function AutoTopUpCard({ service, methods, onChanged }: AutoTopUpCardProps) {
  const { number } = service;
  const query = useQuery(autoTopUpQuery(number));
  const { data } = query;
  return (
    <WishCard
      title={copy.title}
      detail={serviceWords(service)}
      query={query}
      words={copy}
      facts={data ? factsOf(data, methods) : []}
      methods={methods}
      turnOff={async () => (await saveAutoTopUp(number, { enabled: false })).error}
      onChanged={onChanged}
      form={(close) => data && <AutoTopUpForm number={number} wish={data} methods={methods} {...close} />}
    />
  );
}

const money = (given: { amount: number } | null): string => formatMoney(centsFromDollars(given?.amount ?? 0));

function factsOf(wish: AutoTopUp, methods: readonly PaymentMethod[]): string[] {
  if (!wish.enabled) return [wish.offBecause ? copy.offBecause[wish.offBecause] : copy.offText];
  return [
    copy.onText(money(wish.amount), money(wish.below), nameIn(methods, wish.paymentMethodId)),
    copy.times(wish.timesThisMonth, wish.timesAMonth),
  ];
}
