// One account's bills, paid by themselves or not: what holds, what comes next, and the switch.
import type { AutoPay, PaymentMethod } from '@portal/contract/paying/payment-methods';
import { useQuery } from '@tanstack/react-query';
import type { Service } from '../../api/lines/service-list.ts';
import { autoPayQuery, saveAutoPay } from '../../api/purchase/payment-methods.ts';
import { formatDate } from '../../lib/dates.ts';
import { AutoPayForm } from './auto-pay-form.tsx';
import { amountWords, nameIn, serviceWords } from './card-facts.ts';
import { autoPayCopy as copy } from './payment-methods.copy.ts';
import { WishCard } from './wish-card.tsx';

export interface AutoPayCardProps {
  accountId: string;
  services: readonly Service[];
  methods: readonly PaymentMethod[];
  onChanged: () => void;
}

export function AutoPayCard({ accountId, services, methods, onChanged }: AutoPayCardProps) {
  const query = useQuery(autoPayQuery(accountId));
  const { data } = query;
  return (
    <WishCard
      title={copy.title}
      detail={services.map(serviceWords).join(', ')}
      query={query}
      words={copy}
      facts={data ? factsOf(data, methods) : []}
      methods={methods}
      turnOff={async () => (await saveAutoPay(accountId, { enabled: false })).error}
      onChanged={onChanged}
      form={(close) => data && <AutoPayForm accountId={accountId} wish={data} methods={methods} {...close} />}
    />
  );
}

function factsOf(wish: AutoPay, methods: readonly PaymentMethod[]): string[] {
  if (!wish.enabled) return [wish.offBecause ? copy.offBecause[wish.offBecause] : copy.offText];
  return [
    copy.onText(nameIn(methods, wish.paymentMethodId), wish.daysBeforeDue),
    wish.maximum ? copy.maximum(amountWords(wish.maximum)) : copy.noMaximum,
    ...wish.upcoming.map(({ billNo, amount, on, status }) =>
      copy.upcoming[status](billNo, amountWords(amount), formatDate(on)),
    ),
  ];
}
