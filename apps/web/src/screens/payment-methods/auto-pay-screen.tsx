// 'Débito automático': a switch an account, one card for all of them, and what was charged.
import type { AutoPay, PaymentMethod } from '@portal/contract/paying/payment-methods';
import { usualTerms } from '@portal/help/promises';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, CreditCard, Gauge } from 'lucide-react';
import { useState } from 'react';
import { type Service, type ServiceGroup, serviceListQuery } from '../../api/lines/service-list.ts';
import { billsToPayQuery } from '../../api/purchase/billing.ts';
import {
  autoPaysQuery,
  paymentMethodsQuery,
  refreshPaymentMethods,
  saveAutoPay,
} from '../../api/purchase/payment-methods.ts';
import { paymentsQuery } from '../../api/purchase/payments.ts';
import { formatDate, formatDayAndMonth, formatMonth, isOverdue } from '../../lib/dates.ts';
import { centsFromDollars, formatDollars, formatMoney } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { centsIn, typedAmount } from '../../lib/typed-amount.ts';
import { inDisplayOrder, lineTile } from '../../shared/line/line-facts.ts';
import { useLineCalled } from '../../shared/line/line-queries.ts';
import { QueryCard, WithData } from '../../shared/page/query-card.tsx';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { billedAccounts, cardMark, expiryWords, prepaidLines } from '../../shared/saved-card/saved-cards.ts';
import { useBusy } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { amountWords, numbersWith } from './card-facts.ts';
import { autoPayCopy as copy } from './payment-methods.copy.ts';
import { CardSelect, CardsFailed, firstCard, NeedsCard, WishForm, wishRefusal } from './wish-form.tsx';

/** How all that is on is paid, and what is switched on next. */
interface Terms {
  methodId: string;
  daysBeforeDue: number;
  maximumCents: number | null;
}

export function AutoPayScreen() {
  const client = useQueryClient();
  const services = useQuery(serviceListQuery);
  const list = services.data;
  const { data: methods } = useQuery(paymentMethodsQuery);
  const accounts = list ? billedAccounts(list.groups) : [];
  const query = useQuery({ ...autoPaysQuery(accounts.map(({ id }) => id)), enabled: list !== undefined });
  /** Before anything is on, the page alone knows them. */
  const [chosen, setChosen] = useState<Terms | null>(null);
  const first = query.data?.find(({ enabled }) => enabled);
  const terms = chosen ?? termsOf(first, methods ?? []);

  const frame = {
    title: copy.byLine,
    waiting: copy.waiting,
    failed: copy.failed,
    skeleton: <SkeletonRows count={accounts.length || 2} />,
    timeInHead: true,
  };

  if (list && accounts.length === 0)
    return (
      <AccountPage title={accountCopy.autoPay}>
        <Card>
          <p className="muted">{copy.noAccounts}</p>
        </Card>
      </AccountPage>
    );
  return (
    <AccountPage title={accountCopy.autoPay} lead={copy.lead(terms.daysBeforeDue)}>
      <WithData query={services} {...frame}>
        {() => (
          <QueryCard query={query} {...frame}>
            {(wishes) => (
              <div className="stack">
                <ListRows>
                  {accounts.map((account, place) => {
                    const wish = wishes[place];
                    return (
                      wish && (
                        <AccountRow
                          key={account.id}
                          account={account}
                          wish={wish}
                          terms={terms}
                          methods={methods ?? []}
                          onChanged={() => refreshPaymentMethods(client)}
                        />
                      )
                    );
                  })}
                </ListRows>
                {list && prepaidLines(list.groups).length > 0 && (
                  <p className="small quiet">
                    {copy.prepaid} <Link href={paths.autoRecharge()}>{copy.toRecharge}</Link>.
                  </p>
                )}
              </div>
            )}
          </QueryCard>
        )}
      </WithData>
      {methods && query.data && (
        <TermsCard
          terms={terms}
          methods={methods}
          on={query.data.filter(({ enabled }) => enabled)}
          onChosen={(next) => {
            setChosen(next);
            void refreshPaymentMethods(client);
          }}
        />
      )}
      <CardsFailed />
      <PastCharges />
    </AccountPage>
  );
}

function termsOf(wish: AutoPay | undefined, methods: readonly PaymentMethod[]): Terms {
  return {
    methodId: firstCard(methods, wish?.paymentMethodId ?? null),
    daysBeforeDue: wish?.daysBeforeDue ?? usualTerms.daysBeforeDue,
    maximumCents: wish?.maximum ? centsFromDollars(wish.maximum.amount) : null,
  };
}

interface AccountRowProps {
  account: ServiceGroup;
  wish: AutoPay;
  terms: Terms;
  methods: readonly PaymentMethod[];
  onChanged: () => void;
}

function AccountRow({ account, wish, terms, methods, onChanged }: AccountRowProps) {
  const showToast = useToast();
  const { isBusy, during } = useBusy();
  const { data: bills } = useQuery(billsToPayQuery);
  const services = inDisplayOrder(account.services);
  const name = services.map(serviceWords).join(', ');
  const bill = bills?.find(({ billingAccount }) => billingAccount.id === account.id);
  const [first] = services;

  async function turn(enabled: boolean) {
    const { error } = await during(saveAutoPay(account.id, enabled ? { enabled, ...terms } : { enabled }));
    const why = error && wishRefusal(error);
    if (why) showToast({ kind: 'danger', text: why });
    if (!error) showToast({ kind: 'success', text: enabled ? copy.turnedOn : copy.turnedOff });
    onChanged();
  }

  return (
    <ListRow
      {...(first && lineTile(first))}
      title={name}
      detail={[standing(), ofAnotherCard()].filter(Boolean).join(' · ')}
      detailKind={
        wish.offBecause || wish.upcoming.some(({ status }) => status !== 'announced') ? 'warning' : 'quiet'
      }
      action={
        <Switch
          label={copy.switchOf(name)}
          checked={wish.enabled}
          busy={isBusy}
          disabled={!wish.enabled && terms.methodId === ''}
          onChange={(enabled) => void turn(enabled)}
        />
      }
    />
  );

  function standing(): string {
    if (wish.enabled) {
      const told = wish.upcoming.map(({ amount, on, status }) =>
        copy.upcoming[status](amountWords(amount), formatDayAndMonth(on)),
      );
      return told.join(' · ') || copy.on;
    }
    if (wish.offBecause) return copy.offBecause[wish.offBecause];
    if (!bill) return copy.off;
    const words = isOverdue(bill.paymentDueDate) ? copy.overdue : copy.due;
    return words(formatDollars(bill.remainingAmount.value), formatDayAndMonth(bill.paymentDueDate));
  }

  function ofAnotherCard(): string | null {
    const card = methods.find(({ id }) => id === wish.paymentMethodId);
    return wish.enabled && card && card.id !== terms.methodId ? cardMark(card) : null;
  }
}

/** A home service by its name, a line with its number too. */
const serviceWords = ({ kind, name, number }: Service): string =>
  kind === 'Fixed' ? name : `${name} ${formatPhone(number)}`;

interface TermsCardProps {
  terms: Terms;
  methods: readonly PaymentMethod[];
  on: readonly AutoPay[];
  onChosen: (terms: Terms) => void;
}

function TermsCard({ terms, methods, on, onChosen }: TermsCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const card = methods.find(({ id }) => id === terms.methodId);
  if (!card) return <NeedsCard words={copy.needsCard} />;
  const change = (what: string) => (
    <Button size="sm" aria-label={`${copy.change} ${what}`} onClick={() => setIsOpen(true)}>
      {copy.change}
    </Button>
  );
  return (
    <Card title={copy.withWhat} detail={copy.form.told}>
      <ListRows>
        <ListRow
          icon={CreditCard}
          title={cardMark(card)}
          detail={expiryWords(card)}
          action={change(copy.form.card)}
        />
        <ListRow
          icon={CalendarClock}
          title={copy.form.when}
          detail={copy.form.days(terms.daysBeforeDue)}
          action={change(copy.form.when)}
        />
        <ListRow
          icon={Gauge}
          title={copy.form.maximum}
          detail={
            terms.maximumCents === null ? copy.noMaximum : copy.maximum(formatMoney(terms.maximumCents))
          }
          action={change(copy.form.maximum)}
        />
      </ListRows>
      {isOpen && (
        <TermsForm
          terms={terms}
          methods={methods}
          on={on}
          onClose={() => setIsOpen(false)}
          onChosen={onChosen}
        />
      )}
    </Card>
  );
}

const DAYS = [0, 1, 2, 3, 5, 7, 10];

function TermsForm({ terms, methods, on, onClose, onChosen }: TermsCardProps & { onClose: () => void }) {
  const { form } = copy;
  const showToast = useToast();
  const [methodId, setMethodId] = useState(terms.methodId);
  const [daysBeforeDue, setDays] = useState(terms.daysBeforeDue);
  const [maximum, setMaximum] = useState(
    terms.maximumCents === null ? '' : typedAmount(terms.maximumCents / 100),
  );
  const [error, setError] = useState<string | undefined>();

  async function save() {
    const maximumCents = centsIn(maximum);
    if (maximumCents === null || maximumCents === 0) {
      setError(maximumCents === 0 ? form.maximumZero : form.maximumUnread);
      return null;
    }
    const next: Terms = { methodId, daysBeforeDue, maximumCents: maximumCents ?? null };
    for (const { billingAccount } of on) {
      const answer = await saveAutoPay(billingAccount.id, { enabled: true, ...next });
      if (answer.error) return answer.error;
    }
    if (on.length > 0) showToast({ kind: 'success', text: copy.saved });
    onChosen(next);
    onClose();
    return null;
  }

  return (
    <WishForm title={copy.withWhat} told={on.length > 1 ? form.forAll : ''} onSubmit={save} onClose={onClose}>
      <CardSelect methods={methods} value={methodId} onChange={setMethodId} />
      <SelectField
        label={form.when}
        value={String(daysBeforeDue)}
        onChange={({ target }) => setDays(Number(target.value))}
        options={numbersWith(DAYS, daysBeforeDue).map((each) => ({
          value: String(each),
          label: form.days(each),
        }))}
      />
      <TextField
        label={form.maximum}
        hint={form.maximumHint}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={maximum}
        onChange={({ target }) => {
          setMaximum(target.value);
          setError(undefined);
        }}
      />
    </WishForm>
  );
}

const MOST = 6;

/** What the portal has charged by itself; nothing where nothing was, or nobody knows. */
function PastCharges() {
  const { data = [] } = useQuery(paymentsQuery());
  const called = useLineCalled();
  const charged = data.filter(
    ({ isAutomatic, status, paymentItem }) =>
      isAutomatic && status === 'authorized' && paymentItem[0]?.item['@referredType'] === 'bill',
  );
  if (charged.length === 0) return null;
  return (
    <Card title={copy.past}>
      <ListRows>
        {charged
          .slice(0, MOST)
          .map(({ id, product, paymentDate, paymentMethod: { brand, lastFour }, totalAmount }) => (
            <ListRow
              key={id}
              title={`${called(product.publicIdentifier)} · ${formatMonth(paymentDate)}`}
              detail={[formatDate(paymentDate), brand && lastFour && cardMark({ brand, lastFour })]
                .filter(Boolean)
                .join(' · ')}
              value={amountWords(totalAmount)}
              href={paths.movement(id)}
            />
          ))}
      </ListRows>
    </Card>
  );
}
