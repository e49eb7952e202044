// The many spellings of one login name (SIGN-1, SIGN-3, SIGN-4).
import { canonicalMobile, lastFourShown, nationalNumber } from '@portal/market/service-number';

/**
 * `Ana@Correo.example ` → `ana@correo.example`; `0992000001`, `992000001`, `593992000001` and the
 * phone-derived e-mail → `593992000001`. Anything else comes back trimmed and lowercased.
 */
export function canonicalLoginName(text: string, phoneDomain: string): string {
  const name = text.normalize('NFC').trim().toLowerCase();
  const derived = name.endsWith(`@${phoneDomain}`) ? name.slice(0, -phoneDomain.length - 1) : name;
  return canonicalMobile(derived) ?? name;
}

/** `m•••@correo.example`, `••••••0001`: enough for who knows it already. */
export function maskedName(loginName: string): string {
  const [local = '', domain] = loginName.split('@');
  if (domain !== undefined) return `${local.slice(0, 1)}•••@${domain}`;
  return lastFourShown(nationalNumber(loginName));
}
