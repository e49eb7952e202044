// The operator has decided on a correction: whoever asked for it reads its answer.
import { z } from 'zod';
import type { Reaction } from '../notifications/settle-events.ts';
import type { OperatorCommands } from '../operator-commands/operator-commands.ts';
import { tellOfRequest } from './ask-data.ts';
import type { DataRequests } from './data-requests.ts';

const decided = z.object({
  correction: z.object({ id: z.uuid(), status: z.enum(['done', 'rejected']), answer: z.string().nullable() }),
});

export interface TellOfCorrectionNeeds {
  commands: Pick<OperatorCommands, 'take'>;
  dataRequests: Pick<DataRequests, 'find' | 'end'>;
}

export function createTellOfCorrection({ commands, dataRequests }: TellOfCorrectionNeeds): Reaction {
  return async (tx, { event }) => {
    const { data } = decided.safeParse(event);
    if (!data) return;
    const { id: requestId, status, answer } = data.correction;
    const command = await commands.take(tx, requestId);
    const row = command && (await dataRequests.find({ userId: command.userId, requestId }, tx));
    if (!row || !(await dataRequests.end(tx, row, { status, answer }))) return;
    await tellOfRequest(tx, { ...row, status, answer });
  };
}
