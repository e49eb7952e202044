// What can be activated on a line, by its kind, as far as the pages exist.
import { ArrowLeftRight, Package, Plane, ReceiptText, Repeat, Wallet, Wifi } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import { takesPurchases, takesTopUps } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import type { ActCard } from '../../shared/page/act-cards.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { activationsCopy as copy } from './activations.copy.ts';

interface Act {
  icon: IconGlyph;
  words: readonly [title: string, text: string];
  href: string;
  fits: boolean;
  /** The tab of the catalogue to begin with. */
  category?: 'ROAMING';
}

export function useActs(service: Service): ActCard[] {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  return actsOf(service)
    .filter(({ href, fits }) => fits && isAvailable(href))
    .map(({ icon, words: [title, text], href, category }) => ({
      icon,
      title,
      text,
      link: linkTo(href, category && { category }),
    }));
}

/** Nothing is sold to a line that is not active; what was bought for it can still be seen. */
function actsOf(service: Service): Act[] {
  const isSold = takesPurchases(service);
  const isManaged = isOpen(service, 'manage');
  const isPostpaid = service.kind === 'Postpaid';
  const isFixed = service.kind === 'Fixed';
  const [rechargeTitle, onInvoice, byCard] = copy.recharge;
  return [
    {
      icon: Wallet,
      words: [rechargeTitle, isPostpaid ? onInvoice : byCard],
      href: paths.recharge(),
      fits: takesTopUps(service),
    },
    { icon: Package, words: copy.packages, href: paths.packages(), fits: isSold },
    {
      icon: Plane,
      words: copy.roaming,
      href: paths.packages(),
      fits: isSold && isPostpaid,
      category: 'ROAMING',
    },
    { icon: Repeat, words: copy.changePlan, href: paths.changePlan(), fits: isSold && isPostpaid },
    {
      icon: ReceiptText,
      words: copy.bills,
      href: paths.billing(),
      fits: isFixed && isOpen(service, 'bills'),
    },
    { icon: Wifi, words: copy.wifi, href: paths.wifi(), fits: isFixed && service.type === '5' && isManaged },
    { icon: ArrowLeftRight, words: copy.movements, href: paths.movements(), fits: true },
  ];
}
