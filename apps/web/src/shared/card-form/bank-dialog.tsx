// «Confirma con tu banco»: the digits that the bank has told its customer, or the bank's own page.
import { LockKeyhole } from 'lucide-react';
import {
  type FormEvent,
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
import { Button } from '../../ui/actions/button.tsx';
import { OneTimeCodeField } from '../../ui/fields/text-field.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { brandOf } from './card-entry.ts';
import { bankCopy as copy } from './card-form.copy.ts';
import styles from './card-form.module.css';

const CODE_LENGTH = 3;
/** With the spaces that somebody pastes. */
const PASTED_LENGTH = 8;
const CODE_TRIES = 3;

export interface BankDialogProps {
  /** What is about to be charged; of a card that is saved there is none. */
  amount: string | undefined;
  /** The digits of the card. */
  number: string;
}

/** Open while a bank asks. Ours is above the line, the bank's below it, on one surface. */
export function BankDialog(props: BankDialogProps) {
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
        title={copy.leave.title}
        actions={
          <>
            <Button kind="danger" onClick={leave}>
              {copy.leave.yes}
            </Button>
            <Button onClick={stay}>{copy.leave.stay}</Button>
          </>
        }
      >
        <p>{copy.leave.text}</p>
      </Dialog>
    ),
  };
}

function Ours({ amount, number }: BankDialogProps) {
  return (
    <div className={styles.ours}>
      <p className={styles.from}>
        <Icon of={LockKeyhole} size="sm" />
        {copy.from(brandOf(number) ?? copy.card, number.slice(-4))}
      </p>
      {amount && (
        <div className={styles.what}>
          <Amount money={amount} />
          <p>
            {copy.to} <b>{settings().brand}</b>
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
  const [isBusy, setIsBusy] = useState(false);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (digits === '') return refuse(copy.missing);
    setIsBusy(true);
    const found = await check(digits);
    setIsBusy(false);
    if (found === 'noAnswer') return refuse(copy.noAnswer);
    if (found === 'wrong' && ++wrong.current < CODE_TRIES)
      return refuse(copy.wrong(CODE_TRIES - wrong.current));
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
      title={copy.title}
      width={480}
      actions={
        <>
          <Button type="submit" form={formId} kind="primary" busy={isBusy} busyText={copy.confirming}>
            {copy.confirm(ours.amount)}
          </Button>
          <Button disabled={isBusy} onClick={leave}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Ours {...ours} />
        {asking.dialog}
        <p>{copy.code.text}</p>
        <form id={formId} className="stack fields" noValidate onSubmit={confirm}>
          <OneTimeCodeField
            ref={field}
            label={copy.code.label}
            hint={copy.code.hint}
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
      title={copy.title}
      width={480}
      initialFocus="title"
      actions={<Button onClick={leave}>{copy.cancel}</Button>}
    >
      <Ours {...ours} />
      {asking.dialog}
      <iframe
        ref={page}
        className={styles.bank}
        title={copy.page}
        src={url}
        // Its origin is another one: it stays apart from us with these.
        sandbox="allow-scripts allow-forms allow-same-origin"
        referrerPolicy="no-referrer"
      />
    </Dialog>
  );
}
