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
import { Card } from '../../../ui/card.tsx';
import { AllRead } from '../../../ui/drawings/all-read.tsx';
import { BillsDone } from '../../../ui/drawings/bills-done.tsx';
import { NoLines } from '../../../ui/drawings/no-lines.tsx';
import { NothingFound } from '../../../ui/drawings/nothing-found.tsx';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { Tile, type TileKind } from '../../../ui/lists/tile.tsx';
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
