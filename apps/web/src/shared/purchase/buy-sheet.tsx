// Buying where it stands: a sheet over the page, or a panel beside it where there is room; for which line, how it is paid,
// what it comes to, and the one button.
import type { Payment, PaymentRequest } from '@portal/contract/paying/payments';
import type { BoughtKind } from '@portal/contract/paying/purchase-kinds';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { refreshAfterPurchase } from '../../api/lines/service-list.ts';
import type { FrameWish } from '../../api/purchase/payment-frame.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { Link, TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { cardFormCopy } from '../card-form/card-form.copy.ts';
import { useCardForm } from '../card-form/use-card-form.ts';
import { lineTile, methodsOf, type SoldLine } from '../line/line-facts.ts';
import { BalancePart, useBalance } from './balance-part.tsx';
import { HowToPay, isTyped, type PayChoice, usePayChoices } from './how-to-pay.tsx';
import type { Trouble } from './pay-outcome.ts';
import { isLater, type Paid } from './payment-request.ts';
import { purchaseCopy } from './purchase.copy.ts';
import styles from './purchase.module.css';
import { finishSteps, leaveSheet, sameStep } from './steps.ts';
import { usePurchase } from './use-purchase.tsx';
import { TroubleDialog, Verifying, waysOut } from './verifying.tsx';

const { sheet: copy } = purchaseCopy;

/** What is bought for a line. */
export interface Order {
  kind: BoughtKind;
  /** Of `session/purchases.ts`. */
  subject: string;
  /** What its address is told, to be opened again. */
  visit: { phoneNumber: string };
  amountCents: number;
  title: string;
  /** Under the title: what of it is not in its name. */
  detail: string;
  /** What it is and costs, part by part, and on which conditions. */
  facts: readonly { term: string; value: string }[];
  conditions: readonly { name: string; description: string }[];
  /** On the provider's own page, where only that takes a card that is typed. */
  frame: Omit<FrameWish, 'line'>;
  /** What that page is called here: what is bought, and for how much. */
  frameTitle: string;
  request: (paid: Paid) => PaymentRequest;
  /** Where its result is told. */
  result: string;
  away: { paid: string; refused: (reason: string) => string };
  /** How the documents call what went wrong, by what any purchase calls it. */
  troubleTitle: (title: string) => string;
}

export interface BuySheetProps {
  order: Order;
  line: SoldLine;
  /** It stands beside the page instead of over it. */
  isBeside: boolean;
  /** The page that the sheet stands over, and what it is told again. */
  closed: { to: string; state: object };
  /** Called when the sheet is gone and has given the focus back. */
  onChangeLine: () => void;
  /** It costs something else, or is not sold any more: it is asked for again. */
  onChanged: () => void;
}

export function BuySheet({ closed, isBeside, ...props }: BuySheetProps) {
  const { order, onChangeLine } = props;
  const navigate = useNavigate();
  const leave = () => leaveSheet(navigate, closed.to, closed.state);
  const course = useCourse({ ...props, leave });
  const leftForLine = useRef(false);
  const changeLine = useEffectEvent(onChangeLine);
  useEffect(
    () => () => {
      if (leftForLine.current) changeLine();
    },
    [],
  );
  const form = (
    <BuyForm
      {...props}
      course={course}
      onChangeLine={() => {
        leftForLine.current = true;
        leave();
      }}
    />
  );
  if (isBeside)
    return (
      <Panel order={order} isBusy={course.purchase.isSending} onClose={leave}>
        {form}
      </Panel>
    );
  return (
    <Dialog
      open
      onClose={leave}
      dismissible={!course.purchase.isSending}
      closeLabel={purchaseCopy.close}
      title={order.title}
      initialFocus="title"
    >
      <p className={styles.quiet}>{order.detail}</p>
      {form}
    </Dialog>
  );
}

interface PanelProps {
  order: Order;
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** No trap: the focus comes to its title, and Escape, like its cross, gives it back to the row. */
function Panel({ order, isBusy, onClose, children }: PanelProps) {
  const title = useRef<HTMLSpanElement>(null);
  const opener = useRef<Element>(null);
  const close = () => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    opener.current = document.activeElement;
    // It begins at the top of the page, wherever in the list the row was.
    title.current?.focus();
    const panel = title.current?.closest('section');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !(event.target instanceof HTMLDialogElement)) onEscape();
    };
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Card
      title={
        <span ref={title} tabIndex={-1}>
          {order.title}
        </span>
      }
      detail={order.detail}
      aside={<IconButton label={purchaseCopy.close} icon={X} disabled={isBusy} onClick={close} />}
      sticky
    >
      {children}
    </Card>
  );
}

/** Its code comes with the press. */
const frameDialog = lazyCode(() =>
  import('../payment-frame/payment-frame-dialog.tsx').then((code) => code.PaymentFrameDialog),
);

function useCourse({
  order,
  line,
  onChanged,
  leave,
}: Omit<BuySheetProps, 'closed' | 'isBeside'> & { leave: () => void }) {
  const { kind, subject, amountCents } = order;
  const navigate = useNavigate();
  const showToast = useToast();
  const card = useCardForm();
  const own = methodsOf(line, 'portal', kind);
  const takesCard = own.includes('card');
  // A card that is not saved is typed here where the line has that, and else on the provider's own page.
  const isFramed =
    !takesCard && settings().paymentFrame === 'on' && methodsOf(line, 'paymentFrame', kind).includes('card');
  // A card that is saved pays every package.
  const pay = usePayChoices(isFramed ? [...own, 'card'] : own, takesCard || kind === 'package');
  const balance = useBalance(line, pay.choice?.method === 'balance');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** Why nothing was bought: it stays above the button when the dialog has gone. */
  const [notice, setNotice] = useState<string | null>(null);
  const [isFrameOpen, setIsFrameOpen] = useState(false);
  const toResult = ({ id }: Payment) => finishSteps(navigate, order.result, { paymentId: id });
  const purchase = usePurchase(
    { kind, subject },
    {
      paid: toResult,
      refused: ({ title, text }, isLate) => {
        if (isLate)
          return navigate(order.result, {
            replace: true,
            state: sameStep({ ...order.visit, failure: text }),
          });
        card.forgetCvc();
        refuse({ title: order.troubleTitle(title), text });
      },
      changed: (what) => {
        card.forgetCvc();
        onChanged();
        if (what === 'amount') return setNotice(copy.changed);
        showToast({ kind: 'danger', text: copy.gone });
        leave();
      },
      away: order.away,
    },
  );

  function refuse(refusal: Trouble) {
    setTrouble(refusal);
    setNotice(refusal.text);
  }

  function buy() {
    const { choice } = pay;
    if (!choice || purchase.isSending) return;
    setNotice(null);
    const { method, saved } = choice;
    if (isFramed && isTyped(choice)) {
      frameDialog.promise().then(
        () => setIsFrameOpen(true),
        () => showToast({ kind: 'danger', text: copy.noFrame }),
      );
      return;
    }
    if (method === 'balance' && !balance.covers(amountCents))
      return refuse({ title: copy.error, text: copy.notEnough });
    const typed = isTyped(choice) ? card.read() : null;
    if (isTyped(choice) && !typed) return;
    purchase.buy({
      amountCents,
      card: saved ? { savedCardId: saved.id } : typed,
      order: (charged, correlatorId) => ({
        action: kind,
        line: line.number,
        body: order.request({ correlatorId, method, card: charged }),
      }),
    });
  }

  return {
    pay,
    card,
    balance,
    purchase,
    notice,
    buy,
    isFramed,
    trouble,
    dismiss: () => {
      setTrouble(null);
      // After the dialog has given the focus back.
      requestAnimationFrame(card.focusFirstEmpty);
    },
    isFrameOpen,
    closeFrame: () => setIsFrameOpen(false),
    toResult,
  };
}

type BuyFormProps = Pick<BuySheetProps, 'order' | 'line' | 'onChangeLine'> & {
  course: ReturnType<typeof useCourse>;
};

function BuyForm({ order, line, course, onChangeLine }: BuyFormProps) {
  const client = useQueryClient();
  const formId = useId();
  const FrameDialog = frameDialog.current();
  const { pay, card, balance, purchase, notice, isFramed } = course;
  const { choice } = pay;
  const total = formatMoney(order.amountCents);
  const typesHere = isTyped(choice) && !isFramed;
  if (purchase.verifying)
    return (
      <Verifying
        {...waysOut(choice?.method !== 'invoice' && choice?.method !== 'balance')}
        isPlain
        purchase={purchase.verifying}
        onOutcome={purchase.conclude}
        onNoTrace={purchase.release}
      />
    );
  return (
    <div className={styles.form}>
      <div className={styles.for}>
        <Tile kind="white" {...lineTile(line)} size="sm" />
        <p className="grow">
          <span className="sr-only">{copy.for} </span>
          <span className={styles.line}>{line.name}</span>
          <span className="caption quiet">{formatPhone(line.number)}</span>
        </p>
        <TextLink onClick={onChangeLine}>
          {copy.change}
          <span className="sr-only">{copy.changeLine}</span>
        </TextLink>
      </div>
      <div>
        <p className={styles.label}>
          {typesHere && pay.choices.length === 1 ? cardFormCopy.title : purchaseCopy.payWith}
        </p>
        <HowToPay
          pay={pay}
          isBusy={purchase.isSending}
          form={
            isFramed
              ? null
              : {
                  id: formId,
                  form: card,
                  isBusy: purchase.isSending,
                  onSubmit: course.buy,
                  amount: total,
                  safe: copy.safe,
                }
          }
        >
          {choice?.method === 'balance' && <BalancePart balance={balance} priceCents={order.amountCents} />}
        </HowToPay>
      </div>
      {purchase.neverArrived && (
        <Notice kind="info" title={purchaseCopy.neverArrived.title} announce>
          {purchaseCopy.neverArrived.text}
        </Notice>
      )}
      {notice && (
        <Notice kind="danger" announce={course.trouble === null}>
          {notice}
        </Notice>
      )}
      <Terms order={order} />
      <div className={styles.foot}>
        <p className={styles.total}>
          <span>{copy.total}</span>
          <b>{total}</b>
        </p>
        <Button
          kind="primary"
          wide
          // The cards that are saved are on their way.
          disabled={choice === null}
          busy={purchase.isSending}
          busyText={copy.busy}
          // The card's own form when there is one, so that Enter in its fields does the same.
          {...(typesHere ? { type: 'submit', form: formId } : { onClick: course.buy })}
        >
          {payWords(choice, total, isFramed)}
        </Button>
      </div>
      <TroubleDialog trouble={course.trouble} onClose={course.dismiss} />
      {purchase.askAgain}
      {FrameDialog && course.isFrameOpen && (
        <FrameDialog
          wish={{ ...order.frame, line: line.number }}
          title={order.frameTitle}
          onPaid={(payment) => {
            course.toResult(payment);
            refreshAfterPurchase(client);
          }}
          onClose={course.closeFrame}
        />
      )}
    </div>
  );
}

function payWords(choice: PayChoice | null, total: string, isFramed: boolean): string {
  if (isFramed && isTyped(choice)) return copy.typeCard;
  if (isLater(choice?.method)) return copy.later;
  return choice?.method === 'invoice' ? copy.charge(total) : copy.pay(total);
}

function Terms({ order: { facts, conditions } }: { order: Order }) {
  const stated = facts.map(({ term }) => term);
  return (
    <div className={styles.terms}>
      <p className="caption quiet">
        {copy.accept}{' '}
        <Link className={styles.inline} href={paths.terms()}>
          {copy.readTerms}
        </Link>
      </p>
      {facts.length > 0 && (
        <details>
          <summary>
            {copy.conditions}
            <Icon of={ChevronDown} size="sm" />
          </summary>
          <div className="stack">
            <DefinitionList items={[...facts]} />
            <ul aria-label={copy.conditions}>
              {conditions
                .filter(({ name }) => !stated.includes(name))
                .map(({ name, description }) => (
                  <li key={name}>
                    <b>{name}:</b> {description}
                  </li>
                ))}
            </ul>
          </div>
        </details>
      )}
    </div>
  );
}
