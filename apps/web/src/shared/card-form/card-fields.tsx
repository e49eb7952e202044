// The card's four fields. What is typed here goes to the card provider and nowhere else.
import { CreditCard, Info, LockKeyhole } from 'lucide-react';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  answerBank,
  type BankQuestion,
  bankQuestion,
  watchBank,
} from '../../lib/card-tokenizer/bank-question.ts';
import { settings } from '../../lib/settings.ts';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { OneTimeCodeField, TextField } from '../../ui/fields/text-field.tsx';
import { Amount } from '../../ui/figures/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useBusy } from '../use-task.ts';
import { brandOf, nameMaxLength } from './card-entry.ts';
import { bankCopy, cardFormCopy as copy } from './card-form.copy.ts';
import styles from './card-form.module.css';
import type { TypedCard } from './use-card-form.ts';

/** Longer than any card, so that a pasted number is judged and never cut. */
const NUMBER_MAX_LENGTH = 40;

export interface CardFormProps {
  id: string;
  form: TypedCard;
  isBusy: boolean;
  onSubmit: () => void;
  /** What is charged, for when its bank asks; of a card that is only saved nothing is. */
  amount?: string | undefined;
  /** Above the fields. */
  notice?: ReactNode;
  /** Under them, beside the lock: what becomes of the payment. */
  safe: string;
  /** At the foot. */
  actions?: ReactNode;
}

/** The form as a card of its own on a page. */
export function CardFields({ detail = copy.detail, ...form }: CardFormProps & { detail?: string }) {
  return (
    <Card title={copy.title} detail={detail}>
      <CardForm {...form} />
    </Card>
  );
}

export function CardForm(props: CardFormProps) {
  const { id, form, isBusy, onSubmit, amount, notice, safe, actions } = props;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const typing = { readOnly: isBusy, spellCheck: false, autoCorrect: 'off' } as const;
  return (
    <>
      <form
        id={id}
        className="stack fields"
        noValidate
        autoComplete="on"
        aria-label={copy.title}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {notice}
        {form.isRestored && <Notice kind="info">{copy.restored}</Notice>}
        <TextField
          {...form.bind('name')}
          {...typing}
          label={copy.name}
          hint={copy.nameHint}
          autoComplete="cc-name"
          autoCapitalize="characters"
          maxLength={nameMaxLength}
        />
        <TextField
          {...form.bind('number')}
          {...typing}
          label={copy.number}
          endIcon={CreditCard}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={NUMBER_MAX_LENGTH}
        />
        <div className={styles.pair}>
          <TextField
            {...form.bind('expiry')}
            {...typing}
            label={copy.expiry}
            placeholder={copy.expiryPlaceholder}
            inputMode="numeric"
            autoComplete="cc-exp"
            maxLength={9}
          />
          <TextField
            {...form.bind('cvc')}
            {...typing}
            label={copy.cvc}
            hint={copy.cvcHint}
            endAction={
              <IconButton
                label={copy.whereIsCvc}
                icon={Info}
                iconSize="sm"
                onClick={() => setIsHelpOpen(true)}
              />
            }
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={6}
          />
        </div>
        <p className={styles.safe}>
          <Icon of={LockKeyhole} size="sm" />
          {safe}
        </p>
        {actions}
      </form>
      <Dialog
        open={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
        title={copy.whereIsCvc}
        actions={<Button onClick={() => setIsHelpOpen(false)}>{copy.understood}</Button>}
      >
        {copy.cvcHelp}
      </Dialog>
      <BankDialog amount={amount} number={form.bind('number').value.replace(/\D/g, '')} />
    </>
  );
}

const CODE_LENGTH = 3;
/** With the spaces that somebody pastes. */
const PASTED_LENGTH = 8;
const CODE_TRIES = 3;

interface BankDialogProps {
  /** What is about to be charged; of a card that is saved there is none. */
  amount: string | undefined;
  /** The digits of the card. */
  number: string;
}

/** Open while a bank asks. Ours is above the line, the bank's below it, on one surface. */
function BankDialog(props: BankDialogProps) {
  const question = useSyncExternalStore(watchBank, bankQuestion, () => null);
  if (!question) return null;
  return question.kind === 'code' ? (
    <CodeDialog {...question} {...props} />
  ) : (
    <PageDialog {...question} {...props} />
  );
}

const leave = () => answerBank(false);

/** Escape may be a slip: it asks first. */
function useAskToLeave() {
  const [isAsking, setIsAsking] = useState(false);
  const stay = () => setIsAsking(false);
  return {
    ask: () => setIsAsking(true),
    dialog: (
      <Dialog
        open={isAsking}
        onClose={stay}
        title={bankCopy.leave.title}
        actions={
          <>
            <Button kind="danger" onClick={leave}>
              {bankCopy.leave.yes}
            </Button>
            <Button onClick={stay}>{bankCopy.leave.stay}</Button>
          </>
        }
      >
        <p>{bankCopy.leave.text}</p>
      </Dialog>
    ),
  };
}

function Ours({ amount, number }: BankDialogProps) {
  return (
    <div className={styles.ours}>
      <p className={styles.from}>
        <Icon of={LockKeyhole} size="sm" />
        {bankCopy.from(brandOf(number) ?? bankCopy.card, number.slice(-4))}
      </p>
      {amount && (
        <div className={styles.what}>
          <Amount money={amount} />
          <p>
            {bankCopy.to} <b>{settings().brand}</b>
          </p>
        </div>
      )}
    </div>
  );
}

function CodeDialog({ check, ...ours }: Extract<BankQuestion, { kind: 'code' }> & BankDialogProps) {
  const formId = useId();
  const asking = useAskToLeave();
  const field = useRef<HTMLInputElement>(null);
  const wrong = useRef(0);
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string>();
  const { isBusy, during } = useBusy();

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (digits === '') return refuse(bankCopy.missing);
    const found = await during(check(digits));
    if (found === 'noAnswer') return refuse(bankCopy.noAnswer);
    if (found === 'wrong' && ++wrong.current < CODE_TRIES)
      return refuse(bankCopy.wrong(CODE_TRIES - wrong.current));
    answerBank(found === 'proven');
  }

  function refuse(words: string) {
    setError(words);
    field.current?.focus();
  }

  return (
    <Dialog
      open
      onClose={asking.ask}
      title={bankCopy.title}
      width={480}
      actions={
        <>
          <Button type="submit" form={formId} kind="primary" busy={isBusy} busyText={bankCopy.confirming}>
            {bankCopy.confirm(ours.amount)}
          </Button>
          <Button disabled={isBusy} onClick={leave}>
            {bankCopy.cancel}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Ours {...ours} />
        {asking.dialog}
        <p>{bankCopy.code.text}</p>
        <form id={formId} className="stack fields" noValidate onSubmit={confirm}>
          <OneTimeCodeField
            ref={field}
            label={bankCopy.code.label}
            hint={bankCopy.code.hint}
            maxLength={PASTED_LENGTH}
            value={digits}
            onTyped={(typed) => {
              setDigits(typed.replace(/\D/g, '').slice(0, CODE_LENGTH));
              setError(undefined);
            }}
            error={error}
          />
        </form>
      </div>
    </Dialog>
  );
}

function PageDialog({ url, ...ours }: Extract<BankQuestion, { kind: 'page' }> & BankDialogProps) {
  const page = useRef<HTMLIFrameElement>(null);
  const asking = useAskToLeave();
  // It says only that it has been answered: the provider says how.
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== new URL(url).origin || source !== page.current?.contentWindow) return;
    if ((data as { status?: unknown } | null)?.status === 'bank-answered') answerBank(true);
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent) => hear(event);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  return (
    <Dialog
      open
      onClose={asking.ask}
      title={bankCopy.title}
      width={480}
      initialFocus="title"
      actions={<Button onClick={leave}>{bankCopy.cancel}</Button>}
    >
      <Ours {...ours} />
      {asking.dialog}
      <iframe
        ref={page}
        className={styles.bank}
        title={bankCopy.page}
        src={url}
        // Its origin is another one: it stays apart from us with these.
        sandbox="allow-scripts allow-forms allow-same-origin"
        referrerPolicy="no-referrer"
      />
    </Dialog>
  );
}
