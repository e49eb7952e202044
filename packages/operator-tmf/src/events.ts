// TMF688 Event Management v4: who wants to be told, and what they are told.
import { operatorEventSchema } from '@portal/contract/events';
import type { OperatorEvent } from '@portal/operator-ports/events';
import { instant } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { body, callsOf, type Family, one, unless, word } from './call.ts';
import { about, id } from './pieces.ts';

export const operatorEvent = z.codec(
  z.object({ ...operatorEventSchema.shape, eventTime: instant }),
  z.custom<OperatorEvent>(),
  {
    decode: ({ relatedParty, correlationId, ...event }) => ({
      ...event,
      customerId: relatedParty[0]?.id ?? null,
      commandId: correlationId ?? null,
    }),
    encode: ({ customerId, commandId, ...event }) => ({
      ...event,
      ...(commandId === null ? {} : { correlationId: commandId }),
      relatedParty: customerId === null ? [] : [{ id: customerId, role: 'customer' as const }],
    }),
  },
);

const registrationSchema = z.object({
  /** Where events are posted to. */
  callback: z.url({ protocol: /^https?$/ }).max(1_000),
  /** Signs them. */
  secret: z.string().min(16).max(2_000),
});
export type Registration = z.infer<typeof registrationSchema>;

/** Whoever is registered is told of every event from then on, in order and at least once. */
export interface Hub {
  /** The same callback again is the same registration, with this secret from now on. */
  register(registration: Registration): Promise<{ id: string; callback: string }>;
  /** False when there is no such registration. */
  unregister(id: string): Promise<boolean>;
}

const call = callsOf<Hub>();
const path = '/eventManagement/v4/hub';

export const hubFamily: Family<Hub> = {
  calls: {
    ...call('register')({
      tmf: 'TMF688',
      summary: 'From now on events are posted to `callback`, signed with `secret`.',
      method: 'POST',
      path,
      args: [body(registrationSchema)],
      answer: one(z.object({ id: z.string(), callback: z.string() })),
      about: about('callback'),
    }),
    ...call('unregister')({
      tmf: 'TMF688',
      summary: 'Not any more; 404 NOT_FOUND when there is no such registration.',
      method: 'DELETE',
      path: `${path}/:id`,
      args: [word('id', id)],
      answer: unless('NOT_FOUND', 404),
    }),
  },
};
