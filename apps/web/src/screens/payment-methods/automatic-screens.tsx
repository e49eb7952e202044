// 'Débito automático' and 'Recarga automática'.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { paymentMethodsQuery } from '../../api/purchase/payment-methods.ts';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { billedAccounts, prepaidLines } from '../../shared/saved-card/automatic.ts';
import { AutoPayCard } from './auto-pay-card.tsx';
import { AutoTopUpCard } from './auto-top-up-card.tsx';

function useAutomatic() {
  const client = useQueryClient();
  const { data: methods = [] } = useQuery(paymentMethodsQuery);
  const { data: list } = useQuery(serviceListQuery);
  const onChanged = () => {
    for (const queryKey of [['payment-methods'], ['auto-pay'], ['auto-top-up']])
      client.invalidateQueries({ queryKey });
  };
  return { methods, groups: list?.groups ?? [], onChanged };
}

export function AutoPayScreen() {
  const { groups, ...rest } = useAutomatic();
  return (
    <AccountPage title={accountCopy.autoPay}>
      {billedAccounts(groups).map(({ id, services }) => (
        <AutoPayCard key={id} accountId={id} services={services} {...rest} />
      ))}
    </AccountPage>
  );
}

export function AutoRechargeScreen() {
  const { groups, ...rest } = useAutomatic();
  return (
    <AccountPage title={accountCopy.autoRecharge}>
      {prepaidLines(groups).map((service) => (
        <AutoTopUpCard key={service.number} service={service} {...rest} />
      ))}
    </AccountPage>
  );
}
