// What is nearly gone; «Saldo Disponible» and «Saldo Redes Sociales»: the circles, the networks, and each bucket behind «Ver Detalle».
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Service, ServiceGroup } from '../../../api/lines/service-list.ts';
import { weekdayOf } from '../../../lib/dates.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useLineLinks } from '../../../shared/line/choose-line.ts';
import { consumptionCopy } from '../../../shared/line/consumption-facts.copy.ts';
import {
  type AllowanceFacts,
  bucketFacts,
  sameValidity,
  validityOf,
} from '../../../shared/line/consumption-facts.ts';
import { ConsumptionRings, RingsSkeleton } from '../../../shared/line/consumption-rings.tsx';
import { takesPurchases } from '../../../shared/line/line-facts.ts';
import { isGuest } from '../../../shared/line/line-roles.ts';
import { ALLOWANCE_ICONS, nearlyGone, useBuyMissing } from '../../../shared/line/running-out.ts';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Meter } from '../../../ui/figures/meter.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import { balancesCopy as copy } from './detail.copy.ts';
import styles from './detail.module.css';

interface OfLine {
  service: Service;
  group: ServiceGroup;
  query: UseQueryResult<UsageConsumptionReport | null>;
}

export interface BalancesCardProps extends Omit<OfLine, 'group'> {
  title: string;
  /** Under the allowances: other balances of the line. */
  more?: ReactNode;
}

const SHOWN = 3;

export function BalancesCard({ service, query, title, more }: BalancesCardProps) {
  const listId = useId();
  const [isDetailed, setDetailed] = useState(false);
  const byDay = useLineLinks(service)(paths.dailyUsage());
  const buckets = query.data ? bucketFacts(query.data, 'plan') : [];
  const networks = query.data ? bucketFacts(query.data, 'social') : [];
  return (
    <QueryCard
      query={query}
      title={title}
      detail={sameValidity(buckets)}
      aside={
        buckets.length > 0 && (
          <TextLink
            aria-expanded={isDetailed}
            aria-controls={listId}
            onClick={() => setDetailed(!isDetailed)}
          >
            {isDetailed ? copy.hideDetail : copy.seeDetail}
          </TextLink>
        )
      }
      failed={consumptionCopy.failed}
      waiting={consumptionCopy.waiting}
      skeleton={<RingsSkeleton />}
      timeOf={(report) => report?.effectiveDate}
      footEnd={
        <TextLink plain icon={ChevronRight} {...byDay}>
          {copy.byDay}
        </TextLink>
      }
    >
      {(report) => (
        <>
          <ConsumptionRings {...{ report, service }} />
          <div id={listId}>
            {isDetailed && (
              <ul className={styles.part}>
                {buckets.map((facts) => (
                  <Allowance key={facts.id} facts={facts} notes={[facts.used, ...validityOf(facts)]} />
                ))}
              </ul>
            )}
          </div>
          {networks.length > 0 && <Networks networks={networks} isDetailed={isDetailed} />}
          {more}
        </>
      )}
    </QueryCard>
  );
}

function Networks({ networks, isDetailed }: { networks: readonly AllowanceFacts[]; isDetailed: boolean }) {
  const [titleId, listId] = [useId(), useId()];
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? networks : networks.slice(0, SHOWN);
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div className={styles.partHead}>
        <h3 id={titleId}>{copy.social}</h3>
        {networks.length > SHOWN && (
          <TextLink
            plain
            icon={isWhole ? ChevronUp : ChevronDown}
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? copy.less : copy.more}
          </TextLink>
        )}
      </div>
      <ul id={listId} className={styles.networks}>
        {shown.map((facts) => (
          <Allowance
            key={facts.id}
            facts={facts}
            notes={
              isDetailed
                ? [facts.used, ...(facts.isUnlimited ? [copy.notDiscounted] : []), ...validityOf(facts)]
                : []
            }
          />
        ))}
      </ul>
    </section>
  );
}

/** Name, what is left, a bar; under it what was used and until when. */
function Allowance({ facts, notes }: { facts: AllowanceFacts; notes: readonly string[] }) {
  return (
    <li>
      <p className={styles.allowance}>
        <span>{facts.name}</span> <b>{facts.left}</b>
      </p>
      <Meter label={facts.name} share={facts.share} text={facts.spoken} />
      {notes.length > 0 && (
        <p className={styles.notes}>
          {notes.map((note) => (
            <span key={note}>{note} </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** What of a line is nearly gone, when it will be at this pace, and one button; nothing while there is enough. */
export function RunningOut({ service, group, query }: OfLine) {
  const buy = useBuyMissing(service);
  // A line that is paused or suspended uses nothing: nothing runs out.
  const gone = query.data && service.state === 'A' ? nearlyGone(query.data, group.cycle) : null;
  if (!gone) return null;
  const { type, name, left, endsOn, used } = gone;
  return (
    <section className={styles.short} aria-label={copy.short}>
      <Tile icon={ALLOWANCE_ICONS[type]} kind="white" size="sm" />
      <p className={styles.shortWords}>
        <b>
          {left === null
            ? consumptionCopy.gone[type]
            : (isGuest(service) ? copy.theirsLeft : copy.stillLeft)(left)}
        </b>
        <span>
          {endsOn
            ? (isGuest(service) ? copy.theirsEnds : copy.endsOn)(
                `${weekdayOf(endsOn)} ${Number(endsOn.slice(8))}`,
              )
            : used}
        </span>
      </p>
      {takesPurchases(service) && (
        <ButtonLink size="sm" className={styles.shortAct} {...buy(gone, { isDetailService: true })}>
          {copy.buy}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
      )}
    </section>
  );
}
