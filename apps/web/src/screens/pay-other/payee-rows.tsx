// The numbers that somebody pays for: used with one press, named, forgotten.
import type { Payee } from '@portal/contract/paying/pay-other';
import { lettersOf, longestNickname } from '@portal/market/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { forgetNumber, nameNumber, payeesQuery } from '../../api/purchase/pay-other.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatDollars } from '../../lib/money.ts';
import { lineNumber } from '../../lib/phone.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { useBusy } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { payeesCopy as copy } from './pay-other.copy.ts';
import styles from './pay-other.module.css';

export interface PayeeRowsProps {
  onUse: (payee: Payee) => void;
  /** Whether a press does the same again; else it only chooses whom. */
  repeats: (payee: Payee) => boolean;
  /** Where there are none: the way to one. */
  add?: ReactNode;
  /** They are named and forgotten here, too. */
  isManaged?: true;
}

export function PayeeRows({ onUse, repeats, add, isManaged }: PayeeRowsProps) {
  const query = useQuery(payeesQuery);
  if (query.data?.length === 0)
    return (
      <Card>
        <Empty level={2} title={copy.none} text={copy.noneText} action={add} />
      </Card>
    );
  return (
    <QueryCard
      query={query}
      title={copy.yours}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={2} />}
      isUntimed
    >
      {(payees) => (
        <ListRows>
          {payees.map((payee) => (
            <Row
              key={payee.id}
              payee={payee}
              onUse={() => onUse(payee)}
              isAgain={repeats(payee)}
              isManaged={isManaged}
            />
          ))}
        </ListRows>
      )}
    </QueryCard>
  );
}

/** What they are called, or their number. */
const nameOf = ({ name, id }: Payee): string => name ?? lineNumber(id);

function lastWords({ lastPaid }: Payee): string | null {
  if (!lastPaid) return null;
  const money = formatDollars(lastPaid.amount.value);
  return copy.last(copy[lastPaid.kind](money), formatDate(lastPaid.date));
}

interface RowProps {
  payee: Payee;
  onUse: () => void;
  isAgain: boolean;
  isManaged: true | undefined;
}

function Row({ payee, onUse, isAgain, isManaged }: RowProps) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isNaming, setIsNaming] = useState(false);
  const name = nameOf(payee);
  const [last, number] = [lastWords(payee), payee.name === null ? null : lineNumber(payee.id)];

  async function forget() {
    const error = await forgetNumber(payee.id);
    showToast(error ? { kind: 'danger', text: copy.notDone } : { kind: 'success', text: copy.removed });
    void client.invalidateQueries({ queryKey: payeesQuery.queryKey });
  }

  return (
    <ListRow
      icon={UserRound}
      title={name}
      detail={
        <>
          {[number, last].filter(Boolean).join(' · ')}
          {isNaming ? (
            <PayeeName number={payee.id} name={payee.name} onDone={() => setIsNaming(false)} />
          ) : (
            <span className={styles.payee}>
              <Button size="sm" aria-label={(isAgain ? copy.againFor : copy.useFor)(name)} onClick={onUse}>
                {isAgain ? copy.again : copy.use}
              </Button>
              {isManaged && (
                <>
                  <Button size="sm" aria-label={copy.renameOf(name)} onClick={() => setIsNaming(true)}>
                    {payee.name === null ? copy.giveName : copy.rename}
                  </Button>
                  <Button size="sm" aria-label={copy.removeOf(name)} onClick={() => void forget()}>
                    {copy.remove}
                  </Button>
                </>
              )}
            </span>
          )}
        </>
      }
    />
  );
}

export interface PayeeNameProps {
  number: string;
  name: string | null;
  onDone: () => void;
}

export function PayeeName({ number, name, onDone }: PayeeNameProps) {
  const client = useQueryClient();
  const showToast = useToast();
  const [typed, setTyped] = useState(name ?? '');
  const [error, setError] = useState<string | null>(null);
  const { isBusy, during } = useBusy();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (lettersOf(typed) > longestNickname) return setError(copy.nameWrong(longestNickname));
    const refusal = await during(nameNumber(number, typed.trim()));
    if (refusal) return setError(refusal.code === 'TOO_MANY_PAYEES' ? refusal.message : copy.notDone);
    showToast({ kind: 'success', text: copy.saved });
    void client.invalidateQueries({ queryKey: payeesQuery.queryKey });
    onDone();
  }

  return (
    <form className="stack fields" noValidate onSubmit={save}>
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        error={error}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(null);
        }}
      />
      <div className={styles.payee}>
        <Button size="sm" type="submit" busy={isBusy} busyText={copy.saving}>
          {copy.save}
        </Button>
        {name !== null && (
          <Button size="sm" onClick={onDone}>
            {copy.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
