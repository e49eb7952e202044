// «Pasar saldo»: to which number and how much; who asks says again who they are.
import type { TransferRule } from '@portal/contract/lines/transfers';
import { canonicalMobile } from '@portal/market/service-number';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { passBalance, transferRuleQuery } from '../../../api/lines/balance-acts.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { STEP_UP_REQUIRED } from '../../../lib/http/result.ts';
import { centsFromDollars, formatMoney } from '../../../lib/money.ts';
import { settings } from '../../../lib/settings.ts';
import { centsIn } from '../../../lib/typed-amount.ts';
import { managesPrepaid } from '../../../shared/line/line-facts.ts';
import { FormFoot } from '../../../shared/page/form-foot.tsx';
import styles from '../../../shared/page/form-page.module.css';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { LineFormPage } from '../line-form-page.tsx';
import { transferCopy as copy } from './transfer.copy.ts';

export function TransferScreen() {
  return (
    <LineFormPage words={copy} accepts={managesPrepaid}>
      {(service) => <OfLine line={service} />}
    </LineFormPage>
  );
}

function OfLine({ line }: { line: Service }) {
  const query = useQuery(transferRuleQuery(line.number));
  return (
    <QueryCard
      query={query}
      isUntimed
      title={copy.card}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={3} />}
    >
      {(rule) => <TransferForm line={line.number} rule={rule} />}
    </QueryCard>
  );
}

const moneyOf = ({ value }: { value: number }) => formatMoney(centsFromDollars(value));

function TransferForm({ line, rule }: { line: string; rule: TransferRule }) {
  const client = useQueryClient();
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState({ to: '', amount: '' });
  const [wrong, setWrong] = useState<readonly ('to' | 'amount')[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [least, left] = [moneyOf(rule.least), moneyOf(rule.left)];

  function type(change: Partial<typeof typed>) {
    setTyped({ ...typed, ...change });
    setWrong([]);
    // Another wish is another transfer.
    key.current = crypto.randomUUID();
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
    setIsBusy(true);
    setTrouble(null);
    const error = await passBalance(line, { to, cents }, key.current);
    setIsBusy(false);
    if (error?.code === STEP_UP_REQUIRED) return;
    if (error) setTrouble(copy.errors[error.code] ?? copy.notPassed(settings().helpPhone));
    else {
      showToast({ kind: 'success', text: copy.passed(formatMoney(cents)) });
      type({ to: '', amount: '' });
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: ['balance'] }),
      client.invalidateQueries({ queryKey: transferRuleQuery(line).queryKey }),
    ]);
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={pass}>
      <TextField
        label={copy.to}
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        value={typed.to}
        onChange={({ target }) => type({ to: target.value })}
        error={wrong.includes('to') && copy.toWrong}
      />
      <TextField
        label={copy.amount}
        hint={copy.rule(least, moneyOf(rule.most), left)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={typed.amount}
        onChange={({ target }) => type({ amount: target.value })}
        error={wrong.includes('amount') && copy.amountWrong(least, left)}
      />
      <FormFoot effects={copy.effects} busyText={copy.passing} {...{ trouble, isBusy }}>
        {copy.pass}
      </FormFoot>
    </form>
  );
}
