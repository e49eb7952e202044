// A number's spellings: 10 digits on screen, `593…` on the way out (LINE-1), masked in confirmations.

/** The digits of a typed number; spaces, hyphens, brackets and a leading `+` or `+1` are dropped. */
export function phoneDigits(typed: string): string {
  return typed.replace(/^\s*\+1(?=\D*\d{3})/, '').replace(/\D/g, '');
}

/** Leading 0, or 9 and eight digits, becomes `593…`; anything else is sent as it is. */
export function phoneToSend(typed: string): string {
  const digits = phoneDigits(typed);
  if (/^0\d{9}$/.test(digits)) return `593${digits.slice(1)}`;
  if (/^9\d{8}$/.test(digits)) return `593${digits}`;
  return digits;
}

/** Any spelling of a mobile number as ten digits, `0991000001`; other texts stay what they are. */
export function phoneToShow(number: string): string {
  const digits = phoneDigits(number);
  if (/^593\d{9}$/.test(digits)) return `0${digits.slice(3)}`;
  if (/^9\d{8}$/.test(digits)) return `0${digits}`;
  return /^[+\d\s()-]+$/.test(number) ? digits : number;
}

/** `(099) 100-0001`; what is not ten digits is shown untouched. */
export function formatPhone(number: string): string {
  const shown = phoneToShow(number);
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(shown);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : shown;
}

/** Fixed telephony, `4210 - 0001`: the eight digits after the area's zero; what has not eight is shown untouched. */
export function formatFixedPhone(number: string): string {
  const parts = /^0?(\d{4})(\d{4})$/.exec(phoneDigits(number));
  return parts ? `${parts[1]} - ${parts[2]}` : number;
}

export function isNumeric(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Only the last four characters stay: `******0001`. */
export function maskNumber(number: string): string {
  return number.slice(0, -4).replace(/./g, '*') + number.slice(-4);
}

/** The last four characters before the `@` are hidden: `ana.par****@correo.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return maskNumber(email);
  const local = email.slice(0, at);
  return local.slice(0, -4) + local.slice(-4).replace(/./g, '*') + email.slice(at);
}

/** A line's number as people read it: mobile in brackets, home telephony as two fours, the rest as it is. */
export function lineNumber(number: string): string {
  return /^0[2-7]\d{7}$/.test(number) ? formatFixedPhone(number) : formatPhone(number);
}
