// «Alertas y topes» of a mobile line: when its people are told, and what it may spend beyond its plan and abroad.
import type { SpendingCap, SpendingControl } from '@portal/contract/lines/usage';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { controlSpending, spendingControlQuery } from '../../api/lines/spending.ts';
import { usageQuery } from '../../api/lines/usage.ts';
import { daysUntil, formatDayAndMonth, formatTime } from '../../lib/dates.ts';
import { formatDollars } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import { isMobile } from '../../shared/line/line-facts.ts';
import { LinePage } from '../../shared/line/line-page.tsx';
import { isOpen } from '../../shared/line/line-roles.ts';
import { NoMobileLines } from '../../shared/page/nothing-card.tsx';
import { WithData } from '../../shared/page/query-card.tsx';
import { useBusy } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Meter } from '../../ui/figures/meter.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RowsCard, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { alertsCopy, capCopy, spendingCopy as copy, noCapsCopy } from './spending.copy.ts';
import styles from './spending.module.css';
import {
  type AlertKind,
  type CapDraft,
  type CapName,
  countedKinds,
  type Draft,
  draftOf,
  percentsOffered,
  toggled,
  wantedOf,
} from './spending-draft.ts';

// The alerts and caps of one line, chosen and saved together.
const CAPS = [
  ['cap', 'plan'],
  ['roamingCap', 'roaming'],
] as const;

function SpendingForm({ line, control }: { line: Service; control: SpendingControl }) {
  const client = useQueryClient();
  const showToast = useToast();
  const { data: report } = useQuery(usageQuery(line.number));
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(control));
  const [wrong, setWrong] = useState<readonly CapName[]>([]);
  const { isBusy, during } = useBusy();
  const [hasFailed, setHasFailed] = useState(false);
  // What was stopped is why somebody comes; it stays where it is once it goes on.
  const [stopsFirst] = useState(() => [control.cap, control.roamingCap].some((cap) => cap?.reachedAt));
  const kinds = countedKinds(
    control.alerts.map(({ usageType }) => usageType),
    report,
  );

  function change(name: CapName, cap: CapDraft) {
    setDraft((current) => ({ ...current, caps: { ...current.caps, [name]: cap } }));
    setWrong(wrong.filter((each) => each !== name));
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const read = wantedOf(draft);
    if ('wrong' in read) {
      setWrong(read.wrong);
      // Once the fields say that they are wrong.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    setHasFailed(false);
    const { error, data } = await during(controlSpending(line.number, read.wanted));
    setHasFailed(error !== null);
    if (error) return;
    client.setQueryData(spendingControlQuery(line.number).queryKey, data);
    setDraft(draftOf(data));
    showToast({ kind: 'success', text: copy.saved });
  }

  const alerts = (
    <AlertsCard
      percents={draft.percents}
      kinds={kinds}
      onChange={(percents) => setDraft({ ...draft, percents })}
    />
  );
  const caps = control.cap ? (
    <div className={styles.caps}>
      {CAPS.map(([name, scope]) => {
        const [cap, chosen] = [control[name], draft.caps[name]];
        return (
          cap &&
          chosen && (
            <CapCard
              key={name}
              {...{ scope, line, cap, draft: chosen }}
              isWrong={wrong.includes(name)}
              onChange={(next) => change(name, next)}
            />
          )
        );
      })}
    </div>
  ) : (
    <Card title={noCapsCopy.title}>
      <p>{line.isCorpAdmin ? noCapsCopy.corporate : noCapsCopy.prepaid}</p>
    </Card>
  );

  return (
    <form ref={form} className={styles.cards} noValidate onSubmit={save}>
      {stopsFirst && caps}
      {alerts}
      {!stopsFirst && caps}
      {hasFailed && <Notice kind="danger">{copy.notSaved}</Notice>}
      <div className={styles.save}>
        <Button type="submit" kind="primary" busy={isBusy} busyText={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

export function SpendingScreen() {
  return (
    <LinePage
      part="manage"
      isUnder
      title={copy.title}
      lead={copy.lead}
      accepts={(line) => isMobile(line) && isOpen(line, 'manage')}
      none={<NoMobileLines why={copy.noMobileLines} />}
      skeleton={<RowsCard label={copy.waiting} rows={6} />}
    >
      {(line) => <OfLine line={line} />}
    </LinePage>
  );
}

function OfLine({ line }: { line: Service }) {
  const query = useQuery(spendingControlQuery(line.number));
  return (
    <WithData
      query={query}
      title={copy.title}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={6} />}
    >
      {(control) => <SpendingForm line={line} control={control} />}
    </WithData>
  );
}

// At which percents of each allowance the people of the line are told.
interface AlertsCardProps {
  percents: Draft['percents'];
  /** Those of which something ends. */
  kinds: readonly AlertKind[];
  onChange: (percents: Draft['percents']) => void;
}

function AlertsCard({ percents, kinds, onChange }: AlertsCardProps) {
  const others = (Object.keys(percents) as AlertKind[]).filter((kind) => !kinds.includes(kind));
  return (
    <Card title={alertsCopy.title} detail={alertsCopy.detail}>
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <fieldset key={kind} className={styles.kind}>
            <legend className={styles.legend}>{alertsCopy.kinds[kind]}</legend>
            <div className={styles.percents}>
              {percentsOffered(percents[kind] ?? []).map((percent) => (
                <Checkbox
                  key={percent}
                  label={alertsCopy.percent(percent)}
                  checked={percents[kind]?.includes(percent) ?? false}
                  onChange={() => onChange({ ...percents, [kind]: toggled(percents[kind] ?? [], percent) })}
                />
              ))}
            </div>
          </fieldset>
        ))}
        {others.length > 0 && (
          <p className="small quiet">{alertsCopy.unlimited(others.map((kind) => alertsCopy.kinds[kind]))}</p>
        )}
      </div>
    </Card>
  );
}

// What a line may spend beyond its plan, or abroad: how it stands, and what happens at the cap.
const ACTIONS = (['stop', 'slow', 'none'] as const).map((value) => ({
  value,
  label: capCopy.actions[value].label,
}));

interface CapCardProps {
  scope: 'plan' | 'roaming';
  line: Service;
  /** As it stands. */
  cap: SpendingCap;
  draft: CapDraft;
  isWrong: boolean;
  onChange: (draft: CapDraft) => void;
}

function CapCard({ scope, line, cap, draft, isWrong, onChange }: CapCardProps) {
  const words = capCopy[scope];
  const hasCap = draft.isAllowed && draft.action !== 'none';
  return (
    <Card title={words.title} detail={words.detail}>
      <div className="stack fields">
        <Standing scope={scope} line={line} cap={cap} />
        <Checkbox
          label={words.allow}
          detail={draft.isAllowed ? undefined : words.off}
          checked={draft.isAllowed}
          onChange={({ target }) => onChange({ ...draft, isAllowed: target.checked })}
        />
        {draft.isAllowed && (
          <RadioGroup
            legend={capCopy.action}
            compact
            hint={capCopy.actions[draft.action].detail}
            options={ACTIONS}
            value={draft.action}
            onChange={(action) => onChange({ ...draft, action })}
          />
        )}
        {hasCap && (
          <TextField
            label={capCopy.amount}
            error={isWrong ? capCopy.amountWrong : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={draft.amount}
            onChange={({ target }) => onChange({ ...draft, amount: target.value })}
          />
        )}
      </div>
    </Card>
  );
}

function Standing({ scope, line, cap }: Pick<CapCardProps, 'scope' | 'line' | 'cap'>) {
  const records = useLineLinks(line)(paths.dailyUsage());
  const { reachedAt, action } = cap;
  const spent = formatDollars(cap.spent.value);
  const hasCap = action !== 'none' && cap.amount.value > 0;
  const text = hasCap ? capCopy.spentOf(spent, formatDollars(cap.amount.value)) : capCopy.spent(spent);
  if (!hasCap && cap.spent.value === 0) return null;
  return (
    <>
      {reachedAt !== null && (
        <Notice
          kind="warning"
          title={(action === 'slow' ? capCopy.slowed : capCopy.stopped)(momentOf(reachedAt), spent)}
        >
          <p>{capCopy.reachedText(scope)}</p>
          <TextLink {...records}>{capCopy.records}</TextLink>
        </Notice>
      )}
      <div className="stack tight">
        <p>{text}</p>
        {hasCap && (
          <Meter kind="ink" label={capCopy.meter} share={cap.spent.value / cap.amount.value} text={text} />
        )}
      </div>
    </>
  );
}

const momentOf = (instant: string): string =>
  daysUntil(instant) === 0
    ? capCopy.at(formatTime(instant))
    : capCopy.on(formatDayAndMonth(instant), formatTime(instant));
