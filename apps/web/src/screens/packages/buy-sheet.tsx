// Buying a package where it stands: a sheet over the list, or a panel beside it where there is room; for which line, how it
// is paid, what it comes to, and the one button.
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { refreshAfterPurchase } from '../../api/lines/service-caches.ts';
import { formatMoney, formatUnitPrice } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { type Draft, keepDraft } from '../../session/purchase-drafts.ts';
import { openPurchase, sentPurchase } from '../../session/purchases.ts';
import { methodsOf, type SoldLine } from '../../shared/line/line-facts.ts';
import { MethodChoice } from '../../shared/purchase/method-choice.tsx';
import { type PayChoice, savedProof, usePayChoices } from '../../shared/purchase/pay-choice.ts';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import { sendPurchase } from '../../shared/purchase/send-purchase.ts';
import { finishSteps, nextStep } from '../../shared/purchase/steps.ts';
import { isUnderWay } from '../../shared/purchase/under-way.ts';
import { usePurchase } from '../../shared/purchase/use-purchase.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { frameWish, priceOf } from './package-facts.ts';
import { packagePayment, subjectOf } from './package-order.ts';
import { unitPriceOf, validityOf } from './package-sort.ts';
import { visitState } from './package-visit.ts';
import { buyCopy as copy, packagesCopy } from './packages.copy.ts';
import styles from './packages.module.css';

export interface BuyPlaceProps {
  offering: PackageOffering;
  line: SoldLine;
  onChangeLine: () => void;
  onClose: () => void;
}

export function BuySheet({ onClose, ...props }: BuyPlaceProps) {
  const course = useBuyNow(props);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!course.isBusy}
      closeLabel={copy.close}
      title={titleOf(props.offering)}
      initialFocus="title"
    >
      <p className={styles.quiet}>{factsOf(props.offering)}</p>
      <BuyForm {...props} course={course} />
    </Dialog>
  );
}

export function BuyPanel({ onClose: _, ...props }: BuyPlaceProps) {
  const course = useBuyNow(props);
  return (
    <Card title={titleOf(props.offering)} detail={factsOf(props.offering)} sticky>
      <BuyForm {...props} course={course} />
    </Card>
  );
}

function titleOf(offering: PackageOffering): string {
  const days = validityOf(offering);
  return days === null ? offering.name : copy.title(offering.name, packagesCopy.days(days));
}

function factsOf(offering: PackageOffering): string {
  const unit = unitPriceOf(offering);
  const words = unit && packagesCopy.perUnit(formatUnitPrice(unit.cents), unit.unit);
  return [words, copy.atOnce].filter(Boolean).join(' · ');
}

type Course = ReturnType<typeof useBuyNow>;

function BuyForm({
  offering,
  line,
  course,
  onChangeLine,
}: Omit<BuyPlaceProps, 'onClose'> & { course: Course }) {
  const { choices, choice, choose } = usePayChoices(course.methods, course.rules);
  const [isChecked, setIsChecked] = useState(false);
  const total = formatMoney(priceOf(offering).totalCents);
  const conditions = offering.productOfferingTerm.filter(({ duration }) => !duration);
  return (
    <div className={styles.form}>
      <div className={styles.for}>
        <Icon of={Smartphone} />
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
        <p className={styles.label}>{copy.payWith}</p>
        <MethodChoice
          legend={copy.payWith}
          choices={choices}
          choice={choice}
          onChoose={choose}
          error={isChecked && !choice ? copy.noMethod : undefined}
        />
      </div>
      {course.notice && (
        <Notice kind="danger" announce>
          {course.notice}
        </Notice>
      )}
      <div className={styles.terms}>
        <p className="caption quiet">{copy.accept}</p>
        <details>
          <summary>{copy.conditions}</summary>
          <ul>
            {conditions.map(({ name, description }) => (
              <li key={name}>
                <b>{name}:</b> {description}
              </li>
            ))}
            <li>
              <TextLink inherit href={paths.terms()}>
                {purchaseCopy.readTerms}
              </TextLink>
            </li>
          </ul>
        </details>
      </div>
      <p className={styles.total}>
        <span>{copy.total}</span>
        <b>{total}</b>
      </p>
      <Button
        kind="primary"
        busy={course.isBusy}
        busyText={copy.busy}
        onClick={() => {
          setIsChecked(true);
          if (choice) course.buy(choice);
        }}
      >
        {payWords(choice, total)}
      </Button>
      {course.dialogs}
    </div>
  );
}

const isTyped = ({ method, saved }: PayChoice): boolean => method === 'card' && !saved;

function payWords(choice: PayChoice | null, total: string): string {
  if (choice && isTyped(choice)) return copy.typeCard;
  return choice?.method === 'invoice' ? copy.charge(total) : copy.pay(total);
}

/** Its code comes with the press. */
const frameDialog = lazyCode(() =>
  import('../../shared/payment-frame/payment-frame-dialog.tsx').then((code) => code.PaymentFrameDialog),
);

function useBuyNow({ line, offering }: Pick<BuyPlaceProps, 'line' | 'offering'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  /** Why nothing was bought. */
  const [notice, setNotice] = useState<string | null>(null);
  const [isFramed, setIsFramed] = useState(false);
  const FrameDialog = frameDialog.current();
  const draft = useRef<Draft | null>(null);
  const subject = subjectOf(line.number, offering.id);
  const ownMethods = methodsOf(line, 'portal', 'package');
  const takesCard = ownMethods.includes('card');
  // A card that is not saved is typed on a page of ours where the line has that, and else on the provider's own.
  const isFrameOnly =
    !takesCard &&
    settings().paymentFrame === 'on' &&
    methodsOf(line, 'paymentFrame', 'package').includes('card');
  const toResult = ({ id }: { id: string }) =>
    finishSteps(navigate, paths.packageResult(), { paymentId: id });
  const purchase = usePurchase(
    { kind: 'package', subject },
    {
      paid: toResult,
      refused: ({ text }) => setNotice(text),
      changed: (what) => {
        void client.invalidateQueries({ queryKey: ['packages'] });
        setNotice(what === 'gone' ? copy.gone : copy.changed);
      },
      // Its page waits for the outcome, whatever became of the answer.
      awaited: () => {
        if (draft.current) keepDraft(draft.current);
        navigate(paths.packageReview(), { state: nextStep({ phoneNumber: line.number }) });
      },
      away: { paid: copy.bought, refused: copy.notBought },
    },
  );

  function buy(choice: PayChoice) {
    setNotice(null);
    if (!isTyped(choice)) return charge(choice);
    if (isFrameOnly)
      frameDialog.promise().then(
        () => setIsFramed(true),
        () => showToast({ kind: 'danger', text: copy.noFrame }),
      );
    else
      navigate(paths.packagePayment(), {
        state: nextStep(visitState({ phoneNumber: line.number, packageId: offering.id })),
      });
  }

  const charge = ({ method, saved }: PayChoice) =>
    purchase.buy(async (sending) => {
      const isAwaited = await isUnderWay(client, subject);
      const { correlatorId } = openPurchase(subject);
      const amountCents = priceOf(offering).totalCents;
      const what = { kind: 'package', line: line.number, itemId: offering.id, amountCents } as const;
      draft.current = { ...what, subject, correlatorId, method, card: saved && savedProof(saved) };
      const sent = sentPurchase(subject);
      if (isAwaited && sent) return { kind: 'unknown', purchase: sent };
      const body = packagePayment(draft.current, offering, line);
      const order = { action: 'package', line: line.number, body } as const;
      return sendPurchase({ ...sending, correlatorId, order });
    });

  const { title, ...wish } = frameWish(offering);
  return {
    isBusy: purchase.isSending,
    notice,
    buy,
    /** Cards that are saved pay for every line here. */
    methods: takesCard ? ownMethods : ([...ownMethods, 'card'] as const),
    rules: { takesTyped: takesCard || isFrameOnly, takesFirst: true },
    dialogs: (
      <>
        {purchase.askAgain}
        {FrameDialog && isFramed && (
          <FrameDialog
            wish={{ ...wish, line: line.number }}
            title={title}
            onPaid={(payment) => {
              toResult(payment);
              refreshAfterPurchase(client);
            }}
            onClose={() => setIsFramed(false)}
          />
        )}
      </>
    ),
  };
}
