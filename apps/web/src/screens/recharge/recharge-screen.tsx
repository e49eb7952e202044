// A top-up: for which number, of what type, how much; and, at the address of its payment, the sheet over it.
import type { PaymentRequest } from '@portal/contract/paying/payments';
import { currencyCode, topUpCents } from '@portal/market/money';
import { CircleDollarSign, Package } from 'lucide-react';
import { useRef, useState } from 'react';
import { dollarsFromCents, formatMoney } from '../../lib/money.ts';
import { paths, samePath, withLine } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/place/router.tsx';
import { chooseLine, lineOfState } from '../../shared/line/choose-line.ts';
import { detailPath, type SoldLine, takesPurchases } from '../../shared/line/line-facts.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { sectionCopy } from '../../shared/page/page.copy.ts';
import type { Order } from '../../shared/purchase/buy-sheet.tsx';
import { LaterSheet, useSheetAhead } from '../../shared/purchase/later-sheet.tsx';
import { LineField, NoLines, useSoldLines } from '../../shared/purchase/line-sold-to.tsx';
import { CHANNEL, type Paid, paidBy, type SoldTo } from '../../shared/purchase/payment-request.ts';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import { ShopHead } from '../../shared/purchase/shop-head.tsx';
import { nextStep, sameStep, sheetOver } from '../../shared/purchase/steps.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Amount } from '../../ui/figures/figures.tsx';
import { useIsWideSince } from '../../ui/media.ts';
import { StepBar } from '../../ui/step-bar.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx';
import { rechargeCopy as copy } from './recharge.copy.ts';

const ICONS = { balance: CircleDollarSign, package: Package };
type RechargeType = keyof typeof ICONS;

/** Null when nobody has said one, or one that is not sold. */
const amountIn = (state: unknown): number | null =>
  topUpCents.find(
    (cents) =>
      typeof state === 'object' && state !== null && 'amountCents' in state && state.amountCents === cents,
  ) ?? null;

export function RechargeScreen() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isAvailable = useAvailability();
  useSheetAhead();
  const sold = useSoldLines('topUps');
  const { lines, line, query: services } = sold;
  const isDetailService = state?.isDetailService === true;
  const fromDetail = isDetailService ? ({ isDetailService } as const) : {};
  const [type, setType] = useState<RechargeType>('balance');
  const [amountCents, setAmountCents] = useState<number>(() => amountIn(state) ?? topUpCents[0] ?? 0);
  const [isChecked, setIsChecked] = useState(false);
  const picker = useRef<HTMLSelectElement>(null);
  const isSheet = samePath(pathname, paths.rechargePayment());
  const isWide = useIsWideSince(isSheet);
  /** Of the sheet. */
  const soldCents = amountIn(state);
  const to = withLine(paths.recharge(), line?.number ?? lineOfState(state));
  const types = (['balance', 'package'] as const).filter(
    (each) => each === 'balance' || (isAvailable(paths.packages()) && lines.some(takesPurchases)),
  );

  // The summary is part of the sheet; and a sheet of nothing is the page.
  if (samePath(pathname, paths.rechargeReview()))
    return (
      <Navigate
        to={withLine(paths.rechargePayment(), lineOfState(state))}
        replace
        state={sameStep(state ?? {})}
      />
    );
  if (isSheet && (soldCents === null || (services.data && !line)))
    return <Navigate to={to} replace state={sameStep(fromDetail)} />;

  return (
    <>
      <ShopHead
        part="topUps"
        line={line?.number ?? null}
        title={copy.title}
        back={
          isDetailService && line
            ? { href: withLine(detailPath(line.kind), line.number), label: line.name }
            : false
        }
      />
      <StepBar
        label={copy.stepsLabel}
        steps={copy.steps}
        current={isSheet ? 1 : 0}
        doneWord={copy.stepDone}
      />
      {content()}
    </>
  );

  function content() {
    if (!services.data)
      return (
        <Card busy={!services.isError}>
          {services.isError ? (
            <SectionError
              level={2}
              title={copy.failed}
              text={sectionCopy.tryAgain}
              onRetry={services.refetch}
            />
          ) : (
            <SkeletonGroup label={copy.loading}>
              <Skeleton width="40%" height={24} />
              <Skeleton height={52} radius={12} marginTop={24} />
              <Skeleton height={52} radius={12} marginTop={44} />
            </SkeletonGroup>
          )}
        </Card>
      );
    if (lines.length === 0)
      return (
        <>
          <NoLines corporate={sold.corporate} />
          <ForOther />
        </>
      );
    const sheet = isSheet && line && soldCents !== null && sheetFor(line, soldCents);
    return (
      <>
        <Columns side={isWide && sheet} rest={!(isWide && sheet) && chosen()}>
          <Card title={copy.choice}>{fields()}</Card>
        </Columns>
        {!isWide && sheet}
      </>
    );
  }

  function sheetFor(bought: SoldLine, cents: number) {
    const visit = { phoneNumber: bought.number, amountCents: cents, ...fromDetail };
    return (
      <LaterSheet
        key={`${bought.number} ${cents}`}
        order={rechargeOrder(bought, visit)}
        line={bought}
        isBeside={isWide}
        closed={{ to, state: { amountCents: cents, ...fromDetail } }}
        onChangeLine={() => picker.current?.focus()}
        onChanged={services.refetch}
      />
    );
  }

  // On desktop beside what is chosen, until its sheet stands there.
  function chosen() {
    return (
      <Card title={type === 'balance' ? copy.total : copy.types.package.label} quietTitle>
        <div className="stack">
          {type === 'balance' ? (
            <Amount money={formatMoney(amountCents)} />
          ) : (
            <p>{copy.types.package.detail}</p>
          )}
          <Button kind="primary" wide onClick={goOn}>
            {copy.submit}
          </Button>
        </div>
      </Card>
    );
  }

  function fields() {
    return (
      <div className="stack fields">
        <div>
          <LineField ref={picker} lines={lines} line={line} isMissing={isChecked} onPick={sold.pick} />
          <ForOther />
        </div>
        <RadioGroup
          legend={copy.type}
          inline
          value={type}
          onChange={choose}
          options={types.map((each) => ({ value: each, icon: ICONS[each], ...copy.types[each] }))}
        />
        {type === 'balance' && (
          <RadioGroup
            legend={copy.amount}
            hint={copy.amountHint}
            compact
            value={String(amountCents)}
            onChange={(cents) => chooseAmount(Number(cents))}
            options={topUpCents.map((cents) => ({ value: String(cents), label: formatMoney(cents) }))}
          />
        )}
      </div>
    );
  }

  function choose(next: RechargeType) {
    setType(next);
    if (isSheet) navigate(to, { replace: true, state: sameStep(fromDetail) });
  }

  /** A sheet beside it goes along. */
  function chooseAmount(cents: number) {
    setAmountCents(cents);
    if (isSheet)
      navigate(`${pathname}${window.location.search}`, {
        replace: true,
        state: { ...state, amountCents: cents },
      });
  }

  function goOn() {
    setIsChecked(true);
    if (!line) {
      picker.current?.focus();
      return;
    }
    chooseLine(line);
    if (type === 'package')
      navigate(withLine(paths.packages(), line.number), { state: nextStep(fromDetail) });
    else
      navigate(withLine(paths.rechargePayment(), line.number), {
        state: sheetOver({ phoneNumber: line.number, amountCents, ...fromDetail }),
      });
  }
}

/** To a number that is not the customer's. */
function ForOther() {
  return (
    <p className="small muted">
      {copy.other} <TextLink href={paths.rechargeOther()}>{copy.toOther}</TextLink>
    </p>
  );
}

/** What the pages of a top-up are told with the navigation. */
interface RechargeVisit {
  phoneNumber: string;
  amountCents: number;
  isDetailService?: true;
}

/**
 * A top-up as it is ordered (BUY-2): the amounts there are, what its sheet says, and the payment request, whose item is the
 * number.
 */
function rechargeOrder(line: SoldLine, visit: RechargeVisit): Order {
  const { amountCents } = visit;
  const money = formatMoney(amountCents);
  return {
    kind: 'recharge',
    subject: `recarga:${line.number}:${amountCents}`,
    visit,
    amountCents,
    title: copy.forMoney(money),
    detail: copy.kept,
    facts: [],
    conditions: [],
    frame: { type: 'recharge', itemId: String(dollarsFromCents(amountCents)) },
    frameTitle: copy.onItsPage(money),
    request: (paid) => rechargePayment(line, amountCents, paid),
    result: paths.rechargeResult(),
    away: copy.away,
    troubleTitle: (title) => (title === purchaseCopy.trouble.card ? copy.cardTrouble : copy.serviceError),
  };
}

export function rechargePayment(line: SoldTo, amountCents: number, paid: Paid): PaymentRequest {
  const totalAmount = { amount: dollarsFromCents(amountCents), units: currencyCode };
  return {
    '@type': 'Payment',
    correlatorId: paid.correlatorId,
    name: copy.title,
    description: copy.typeWord,
    type: 'normal',
    totalAmount,
    channel: CHANNEL,
    account: { id: line.accountId },
    paymentItem: [{ totalAmount, item: { id: line.number, '@referredType': 'recharge' } }],
    ...paidBy(paid, line),
  };
}
