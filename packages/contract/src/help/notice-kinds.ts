// Every kind of notice, once: how far it is told, and whether preferences decide. The one place that says who hears of what.

/**
 * How far a notice goes to each person whom it concerns:
 * `person`: their e-mail and their number; who has neither reads it on a line that it is about;
 * `everyWay`: every e-mail and number of theirs, and the lines of which they are the holder;
 * `managers`: everybody who manages the line, each by every way, and the line itself.
 */
type Audience = 'person' | 'everyWay' | 'managers';

export interface NoticeKind {
  audience: Audience;
  /**
   * `always`: of security, at once, whatever anybody wishes, by every way there is: what was done through one of them
   * is told by the others. `asWished`: preferences decide. `elsewhere`: a message of its own tells it.
   */
  leaves: 'always' | 'asWished' | 'elsewhere';
  /** What it tells of, where a box of the preferences speaks of that; null: of anything else. */
  topic: 'charge' | 'bill' | 'promotion' | null;
}

const security = (audience: 'everyWay' | 'managers') =>
  ({ audience, leaves: 'always', topic: null }) as const satisfies NoticeKind;
const news = (topic: NoticeKind['topic'] = null) =>
  ({ audience: 'person', leaves: 'asWished', topic }) as const satisfies NoticeKind;
const elsewhere = { audience: 'person', leaves: 'elsewhere', topic: null } as const satisfies NoticeKind;

export const noticeKinds = {
  // Access: who may enter, and by what.
  passwordChanged: security('everyWay'),
  newDevice: security('everyWay'),
  secondFactorOn: security('everyWay'),
  secondFactorOff: security('everyWay'),
  backupCodesRenewed: security('everyWay'),
  backupCodeUsed: security('everyWay'),
  passkeyAdded: security('everyWay'),
  passkeyRemoved: security('everyWay'),
  whatsappLinked: security('everyWay'),
  whatsappUnlinked: security('everyWay'),
  personalTokenMade: security('everyWay'),
  recoveryBegun: security('everyWay'),
  recoveryStopped: security('everyWay'),
  recoveryDone: security('everyWay'),
  accountClosed: security('everyWay'),
  accountRestored: security('everyWay'),

  // Personal data, and money at hand.
  dataRequestBegun: security('everyWay'),
  dataRequestEnded: security('everyWay'),
  cardSaved: security('everyWay'),

  // A line: its people, its chip, its end.
  lineAssociated: security('managers'),
  roleChanged: security('everyWay'),
  lineUserChanged: security('everyWay'),
  simLocked: security('managers'),
  simUnlocking: security('managers'),
  simChangeRefused: security('managers'),
  simChanged: security('managers'),
  simOrdered: security('managers'),
  simReady: security('managers'),
  simOrderOver: security('managers'),
  theftStopped: security('managers'),
  theftEscalated: security('managers'),
  theftUndone: security('managers'),
  exitOrdered: security('managers'),
  exitCancelled: security('managers'),
  exitDone: news(),
  equipmentReturned: news(),
  pauseOrdered: security('managers'),
  pauseBegun: security('managers'),
  pauseEnding: news(),
  pauseOver: news(),

  // The line has its SMS already.
  consentAsked: elsewhere,
  consentMoved: news(),

  billReady: news('bill'),
  billOverdue: news('bill'),
  suspensionNear: news('bill'),
  // A line stops: whoever manages it hears of it, whatever they wish.
  lineSuspended: security('managers'),
  lineResumed: { ...news('bill'), audience: 'managers' },
  arrangementMade: news('bill'),
  instalmentDue: news('bill'),
  arrangementBroken: news('bill'),
  arrangementKept: news('bill'),
  paymentReceived: news('charge'),
  rechargeReceived: news('charge'),
  balanceSent: security('managers'),
  balanceReceived: news('charge'),
  // Money at hand: the line owes it.
  advanceGiven: security('managers'),
  advanceTakenBack: news('charge'),
  packageBought: news('charge'),
  paymentFailed: news('charge'),
  paymentRefunded: news('charge'),
  autoPayAnnounced: news(),
  autoPayOverMaximum: news(),
  automaticPaymentRefused: news(),
  automaticPaymentOff: news(),
  autoTopUpLimitReached: news(),
  packageExpiring: news(),
  dataAt80: news(),
  dataAt100: news(),
  usageAlert: news(),
  capReached: news(),
  roamingBegun: news(),
  // Whoever ordered it is written to with its details.
  planChanged: elsewhere,
  planNotChanged: elsewhere,
  planChangeCancelled: elsewhere,
  wifiChanged: elsewhere,
  wifiNotChanged: elsewhere,
  homeNetworkChanged: news(),

  repairAwaitsYou: news(),
  repairMoved: news(),
  claimMoved: news(),
  claimResolved: news(),
  claimLate: news(),
  talkAnswered: news(),
  thirdPartyBegan: news(),
  thirdPartyRefused: news(),
  problemMoved: news(),
  problemOver: news(),
  visitConfirmed: news(),
  visitReminder: news(),
  visitOver: news(),
  visitCancelled: news(),
  officeAppointmentBooked: news(),
  officeAppointmentReminder: news(),
  officeAppointmentCancelled: news(),
} as const satisfies Readonly<Record<string, NoticeKind>>;
export type NotificationKind = keyof typeof noticeKinds;
