// A problem of the network on a line: what it is and until when as its title, since when, what comes back, and «Avísame».
import type { ServiceProblem } from '@portal/contract/network/service-problems';
import { useQueryClient } from '@tanstack/react-query';
import { BellRing, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { problemsQuery, watchProblem } from '../../api/lines/problems.ts';
import { momentWords } from '../../lib/dates.ts';
import { formatDollars } from '../../lib/money.ts';
import { Button, type ButtonProps } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBusy } from '../use-task.ts';
import styles from './network.module.css';
import { problemCopy as copy } from './problem.copy.ts';

interface ProblemCardProps {
  problem: ServiceProblem;
  /** Over the title: whose fault it is not. */
  label?: string;
  /** Red where nothing else of the page is. */
  button?: ButtonProps['kind'];
}

export function ProblemCard({ problem, label = copy.label, button }: ProblemCardProps) {
  const { reason, startedAt, expectedEndAt, nextUpdateAt, credit } = problem;
  const facts = [
    [copy.since, momentWords(startedAt)],
    ...(nextUpdateAt ? [[copy.news, momentWords(nextUpdateAt)]] : []),
    ...(credit ? [[copy.credit, copy.about(formatDollars(credit.amount.value))]] : []),
  ];
  return (
    <AnswerCard
      kind="warning"
      label={label}
      title={copy.title(expectedEndAt ? copy.back(momentWords(expectedEndAt)) : copy.notKnown)}
      text={`${reason} ${copy.known}`}
    >
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {credit && <p className="small muted">{credit.terms}</p>}
      <Watch problem={problem} button={button} />
    </AnswerCard>
  );
}

function Watch({ problem: { id, isWatched: known }, button }: Pick<ProblemCardProps, 'problem' | 'button'>) {
  const client = useQueryClient();
  const { isBusy, during } = useBusy();
  const [isWatched, setIsWatched] = useState(known);
  const [isLost, setIsLost] = useState(false);

  async function set(wanted: boolean) {
    const { data } = await during(watchProblem(id, wanted));
    setIsLost(!data);
    if (!data) return;
    setIsWatched(data.isWatched);
    client.setQueryData(problemsQuery.queryKey, (all) =>
      all?.map((one) => (one.id === id ? { ...one, isWatched: data.isWatched } : one)),
    );
  }

  return (
    <>
      <p role="status" className={isWatched || isLost ? undefined : 'sr-only'}>
        {isLost ? copy.notSaved : isWatched && copy.watched}
      </p>
      <div>
        <Button
          kind={isWatched ? 'tonal' : button}
          icon={isWatched ? undefined : BellRing}
          busy={isBusy}
          busyText={copy.watching}
          onClick={() => set(!isWatched)}
        >
          {isWatched ? copy.unwatch : copy.watch}
        </Button>
      </div>
    </>
  );
}

/** What is the matter with a service, as the title of its page's first card; what follows from it stands below. */
const ICONS = { warning: TriangleAlert, success: CircleCheck, info: Info } as const;

export interface AnswerCardProps {
  kind: keyof typeof ICONS;
  label: string;
  title: string;
  text: string;
  children?: ReactNode;
}

export function AnswerCard({ kind, label, title, text, children }: AnswerCardProps) {
  const id = useId();
  return (
    <section className={classNames(styles.answer, styles[kind])} aria-labelledby={id}>
      <p className={styles.label}>
        <Icon of={ICONS[kind]} size="sm" />
        {label}
      </p>
      <h2 id={id} className={styles.title}>
        {/* Each sentence begins a line. */}
        {title.split(/(?<=\. )/).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
