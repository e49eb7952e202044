// 'Recarga automática': a switch a prepaid line; how much, when and how often is each line's own.
import type { AutoTopUp, PaymentMethod } from '@portal/contract/paying/payment-methods';
import { market } from '@portal/market/here';
import { highestTopUpCents } from '@portal/market/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Service, serviceListQuery } from '../../api/lines/service-list.ts';
import {
  autoTopUpsQuery,
  paymentMethodsQuery,
  refreshPaymentMethods,
  saveAutoTopUp,
} from '../../api/purchase/payment-methods.ts';
import { centsFromDollars, formatDollars } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import { centsIn, typedAmount } from '../../lib/typed-amount.ts';
import { lineTile } from '../../shared/line/line-facts.ts';
import { QueryCard, WithData } from '../../shared/page/query-card.tsx';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { prepaidLines } from '../../shared/saved-card/saved-cards.ts';
import { useBusy } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { amountWords, nameIn, numbersWith } from './card-facts.ts';
import { cardsCopy, autoTopUpCopy as copy } from './payment-methods.copy.ts';
import styles from './payment-methods.module.css';
import { CardSelect, CardsFailed, firstCard, NeedsCard, WishForm } from './wish-form.tsx';

export function AutoRechargeScreen() {
  const client = useQueryClient();
  const services = useQuery(serviceListQuery);
  const list = services.data;
  const { data: methods } = useQuery(paymentMethodsQuery);
  const lines = list ? prepaidLines(list.groups) : [];
  const query = useQuery({
    ...autoTopUpsQuery(lines.map(({ number }) => number)),
    enabled: list !== undefined,
  });
  const canTurnOn = methods?.some(({ isExpired }) => !isExpired) === true;

  const frame = {
    title: copy.byLine,
    detail: copy.told,
    timeInHead: true,
    waiting: copy.waiting,
    failed: copy.failed,
    skeleton: <SkeletonRows count={lines.length || 1} />,
  };

  if (list && lines.length === 0)
    return (
      <AccountPage title={accountCopy.autoRecharge}>
        <Card>
          <p className="muted">{copy.noLines}</p>
        </Card>
      </AccountPage>
    );
  return (
    <AccountPage title={accountCopy.autoRecharge} lead={copy.lead}>
      <WithData query={services} {...frame}>
        {() => (
          <QueryCard query={query} {...frame}>
            {(wishes) => (
              <ListRows>
                {lines.map((line, place) => {
                  const wish = wishes[place];
                  return (
                    wish && (
                      <LineRow
                        key={line.number}
                        line={line}
                        wish={wish}
                        methods={methods ?? []}
                        canTurnOn={canTurnOn}
                        onChanged={() => refreshPaymentMethods(client)}
                      />
                    )
                  );
                })}
              </ListRows>
            )}
          </QueryCard>
        )}
      </WithData>
      {methods && !canTurnOn && <NeedsCard words={copy.needsCard} />}
      <CardsFailed />
    </AccountPage>
  );
}

interface LineRowProps {
  line: Service;
  wish: AutoTopUp;
  methods: readonly PaymentMethod[];
  canTurnOn: boolean;
  onChanged: () => void;
}

function LineRow({ line, wish, methods, canTurnOn, onChanged }: LineRowProps) {
  const showToast = useToast();
  const { isBusy, during } = useBusy();
  const [isOpen, setIsOpen] = useState(false);
  const name = `${line.name} ${formatPhone(line.number)}`;

  async function turnOff() {
    const { error } = await during(saveAutoTopUp(line.number, { enabled: false }));
    showToast(
      error ? { kind: 'danger', text: cardsCopy.notDone } : { kind: 'success', text: copy.turnedOff },
    );
    onChanged();
  }

  return (
    <>
      <ListRow
        {...lineTile(line)}
        title={name}
        detail={
          <>
            {factsOf(wish, methods)}
            {wish.enabled && (
              <span className={styles.acts}>
                <Button size="sm" aria-label={copy.changeOf(name)} onClick={() => setIsOpen(true)}>
                  {copy.change}
                </Button>
              </span>
            )}
          </>
        }
        detailKind={wish.offBecause ? 'warning' : 'quiet'}
        action={
          <Switch
            label={copy.switchOf(name)}
            checked={wish.enabled}
            busy={isBusy}
            disabled={!wish.enabled && !canTurnOn}
            onChange={(enabled) => (enabled ? setIsOpen(true) : void turnOff())}
          />
        }
      />
      {isOpen && (
        <TopUpForm
          number={line.number}
          wish={wish}
          methods={methods}
          onClose={() => setIsOpen(false)}
          onSaved={() => {
            setIsOpen(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}

const nothing = { amount: 0 };

function factsOf(wish: AutoTopUp, methods: readonly PaymentMethod[]): string {
  if (!wish.enabled) return wish.offBecause ? copy.offBecause[wish.offBecause] : copy.off;
  const { amount, below, paymentMethodId, timesThisMonth, timesAMonth } = wish;
  const what = copy.onText(
    amountWords(amount ?? nothing),
    amountWords(below ?? nothing),
    nameIn(methods, paymentMethodId),
  );
  return `${what} ${copy.times(timesThisMonth, timesAMonth)}`;
}

const { form } = copy;
/** A third of the least top-up. */
const usualBelow = Math.ceil((market.topUps[0] ?? 3) / 3);
const TIMES = [1, 2, 3, 4, 5, 10];

interface TopUpFormProps {
  number: string;
  wish: AutoTopUp;
  methods: readonly PaymentMethod[];
  onClose: () => void;
  onSaved: () => void;
}

function TopUpForm({ number, wish, methods, onClose, onSaved }: TopUpFormProps) {
  const showToast = useToast();
  const [methodId, setMethodId] = useState(firstCard(methods, wish.paymentMethodId));
  const [amount, setAmount] = useState(wish.amount?.amount ?? market.topUps[0] ?? 0);
  const [below, setBelow] = useState(wish.below ? typedAmount(wish.below.amount) : typedAmount(usualBelow));
  const [times, setTimes] = useState(wish.timesAMonth);
  const [error, setError] = useState<string | undefined>();

  async function save() {
    const belowCents = centsIn(below);
    if (!belowCents || belowCents > highestTopUpCents) {
      setError(form.belowWrong);
      return null;
    }
    const answer = await saveAutoTopUp(number, {
      enabled: true,
      methodId,
      belowCents,
      timesAMonth: times,
      amountCents: centsFromDollars(amount),
    });
    if (answer.error) return answer.error;
    showToast({ kind: 'success', text: copy.turnedOn });
    onSaved();
    return null;
  }

  return (
    <WishForm title={accountCopy.autoRecharge} told={copy.told} onSubmit={save} onClose={onClose}>
      <CardSelect methods={methods} value={methodId} onChange={setMethodId} />
      <SelectField
        label={form.amount}
        value={String(amount)}
        onChange={({ target }) => setAmount(Number(target.value))}
        options={market.topUps.map((each) => ({
          value: String(each),
          label: formatDollars(each),
        }))}
      />
      <TextField
        label={form.below}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={below}
        onChange={({ target }) => {
          setBelow(target.value);
          setError(undefined);
        }}
      />
      <SelectField
        label={form.times}
        value={String(times)}
        onChange={({ target }) => setTimes(Number(target.value))}
        options={numbersWith(TIMES, times).map((each) => ({ value: String(each), label: String(each) }))}
      />
    </WishForm>
  );
}
