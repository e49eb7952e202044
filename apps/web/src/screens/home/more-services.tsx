// Below balance and bills: recharges, packages and one more service, as far as their pages exist.
import { ChevronRight, ExternalLink, Plus, Store } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { settings } from '../../lib/settings.ts';
import { FROM_HOME } from '../../shared/association/associate-origin.ts';
import { useAssociateEntry } from '../../shared/association/use-associate-entry.tsx';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import { takesPurchases, takesTopUps } from '../../shared/line/line-facts.ts';
import { Link } from '../../ui/actions/link.tsx';
import { OfferCard } from '../../ui/carousel/offer-card.tsx';
import { PhonePlus } from '../../ui/drawings/phone-plus.tsx';
import { RingCard } from '../../ui/drawings/ring-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { actionsCopy as copy } from './home.copy.ts';
import styles from './more-services.module.css';

export function MoreServices({ service }: { service: Service }) {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(service);
  const associate = useAssociateEntry(FROM_HOME);
  const canRecharge = takesTopUps(service) && isAvailable(paths.recharge());
  const canBuy = takesPurchases(service) && isAvailable(paths.packages());
  return (
    <>
      {(canRecharge || canBuy) && (
        <div className={styles.offers}>
          {canRecharge && (
            <OfferCard
              title={copy.rechargeTitle}
              text={copy.rechargeText}
              actionLabel={copy.rechargeAct}
              {...linkTo(paths.recharge())}
              drawing={<PhonePlus />}
            />
          )}
          {canBuy && (
            <OfferCard
              title={copy.packagesTitle}
              text={copy.packagesText}
              actionLabel={copy.packagesAct}
              {...linkTo(paths.packages())}
              tone="cool"
              drawing={<RingCard />}
            />
          )}
        </div>
      )}
      <Link className={styles.store} href={settings().storeUrl}>
        <Tile icon={Store} />
        <span className="grow">
          <span className={styles.title}>{copy.store}</span>
          <span className={styles.detail}>{copy.storeText}</span>
        </span>
        <Icon of={ExternalLink} size="sm" />
      </Link>
      {isAvailable(paths.associateServices()) && (
        <Link className={styles.add} {...associate.link}>
          <Tile icon={Plus} kind="white" />
          <span className="grow">
            <span className={styles.title}>{copy.associate}</span>
            <span className={styles.detail}>{copy.associateText}</span>
          </span>
          <Icon of={ChevronRight} size="sm" />
        </Link>
      )}
      {associate.dialog}
    </>
  );
}
