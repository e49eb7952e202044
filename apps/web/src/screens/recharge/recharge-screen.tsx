// The first step of a top-up: for which number, of what type, how much.
import { CircleDollarSign, Package } from 'lucide-react';
import { useRef, useState } from 'react';
import { dollarsFromCents, formatMoney } from '../../lib/money.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { chooseLine } from '../../shared/line/choose-line.ts';
import { detailPath, takesPurchases } from '../../shared/line/line-facts.ts';
import { Columns } from '../../shared/page/columns.tsx';
import type { PayWish } from '../../shared/payment-frame/pay-wish.ts';
import { usePayDialog } from '../../shared/payment-frame/use-pay-dialog.tsx';
import { LineField } from '../../shared/purchase/line-field.tsx';
import { NoLines } from '../../shared/purchase/no-lines.tsx';
import styles from '../../shared/purchase/purchase.module.css';
import { nextStep } from '../../shared/purchase/steps.ts';
import { useSoldLines } from '../../shared/purchase/use-sold-lines.ts';
import { ActionBar } from '../../ui/actions/action-bar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { rechargeCopy as copy } from './recharge.copy.ts';
import { RechargeFrame } from './recharge-frame.tsx';
import { RechargeSummary } from './recharge-summary.tsx';
import { AMOUNTS_CENTS, cameFromDetail, readRechargeVisit } from './recharge-visit.ts';

const ICONS = { balance: CircleDollarSign, package: Package };
type RechargeType = keyof typeof ICONS;

const frameWish = (amountCents: number): PayWish => ({
  type: 'recharge',
  itemId: String(dollarsFromCents(amountCents)),
  title: copy.choice.forMoney(formatMoney(amountCents)),
});

export function RechargeScreen() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isAvailable = useAvailability();
  const sold = useSoldLines('topUps');
  const { lines, line } = sold;
  const pay = usePayDialog(line);
  const isDetailService = cameFromDetail(state);
  const [type, setType] = useState<RechargeType>('balance');
  const [amountCents, setAmountCents] = useState<number>(
    () => readRechargeVisit(state)?.amountCents ?? AMOUNTS_CENTS[0],
  );
  const [isChecked, setIsChecked] = useState(false);
  const picker = useRef<HTMLSelectElement>(null);
  const types = (['balance', 'package'] as const).filter(
    (each) => each === 'balance' || (isAvailable(paths.packages()) && lines.some(takesPurchases)),
  );

  function goOn() {
    setIsChecked(true);
    if (!line) {
      picker.current?.focus();
      return;
    }
    chooseLine(line);
    const visit = isDetailService ? { isDetailService } : {};
    if (type === 'package') navigate(withLine(paths.packages(), line.number), { state: nextStep(visit) });
    else if (isDetailService && line.kind === 'Postpaid') pay.ask(frameWish(amountCents), toPayment);
    else toPayment();

    function toPayment() {
      navigate(paths.rechargePayment(), {
        state: nextStep({ ...visit, phoneNumber: line?.number, amountCents }),
      });
    }
  }

  const button = (className?: string) => (
    <Button kind="primary" className={className} onClick={goOn}>
      {copy.choice.submit}
    </Button>
  );

  return (
    <RechargeFrame title={copy.title} back={back()} step={0} services={sold.query} line={line?.number}>
      {() =>
        lines.length === 0 ? (
          <NoLines corporate={sold.corporate} />
        ) : (
          <>
            <Columns
              rest={
                type === 'balance' && (
                  <RechargeSummary number={line?.number ?? null} amountCents={amountCents} />
                )
              }
            >
              <Card title={copy.choice.title}>{fields()}</Card>
            </Columns>
            <ActionBar
              label={copy.barLabel}
              totalLabel={copy.total}
              total={type === 'balance' && formatMoney(amountCents)}
            >
              {button()}
            </ActionBar>
            {pay.dialog}
          </>
        )
      }
    </RechargeFrame>
  );

  function fields() {
    return (
      <div className="stack fields">
        <LineField ref={picker} lines={lines} line={line} isMissing={isChecked} onPick={sold.pick} />
        <RadioGroup
          legend={copy.choice.type}
          inline
          value={type}
          onChange={setType}
          options={types.map((each) => ({ value: each, icon: ICONS[each], ...copy.choice.types[each] }))}
        />
        {type === 'balance' && (
          <RadioGroup
            legend={copy.choice.amount}
            hint={copy.choice.amountHint}
            compact
            value={String(amountCents)}
            onChange={(cents) => setAmountCents(Number(cents))}
            options={AMOUNTS_CENTS.map((cents) => ({ value: String(cents), label: formatMoney(cents) }))}
          />
        )}
        <div className={classNames(styles.actions, 'only-lg')}>{button(styles.submit)}</div>
      </div>
    );
  }

  function back() {
    return isDetailService && line
      ? { href: withLine(detailPath(line.kind), line.number), label: line.name }
      : undefined;
  }
}
