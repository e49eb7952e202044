// What became of an order of another plan, to whoever ordered: where they are written to, or on the line itself.

import type { Tx } from '@portal/database/connection';
import { nationalNumber } from '@portal/market/service-number';
import type { EventRow } from '../../db/events.ts';
import type { Messages } from '../messages/messages.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Sso } from '../sso/sso.ts';
import type { OrderRequests } from './order-requests.ts';
import { type PlanNews, readPlanOrderEvent } from './plan-order-event.ts';
import { planNewsEmail, planNewsSms } from './plan-texts.ts';

export type TellOfPlan = (tx: Tx, userId: string, news: PlanNews) => Promise<void>;

export interface TellOfPlanNeeds {
  sso: Pick<Sso, 'contactsOf'>;
  messages: Pick<Messages, 'send' | 'reaches'>;
  notifications: Pick<Notifications, 'wants'>;
  brand: string;
  helpPhone: string;
}

export function createTellOfPlan(needs: TellOfPlanNeeds): TellOfPlan {
  const { sso, messages, notifications, brand, helpPhone } = needs;
  return async (tx, userId, news) => {
    const [contact] = await sso.contactsOf(tx, [userId]);
    const { channel, to } = contact ?? { channel: 'sms', to: nationalNumber(news.serviceNumber) };
    // An odd address must not undo an order.
    if (!messages.reaches(channel, to)) return;
    // That somebody ordered is said in any case: it may have been somebody else.
    const isDue = news.status === 'pending';
    if (!isDue && !(await notifications.wants(tx, userId, { channel, topic: null }))) return;
    const message =
      channel === 'email' ? planNewsEmail(brand, helpPhone, news) : { text: planNewsSms(helpPhone, news) };
    await messages.send(tx, { channel, to, ...message });
  };
}

/** When the operator tells that it has ended; an order that nobody made here is nobody's news. */
export const createTellOfPlanEvent =
  (tell: TellOfPlan, requests: Pick<OrderRequests, 'ownerOf'>) =>
  async (tx: Tx, { event }: EventRow): Promise<void> => {
    const news = readPlanOrderEvent(event);
    const userId = news && (await requests.ownerOf(tx, news.orderId));
    if (news && userId) await tell(tx, userId, news);
  };
