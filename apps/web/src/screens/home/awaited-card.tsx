// What is to be paid elsewhere by a code: below what cannot wait, with the way to the code, since its time ends.
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { awaitedPaymentsQuery } from '../../api/purchase/awaited-payments.ts';
import { momentWords } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { billStates } from '../../shared/purchase/bill-states.copy.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { awaitedCopy as copy } from './home.copy.ts';
import styles from './home.module.css';
import { UrgentRow } from './urgent-strip.tsx';

/** Nothing for most. */
export function AwaitedCard() {
  const { data = [] } = useQuery(awaitedPaymentsQuery);
  if (data.length === 0) return null;
  return (
    <section className={classNames(styles.strip, styles.awaited)} aria-label={billStates.awaited}>
      <ul>
        {data.map(({ id, totalAmount, paymentInstructions: how }) => {
          const money = formatMoney(centsFromDollars(totalAmount.amount));
          return (
            <UrgentRow
              key={id}
              icon={Hourglass}
              kind="warning"
              title={billStates.awaited}
              fact={how ? copy.until(money, momentWords(how.expiresAt)) : money}
            >
              <ButtonLink size="sm" className={styles.act} href={paths.paymentCode(id)}>
                {copy.seeCode}
                <span className="sr-only">{copy.toPay(money)}</span>
              </ButtonLink>
            </UrgentRow>
          );
        })}
      </ul>
    </section>
  );
}
