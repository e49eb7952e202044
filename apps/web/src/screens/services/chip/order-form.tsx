// What a line is to move to: an eSIM, or a card by its number.
import { canonicalIccid } from '@portal/market/card-numbers';
import { market } from '@portal/market/here';
import { useQueryClient } from '@tanstack/react-query';
import { CardSim, QrCode } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { simQuery } from '../../../api/lines/sim.ts';
import { orderSim, simOrderQuery } from '../../../api/lines/sim-orders.ts';
import { STEP_UP_REQUIRED } from '../../../lib/http/result.ts';
import { settings } from '../../../lib/settings.ts';
import { FormFoot } from '../../../shared/page/form-foot.tsx';
import styles from '../../../shared/page/form-page.module.css';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { CardPhoto } from './card-photo.tsx';
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
