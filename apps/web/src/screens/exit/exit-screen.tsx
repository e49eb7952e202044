// «Dar de baja un servicio»: what it means is shown first; until the last day it can be taken back; then its papers.
import type { ExitOrder, ExitQuote, OpenMatter } from '@portal/contract/shopping/exits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Service, serviceListQuery } from '../../api/lines/service-list.ts';
import {
  cancelExit,
  exitQuoteQuery,
  exitsQuery,
  openMattersQuery,
  orderExit,
  saveExitReceipt,
  saveNoDebt,
} from '../../api/purchase/exits.ts';
import { formatDateLong, formatDateTime } from '../../lib/dates.ts';
import { RequestFailure, STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { formatDollars } from '../../lib/money.ts';
import { lineIn, paths, withLine } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import {
  HOME_KIND,
  hasEnded,
  inDisplayOrder,
  lineTile,
  shownNumber,
  stateWord,
} from '../../shared/line/line-facts.ts';
import { LinePage } from '../../shared/line/line-page.tsx';
import { isOpen, mayEnd } from '../../shared/line/line-roles.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import form from '../../shared/page/form-page.module.css';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { useBusy, useWishKey } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useToast } from '../../ui/layers/toast.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { exitCopy as copy, noDebtCopy } from './exit.copy.ts';
import styles from './exit.module.css';

export function ExitScreen() {
  const isNamed = lineIn(useLocation().search) !== null;
  if (!isNamed) return <Choice />;
  return (
    <LinePage
      part="manage"
      isUnder
      title={copy.title}
      accepts={(service) => isOpen(service, 'manage')}
      none={copy.noService}
      skeleton={
        <Card>
          <SkeletonRows count={3} />
        </Card>
      }
    >
      {(service) => <OfService service={service} />}
    </LinePage>
  );
}

/** Whoever comes without a line, from «Mi cuenta», a bookmark or the assistant, says which. */
function Choice() {
  return (
    <AccountPage title={copy.title}>
      <QueryCard
        query={useQuery(serviceListQuery)}
        title={copy.which}
        isUntimed
        failed={copy.failed}
        waiting={copy.waiting}
        skeleton={<SkeletonRows count={3} />}
      >
        {({ services }) => <LinesToLeave services={inDisplayOrder(services).filter(mayEnd)} />}
      </QueryCard>
    </AccountPage>
  );
}

function LinesToLeave({ services }: { services: readonly Service[] }) {
  if (services.length === 0) return <p className="muted">{copy.noService}</p>;
  return (
    <ListRows>
      {services.map((service) => (
        <ListRow
          key={service.number}
          {...lineTile(service)}
          title={service.name}
          detail={shownNumber(service)}
          // What has ended has its certificate there.
          value={hasEnded(service) && <span className="quiet small">{stateWord(service.state)}</span>}
          href={withLine(paths.exit(), service.number)}
        />
      ))}
    </ListRows>
  );
}

function OfService({ service }: { service: Service }) {
  const { number } = service;
  const exits = useQuery(exitsQuery(number));
  const isOver = hasEnded(service);
  const isHolder = isOpen(service, 'hold');
  return (
    <div className={classNames('stack', form.page)}>
      <QueryCard
        query={exits}
        isUntimed
        failed={copy.failed}
        waiting={copy.waiting}
        skeleton={<SkeletonRows count={3} />}
      >
        {(all) => {
          const current = all.find((exit) => exit.state !== 'cancelled');
          if (current) return <ExitStanding exit={current} isHolder={isHolder} />;
          return isOver ? <p className="muted">{copy.ended}</p> : <ExitForm service={service} />;
        }}
      </QueryCard>
      {isOver && isHolder && <NoDebtCard line={number} />}
    </div>
  );
}

// An exit that was ordered: when it is, the way back, and its receipt.
function ExitStanding({ exit, isHolder }: { exit: ExitOrder; isHolder: boolean }) {
  const client = useQueryClient();
  const showToast = useToast();
  const { isBusy, during } = useBusy();
  const { id, state, quote, equipmentReturnedAt } = exit;
  const isPending = state === 'pending';

  async function cancel() {
    const error = await during(cancelExit(id));
    if (error) showToast({ kind: 'danger', text: copy.errors[error.code] ?? copy.notCancelled });
    else showToast({ kind: 'success', text: copy.cancelled });
    await client.invalidateQueries();
  }

  const [orderedText, doneText] = isHolder
    ? [copy.orderedText, copy.doneText]
    : [copy.orderedTextOfOthers, copy.doneTextOfOthers];
  const day = formatDateLong(quote.endsOn);
  const returned = equipmentReturnedAt === null ? copy.notReturned : formatDateTime(equipmentReturnedAt);
  return (
    <div className={styles.part}>
      <Notice kind={isPending ? 'info' : 'success'} title={isPending ? copy.ordered : copy.done(day)}>
        {isPending ? orderedText(day) : doneText}
      </Notice>
      <DefinitionList
        items={[
          { term: copy.lastDay, value: day },
          ...quote.equipment.map(({ name }) => ({ term: name, value: returned })),
        ]}
      />
      <div className={styles.acts}>
        <FileButton save={() => saveExitReceipt(id)}>{copy.receipt}</FileButton>
        {isPending && isHolder && (
          <Button size="sm" kind="outline" busy={isBusy} busyText={copy.cancelling} onClick={cancel}>
            {copy.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

// What leaving means for this service, and the one button that asks for it.
function ExitForm({ service }: { service: Service }) {
  const quote = useQuery({ ...exitQuoteQuery(service.number), retry: false });
  if (quote.data) return <Quoted service={service} quote={quote.data} />;
  if (quote.isPending) return <SkeletonRows count={3} />;
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

/** A telephone at home has a number to lose. */
const lostWith = ({ kind, type }: Service): readonly string[] =>
  type === HOME_KIND.telephony ? copy.lostOfTelephony : copy.lostOf[kind];

function Quoted({ service, quote }: { service: Service; quote: ExitQuote }) {
  const client = useQueryClient();
  const keys = useWishKey();
  const { isBusy, during } = useBusy();
  const [trouble, setTrouble] = useState<string | null>(null);

  async function leave() {
    setTrouble(null);
    const error = await during(orderExit(service.number, quote, keys.of(quote)));
    if (error?.code === STEP_UP_REQUIRED) return;
    if (error) setTrouble(copy.errors[error.code] ?? copy.notOrdered(settings().helpPhone));
    else await client.invalidateQueries();
  }

  const { endsOn, cost, equipment } = quote;
  return (
    <div className={styles.part}>
      <DefinitionList
        items={[
          { term: copy.lastDay, value: formatDateLong(endsOn) },
          {
            term: copy.cost,
            value: cost.value === 0 ? copy.free : formatDollars(cost.value),
          },
          ...(equipment.length === 0
            ? []
            : [{ term: copy.equipment, value: equipment.map(({ name }) => name).join(', ') }]),
        ]}
      />
      <div className={styles.lost}>
        <p>{copy.lost}</p>
        <ul>
          {lostWith(service).map((words) => (
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

// The certificate that nothing is owed, or what keeps it back.
function NoDebtCard({ line }: { line: string }) {
  return (
    <QueryCard
      query={useQuery({ ...openMattersQuery(line), retry: false })}
      title={noDebtCopy.title}
      detail={noDebtCopy.detail}
      failed={noDebtCopy.failed}
      waiting={noDebtCopy.waiting}
      skeleton={<SkeletonRows />}
    >
      {(matters) => (matters.length === 0 ? <Ready line={line} /> : <NotYet matters={matters} />)}
    </QueryCard>
  );
}

const Ready = ({ line }: { line: string }) => (
  <div className={styles.part}>
    <p>{noDebtCopy.ready}</p>
    <div>
      <FileButton save={() => saveNoDebt(line)}>{noDebtCopy.save}</FileButton>
    </div>
  </div>
);

const NotYet = ({ matters }: { matters: readonly OpenMatter[] }) => (
  <div className={styles.lost}>
    <p>{noDebtCopy.notYet}</p>
    <ul>
      {matters.map((matter) => (
        <li key={matter}>{noDebtCopy.matters[matter]}</li>
      ))}
    </ul>
  </div>
);
