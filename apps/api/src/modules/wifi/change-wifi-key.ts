// A new Wi-Fi key: done at once or accepted for later; when it has ended, the user is told in the ways they chose.
import { Problem } from '@portal/contract/errors';
import { canonicalMobile } from '@portal/market/service-number';
import type { KeyRefusal, Network, WifiChange } from '@portal/operator-ports/network';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { Messages } from '../messages/messages.ts';
import type { Reaction } from '../notifications/settle-events.ts';
import type { OperatorCommands } from '../operator-commands/operator-commands.store.ts';
import type { Sso } from '../sso/sso.ts';
import { wifiChangedEmail, wifiChangedSms, wifiNotChangedEmail, wifiNotChangedSms } from './wifi.copy.ts';

export interface ChangeWifiKeyNeeds {
  network: Pick<Network, 'wifi' | 'changeKey'>;
  commands: Pick<OperatorCommands, 'give' | 'forget'>;
  sso: Pick<Sso, 'hasRealEmail'>;
}

export interface WifiKeyOrder {
  ssid: string;
  /** Without it, whatever it is now. */
  currentKey: string | undefined;
  newKey: string;
  notify: { email?: string | null | undefined; mobile?: string | null | undefined };
}

/** @throws Problem NOT_FOUND, WIFI_NETWORK_CHANGED, WIFI_CHANGE_PENDING, WIFI_KEY_RULES */
export type ChangeWifiKey = (caller: Caller, line: ManagedLine, order: WifiKeyOrder) => Promise<WifiChange>;

const refusals = {
  noNetwork: 'NOT_FOUND',
  networkChanged: 'WIFI_NETWORK_CHANGED',
  changePending: 'WIFI_CHANGE_PENDING',
  keyRules: 'WIFI_KEY_RULES',
} as const satisfies Record<KeyRefusal, string>;

export function createChangeWifiKey({ network, commands, sso }: ChangeWifiKeyNeeds): ChangeWifiKey {
  /** A foreign address has no effect: nobody is written to but the user. */
  async function addresses(caller: Caller, { email, mobile }: WifiKeyOrder['notify']) {
    const number = mobile ? canonicalMobile(mobile) : null;
    const isOwn =
      number === caller.phone || caller.lines.some(({ serviceNumber }) => serviceNumber === number);
    return {
      notifyEmail: email && (await sso.hasRealEmail(caller)) ? caller.email : null,
      notifyPhone: isOwn ? number : null,
    };
  }

  return async (caller, line, { notify, ...keys }) => {
    const changeId = uuidv7();
    const currentKey = keys.currentKey ?? (await network.wifi(line))?.key;
    if (currentKey === undefined) throw new Problem('NOT_FOUND');
    const told = await addresses(caller, notify);
    await commands.give({ commandId: changeId, userId: caller.userId, subject: keys.ssid, ...told });
    const answer = await network.changeKey(line, {
      changeId,
      serviceNumber: line.serviceNumber,
      ...keys,
      currentKey,
    });
    if (!('refused' in answer)) return answer;
    await commands.forget(changeId);
    throw new Problem(refusals[answer.refused]);
  };
}

interface TellOfWifiNeeds {
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
