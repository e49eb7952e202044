// What a service is called, looks like and leads to: one vocabulary for every list of services.
import type { LineKind, MobileKind } from '@portal/contract/common';
import type { PaymentOption } from '@portal/contract/lines/accounts';
import type { LineIcon } from '@portal/contract/lines/line-look';
import type { CustomerBill } from '@portal/contract/paying/billing';
import {
  Baby,
  Briefcase,
  Car,
  CardSim,
  Heart,
  House,
  Phone,
  Smartphone,
  Tv,
  UserRound,
  Wifi,
} from 'lucide-react';
import type { Service, ServiceState } from '../../api/lines/service-list.ts';
import { formatFixedPhone, formatPhone } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import type { IconGlyph } from '../../ui/icon.tsx';
import type { TileProps } from '../../ui/lists/tile.tsx';
import { lineCopy as copy } from './line-facts.copy.ts';
import { isOpen } from './line-roles.ts';

/** A home service's `type`, as the wire has it. */
export const HOME_KIND = { telephony: '3', television: '4', internet: '5' } as const;

const HOME = {
  [HOME_KIND.telephony]: { word: copy.telephony, icon: Phone },
  [HOME_KIND.television]: { word: copy.television, icon: Tv },
  [HOME_KIND.internet]: { word: copy.internet, icon: Wifi },
} as const;

function homeFacts(type: string): { word: string; icon: IconGlyph } {
  return type in HOME ? HOME[type as keyof typeof HOME] : { word: copy.otherHome, icon: House };
}

export function kindWord({ kind, type }: Pick<Service, 'kind' | 'type'>): string {
  if (kind === 'Fixed') return homeFacts(type).word;
  return kind === 'Postpaid' ? copy.postpaid : copy.prepaid;
}

/** What somebody may choose for a line of theirs. */
export const LINE_ICONS: Readonly<Record<LineIcon, IconGlyph>> = {
  phone: Smartphone,
  sim: CardSim,
  wifi: Wifi,
  tv: Tv,
  home: House,
  person: UserRound,
  heart: Heart,
  child: Baby,
  work: Briefcase,
  car: Car,
};

export function lineIcon({ kind, type, look }: Pick<Service, 'kind' | 'type' | 'look'>): IconGlyph {
  if (look.icon) return LINE_ICONS[look.icon];
  if (kind === 'Fixed') return homeFacts(type).icon;
  return kind === 'Postpaid' ? Smartphone : CardSim;
}

/** A line's tile: in the colour that the customer gave it. */
export const lineTile = (
  line: Pick<Service, 'kind' | 'type' | 'look'>,
): Pick<TileProps, 'icon' | 'kind'> => ({
  icon: lineIcon(line),
  ...(line.look.color && { kind: line.look.color }),
});

/** Of the service that a bill's account is known by: as the customer calls it. */
export const billName = (
  { product }: Pick<CustomerBill, 'product'>,
  services: readonly Pick<Service, 'number' | 'look'>[],
): string =>
  services.find(({ number }) => number === product.publicIdentifier)?.look.nickname ?? product.name;

/** In the name of a file: `Mamá-0991000001`, or the number alone. */
export const fileWord = ({ number, look }: Pick<Service, 'number' | 'look'>): string =>
  look.nickname ? `${look.nickname.replace(/[/\\:*?"<>|]/g, '-')}-${number}` : number;

/** Under the name of a line: its plan where the name is the customer's own, else its kind; null where that is its name. */
export function underName(service: Service): string | null {
  if (service.look.nickname) return service.planName;
  const kind = kindWord(service);
  return kind === service.name ? null : kind;
}

/** `(099) 100-0001`, `4210 - 0001`, `IN-100001`. */
export function shownNumber({ kind, type, number }: Pick<Service, 'kind' | 'type' | 'number'>): string {
  if (kind !== 'Fixed') return formatPhone(number);
  return type === HOME_KIND.telephony ? formatFixedPhone(number) : number;
}

export function detailPath(kind: LineKind): string {
  if (kind === 'Fixed') return paths.fixedDetail();
  return kind === 'Postpaid' ? paths.postpaidDetail() : paths.prepaidDetail();
}

export function isMobile({ kind }: Pick<Service, 'kind'>): boolean {
  return kind !== 'Fixed';
}

/** Cancelled or annulled: what was left of it is gone. */
export const hasEnded = ({ state }: Pick<Service, 'state'>): boolean => state === 'I' || state === 'R';

/** Served in the companies' own portal: neither amounts nor purchases here. */
export const isCompany = (services: readonly Pick<Service, 'isCorpAdmin'>[]): boolean =>
  services.length > 0 && services.every(({ isCorpAdmin }) => isCorpAdmin);

/** A line that packages and top-ups are sold to. */
export type SoldLine = Service & { kind: MobileKind };

/** An active mobile line of a person: nothing is sold to companies here, nor to lines without service. */
const isSold = (service: Service): boolean =>
  isMobile(service) && service.state === 'A' && !service.isCorpAdmin;

/** What is charged to the line, or to whoever manages it. */
export function takesPurchases(service: Service): service is SoldLine {
  return isSold(service) && isOpen(service, 'manage');
}

/** Who pays for others tops up prepaid lines, from their own card. */
export function takesTopUps(service: Service): service is SoldLine {
  const isOwn = isOpen(service, 'manage');
  return isSold(service) && isOpen(service, 'topUps') && (isOwn || service.kind === 'Prepaid');
}

/** As the server says: how this is paid on our own pages, or in the payment frame. */
export function methodsOf(
  { paymentOptions = [] }: Pick<Service, 'paymentOptions'>,
  channel: PaymentOption['channel'],
  purchase: PaymentOption['purchase'],
): PaymentOption['methods'] {
  const option = paymentOptions.find((each) => each.channel === channel && each.purchase === purchase);
  return option?.methods ?? [];
}

/** Whose plan may be changed here: an active postpaid line of a person. */
export function takesPlanOrders(service: Service): boolean {
  return service.kind === 'Postpaid' && takesPurchases(service);
}

/** What is billed by the month can be paused by whoever manages it, and what is paused goes on. */
export const takesPauses = (service: Service): boolean =>
  service.kind !== 'Prepaid' &&
  !service.isCorpAdmin &&
  (service.state === 'A' || service.state === 'paused') &&
  isOpen(service, 'manage');

export const managesPrepaid = (service: Service): boolean =>
  service.kind === 'Prepaid' && !service.isCorpAdmin && service.state === 'A' && isOpen(service, 'manage');

export function stateWord(state: ServiceState): string {
  return copy.states[state] ?? state;
}

const SHOWN_FIRST: readonly LineKind[] = ['Postpaid', 'Prepaid', 'Fixed'];
const { internet, television, telephony } = HOME_KIND;
const HOME_FIRST: readonly string[] = [internet, television, telephony];

/** As the customer has put them; the others after these: mobile lines before home services; internet, television, telephony. */
export function inDisplayOrder(services: readonly Service[]): Service[] {
  return services.toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      SHOWN_FIRST.indexOf(a.kind) - SHOWN_FIRST.indexOf(b.kind) ||
      (a.kind === 'Fixed' ? HOME_FIRST.indexOf(a.type) - HOME_FIRST.indexOf(b.type) : 0),
  );
}

const placeOf = ({ look }: Service): number => look.position ?? 10_000;

/** Without those that the customer leaves out of home; all of them where nothing else is left. */
export function shownLines(services: readonly Service[]): Service[] {
  const ordered = inDisplayOrder(services);
  const shown = ordered.filter(({ look }) => !look.hidden);
  return shown.length > 0 ? shown : ordered;
}

/** The line that is meant where none is said: the one looked at last, or else the first. */
export function usualLine(services: readonly Service[], chosen: string | undefined): Service | undefined {
  const shown = shownLines(services);
  return shown.find(({ number }) => number === chosen) ?? shown[0];
}
