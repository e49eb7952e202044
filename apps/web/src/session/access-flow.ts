// What registration and recovery remember between their steps: one tab, one visit, never a password.
import { visitStorage } from './browser-storage.ts';

export type AccessFlowKind = 'register' | 'recovery';

const KEYS = { register: 'portal.registration', recovery: 'portal.recovery' } as const;

export interface SentCode {
  /** In the spelling that travels: a lower-case e-mail, or `593…`. */
  identifier: string;
  /** The server's opaque handle of the code. */
  handle: string;
  /** Masked by the server. */
  destination: string;
  /** Milliseconds, this browser's clock. */
  sentAt: number;
  expiresAt: number;
  /** `Postpaid` or `Prepaid` for a number of the operator. */
  subscriptionType: string | null;
}

export interface AccessFlow {
  /** The identifier as it stands in the field. */
  typed: string;
  termsAccepted: boolean;
  sent: SentCode | null;
  /** Earned by a checked code; spent once. */
  grant: { text: string; expiresAt: number } | null;
  /** A page of this portal for which it was begun; null: none in particular. */
  next: string | null;
}

const EMPTY: AccessFlow = { typed: '', termsAccepted: false, sent: null, grant: null, next: null };

export function accessFlow(kind: AccessFlowKind): AccessFlow {
  const flow = { ...EMPTY, ...parse(visitStorage.read(KEYS[kind])) };
  const dead = flow.grant !== null && flow.grant.expiresAt <= Date.now();
  return dead ? { ...flow, grant: null } : flow;
}

export function rememberAccessFlow(kind: AccessFlowKind, change: Partial<AccessFlow>): void {
  visitStorage.write(KEYS[kind], JSON.stringify({ ...accessFlow(kind), ...change }));
}

export function forgetAccessFlow(kind: AccessFlowKind): void {
  visitStorage.remove(KEYS[kind]);
}

function parse(text: string | null): Partial<AccessFlow> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
