// Numbers are stored once, in E.164 digits, and converted at each edge (LINE-1).

const mobile = /^(?:\+?593|0)?(9\d{8})$/;
const landline = /^(?:\+?593|0)?([2-7]\d{7})$/;
const separators = /[\s().-]/g;

/** `0991000001`, `991000001`, `+593 99 100 0001` → `593991000001`; null for anything else. */
export function canonicalMobile(text: string): string | null {
  const digits = mobile.exec(text.replace(separators, ''))?.[1];
  return digits ? `593${digits}` : null;
}

/** Any spelling of a mobile or fixed number → E.164 digits; a home service's code → upper case, trimmed. */
export function canonicalServiceNumber(text: string): string {
  const number = canonicalMobile(text);
  if (number) return number;
  const fixed = landline.exec(text.replace(separators, ''))?.[1];
  return fixed ? `593${fixed}` : text.trim().toUpperCase();
}

/** `593991000001` → `0991000001`, `59342100001` → `042100001`; a code stays as it is. */
export function nationalNumber(serviceNumber: string): string {
  return /^593\d{8,9}$/.test(serviceNumber) ? `0${serviceNumber.slice(3)}` : serviceNumber;
}
