// That somebody has decided on the cost of a repair, to them.
import { z } from 'zod';
import type { Messages } from '../messages/messages.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Reaction } from '../notifications/settle-events.ts';
import type { OperatorCommands } from '../operator-commands/operator-commands.ts';
import type { Sso } from '../sso/sso.ts';
import { decisionEmail, decisionSms } from './repair-texts.ts';

export interface TellOfDecisionNeeds {
  commands: Pick<OperatorCommands, 'take'>;
  sso: Pick<Sso, 'contactsOf'>;
  messages: Pick<Messages, 'send' | 'reaches'>;
  notifications: Pick<Notifications, 'wants'>;
  helpPhone: string;
}

const decision = z.object({
  troubleTicket: z.object({ id: z.string() }),
  device: z.string(),
  acceptedCents: z.number().nullable(),
});

/** A decision that nobody made here is nobody's news. */
export function createTellOfDecision(needs: TellOfDecisionNeeds): Reaction {
  const { commands, sso, messages, notifications, helpPhone } = needs;
  return async (tx, { commandId, event }) => {
    const { data } = decision.safeParse(event);
    const given = data && commandId !== null ? await commands.take(tx, commandId) : null;
    if (!data || !given) return;
    const { userId, notifyPhone } = given;
    const [contact] = await sso.contactsOf(tx, [userId]);
    const { channel, to } = contact ?? { channel: 'sms', to: notifyPhone ?? '' };
    if (!messages.reaches(channel, to)) return;
    if (!(await notifications.wants(tx, userId, { channel, topic: null }))) return;
    const decided = {
      ticketId: data.troubleTicket.id,
      device: data.device,
      acceptedCents: data.acceptedCents,
    };
    const message =
      channel === 'email' ? decisionEmail(helpPhone, decided) : { text: decisionSms(helpPhone, decided) };
    await messages.send(tx, { channel, to, ...message });
  };
}
