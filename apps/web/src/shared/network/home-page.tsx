// A page of one service at home, under «Ayuda técnica».
import type { ReactNode } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { RowsCard } from '../../ui/waiting/skeleton.tsx';
import { isMobile } from '../line/line-facts.ts';
import { LinePage, type LinePageProps } from '../line/line-page.tsx';
import { isOpen } from '../line/line-roles.ts';
import { NothingCard } from '../page/nothing-card.tsx';
import { homePageCopy as copy } from './problem.copy.ts';

export interface HomePageProps extends Pick<LinePageProps, 'title' | 'lead' | 'isUnder'> {
  /** Of services at home that the customer manages. */
  accepts?: LinePageProps['accepts'];
  none?: ReactNode;
  children: (home: Service) => ReactNode;
}

export function HomePage({ accepts = () => true, none, ...page }: HomePageProps) {
  return (
    <LinePage
      {...page}
      part="help"
      accepts={(service) => !isMobile(service) && isOpen(service, 'manage') && accepts(service)}
      none={none ?? <NothingCard {...copy.noHome} href={paths.myServices()} />}
      skeleton={<RowsCard label={copy.waitingServices} rows={3} />}
    />
  );
}
