// «Adelanto de saldo»: how much, what it costs and when it is taken back; or what is owed, and why there is none.
import type { AdvanceOffer } from '@portal/contract/lines/advances';
import type { TransferRule } from '@portal/contract/lines/transfers';
import { canonicalMobile } from '@portal/market/service-number';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import {
  advanceQuery,
  passBalance,
  takeAdvance,
  transferRuleQuery,
} from '../../../api/lines/balance-acts.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { STEP_UP_REQUIRED } from '../../../lib/http/result.ts';
import { centsFromDollars, formatMoney, moneyOf } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import { settings } from '../../../lib/settings.ts';
import { centsIn } from '../../../lib/typed-amount.ts';
import { useLineLinks } from '../../../shared/line/choose-line.ts';
import { managesPrepaid } from '../../../shared/line/line-facts.ts';
import { FormFoot } from '../../../shared/page/form-foot.tsx';
import styles from '../../../shared/page/form-page.module.css';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { useBusy, useWishKey } from '../../../shared/use-task.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { LineFormPage } from '../line-form-page.tsx';
import { advanceCopy as copy, transferCopy } from './balance.copy.ts';

export function AdvanceScreen() {
  return (
    <LineFormPage words={copy} accepts={managesPrepaid}>
      {(service) => <AdvanceOfLine line={service} />}
    </LineFormPage>
  );
}

function AdvanceOfLine({ line }: { line: Service }) {
  const query = useQuery(advanceQuery(line.number));
  const recharge = useLineLinks(line)(paths.recharge());
  /** Where there is nothing to choose the card says why, and no more. */
  const title = query.data?.reason ? undefined : copy.card;
  return (
    <QueryCard
      query={query}
      isUntimed
      title={query.data?.open ? copy.owed : title}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={3} />}
    >
      {({ offer, reason, open }) =>
        open || reason ? (
          <div className="stack">
            {open ? (
              <Notice kind="info" title={copy.open(moneyOf(open.owed))}>
                <p>{copy.openText}</p>
              </Notice>
            ) : (
              reason && <p>{copy.reasons[reason]}</p>
            )}
            {reason !== 'line' && (
              <div>
                <ButtonLink kind={open ? 'primary' : 'tonal'} {...recharge}>
                  {copy.recharge}
                </ButtonLink>
              </div>
            )}
          </div>
        ) : (
          <Offers line={line.number} offers={offer} />
        )
      }
    </QueryCard>
  );
}

type Offer = AdvanceOffer['offer'][number];

const totalOf = ({ amount, fee }: Offer) =>
  formatMoney(centsFromDollars(amount.value) + centsFromDollars(fee.value));

function Offers({ line, offers }: { line: string; offers: readonly Offer[] }) {
  const client = useQueryClient();
  const showToast = useToast();
  const keys = useWishKey();
  const [chosen, setChosen] = useState(String(offers[0]?.amount.value));
  const [trouble, setTrouble] = useState<string | null>(null);
  const { isBusy, during } = useBusy();
  const offer = offers.find(({ amount }) => String(amount.value) === chosen) ?? offers[0];
  if (!offer) return null;

  async function take(event: FormEvent, wanted: Offer) {
    event.preventDefault();
    if (isBusy) return;
    setTrouble(null);
    const error = await during(takeAdvance(line, wanted, keys.of(wanted)));
    if (error) setTrouble(copy.errors[error.code] ?? copy.notTaken(settings().helpPhone));
    else showToast({ kind: 'success', text: copy.taken });
    await Promise.all([
      client.invalidateQueries({ queryKey: ['balance'] }),
      client.invalidateQueries({ queryKey: ['advance'] }),
    ]);
  }

  return (
    <form className="stack fields" onSubmit={(event) => void take(event, offer)} noValidate>
      <RadioGroup
        legend={copy.choose}
        value={chosen}
        onChange={setChosen}
        options={offers.map((each) => ({
          value: String(each.amount.value),
          label: moneyOf(each.amount),
          detail: copy.total(totalOf(each), moneyOf(each.fee)),
        }))}
      />
      <FormFoot effects={copy.effects} busyText={copy.taking} {...{ trouble, isBusy }}>
        {copy.take(moneyOf(offer.amount))}
      </FormFoot>
    </form>
  );
}

/** «Pasar saldo»: to which number and how much; who asks says again who they are. */
export function TransferScreen() {
  return (
    <LineFormPage words={transferCopy} accepts={managesPrepaid}>
      {(service) => <TransferOfLine line={service} />}
    </LineFormPage>
  );
}

function TransferOfLine({ line }: { line: Service }) {
  const query = useQuery(transferRuleQuery(line.number));
  return (
    <QueryCard
      query={query}
      isUntimed
      title={transferCopy.card}
      failed={transferCopy.failed}
      waiting={transferCopy.waiting}
      skeleton={<SkeletonRows count={3} />}
    >
      {(rule) => <TransferForm line={line.number} rule={rule} />}
    </QueryCard>
  );
}

function TransferForm({ line, rule }: { line: string; rule: TransferRule }) {
  const client = useQueryClient();
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const keys = useWishKey();
  const [typed, setTyped] = useState({ to: '', amount: '' });
  const [wrong, setWrong] = useState<readonly ('to' | 'amount')[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { isBusy, during } = useBusy();
  const [least, left] = [moneyOf(rule.least), moneyOf(rule.left)];

  function type(change: Partial<typeof typed>) {
    setTyped({ ...typed, ...change });
    setWrong([]);
  }

  async function pass(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const to = canonicalMobile(typed.to);
    const cents = centsIn(typed.amount);
    const isFit =
      cents != null &&
      cents >= centsFromDollars(rule.least.value) &&
      cents <= centsFromDollars(rule.left.value);
    if (!to || !isFit) {
      setWrong([...(to ? [] : (['to'] as const)), ...(isFit ? [] : (['amount'] as const))]);
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    setTrouble(null);
    const error = await during(passBalance(line, { to, cents }, keys.of([to, cents])));
    if (error?.code === STEP_UP_REQUIRED) return;
    if (error) setTrouble(transferCopy.errors[error.code] ?? transferCopy.notPassed(settings().helpPhone));
    else {
      showToast({ kind: 'success', text: transferCopy.passed(formatMoney(cents)) });
      type({ to: '', amount: '' });
      keys.close();
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: ['balance'] }),
      client.invalidateQueries({ queryKey: transferRuleQuery(line).queryKey }),
    ]);
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={pass}>
      <TextField
        label={transferCopy.to}
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        value={typed.to}
        onChange={({ target }) => type({ to: target.value })}
        error={wrong.includes('to') && transferCopy.toWrong}
      />
      <TextField
        label={transferCopy.amount}
        hint={transferCopy.rule(least, moneyOf(rule.most), left)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={typed.amount}
        onChange={({ target }) => type({ amount: target.value })}
        error={wrong.includes('amount') && transferCopy.amountWrong(least, left)}
      />
      <FormFoot effects={transferCopy.effects} busyText={transferCopy.passing} {...{ trouble, isBusy }}>
        {transferCopy.pass}
      </FormFoot>
    </form>
  );
}
