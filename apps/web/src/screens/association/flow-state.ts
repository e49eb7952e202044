// What the steps of association hand on to each other: in the history, so that a reload keeps it and another tab
// does not.
import { isNumber, isText, oneOf, record } from '../../lib/shape.ts';
import { isFromHome } from '../../shared/associate-origin.ts';

export type MobileKind = 'Prepaid' | 'Postpaid';

export interface Origin {
  /** Cancelling leads back there; to the choice of services otherwise. */
  from?: 'home';
}

export interface NumberState extends Origin {
  /** Ten digits, typed before. */
  phoneNumber?: string;
}

export interface CodeState extends Origin {
  phoneNumber: string;
  /** As the server knows the line, whatever was chosen. */
  kind: MobileKind;
  /** The server's opaque handle of the code. */
  handle: string;
  /** Milliseconds, this browser's clock. */
  sentAt: number;
  expiresAt: number;
}

const isCodeState = record({
  phoneNumber: isText,
  kind: oneOf('Prepaid', 'Postpaid'),
  handle: isText,
  sentAt: isNumber,
  expiresAt: isNumber,
});

export function originOf(state: unknown): Origin {
  return isFromHome(state) ? { from: 'home' } : {};
}

export function codeStateOf(state: unknown): CodeState | null {
  return isCodeState(state) ? (state as CodeState) : null;
}

export function typedNumberOf(state: unknown): string {
  return record({ phoneNumber: isText })(state) ? (state as { phoneNumber: string }).phoneNumber : '';
}

export type AssociatedType = 'Móvil' | 'Fijo';

export function associatedTypeOf(state: unknown): AssociatedType | null {
  return record({ type: oneOf('Móvil', 'Fijo') })(state) ? (state as { type: AssociatedType }).type : null;
}
