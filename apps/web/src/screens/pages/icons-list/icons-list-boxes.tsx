// Specimens of cards and lists, and of a section without its data.

import { ChevronRight, Headphones, MessageCircle, Wallet, Wifi, Wrench } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '../../../lib/money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { OfferCard } from '../../../ui/carousel/offer-card.tsx';
import { BillsDone } from '../../../ui/drawings/bills-done.tsx';
import { PhonePlus } from '../../../ui/drawings/offers.tsx';
import { RingCard } from '../../../ui/drawings/ring-card.tsx';
import { UpdatedAt } from '../../../ui/figures/updated-at.tsx';
import { ListRow, ListRows } from '../../../ui/lists/list-row.tsx';
import { Empty, SectionError } from '../../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup, SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { iconsListCopy as copy } from './icons-list.copy.ts';
import styles from './icons-list-screen.module.css';
import { Specimen } from './icons-list-table.tsx';

const { sections, rows, amounts, empty, failed, offers } = copy;

export function BoxSpecimens() {
  const [retrying, setRetrying] = useState(false);
  return (
    <>
      <Specimen name={sections.card}>
        <Card
          title={rows.title}
          level={3}
          foot={
            <>
              <UpdatedAt>{amounts.updated}</UpdatedAt>
              <TextLink href="#filas" plain icon={ChevronRight}>
                {rows.more}
              </TextLink>
            </>
          }
        >
          <ListRows>
            <ListRow
              icon={Wrench}
              kind="warning"
              title={rows.repair}
              detail={rows.repairDetail}
              detailKind="warning"
              href="#filas"
            />
            <ListRow
              icon={MessageCircle}
              title={rows.chat}
              detail={rows.chatDetail}
              onClick={() => setRetrying(false)}
            />
            <ListRow icon={Headphones} title={rows.call} detail={rows.callDetail} href="#filas" />
          </ListRows>
        </Card>
      </Specimen>
      <Specimen name={sections.longRows}>
        <Card>
          <ListRows>
            <ListRow
              icon={Wifi}
              kind="danger"
              title={rows.bill}
              detail={rows.billDetail}
              detailKind="danger"
              action={<Button size="sm">{rows.pay}</Button>}
            />
            <ListRow icon={Wifi} title={rows.long} detail={rows.longDetail} value={rows.bigValue} />
            <ListRow
              icon={Wallet}
              kind="success"
              title={rows.done}
              detail={rows.doneDetail}
              value={formatMoney(500)}
            />
          </ListRows>
        </Card>
      </Specimen>
      <Specimen name={sections.skeleton}>
        <Card busy>
          <SkeletonGroup label={copy.loading}>
            <Skeleton width="38%" />
            <Skeleton width="58%" height={40} marginTop={12} />
            <div className={styles.gap}>
              <SkeletonRows />
            </div>
            <Skeleton height={48} radius={999} marginTop={16} />
          </SkeletonGroup>
        </Card>
      </Specimen>
      <Specimen name={sections.empty}>
        <Card>
          <Empty
            drawing={<BillsDone />}
            title={empty.title}
            text={empty.text}
            action={
              <ButtonLink size="sm" href="#vacio">
                {empty.action}
              </ButtonLink>
            }
          />
        </Card>
      </Specimen>
      <Specimen name={sections.failed}>
        <Card>
          <SectionError
            title={failed.title}
            text={failed.text}
            onRetry={() => setRetrying(true)}
            busy={retrying}
            lastKnown={failed.last}
          />
        </Card>
      </Specimen>
    </>
  );
}

export function OfferSpecimen() {
  return (
    <Specimen name={sections.offers}>
      <div className={styles.offers}>
        <OfferCard
          title={offers.recharge}
          text={offers.rechargeText}
          actionLabel={offers.rechargeAct}
          href="#ofertas"
          drawing={<PhonePlus />}
        />
        <OfferCard
          title={offers.packages}
          text={offers.packagesText}
          actionLabel={offers.packagesAct}
          href="#ofertas"
          tone="cool"
          drawing={<RingCard />}
        />
      </div>
    </Specimen>
  );
}
