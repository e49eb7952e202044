// Every kind of notice, once: how far it is told to those whom a notice names, whether preferences decide, and of what it tells.
import type { QuestionId } from '@portal/help/questions';

/**
 * How far a notice goes to each person whom it concerns:
 * `person`: their e-mail and their number; who has neither reads it on a line that it is about;
 * `everyWay`: every e-mail and number of theirs, and the lines of which they are the holder;
 * `managers`: everybody who manages the line, each by every way, and the line itself.
 */
type Reach = 'person' | 'everyWay' | 'managers';

/** Of what notices tell, as a person chooses it for WhatsApp; of bills and charges there is a box of the preferences, too. */
export const noticeTopics = ['bills', 'charges', 'news'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** What a notice may be about. A number is E.164 digits or the code of a home service; `usageType` is of records. */
export const noticeSubjects = [
  'serviceNumber',
  'billNo',
  'ticketId',
  'claimId',
  'theftId',
  'talkId',
  'usageType',
] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

export interface NoticeKind {
  reach: Reach;
  /**
   * `always`: of security, at once, whatever anybody wishes, by every way there is: what was done through one of them
   * is told by the others. `asWished`: preferences decide. `elsewhere`: a message of its own tells it, and a browser that is told by
   * push. `listed`: a step between, which is read when one looks.
   */
  leaves: 'always' | 'asWished' | 'elsewhere' | 'listed';
  topic: NoticeTopic;
  /** Whose answer in help and in the assistant says what it is about. */
  question: QuestionId;
}

const security = (question: QuestionId, reach: 'everyWay' | 'managers') =>
  ({ reach, leaves: 'always', topic: 'news', question }) as const satisfies NoticeKind;
const news = (question: QuestionId, topic: NoticeTopic = 'news') =>
  ({ reach: 'person', leaves: 'asWished', topic, question }) as const satisfies NoticeKind;
const elsewhere = (question: QuestionId) =>
  ({ reach: 'person', leaves: 'elsewhere', topic: 'news', question }) as const satisfies NoticeKind;

export const noticeKinds = {
  // Access: who may enter, and by what.
  passwordChanged: security('password', 'everyWay'),
  newDevice: security('strangerSession', 'everyWay'),
  secondFactorOn: security('secondStep', 'everyWay'),
  secondFactorOff: security('secondStep', 'everyWay'),
  backupCodesRenewed: security('backupCodes', 'everyWay'),
  backupCodeUsed: security('backupCodes', 'everyWay'),
  passkeyAdded: security('passkey', 'everyWay'),
  passkeyRemoved: security('passkey', 'everyWay'),
  whatsappLinked: security('notifications', 'everyWay'),
  whatsappUnlinked: security('notifications', 'everyWay'),
  personalTokenMade: security('personalToken', 'everyWay'),
  recoveryBegun: security('lostSecondStep', 'everyWay'),
  recoveryStopped: security('lostSecondStep', 'everyWay'),
  recoveryDone: security('lostSecondStep', 'everyWay'),
  accountClosed: security('deleteAccount', 'everyWay'),
  accountRestored: security('deleteAccount', 'everyWay'),

  // Personal data, and money at hand.
  dataRequestBegun: security('dataRequests', 'everyWay'),
  dataRequestEnded: security('dataRequests', 'everyWay'),
  cardSaved: security('savedCards', 'everyWay'),

  // A line: its people, its chip, its end.
  lineAssociated: security('associate', 'managers'),
  roleChanged: security('people', 'everyWay'),
  lineUserChanged: security('lineUser', 'everyWay'),
  simLocked: security('simLock', 'managers'),
  simUnlocking: security('simLock', 'managers'),
  simChangeRefused: security('simLock', 'managers'),
  simChanged: security('simLock', 'managers'),
  simOrdered: security('newSim', 'managers'),
  simReady: security('newSim', 'managers'),
  simOrderOver: security('newSim', 'managers'),
  theftStopped: security('theft', 'managers'),
  theftEscalated: security('theft', 'managers'),
  theftUndone: security('theftFound', 'managers'),
  exitOrdered: security('leaving', 'managers'),
  exitCancelled: security('leaving', 'managers'),
  exitDone: news('leaving'),
  equipmentReturned: news('equipmentReturn'),
  pauseOrdered: security('pauseLine', 'managers'),
  pauseBegun: security('pauseLine', 'managers'),
  pauseEnding: news('pauseLine'),
  pauseOver: news('pauseLine'),

  // The line has its SMS already.
  consentAsked: elsewhere('recordsConsent'),
  consentMoved: news('recordsConsent'),

  billReady: news('billChange', 'bills'),
  billOverdue: news('latePayment', 'bills'),
  suspensionNear: news('latePayment', 'bills'),
  // A line stops: whoever manages it hears of it, whatever they wish.
  lineSuspended: security('suspended', 'managers'),
  lineResumed: { ...news('suspended', 'bills'), reach: 'managers' },
  arrangementMade: news('debt', 'bills'),
  instalmentDue: news('debt', 'bills'),
  arrangementBroken: news('debt', 'bills'),
  arrangementKept: news('debt', 'bills'),
  paymentReceived: news('payBill', 'charges'),
  rechargeReceived: news('recharge', 'charges'),
  balanceSent: security('shareData', 'managers'),
  balanceReceived: news('shareData', 'charges'),
  // Money at hand: the line owes it.
  advanceGiven: security('freeData', 'managers'),
  advanceTakenBack: news('freeData', 'charges'),
  packageBought: news('buyPackage', 'charges'),
  paymentFailed: news('cardRejected', 'charges'),
  paymentRefunded: news('disputedCharge', 'charges'),
  autoPayAnnounced: news('autoPay'),
  autoPayOverMaximum: news('autoPay'),
  automaticPaymentRefused: news('autoPay'),
  automaticPaymentOff: news('autoPay'),
  autoTopUpLimitReached: news('autoRecharge'),
  packageExpiring: news('buyPackage'),
  dataAt80: news('spendingControl'),
  dataAt100: news('spendingControl'),
  usageAlert: news('spendingControl'),
  capReached: news('spendingControl'),
  roamingBegun: news('roaming'),
  // Whoever ordered it is written to with its details.
  planChanged: elsewhere('changePlan'),
  planNotChanged: elsewhere('changePlan'),
  planChangeCancelled: elsewhere('changePlan'),
  wifiChanged: elsewhere('wifi'),
  wifiNotChanged: elsewhere('wifi'),
  homeNetworkChanged: news('wifi'),

  repairAwaitsYou: news('repairDecision'),
  repairMoved: news('repairDecision'),
  claimMoved: news('claimState'),
  claimResolved: news('claimState'),
  claimLate: news('claimState'),
  talkAnswered: news('myMessages'),
  thirdPartyBegan: news('thirdParties'),
  thirdPartyRefused: news('thirdParties'),
  problemMoved: news('outageNotice'),
  problemOver: news('outageNotice'),
  visitConfirmed: news('visitChange'),
  visitReminder: news('visitChange'),
  visitOver: news('visitMissed'),
  visitCancelled: news('visitChange'),
  officeAppointmentBooked: news('appointment'),
  officeAppointmentReminder: news('appointment'),
  officeAppointmentCancelled: news('appointment'),
} as const satisfies Readonly<Record<string, NoticeKind>>;
export type NotificationKind = keyof typeof noticeKinds;
