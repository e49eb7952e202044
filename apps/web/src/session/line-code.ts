// The code on its way to a line that is being associated: whoever leaves and comes back finds its page again.
import type { MobileKind } from '@portal/contract/common';
import { visitStorage } from './browser-storage.ts';
import { ownedMemory } from './owned-memory.ts';
import { VISIT_KEYS } from './session.ts';

export interface SentLineCode {
  /** Ten digits. */
  phoneNumber: string;
  /** As the server knows the line, whatever was chosen. */
  kind: MobileKind;
  /** What was chosen; null where it was left to the line. */
  chosen: SentLineCode['kind'] | null;
  /** The server's opaque handle of the code. */
  handle: string;
  /** Milliseconds, this browser's clock. */
  sentAt: number;
  expiresAt: number;
}

const memory = ownedMemory<{ sent: SentLineCode | null }>(visitStorage, VISIT_KEYS.lineCode, () => ({
  sent: null,
}));

export function keepLineCode(sent: SentLineCode): void {
  memory.change((content) => {
    content.sent = sent;
  });
}

/** Null when there is none, or it has expired. */
export function lineCodeOnItsWay(): SentLineCode | null {
  const { sent } = memory.read();
  return sent !== null && sent.expiresAt > Date.now() ? sent : null;
}

export function forgetLineCode(): void {
  memory.change((content) => {
    content.sent = null;
  });
}
