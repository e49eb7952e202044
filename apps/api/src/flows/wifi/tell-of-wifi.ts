// How the change of a Wi-Fi key ended, to whoever asked for it. The key itself is in no message.
import type { Tx } from '@portal/database/connection';
import type { Messages } from '../../modules/messages/messages.ts';
import {
  wifiChangedEmail,
  wifiChangedSms,
  wifiNotChangedEmail,
  wifiNotChangedSms,
} from '../message-texts.ts';

export interface WifiNews {
  ssid: string;
  status: 'pending' | 'done' | 'failed';
  notifyEmail: string | null;
  notifyPhone: string | null;
}

export type TellOfWifi = (tx: Tx, news: WifiNews) => Promise<void>;

export function createTellOfWifi(messages: Messages): TellOfWifi {
  return async (tx, { ssid, status, notifyEmail, notifyPhone }) => {
    const isDone = status === 'done';
    if (notifyEmail) {
      const email = isDone ? wifiChangedEmail(ssid) : wifiNotChangedEmail(ssid);
      await messages.send(tx, { channel: 'email', to: notifyEmail, ...email });
    }
    if (notifyPhone) {
      const text = isDone ? wifiChangedSms(ssid) : wifiNotChangedSms(ssid);
      await messages.send(tx, { channel: 'sms', to: notifyPhone, text });
    }
  };
}
