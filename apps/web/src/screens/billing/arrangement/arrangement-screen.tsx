// «Acuerdo de pago»: a bill is paid on a later day or in parts; then what was agreed, with what of it is paid.
import type { CustomerBill } from '@portal/contract/paying/billing';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { arrangementOfferQuery, arrangementQuery } from '../../../api/purchase/arrangements.ts';
import { billQuery } from '../../../api/purchase/billing.ts';
import { formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import styles from '../../../shared/page/form-page.module.css';
import { OneThing } from '../../../shared/page/one-thing.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { QueryCard, WithData } from '../../../shared/page/query-card.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Empty } from '../../../ui/waiting/section-error.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { monthWord, toPayCents } from '../bill-facts.ts';
import { arrangementCopy as copy } from './arrangement.copy.ts';
import { ArrangementForm } from './arrangement-form.tsx';
import { ArrangementStanding } from './arrangement-standing.tsx';

export function ArrangementScreen() {
  const { billNo = '' } = useParams();
  const query = useQuery(billQuery(billNo));
  const { data: bill } = query;
  return (
    <>
      <PageHead
        title={copy.title}
        lead={bill && leadOf(bill)}
        back={
          bill
            ? { href: paths.bill(billNo), label: copy.back(monthWord(bill.billDate)) }
            : { href: paths.billing(), label: copy.toBills }
        }
      />
      <div className={styles.page}>
        <OneThing query={query} thing={bill} words={copy} otherwise={paths.billing()}>
          {(found) => <OfBill key={billNo} bill={found} />}
        </OneThing>
      </div>
    </>
  );
}

function leadOf(bill: CustomerBill): string {
  const cents = toPayCents(bill);
  return cents > 0 ? copy.lead(bill.product.name, formatMoney(cents)) : bill.product.name;
}

const frame = {
  failed: copy.failed,
  waiting: copy.waiting,
  skeleton: <SkeletonRows count={4} />,
};

function OfBill({ bill }: { bill: CustomerBill }) {
  const query = useQuery(arrangementQuery(bill.billNo));
  return (
    <WithData query={query} {...frame}>
      {(last) =>
        last ? <ArrangementStanding arrangement={last} bill={bill} /> : <NotArranged bill={bill} />
      }
    </WithData>
  );
}

function NotArranged({ bill }: { bill: CustomerBill }) {
  const query = useQuery(arrangementOfferQuery(bill.billNo));
  return (
    <QueryCard query={query} isUntimed {...frame}>
      {(rule) =>
        rule.reason ? (
          <Empty
            level={2}
            title={copy.noneNow}
            text={copy.reasons[rule.reason]}
            action={<ButtonLink href={paths.bill(bill.billNo)}>{copy.toBill}</ButtonLink>}
          />
        ) : (
          <ArrangementForm rule={rule} bill={bill} />
        )
      }
    </QueryCard>
  );
}
