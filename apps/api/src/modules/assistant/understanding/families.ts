// What topics have to do with one another.
import type { AssistantTopic } from '@portal/contract/help/assistant';

/** What is answered instead of what it is a part of, and not beside it. */
export const instead: Partial<Record<AssistantTopic, AssistantTopic>> = {
  recordsConsent: 'lineUser',
  othersRecords: 'lineUser',
  removePerson: 'people',
  invitationMissing: 'people',
  visitMissed: 'visit',
  visitChange: 'visit',
  claimState: 'complaint',
  theftPaper: 'theft',
  theftFound: 'theft',
};

/** What is spoken of together: a question that goes on is likelier about the same. */
const families = [
  'balance amountDue dueDate invoice billChange payBill moveMoney paymentMethods cardRejected paymentNotShown movements paymentLink debt arrangement latePayment autoPay savedCards pastInvoices papers invoiceData',
  'complaint claimState claimMeanwhile disputedCharge doubleCharge refund chargedAfterLeaving movements billChange',
  'recharge rechargeWrong autoRecharge buyPackage packagePrices packageRenewal usageLeft dataGone freeData shareData spendingControl serviceRecord',
  'plan changePlan planPrices planAdvice prepaidToPlan minimumTerm cycle',
  'roaming roamingOff internationalCalls',
  'noService outageNotice outageCredit coverage tvChannel visit visitChange visitMissed wifi wifiName homeNetwork',
  'repair repairCost repairDecision warranty',
  'theft theftFound theftPaper imei newSim simLock simFault puk suspended',
  'people removePerson invitationMissing paymentLink lineUser othersRecords recordsConsent serviceRecord otherPeople',
  'leaving minimumTerm equipmentReturn chargedAfterLeaving noDebt simLock',
  'contracts dataRequests privacyChoices whoLooked personalToken deleteAccount commercialCalls notifications invoiceData',
  'password signIn register ownAccount emailChange codeMissing secondStep passkey lostSecondStep backupCodes sessions strangerSession sessionEnds profile',
  'stores appointment person myMessages',
].map((row) => new Set(row.split(' ')) as ReadonlySet<AssistantTopic>);

/** What is spoken of together with it. */
export const relativesOf = (topic: AssistantTopic): ReadonlySet<AssistantTopic> =>
  new Set(families.filter((family) => family.has(topic)).flatMap((family) => [...family]));
