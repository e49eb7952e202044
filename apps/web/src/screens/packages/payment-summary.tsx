// What is about to be paid for a package: the amount first.
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { formatMoney } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import type { SoldLine } from '../../shared/line/line-facts.ts';
import styles from '../../shared/purchase/purchase.module.css';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { priceOf } from './package-facts.ts';
import { packagePaymentCopy } from './package-payment.copy.ts';

const { summary: copy } = packagePaymentCopy;

export interface PaymentSummaryProps {
  offering: PackageOffering | null;
  line: SoldLine | null;
}

export function PaymentSummary({ offering, line }: PaymentSummaryProps) {
  const totalCents = offering && priceOf(offering).totalCents;
  return (
    <Card title={copy.title} quietTitle sticky>
      {offering === null || totalCents === null ? (
        <p className="muted">{copy.nothing}</p>
      ) : (
        <>
          <Amount money={formatMoney(totalCents)} />
          <p className="small muted only-sm">
            {line ? copy.brief(offering.name, formatPhone(line.number)) : offering.name}
          </p>
          <div className={classNames(styles.facts, 'only-lg')}>
            <DefinitionList
              total
              items={[
                { term: copy.package, value: offering.name },
                ...(line ? [{ term: copy.line, value: formatPhone(line.number) }] : []),
                { term: copy.total, value: formatMoney(totalCents) },
              ]}
            />
          </div>
        </>
      )}
    </Card>
  );
}
