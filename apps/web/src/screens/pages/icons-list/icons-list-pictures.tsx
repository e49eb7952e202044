// Specimens of every picture: tiles, drawings, and the icons by their names.
import {
  ArrowLeft,
  ArrowRight,
  Bell,
  CardSim,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Circle,
  CircleAlert,
  CircleCheck,
  Clock,
  CreditCard,
  Download,
  Eye,
  EyeOff,
  Headphones,
  History,
  House,
  Infinity as InfinityGlyph,
  Info,
  KeyRound,
  LifeBuoy,
  Lock,
  LogOut,
  MessageCircle,
  MessageSquare,
  Pencil,
  Phone,
  Plane,
  Plus,
  Receipt,
  ReceiptText,
  RefreshCw,
  Repeat,
  Smartphone,
  Trash2,
  TriangleAlert,
  Tv,
  Wallet,
  Wifi,
  Wrench,
  X,
  Zap,
} from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '../../../lib/money.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { OfferCard } from '../../../ui/carousel/offer-card.tsx';
import { AllRead } from '../../../ui/drawings/all-read.tsx';
import { BillsDone } from '../../../ui/drawings/bills-done.tsx';
import { NoLines } from '../../../ui/drawings/no-lines.tsx';
import { NothingFound } from '../../../ui/drawings/nothing-found.tsx';
import { PhonePlus, TvSet } from '../../../ui/drawings/offers.tsx';
import { UpdatedAt } from '../../../ui/figures/figures.tsx';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { ListRow, ListRows } from '../../../ui/lists/list-row.tsx';
import { Tile, type TileKind } from '../../../ui/lists/tile.tsx';
import { Empty, SectionError } from '../../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup, SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { iconsListCopy as copy } from './icons-list.copy.ts';
import styles from './icons-list-screen.module.css';
import { Specimen } from './icons-list-table.tsx';

const ICONS: Record<string, IconGlyph> = {
  ArrowLeft,
  ArrowRight,
  Bell,
  CardSim,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Circle,
  CircleAlert,
  CircleCheck,
  Clock,
  CreditCard,
  Download,
  Eye,
  EyeOff,
  Headphones,
  History,
  House,
  Infinity: InfinityGlyph,
  Info,
  KeyRound,
  LifeBuoy,
  Lock,
  LogOut,
  MessageCircle,
  MessageSquare,
  Pencil,
  Phone,
  Plane,
  Plus,
  Receipt,
  ReceiptText,
  RefreshCw,
  Repeat,
  Smartphone,
  Trash2,
  TriangleAlert,
  Tv,
  Wallet,
  Wifi,
  Wrench,
  X,
  Zap,
};

const TILES: [TileKind, IconGlyph][] = [
  ['plain', Smartphone],
  ['white', Plus],
  ['ink', Smartphone],
  ['data', Wifi],
  ['success', Check],
  ['warning', Wrench],
  ['danger', ReceiptText],
  ['info', Info],
];

export function TileSpecimen() {
  return (
    <Specimen name={copy.sections.tiles}>
      <Card>
        <div className={styles.panel}>
          {TILES.map(([kind, icon]) => (
            <Tile key={kind} kind={kind} icon={icon} />
          ))}
        </div>
      </Card>
    </Specimen>
  );
}

export function DrawingSpecimen() {
  return (
    <Specimen name={copy.sections.drawings}>
      <ul className={styles.drawings}>
        <li>
          <BillsDone />
          {copy.empty.title}
        </li>
        <li>
          <NothingFound />
          {copy.empty.found}
        </li>
        <li>
          <NoLines />
          {copy.empty.lines}
        </li>
        <li>
          <AllRead />
          {copy.empty.read}
        </li>
      </ul>
    </Specimen>
  );
}

export function IconSpecimen() {
  return (
    <Specimen name={copy.sections.icons} full>
      <ul className={styles.icons}>
        {Object.entries(ICONS).map(([name, glyph]) => (
          <li key={name}>
            <Icon of={glyph} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

const { sections, rows, amounts, empty, failed, offers } = copy;

/** Specimens of cards and lists, and of a section without its data. */
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
          drawing={<TvSet />}
        />
      </div>
    </Specimen>
  );
}
