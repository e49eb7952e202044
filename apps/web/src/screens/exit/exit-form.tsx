// What leaving means for this service, and the one button that asks for it.
import type { ExitQuote } from '@portal/contract/shopping/exits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { exitQuoteQuery, orderExit } from '../../api/purchase/exits.ts';
import { formatDateLong } from '../../lib/dates.ts';
import { RequestFailure, STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { settings } from '../../lib/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { exitCopy as copy } from './exit.copy.ts';
import styles from './exit.module.css';

export function ExitForm({ service }: { service: Service }) {
  const quote = useQuery({ ...exitQuoteQuery(service.number), retry: false });
  if (quote.isPending) return <SkeletonRows count={3} />;
  if (quote.isError) {
    const code = quote.error instanceof RequestFailure ? quote.error.code : '';
    return (
      <div className={styles.part}>
        <Notice kind="warning">{copy.errors[code] ?? copy.quoteFailed(settings().helpPhone)}</Notice>
        {copy.errors[code] === undefined && (
          <div>
            <Button size="sm" busy={quote.isFetching} onClick={() => quote.refetch()}>
              {copy.retry}
            </Button>
          </div>
        )}
      </div>
    );
  }
  return <Quoted service={service} quote={quote.data} />;
}

function Quoted({ service, quote }: { service: Service; quote: ExitQuote }) {
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function leave() {
    setIsBusy(true);
    setTrouble(null);
    const error = await orderExit(service.number, quote, key.current);
    setIsBusy(false);
    if (error?.code === STEP_UP_REQUIRED) return;
    if (error) setTrouble(copy.errors[error.code] ?? copy.notOrdered(settings().helpPhone));
    // Also when it was refused: another day, or another order, is shown then.
    await client.invalidateQueries();
  }

  const { endsOn, cost, equipment } = quote;
  return (
    <div className={styles.part}>
      <DefinitionList
        items={[
          { term: copy.lastDay, value: formatDateLong(endsOn) },
          {
            term: copy.cost,
            value: cost.value === 0 ? copy.free : formatMoney(centsFromDollars(cost.value)),
          },
          ...(equipment.length === 0
            ? []
            : [{ term: copy.equipment, value: equipment.map(({ name }) => name).join(', ') }]),
        ]}
      />
      <div className={styles.lost}>
        <p>{copy.lost}</p>
        <ul>
          {copy.lostOf[service.kind].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      {trouble && <Notice kind="danger">{trouble}</Notice>}
      <div>
        <Button kind="danger" busy={isBusy} busyText={copy.leaving} onClick={leave}>
          {copy.leave}
        </Button>
      </div>
    </div>
  );
}
