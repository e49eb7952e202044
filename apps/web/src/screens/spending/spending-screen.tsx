// «Alertas y topes» of a mobile line: when its people are told, and what it may spend beyond its plan and abroad.

import type { SpendingControl } from '@portal/contract/lines/usage';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { controlSpending, spendingControlQuery } from '../../api/lines/spending.ts';
import { usageQuery } from '../../api/lines/usage.ts';
import { isMobile } from '../../shared/line/line-facts.ts';
import { LinePage } from '../../shared/line/line-page.tsx';
import { isOpen } from '../../shared/line/line-roles.ts';
import { NoMobileLines } from '../../shared/page/no-mobile-lines.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { AlertsCard } from './alerts-card.tsx';
import { CapCard } from './cap-card.tsx';
import { spendingCopy as copy, noCapsCopy } from './spending.copy.ts';
import styles from './spending.module.css';
import { type CapDraft, type CapName, countedKinds, draftOf, wantedOf } from './spending-draft.ts';

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
  const [isBusy, setIsBusy] = useState(false);
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
    setIsBusy(true);
    setHasFailed(false);
    const { error, data } = await controlSpending(line.number, read.wanted);
    setIsBusy(false);
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
      skeleton={
        <Card busy>
          <SkeletonGroup label={copy.waiting}>
            <SkeletonRows count={6} />
          </SkeletonGroup>
        </Card>
      }
    >
      {(line) => <OfLine line={line} />}
    </LinePage>
  );
}

function OfLine({ line }: { line: Service }) {
  const query = useQuery(spendingControlQuery(line.number));
  if (query.data) return <SpendingForm line={line} control={query.data} />;
  return (
    <QueryCard
      query={query}
      title={copy.title}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={6} />}
    >
      {() => null}
    </QueryCard>
  );
}
