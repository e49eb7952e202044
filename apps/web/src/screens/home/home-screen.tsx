// Home with or without services (HOME-1).
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { refreshServices, serviceListQuery } from '../../api/lines/service-list.ts';
import { isOnFirstVisit } from '../../session/first-visit.ts';
import { useProfile } from '../../session/use-session.ts';
import { ServicesAlert } from '../../shared/association/services-alert.tsx';
import { isCompany } from '../../shared/line/line-facts.ts';
import { SectionCode } from '../../shared/page/query-card.tsx';
import { IconButton } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { homeCopy as copy } from './home.copy.ts';
import styles from './home.module.css';
import { HomeSkeleton, WithServices } from './with-services.tsx';

const withoutServices = lazyCode(() => import('./without-services.tsx').then((code) => code.WithoutServices));
const companyHome = lazyCode(() => import('./company-home.tsx').then((code) => code.CompanyHome));

export function HomeScreen() {
  const profile = useProfile();
  const query = useQuery(serviceListQuery);
  if (!profile) return null;
  const { data: list } = query;
  const ofCompany = list !== undefined && isCompany(list.services);
  return (
    <>
      <HomeHead name={ofCompany ? profile.name : profile.given_name} />
      <ServicesAlert query={query} />
      {list === undefined ? (
        // Behind the alert nothing seems to be on its way.
        !query.isError && (isOnFirstVisit(profile) ? <PlainSkeleton /> : <HomeSkeleton />)
      ) : ofCompany ? (
        <SectionCode code={companyHome} props={{ services: list.services }} waiting={<PlainSkeleton />} />
      ) : list.services.length > 0 ? (
        <WithServices services={list.services} />
      ) : (
        <SectionCode code={withoutServices} props={{}} waiting={<PlainSkeleton />} />
      )}
    </>
  );
}

// Home while nobody knows whether there is any line: a first visit, or one without services.
function PlainSkeleton() {
  return (
    <Card>
      <SkeletonGroup label={copy.waitingServices}>
        <SkeletonRows count={3} />
      </SkeletonGroup>
    </Card>
  );
}

const LONG_WORD = /\S{13}/;

// The greeting, and the button that asks for every figure of the page anew.
function HomeHead({ name }: { name: string }) {
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'partly'>('idle');

  async function refresh() {
    if (state === 'busy') return;
    setState('busy');
    setState((await refreshServices(client)) ? 'done' : 'partly');
  }

  return (
    <div className={styles.head}>
      <h1 className={classNames(LONG_WORD.test(name) && styles.longWord)}>{copy.hello(name)}</h1>
      <IconButton
        label={copy.refresh}
        icon={RefreshCw}
        iconSize="sm"
        className={classNames(styles.refresh, state === 'busy' && styles.busy)}
        aria-disabled={state === 'busy' || undefined}
        onClick={refresh}
      />
      <span className="sr-only" role="status">
        {state === 'busy' && copy.refreshing}
        {state === 'done' && copy.refreshed}
        {state === 'partly' && copy.partlyRefreshed}
      </span>
    </div>
  );
}
