// Paying for somebody else, with or without an account: whom and what, then how, then what became of it.
import type { Payable } from '@portal/contract/paying/pay-other';
import type { Payment } from '@portal/contract/paying/payments';
import { topUpCents } from '@portal/market/money';
import { canonicalMobile } from '@portal/market/service-number';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { CircleDollarSign, ReceiptText } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { queryClient } from '../../api/kept/query-client.ts';
import { findPayable, type PaidFor, payeesQuery } from '../../api/purchase/pay-other.ts';
import { centsFromDollars, formatDollars, formatMoney } from '../../lib/money.ts';
import { lineNumber, phoneToShow } from '../../lib/phone.ts';
import { paths, samePath } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { useProfile } from '../../session/use-session.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { Outcome } from '../../shared/page/outcome.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { isInsecure, payerCheck } from '../../shared/person-check.ts';
import { useBusy } from '../../shared/use-task.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DrawnCheck } from '../../ui/fields/drawn-check.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { payOtherCopy as copy } from './pay-other.copy.ts';
import styles from './pay-other.module.css';
import { type OtherWish, PayOtherForm } from './pay-other-form.tsx';
import { PayeeName, PayeeRows } from './payee-rows.tsx';

type Stage =
  | { at: 'asking' }
  | { at: 'paying'; wish: OtherWish }
  | { at: 'paid'; wish: OtherWish; payment: Payment };

const BEFORE = { bill: paths.billing(), recharge: paths.recharge() } as const;
const ADDRESS = { bill: paths.payOther(), recharge: paths.rechargeOther() } as const;

/** As a favourite gives them with the navigation. */
function givenIn(state: unknown): { to: string; amountCents: number | null } {
  const given = typeof state === 'object' && state !== null ? state : {};
  const to = 'to' in given && typeof given.to === 'string' ? given.to : '';
  const cents = 'amountCents' in given ? given.amountCents : null;
  return { to, amountCents: topUpCents.find((each) => each === cents) ?? null };
}

/** The signed-in frame has the cache of answers; whoever has no account comes without it. */
export function PayOtherScreen() {
  const isSignedOut = useProfile() === null;
  return isSignedOut ? (
    <QueryClientProvider client={queryClient}>
      <PayOther />
    </QueryClientProvider>
  ) : (
    <PayOther />
  );
}

function PayOther() {
  const { pathname, state } = useLocation();
  const [stage, setStage] = useState<Stage>({ at: 'asking' });
  const kind = samePath(pathname, paths.rechargeOther()) ? 'recharge' : 'bill';
  const isSignedOut = useProfile() === null;
  const given = givenIn(state);
  const begin = () => setStage({ at: 'asking' });
  const content = (
    <>
      {stage.at === 'asking' && (
        <PageHead title={copy.title} lead={copy.lead} back={backOf(kind, isSignedOut)} />
      )}
      {stage.at === 'paying' && <PageHead title={copy.title} />}
      {stage.at === 'asking' && (
        <Ask key={given.to} kind={kind} given={given} onKnown={(wish) => setStage({ at: 'paying', wish })} />
      )}
      {stage.at === 'paying' && (
        <PayOtherForm
          wish={stage.wish}
          onPaid={(payment) => setStage({ ...stage, at: 'paid', payment })}
          onBack={begin}
        />
      )}
      {stage.at === 'paid' && <OtherPaid {...stage} onAnother={begin} />}
    </>
  );
  if (!isSignedOut) return content;
  return <div className={classNames(styles.guest, stage.at === 'asking' && styles.asking)}>{content}</div>;
}

const backOf = (kind: OtherWish['kind'], isSignedOut: boolean) =>
  isSignedOut
    ? { href: paths.login(), label: copy.signIn }
    : { href: BEFORE[kind], label: copy.before[kind] };

interface AskProps {
  kind: OtherWish['kind'];
  given: ReturnType<typeof givenIn>;
  onKnown: (wish: OtherWish) => void;
}

type Trouble = 'nothingDue' | 'tooMany' | 'failed' | 'notHere';
const ICONS = { recharge: CircleDollarSign, bill: ReceiptText };

function Ask({ kind, given, onKnown }: AskProps) {
  const navigate = useNavigate();
  const isSignedOut = useProfile() === null;
  const [typed, setTyped] = useState(given.to);
  const [isDocument, setIsDocument] = useState(false);
  const [amountCents, setAmountCents] = useState(given.amountCents ?? topUpCents[0] ?? 0);
  const [isWrong, setIsWrong] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { isBusy, during } = useBusy();
  const field = useRef<HTMLInputElement>(null);
  const byDocument = isDocument && kind === 'bill';

  async function find(paidFor: PaidFor) {
    setTrouble(null);
    const answer = await during(findWithProof(paidFor, isSignedOut));
    if (typeof answer === 'string') return setTrouble(answer);
    if (!answer) return setTrouble('nothingDue');
    onKnown({ kind: 'bill', paidFor, amountCents: centsFromDollars(answer.amount.value), payable: answer });
  }

  function goOn(number: string, cents: number) {
    if (kind === 'bill') void find(byDocument ? { documentId: number } : { serviceId: number });
    else onKnown({ kind, paidFor: { serviceId: number }, amountCents: cents, payable: null });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const text = typed.trim();
    const isFit = byDocument
      ? text.length >= 5
      : kind === 'bill'
        ? text.length >= 6
        : canonicalMobile(text) !== null;
    setIsWrong(!isFit);
    if (isFit) goOn(text, amountCents);
    else field.current?.focus();
  }

  const ask = (
    <Card>
      <form className="stack fields" noValidate onSubmit={submit}>
        <RadioGroup
          legend={copy.kind}
          inline
          value={kind}
          onChange={(next) => {
            setIsWrong(false);
            setTrouble(null);
            navigate(ADDRESS[next], { replace: true, state: given.to === '' ? null : given });
          }}
          options={(['recharge', 'bill'] as const).map((each) => ({
            value: each,
            icon: ICONS[each],
            ...copy.kinds[each],
          }))}
        />
        <div>
          <TextField
            ref={field}
            label={byDocument ? copy.document : copy.number[kind]}
            hint={byDocument ? undefined : copy.numberHint[kind]}
            error={isWrong && (byDocument ? copy.documentWrong : copy.numberWrong)}
            inputMode={kind === 'recharge' ? 'tel' : 'text'}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setIsWrong(false);
              setTrouble(null);
            }}
          />
          {kind === 'bill' && (
            <TextLink
              onClick={() => {
                setIsDocument(!isDocument);
                setTyped('');
                field.current?.focus();
              }}
            >
              {byDocument ? copy.byNumber : copy.byDocument}
            </TextLink>
          )}
        </div>
        {kind === 'recharge' && (
          <RadioGroup
            legend={copy.amount}
            compact
            value={String(amountCents)}
            onChange={(cents) => setAmountCents(Number(cents))}
            options={topUpCents.map((cents) => ({ value: String(cents), label: formatMoney(cents) }))}
          />
        )}
        {trouble && <Said trouble={trouble} isSignedOut={isSignedOut} />}
        <div>
          <Button type="submit" kind="primary" busy={isBusy} busyText={copy.finding}>
            {kind === 'bill' ? copy.find : copy.goOn}
          </Button>
        </div>
      </form>
    </Card>
  );
  if (isSignedOut) return ask;
  return (
    <Columns
      rest={
        <PayeeRows
          repeats={({ lastPaid }) => lastPaid?.kind === kind}
          onUse={(payee) => {
            setIsDocument(false);
            setTyped(lineNumber(payee.id));
            if (payee.lastPaid?.kind === kind) goOn(payee.id, centsFromDollars(payee.lastPaid.amount.value));
            else field.current?.focus();
          }}
        />
      }
    >
      {ask}
    </Columns>
  );
}

function Said({ trouble, isSignedOut }: { trouble: Trouble; isSignedOut: boolean }) {
  if (trouble === 'failed' || trouble === 'notHere') return <Notice kind="danger">{copy[trouble]}</Notice>;
  if (trouble === 'nothingDue')
    return (
      <Notice kind="info" title={copy.nothingDue} announce>
        {copy.nothingDueText}
      </Notice>
    );
  return (
    <Notice kind="warning" title={copy.tooMany} announce>
      {isSignedOut ? copy.tooManySignedOut : copy.tooManyText}{' '}
      {isSignedOut && (
        <TextLink inherit href={paths.login()}>
          {copy.signIn}
        </TextLink>
      )}
    </Notice>
  );
}

/** What is due, null where nothing is, or why nobody knows. */
async function findWithProof(paidFor: PaidFor, isSignedOut: boolean): Promise<Payable | Trouble> {
  if (isSignedOut && isInsecure()) return 'notHere';
  const check = payerCheck();
  try {
    const { data, error } = await findPayable(paidFor, isSignedOut ? await check.proof() : null);
    // One is good for one request.
    if (isSignedOut) check.reset();
    if (data) return data.payable;
    return error.code === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'failed';
  } catch {
    check.reset();
    return 'failed';
  }
}

interface OtherPaidProps {
  wish: OtherWish;
  payment: Payment;
  onAnother: () => void;
}

/** It was paid for somebody else: what, with which authorization, and whether the number is kept. */
function OtherPaid({ wish, payment, onAnother }: OtherPaidProps) {
  const isSignedOut = useProfile() === null;
  const { data: payees } = useQuery({ ...payeesQuery, enabled: !isSignedOut, refetchOnMount: 'always' });
  const top = useRef<HTMLDivElement>(null);
  const { kind, paidFor } = wish;
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, []);
  const number = 'serviceId' in paidFor ? phoneToShow(paidFor.serviceId) : null;
  const isUnnamed = payees?.some(({ id, name }) => id === number && name === null) ?? false;
  return (
    <div ref={top} tabIndex={-1}>
      <Outcome
        sign={<DrawnCheck />}
        title={copy.paid[kind]}
        words={[copy.paidText[kind]]}
        acts={
          <>
            <Button onClick={onAnother}>{copy.another}</Button>
            {!isSignedOut && <ButtonLink href={paths.movements()}>{copy.toMovements}</ButtonLink>}
          </>
        }
      >
        <Card>
          <DefinitionList
            items={[
              { term: copy.value, value: formatDollars(payment.totalAmount.amount) },
              ...(number === null ? [] : [{ term: copy.for, value: lineNumber(number) }]),
              ...(payment.authorizationCode
                ? [{ term: copy.authorization, value: payment.authorizationCode }]
                : []),
            ]}
          />
        </Card>
        {number !== null && isUnnamed && (
          <Card title={copy.keep} detail={copy.keepText}>
            <PayeeName number={number} name={null} onDone={() => undefined} />
          </Card>
        )}
      </Outcome>
    </div>
  );
}
