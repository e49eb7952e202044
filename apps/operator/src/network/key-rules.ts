// What a Wi-Fi key must look like (WIFI-1).
import type { WifiEncryption } from '@portal/operator-ports/network';

const longestKey = 63;

/** What any equipment takes: printable ASCII, without spaces and without $ @ ! % * # ? &. */
const plain = /^(?:(?![$@!%*#?&])[\x21-\x7e])+$/;

export function isAllowedWifiKey(key: string, encryption: WifiEncryption): boolean {
  if (encryption === 'WEP') return /^\d{13}$/.test(key);
  return (
    key.length >= 8 && key.length <= longestKey && /[A-Z]/.test(key) && /\d/.test(key) && plain.test(key)
  );
}
