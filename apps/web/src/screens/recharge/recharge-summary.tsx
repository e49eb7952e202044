// What is about to be paid for a top-up.
import { formatMoney } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import styles from '../../shared/purchase/purchase.module.css';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { rechargeCopy } from './recharge.copy.ts';

const { summary: copy } = rechargeCopy;

export function RechargeSummary({ number, amountCents }: { number: string | null; amountCents: number }) {
  return (
    <Card title={copy.title} quietTitle sticky>
      <Amount money={formatMoney(amountCents)} />
      {number !== null && <p className="small muted only-sm">{formatPhone(number)}</p>}
      <div className={classNames(styles.facts, 'only-lg')}>
        <DefinitionList
          total
          items={[
            ...(number === null ? [] : [{ term: copy.line, value: formatPhone(number) }]),
            { term: copy.total, value: formatMoney(amountCents) },
          ]}
        />
      </div>
      <p className={styles.facts}>
        <span className="caption quiet">{copy.kept}</span>
      </p>
    </Card>
  );
}
