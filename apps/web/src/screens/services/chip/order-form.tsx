// What a line is to move to: an eSIM, or a card by its number.
import { market } from '@portal/market/here';
import { canonicalIccid } from '@portal/market/service-number';
import { useQueryClient } from '@tanstack/react-query';
import { Camera, CardSim, QrCode } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { orderSim, simOrderQuery, simQuery } from '../../../api/lines/sim.ts';
import { STEP_UP_REQUIRED } from '../../../lib/http/result.ts';
import { settings } from '../../../lib/settings.ts';
import { FormFoot } from '../../../shared/page/form-foot.tsx';
import styles from '../../../shared/page/form-page.module.css';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { chipChangeCopy as copy } from './chip.copy.ts';

const HOUR_MS = 60 * 60_000;

export function OrderForm({ line, lockOffAt }: { line: string; lockOffAt: string | null }) {
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

  /** Another wish is another order. */
  function wish(wanted: 'esim' | 'card', iccid: string) {
    setKind(wanted);
    setTyped(iccid);
    setError(null);
    key.current = crypto.randomUUID();
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
        effects={[...(kind === 'esim' ? [copy.effectEsim] : []), ...copy.effects]}
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
