// Cédulas and company RUCs with a valid check digit, one a number: the same ordinal gives the same document.

export function cedulaCheckDigit(nine: string): number {
  let sum = 0;
  for (let index = 0; index < 9; index++) {
    const doubled = Number(nine[index]) * (index % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

const provinces = 24;
const cedulaSpace = provinces * 6 * 4 * 100_000;
/** Shares no factor with the space: neighbours get documents far apart and none comes twice. */
const stride = 31_415_927;

/** The fourth digit is 6 to 9; written-down documents of the demo operator have 0 to 5 there. */
export function cedulaNumber(ordinal: number): string {
  const place = (ordinal * stride) % cedulaSpace;
  const province = String(1 + (place % provinces)).padStart(2, '0');
  const third = Math.floor(place / provinces) % 6;
  const fourth = 6 + (Math.floor(place / (provinces * 6)) % 4);
  const rest = String(Math.floor(place / (provinces * 24))).padStart(5, '0');
  const nine = `${province}${third}${fourth}${rest}`;
  return `${nine}${cedulaCheckDigit(nine)}`;
}

const rucFactors = [4, 3, 2, 7, 6, 5, 4, 3, 2];

/** RUC of a private company. Null where modulo 11 leaves no digit: that number was never issued. */
export function companyRuc(ordinal: number): string | null {
  const province = String(1 + (ordinal % provinces)).padStart(2, '0');
  const nine = `${province}9${String(ordinal % 1_000_000).padStart(6, '0')}`;
  const sum = rucFactors.reduce((total, factor, index) => total + factor * Number(nine[index]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? null : `${nine}${check}001`;
}
