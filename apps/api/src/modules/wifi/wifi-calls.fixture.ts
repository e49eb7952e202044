// The Wi-Fi calls of a user with a home of their own, for the tests beside it.
import { changeWifi, getWifiInfo, type WifiService } from '@portal/contract/lines/wifi';
import type { TestApp } from '../../../test/build-app.ts';
import { proveSession } from '../../../test/given/codes.ts';
import { type GivenUser, givenUser } from '../../../test/given/given-user.ts';
import { type GivenInternet, givenInternet, type InternetOptions } from '../../../test/given/given-wifi.ts';

export interface Home {
  user: GivenUser;
  token: string;
  internet: GivenInternet;
}

export const bodyOf = ({ code, ssid, key }: GivenInternet, newkey: string) => ({
  relatedParty: { id: code, href: '', role: 'owner', name: 'Usuaria', '@referredType': 'Individual' },
  wifiChangeInfo: { enabledWireless: true, key, newkey, ssid },
  notificationInfo: { email: null as string | null, mobile: null as string | null },
});

/** @param appOf the app is there when the tests run, not when they are read */
export function wifiCalls(appOf: () => TestApp) {
  const infoOf = (token: string, code: string, word = 'RelatedParty.id') =>
    appOf().call({ method: 'GET', url: `${getWifiInfo.path}?${word}=${encodeURIComponent(code)}`, token });
  const post = (token: string, payload: object) =>
    appOf().call({ method: 'POST', url: changeWifi.path, token, payload });
  /** By somebody who has just said who they are. */
  async function reveal(token: string, code: string) {
    await proveSession(appOf(), token);
    const url = `${getWifiInfo.path}?RelatedParty.id=${encodeURIComponent(code)}&reveal=true`;
    return appOf().call({ method: 'GET', url, token });
  }
  return {
    infoOf,
    reveal,
    post,
    change: ({ token, internet }: Home, newkey: string) => post(token, bodyOf(internet, newkey)),
    monitorOf: (token: string, href: string) => appOf().call({ method: 'GET', url: href, token }),

    async keyOf({ token, internet }: Home): Promise<string | null> {
      return (await reveal(token, internet.code)).json<WifiService>().wifiInfo.key;
    },

    async givenHome(options: InternetOptions = {}): Promise<Home> {
      const app = appOf();
      const user = await givenUser(app);
      const internet = await givenInternet(app, [user], options);
      return { user, internet, token: await app.signIn(user.email, user.password) };
    },
  };
}
