// Below everything that most came for: what is under way, and what is bought and joined.
import { LifeBuoy, Package, Plus, Store, Wallet } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { settings } from '../../lib/settings.ts';
import { FROM_HOME, useAssociateEntry } from '../../shared/association/use-associate-entry.tsx';
import { InProgress } from '../../shared/in-progress/in-progress.tsx';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import { takesPurchases, takesTopUps } from '../../shared/line/line-facts.ts';
import { NavList } from '../../ui/lists/nav-list.tsx';
import { linksCopy } from './home.copy.ts';

export function HomeRest({ line }: { line: Service | undefined }) {
  return <InProgress withoutPayments>{line ? <Links line={line} /> : <NavList rows={[help]} />}</InProgress>;
}

const help = { icon: LifeBuoy, title: linksCopy.help, href: paths.support() };

/** What is bought and joined, as far as it is open to the chosen line. */
function Links({ line }: { line: Service }) {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(line);
  const associate = useAssociateEntry(FROM_HOME);
  const rows = [
    { icon: Wallet, title: linksCopy.recharge, fits: takesTopUps(line), ...linkTo(paths.recharge()) },
    { icon: Package, title: linksCopy.packages, fits: takesPurchases(line), ...linkTo(paths.packages()) },
    { icon: Plus, title: linksCopy.associate, fits: true, ...associate.link },
    { icon: Store, title: linksCopy.store, fits: true, href: settings().storeUrl },
    { ...help, fits: true },
  ].filter(({ href, fits }) => fits && (!href.startsWith('/') || isAvailable(href)));
  return (
    <nav aria-label={linksCopy.label}>
      <NavList rows={rows} />
      {associate.dialog}
    </nav>
  );
}
