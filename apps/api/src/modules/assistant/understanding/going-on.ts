// How a talk goes on: what is said only after an answer is about what that was about, or about what follows from it.
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { type GoingOn, isGoingOn } from '../learning/examples.ts';
import type { Guess } from '../learning/topics.ts';

type Follows = Partial<Record<AssistantTopic, AssistantTopic>>;

/** What «sí» means after an answer about it. */
export const nextOf: Follows = {
  amountDue: 'payBill',
  dueDate: 'payBill',
  balance: 'recharge',
  usageLeft: 'buyPackage',
  freeData: 'buyPackage',
  planAdvice: 'changePlan',
  planPrices: 'changePlan',
  noService: 'outageNotice',
  noSignal: 'outageNotice',
  repair: 'repairDecision',
  repairCost: 'repairDecision',
  invoice: 'payBill',
  visit: 'visitChange',
  visitMissed: 'visitChange',
};

/** Whatever is not here goes on with the same. */
const follows: Partial<Record<GoingOn, Follows>> = {
  'then.when': {
    amountDue: 'dueDate',
    invoice: 'dueDate',
    payBill: 'dueDate',
    debt: 'arrangement',
    complaint: 'claimState',
    disputedCharge: 'claimState',
    doubleCharge: 'refund',
    repairDecision: 'repair',
    visitChange: 'visit',
    outageNotice: 'noService',
  },
  'then.howMuch': {
    dueDate: 'amountDue',
    payBill: 'amountDue',
    suspended: 'amountDue',
    repair: 'repairCost',
    repairDecision: 'repairCost',
    changePlan: 'planPrices',
    buyPackage: 'packagePrices',
    leaving: 'minimumTerm',
    debt: 'arrangement',
  },
  'then.how': {
    ...nextOf,
    noService: 'noService',
    repair: 'repair',
    invoice: 'invoice',
    plan: 'changePlan',
    packagePrices: 'buyPackage',
  },
  'then.where': { amountDue: 'payBill', dueDate: 'payBill' },
  'then.undo': {
    people: 'removePerson',
    invitationMissing: 'removePerson',
    roaming: 'roamingOff',
    lineUser: 'recordsConsent',
    associate: 'dissociate',
    newLine: 'leaving',
    plan: 'changePlan',
    theft: 'theftFound',
    arrangement: 'debt',
    buyPackage: 'packageRenewal',
    visit: 'visitChange',
    visitAsk: 'visitChange',
    leaving: 'leavingUndo',
  },
  'then.no': { leaving: 'leavingUndo' },
  'then.why': { amountDue: 'billChange', invoice: 'billChange', balance: 'dataGone', usageLeft: 'dataGone' },
  'then.yes': nextOf,
};

function goesOnWith(heard: GoingOn, before: AssistantTopic): AssistantTopic {
  const next = follows[heard]?.[before];
  if (heard === 'then.no') return next ?? 'thanks';
  if (heard === 'then.tried') return 'person';
  return next ?? before;
}

/** Of topics alone: what goes on counts for what it goes on with, and for nothing where nothing was said before. */
export function afterwards(
  guesses: readonly Guess[],
  before: AssistantTopic | null,
): Guess<AssistantTopic>[] {
  const likely = new Map<AssistantTopic, number>();
  for (const { of, probability } of guesses) {
    const topic = isGoingOn(of) ? before && goesOnWith(of, before) : of;
    if (topic) likely.set(topic, (likely.get(topic) ?? 0) + probability);
  }
  const sum = [...likely.values()].reduce((total, one) => total + one, 0) || 1;
  return [...likely]
    .map(([of, probability]) => ({ of, probability: probability / sum }))
    .sort((one, other) => other.probability - one.probability);
}
