// «Cambiar de chip»: to an eSIM or another card; then how it stands, the way back, and the code of an eSIM, once.
import type { SimOrder } from '@portal/contract/shopping/sim-orders';
import { canonicalIccid } from '@portal/market/card-numbers';
import { market } from '@portal/market/here';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CardSim, QrCode } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { simQuery } from '../../../api/lines/sim.ts';
import { cancelSim, orderSim, showCode, simOrderQuery } from '../../../api/lines/sim-orders.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../../lib/http/result.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import { settings } from '../../../lib/settings.ts';
import { hasEnded, isMobile } from '../../../shared/line/line-facts.ts';
import { LinePage } from '../../../shared/line/line-page.tsx';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { QrPicture } from '../../../ui/figures/bar-code.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RowsCard } from '../../../ui/waiting/rows-card.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton-rows.tsx';
import { chipChangeCopy as copy } from './chip.copy.ts';
import styles from './chip.module.css';

const hasChip = (service: Service): boolean =>
  isMobile(service) && !hasEnded(service) && isOpen(service, 'manage');

export function ChipScreen() {
  return (
    <LinePage
      part="manage"
      title={copy.title}
      lead={copy.lead}
      isUnder
      accepts={hasChip}
      none={
        <Card>
          <p className="muted">{copy.none}</p>
        </Card>
      }
      skeleton={<RowsCard label={copy.title} rows={3} />}
    >
      {(service) => (
        <div className={styles.page} key={service.number}>
          <OfLine service={service} />
        </div>
      )}
    </LinePage>
  );
}

/** Why this line is not moved by whoever looks; null: it may be. */
function refusalOf({ role, isCorpAdmin, state }: Service): string | null {
  if (isCorpAdmin) return copy.company;
  if (role !== 'holder') return copy.onlyHolder;
  if (state === 'paused') return copy.paused;
  return state === 'A' ? null : copy.suspended;
}

const frame = {
  title: copy.what,
  failed: copy.failed,
  waiting: copy.waiting,
  skeleton: <SkeletonRows count={3} />,
};

function OfLine({ service }: { service: Service }) {
  const { number } = service;
  const refusal = refusalOf(service);
  const order = useQuery({ ...simOrderQuery(number), enabled: refusal === null });
  /** Here alone, and gone with the page. */
  const [code, setCode] = useState<string | null>(null);
  if (refusal) return <Notice kind="warning">{refusal}</Notice>;
  if (code) return <Code code={code} />;
  if (!order.isSuccess)
    return (
      <QueryCard query={order} {...frame}>
        {() => null}
      </QueryCard>
    );
  if (order.data?.completionDate === null) return <Standing order={order.data} onCode={setCode} />;
  return (
    <div className="stack">
      {order.data && <Ended order={order.data} />}
      <NewOrder line={number} />
    </div>
  );
}

function NewOrder({ line }: { line: string }) {
  const sim = useQuery({ ...simQuery(line), staleTime: 0 });
  return (
    <QueryCard query={sim} {...frame}>
      {({ simLock, simLockOffAt }) =>
        simLock && simLockOffAt === null ? (
          <Notice kind="warning" title={copy.locked}>
            <p>{copy.lockedText}</p>
            <div className={styles.acts}>
              <ButtonLink size="sm" href={withLine(paths.manageLine('chip'), line)}>
                {copy.unlock}
              </ButtonLink>
            </div>
          </Notice>
        ) : (
          <OrderForm line={line} lockOffAt={simLockOffAt} />
        )
      }
    </QueryCard>
  );
}

const HOUR_MS = 60 * 60_000;

function OrderForm({ line, lockOffAt }: { line: string; lockOffAt: string | null }) {
  const client = useQueryClient();
  const showToast = useToast();
  const key = useRef(crypto.randomUUID());
  const field = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<'esim' | 'card'>('esim');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const waits = lockOffAt === null || Date.parse(lockOffAt) + HOUR_MS > Date.now();

  async function order(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const iccid = canonicalIccid(typed);
    if (kind === 'card' && iccid === null) {
      setError(typed.trim() === '' ? copy.iccidMissing : copy.iccidWrong);
      field.current?.focus();
      return;
    }
    setIsBusy(true);
    setTrouble(null);
    const sim = kind === 'card' && iccid !== null ? { kind, iccid } : { kind: 'esim' as const };
    const refused = await orderSim(line, sim, key.current);
    setIsBusy(false);
    if (refused?.code === STEP_UP_REQUIRED) return;
    if (refused) setTrouble(copy.errors[refused.code] ?? copy.notOrdered(settings().helpPhone));
    else showToast({ kind: 'success', text: copy.ordered });
    await client.invalidateQueries({ queryKey: simOrderQuery(line).queryKey });
    await client.invalidateQueries({ queryKey: simQuery(line).queryKey });
  }

  return (
    <form className={styles.form} onSubmit={order} noValidate>
      <RadioGroup
        legend={copy.kind}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          // Another wish is another order.
          key.current = crypto.randomUUID();
        }}
        options={[
          { value: 'esim', icon: QrCode, ...copy.kinds.esim },
          { value: 'card', icon: CardSim, ...copy.kinds.card },
        ]}
      />
      {kind === 'card' && (
        <TextField
          ref={field}
          label={copy.iccid}
          hint={copy.iccidHint(`89${market.numbers.prefix}`)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(null);
            key.current = crypto.randomUUID();
          }}
          error={error}
        />
      )}
      <p>{waits ? copy.waits : copy.waitsNot}</p>
      <ul className={styles.effects}>
        {[...(kind === 'esim' ? [copy.effectEsim] : []), ...copy.effects].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {trouble && <Notice kind="danger">{trouble}</Notice>}
      <div>
        <Button type="submit" kind="primary" busy={isBusy} busyText={copy.ordering}>
          {copy.order[kind]}
        </Button>
      </div>
    </form>
  );
}

interface StandingProps {
  order: SimOrder;
  onCode: (code: string) => void;
}

/** An open one: what it waits for, and the way back, one press that asks nothing. */
function Standing({ order, onCode }: StandingProps) {
  const client = useQueryClient();
  const showToast = useToast();
  const [busy, setBusy] = useState<'show' | 'cancel' | null>(null);
  const { id, status, kind, codeShownAt } = order;
  const canShow = status === 'inProgress' && kind === 'esim' && codeShownAt === null;

  async function show() {
    setBusy('show');
    const { data, error } = await showCode(id);
    setBusy(null);
    if (data) return onCode(data.activationCode);
    if (error.code === STEP_UP_REQUIRED) return;
    showToast({ kind: 'danger', text: copy.errors[error.code] ?? copy.notShown });
    await client.invalidateQueries({ queryKey: ['sim-order'] });
  }

  async function cancel() {
    setBusy('cancel');
    const error = await cancelSim(id);
    setBusy(null);
    if (error)
      showToast({
        kind: 'danger',
        text: copy.errors[error.code] ?? copy.notCancelled(settings().helpPhone),
      });
    else showToast({ kind: 'success', text: copy.cancelled });
    await client.invalidateQueries({ queryKey: ['sim-order'] });
  }

  return (
    <Card title={copy.what}>
      <div className="stack">
        <StandingWords order={order} />
        <div className={styles.acts}>
          {canShow && (
            <Button kind="primary" busy={busy === 'show'} busyText={copy.showing} onClick={show}>
              {copy.show}
            </Button>
          )}
          <Button
            kind={canShow ? 'outline' : 'tonal'}
            busy={busy === 'cancel'}
            busyText={copy.cancelling}
            onClick={cancel}
          >
            {copy.cancel}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function StandingWords({ order }: { order: SimOrder }): ReactNode {
  const { status, kind, codeShownAt, iccid, requestedStartDate } = order;
  if (status === 'pending')
    return (
      <Notice kind="info" title={copy.pending}>
        <p>
          {copy.pendingText[kind]}
          {copy.at(formatDateTime(requestedStartDate))} {copy.stopText}
        </p>
      </Notice>
    );
  if (kind === 'card')
    return (
      <Notice kind="success" title={copy.cardReady}>
        <p>{copy.cardReadyText(iccid?.slice(-4) ?? '')}</p>
      </Notice>
    );
  return codeShownAt === null ? (
    <Notice kind="success" title={copy.esimReady}>
      <p>{copy.esimReadyText}</p>
    </Notice>
  ) : (
    <Notice kind="info" title={copy.shown}>
      <p>{copy.shownText}</p>
    </Notice>
  );
}

function Ended({ order }: { order: SimOrder }) {
  const { status, completionDate, endedBy } = order;
  if (status === 'completed')
    return (
      <Notice kind="success" title={copy.done}>
        {completionDate && <p>{copy.doneText(formatDateTime(completionDate))}</p>}
      </Notice>
    );
  return (
    <Notice kind="info" title={copy.over}>
      {endedBy && <p>{copy.overText[endedBy]}</p>}
    </Notice>
  );
}

function Code({ code }: { code: string }) {
  const showToast = useToast();

  async function copyCode() {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ kind: 'success', text: copy.copied });
    } catch {
      // The code stands there to be copied by hand.
    }
  }

  return (
    <Card title={copy.codeTitle}>
      <div className="stack">
        <Notice kind="warning" announce>
          {copy.codeOnce}
        </Notice>
        <p>{copy.scan}</p>
        <QrPicture code={code} label={copy.qr} />
        <div>
          <p className="small muted">{copy.byHand}</p>
          <p className={styles.code}>{code}</p>
        </div>
        <div>
          <Button size="sm" onClick={copyCode}>
            {copy.copy}
          </Button>
        </div>
      </div>
    </Card>
  );
}
