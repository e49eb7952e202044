// How the change of a Wi-Fi key ended, to whoever asked for it. The key itself is in no message.
import { z } from 'zod';
import {
  wifiChangedEmail,
  wifiChangedSms,
  wifiNotChangedEmail,
  wifiNotChangedSms,
} from '../messages/message-texts.ts';
import type { Messages } from '../messages/messages.ts';
import type { Reaction } from '../notifications/settle-events.ts';
import type { OperatorCommands } from '../operator-commands/operator-commands.ts';

export interface TellOfWifiNeeds {
  messages: Pick<Messages, 'send'>;
  commands: Pick<OperatorCommands, 'take'>;
  helpPhone: string;
}

const monitor = z.object({ monitor: z.object({ status: z.enum(['done', 'failed']) }) });

/** A change that nobody asked for here is nobody's news. */
export function createTellOfWifi({ messages, commands, helpPhone }: TellOfWifiNeeds): Reaction {
  return async (tx, { commandId, event }) => {
    const { data } = monitor.safeParse(event);
    const given = data && commandId !== null ? await commands.take(tx, commandId) : null;
    if (!data || !given) return;
    const { subject, notifyEmail, notifyPhone } = given;
    const ssid = subject ?? '';
    const isDone = data.monitor.status === 'done';
    if (notifyEmail) {
      const email = isDone ? wifiChangedEmail(helpPhone, ssid) : wifiNotChangedEmail(helpPhone, ssid);
      await messages.send(tx, { channel: 'email', to: notifyEmail, ...email });
    }
    if (notifyPhone) {
      const text = isDone ? wifiChangedSms(helpPhone, ssid) : wifiNotChangedSms(ssid);
      await messages.send(tx, { channel: 'sms', to: notifyPhone, text });
    }
  };
}
