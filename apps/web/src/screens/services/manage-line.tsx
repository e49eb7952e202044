// What else can be done with a line: activations and management, as far as their pages exist.
import { ArrowLeftRight, History, Package, Plane, Repeat, Wallet } from 'lucide-react';
import type { Service } from '../../api/service-list.ts';
import { paths } from '../../lib/paths.ts';
import { useAvailability } from '../../lib/portal-map.ts';
import { ActCards } from '../../shared/act-cards.tsx';
import { useLineLinks } from '../../shared/choose-line.ts';
import { isMobile } from '../../shared/line-facts.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ListRows } from '../../ui/list-rows.tsx';
import { manageCopy as copy } from './detail.copy.ts';
import { mayBuy } from './may-buy.ts';

/** Roaming packages are for postpaid lines only. */
export function Activations({ service }: { service: Service }) {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  if (!mayBuy(service)) return null;
  const isPostpaid = service.kind === 'Postpaid';
  const toPackages = (category?: string) =>
    linkTo(paths.packages(), { isDetailService: true, ...(category && { category }) });
  const acts = [
    {
      icon: Wallet,
      title: copy.recharge,
      text: isPostpaid ? copy.rechargeToBill : copy.rechargeByCard,
      link: linkTo(paths.recharge(), { isDetailService: true }),
    },
    { icon: Package, title: copy.packages, text: copy.packagesText, link: toPackages() },
    ...(isPostpaid
      ? [{ icon: Plane, title: copy.roaming, text: copy.roamingText, link: toPackages('ROAMING') }]
      : []),
  ];
  return <ActCards title={copy.activate} acts={acts.filter(({ link }) => isAvailable(link.href))} />;
}

export function ManageLine({ service }: { service: Service }) {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  const canChange = service.kind === 'Postpaid' && mayBuy(service) && isAvailable(paths.changePlan());
  const hasRecord = isMobile(service) && isAvailable(paths.serviceRecord());
  const hasMovements = isAvailable(paths.movements());
  if (!canChange && !hasRecord && !hasMovements) return null;
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
      </ListRows>
    </Card>
  );
}
