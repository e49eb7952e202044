// What a notification looks like and where it leads: to what it is about, as far as that is still there.
import type { CommunicationMessage, NotificationKind } from '@portal/contract/help/notifications';
import {
  Bell,
  CalendarClock,
  CardSim,
  ChartPie,
  Coffee,
  CreditCard,
  DoorOpen,
  FileUser,
  Gauge,
  HandCoins,
  KeyRound,
  MessageCircle,
  MessageSquareWarning,
  MessagesSquare,
  Package,
  Plane,
  Puzzle,
  ReceiptText,
  ShieldAlert,
  ShieldCheck,
  Smartphone,
  Store,
  TowerControl,
  UserPlus,
  Users,
  Wifi,
  Wrench,
} from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { detailPath } from '../../shared/line/line-facts.ts';
import type { IconGlyph } from '../../ui/icon.tsx';

const ICONS: Record<NotificationKind, IconGlyph> = {
  billReady: ReceiptText,
  billOverdue: ReceiptText,
  suspensionNear: ReceiptText,
  lineSuspended: ReceiptText,
  lineResumed: ReceiptText,
  arrangementMade: CalendarClock,
  instalmentDue: CalendarClock,
  arrangementBroken: CalendarClock,
  arrangementKept: CalendarClock,
  paymentReceived: ReceiptText,
  paymentFailed: ReceiptText,
  paymentRefunded: ReceiptText,
  cardSaved: CreditCard,
  autoPayAnnounced: CreditCard,
  autoPayOverMaximum: CreditCard,
  automaticPaymentRefused: CreditCard,
  automaticPaymentOff: CreditCard,
  autoTopUpLimitReached: CreditCard,
  balanceSent: HandCoins,
  balanceReceived: HandCoins,
  advanceGiven: HandCoins,
  advanceTakenBack: HandCoins,
  rechargeReceived: CardSim,
  packageBought: Package,
  packageExpiring: Package,
  dataAt80: ChartPie,
  dataAt100: ChartPie,
  usageAlert: ChartPie,
  capReached: Gauge,
  roamingBegun: Plane,
  lineAssociated: UserPlus,
  roleChanged: Users,
  lineUserChanged: Users,
  consentAsked: Users,
  consentMoved: Users,
  repairAwaitsYou: Wrench,
  repairMoved: Wrench,
  passwordChanged: KeyRound,
  newDevice: ShieldAlert,
  secondFactorOn: ShieldCheck,
  secondFactorOff: ShieldAlert,
  backupCodesRenewed: ShieldCheck,
  backupCodeUsed: ShieldAlert,
  passkeyAdded: ShieldCheck,
  passkeyRemoved: ShieldAlert,
  whatsappLinked: MessageCircle,
  whatsappUnlinked: MessageCircle,
  personalTokenMade: KeyRound,
  recoveryBegun: ShieldAlert,
  recoveryStopped: ShieldCheck,
  recoveryDone: ShieldAlert,
  accountClosed: ShieldAlert,
  accountRestored: ShieldCheck,
  planChanged: Smartphone,
  planNotChanged: Smartphone,
  planChangeCancelled: Smartphone,
  wifiChanged: Wifi,
  wifiNotChanged: Wifi,
  homeNetworkChanged: Wifi,
  claimMoved: MessageSquareWarning,
  claimResolved: MessageSquareWarning,
  claimLate: MessageSquareWarning,
  talkAnswered: MessagesSquare,
  thirdPartyBegan: Puzzle,
  thirdPartyRefused: Puzzle,
  simLocked: CardSim,
  simUnlocking: CardSim,
  simChangeRefused: CardSim,
  simChanged: CardSim,
  simOrdered: CardSim,
  simReady: CardSim,
  simOrderOver: CardSim,
  theftStopped: ShieldAlert,
  theftEscalated: ShieldAlert,
  theftUndone: ShieldCheck,
  problemMoved: TowerControl,
  problemOver: TowerControl,
  visitConfirmed: CalendarClock,
  visitReminder: CalendarClock,
  visitOver: CalendarClock,
  visitCancelled: CalendarClock,
  officeAppointmentBooked: Store,
  officeAppointmentReminder: Store,
  officeAppointmentCancelled: Store,
  exitOrdered: DoorOpen,
  exitCancelled: DoorOpen,
  exitDone: DoorOpen,
  equipmentReturned: DoorOpen,
  pauseOrdered: Coffee,
  pauseBegun: Coffee,
  pauseEnding: Coffee,
  pauseOver: Coffee,
  dataRequestBegun: FileUser,
  dataRequestEnded: FileUser,
};

/** About what is paid by itself: there it is changed. */
const CARDS: readonly NotificationKind[] = [
  'cardSaved',
  'autoPayAnnounced',
  'autoPayOverMaximum',
  'automaticPaymentRefused',
  'automaticPaymentOff',
  'autoTopUpLimitReached',
];

const SECURITY: readonly NotificationKind[] = [
  'newDevice',
  'secondFactorOn',
  'secondFactorOff',
  'backupCodesRenewed',
  'backupCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryBegun',
  'recoveryStopped',
  'recoveryDone',
  'accountClosed',
  'accountRestored',
];

const WHATSAPP: readonly NotificationKind[] = ['whatsappLinked', 'whatsappUnlinked'];

const PRIVACY: readonly NotificationKind[] = ['personalTokenMade', 'dataRequestBegun', 'dataRequestEnded'];

const TURNS: readonly NotificationKind[] = [
  'officeAppointmentBooked',
  'officeAppointmentReminder',
  'officeAppointmentCancelled',
];

/** What nobody should sleep over: who came in, what is lost, what waits for a word. */
const URGENT: readonly NotificationKind[] = [
  ...SECURITY,
  ...WHATSAPP,
  'personalTokenMade',
  'passwordChanged',
  'simUnlocking',
  'simChangeRefused',
  'simChanged',
  'theftStopped',
  'theftEscalated',
  'problemMoved',
  'repairAwaitsYou',
  'thirdPartyBegan',
  'automaticPaymentRefused',
  'paymentFailed',
  'billOverdue',
  'suspensionNear',
  'lineSuspended',
  'arrangementBroken',
  'exitOrdered',
];

const MONEY: readonly NotificationKind[] = [
  ...CARDS,
  'billReady',
  'arrangementMade',
  'arrangementKept',
  'instalmentDue',
  'paymentReceived',
  'paymentRefunded',
  'rechargeReceived',
  'balanceSent',
  'balanceReceived',
  'advanceGiven',
  'advanceTakenBack',
  'packageBought',
  'claimMoved',
  'claimResolved',
  'claimLate',
];

export type Weight = 'urgent' | 'money' | 'news';

export function weightOf({ messageType }: Pick<CommunicationMessage, 'messageType'>): Weight {
  if (URGENT.includes(messageType)) return 'urgent';
  return MONEY.includes(messageType) ? 'money' : 'news';
}

/** A newer server may tell of things that this page does not know. */
export const alertIcon = ({ messageType }: CommunicationMessage): IconGlyph => ICONS[messageType] ?? Bell;

/** What of a line is meant, where something is. */
type Address = (service: Service, usageType: string | undefined) => string;
const records: Address = (_service, type = 'data') =>
  type === 'data' ? paths.dailyUsage() : `${paths.dailyUsage()}?type=${type}`;

const thirdParties: Address = () => paths.manageLine('third-parties');

const ofLine: Partial<Record<NotificationKind, Address>> = {
  billReady: paths.billing,
  paymentReceived: paths.movements,
  paymentFailed: paths.movements,
  rechargeReceived: paths.movements,
  balanceSent: paths.transfer,
  balanceReceived: ({ kind }) => detailPath(kind),
  advanceGiven: paths.advance,
  advanceTakenBack: paths.advance,
  packageBought: paths.movements,
  packageExpiring: paths.movements,
  dataAt80: records,
  dataAt100: records,
  usageAlert: records,
  capReached: records,
  roamingBegun: paths.travel,
  lineAssociated: ({ kind }) => detailPath(kind),
  lineUserChanged: ({ kind }) => detailPath(kind),
  consentMoved: ({ kind }) => detailPath(kind),
  planChanged: ({ kind }) => detailPath(kind),
  planNotChanged: ({ kind }) => detailPath(kind),
  planChangeCancelled: ({ kind }) => detailPath(kind),
  wifiChanged: paths.wifi,
  wifiNotChanged: paths.wifi,
  homeNetworkChanged: paths.wifi,
  thirdPartyBegan: thirdParties,
  thirdPartyRefused: thirdParties,
  simLocked: ({ kind }) => detailPath(kind),
  simUnlocking: ({ kind }) => detailPath(kind),
  simChangeRefused: ({ kind }) => detailPath(kind),
  simChanged: ({ kind }) => detailPath(kind),
  simOrdered: paths.changeChip,
  simReady: paths.changeChip,
  simOrderOver: paths.changeChip,
  problemMoved: ({ kind }) => detailPath(kind),
  problemOver: ({ kind }) => detailPath(kind),
  visitConfirmed: paths.visits,
  visitReminder: paths.visits,
  visitOver: paths.visits,
  visitCancelled: paths.visits,
  exitOrdered: paths.exit,
  exitCancelled: ({ kind }) => detailPath(kind),
  exitDone: paths.exit,
  equipmentReturned: paths.exit,
  pauseOrdered: paths.pauseLine,
  pauseBegun: paths.pauseLine,
  pauseEnding: paths.pauseLine,
  pauseOver: ({ kind }) => detailPath(kind),
  billOverdue: paths.billing,
  suspensionNear: paths.billing,
  lineSuspended: paths.billing,
  lineResumed: ({ kind }) => detailPath(kind),
};

const ARRANGEMENTS: readonly string[] = [
  'arrangementMade',
  'instalmentDue',
  'arrangementBroken',
  'arrangementKept',
];

/** A line that is no longer managed leads to those that are. */
export function alertAddress(message: CommunicationMessage, services: readonly Service[]): string {
  const { messageType } = message;
  const about = (word: string) => message.characteristic.find(({ name }) => name === word)?.value;
  const ticketId = about('ticketId');
  if (ticketId !== undefined) return paths.repairTracking(ticketId);
  const claimId = about('claimId');
  if (claimId !== undefined) return paths.claim(claimId);
  const talkId = about('talkId');
  if (talkId !== undefined) return paths.message(talkId);
  if (about('theftId') !== undefined) return paths.stolen();
  if (SECURITY.includes(messageType)) return paths.security();
  if (WHATSAPP.includes(messageType)) return paths.notificationSettings();
  if (messageType === 'consentAsked') return paths.lineUsers();
  if (PRIVACY.includes(messageType)) return paths.privacy();
  if (TURNS.includes(messageType)) return paths.turn();
  if (messageType === 'passwordChanged') return paths.changePassword();
  if (messageType === 'paymentRefunded') return paths.movements();
  if (CARDS.includes(messageType)) return paths.paymentMethods();
  const service = services.find(({ number }) => number === about('serviceNumber'));
  const billNo = about('billNo');
  if (ARRANGEMENTS.includes(messageType) && billNo !== undefined) return paths.arrangement(billNo);
  if (messageType === 'billReady' && billNo !== undefined && service) return paths.monthSummary(billNo);
  const href = service && ofLine[messageType]?.(service, about('usageType'));
  return service && href !== undefined ? withLine(href, service.number) : paths.myServices();
}
