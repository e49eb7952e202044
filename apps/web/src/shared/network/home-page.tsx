// A page of one service at home, under «Ayuda técnica».
import type { ReactNode } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { RowsCard } from '../../ui/waiting/rows-card.tsx';
import { isMobile } from '../line/line-facts.ts';
import { LinePage, type LinePageProps } from '../line/line-page.tsx';
import { isOpen } from '../line/line-roles.ts';
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
      none={
        none ?? (
          <Card>
            <Empty
              level={2}
              drawing={<NothingFound />}
              title={copy.noHome.title}
              text={copy.noHome.text}
              action={<ButtonLink href={paths.myServices()}>{copy.noHome.act}</ButtonLink>}
            />
          </Card>
        )
      }
      skeleton={<RowsCard label={copy.waitingServices} rows={3} />}
    />
  );
}
