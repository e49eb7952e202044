// What can be done with the chosen line today, in one touch.
import { History, ReceiptText, Repeat, Wallet } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import { isMobile, takesPlanOrders, takesTopUps } from '../../shared/line/line-facts.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { Link } from '../../ui/actions/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { actionsCopy as copy } from './home.copy.ts';
import styles from './quick-actions.module.css';

export function QuickActions({ service }: { service: Service }) {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  const isBilled = service.kind !== 'Prepaid' && !service.isCorpAdmin && isOpen(service, 'bills');
  const actions = [
    { label: copy.bills, icon: ReceiptText, href: paths.billing(), fits: isBilled },
    { label: copy.recharge, icon: Wallet, href: paths.recharge(), fits: takesTopUps(service) },
    { label: copy.changePlan, icon: Repeat, href: paths.changePlan(), fits: takesPlanOrders(service) },
    {
      label: copy.record,
      icon: History,
      href: paths.serviceRecord(),
      fits: isMobile(service) && isOpen(service, 'records'),
    },
  ].filter(({ href, fits }) => fits && isAvailable(href));
  if (actions.length === 0) return null;

  return (
    <nav aria-label={copy.label} className={classNames(styles.quick, actions.length < 3 && styles.few)}>
      {actions.map(({ label, icon, href }) => (
        <Link key={label} {...linkTo(href)}>
          <span className={styles.dot}>
            <Icon of={icon} />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
