// The top of what is bought for a line: the page's title, and the parts of «Activaciones» that the customer's lines take.
import { useQuery } from '@tanstack/react-query';
import { serviceListQuery } from '../../api/lines/service-list.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { takesPlanOrders, takesPurchases, takesTopUps } from '../line/line-facts.ts';
import { PageHead, type PageHeadProps } from '../page/page-head.tsx';
import { purchaseCopy } from './purchase.copy.ts';

const { shop: copy } = purchaseCopy;

export interface ShopHeadProps extends Pick<PageHeadProps, 'title' | 'lead' | 'back' | 'picker'> {
  part: 'packages' | 'topUps' | 'plans';
  /** Its number goes along to the other parts that it takes. */
  line: string | null;
}

export function ShopHead({ part, line, ...head }: ShopHeadProps) {
  const { data } = useQuery(serviceListQuery);
  const isAvailable = useAvailability();
  const parts = [
    { part: 'packages', path: paths.packages(), takes: takesPurchases },
    { part: 'topUps', path: paths.recharge(), takes: takesTopUps },
    { part: 'plans', path: paths.changePlan(), takes: takesPlanOrders },
  ] as const;
  const tabs = parts
    .filter(({ path, takes }) => isAvailable(path) && (!data || data.services.some(takes)))
    .map(({ part: id, path, takes }) => {
      const isTaken = data?.services.some((service) => service.number === line && takes(service));
      return { id, label: copy.parts[id], href: withLine(path, isTaken ? line : null) };
    });
  return (
    <>
      <PageHead {...head} />
      {tabs.length > 1 && (
        <PageTabs label={copy.partsOf} tabs={tabs} current={tabs.find(({ id }) => id === part)?.href ?? ''} />
      )}
    </>
  );
}
