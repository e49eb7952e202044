// A page of one service at home: the one that its address names, the one chosen last, or the first.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { lineIn, paths } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { useSelectedService } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { ServicesAlert } from '../association/services-alert.tsx';
import { useDetailLink } from '../line/choose-line.ts';
import { inDisplayOrder, isMobile, shownNumber } from '../line/line-facts.ts';
import { PageHead } from '../page/page-head.tsx';
import styles from './home-page.module.css';
import { homePageCopy as copy } from './problem.copy.ts';

export interface HomePageProps {
  title: string;
  lead: string;
  children: (home: Service) => ReactNode;
}

export function HomePage({ title, lead, children }: HomePageProps) {
  const { search } = useLocation();
  const selected = useSelectedService();
  const list = useQuery(serviceListQuery);
  const homes = inDisplayOrder(list.data?.services ?? []).filter((service) => !isMobile(service));
  const byNumber = (number: string | null | undefined) => homes.find((home) => home.number === number);
  const home = byNumber(lineIn(search)) ?? byNumber(selected?.number) ?? homes[0];
  if (home)
    return (
      <OfHome key={home.number} title={title} home={home}>
        {children(home)}
      </OfHome>
    );
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={lead} back={{ href: paths.myServices(), label: copy.backToServices }} />
      <ServicesAlert query={list} />
      {list.data && (
        <Card>
          <Empty
            level={2}
            drawing={<NothingFound />}
            title={copy.noHome.title}
            text={copy.noHome.text}
            action={<ButtonLink href={paths.myServices()}>{copy.noHome.act}</ButtonLink>}
          />
        </Card>
      )}
      {!list.data && !list.isError && (
        <Card busy>
          <SkeletonGroup label={copy.waitingServices}>
            <SkeletonRows count={3} />
          </SkeletonGroup>
        </Card>
      )}
    </div>
  );
}

function OfHome({ title, home, children }: { title: string; home: Service; children: ReactNode }) {
  const detail = useDetailLink(home);
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        lead={`${home.name} · ${shownNumber(home)}`}
        back={{ ...detail, label: home.name }}
      />
      {children}
    </div>
  );
}
