// What became of an order of another plan, to whoever ordered: where they are written to, or on the line itself.
import { nationalNumber } from '@portal/contract/service-number';
import type { Tx } from '@portal/database/connection';
import type { Messages } from '../../modules/messages/messages.ts';
import type { Notifications } from '../../modules/notifications/notifications.ts';
import type { PlanOrderRow } from '../../modules/ordering/ordering.ts';
import type { Sso } from '../../modules/sso/sso.ts';
import { planNewsEmail, planNewsSms } from './plan-texts.ts';

export type TellOfPlan = (tx: Tx, order: PlanOrderRow) => Promise<void>;

export interface TellOfPlanNeeds {
  sso: Pick<Sso, 'contactsOf'>;
  messages: Pick<Messages, 'send' | 'reaches'>;
  notifications: Pick<Notifications, 'wants'>;
  brand: string;
}

export function createTellOfPlan(needs: TellOfPlanNeeds): TellOfPlan {
  const { sso, messages, notifications, brand } = needs;
  return async (tx, order) => {
    const [contact] = await sso.contactsOf(tx, [order.userId]);
    const { channel, to } = contact ?? { channel: 'sms', to: nationalNumber(order.serviceNumber) };
    // An odd address must not undo an order.
    if (!messages.reaches(channel, to)) return;
    // That somebody ordered is said in any case: it may have been somebody else.
    const isDue = order.status === 'pending';
    if (!isDue && !(await notifications.wants(tx, order.userId, { channel, topic: null }))) return;
    const message = channel === 'email' ? planNewsEmail(brand, order) : { text: planNewsSms(order) };
    await messages.send(tx, { channel, to, ...message });
  };
}
