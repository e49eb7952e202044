// A new Wi-Fi key: done at once or accepted for later, and the user is told in the ways they chose.
import { Problem } from '@portal/contract/errors';
import { canonicalMobile } from '@portal/contract/service-number';
import type { Db } from '@portal/database/connection';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { recordEvent } from '../../db/events.ts';
import type { Inventory } from '../../modules/inventory/inventory.ts';
import type { Sso } from '../../modules/sso/sso.ts';
import type { Wifi, WifiChange } from '../../modules/wifi/wifi.ts';
import type { TellOfWifi } from './tell-of-wifi.ts';

export interface ChangeWifiKeyNeeds {
  db: Db;
  wifi: Wifi;
  inventory: Inventory;
  sso: Sso;
  tell: TellOfWifi;
  clock: Clock;
}

export interface WifiKeyOrder {
  ssid: string;
  currentKey: string;
  newKey: string;
  notify: { email?: string | null | undefined; mobile?: string | null | undefined };
}

/** @throws Problem NOT_FOUND, WIFI_NETWORK_CHANGED, WIFI_CHANGE_PENDING, WIFI_KEY_RULES */
export type ChangeWifiKey = (caller: Caller, line: ManagedLine, order: WifiKeyOrder) => Promise<WifiChange>;

export function createChangeWifiKey(needs: ChangeWifiKeyNeeds): ChangeWifiKey {
  const { db, wifi, inventory, sso, tell, clock } = needs;

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
    const [product] = await inventory.list([line]);
    if (!product) throw new Problem('NOT_FOUND');
    const told = await addresses(caller, notify);
    const isReachable = product.status === 'A';
    return db.transaction(async (tx) => {
      const order = { ...keys, ...told, isReachable, userId: caller.userId };
      const change = await wifi.changeKey(tx, line, order, clock.now());
      const { status, changeId } = change;
      if (status === 'done') await tell(tx, { ...change, ...told });
      await recordEvent(tx, {
        eventType: 'ServiceAttributeValueChangeEvent',
        customerId: line.customerId,
        userId: caller.userId,
        event: { service: { id: line.serviceNumber }, attribute: 'wifiKey', changeId, status },
      });
      return change;
    });
  };
}
