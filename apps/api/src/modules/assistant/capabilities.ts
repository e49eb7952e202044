// What the portal can do, once: the calls that its screens make and its archive names, what it tells of by itself, its
// pages, and the question whose answer in help and in the assistant says so. What is in no row fails a test.
import type { AssistantPlace } from '@portal/contract/help/assistant';
import type { QuestionId } from '@portal/help/questions';

interface Capability {
  question: QuestionId;
  calls: string;
  notices: string;
  pages: readonly AssistantPlace['page'][];
}

const row = (
  question: QuestionId,
  calls: string,
  notices = '',
  pages: Capability['pages'] = [],
): Capability => ({ question, calls, notices, pages });

export const capabilities: readonly Capability[] = [
  row('register', 'generateCode validateCode'),
  row('password', 'changePassword', 'passwordChanged', ['changePassword', 'recoverPassword']),
  row('profile', 'getProfile getUserinfo updateProfile', '', ['editProfile']),
  row('deleteAccount', 'deleteUser', 'accountClosed accountRestored'),
  row('lostSecondStep', 'getFactorRecovery stopFactorRecovery', 'recoveryBegun recoveryStopped recoveryDone'),
  row(
    'passkey',
    'addPasskey askToStepUp beginPasskey getPasskey listPasskeys removePasskey',
    'passkeyAdded passkeyRemoved',
    ['passkeys'],
  ),
  row(
    'secondStep',
    'beginSecondFactor confirmSecondFactor endSecondFactor getSecondFactor stepUp',
    'secondFactorOn secondFactorOff',
    ['security', 'twoStep'],
  ),
  row('backupCodes', 'renewBackupCodes', 'backupCodesRenewed backupCodeUsed'),
  row('sessions', 'endOtherSessions endSession getSession listSessions', '', ['devices']),
  row('strangerSession', '', 'newDevice'),
  row(
    'personalToken',
    'createPersonalToken getPersonalToken listPersonalTokens revokePersonalToken',
    'personalTokenMade',
  ),
  row('people', 'acceptPermission createPermission getPermission listPermissions', 'roleChanged', ['people']),
  row('removePerson', 'deletePermission endPermission removePermission'),
  row('lineUser', 'askLineConsent endLineUser getLineUser listLineUsers putLineUser', 'lineUserChanged'),
  row('recordsConsent', 'answerLineConsent', 'consentAsked consentMoved'),
  row('person', 'openAssistant', '', ['support']),
  row('stores', '', '', ['offices']),
  row(
    'appointment',
    'changeOfficeAppointment createOfficeAppointment getOfficeAppointment listOfficeAppointments searchOfficeTimeSlots',
    'officeAppointmentBooked officeAppointmentCancelled officeAppointmentReminder',
  ),
  row('myMessages', 'readTalk', 'talkAnswered', ['messages']),
  row(
    'notifications',
    'addPushSubscription changeWhatsapp deleteMessage getMessage getPreferences getPushKey getWhatsapp linkWhatsapp listMessages listPushSubscriptions readAllMessages readMessage removePushSubscription savePreferences sendWhatsappCode unlinkWhatsapp',
    'whatsappLinked whatsappUnlinked',
    ['notifications'],
  ),
  row('theft', '', 'theftStopped theftEscalated', ['stolen']),
  row('theftPaper', 'getTheftCertificate'),
  row('theftFound', 'undoTheft', 'theftUndone'),
  row(
    'repairDecision',
    'decideRepairCost getTroubleTicket listTroubleTickets patchRepairCost',
    'repairAwaitsYou repairMoved',
    ['repair', 'serviceOrders'],
  ),
  row(
    'usePortal',
    'getBillingAccount listBillingAccounts getProduct listProducts clearHomeCache recordOnBoarding',
    '',
    ['home', 'line', 'services'],
  ),
  row(
    'recharge',
    'getAccumulatedBalance getTopupBalance listAccumulatedBalances listTopupBalances',
    'rechargeReceived',
    ['recharge'],
  ),
  row(
    'thirdParties',
    'getThirdPartyBlock postThirdPartyBlock putThirdPartyBlock',
    'thirdPartyBegan thirdPartyRefused',
    ['thirdParties'],
  ),
  row('puk', 'getSim', '', ['chip']),
  row('simLock', 'postSimLock putSimLock', 'simLocked simUnlocking simChangeRefused simChanged'),
  row('newSim', 'listSimOrders showActivationCode', 'simOrdered simReady simOrderOver'),
  row(
    'planPrices',
    'getProductSpecification getUsageSpecification listProductSpecifications listUsageSpecifications',
  ),
  row('serviceRecord', 'getDataUsage getUsage getVoiceUsage listDailyUsage listUsages', '', [
    'dailyUsage',
    'serviceRecord',
  ]),
  row(
    'spendingControl',
    'getSpendingControl getUsageConsumptionReport listUsageConsumptionReports putSpendingControl',
    'dataAt80 dataAt100 usageAlert capReached',
    ['spendingControl'],
  ),
  row('shareData', 'getTransferRule listTransfers transferBalance', 'balanceSent balanceReceived'),
  row('freeData', 'getAdvanceOffer listBalanceAdvances takeBalanceAdvance', 'advanceGiven advanceTakenBack'),
  row('roaming', 'listRoamingDestinations', 'roamingBegun', ['travel']),
  row(
    'wifi',
    'changeConnectedDevice changeGuestNetwork changeWifi getGuestNetwork getMonitor getWifiInfo listConnectedDevices',
    'homeNetworkChanged wifiChanged wifiNotChanged',
    ['wifi'],
  ),
  row(
    'visitChange',
    'changeAppointment createAppointment getAppointment listAppointments searchTimeSlots',
    'visitConfirmed visitReminder visitCancelled',
    ['visits'],
  ),
  row('visitMissed', '', 'visitOver'),
  row('noService', 'getRouterState listServiceProblems measureSpeed restartRouter testService', '', [
    'diagnosis',
  ]),
  row('outageNotice', 'watchServiceProblem', 'problemMoved problemOver'),
  row(
    'billChange',
    'getAppliedBillingRate getCustomerBill listAppliedBillingRates listCustomerBills',
    'billReady',
  ),
  row('pastInvoices', 'getDocument'),
  row('disputedCharge', 'fileClaim getClaimAttachment', 'paymentRefunded'),
  row('claimState', 'getClaimReceipt noteClaim', 'claimMoved claimResolved claimLate', ['claims']),
  row(
    'payBill',
    'authenticatePaymentFrame getPaymentFrame openPaymentFrame createPayment',
    'paymentReceived',
    ['billing'],
  ),
  row('latePayment', '', 'billOverdue suspensionNear'),
  row(
    'debt',
    'cancelArrangement getArrangementOffer listArrangements makeArrangement',
    'arrangementMade instalmentDue arrangementBroken arrangementKept',
  ),
  row('suspended', '', 'lineSuspended lineResumed'),
  row('cardRejected', '', 'paymentFailed'),
  row('movements', 'getPayment listPayments', '', ['movements']),
  row('paymentLink', 'createPaymentLink'),
  row('payOther', 'getPayable payOtherBill topUpOther listPayees savePayee removePayee', '', ['payOther']),
  row(
    'savedCards',
    'deletePaymentMethod getPaymentMethod listPaymentMethods preferPaymentMethod savePaymentMethod',
    'cardSaved',
    ['paymentMethods'],
  ),
  row(
    'autoPay',
    'getAutoPay setAutoPay',
    'autoPayAnnounced autoPayOverMaximum automaticPaymentRefused automaticPaymentOff',
    ['autoPay'],
  ),
  row('autoRecharge', 'getAutoTopUp setAutoTopUp', 'autoTopUpLimitReached', ['autoRecharge']),
  row(
    'contracts',
    'getAgreement getAgreementDocument getConsent listAgreements listConsents verifyConsents',
    '',
    ['contracts'],
  ),
  row('privacyChoices', 'listPrivacyChoices setPrivacyChoice'),
  row('whoLooked', 'getDataAccess listDataAccesses'),
  row(
    'dataRequests',
    'createDataRequest getDataArchive getDataRequest getDataRequestReceipt listDataRequests',
    'dataRequestBegun dataRequestEnded',
    ['privacy'],
  ),
  row('associate', 'listAssociationQuestions validateAssociationAnswers', 'lineAssociated', ['associate']),
  row(
    'buyPackage',
    'getPackageOffering listPackageCategories listPackageOfferings',
    'packageBought packageExpiring',
    ['activations', 'packages'],
  ),
  row(
    'changePlan',
    'getPlan cancelProductOrder createProductOrder getProductOrder listProductOrders getCategory listCategories listPlanCategories',
    'planChanged planNotChanged planChangeCancelled',
    ['changePlan'],
  ),
  row('planAdvice', 'getPlanAdvice'),
  row('leaving', 'getExitQuote getExitReceipt listExits', 'exitOrdered exitCancelled exitDone', ['exit']),
  row('pauseLine', 'getPauseQuote listPauses', 'pauseOrdered pauseBegun pauseEnding pauseOver', [
    'pauseLine',
  ]),
  row('equipmentReturn', '', 'equipmentReturned'),
  row('noDebt', 'listOpenMatters'),
  row('invoiceFields', '', '', ['bill']),
  row('paymentMethods', '', '', ['pay']),
  row('warranty', '', '', ['repairLookup']),
  row('verifyDocument', '', '', ['verify']),
  row('appearance', '', '', ['appearance']),
  row('nameLine', 'changeProduct', '', ['nameLine']),
];

/** What is answered about the page that is open. */
export const questionOf = new Map(
  capabilities.flatMap(({ question, pages }) => pages.map((page) => [page, question] as const)),
);
