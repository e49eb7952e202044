// What the operator tells becomes an event of the portal's, with who commanded it; from there it goes its usual way.
import type { Db } from '@portal/database/connection';
import { isUuid } from '@portal/database/uuid';
import type { EventListener, OperatorEvent } from '@portal/operator-ports/events';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { keepEvents } from '../../db/events.ts';
import type { OperatorCommands } from '../operator-commands/operator-commands.store.ts';

/** Of events whose operator calls them something else than a UUID: the same one is the same here. */
const otherIds = '6b7c0a52-4f0e-4a0b-9d0c-5f3f6a1c2e87';
const ownIdOf = (eventId: string): string => (isUuid(eventId) ? eventId : uuidv5(eventId, otherIds));

/** Who wrote to a person, or booked a turn: the portal's own word for them stands nowhere but where it goes with them. */
const ofAuthor = z.object({ author: z.object({ id: z.uuid() }) });

function authorIn(event: OperatorEvent['event']) {
  const { data } = ofAuthor.safeParse(event);
  if (!data) return { author: null, told: event };
  const { author: _, ...told } = event;
  return { author: data.author.id, told };
}

export interface KeepOperatorEventsNeeds {
  db: Db;
  commands: Pick<OperatorCommands, 'giversOf'>;
  /** Where bills have none, nobody is promised one. */
  hasDocuments: boolean;
}

const withoutDocument = ({ documentReadyAt: _, ...told }: OperatorEvent['event']) => told;

export function createKeepOperatorEvents({
  db,
  commands,
  hasDocuments,
}: KeepOperatorEventsNeeds): EventListener {
  return async (told) => {
    const givers = await commands.giversOf(told.flatMap(({ commandId }) => commandId ?? []));
    await keepEvents(
      db,
      told.map(({ eventId, eventType, eventTime, customerId, commandId, event: whole }) => {
        const { author, told: event } = authorIn(hasDocuments ? whole : withoutDocument(whole));
        return {
          eventId: ownIdOf(eventId),
          eventType,
          eventTime,
          customerId,
          commandId,
          event,
          userId: givers.get(commandId ?? '') ?? author,
        };
      }),
    );
  };
}
