// What somebody asks about their own data, put together: the request, the archive, and the operator's answer.
import type { CorrectedField } from '@portal/contract/privacy/data-requests';
import type { Db } from '@portal/database/connection';
import { archiveDays } from '@portal/help/promises';
import { dayMs } from '@portal/market/civil-dates';
import type { Customers } from '@portal/operator-ports/customers';
import { z } from 'zod';
import type { Caller } from '../../caller.ts';
import type { Reaction } from '../notifications/settle-events.ts';
import type { OperatorCommands } from '../operator-commands/operator-commands.store.ts';
import type { Sso } from '../sso/sso.ts';
import { type ArchiveNeeds, createWriteArchive, type WriteArchive } from './archive.ts';
import {
  type ArchiveRowNeeds,
  type AskAsPerson,
  createArchiveRows,
  createOwnHistory,
  type OwnHistoryNeeds,
} from './archive-rows.ts';
import { type AskDataNeeds, createAskData, type ReachNeeds, reachOf, tellOfRequest } from './ask-data.ts';
import type { DataRequestKey, DataRequestRow, DataRequests } from './data-requests.ts';

// Goes on with a request until it has ended: an archive is made, and a correction is handed to the operator.

/** Lends what asks the portal as this person, until the work has ended. */
type AskingAs = <T>(caller: Caller, work: (ask: AskAsPerson) => Promise<T>) => Promise<T>;

interface LookAfterRequestNeeds {
  db: Db;
  sso: Pick<Sso, 'absent' | 'profile'>;
  permissions: ReachNeeds;
  dataRequests: DataRequests;
  commands: Pick<OperatorCommands, 'give'>;
  customers: Pick<Customers, 'askCorrection'>;
  writeArchive: (asked: WriteArchive) => Promise<void>;
}

/** Answers whether nothing is left to do. */
type LookAfterRequest = (key: DataRequestKey, askingAs: AskingAs) => Promise<boolean>;

/** An operator that is away for hours ends nothing. */
const givesUpAfterMs = dayMs;
const staysBusyEveryMs = 15_000;

function createLookAfterRequest(needs: LookAfterRequestNeeds): LookAfterRequest {
  const { db, sso, permissions, dataRequests, commands, customers } = needs;

  async function end(row: DataRequestRow, ended: Parameters<DataRequests['end']>[2]): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await dataRequests.end(tx, row, ended))) return;
      if (ended.status === 'failed') await dataRequests.removePieces(tx, row);
      await tellOfRequest(tx, { ...row, ...ended });
    });
  }

  async function makeArchive(row: DataRequestRow, caller: Caller, askingAs: AskingAs): Promise<boolean> {
    const keptUntil = new Date(Date.now() + archiveDays * dayMs);
    try {
      const { name: person } = await sso.profile(caller);
      const reach = await reachOf(permissions, row.userId);
      const writer = await dataRequests.writeArchive(row, keptUntil);
      await askingAs(caller, (ask) => needs.writeArchive({ caller, person, ask, write: writer.write }));
      await end(row, { status: 'done', keptUntil, reach, ...(await writer.end()) });
      return true;
    } catch (error) {
      if (Date.now() - row.requestedAt.getTime() < givesUpAfterMs) throw error;
      await end(row, { status: 'failed' });
      return true;
    }
  }

  async function handOver(row: DataRequestRow): Promise<boolean> {
    const { userId, requestId: correctionId, customerId, field, wanted } = row;
    if (customerId === null || field === null || wanted === null) return true;
    await commands.give({
      commandId: correctionId,
      userId,
      subject: null,
      notifyEmail: null,
      notifyPhone: null,
    });
    const correction = { correctionId, customerId, field: field as CorrectedField, wanted };
    const asked = await customers.askCorrection(correction);
    if (asked?.status === 'inProgress') return true;
    // Decided already: what told of it was lost, or came when it was not known here any more whose it is.
    const { status, answer } = asked ?? { status: 'rejected' as const, answer: null };
    await end(row, { status, answer });
    return true;
  }

  async function goOn(row: DataRequestRow, askingAs: AskingAs): Promise<boolean> {
    if (row.kind === 'rectification') return handOver(row);
    if (row.kind !== 'access') return true;
    const person = await sso.absent(row.userId);
    // Who has gone meanwhile has taken their requests with them; for who comes back the next housekeeping goes on.
    if (!person) return true;
    return makeArchive(row, { ...person, lines: await permissions.everyLine(row.userId) }, askingAs);
  }

  return async (key, askingAs) => {
    const row = await dataRequests.begin(key);
    // Somebody is at it, who may be killed yet.
    if (!row) return (await dataRequests.find(key))?.status !== 'inProgress';
    const staying = setInterval(() => void dataRequests.stayBusy(row).catch(() => {}), staysBusyEveryMs);
    try {
      return await goOn(row, askingAs);
    } finally {
      clearInterval(staying);
      await dataRequests.rest(row);
    }
  };
}

const decided = z.object({
  correction: z.object({ id: z.uuid(), status: z.enum(['done', 'rejected']), answer: z.string().nullable() }),
});

interface TellOfCorrectionNeeds {
  commands: Pick<OperatorCommands, 'take'>;
  dataRequests: Pick<DataRequests, 'find' | 'end'>;
}

/** The operator has decided on a correction: whoever asked for it reads its answer. */
function createTellOfCorrection({ commands, dataRequests }: TellOfCorrectionNeeds): Reaction {
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

type OwnDataNeeds = AskDataNeeds &
  Omit<LookAfterRequestNeeds, 'writeArchive'> &
  TellOfCorrectionNeeds &
  OwnHistoryNeeds &
  Omit<ArchiveRowNeeds, 'history'> &
  Omit<ArchiveNeeds, 'tables'>;

export function createOwnData(needs: OwnDataNeeds) {
  const tables = createArchiveRows({ ...needs, history: createOwnHistory(needs) });
  return {
    askData: createAskData(needs),
    lookAfterRequest: createLookAfterRequest({
      ...needs,
      writeArchive: createWriteArchive({ ...needs, tables }),
    }),
    tellOfCorrection: createTellOfCorrection(needs),
  };
}
