// Below everything that most came for: what is under way, and what is bought.
import { LifeBuoy, Package, Store, Wallet } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { settings } from '../../lib/settings.ts';
import { useSelectedService } from '../../session/use-session.ts';
import { InProgress } from '../../shared/in-progress/in-progress.tsx';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import { takesPurchases, takesTopUps, usualLine } from '../../shared/line/line-facts.ts';
import { NavList } from '../../ui/lists/nav-list.tsx';
import { linksCopy } from './home.copy.ts';

export interface HomeRestProps {
  /** The customer's own. */
  lines: readonly Service[];
}

export function HomeRest({ lines }: HomeRestProps) {
  const usual = usualLine(lines, useSelectedService()?.number);
  return (
    <InProgress withoutPayments>
      {usual ? <Links lines={[usual, ...lines]} usual={usual} /> : <NavList rows={[help]} />}
    </InProgress>
  );
}

const help = { icon: LifeBuoy, title: linksCopy.help, href: paths.support() };

/** What is bought, for the first line that it is sold to. */
function Links({ lines, usual }: HomeRestProps & { usual: Service }) {
  const isAvailable = useAvailability();
  const [toppedUp, bought] = [lines.find(takesTopUps), lines.find(takesPurchases)];
  const topUp = useLineLinks(toppedUp ?? usual)(paths.recharge());
  const buy = useLineLinks(bought ?? usual)(paths.packages());
  const rows = [
    { icon: Wallet, title: linksCopy.recharge, fits: toppedUp !== undefined, ...topUp },
    { icon: Package, title: linksCopy.packages, fits: bought !== undefined, ...buy },
    { icon: Store, title: linksCopy.store, fits: true, href: settings().storeUrl },
    { ...help, fits: true },
  ].filter(({ href, fits }) => fits && (!href.startsWith('/') || isAvailable(href)));
  return (
    <nav aria-label={linksCopy.label}>
      <NavList rows={rows} />
    </nav>
  );
}
