// What else can be done with a line, as far as the pages exist.
import { ArrowLeftRight, ChartColumn, DoorOpen, Gauge, History, Puzzle, Repeat } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths, THIRD_PARTIES } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import { hasEnded, isMobile, takesPlanOrders } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { useOwnLines } from '../../shared/line-user/use-own-lines.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { manageCopy as copy } from './detail/detail.copy.ts';

export function ManageLine({ service }: { service: Service }) {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  const canChange = takesPlanOrders(service) && isAvailable(paths.changePlan());
  const own = useOwnLines([service]);
  const readsRecords = isOpen(service, 'records') || own?.includes(service.number);
  const hasRecord = isMobile(service) && readsRecords && isAvailable(paths.serviceRecord());
  const hasDays = isMobile(service) && isOpen(service, 'figures') && isAvailable(paths.dailyUsage());
  const isManaged = isMobile(service) && isOpen(service, 'manage') && !hasEnded(service);
  const hasControl = isManaged && isAvailable(paths.spendingControl());
  const hasThirdParties = isManaged && isAvailable(paths.dailyUsage());
  const hasMovements = isOpen(service, 'topUps') && isAvailable(paths.movements());
  const hasExit = !service.isCorpAdmin && isOpen(service, 'manage');
  if (![canChange, hasDays, hasControl, hasRecord, hasMovements, hasExit].includes(true)) return null;
  return (
    <Card title={copy.manage}>
      <ListRows>
        {canChange && (
          <ListRow
            icon={Repeat}
            title={copy.changePlan}
            detail={copy.changePlanText}
            {...linkTo(paths.changePlan(), { isDetailService: true })}
          />
        )}
        {hasDays && (
          <ListRow
            icon={ChartColumn}
            title={copy.dailyUsage}
            detail={copy.dailyUsageText}
            {...linkTo(paths.dailyUsage())}
          />
        )}
        {hasControl && (
          <ListRow
            icon={Gauge}
            title={copy.control}
            detail={copy.controlText}
            {...linkTo(paths.spendingControl())}
          />
        )}
        {hasThirdParties && (
          <ListRow
            icon={Puzzle}
            title={copy.thirdParties}
            detail={copy.thirdPartiesText}
            {...linkTo(`${paths.dailyUsage()}#${THIRD_PARTIES}`)}
          />
        )}
        {hasRecord && (
          <ListRow
            icon={History}
            title={copy.record}
            detail={copy.recordText}
            {...linkTo(paths.serviceRecord())}
          />
        )}
        {hasMovements && (
          <ListRow
            icon={ArrowLeftRight}
            title={copy.movements}
            detail={copy.movementsText}
            {...linkTo(paths.movements())}
          />
        )}
        {hasExit && (
          <ListRow icon={DoorOpen} title={copy.exit} detail={copy.exitText} {...linkTo(paths.exit())} />
        )}
      </ListRows>
    </Card>
  );
}
