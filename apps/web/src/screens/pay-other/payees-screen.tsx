// «Favoritos»: for whom somebody pays, with names of their own.
import { canonicalMobile } from '@portal/market/service-number';
import { centsFromDollars } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { payeesCopy as copy } from './pay-other.copy.ts';
import { PayeeRows } from './payee-rows.tsx';

export function PayeesScreen() {
  const navigate = useNavigate();
  return (
    <AccountPage title={copy.title} lead={copy.lead}>
      <PayeeRows
        isManaged
        repeats={({ lastPaid }) => lastPaid !== null}
        add={<ButtonLink href={paths.rechargeOther()}>{copy.add}</ButtonLink>}
        onUse={({ id, lastPaid }) =>
          // A service of a home is only paid.
          navigate(
            lastPaid?.kind === 'bill' || !canonicalMobile(id) ? paths.payOther() : paths.rechargeOther(),
            {
              state: { to: id, amountCents: lastPaid && centsFromDollars(lastPaid.amount.value) },
            },
          )
        }
      />
    </AccountPage>
  );
}
