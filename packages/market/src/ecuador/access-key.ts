// The 49-digit access key of Ecuador's electronic documents, and its modulo-11 check digit.

const documentTypeInvoice = '01';
const emissionNormal = '1';

export interface AccessKeyParts {
  /** Civil date, `YYYY-MM-DD`. */
  issuedOn: string;
  /** 13 digits. */
  ruc: string;
  /** 1 test, 2 production. */
  environment: 1 | 2;
  /** Three digits each. */
  establishment: string;
  emissionPoint: string;
  /** Nine digits. */
  sequence: string;
  /** Eight digits of the issuer's choice, so that a key cannot be guessed from the number alone. */
  numericCode: string;
}

/** @throws RangeError when a part has not exactly its digits. */
export function buildAccessKey(parts: AccessKeyParts): string {
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(parts.issuedOn);
  if (!date) throw new RangeError(`issuedOn is not a civil date: ${parts.issuedOn}`);
  const [, year, month, day] = date;

  const body = [
    `${day}${month}${year}`,
    documentTypeInvoice,
    digits(parts.ruc, 13, 'ruc'),
    digits(String(parts.environment), 1, 'environment'),
    digits(parts.establishment, 3, 'establishment'),
    digits(parts.emissionPoint, 3, 'emissionPoint'),
    digits(parts.sequence, 9, 'sequence'),
    digits(parts.numericCode, 8, 'numericCode'),
    emissionNormal,
  ].join('');
  return `${body}${accessKeyCheckDigit(body)}`;
}

/**
 * From the right, each digit times 2, 3, 4, 5, 6, 7, 2, 3 …; eleven minus the sum modulo eleven,
 * where 11 is written 0 and 10 is written 1.
 * @throws RangeError unless given the 48 digits before the check digit.
 */
export function accessKeyCheckDigit(body: string): number {
  const reversed = [...digits(body, 48, 'access key')].reverse();
  const sum = reversed.reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const rest = 11 - (sum % 11);
  if (rest === 11) return 0;
  return rest === 10 ? 1 : rest;
}

/** Tests, in the tax authority's words: nothing issued here has tax validity. */
const testEnvironment = 1;

/** Clave de acceso of a bill. @param numericCode the issuer's choice, below 100,000,000 */
export function accessKeyOf(ruc: string, issuedOn: string, billNo: string, numericCode: number): string {
  const [establishment = '', emissionPoint = '', sequence = ''] = billNo.split('-');
  return buildAccessKey({
    issuedOn,
    ruc,
    environment: testEnvironment,
    establishment,
    emissionPoint,
    sequence,
    numericCode: String(numericCode).padStart(8, '0'),
  });
}

function digits(value: string, length: number, name: string): string {
  if (value.length !== length || !/^\d+$/.test(value)) {
    throw new RangeError(`${name} must be ${length} digits: ${value}`);
  }
  return value;
}
