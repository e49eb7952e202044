// What the operator tells becomes an event of the portal's, with who commanded it; from there it goes its usual way.
import type { Db } from '@portal/database/connection';
import type { EventListener } from '@portal/operator-ports/events';
import { keepEvents } from '../../db/events.ts';
import type { OperatorCommands } from '../../modules/operator-commands/operator-commands.ts';

export interface KeepOperatorEventsNeeds {
  db: Db;
  commands: Pick<OperatorCommands, 'giversOf'>;
}

export function createKeepOperatorEvents({ db, commands }: KeepOperatorEventsNeeds): EventListener {
  return async (told) => {
    const givers = await commands.giversOf(told.flatMap(({ commandId }) => commandId ?? []));
    await keepEvents(
      db,
      told.map(({ eventId, eventType, eventTime, customerId, commandId, event }) => ({
        ...{ eventId, eventType, eventTime, customerId, commandId, event },
        userId: givers.get(commandId ?? '') ?? null,
      })),
    );
  };
}
