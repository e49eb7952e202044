// Where the form of a package stands: a sheet over the list, or beside it where there is room.
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { formatMoney, formatUnitPrice } from '../../../lib/money.ts';
import { formatPhone } from '../../../lib/phone.ts';
import { paths } from '../../../lib/place/paths.ts';
import { methodsOf, type SoldLine } from '../../../shared/line/line-facts.ts';
import { MethodChoice } from '../../../shared/purchase/method-choice.tsx';
import { type PayChoice, usePayChoices } from '../../../shared/purchase/pay-choice.ts';
import { purchaseCopy } from '../../../shared/purchase/purchase.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { priceOf } from '../package-facts.ts';
import { buyCopy as copy, packageListCopy } from './package-list.copy.ts';
import styles from './package-list.module.css';
import { unitPriceOf, validityOf } from './package-sort.ts';
import { useBuyNow } from './use-buy-now.ts';

// The sheet of one package: for which line, how it is paid, what it comes to, and the one button.
interface BuyFormProps {
  offering: PackageOffering;
  line: SoldLine;
  course: ReturnType<typeof useBuyNow>;
  onChangeLine: () => void;
  /** A card is typed on a page of its own. */
  onOtherWay: () => void;
  /** Where the line was opened from offers more than is said here. */
  hasOtherWay: boolean;
}

function BuyForm({ offering, line, course, onChangeLine, onOtherWay, hasOtherWay }: BuyFormProps) {
  const { choices, choice, choose } = useChoices(line);
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
      {hasOtherWay && !choices.some(isTyped) && (
        <p className="small">
          <TextLink inherit onClick={onOtherWay}>
            {copy.otherWay}
          </TextLink>
        </p>
      )}
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
      <Button kind="primary" busy={course.isBusy} busyText={copy.busy} onClick={goOn}>
        {payWords(choice, total)}
      </Button>
      {course.askAgain}
    </div>
  );

  function goOn() {
    setIsChecked(true);
    if (!choice) return;
    if (isTyped(choice)) onOtherWay();
    else course.buy(choice);
  }
}

const isTyped = ({ method, saved }: PayChoice): boolean => method === 'card' && !saved;

/** Cards that are saved pay for every line here; one that is typed, where the line has that method. */
function useChoices(line: SoldLine) {
  const methods = methodsOf(line, 'portal', 'package');
  const pay = usePayChoices(methods.includes('card') ? methods : [...methods, 'card']);
  const choices = pay.choices.filter(({ method, saved }) => saved || methods.includes(method));
  const [only, ...others] = choices;
  const choice = pay.choice && choices.includes(pay.choice) ? pay.choice : null;
  return { ...pay, choices, choice: choice ?? (others.length === 0 ? (only ?? null) : null) };
}

function payWords(choice: PayChoice | null, total: string): string {
  if (choice && isTyped(choice)) return copy.typeCard;
  return choice?.method === 'invoice' ? copy.charge(total) : copy.pay(total);
}

export type BuyPlaceProps = Omit<BuyFormProps, 'course'> & { onClose: () => void };

export function BuySheet({ onClose, ...form }: BuyPlaceProps) {
  const course = useBuyNow(form.line, form.offering);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!course.isBusy}
      closeLabel={copy.close}
      title={titleOf(form.offering)}
      initialFocus="title"
    >
      <p className={styles.quiet}>{factsOf(form.offering)}</p>
      <BuyForm {...form} course={course} />
    </Dialog>
  );
}

export function BuyPanel({ onClose: _, ...form }: BuyPlaceProps) {
  const course = useBuyNow(form.line, form.offering);
  return (
    <Card title={titleOf(form.offering)} detail={factsOf(form.offering)} sticky>
      <BuyForm {...form} course={course} />
    </Card>
  );
}

function titleOf(offering: PackageOffering): string {
  const days = validityOf(offering);
  return days === null ? offering.name : copy.title(offering.name, packageListCopy.days(days));
}

function factsOf(offering: PackageOffering): string {
  const unit = unitPriceOf(offering);
  const words = unit && packageListCopy.perUnit(formatUnitPrice(unit.cents), unit.unit);
  return [words, copy.atOnce].filter(Boolean).join(' · ');
}
