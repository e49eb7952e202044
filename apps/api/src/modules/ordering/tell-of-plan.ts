// What became of an order of another plan, to whoever ordered: where they are written to, or on the line itself.

import type { Tx } from '@portal/database/connection';
import { codeMinutes } from '@portal/help/promises';
import { nationalNumber } from '@portal/market/service-number';
import { taxName } from '@portal/market/tax';
import { longDay, moneyWords, shortDay } from '@portal/market/words';
import type { PlanOrder } from '@portal/operator-ports/ordering';
import { z } from 'zod';
import type { EventRow } from '../../db/events.ts';
import { plainGsm } from '../../providers/sms/port.ts';
import type { TellPerson } from '../notifications/tell-person.ts';
import type { OrderRequests } from './order-requests.ts';

export type TellOfPlan = (tx: Tx, userId: string, news: PlanNews) => Promise<void>;

export interface TellOfPlanNeeds {
  tellPerson: TellPerson;
  brand: string;
  helpPhone: string;
}

export function createTellOfPlan({ tellPerson, brand, helpPhone }: TellOfPlanNeeds): TellOfPlan {
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
export const createTellOfPlanEvent =
  (tell: TellOfPlan, requests: Pick<OrderRequests, 'ownerOf'>) =>
  async (tx: Tx, { event }: EventRow): Promise<void> => {
    const news = readPlanOrderEvent(event);
    const userId = news && (await requests.ownerOf(tx, news.orderId));
    if (news && userId) await tell(tx, userId, news);
  };

/** Says what it confirms, and holds no other four digits that could be taken for the code. */
export function planCodeSms(code: string, planName: string | null): string {
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
