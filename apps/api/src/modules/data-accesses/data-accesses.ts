// Who looked at a customer's data without being the customer: kept for the customer to read.
import { type DataCategory, dataCategorySchema } from '@portal/contract/policy';
import type { DataAccessRole } from '@portal/contract/privacy/data-accesses';
import type { Db, Tx } from '@portal/database/connection';
import { isReadOnly } from '@portal/database/failures';
import { isUuid } from '@portal/database/uuid';
import { createWriteBehind } from '@portal/keep-doing/write-behind';
import type { Logger } from 'pino';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { type Caller, type ManagedLine, placeOf } from '../../caller.ts';
import type { EventRow } from '../../db/events.ts';
import { personKeyOf } from '../../db/shared-secrets.ts';
import { createDataAccessesStore, type DataAccessRow } from './data-accesses.store.ts';

const told = z.object({
  dataAccess: z.object({
    dataKind: dataCategorySchema,
    serviceNumber: z.string().max(40).nullable().default(null),
    by: z.string().trim().min(1).max(80),
  }),
});

/** What the operator tells of its own people's looks at a customer's data. */
export const createRecordStaffAccess =
  ({ dataAccesses }: { dataAccesses: Pick<DataAccesses, 'keepWithin'> }) =>
  async (tx: Tx, { event, customerId, eventTime }: EventRow): Promise<void> => {
    const { data } = told.safeParse(event);
    if (!data || customerId === null) return;
    const { by: name, dataKind, serviceNumber } = data.dataAccess;
    const look = {
      customerId,
      serviceNumber,
      dataKind,
      role: 'operator',
      userId: null,
      name,
      place: null,
    } as const;
    await dataAccesses.keepWithin(tx, look, eventTime);
  };

export type { DataAccessRow } from './data-accesses.store.ts';

/** Somebody's look at one kind of data of one customer. */
export interface Look {
  customerId: string;
  /** Null: of no line in particular. */
  serviceNumber: string | null;
  dataKind: DataCategory;
  role: DataAccessRole;
  /** Null: nobody who was signed in. */
  userId: string | null;
  /** What somebody of the operator is called to customers; null for everybody else. */
  name: string | null;
  place: string | null;
}

export interface DataAccesses {
  /** Written within a second, beside the answer. */
  note(looks: readonly Look[]): void;
  /** Written when this returns. */
  keep(looks: readonly Look[]): Promise<void>;
  /** Writes the look of somebody who was not signed in, in the caller's transaction. */
  keepWithin(tx: Tx, look: Look & { userId: null }, at: Date): Promise<void>;
  /** Those of others than the reader, the newest first. */
  list(
    reader: Reader,
    page: { offset: number; limit: number },
  ): Promise<{ rows: DataAccessRow[]; total: number }>;
  find(reader: Reader, accessId: string): Promise<DataAccessRow | null>;
  /** By key; without those who have no account any more. */
  usersOf(rows: readonly DataAccessRow[]): Promise<Map<string, string>>;
  /** Of a user who goes: what they looked at stays, and names nobody. */
  forgetPerson(tx: Tx, userId: string): Promise<void>;
  forgetCustomers(tx: Tx, customerIds: readonly string[]): Promise<void>;
  /** Writes what has not been written yet. */
  close(): Promise<void>;
}

interface Reader {
  userId: string;
  customerIds: readonly string[];
}

const hourMs = 60 * 60 * 1_000;
/** Of one insert. */
const rowsAtOnce = 500;
/** Of those that this process has written in this hour; beyond it they are written again, which changes nothing. */
const mostRemembered = 50_000;

const accessIds = '0b5e4a86-6f0c-4f0e-9b53-3d1f6e8a7c41';

export interface DataAccessesNeeds {
  db: Db;
  /** Those who still have an account; none of them is closed before `tx` ends. */
  holdUsers(tx: Tx, userIds: readonly string[]): Promise<{ userId: string }[]>;
  log: Logger;
}

export function createDataAccesses({ db, holdUsers, log }: DataAccessesNeeds): DataAccesses {
  const store = createDataAccessesStore(db);
  const known = { rows: createWritten(), people: createWritten() };
  const behind = createWriteBehind<Traced>({
    merge: (known) => known,
    write: add,
    atOnce: rowsAtOnce,
    onFailure: (err) => log.warn({ err }, 'who looked at whose data is not written yet'),
  });

  /** Those that this process has not written in this hour. */
  const newOf = (looks: readonly Look[]): Traced[] => {
    const at = new Date();
    return looks.map((look) => toTraced(look, at)).filter(({ row }) => !known.rows.has(row.accessId, at));
  };

  async function add(traced: readonly Traced[]): Promise<void> {
    const now = new Date();
    const people = new Map(
      traced.flatMap(({ row: { personKey }, userId }) =>
        personKey === null || userId === null || known.people.has(personKey, now)
          ? []
          : [[userId, personKey]],
      ),
    );
    const rows = traced.map(({ row }) => row);
    if (people.size === 0) await store.add(db, rows);
    else await db.transaction((tx) => addWithPeople(tx, rows, people));
    known.people.add([...people.values()], now);
    for (const { accessId, accessedAt } of rows) known.rows.add([accessId], accessedAt);
  }

  async function addWithPeople(tx: Tx, rows: readonly DataAccessRow[], people: ReadonlyMap<string, string>) {
    const held = await holdUsers(tx, [...people.keys()]);
    await store.addPeople(
      tx,
      held.map(({ userId }) => ({ userId, personKey: personKeyOf(userId) })),
    );
    await store.add(tx, rows);
  }

  function wait(traced: readonly Traced[]): void {
    for (const each of traced) behind.add(each.row.accessId, each);
  }

  return {
    note: (looks) => wait(newOf(looks)),

    async keep(looks) {
      const traced = newOf(looks);
      if (traced.length === 0) return;
      try {
        await add(traced);
      } catch (error) {
        // A standby answers reads until it takes over.
        if (!isReadOnly(error)) throw error;
        wait(traced);
      }
    },

    keepWithin: (tx, look, at) => store.add(tx, [toTraced(look, at).row]),

    list: async ({ userId, customerIds }, page) =>
      customerIds.length === 0 ? { rows: [], total: 0 } : store.list(customerIds, personKeyOf(userId), page),

    find: async ({ userId, customerIds }, accessId) =>
      customerIds.length === 0 || !isUuid(accessId)
        ? null
        : store.find(customerIds, personKeyOf(userId), accessId),

    async usersOf(rows) {
      const found = await store.people([...new Set(rows.flatMap(({ personKey }) => personKey ?? []))]);
      return new Map(found.map(({ personKey, userId }) => [personKey, userId]));
    },

    forgetPerson: (tx, userId) => store.forgetPerson(tx, personKeyOf(userId)),

    async forgetCustomers(tx, customerIds) {
      if (customerIds.length > 0) await store.forgetCustomers(tx, customerIds);
    },

    close: behind.close,
  };
}

interface Traced {
  row: DataAccessRow;
  userId: string | null;
}

function toTraced({ userId, ...look }: Look, at: Date): Traced {
  const { customerId, serviceNumber, dataKind, role, name, place } = look;
  const personKey = userId === null ? null : personKeyOf(userId);
  const hour = hourOf(at);
  const accessId = uuidv5(
    JSON.stringify([customerId, serviceNumber, dataKind, role, personKey, name, place, hour]),
    accessIds,
  );
  return { row: { ...look, personKey, accessId, accessedAt: at }, userId };
}

const hourOf = (at: Date): number => Math.floor(at.getTime() / hourMs);

/** What this process has written in this hour. */
function createWritten() {
  let hour = 0;
  const ids = new Set<string>();
  const turnTo = (at: Date) => {
    if (hourOf(at) !== hour || ids.size > mostRemembered) ids.clear();
    hour = hourOf(at);
  };
  return {
    has(id: string, at: Date): boolean {
      turnTo(at);
      return ids.has(id);
    },
    add(added: readonly string[], at: Date): void {
      if (hourOf(at) === hour) for (const id of added) ids.add(id);
    },
  };
}

export type AuditAccess = (
  looker: Caller,
  kind: DataCategory,
  lines: readonly ManagedLine[],
) => Promise<void>;

/** With whom somebody spoke, their secrets and what they asked for is recorded before it is shown; figures, just after. */
const recordedFirst: ReadonlySet<DataCategory> = new Set(['records', 'requests', 'chip', 'home']);

/** What everybody leaves who looks at the data of a line that another customer holds. */
export function createAuditAccess({ dataAccesses }: { dataAccesses: DataAccesses }): AuditAccess {
  return async (looker, kind, lines) => {
    const looks = lines.flatMap((line) => lookOf(looker, kind, line));
    if (recordedFirst.has(kind)) await dataAccesses.keep(looks);
    else dataAccesses.note(looks);
  };
}

function lookOf({ userId, entered }: Caller, dataKind: DataCategory, line: ManagedLine): Look[] {
  const { customerId, serviceNumber, role } = line;
  if (role === 'holder') return [];
  return [{ customerId, serviceNumber, dataKind, role, userId, name: null, place: placeOf(entered) }];
}
