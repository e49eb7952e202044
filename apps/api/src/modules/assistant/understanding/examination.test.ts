// The assistant's examination: on questions that it has not learnt from it is mostly right, and seldom surely wrong.
import { expect, test } from 'vitest';
import { eighthExamination } from '../../../../test/assistant/eighth-examination.ts';
import { eleventhExamination } from '../../../../test/assistant/eleventh-examination.ts';
import { fifthExamination } from '../../../../test/assistant/fifth-examination.ts';
import { firstExamination } from '../../../../test/assistant/first-examination.ts';
import { fourthExamination } from '../../../../test/assistant/fourth-examination.ts';
import { ninthExamination } from '../../../../test/assistant/ninth-examination.ts';
import { secondExamination } from '../../../../test/assistant/second-examination.ts';
import { seventhExamination } from '../../../../test/assistant/seventh-examination.ts';
import { sixthExamination } from '../../../../test/assistant/sixth-examination.ts';
import { tenthExamination } from '../../../../test/assistant/tenth-examination.ts';
import { thirdExamination } from '../../../../test/assistant/third-examination.ts';
import { twelfthExamination } from '../../../../test/assistant/twelfth-examination.ts';
import { readExamples } from '../learning/examples.ts';
import { inAnyMarketsWords } from '../learning/market-words.ts';
import { isSpokenOf, nothingBefore } from './turn.ts';
import { type Understood, understand } from './understand.ts';

const sameWords = (question: string) =>
  inAnyMarketsWords(question)
    .match(/[a-z0-9]+/g)
    ?.join(' ') ?? question;
const learnt = readExamples().flatMap(({ lines }) => lines.map(({ text }) => sameWords(text)));
const known = new Set(learnt);
const isLearnt = (question: string) => known.has(sameWords(question));

/** What was one topic when the sets were written, and is told apart now. */
const partOf: Partial<Record<string, readonly string[]>> = {
  autoPay: ['paymentMethods'],
  savedCards: ['paymentMethods'],
  autoPayFailed: ['autoPay', 'paymentMethods'],
  autoRecharge: ['paymentMethods', 'recharge'],
  backupCodes: ['secondStep'],
  balanceAdvance: ['freeData'],
  changePlan: ['planPrices'],
  claimMeanwhile: ['complaint'],
  claimState: ['complaint'],
  commercialCalls: ['notifications', 'privacyChoices'],
  doubleCharge: ['disputedCharge'],
  emailChange: ['profile'],
  equipmentReturn: ['leaving'],
  leavingUndo: ['leaving'],
  minimumTerm: ['leaving'],
  arrangement: ['debt'],
  accessibility: ['appearance', 'usePortal'],
  business: ['associate', 'people'],
  callSettings: ['unknown'],
  changeDueDate: ['dueDate', 'cycle'],
  dangerousCable: ['noService'],
  homeEquipment: ['equipmentReturn', 'noService'],
  invited: ['invitationMissing', 'people'],
  parentalControl: ['homeNetwork'],
  priceRise: ['billChange', 'planPrices'],
  dataGone: ['usageLeft', 'serviceRecord', 'disputedCharge'],
  homeNetwork: ['wifi'],
  refund: ['claimState', 'disputedCharge', 'paymentNotShown'],
  othersRecords: ['otherPeople', 'lineUser'],
  moveMoney: ['recharge'],
  outageNotice: ['noService'],
  pauseLine: ['suspended'],
  payOther: ['payBill', 'recharge'],
  paymentCode: ['paymentMethods'],
  planAdvice: ['changePlan', 'planPrices'],
  portIn: ['newLine'],
  portOut: ['leaving'],
  prepaidToPlan: ['changePlan'],
  recordsConsent: ['lineUser'],
  register: ['usePortal'],
  removePerson: ['people'],
  invitationMissing: ['people'],
  repairCost: ['repair'],
  repairDecision: ['repair'],
  warranty: ['repair'],
  roamingOff: ['roaming'],
  sessionEnds: ['signIn'],
  simFault: ['newSim'],
  noSignal: ['noService'],
  slowInternet: ['noService'],
  speedTest: ['wifi', 'homeNetwork', 'noService'],
  strangerSession: ['sessions', 'fraud'],
  theftFound: ['theft'],
  theftPaper: ['theft'],
  thirdParties: ['disputedCharge'],
  tvChannel: ['noService'],
  usageLeft: ['cycle'],
  verifyDocument: ['noDebt'],
  visitAsk: ['visitChange', 'visit', 'noService'],
  visitChange: ['visit'],
  visitMissed: ['visit'],
  wifiName: ['wifi'],
};

/** What is said to be a guess counts as not known. */
const asSure = (one: Understood): Understood =>
  one.isGuess ? { ...one, topic: 'unknown', second: null } : one;

/** The topics that were meant then. */
const asThen = (topics: readonly string[], expected: readonly string[]): string[] =>
  topics.map((topic) =>
    expected.includes(topic) ? topic : (partOf[topic]?.find((whole) => expected.includes(whole)) ?? topic),
  );

/** Parts of all; what is neither is honestly not known. The sets are older than some topics, which count as wrong. */
interface Held {
  right: number;
  wrong: number;
}

type Questions = readonly (readonly [string | readonly string[], string])[];

/** @param isRight whether what was understood is what is expected, each in the order of the alphabet */
function examine(
  questions: Questions,
  { right: leastRight, wrong: mostWrong }: Held,
  isRight: (topics: string[], expected: string[]) => boolean,
): void {
  // What is among the examples by chance says nothing.
  const unseen = questions.filter(([, question]) => !isLearnt(question));
  const answered = unseen.map(([expected, question]) => {
    const { topic, second } = asSure(understand(question));
    const topics = asThen(second ? [topic, second.topic] : [topic], [expected].flat()).sort();
    return { question, topics, right: isRight(topics, [expected].flat().sort()) };
  });
  const right = answered.filter(({ right }) => right);
  const wrong = answered.filter(({ topics, right }) => !right && topics.join() !== 'unknown');
  expect(unseen.length / questions.length).toBeGreaterThan(0.8);
  expect(right.length / unseen.length).toBeGreaterThanOrEqual(leastRight);
  expect(wrong.length / unseen.length, JSON.stringify(wrong)).toBeLessThanOrEqual(mostWrong);
}

test.each([
  ['first', firstExamination],
  ['second', secondExamination],
  ['third', thirdExamination],
  ['fourth', fourthExamination],
  ['fifth', fifthExamination],
  ['sixth', sixthExamination],
] as const)('the %s: at least 82 of 100 right, at most 6 wrong', (_name, questions) => {
  examine(questions, { right: 0.82, wrong: 0.06 }, (topics, expected) => topics.join() === expected.join());
});

test.each([
  ['seventh', seventhExamination],
  ['eighth', eighthExamination],
] as const)(
  'the %s, where any of the topics will do: at least 84 of 100 right, at most 7 wrong',
  (_name, questions) => {
    const isRight = (topics: string[], expected: string[]) =>
      topics.every((topic) => expected.includes(topic));
    examine(questions, { right: 0.84, wrong: 0.07 }, isRight);
  },
);

test.each([
  ['ninth', ninthExamination, { right: 0.75, wrong: 0.06 }],
  ['tenth', tenthExamination, { right: 0.75, wrong: 0.1 }],
  ['eleventh', eleventhExamination, { right: 0.84, wrong: 0.05 }],
  ['twelfth', twelfthExamination, { right: 0.84, wrong: 0.06 }],
] as const)('the %s, of conversations, where any of the topics will do', (_name, questions, held) => {
  const answered = questions.map(([expected, turns]) => ({
    turns,
    topics: asThen(topicsOfLast(turns), [expected].flat()),
    expected: [expected].flat(),
  }));
  const right = answered.filter(({ topics, expected }) => topics.every((topic) => expected.includes(topic)));
  const wrong = answered.filter((one) => !right.includes(one) && one.topics.join() !== 'unknown');
  expect(right.length / answered.length).toBeGreaterThanOrEqual(held.right);
  expect(wrong.length / answered.length, JSON.stringify(wrong)).toBeLessThanOrEqual(held.wrong);
});

/** What the last of them is about, when each is understood after those before it. */
function topicsOfLast(turns: readonly string[]): string[] {
  let before = nothingBefore;
  let topics: string[] = [];
  for (const said of turns) {
    const { topic, second } = asSure(understand(said, before));
    topics = second ? [topic, second.topic] : [topic];
    if (isSpokenOf(topic)) before = { topic: second?.topic ?? topic, said };
  }
  return topics;
}

test('no sentence is an example of two topics, nor of one twice', () => {
  expect(learnt.filter((sentence, place) => learnt.indexOf(sentence) !== place)).toEqual([]);
});
