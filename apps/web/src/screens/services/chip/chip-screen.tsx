// «Cambiar de chip»: to an eSIM or another card; then how it stands, the way back, and the code of an eSIM, once.
import type { SimOrder } from '@portal/contract/shopping/sim-orders';
import { market } from '@portal/market/here';
import { canonicalIccid } from '@portal/market/service-number';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Camera, CardSim, QrCode } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { cancelSim, orderSim, showCode, simOrderQuery, simQuery } from '../../../api/lines/sim.ts';
import { useServicePrice } from '../../../api/operator-facts.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../../lib/http/result.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import { settings } from '../../../lib/settings.ts';
import { hasEnded, isMobile } from '../../../shared/line/line-facts.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { FormFoot } from '../../../shared/page/form-foot.tsx';
import formPageStyles from '../../../shared/page/form-page.module.css';
import { QueryCard, WithData } from '../../../shared/page/query-card.tsx';
import { useBusy, useWishKey } from '../../../shared/use-task.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { FieldError, TextField } from '../../../ui/fields/text-field.tsx';
import { QrPicture } from '../../../ui/figures/bar-code.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { LineFormPage } from '../line-form-page.tsx';
import { chipChangeCopy as copy } from './chip.copy.ts';
import styles from './chip.module.css';

const hasChip = (service: Service): boolean =>
  isMobile(service) && !hasEnded(service) && isOpen(service, 'manage');

export function ChipScreen() {
  return (
    <LineFormPage words={copy} accepts={hasChip}>
      {(service) => <OfLine service={service} />}
    </LineFormPage>
  );
}

/** Why this line is not moved by whoever looks; null: it may be. */
function refusalOf(service: Service): string | null {
  const { isCorpAdmin, state } = service;
  if (isCorpAdmin) return copy.company;
  if (!isOpen(service, 'hold')) return copy.onlyHolder;
  if (state === 'paused') return copy.paused;
  return state === 'A' ? null : copy.suspended;
}

const frame = {
  title: copy.what,
  isUntimed: true,
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
  if (code) return <ActivationCode code={code} />;
  return (
    <WithData query={order} {...frame}>
      {(last) =>
        last?.completionDate === null ? (
          <StandingOrder order={last} onCode={setCode} />
        ) : (
          <div className="stack">
            {last && <EndedOrder order={last} />}
            <NewOrder line={number} />
          </div>
        )
      }
    </WithData>
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

/** The code of an eSIM, as a picture and to be typed: it stands on this page alone, and goes with it. */
function ActivationCode({ code }: { code: string }) {
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

interface StandingProps {
  order: SimOrder;
  onCode: (code: string) => void;
}

/** A change of chip that is on its way, or is over: what it waits for, and the way back, one press that asks nothing. */
function StandingOrder({ order, onCode }: StandingProps) {
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

function StandingWords({ order }: { order: SimOrder }) {
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

function EndedOrder({ order }: { order: SimOrder }) {
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

const HOUR_MS = 60 * 60_000;

/** What a line is to move to: an eSIM, or a card by its number. */
function OrderForm({ line, lockOffAt }: { line: string; lockOffAt: string | null }) {
  const client = useQueryClient();
  const showToast = useToast();
  const keys = useWishKey();
  const field = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<'esim' | 'card'>('esim');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { isBusy, during } = useBusy();
  const price = useServicePrice('esim', kind === 'esim');
  const waits = lockOffAt === null || Date.parse(lockOffAt) + HOUR_MS > Date.now();

  function wish(wanted: 'esim' | 'card', iccid: string) {
    setKind(wanted);
    setTyped(iccid);
    setError(null);
  }

  async function order(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const iccid = canonicalIccid(typed);
    if (kind === 'card' && iccid === null) {
      setError(typed.trim() === '' ? copy.iccidMissing : copy.iccidWrong);
      field.current?.focus();
      return;
    }
    setTrouble(null);
    const sim = kind === 'card' && iccid !== null ? { kind, iccid } : { kind: 'esim' as const };
    const refused = await during(orderSim(line, sim, keys.of(sim)));
    if (refused?.code === STEP_UP_REQUIRED) return;
    if (refused) setTrouble(copy.errors[refused.code] ?? copy.notOrdered(settings().helpPhone));
    else showToast({ kind: 'success', text: copy.ordered });
    await client.invalidateQueries({ queryKey: simOrderQuery(line).queryKey });
    await client.invalidateQueries({ queryKey: simQuery(line).queryKey });
  }

  return (
    <form className={formPageStyles.form} onSubmit={order} noValidate>
      <RadioGroup
        legend={copy.kind}
        value={kind}
        onChange={(chosen) => wish(chosen, typed)}
        options={[
          { value: 'esim', icon: QrCode, ...copy.kinds.esim },
          { value: 'card', icon: CardSim, ...copy.kinds.card },
        ]}
      />
      {kind === 'card' && (
        <div className="stack">
          <TextField
            ref={field}
            label={copy.iccid}
            hint={copy.iccidHint(`89${market.numbers.prefix}`)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            value={typed}
            onChange={({ target }) => wish(kind, target.value)}
            error={error}
          />
          <CardPhoto onNumber={(iccid) => wish(kind, iccid)} />
        </div>
      )}
      <p>{waits ? copy.waits : copy.waitsNot}</p>
      <FormFoot
        effects={[...(kind === 'esim' ? [copy.effectEsim] : []), ...(price ? [price] : []), ...copy.effects]}
        busyText={copy.ordering}
        {...{ trouble, isBusy }}
      >
        {copy.order[kind]}
      </FormFoot>
    </form>
  );
}

// The number of a chip off a photo of its bars, where the browser reads bars: most phones with Android do.

/** Of the Shape Detection API, which TypeScript does not know. */
type BarReader = new () => { detect(picture: Blob): Promise<{ rawValue: string }[]> };

/** The photo stays in the device. Nothing where bars cannot be read: the number is typed. */
function CardPhoto({ onNumber }: { onNumber: (iccid: string) => void }) {
  const { BarcodeDetector: Reader } = globalThis as { BarcodeDetector?: BarReader };
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [isUnread, setIsUnread] = useState(false);
  if (!Reader) return null;

  async function read(photo: Blob, reader: BarReader) {
    setIsReading(true);
    const found = await new reader().detect(photo).catch(() => []);
    const iccid = found.map(({ rawValue }) => canonicalIccid(rawValue)).find((each) => each !== null);
    setIsReading(false);
    setIsUnread(iccid === undefined);
    if (iccid) onNumber(iccid);
  }

  return (
    <div>
      <input
        ref={input}
        className="sr-only"
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-label={copy.photo}
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          if (photo) void read(photo, Reader);
          // The same one again is another try.
          target.value = '';
        }}
      />
      <Button
        size="sm"
        icon={Camera}
        busy={isReading}
        busyText={copy.reading}
        onClick={() => input.current?.click()}
      >
        {copy.photo}
      </Button>
      {isUnread && <FieldError id="card-photo-error">{copy.photoUnread}</FieldError>}
    </div>
  );
}
