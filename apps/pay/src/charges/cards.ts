// The sandbox cards: what a number does, decided once, when its token is asked for.
import { instantAt } from '@portal/market/civil-dates';

/** How the processor will treat a charge; 'late' and 'repeated' are approvals with a fault around them. */
export type CardOutcome =
  | 'approved'
  | 'late'
  | 'repeated'
  | 'declined'
  | 'incompatible'
  | 'noFunds'
  | 'cvv'
  | 'blocked'
  | 'expired'
  /** Its bank asked for a proof that never came. */
  | 'unproven';

/** What a card's bank asks of its owner first: digits that it has told them, or to speak to its own page. */
export type BankQuestion = 'otp' | '3ds';

/** What the sandbox's bank takes for right. */
export const bankCodes: Record<BankQuestion, string> = { otp: '157', '3ds': '1234' };

export type Decline = { code: string; processorError?: string; message: string };

// 551 and 582 are documented; 554 follows their pattern (500 + the ISO 8583 answer).
const declines: Partial<Record<CardOutcome, Decline>> = {
  declined: { code: '017', message: 'Transacción rechazada' },
  incompatible: { code: '019', message: 'Tarjeta no compatible' },
  noFunds: { code: '021', processorError: '551', message: 'Tarjeta sin fondos' },
  cvv: { code: '022', processorError: '582', message: 'Imposible verificar CVV' },
  blocked: { code: '023', message: 'Tarjeta bloqueada por el banco' },
  expired: { code: '017', processorError: '554', message: 'Tarjeta expirada' },
  unproven: { code: 'K322', message: 'Transacción rechazada' },
};

export function declineOf(outcome: CardOutcome): Decline | null {
  return declines[outcome] ?? null;
}

type SandboxCard = {
  number: string;
  outcome: CardOutcome | 'refused';
  asks?: BankQuestion;
  title: string;
};

export const sandboxCards: readonly SandboxCard[] = [
  { number: '5451951574925480', outcome: 'approved', title: 'Aprobada' },
  {
    number: '4574441215190335',
    outcome: 'refused',
    title: 'Rechazada al pedir el token: «Tarjeta no válida»',
  },
  {
    number: '4349003000047015',
    outcome: 'declined',
    title: 'Rechazada en el cobro: «Transacción rechazada»',
  },
  {
    number: '4349008516656431',
    outcome: 'incompatible',
    title: 'Rechazada en el cobro: «Tarjeta no compatible»',
  },
  { number: '4349001210846432', outcome: 'noFunds', title: 'Rechazada en el cobro: «Tarjeta sin fondos»' },
  { number: '4349003243371321', outcome: 'cvv', title: 'Rechazada en el cobro: «Imposible verificar CVV»' },
  {
    number: '4349001386781322',
    outcome: 'blocked',
    title: 'Rechazada en el cobro: «Tarjeta bloqueada por el banco»',
  },
  { number: '4349005400000007', outcome: 'expired', title: 'Rechazada en el cobro: «Tarjeta expirada»' },
  {
    number: '4349004800000006',
    outcome: 'late',
    title: 'El cobro se aprueba, pero la respuesta no llega a tiempo',
  },
  {
    number: '4349009900000004',
    outcome: 'repeated',
    title: 'Aprobada; la notificación se envía varias veces',
  },
  {
    number: '4349000500000007',
    outcome: 'approved',
    asks: 'otp',
    title: `Pide el código de un solo uso del banco: ${bankCodes.otp}`,
  },
  {
    number: '4349003100000005',
    outcome: 'approved',
    asks: '3ds',
    title: `Pide confirmar en la página del banco (3-D Secure): ${bankCodes['3ds']}`,
  },
];

/** What the sandbox does with this number: 'refused' when no token may be given for it. */
export function outcomeOf(number: string): CardOutcome | 'refused' {
  if (!passesLuhn(number)) return 'refused';
  return sandboxCards.find((card) => card.number === number)?.outcome ?? 'approved';
}

export function bankQuestionOf(number: string): BankQuestion | null {
  return sandboxCards.find((card) => card.number === number)?.asks ?? null;
}

export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let fromRight = 0; fromRight < number.length; fromRight++) {
    const digit = Number(number[number.length - 1 - fromRight]);
    const weighted = fromRight % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

const brands: readonly [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^3(0[0-5]|[689])/, 'Diners'],
  [/^(6011|64[4-9]|65)/, 'Discover'],
];

export function brandOf(number: string): string {
  return brands.find(([prefix]) => prefix.test(number))?.[1] ?? 'Unknown';
}

/** Whether the card's last month, `year` in two digits, is over at `now` in the market. */
export function hasExpired(month: number, year: number, now: Date): boolean {
  const nextMonth = new Date(Date.UTC(2000 + year, month, 1)).toISOString().slice(0, 10);
  return now >= instantAt(nextMonth);
}
