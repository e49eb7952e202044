// The review itself: line, description, characteristics, what it costs, and the terms.
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { useRef, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import type { Draft } from '../../session/purchase-drafts.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { methodWords } from '../../shared/purchase/pay-choice.ts';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import page from '../../shared/purchase/purchase.module.css';
import { TermsCheck } from '../../shared/purchase/terms-check.tsx';
import { ActionBar } from '../../ui/actions/action-bar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { orderReviewCopy as copy } from './order-review.copy.ts';
import styles from './order-review.module.css';
import { characteristicsOf, priceOf } from './package-facts.ts';

export interface OrderReviewProps {
  draft: Draft;
  offering: PackageOffering;
  line: Service;
  /** In cents, when it costs something else now. */
  priceBefore: number | null;
  hasNeverArrived: boolean;
  isSending: boolean;
  onBack: () => void;
  onBuy: () => void;
}

export function OrderReview(props: OrderReviewProps) {
  const { draft, offering, line, priceBefore, hasNeverArrived, isSending, onBack, onBuy } = props;
  const { subtotalCents, taxCents, totalCents, taxRate } = priceOf(offering);
  // What was accepted at one price is not accepted at another.
  const [acceptedCents, setAcceptedCents] = useState<number | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const terms = useRef<HTMLInputElement>(null);
  const isAccepted = acceptedCents === totalCents;
  const total = formatMoney(totalCents);
  const characteristics = characteristicsOf(offering);
  // What stands among the characteristics, such as the validity, is not said again.
  const conditions = offering.productOfferingTerm.filter(
    ({ name }) => !characteristics.some(({ term }) => term === name),
  );

  function buy() {
    setIsChecked(!isAccepted);
    if (isAccepted) onBuy();
    else terms.current?.focus();
  }

  const button = (className?: string) => (
    <Button kind="primary" className={className} busy={isSending} busyText={copy.submitting} onClick={buy}>
      {copy.submit}
    </Button>
  );

  return (
    <>
      <Columns
        side={
          <Card title={copy.summary.title} quietTitle sticky>
            <Amount money={total} />
            <div className={page.facts}>
              <DefinitionList
                total
                items={[
                  { term: copy.summary.subtotal, value: formatMoney(subtotalCents) },
                  { term: copy.summary.tax(taxRate), value: formatMoney(taxCents) },
                  { term: copy.summary.total, value: formatMoney(totalCents) },
                ]}
              />
            </div>
          </Card>
        }
      >
        {priceBefore !== null && (
          <Notice kind="warning" title={copy.priceChanged.title} announce>
            {copy.priceChanged.text(formatMoney(priceBefore), total)}
          </Notice>
        )}
        {hasNeverArrived && (
          <Notice kind="info" title={purchaseCopy.neverArrived.title} announce>
            {purchaseCopy.neverArrived.text}
          </Notice>
        )}
        <Card title={copy.order}>
          <DefinitionList
            items={[
              {
                term: copy.line,
                value: purchaseCopy.lineOption(line.name, formatPhone(draft.line)),
              },
              { term: copy.plan, value: offering.description },
              { term: copy.method, value: methodWords(draft) },
            ]}
          />
          <h3 className={styles.part}>{copy.includes}</h3>
          <DefinitionList items={characteristics} />
        </Card>
        <Card title={copy.termsTitle}>
          <div className="stack">
            {conditions.length > 0 && (
              <ul className={styles.conditions} aria-label={copy.conditions}>
                {conditions.map(({ name, description }) => (
                  <li key={name}>
                    <b>{name}:</b> {description}
                  </li>
                ))}
              </ul>
            )}
            <TermsCheck
              ref={terms}
              isAccepted={isAccepted}
              onChange={(accepted) => setAcceptedCents(accepted ? totalCents : null)}
              error={isChecked && !isAccepted ? copy.termsMissing : undefined}
            />
            <div className={classNames(page.actions, 'only-lg')}>
              <Button onClick={onBack}>{copy.back}</Button>
              {button(page.submit)}
            </div>
          </div>
        </Card>
      </Columns>
      <ActionBar label={copy.barLabel} totalLabel={copy.summary.total} total={total}>
        {button()}
      </ActionBar>
    </>
  );
}
