// «Pausar un servicio»: from when, until when, what it costs and what goes on; then how it stands, and the way back.
import type { PauseQuote } from '@portal/contract/shopping/pauses';
import { addDays } from '@portal/market/civil-dates';
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { openPauseQuery, orderPause, pauseQuoteQuery } from '../../../api/purchase/pauses.ts';
import { RequestFailure, STEP_UP_REQUIRED } from '../../../lib/http/result.ts';
import { formatDollars } from '../../../lib/money.ts';
import { settings } from '../../../lib/settings.ts';
import { isMobile, takesPauses } from '../../../shared/line/line-facts.ts';
import { DayField, dayIn, wrongDay } from '../../../shared/page/day-field.tsx';
import { FormFoot } from '../../../shared/page/form-foot.tsx';
import form from '../../../shared/page/form-page.module.css';
import { QueryCard, WithData } from '../../../shared/page/query-card.tsx';
import { useBusy, useWishKey } from '../../../shared/use-task.ts';
import { typedOf } from '../../../ui/fields/date-field.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { LineFormPage } from '../line-form-page.tsx';
import { pauseCopy as copy, pauseTroubles } from './pause.copy.ts';
import { PauseStanding } from './pause-standing.tsx';

export function PauseScreen() {
  return (
    <LineFormPage words={copy} accepts={takesPauses}>
      {(service) => <OfLine service={service} />}
    </LineFormPage>
  );
}

const frame = {
  isUntimed: true,
  failed: copy.failed,
  waiting: copy.waiting,
  skeleton: <SkeletonRows count={3} />,
};

function OfLine({ service }: { service: Service }) {
  const pause = useQuery(openPauseQuery(service.number));
  return (
    <WithData query={pause} {...frame}>
      {(open) => (open ? <PauseStanding pause={open} /> : <NotPaused service={service} />)}
    </WithData>
  );
}

function NotPaused({ service }: { service: Service }) {
  const quote = useQuery({ ...pauseQuoteQuery(service.number), retry: false });
  const code = quote.error instanceof RequestFailure ? quote.error.code : '';
  if (pauseTroubles[code]) return <Notice kind="warning">{pauseTroubles[code]}</Notice>;
  return (
    <QueryCard query={quote} {...frame}>
      {(conditions) => <PauseForm service={service} quote={conditions} />}
    </QueryCard>
  );
}

function PauseForm({ service, quote }: { service: Service; quote: PauseQuote }) {
  const client = useQueryClient();
  const showToast = useToast();
  const keys = useWishKey();
  const { firstOn, lastOn, mostDays, cost } = quote;
  const [from, setFrom] = useState(typedOf(firstOn));
  const [until, setUntil] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { isBusy, during } = useBusy();
  const [trouble, setTrouble] = useState<string | null>(null);

  const [startsOn, endsOn] = [dayIn(from), dayIn(until)];
  const first = { least: firstOn, most: lastOn };
  const last = { least: startsOn ?? firstOn, most: addDays(startsOn ?? firstOn, mostDays - 1) };

  async function pause(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (isBusy || !startsOn || !endsOn || wrongDay(startsOn, first) || wrongDay(endsOn, last)) return;
    setTrouble(null);
    const wish = { startsOn, endsOn, cost };
    const error = await during(orderPause(service.number, wish, keys.of(wish)));
    if (error?.code === STEP_UP_REQUIRED) return;
    if (error) return setTrouble(pauseTroubles[error.code] ?? copy.notPaused(settings().helpPhone));
    showToast({ kind: 'success', text: startsOn === firstOn ? copy.isPaused : copy.isPlanned });
    // Of a paused line no conditions are asked for.
    const conditions = hashKey(pauseQuoteQuery(service.number).queryKey);
    await client.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== conditions });
  }

  return (
    <form className={form.form} onSubmit={pause} noValidate>
      <div className={form.days}>
        <DayField label={copy.from} days={first} value={from} onValue={setFrom} isTried={isChecked} />
        <DayField
          label={copy.until}
          hint={copy.untilHint(mostDays)}
          days={last}
          value={until}
          onValue={setUntil}
          isTried={isChecked}
        />
      </div>
      <div className={form.cost}>
        <p>
          {copy.cost}: <b>{copy.perMonth(formatDollars(cost.value))}</b>
        </p>
        <p className="small muted">{copy.costHint}</p>
      </div>
      <FormFoot
        effects={isMobile(service) ? copy.effects : copy.effectsHome}
        busyText={copy.pausing}
        {...{ trouble, isBusy }}
      >
        {copy.pause}
      </FormFoot>
    </form>
  );
}
