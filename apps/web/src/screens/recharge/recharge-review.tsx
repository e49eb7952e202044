// The review itself: the line, the method, the amount, and the terms.
import { useRef, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import type { Draft } from '../../session/purchase-drafts.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { methodWords } from '../../shared/purchase/pay-choice.ts';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import styles from '../../shared/purchase/purchase.module.css';
import { TroubleDialog } from '../../shared/purchase/result/trouble-dialog.tsx';
import { TermsCheck } from '../../shared/purchase/terms-check.tsx';
import { ActionBar } from '../../ui/actions/action-bar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { rechargeCopy } from './recharge.copy.ts';
import { RechargeSummary } from './recharge-summary.tsx';

const { review: copy, back: backWord, total: totalWord } = rechargeCopy;

export interface RechargeReviewProps {
  draft: Draft;
  line: Service;
  hasNeverArrived: boolean;
  isSending: boolean;
  onBack: () => void;
  onBuy: () => void;
}

export function RechargeReview({
  draft,
  line,
  hasNeverArrived,
  isSending,
  onBack,
  onBuy,
}: RechargeReviewProps) {
  const [isAccepted, setIsAccepted] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const terms = useRef<HTMLInputElement>(null);
  const total = formatMoney(draft.amountCents);

  function finish() {
    if (isAccepted) onBuy();
    else setIsAsked(true);
  }

  function dismiss() {
    setIsAsked(false);
    // After the dialog has given the focus back.
    requestAnimationFrame(() => terms.current?.focus());
  }

  const button = (className?: string) => (
    <Button kind="primary" className={className} busy={isSending} busyText={copy.submitting} onClick={finish}>
      {copy.submit}
    </Button>
  );

  return (
    <>
      <Columns side={<RechargeSummary number={draft.line} amountCents={draft.amountCents} />}>
        {hasNeverArrived && (
          <Notice kind="info" title={purchaseCopy.neverArrived.title} announce>
            {purchaseCopy.neverArrived.text}
          </Notice>
        )}
        <Card title={copy.order}>
          <div className="stack">
            <DefinitionList
              items={[
                {
                  term: purchaseCopy.line,
                  value: (
                    <>
                      {line.name} · <span className="nowrap">{formatPhone(draft.line)}</span>
                    </>
                  ),
                },
                { term: copy.type, value: copy.typeWord },
                { term: copy.method, value: methodWords(draft) },
                { term: copy.value, value: total },
              ]}
            />
            {draft.method === 'invoice' && <p className="small muted">{copy.onInvoice}</p>}
            <TermsCheck ref={terms} isAccepted={isAccepted} onChange={setIsAccepted} />
            <div className={classNames(styles.actions, 'only-lg')}>
              <Button onClick={onBack}>{backWord}</Button>
              {button(styles.submit)}
            </div>
          </div>
        </Card>
      </Columns>
      <ActionBar label={copy.barLabel} totalLabel={totalWord} total={total}>
        {button()}
      </ActionBar>
      <TroubleDialog
        stays
        trouble={isAsked ? { title: copy.termsTitle, text: copy.termsMissing } : null}
        onClose={dismiss}
      />
    </>
  );
}
