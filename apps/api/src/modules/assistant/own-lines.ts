// The customer's own lines as they are spoken of, and which of them a question means.
import { canonicalServiceNumber } from '@portal/market/service-number';
import { numberWords } from '@portal/market/words';
import type { Inventory, Line } from '@portal/operator-ports/inventory';
import type { ManagedLine } from '../../caller.ts';
import { kindLabels, serviceWords } from './assistant.copy.ts';
import type { Understood } from './assistant.ts';

export interface OwnLine {
  managed: ManagedLine;
  line: Line;
  /** `(099) 100-0001`, `Internet IN-100001` */
  name: string;
}

/** Kinds of service that the portal does not show. */
const hiddenTypes = [6, 7, 8];
/** A number, or a document; fewer digits are the end of one, more are a bill's. */
export const isWholeNumber = (digits: string): boolean => digits.length >= 7 && digits.length <= 13;

export async function ownLines(inventory: Inventory, managed: readonly ManagedLine[]): Promise<OwnLine[]> {
  const lines = await inventory.list(managed);
  return lines.flatMap((line) => {
    const own = managed.find(({ lineId }) => lineId === line.lineId);
    if (!own || hiddenTypes.includes(line.serviceType)) return [];
    return [{ managed: own, line, name: nameOf(line) }];
  });
}

function nameOf({ kind, serviceType, serviceNumber }: Line): string {
  const number = numberWords(serviceNumber);
  return kind === 'Fixed' ? `${serviceWords[serviceType] ?? kindLabels.Fixed} ${number}` : number;
}

export const replyLabel = ({ line, name }: OwnLine): string =>
  line.kind === 'Fixed' ? name : `${kindLabels[line.kind]} ${name}`;

/**
 * Those that a question may mean, all of them when it names neither line nor kind. Null when it names one that is not theirs, and
 * the same whether somebody else has it or nobody.
 */
export function meantLines(
  lines: readonly OwnLine[],
  { numbers, kinds }: Pick<Understood, 'numbers' | 'kinds'>,
  pressed: string | null,
): OwnLine[] | null {
  const byNumber = (text: string) =>
    lines.filter(({ line }) => line.serviceNumber === canonicalServiceNumber(text));
  if (pressed !== null) {
    const [own] = byNumber(pressed);
    return own ? [own] : null;
  }
  const whole = numbers.filter(isWholeNumber).map(byNumber);
  if (whole.some((found) => found.length === 0)) return null;
  if (whole.length > 0) return [...new Set(whole.flat())];
  const ends = numbers.filter((digits) => !isWholeNumber(digits));
  const ending = lines.filter(({ line }) => ends.some((digits) => line.serviceNumber.endsWith(digits)));
  if (ending.length > 0) return ending;
  return kinds.length > 0 ? lines.filter(({ line }) => kinds.includes(line.kind)) : [...lines];
}
