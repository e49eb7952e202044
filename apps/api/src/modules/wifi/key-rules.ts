// What a Wi-Fi key must look like (WIFI-1).
import { type EncryptionMode, longestWifiKey } from '@portal/contract/wifi';

/** What any equipment takes: printable ASCII, without spaces and without $ @ ! % * # ? &. */
const plain = /^(?:(?![$@!%*#?&])[\x21-\x7e])+$/;

export function isAllowedWifiKey(key: string, encryption: EncryptionMode): boolean {
  if (encryption === 'WEP') return /^\d{13}$/.test(key);
  return (
    key.length >= 8 && key.length <= longestWifiKey && /[A-Z]/.test(key) && /\d/.test(key) && plain.test(key)
  );
}
