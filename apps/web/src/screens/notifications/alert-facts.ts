// What a notification weighs, looks like and leads to: a row each kind.
import type { NoticeSubject } from '@portal/contract/help/notice-kinds';
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

export type Weight = 'urgent' | 'money' | 'news';

/** What it is about, as far as that is still there. */
interface About {
  service: Service | undefined;
  /** A characteristic of it. */
  told: (word: NoticeSubject) => string | undefined;
}

/** Undefined: what it is about is not there, and it leads to all lines. */
type Leads = (about: About) => string | undefined;

interface Alert {
  weight: Weight;
  icon: IconGlyph;
  leads: Leads;
}

const to =
  (page: () => string): Leads =>
  () =>
    page();
const byId =
  (word: NoticeSubject, page: (id: string) => string): Leads =>
  ({ told }) => {
    const id = told(word);
    return id === undefined ? undefined : page(id);
  };
const ofLine =
  (page: (service: Service, about: About) => string): Leads =>
  (about) =>
    about.service && withLine(page(about.service, about), about.service.number);

const nowhere: Leads = () => undefined;
const detail = ofLine(({ kind }) => detailPath(kind));
const thirdParties = ofLine(() => paths.manageLine('third-parties'));
const records = ofLine((_service, { told }) => {
  const type = told('usageType') ?? 'data';
  return type === 'data' ? paths.dailyUsage() : `${paths.dailyUsage()}?type=${type}`;
});
const arrangement = byId('billNo', paths.arrangement);
const repair = byId('ticketId', paths.repairTracking);
const claim = byId('claimId', paths.claim);
const talk = byId('talkId', paths.message);
const bill: Leads = (about) =>
  about.service && (byId('billNo', paths.monthSummary)(about) ?? ofLine(paths.billing)(about));

const alert =
  (weight: Weight) =>
  (icon: IconGlyph, leads: Leads): Alert => ({ weight, icon, leads });
/** What nobody should sleep over: who came in, what is lost, what waits for a word. */
const urgent = alert('urgent');
const money = alert('money');
const news = alert('news');

const ALERTS: Record<NotificationKind, Alert> = {
  billReady: money(ReceiptText, bill),
  billOverdue: urgent(ReceiptText, ofLine(paths.billing)),
  suspensionNear: urgent(ReceiptText, ofLine(paths.billing)),
  lineSuspended: urgent(ReceiptText, ofLine(paths.billing)),
  lineResumed: news(ReceiptText, detail),
  arrangementMade: money(CalendarClock, arrangement),
  instalmentDue: money(CalendarClock, arrangement),
  arrangementBroken: urgent(CalendarClock, arrangement),
  arrangementKept: money(CalendarClock, arrangement),
  paymentReceived: money(ReceiptText, ofLine(paths.movements)),
  paymentFailed: urgent(ReceiptText, ofLine(paths.movements)),
  paymentRefunded: money(ReceiptText, to(paths.movements)),
  cardSaved: money(CreditCard, to(paths.paymentMethods)),
  autoPayAnnounced: money(CreditCard, to(paths.paymentMethods)),
  autoPayOverMaximum: money(CreditCard, to(paths.paymentMethods)),
  automaticPaymentRefused: urgent(CreditCard, to(paths.paymentMethods)),
  automaticPaymentOff: money(CreditCard, to(paths.paymentMethods)),
  autoTopUpLimitReached: money(CreditCard, to(paths.paymentMethods)),
  balanceSent: money(HandCoins, ofLine(paths.transfer)),
  balanceReceived: money(HandCoins, detail),
  advanceGiven: money(HandCoins, ofLine(paths.advance)),
  advanceTakenBack: money(HandCoins, ofLine(paths.advance)),
  rechargeReceived: money(CardSim, ofLine(paths.movements)),
  packageBought: money(Package, ofLine(paths.movements)),
  packageExpiring: news(Package, ofLine(paths.movements)),
  dataAt80: news(ChartPie, records),
  dataAt100: news(ChartPie, records),
  usageAlert: news(ChartPie, records),
  capReached: news(Gauge, records),
  roamingBegun: news(Plane, ofLine(paths.travel)),
  lineAssociated: news(UserPlus, detail),
  roleChanged: news(Users, nowhere),
  lineUserChanged: news(Users, detail),
  consentAsked: news(Users, to(paths.lineUsers)),
  consentMoved: news(Users, detail),
  repairAwaitsYou: urgent(Wrench, repair),
  repairMoved: news(Wrench, repair),
  passwordChanged: urgent(KeyRound, to(paths.changePassword)),
  newDevice: urgent(ShieldAlert, to(paths.security)),
  secondFactorOn: urgent(ShieldCheck, to(paths.security)),
  secondFactorOff: urgent(ShieldAlert, to(paths.security)),
  backupCodesRenewed: urgent(ShieldCheck, to(paths.security)),
  backupCodeUsed: urgent(ShieldAlert, to(paths.security)),
  passkeyAdded: urgent(ShieldCheck, to(paths.security)),
  passkeyRemoved: urgent(ShieldAlert, to(paths.security)),
  whatsappLinked: urgent(MessageCircle, to(paths.notificationSettings)),
  whatsappUnlinked: urgent(MessageCircle, to(paths.notificationSettings)),
  personalTokenMade: urgent(KeyRound, to(paths.privacy)),
  recoveryBegun: urgent(ShieldAlert, to(paths.security)),
  recoveryStopped: urgent(ShieldCheck, to(paths.security)),
  recoveryDone: urgent(ShieldAlert, to(paths.security)),
  accountClosed: urgent(ShieldAlert, to(paths.security)),
  accountRestored: urgent(ShieldCheck, to(paths.security)),
  planChanged: news(Smartphone, detail),
  planNotChanged: news(Smartphone, detail),
  planChangeCancelled: news(Smartphone, detail),
  wifiChanged: news(Wifi, ofLine(paths.wifi)),
  wifiNotChanged: news(Wifi, ofLine(paths.wifi)),
  homeNetworkChanged: news(Wifi, ofLine(paths.wifi)),
  claimMoved: money(MessageSquareWarning, claim),
  claimResolved: money(MessageSquareWarning, claim),
  claimLate: money(MessageSquareWarning, claim),
  talkAnswered: news(MessagesSquare, talk),
  thirdPartyBegan: urgent(Puzzle, thirdParties),
  thirdPartyRefused: news(Puzzle, thirdParties),
  simLocked: news(CardSim, detail),
  simUnlocking: urgent(CardSim, detail),
  simChangeRefused: urgent(CardSim, detail),
  simChanged: urgent(CardSim, detail),
  simOrdered: news(CardSim, ofLine(paths.changeChip)),
  simReady: news(CardSim, ofLine(paths.changeChip)),
  simOrderOver: news(CardSim, ofLine(paths.changeChip)),
  theftStopped: urgent(ShieldAlert, to(paths.stolen)),
  theftEscalated: urgent(ShieldAlert, to(paths.stolen)),
  theftUndone: news(ShieldCheck, to(paths.stolen)),
  problemMoved: urgent(TowerControl, detail),
  problemOver: news(TowerControl, detail),
  visitConfirmed: news(CalendarClock, ofLine(paths.visits)),
  visitReminder: news(CalendarClock, ofLine(paths.visits)),
  visitOver: news(CalendarClock, ofLine(paths.visits)),
  visitCancelled: news(CalendarClock, ofLine(paths.visits)),
  officeAppointmentBooked: news(Store, to(paths.turn)),
  officeAppointmentReminder: news(Store, to(paths.turn)),
  officeAppointmentCancelled: news(Store, to(paths.turn)),
  exitOrdered: urgent(DoorOpen, ofLine(paths.exit)),
  exitCancelled: news(DoorOpen, detail),
  exitDone: news(DoorOpen, ofLine(paths.exit)),
  equipmentReturned: news(DoorOpen, ofLine(paths.exit)),
  pauseOrdered: news(Coffee, ofLine(paths.pauseLine)),
  pauseBegun: news(Coffee, ofLine(paths.pauseLine)),
  pauseEnding: news(Coffee, ofLine(paths.pauseLine)),
  pauseOver: news(Coffee, detail),
  dataRequestBegun: news(FileUser, to(paths.privacy)),
  dataRequestEnded: news(FileUser, to(paths.privacy)),
};

/** A newer server may tell of things that this page does not know. */
const unknown = news(Bell, nowhere);
const alertOf = ({ messageType }: Pick<CommunicationMessage, 'messageType'>): Alert =>
  ALERTS[messageType] ?? unknown;

export const weightOf = (message: Pick<CommunicationMessage, 'messageType'>): Weight =>
  alertOf(message).weight;
export const alertIcon = (message: CommunicationMessage): IconGlyph => alertOf(message).icon;

/** A line that is no longer managed leads to those that are. */
export function alertAddress(message: CommunicationMessage, services: readonly Service[]): string {
  const told = (word: NoticeSubject) => message.characteristic.find(({ name }) => name === word)?.value;
  const service = services.find(({ number }) => number === told('serviceNumber'));
  return alertOf(message).leads({ service, told }) ?? paths.myServices();
}
