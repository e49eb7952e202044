// One thing that is managed about a line, on a page under «Gestionar»: its chip, who uses it, what other companies charge.
import type { ReactNode } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { lineIn, type ManagedPart, paths, withLine } from '../../../lib/place/paths.ts';
import { Navigate, useLocation, usePathWord } from '../../../lib/place/router.tsx';
import { hasEnded, isMobile } from '../../../shared/line/line-facts.ts';
import { LinePage } from '../../../shared/line/line-page.tsx';
import { ThirdPartyCard } from '../../../shared/third-party/third-party-card.tsx';
import { ChipCard } from './chip-card.tsx';
import { LineUserCard } from './line-user-card.tsx';
import { manageCopy as copy } from './manage.copy.ts';
import { isManaged, ManageSkeleton, noneManaged } from './manage-screen.tsx';

interface Managed {
  title: string;
  has: (service: Service) => boolean;
  show: (service: Service) => ReactNode;
}

const PARTS: Record<ManagedPart, Managed> = {
  'third-parties': {
    title: copy.thirdParties,
    has: () => true,
    show: ({ number }) => <ThirdPartyCard line={number} />,
  },
  user: {
    title: copy.user,
    has: isMobile,
    show: (service) => <LineUserCard service={service} />,
  },
  chip: {
    title: copy.chip,
    has: (service) => isMobile(service) && !hasEnded(service),
    show: ({ number, role }) => <ChipCard line={number} isHolder={role === 'holder'} />,
  },
};

export function ManagedPartScreen() {
  const part = usePathWord('part') ?? '';
  const { search } = useLocation();
  if (!(part in PARTS)) return <Navigate to={withLine(paths.manageLine(), lineIn(search))} replace />;
  const { title, has, show } = PARTS[part as ManagedPart];
  return (
    <LinePage
      part="manage"
      title={title}
      accepts={(service) => isManaged(service) && has(service)}
      none={noneManaged}
      skeleton={<ManageSkeleton />}
    >
      {show}
    </LinePage>
  );
}
