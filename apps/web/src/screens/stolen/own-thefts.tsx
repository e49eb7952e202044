// The mobile lines of whoever is signed in: one is reported, and those that are stopped can be given back.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { reportTheft, theftsQuery } from '../../api/thefts.ts';
import { lineIn } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { isMobile, lineIcon, shownNumber } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { PastThefts } from './past-thefts.tsx';
import { ReportForm } from './report-form.tsx';
import { stolenCopy as copy } from './stolen.copy.ts';
import { TheftCard } from './theft-card.tsx';

export function OwnThefts() {
  const client = useQueryClient();
  const chosen = lineIn(useLocation().search);
  const services = useQuery(serviceListQuery);
  const thefts = useQuery(theftsQuery);
  const open = (thefts.data ?? []).filter(({ status }) => status !== 'cancelled');
  const past = (thefts.data ?? []).filter(({ status }) => status === 'cancelled');

  async function report(line: string, cause: 'theft' | 'loss') {
    const error = await reportTheft(line, cause);
    // Its state shows wherever the line does.
    if (!error) await client.invalidateQueries();
    return error;
  }

  return (
    <>
      {open.map((theft) => (
        <TheftCard key={theft.id} theft={theft} />
      ))}
      {thefts.isError && thefts.data === undefined && <Notice kind="warning">{copy.theftsUnknown}</Notice>}
      <QueryCard
        query={services}
        title={open.length > 0 ? copy.another : copy.which}
        failed={copy.linesFailed}
        waiting={copy.linesWaiting}
        skeleton={<SkeletonRows count={3} />}
      >
        {({ services: all }) => {
          const lines = all
            .filter((service) => isMobile(service) && isOpen(service, 'manage'))
            .filter(({ state }) => state === 'A' || state === 'S')
            .filter(({ number }) => !open.some(({ product }) => product.publicIdentifier === number))
            .map((service) => ({
              value: service.number,
              label: shownNumber(service),
              detail: service.name,
              icon: lineIcon(service),
            }));
          return lines.length === 0 ? (
            <p className="muted">{copy.noLines}</p>
          ) : (
            <ReportForm lines={lines} chosen={chosen} onReport={report} />
          );
        }}
      </QueryCard>
      <PastThefts thefts={past} />
    </>
  );
}
