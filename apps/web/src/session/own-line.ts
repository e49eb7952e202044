// The number somebody has just registered with, until the server has associated its line.
import type { MobileKind } from '@portal/contract/common';
import { visitStorage } from './browser-storage.ts';
import { VISIT_KEYS } from './session.ts';

export interface OwnLine {
  /** The login name, `593…`. */
  number: string;
  kind: MobileKind;
}

export function rememberOwnLine(line: OwnLine): void {
  visitStorage.write(VISIT_KEYS.ownLine, JSON.stringify(line));
}

/** Null when nothing is pending for this login name. */
export function pendingOwnLine(loginName: string): OwnLine | null {
  const text = visitStorage.read(VISIT_KEYS.ownLine);
  if (text === null) return null;
  try {
    const line: OwnLine | null = JSON.parse(text);
    return line?.number === loginName ? line : null;
  } catch {
    return null;
  }
}

export function forgetOwnLine(): void {
  visitStorage.remove(VISIT_KEYS.ownLine);
}
