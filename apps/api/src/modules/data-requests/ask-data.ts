// What people ask about their own data: a copy, a correction, the end of it, and that it serves nothing else.
import { Problem } from '@portal/contract/errors';
import { listUsages } from '@portal/contract/lines/usage-records';
import { managing, type Role } from '@portal/contract/policy';
import type { CorrectedField } from '@portal/contract/privacy/data-requests';
import type { Db, Tx } from '@portal/database/connection';
import { isUuid } from '@portal/database/uuid';
import { dataRequestDays } from '@portal/help/promises';
import { dayMs } from '@portal/market/civil-dates';
import { v7 as uuidv7 } from 'uuid';
import { bestRole, type Caller, type ManagedLine } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import type { PrivacyChoices } from '../agreements/own-agreements.ts';
import type { CloseAccount } from '../erasure/erasure.ts';
import type { Permissions } from '../permissions/permissions.ts';
import { dataRequestCopy as copy } from './data-requests.copy.ts';
import {
  type DataRequestKey,
  type DataRequestRow,
  type DataRequests,
  isDownloadable,
} from './data-requests.ts';

export interface DataRequestSchedule {
  lookAfterDataRequest(tx: Tx, key: DataRequestKey, afterSeconds: number): Promise<void>;
}

export interface AskDataNeeds {
  db: Db;
  dataRequests: DataRequests;
  permissions: ReachNeeds;
  privacyChoices: Pick<PrivacyChoices, 'oppose'>;
  closeAccount: Pick<CloseAccount, 'close'>;
  schedule: DataRequestSchedule;
}

export interface ShownRequest {
  row: DataRequestRow;
}

export interface Correction {
  customerId: string;
  field: CorrectedField;
  wanted: string;
}

export interface AskData {
  list(userId: string): Promise<ShownRequest[]>;
  /** @throws Problem NOT_FOUND, also for somebody else's */
  find(userId: string, requestId: string): Promise<ShownRequest>;
  /** A copy of everything; one that is being made is this one. */
  access(caller: Caller): Promise<ShownRequest>;
  rectify(caller: Caller, correction: Correction): Promise<ShownRequest>;
  /** Every use beside the services is off. */
  oppose(caller: Caller): Promise<ShownRequest>;
  /** Closed at once; erased when its days are over, unless a link has taken it back. */
  erase(caller: Caller): Promise<ShownRequest>;
}

export function createAskData(needs: AskDataNeeds): AskData {
  const { db, dataRequests, permissions, privacyChoices, closeAccount, schedule } = needs;

  const newRow = ({ userId }: Caller, kind: DataRequestRow['kind']): DataRequestRow => {
    const requestedAt = new Date();
    return {
      userId,
      requestId: uuidv7(),
      kind,
      status: 'inProgress',
      requestedAt,
      dueAt: new Date(requestedAt.getTime() + dataRequestDays * dayMs),
      endedAt: null,
      customerId: null,
      field: null,
      wanted: null,
      answer: null,
      tries: 0,
      busyUntil: null,
      pieces: null,
      bytes: null,
      keptUntil: null,
      reach: null,
    };
  };

  const shown = async (asked: DataRequestRow): Promise<ShownRequest> => {
    return {
      row: isDownloadable(asked) && !(await isInReach(asked)) ? { ...asked, keptUntil: null } : asked,
    };
  };

  /** What somebody was shown as a manager is not theirs any more when they are none. */
  const isInReach = async ({ userId, reach }: DataRequestRow): Promise<boolean> =>
    reach !== null && isWithin(reach, await reachOf(permissions, userId));

  async function find(userId: string, requestId: string): Promise<ShownRequest> {
    const row = isUuid(requestId) ? await dataRequests.find({ userId, requestId }) : null;
    if (!row) throw new Problem('NOT_FOUND');
    return shown(row);
  }

  /** Again while one of the kind is in progress, it is that one. */
  async function begin(row: DataRequestRow): Promise<ShownRequest> {
    const isNew = await db.transaction(async (tx) => {
      if (!(await dataRequests.add(tx, row))) return false;
      await tellOfRequest(tx, row);
      await schedule.lookAfterDataRequest(tx, row, 0);
      return true;
    });
    if (isNew) return shown(row);
    const earlier = (await dataRequests.list(row.userId)).find(
      ({ kind, status }) => kind === row.kind && status === 'inProgress',
    );
    return earlier ? shown(earlier) : begin(row);
  }

  return {
    list: async (userId) => Promise.all((await dataRequests.list(userId)).map(shown)),
    find,
    access: (caller) => begin(newRow(caller, 'access')),
    rectify: (caller, correction) => begin({ ...newRow(caller, 'rectification'), ...correction }),

    async oppose(caller) {
      const row = newRow(caller, 'opposition');
      const done = { ...row, status: 'done', endedAt: row.requestedAt, answer: copy.opposed } as const;
      await privacyChoices.oppose(caller, async (tx) => {
        await dataRequests.add(tx, done);
        await tellOfRequest(tx, done);
      });
      return shown(done);
    },

    erase: async (caller) => ({ row: await closeAccount.close(caller) }),
  };
}

/** That it was asked, and how it ended: whoever did not ask hears of it, too. */
export async function tellOfRequest(
  tx: Tx,
  { userId, requestId, kind, status, answer, dueAt }: DataRequestRow,
): Promise<void> {
  await recordEvent(tx, {
    eventType: 'DataRequestEvent',
    customerId: null,
    userId,
    event: { dataRequest: { id: requestId, kind, status, answer, dueAt } },
  });
}

export type ReachNeeds = Pick<Permissions, 'everyLine' | 'linesOf'>;

const nameOf = ({ customerId, lineId }: ManagedLine): string => `${customerId} ${lineId}`;

/** One text a line with the role in it, and one for each line whose records are open. */
export async function reachOf(permissions: ReachNeeds, userId: string): Promise<string[]> {
  const [lines, withRecords] = await Promise.all([
    permissions.everyLine(userId),
    permissions.linesOf(userId, listUsages),
  ]);
  return [
    ...lines.map((line) => `${line.role} ${nameOf(line)}`),
    ...withRecords.map((line) => `records ${nameOf(line)}`),
  ];
}

/** Whether all of it is within reach now, in a role that is as good. */
function isWithin(before: readonly string[], now: readonly string[]): boolean {
  return before.every((text) => {
    if (now.includes(text)) return true;
    const [role, ...name] = text.split(' ');
    return now.some((each) => {
      const [roleNow, ...nameNow] = each.split(' ');
      const isSame = roleNow !== 'records' && role !== 'records' && nameNow.join(' ') === name.join(' ');
      // Of viewer and payer neither sees all that the other does.
      const isFull = managing.includes(roleNow as Role);
      return isSame && isFull && bestRole([role as Role, roleNow as Role]) === roleNow;
    });
  });
}
