// One thing that is managed about a line, on a page under «Gestionar»: what other companies charge, who uses it, its chip.

import type { ReactNode } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { hasEnded, isMobile } from '../../../shared/line/line-facts.ts';
import { LinePage } from '../../../shared/line/line-page.tsx';
import { isOpen } from '../../../shared/line/line-roles.ts';
import form from '../../../shared/page/form-page.module.css';
import { ChipCard } from './chip-card.tsx';
import { LineUserCard } from './line-user-card.tsx';
import { manageCopy as copy } from './manage.copy.ts';
import { isManaged, ManageSkeleton, noneManaged } from './manage-screen.tsx';
import { ThirdPartyCard } from './third-party-card.tsx';

export const ThirdPartiesScreen = () => (
  <Part title={copy.thirdParties}>{({ number }) => <ThirdPartyCard line={number} />}</Part>
);

export const LineUserScreen = () => (
  <Part title={copy.user} has={isMobile}>
    {(service) => <LineUserCard service={service} />}
  </Part>
);

export const ChipAndPukScreen = () => (
  <Part title={copy.chip} has={(service) => isMobile(service) && !hasEnded(service)}>
    {(service) => <ChipCard line={service.number} isHolder={isOpen(service, 'hold')} />}
  </Part>
);

interface PartProps {
  title: string;
  /** Which lines have it: all, if not given. */
  has?: (service: Service) => boolean;
  children: (service: Service) => ReactNode;
}

function Part({ title, has = () => true, children }: PartProps) {
  return (
    <LinePage
      part="manage"
      title={title}
      accepts={(service) => isManaged(service) && has(service)}
      none={noneManaged}
      skeleton={<ManageSkeleton />}
    >
      {(service) => <div className={form.page}>{children(service)}</div>}
    </LinePage>
  );
}
