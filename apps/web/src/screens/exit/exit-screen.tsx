// «Dar de baja un servicio»: what it means is shown first; until the last day it can be taken back; then its papers.
import { useQuery } from '@tanstack/react-query';
import type { Service } from '../../api/lines/service-list.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { exitsQuery } from '../../api/purchase/exits.ts';
import { lineIn, paths, withLine } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { hasEnded, lineIcon, shownNumber } from '../../shared/line/line-facts.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { exitCopy as copy } from './exit.copy.ts';
import styles from './exit.module.css';
import { ExitForm } from './exit-form.tsx';
import { ExitStanding } from './exit-standing.tsx';
import { NoDebtCard } from './no-debt-card.tsx';

export function ExitScreen() {
  const line = lineIn(useLocation().search);
  const services = useQuery(serviceListQuery);
  const service = services.data?.services.find(({ number }) => number === line);
  return (
    <div className={styles.page}>
      <PageHead
        title={copy.title}
        lead={service && `${service.name}, ${shownNumber(service)}`}
        back={{ href: paths.myServices(), label: copy.back }}
      />
      {service ? (
        <OfService service={service} />
      ) : (
        <QueryCard
          query={services}
          title={copy.which}
          failed={copy.failed}
          waiting={copy.waiting}
          skeleton={<SkeletonRows count={3} />}
        >
          {(list) => <LinesToLeave services={list.services} />}
        </QueryCard>
      )}
    </div>
  );
}

/** Whoever comes without a line, from a bookmark or the assistant, says which. */
function LinesToLeave({ services }: { services: readonly Service[] }) {
  const held = services.filter(({ role }) => role === 'holder');
  if (held.length === 0) return <p className="muted">{copy.noService}</p>;
  return (
    <ListRows>
      {held.map((service) => (
        <ListRow
          key={service.number}
          icon={lineIcon(service)}
          title={service.name}
          detail={shownNumber(service)}
          href={withLine(paths.exit(), service.number)}
        />
      ))}
    </ListRows>
  );
}

function OfService({ service }: { service: Service }) {
  const { number } = service;
  const exits = useQuery(exitsQuery(number));
  const isOver = hasEnded(service);
  return (
    <>
      <QueryCard
        query={exits}
        title={copy.what}
        failed={copy.failed}
        waiting={copy.waiting}
        skeleton={<SkeletonRows count={3} />}
      >
        {(all) => {
          const current = all.find((exit) => exit.state !== 'cancelled');
          if (current) return <ExitStanding exit={current} />;
          return isOver ? <p className="muted">{copy.ended}</p> : <ExitForm service={service} />;
        }}
      </QueryCard>
      {isOver && <NoDebtCard line={number} />}
    </>
  );
}
