// What everybody concerned is told: who uses a line, and what that person was asked for and answered.
import type { Tx } from '@portal/database/connection';
import type { ManagedLine } from '../../../caller.ts';
import { recordEvent } from '../../../db/events.ts';
import type { LineConsentRow, LineUserRow } from '../permissions.ts';

/** Those who manage the line, but for whom it is no news. */
export async function tellOfLineUser(
  tx: Tx,
  { customerId, serviceNumber }: Pick<ManagedLine, 'customerId' | 'serviceNumber'>,
  user: LineUserRow['kind'] | 'nobody',
  saidBy: string | null,
): Promise<void> {
  await recordEvent(tx, {
    eventType: 'LineUserChangeEvent',
    customerId,
    userId: saidBy,
    event: { lineUser: { serviceNumber, user } },
  });
}

export type ConsentChange = 'asked' | 'granted' | 'refused' | 'withdrawn' | 'ended';

/** Who asked; of a question, whoever uses the line, where they have an account. */
export async function tellOfConsent(
  tx: Tx,
  { customerId, serviceNumber, purpose, userId }: LineConsentRow,
  change: ConsentChange,
  user: string | null = null,
): Promise<void> {
  const to = change === 'asked' ? user : userId;
  if (to === null) return;
  await recordEvent(tx, {
    eventType: 'LineConsentChangeEvent',
    customerId,
    userId: to,
    event: { lineConsent: { change, purpose, serviceNumber } },
  });
}
