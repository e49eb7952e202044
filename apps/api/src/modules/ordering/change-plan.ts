// An order of another plan: written down here with who ordered, asked of the operator, told when it has an answer.
import type { CodeSent } from '@portal/contract/access/sso';
import { AmountChanged, Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { codeMinutes } from '@portal/help/promises';
import { maskedNumber, nationalNumber } from '@portal/market/service-number';
import { taxName } from '@portal/market/tax';
import { longDay, moneyWords, shortDay } from '@portal/market/words';
import type { Catalogue, Plan } from '@portal/operator-ports/catalogue';
import type { Inventory, Line } from '@portal/operator-ports/inventory';
import type { Ordering, PlanOrder, PlanRefusal } from '@portal/operator-ports/ordering';
import type { LinePlace } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { EventRow } from '../../db/events.ts';
import type { CodeAsker } from '../../guess.ts';
import { plainGsm } from '../../providers/sms/port.ts';
import type { Actor, Agreements } from '../agreements/agreements.ts';
import type { Codes } from '../codes/codes.ts';
import type { Messages } from '../messages/messages.ts';
import type { Reaction } from '../notifications/settle-events.ts';
import type { TellPerson } from '../notifications/tell-person.ts';
import type { OrderRequest, OrderRequestRow, OrderRequests } from './order-requests.ts';
import { planActCopy } from './plan-act.copy.ts';

interface ChangePlanNeeds {
  db: Db;
  codes: Codes;
  agreements: Pick<Agreements, 'accept'>;
  inventory: Inventory;
  catalogue: Catalogue;
  ordering: Ordering;
  requests: OrderRequests;
  tell: TellOfPlan;
  schedule: OrderSchedule;
}

interface OrderSchedule {
  /** Looks after this order again, after so many seconds; written in the transaction that makes it necessary. */
  lookAfterOrder(
    tx: Tx,
    order: Pick<OrderRequestRow, 'userId' | 'requestId'>,
    afterSeconds: number,
  ): Promise<void>;
}

export interface WantedPlan extends PlanWish {
  line: ManagedLine;
  /** The request's own id: the same one is the same order. */
  requestId: string | null;
  /** Earned by the code that went to the line. */
  grant: string | null;
}

export interface ChangePlan {
  /**
   * @throws Problem CORPORATE_LINE, NOT_FOR_THIS_LINE, PLAN_CHANGE_PENDING, SAME_PLAN, PLAN_NOT_OFFERED,
   * AMOUNT_CHANGED, GRANT_REQUIRED, KEY_REUSED
   */
  order(caller: Pick<Caller, 'userId' | 'entered'>, wanted: WantedPlan): Promise<PlanOrder>;
  /** Asks the operator for what is due. Answers whether nothing is. */
  lookAfter(userId: string, requestId: string): Promise<boolean>;
}

/** If the process dies before the operator has answered, this is when the job asks. */
const abandonedAfterSeconds = 20;

const refusals = {
  orderPending: 'PLAN_CHANGE_PENDING',
  line: 'NOT_FOR_THIS_LINE',
  plan: 'PLAN_NOT_OFFERED',
} as const satisfies Record<PlanRefusal, string>;

function createChangePlan(needs: ChangePlanNeeds): ChangePlan {
  const { db, codes, agreements, inventory, catalogue, ordering, requests, tell, schedule } = needs;

  /** However often: the operator takes an order once, and it is told once. */
  async function deliver(row: OrderRequestRow): Promise<PlanOrder | { refused: PlanRefusal }> {
    const { orderId, customerId, lineId, planCode, priceCents } = row;
    if (lineId === null || planCode === null || priceCents === null) throw new Problem('NOT_FOUND');
    const answer = await ordering.orderPlan({ orderId, customerId, lineId, planCode, priceCents });
    if ('refused' in answer) await requests.forget(row);
    else
      await db.transaction(async (tx) => {
        // One that has been taken back since, while the first answer was lost, was told of by that.
        if ((await requests.end(tx, row)) && answer.status !== 'cancelled')
          await tell(tx, row.userId, { ...answer, status: 'pending' });
      });
    return answer;
  }

  async function orderUnder(row: OrderRequestRow, line: ManagedLine): Promise<PlanOrder> {
    const known = row.status === 'done' ? await ordering.get([line], row.orderId) : null;
    const answer = known ?? (await deliver(row));
    if ('refused' in answer) throw new Problem(refusals[answer.refused]);
    return answer;
  }

  /** Null when the key was taken by another request, or the line by another order. */
  async function begin(
    tx: Tx,
    { actor, request, wanted, plan }: { actor: Actor; request: OrderRequest; wanted: WantedPlan; plan: Plan },
  ): Promise<OrderRequestRow | null> {
    const { userId, serviceNumber } = request;
    const { customerId, lineId } = wanted.line;
    const { planCode, priceCents } = plan;
    const row = await requests.take(tx, request, { customerId, lineId, planCode, priceCents });
    if (!row) return null;
    const purpose = { operation: 'changePlan', subject: serviceNumber, userId, scope: planCode } as const;
    if (!wanted.grant || !(await codes.spend(tx, wanted.grant, purpose))) throw new Problem('GRANT_REQUIRED');
    await agreements.accept(tx, actor, {
      kind: 'planChange',
      customerId,
      serviceNumber,
      amountCents: priceCents,
      reference: row.orderId,
      subject: planActCopy.subject(plan.name),
      ways: ['lineCode'],
    });
    await schedule.lookAfterOrder(tx, row, abandonedAfterSeconds);
    return row;
  }

  /** What can be ordered now. The operator decides again when it takes the order. */
  async function choice(wanted: WantedPlan): Promise<Plan> {
    const [line] = await inventory.list([wanted.line]);
    const current = mustTakeOrders(line);
    await mustHaveNone(ordering, wanted.line);
    return mustBeChoice(current, await catalogue.offeredPlans(), wanted);
  }

  return {
    async order(actor, wanted) {
      const { userId } = actor;
      const { requestId, planCode, line } = wanted;
      const request = { userId, requestId, planCode, serviceNumber: line.serviceNumber };
      const earlier = await requests.earlier(request);
      if (earlier) return orderUnder(earlier, line);
      let begun: OrderRequestRow | null = null;
      try {
        const plan = await choice(wanted);
        begun = await db.transaction((tx) => begin(tx, { actor, request, wanted, plan }));
      } catch (refusal) {
        // Somebody may have been quicker since we looked: with the same key, or with the same grant.
        const twin = refusal instanceof Problem ? await requests.earlier(request) : null;
        if (!twin) await mustHaveNone(ordering, line);
        if (!twin) throw refusal;
        return orderUnder(twin, line);
      }
      const row = begun ?? (await requests.earlier(request));
      if (!row) throw new Problem('PLAN_CHANGE_PENDING');
      return orderUnder(row, line);
    },

    async lookAfter(userId, requestId) {
      const row = await requests.find(userId, requestId);
      if (row?.status === 'due') await deliver(row);
      return true;
    },
  };
}

// What a line may change to, judged alike when the code is asked for and when the order comes.

/** Postpaid, in service, and a person's. @throws Problem CORPORATE_LINE, NOT_FOR_THIS_LINE */
export function mustTakeOrders(line: Line | null | undefined): Line {
  if (line?.isCorporate) throw new Problem('CORPORATE_LINE');
  if (line?.kind !== 'Postpaid' || line.status !== 'A') throw new Problem('NOT_FOR_THIS_LINE');
  return line;
}

interface PlanWish {
  planCode: string;
  /** What the customer has been shown; null: they did not say. */
  priceCents: number | null;
}

/** @throws Problem PLAN_NOT_OFFERED, SAME_PLAN, AMOUNT_CHANGED */
function mustBeChoice(
  line: Pick<Line, 'planCode'>,
  offered: readonly Plan[],
  { planCode, priceCents }: PlanWish,
): Plan {
  if (planCode === line.planCode) throw new Problem('SAME_PLAN');
  const plan = offered.find((candidate) => candidate.planCode === planCode);
  if (!plan) throw new Problem('PLAN_NOT_OFFERED');
  if (priceCents !== null && priceCents !== plan.priceCents) throw new AmountChanged(plan.priceCents);
  return plan;
}

/** @throws Problem PLAN_CHANGE_PENDING */
async function mustHaveNone(ordering: Pick<Ordering, 'pending'>, line: LinePlace): Promise<void> {
  if (await ordering.pending(line)) throw new Problem('PLAN_CHANGE_PENDING');
}

// What became of an order of another plan, to whoever ordered: where they are written to, or on the line itself.

type TellOfPlan = (tx: Tx, userId: string, news: PlanNews) => Promise<void>;

interface TellOfPlanNeeds {
  tellPerson: TellPerson;
  brand: string;
  helpPhone: string;
}

function createTellOfPlan({ tellPerson, brand, helpPhone }: TellOfPlanNeeds): TellOfPlan {
  return (tx, userId, news) =>
    tellPerson(tx, {
      userId,
      // That somebody ordered is said in any case: it may have been somebody else.
      topic: news.status === 'pending' ? 'always' : 'news',
      line: nationalNumber(news.serviceNumber),
      email: () => planNewsEmail(brand, helpPhone, news),
      sms: () => planNewsSms(helpPhone, news),
    });
}

/** When the operator tells that it has ended; an order that nobody made here is nobody's news. */
const createTellOfPlanEvent =
  (tell: TellOfPlan, requests: Pick<OrderRequests, 'ownerOf'>) =>
  async (tx: Tx, { event }: EventRow): Promise<void> => {
    const news = readPlanOrderEvent(event);
    const userId = news && (await requests.ownerOf(tx, news.orderId));
    if (news && userId) await tell(tx, userId, news);
  };

/** Says what it confirms, and holds no other four digits that could be taken for the code. */
function planCodeSms(code: string, planName: string | null): string {
  const plan = planName === null ? 'tu plan' : `tu plan a ${plainly(planName, 40)}`;
  return plainGsm(
    `Tu codigo es ${code}. Con el cambias ${plan}. Vence en ${codeMinutes} minutos. No lo compartas.`,
  );
}

function planNewsSms(phone: string, { status, serviceNumber, toPlanName, effectiveAt }: PlanNews): string {
  const line = nationalNumber(serviceNumber).slice(-4);
  const plan = plainly(toPlanName, 40);
  const sentences = {
    pending: `Recibimos tu solicitud: la linea ${line} cambia a ${plan} el ${shortDay(effectiveAt)}. Si no fuiste tu, llama al ${phone}.`,
    completed: `La linea ${line} ya tiene el plan ${plan}.`,
    failed: `No pudimos cambiar la linea ${line} a ${plan}: sigue con su plan. Llama al ${phone}.`,
    cancelled: `La linea ${line} ya no cambia a ${plan}: sigue con su plan. Si no fuiste tu, llama al ${phone}.`,
  } as const satisfies Record<PlanNews['status'], string>;
  return plainGsm(sentences[status]);
}

function planNewsEmail(brand: string, phone: string, order: PlanNews) {
  const { status, fromPlanName, toPlanName, priceCents, effectiveAt, orderId } = order;
  const number = nationalNumber(order.serviceNumber);
  const facts = [
    `Línea: ${number}`,
    `Plan anterior: ${fromPlanName}`,
    `Plan nuevo: ${toPlanName}`,
    `Valor mensual: ${moneyWords(priceCents)} (incluye ${taxName})`,
    `Empieza el: ${longDay(effectiveAt)}`,
    `Número de solicitud: ${orderId}`,
  ].join('\n');
  const words = {
    pending: {
      subject: `Recibimos tu cambio de plan a ${toPlanName}`,
      text: `Recibimos tu solicitud en ${brand}. Hasta el inicio de tu próximo ciclo sigues con tu plan actual.\n\n${facts}\n\nSi no fuiste tú, llámanos al ${phone}.`,
    },
    completed: {
      subject: `Tu plan ahora es ${toPlanName}`,
      text: `Tu plan cambió y tus nuevos beneficios ya están activos.\n\n${facts}`,
    },
    failed: {
      subject: 'No pudimos cambiar tu plan',
      text: `No pudimos hacer el cambio que pediste: tu línea sigue con el plan de antes.\n\n${facts}\n\nPídelo de nuevo en ${brand}, o llámanos al ${phone}.`,
    },
    cancelled: {
      subject: 'Tu cambio de plan se canceló',
      text: `El cambio que pediste se canceló: tu línea sigue con su plan actual.\n\n${facts}\n\nSi no fuiste tú, llámanos al ${phone}.`,
    },
  } as const satisfies Record<PlanNews['status'], { subject: string; text: string }>;
  return words[status];
}

/** Names of plans come from the operator: whatever they hold, the message is sent. */
function plainly(text: string, length: number): string {
  return text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 +.-]/g, '')
    .slice(0, length);
}

const schema = z.object({
  productOrder: z.object({
    id: z.string(),
    serviceNumber: z.string(),
    fromName: z.string(),
    toName: z.string(),
    priceCents: z.number(),
    effectiveAt: z.coerce.date(),
    state: z.enum(['pending', 'completed', 'failed', 'cancelled']),
  }),
});

/** What is told of an order. */
type PlanNews = Pick<
  PlanOrder,
  'orderId' | 'serviceNumber' | 'fromPlanName' | 'toPlanName' | 'priceCents' | 'effectiveAt' | 'status'
>;

/** Null for one that does not say all of it. */
function readPlanOrderEvent(event: Record<string, unknown>): PlanNews | null {
  const { data } = schema.safeParse(event);
  if (!data) return null;
  const {
    id: orderId,
    fromName: fromPlanName,
    toName: toPlanName,
    state: status,
    ...rest
  } = data.productOrder;
  return { orderId, fromPlanName, toPlanName, status, ...rest };
}

// A code of four digits to the line itself, for one change of its plan.

interface SendPlanCodeNeeds {
  db: Db;
  codes: Codes;
  inventory: Inventory;
  catalogue: Catalogue;
  ordering: Pick<Ordering, 'pending'>;
  messages: Messages;
  /** Points are spent before a code goes out. @throws Problem TOO_MANY_REQUESTS; WorkRequired */
  countSend(destination: string, asker: CodeAsker): Promise<void>;
  /** What a line gets in a day. @throws Problem PLAN_CODES_SPENT */
  countDay(serviceNumber: string): Promise<void>;
}

export interface PlanCodeOrder {
  line: ManagedLine;
  /** The plan that the code is for, and for no other; null: whichever is ordered with it. */
  planCode: string | null;
  asker: CodeAsker;
}

/**
 * @throws Problem CORPORATE_LINE, NOT_FOR_THIS_LINE, PLAN_CHANGE_PENDING, PLAN_NOT_OFFERED, SAME_PLAN,
 * TOO_MANY_REQUESTS, PLAN_CODES_SPENT
 */
export type SendPlanCode = (caller: Caller, order: PlanCodeOrder) => Promise<CodeSent>;

function createSendPlanCode(needs: SendPlanCodeNeeds): SendPlanCode {
  const { db, codes, inventory, catalogue, ordering, messages, countSend, countDay } = needs;
  return async ({ userId }, { line, planCode, asker }) => {
    const [state] = await inventory.list([line]);
    const current = mustTakeOrders(state);
    await mustHaveNone(ordering, line);
    const wish = planCode === null ? null : { planCode, priceCents: null };
    const plan = wish && mustBeChoice(current, await catalogue.offeredPlans(), wish);
    const { serviceNumber } = line;
    await countSend(serviceNumber, asker);
    await countDay(serviceNumber);

    return db.transaction(async (tx) => {
      const purpose = { operation: 'changePlan', subject: serviceNumber, userId, scope: planCode } as const;
      const { sent, code } = await codes.issue(tx, purpose);
      const text = planCodeSms(code, plan?.name ?? null);
      await messages.send(tx, { channel: 'sms', to: serviceNumber, text });
      return { ...sent, destination: maskedNumber(serviceNumber) };
    });
  };
}

// What changes plans, put together: the code, the order, and what is told of it.

type PlanChangeNeeds = SendPlanCodeNeeds & Omit<ChangePlanNeeds, 'tell'> & TellOfPlanNeeds;

interface PlanChange {
  sendPlanCode: SendPlanCode;
  changePlan: ChangePlan;
  /** When the operator tells how an order has ended. */
  tellOfPlanEvent: Reaction;
}

export function createPlanChange(needs: PlanChangeNeeds): PlanChange {
  const tell = createTellOfPlan(needs);
  return {
    sendPlanCode: createSendPlanCode(needs),
    changePlan: createChangePlan({ ...needs, tell }),
    tellOfPlanEvent: createTellOfPlanEvent(tell, needs.requests),
  };
}
