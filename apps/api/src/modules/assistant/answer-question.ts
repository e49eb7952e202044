// One question of a customer, answered from their own lines or from what everybody may know; or honestly not.
import type { Call } from '@portal/contract/common';
import { Problem, unlessUnavailable } from '@portal/contract/errors';
import type {
  AssistantAnswer,
  AssistantContext,
  AssistantPlace,
  AssistantTopic,
} from '@portal/contract/help/assistant';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances } from '@portal/contract/lines/balance';
import { listProducts } from '@portal/contract/lines/inventory';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listServiceProblems } from '@portal/contract/network/service-problems';
import { listAppointments } from '@portal/contract/network/visits';
import { listArrangements } from '@portal/contract/paying/arrangements';
import { getCustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import { getDocument } from '@portal/contract/paying/documents';
import { exposedBy, linesFor } from '@portal/contract/policy';
import { questionOf } from '@portal/help/questions';
import { nationalNumber } from '@portal/market/service-number';
import { plain } from '@portal/market/text';
import {
  type CatalogueFact,
  type CatalogueFacts,
  catalogueFactNames,
} from '@portal/operator-ports/catalogue';
import type { Inventory } from '@portal/operator-ports/inventory';
import { type Caller, isSamePlace, type ManagedLine } from '../../caller.ts';
import { listFact, type ShownFact } from '../catalogue/catalogue.wire.ts';
import type { Content } from '../content/content.ts';
import type { AuditAccess } from '../data-accesses/data-accesses.ts';
import {
  answer,
  askWhich,
  fitting,
  type Hints,
  isQuestionId,
  isWholeNumber,
  meantLines,
  noHints,
  type OwnLine,
  ofData,
  onePerAccount,
  ownLines,
  pageLink,
  repliesFor,
} from './answers.ts';
import { asGuess, asOne, greeted, offering, together, toldAlready, wordsKey } from './answers-together.ts';
import { assistantCopy as copy } from './assistant.copy.ts';
import type { Assistant, Understood } from './assistant.ts';
import {
  type AssistantFacts,
  createFactsAnswers,
  discountsAsked,
  type FactsAnswers,
  type ToldByOperator,
  tellsOf,
} from './facts-answers.ts';
import { wordsOf } from './learning/words.ts';
import { createLineAnswers, type Fault, type LineNeeds, planWords } from './line-answers.ts';
import { createMoneyAnswers, type MoneyNeeds } from './money-answers.ts';
import { hoursAsked } from './place-answers.ts';
import { beforeOf, isLineNamed, rememberedOf, spokenOfTogether, topicAfter } from './understanding/turn.ts';

export interface AnswerQuestionNeeds extends MoneyNeeds, LineNeeds {
  auditAccess: AuditAccess;
  assistant: Pick<Assistant, 'understand'>;
  inventory: Inventory;
  facts: AssistantFacts;
  catalogue: CatalogueFacts;
  content: Pick<Content, 'places'>;
}

export interface AskedQuestion {
  text: string;
  /** Of a reply that was pressed. */
  topic: AssistantTopic | null;
  line: string | null;
  /** What the answer before was about: `y de la prepago?` goes on with it. */
  context: AssistantContext | null;
  /** What is open beside the assistant. */
  place: AssistantPlace | null;
  /** Nobody knows who asks: what is a customer's is answered without a word. */
  isUnknown?: true;
}

export type AnswerQuestion = (caller: Caller, asked: AskedQuestion) => Promise<AssistantAnswer>;

/** What is told of lines, as one of the calls by which a screen would ask it: its policy knows who may. */
interface Figure<Of> {
  asks(line: ManagedLine): Pick<Call, 'policy'>;
  tell(of: Of, said: Understood, place: AssistantPlace | null): AssistantAnswer | Promise<AssistantAnswer>;
  /** Of each of many lines, so few words that all of them can be told. */
  inShort?(own: OwnLine): string;
}

/** More are asked about, and not told one by one. */
const mostTold = 3;
const mostInShort = 10;

export function createAnswerQuestion(needs: AnswerQuestionNeeds): AnswerQuestion {
  return async (caller, asked) => {
    const heard = await hear(needs.assistant, caller, asked);
    const facts = createFactsAnswers(needs.facts, await toldByOperator(needs, heard, asked));
    return answerKnowing(needs, facts)(caller, asked, heard);
  };
}

/** What is asked, and what it is about after what was said before. */
interface Heard {
  said: Understood;
  topic: AssistantTopic;
}

async function hear(
  assistant: AnswerQuestionNeeds['assistant'],
  caller: Caller,
  { text, topic, context, place }: AskedQuestion,
): Promise<Heard> {
  const understood = await assistant.understand(namesAside(text, caller.lines), beforeOf(context, place));
  const said = { ...understood, words: wordsOf(text) };
  return { said, topic: topic ?? topicAfter(text, said, context) };
}

/** Asked for where an answer tells it: of an operator's own systems each is a call. */
async function toldByOperator(
  { catalogue, content }: Pick<AnswerQuestionNeeds, 'catalogue' | 'content'>,
  { said, topic }: Heard,
  { text, topic: pressed, context, place }: AskedQuestion,
): Promise<ToldByOperator> {
  const tells = new Set([
    ...tellsOf(topic, pressed === null ? said : { ...said, whole: 'also' }),
    ...(said.second ? tellsOf(said.second.topic, said.second) : []),
    ...(topic === 'thisPage' && place ? tellsOf(questionOf(place.page), said) : []),
  ]);
  const factOf = async (name: CatalogueFact) =>
    [name, (tells.has(name) && (await unlessUnavailable(listFact(catalogue, name)))) || []] as const;
  const [places, ...facts] = await Promise.all([
    tells.has('hours') ? content.places().catch(unlessPublished) : [],
    ...catalogueFactNames.map(factOf),
  ]);
  const told = Object.fromEntries(facts) as { [Name in CatalogueFact]: ShownFact<Name>[] };
  return {
    ...told,
    discounts: discountsAsked(told.discounts, `${context?.said ?? ''} ${text}`),
    hours: () => hoursAsked(places, text, new Date()),
  };
}

/** What is published elsewhere and cannot be had is not known. */
function unlessPublished(error: unknown): [] {
  if (error instanceof Problem && error.code === 'CONTENT_UNAVAILABLE') return [];
  throw error;
}

function answerKnowing(needs: AnswerQuestionNeeds, facts: FactsAnswers) {
  const money = createMoneyAnswers(needs);
  const lines = createLineAnswers(needs);

  /** Of one line, or of a few; when more are meant, the customer is asked. Whose role may not ask the call is not answered. */
  const ofOneLine: Partial<Record<AssistantTopic, Figure<OwnLine>>> = {
    balance: {
      asks: ({ kind }) => (kind === 'Prepaid' ? listAccumulatedBalances : listCustomerBills),
      tell: money.balance,
    },
    invoice: { asks: () => getDocument, tell: (own, _said, place) => money.invoice(own, billAt(place)) },
    billChange: {
      asks: () => getCustomerBill,
      tell: (own, _said, place) => money.billChange(own, billAt(place)),
    },
    usageLeft: { asks: () => listUsageConsumptionReports, tell: (own) => lines.usageLeft(own) },
    plan: { asks: () => listProducts, tell: lines.plan, inShort: planWords },
    cycle: { asks: () => listBillingAccounts, tell: (own) => lines.cycle(own) },
  };
  const dueOf = (topic: 'amountDue' | 'payBill' | 'dueDate'): Figure<OwnLine[]> => ({
    asks: () => listCustomerBills,
    tell: (meant, said) =>
      money.due(topic, meant, {
        isBrief: said.isBrief && topic !== 'payBill',
        isNamed: isLineNamed(said),
      }),
  });
  const ofAllLines: Partial<Record<AssistantTopic, Figure<OwnLine[]>>> = {
    amountDue: dueOf('amountDue'),
    payBill: dueOf('payBill'),
    dueDate: dueOf('dueDate'),
    arrangement: { asks: () => listArrangements, tell: (meant) => money.arrangements(meant) },
    myLines: { asks: () => listProducts, tell: (meant) => lines.myLines(meant) },
    repair: {
      asks: () => listTroubleTickets,
      tell: (meant, { ticket }, place) => lines.repair('repair', meant, ticket ?? ticketAt(place)),
    },
    repairCost: {
      asks: () => listTroubleTickets,
      tell: (meant, { ticket }, place) => lines.repair('repairCost', meant, ticket ?? ticketAt(place)),
    },
    visit: { asks: () => listAppointments, tell: (meant) => lines.visit(meant) },
    visitMissed: { asks: () => listAppointments, tell: (meant) => lines.visitMissed(meant) },
  };

  const figureOf = (topic: AssistantTopic) => ofOneLine[topic] ?? ofAllLines[topic];
  const isFigure = (topic: AssistantTopic) => figureOf(topic) !== undefined;
  const isOpen = (topic: AssistantTopic, { managed }: OwnLine): boolean => {
    const figure = figureOf(topic);
    return figure !== undefined && linesFor(figure.asks(managed), [managed]).length === 1;
  };

  /** As the screen would that shows the same. */
  async function trace(
    caller: Caller,
    call: Pick<Call, 'policy'>,
    told: readonly ManagedLine[],
  ): Promise<void> {
    const kind = exposedBy(call);
    if (kind && told.length > 0) await needs.auditAccess(caller, kind, told);
  }

  async function figure(
    caller: Caller,
    topic: AssistantTopic,
    meant: OwnLine[],
    { said, place }: Asking,
  ): Promise<AssistantAnswer> {
    const open = meant.filter((own) => isOpen(topic, own));
    if (open.length === 0 && meant.length > 0) return answer(topic, [copy.notForYourRole]);
    const all = ofAllLines[topic];
    if (all) {
      for (const { managed } of open) await trace(caller, all.asks(managed), [managed]);
      return all.tell(open, said, place);
    }
    const one = ofOneLine[topic];
    const fit = onePerAccount(topic, fitting(topic, open));
    return one ? oneByOne(caller, topic, { one, fit }, { said, place }) : askWhich(topic, fit);
  }

  async function oneByOne(
    caller: Caller,
    topic: AssistantTopic,
    { one, fit }: { one: Figure<OwnLine>; fit: OwnLine[] },
    { said, place }: Pick<Asking, 'said' | 'place'>,
  ): Promise<AssistantAnswer> {
    const inShort = fit.length > mostTold ? one.inShort : undefined;
    if (fit.length === 0 || fit.length > (inShort ? mostInShort : mostTold)) return askWhich(topic, fit);
    for (const own of fit) await trace(caller, one.asks(own.managed), [own.managed]);
    if (inShort) return { ...askWhich(topic, fit), paragraphs: [copy.each], list: fit.map(inShort) };
    const told: AssistantAnswer[] = [];
    for (const own of fit) told.push(await one.tell(own, said, place));
    return asOne(told);
  }

  /** While the system that knows does not answer, it is said, and a press asks again, or leads to a person. */
  async function answerOne(...asked: Parameters<typeof answerNow>): Promise<AssistantAnswer> {
    const [, topic] = asked;
    const answered = await unlessUnavailable(answerNow(...asked));
    if (answered) return answered;
    return answer(topic, [copy.unavailable], { links: facts.people(), replies: repliesFor([topic]) });
  }

  /** Whoever knows of none, or does not answer, leaves what may be tried. */
  async function knownProblem(caller: Caller, topic: Fault, asking: Asking): Promise<AssistantAnswer | null> {
    const { said, hints } = asking;
    const found = async () => {
      const shown = linesFor(listServiceProblems, caller.lines);
      await trace(caller, listServiceProblems, shown);
      const own = await ownLines(needs.inventory, shown);
      const named = meantLines(own, said, hints) ?? [];
      const mobile = named.filter(({ line }) => line.kind !== 'Fixed');
      const isMobile =
        topic === 'noSignal' ||
        (topic === 'noService' && mobile.length > 0 && mobile.length === named.length);
      const meant = isMobile ? mobile : named;
      // What is known may not be what is meant: what can be tried stands below it.
      const tried = topic === 'noService' && isLineNamed(said) ? null : facts.say(topic);
      const told = (await lines.fault(topic, meant, tried)) ?? (isMobile ? ofMobileNetwork(asking) : null);
      return told && meant.length < own.length ? ofTheseLines(told, meant, asking) : told;
    };
    return unlessUnavailable(found());
  }

  /** No fault of it is known: what may be tried at home does not help there. */
  function ofMobileNetwork(asking: Asking): AssistantAnswer {
    const steps = facts.say('noSignal');
    return asAsked({ ...steps, paragraphs: [copy.problem.noneOfMobile, ...steps.paragraphs] }, asking);
  }

  /** Whoever pressed a question asks for the whole of it. */
  const asAsked = (told: AssistantAnswer, { said, isPressed }: Asking): AssistantAnswer =>
    isPressed ? told : facts.particularly(told, said);

  async function answerNow(caller: Caller, topic: AssistantTopic, asking: Asking): Promise<AssistantAnswer> {
    const { said, place } = asking;
    if (topic === 'thisPage') return facts.thisPage(place);
    if (topic === 'unknown' && !said.numbers.some(isWholeNumber)) return facts.doubt(said.guesses);
    const problem = isFault(topic) ? await knownProblem(caller, topic, asking) : null;
    // It says when it is over, and what then.
    if (problem) return problem;
    return asAsked(await answerOfTopic(caller, topic, asking), asking);
  }

  async function answerOfTopic(
    caller: Caller,
    topic: AssistantTopic,
    asking: Asking,
  ): Promise<AssistantAnswer> {
    const { said, hints, place } = asking;
    const own = await ownLines(needs.inventory, caller.lines);
    const meant = meantLines(own, topic === 'usageLeft' ? ofData(said) : said, {
      ...hints,
      open: hints.open ?? (await lineOfOpenBill(own, place)),
    });
    if (isFigure(topic)) return figureOfMine(caller, topic, { own, meant }, asking);
    const [only, ...others] = meant ?? [];
    const told = facts.say(topic, others.length === 0 && own.length > 1 ? only : undefined);
    if (meant !== null || !said.numbers.some(isWholeNumber) || isWithOthers(topic)) return told;
    if (!isQuestionId(topic)) return facts.say('otherPeople');
    return { ...told, paragraphs: [copy.notAmongYours, ...told.paragraphs] };
  }

  async function lineOfOpenBill(
    own: readonly OwnLine[],
    place: AssistantPlace | null,
  ): Promise<string | null> {
    if (!place?.bill) return null;
    const bill = await needs.billing.find(
      linesFor(
        getCustomerBill,
        own.map(({ managed }) => managed),
      ),
      place.bill,
    );
    return own.find(({ line }) => bill && isSamePlace(line, bill))?.line.serviceNumber ?? null;
  }

  async function figureOfMine(
    caller: Caller,
    topic: AssistantTopic,
    { own, meant }: { own: OwnLine[]; meant: OwnLine[] | null },
    asking: Asking,
  ): Promise<AssistantAnswer> {
    if (asking.isUnknown) return answer(topic, []);
    if (meant === null) return ofNoneOfMine(topic, own, asking.said);
    if (own.length === 0) return answer(topic, [copy.noLines], { links: [pageLink('associate')] });
    const [kind] = asking.said.kinds;
    if (meant.length === 0 && kind) return answer(topic, [copy.noneOfKind(copy.kinds[kind])]);
    if (asking.said.isTheirs && ofOneLine[topic] && meant.length > 1) {
      const which = askWhich(topic, fitting(topic, meant));
      return { ...which, paragraphs: [copy.whichIsTheirs] };
    }
    const told = await figure(caller, topic, meant, asking);
    return meant.length < own.length ? ofTheseLines(told, meant, asking) : told;
  }

  /** Of how a number ends nobody is told but whose it is not. */
  function ofNoneOfMine(
    topic: AssistantTopic,
    own: OwnLine[],
    { numbers, ending }: Understood,
  ): AssistantAnswer {
    if (ending === null || numbers.some(isWholeNumber)) return facts.say('otherPeople');
    const which = askWhich(topic, fitting(topic, own));
    return { ...which, paragraphs: [copy.noneEndsSo(ending), ...which.paragraphs] };
  }

  /** One answer, or two together. */
  async function tell(
    caller: Caller,
    { topic: pressed, line, context, place, isUnknown }: AskedQuestion,
    heard: Heard,
  ): Promise<AssistantAnswer> {
    const { said, topic } = heard;
    // A question that stands by itself is of all lines, whichever one was spoken of.
    const goesOn = said.goesOn || said.other !== null || topic !== said.topic;
    const isMore = context !== null && goesOn && spokenOfTogether(context.topic, topic);
    const hints = { pressed: line, before: isMore ? context.lines : [], open: place?.line ?? null };
    const isPressed = pressed !== null;
    const first = await answerOne(caller, topic, { said, isPressed, hints, place, isUnknown });
    if (isPressed) return first;
    const second = said.isGuess && !isGuess(heard) ? null : said.second;
    const asking = { isPressed: false, hints: { ...noHints, open: hints.open }, place, isUnknown };
    const other = second && (await answerOne(caller, second.topic, { said: second, ...asking }));
    return other && other.topic !== first.topic ? together(first, other) : first;
  }

  return async (caller: Caller, asked: AskedQuestion, heard: Heard): Promise<AssistantAnswer> => {
    const told = await tell(caller, asked, heard);
    const words = wordsKey(told);
    const { topic } = heard;
    const isOfEverybody = isQuestionId(topic) && !isFigure(topic) && !isFault(topic);
    const isAgain = asked.topic === null && asked.context?.told === words && isOfEverybody;
    const whole = isAgain ? toldAlready(told, facts.people()) : openedAs(told, asked, heard);
    return { ...whole, context: { ...rememberedOf(told.context, asked), told: words } };
  };
}

const isGuess = ({ said, topic }: Heard): boolean => said.isGuess && topic === said.topic;

/** What a press asks is neither a guess nor more than that. */
function openedAs(told: AssistantAnswer, asked: AskedQuestion, heard: Heard): AssistantAnswer {
  const { said } = heard;
  if (asked.topic !== null) return greeted(told, said);
  return greeted(isGuess(heard) ? asGuess(told, said.guesses) : offering(told, said), said);
}

/** What a person calls a line tells which it is, and not what they ask: for that it is a line of theirs. */
function namesAside(text: string, lines: readonly ManagedLine[]): string {
  const asked = plain(text);
  const names = lines.map(({ look }) => plain(look?.nickname ?? '')).filter((name) => name.length > 2);
  const aside = names.reduce(
    (said, name) =>
      said.replace(new RegExp(`(?<![a-z0-9])${name.replace(/[^a-z0-9]/g, '.')}(?![a-z0-9])`), 'mi linea'),
    asked,
  );
  return aside === asked || aside === 'mi linea' ? text : aside;
}

/** Where somebody else's number may stand in a question, or whose it is must not hold anybody up. */
const withOthers: ReadonlySet<AssistantTopic> = new Set([
  'shareData',
  'payOther',
  'recharge',
  'rechargeWrong',
  'moveMoney',
  'autoPay',
  'blockCaller',
  'commercialCalls',
  'fraud',
  'portIn',
  'theft',
]);
const isWithOthers = (topic: AssistantTopic): boolean => withOthers.has(topic);

const faults: ReadonlySet<AssistantTopic> = new Set<Fault>(['noService', 'noSignal', 'slowInternet']);
const isFault = (topic: AssistantTopic): topic is Fault => faults.has(topic as Fault);

/** What is spoken of goes on with these lines; that one of them is the open page's is said. */
function ofTheseLines(
  told: AssistantAnswer,
  meant: readonly OwnLine[],
  { said, hints }: Asking,
): AssistantAnswer {
  const numbers = meant.map(({ line }) => nationalNumber(line.serviceNumber));
  const context = { ...told.context, lines: numbers };
  const [first, ...others] = meant;
  const isOfPage =
    others.length === 0 &&
    hints.pressed === null &&
    numbers[0] === hints.open &&
    !isLineNamed({ ...said, isMobile: false });
  if (!first || !isOfPage) return { ...told, context };
  return { ...told, context, paragraphs: [copy.ofOpenPage(first.name), ...told.paragraphs] };
}

interface Asking {
  said: Understood;
  /** The words are a button's. */
  isPressed: boolean;
  hints: Hints;
  place: AssistantPlace | null;
  isUnknown: true | undefined;
}

const billAt = (place: AssistantPlace | null): string | null => place?.bill ?? null;
const ticketAt = (place: AssistantPlace | null): string | null =>
  place?.ticket?.replace(/^TRK-/i, '') ?? null;
