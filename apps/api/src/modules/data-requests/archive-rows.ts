// The rows of each file of an archive, page by page: of the portal's own calls, and of what no call shows.
import type { Call } from '@portal/contract/common';
import { leftOutHeader } from '@portal/contract/headers';
import { listDailyUsage, listUsages } from '@portal/contract/lines/usage-records';
import { linesFor } from '@portal/contract/policy';
import type { Db } from '@portal/database/connection';
import { addDays, addMonths, civilDateOf, wallTime } from '@portal/market/civil-dates';
import { unitsOf } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';
import type { Customers } from '@portal/operator-ports/customers';
import type { DayRange, RecordType, Usage } from '@portal/operator-ports/usage';
import { z } from 'zod';
import { type Caller, heldCustomers, type ManagedLine } from '../../caller.ts';
import type { EventRow } from '../../db/events.ts';
import type { Messages } from '../messages/messages.ts';
import type { Permissions } from '../permissions/permissions.ts';
import type { Sso } from '../sso/sso.ts';
import { type ArchiveFile, archiveCopy } from './data-requests.copy.ts';

// JSON as a table: a column for each value that the contract names, what is a list stays JSON in its field.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** What says nothing to whoever reads a table; the JSON has it. */
const forPrograms: ReadonlySet<string> = new Set(['@type', 'href']);

/** Dotted paths, in the order of the contract. */
function columnsOf(schema: unknown, path = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return columnsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray && path === '') return columnsOf(schema.element, path);
  if (schema instanceof z.ZodUnion)
    return [...new Set(schema.options.flatMap((option) => columnsOf(option, path)))];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      forPrograms.has(name) ? [] : columnsOf(field, path === '' ? name : `${path}.${name}`),
    );
  return path === '' ? [] : [path];
}

export function rowOf(item: Json, columns: readonly string[]): (string | number)[] {
  return columns.map((column) => {
    const value = column.split('.').reduce<Json | undefined>(within, item);
    if (value === null || value === undefined) return '';
    return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
  });
}

const within = (value: Json | undefined, name: string): Json | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && Object.hasOwn(value, name)
    ? value[name]
    : undefined;

export interface ArchiveTable {
  file: ArchiveFile;
  columns: readonly string[];
  /** One thing, as JSON knows it, or a list. */
  isList: boolean;
  pages: AsyncIterable<Json[]>;
}

/** Asks the portal as the person would, without the session. */
export type AskAsPerson = (
  address: string,
) => Promise<{ status: number; headers: Record<string, string>; body: string }>;

/** What the archive says of itself. */
export interface ArchiveNotes {
  /** Whose records they may not read. */
  refused(line: string): void;
  /** Rows of the file that is being written, or of what its rows are made of. */
  leftOut(rows: number): void;
}

export interface ArchiveRowNeeds {
  db: Db;
  /** Those that the portal answers, by id: complete once the routes are there. */
  calls: ReadonlyMap<string, Call>;
  usage: Pick<Usage, 'records' | 'dailyUse'>;
  customers: Pick<Customers, 'customer'>;
  permissions: Pick<Permissions, 'usersOf'>;
  history: OwnHistory;
  /** How long records are kept. */
  usageMonths: number;
  /** As far back as the calls show records. */
  earliestDay(now: Date): string;
  /** With how many rows of the operator's lists could not be read. */
  countingLeftOut<T>(work: () => Promise<T>): Promise<{ answer: T; leftOut: number }>;
}

/** What somebody asks for and does not have: nothing of it stands in the archive. */
const refusals: ReadonlySet<number> = new Set([400, 403, 404, 409, 416, 422]);
const rowsAtOnce = 500;

export function createArchiveRows(needs: ArchiveRowNeeds) {
  const { db, calls, usage, customers, permissions, history, usageMonths, earliestDay, countingLeftOut } =
    needs;

  /** Null: refused. @throws when it could not be answered now */
  async function answerOf(ask: AskAsPerson, notes: ArchiveNotes, address: string) {
    const { status, headers, body } = await ask(address);
    if (refusals.has(status)) return null;
    if (status >= 300) throw new Error(`the archive was answered ${status}`);
    notes.leftOut(Number(headers[leftOutHeader.toLowerCase()] ?? 0));
    return { json: JSON.parse(body) as Json, total: Number(headers['x-total-count'] ?? 0) };
  }

  async function* pagesOf(
    ask: AskAsPerson,
    notes: ArchiveNotes,
    call: Call,
    query: Record<string, string>,
    path = call.path,
  ) {
    for (let offset = 0; ; offset += rowsAtOnce) {
      const paging = isPaged(call) ? { offset: String(offset), limit: String(rowsAtOnce) } : {};
      const found = await answerOf(ask, notes, `${path}?${new URLSearchParams({ ...query, ...paging })}`);
      if (!found) return;
      const { json, total } = found;
      yield Array.isArray(json) ? json : [json];
      if (!isPaged(call) || offset + rowsAtOnce >= total) return;
    }
  }

  async function* rowsOf(
    ask: AskAsPerson,
    notes: ArchiveNotes,
    caller: Caller,
    { call, query = {}, each: word, itemsOf }: ArchivePart,
  ) {
    if (itemsOf) {
      for await (const page of pagesOf(ask, notes, itemsOf, {}))
        for (const item of page) {
          const id = encodeURIComponent(String((item as { id: Json }).id));
          const found = await answerOf(
            ask,
            notes,
            `${call.path.replace(':id', id)}?${new URLSearchParams(query)}`,
          );
          if (found) yield [found.json];
          // Its collection has just told of it.
          else notes.leftOut(1);
        }
      return;
    }
    if (!word) return yield* pagesOf(ask, notes, call, query);
    const named = caller.lines.map(({ serviceNumber, accountId }) =>
      word === 'serviceId' ? nationalNumber(serviceNumber) : accountId,
    );
    for (const value of new Set(named))
      for await (const page of pagesOf(ask, notes, call, { ...query, [word]: value }))
        yield page.map((item) => ({ [word]: value, ...(item as object) }) as Json);
  }

  const fromCall = (
    ask: AskAsPerson,
    notes: ArchiveNotes,
    caller: Caller,
    part: ArchivePart,
  ): ArchiveTable => {
    const { call, each: word } = part;
    const columns = columnsOf(call.answers[200]);
    return {
      file: part.file,
      isList: part.itemsOf !== undefined || word !== undefined || isListed(call),
      columns: word ? [word, ...columns] : columns,
      pages: rowsOf(ask, notes, caller, part),
    };
  };

  /** Whatever is kept: months go whole, and by another clock than the country's. */
  const wholeRange = (): DayRange => {
    const to = civilDateOf(new Date());
    return { from: addDays(addMonths(`${to.slice(0, 7)}-01`, -usageMonths), -1), to };
  };

  async function* daysOf(caller: Caller, notes: ArchiveNotes) {
    const range = wholeRange();
    for (const line of linesFor(listDailyUsage, caller.lines)) {
      if (line.kind === 'Fixed') continue;
      for (const type of kinds) {
        const { answer: days, leftOut } = await countingLeftOut(() => usage.dailyUse(line, type, range));
        notes.leftOut(leftOut);
        yield days.map(
          (day): Json => ({
            serviceId: nationalNumber(line.serviceNumber),
            usageType: type,
            date: day.day,
            used: day.quantity,
            records: day.records,
          }),
        );
      }
    }
  }

  /**
   * Of which lines the records are the person's: what another adult did is theirs, also where they show it. Who used the
   * line before is shown no further back than by the calls.
   */
  async function ownRecords({ userId, lines }: Caller): Promise<{ line: ManagedLine; range: DayRange }[]> {
    const users = await permissions.usersOf(db, lines);
    const whole = wholeRange();
    return lines.flatMap((line) => {
      const user = users.get(line.serviceNumber);
      const isUser = user?.userId === userId && !user.isHolder;
      const isTheirs = isUser || (line.role === 'holder' && !user?.usedByOtherAdult);
      if (line.kind === 'Fixed' || !isTheirs) return [];
      // The holder's own, and another adult's who has shown no more than a code, is since ever the holder's.
      if (!user || (user.kind === 'adult' && !isUser)) return [{ line, range: whole }];
      // Since when they use it, but not from before what is kept, nor from after what the calls show.
      const [, from = whole.to] = [whole.from, civilDateOf(user.since), earliestDay(new Date())].toSorted();
      return [{ line, range: { ...whole, from } }];
    });
  }

  /** Whoever a line's records are about may read them as long as they are kept. */
  async function* recordsOf(ask: AskAsPerson, notes: ArchiveNotes, caller: Caller) {
    for (const { line, range } of await ownRecords(caller)) {
      const serviceId = nationalNumber(line.serviceNumber);
      const words = new URLSearchParams({ serviceId, limit: '1' });
      if ((await answerOf(ask, notes, `${listUsages.path}?${words}`)) === null) {
        notes.refused(serviceId);
        continue;
      }
      let shown = 0;
      let total = 1;
      // A page may be short of rows that could not be read: how many there are says the operator.
      for (let offset = 0; offset < total; offset += rowsAtOnce) {
        const page = { offset, limit: rowsAtOnce, range, types: [...kinds] };
        const found = await usage.records([line], { ...page, oldestFirst: true });
        total = found.total;
        shown += found.records.length;
        yield found.records.map((record): Json => {
          const { recordId: id, usageType, startedAt, destination, quantity, amountCents } = record;
          const amount = amountCents === null ? null : unitsOf(amountCents);
          return {
            id,
            serviceId,
            usageType,
            startedAt: wallTime(startedAt),
            destination,
            quantity,
            amount,
          };
        });
      }
      notes.leftOut(total - shown);
    }
  }

  async function* holdersOf(caller: Caller) {
    for (const customerId of heldCustomers(caller.lines)) {
      const customer = await customers.customer(customerId);
      if (customer) yield [{ ...customer } as Json];
    }
  }

  return (ask: AskAsPerson, caller: Caller, notes: ArchiveNotes): ArchiveTable[] => [
    ...archivePartsOf(calls).map((part) => fromCall(ask, notes, caller, part)),
    { file: 'titular', isList: true, columns: columns.holder, pages: holdersOf(caller) },
    { file: 'consumo-por-dia', isList: true, columns: columns.day, pages: daysOf(caller, notes) },
    { file: 'registros', isList: true, columns: columns.record, pages: recordsOf(ask, notes, caller) },
    { file: 'equipos-conocidos', isList: true, columns: columns.device, pages: history.devices(caller) },
    { file: 'mensajes-enviados', isList: true, columns: columns.message, pages: history.messages(caller) },
    { file: 'historial', isList: true, columns: columns.event, pages: history.events(caller) },
  ];
}

/** A file that a call answers, and what it is asked with. */
interface ArchivePart {
  call: Call;
  file: ArchiveFile;
  query?: Readonly<Record<string, string>>;
  each?: 'serviceId' | 'billingAccountId';
  /** Each item of this collection is asked for alone, with all there is to say of it. */
  itemsOf?: Call;
}

const isFile = (name: string): name is ArchiveFile => Object.hasOwn(archiveCopy.files, name);

/** As the calls' policies say, in the order in which the archive speaks of its files. */
export function archivePartsOf(calls: ReadonlyMap<string, Call>): ArchivePart[] {
  const all = [...calls.values()];
  const order = Object.keys(archiveCopy.files);
  return all
    .flatMap((call) => {
      const { policy } = call;
      if (policy.access === 'public' || typeof policy.archive === 'string') return [];
      return policy.archive.map(({ file, itemsOf, ...rest }): ArchivePart => {
        if (!isFile(file)) throw new Error(`the archive does not say what its file «${file}» is`);
        const collection = all.find(({ method, path }) => method === 'GET' && path === itemsOf);
        return { call, file, ...rest, ...(collection ? { itemsOf: collection } : {}) };
      });
    })
    .sort((a, b) => order.indexOf(a.file) - order.indexOf(b.file));
}

const isPaged = ({ query }: Call): boolean =>
  query instanceof z.ZodObject && Object.hasOwn(query.shape, 'offset');
const isListed = ({ answers }: Call): boolean => answers[200] instanceof z.ZodArray;

const kinds: readonly RecordType[] = ['voz', 'internet', 'sms'];

const columns = {
  holder: [
    'customerId',
    'kind',
    'name',
    'documentType',
    'documentNumber',
    'documentIssuedOn',
    'bornOn',
    'email',
    'address',
  ],
  day: ['serviceId', 'usageType', 'date', 'used', 'records'],
  record: ['id', 'serviceId', 'usageType', 'startedAt', 'destination', 'quantity', 'amount'],
  device: ['lastSeenAt'],
  message: ['channel', 'recipient', 'subject', 'status', 'createdAt', 'sentAt', 'deliveredAt'],
  event: ['eventId', 'eventType', 'eventTime', 'customerId', 'event'],
};

// What the portal keeps of a person and no call shows: what it wrote to them, what happened, what they come with.

interface OwnHistory {
  devices(caller: Caller): AsyncIterable<Json[]>;
  messages(caller: Caller): AsyncIterable<Json[]>;
  events(caller: Caller): AsyncIterable<Json[]>;
}

export interface OwnHistoryNeeds {
  sso: Pick<Sso, 'knownDevices'>;
  messages: Pick<Messages, 'writtenTo'>;
  /** The oldest first, after this one. */
  eventsOf(userId: string, after: string | null): Promise<EventRow[]>;
}

export function createOwnHistory({ sso, messages, eventsOf }: OwnHistoryNeeds): OwnHistory {
  return {
    async *devices({ userId }) {
      const seen = await sso.knownDevices(userId);
      yield seen.map((lastSeenAt): Json => ({ lastSeenAt: wallTime(lastSeenAt) }));
    },

    async *messages({ loginName, email, phone }) {
      for (const to of new Set([loginName, email, phone])) {
        if (to === null) continue;
        const rows = await messages.writtenTo(to);
        yield rows.map(({ channel, recipient, subject, status, ...row }): Json => {
          const { createdAt, sentAt, deliveredAt } = row;
          const at = (moment: Date | null) => moment && wallTime(moment);
          return {
            channel,
            recipient,
            subject,
            status,
            createdAt: wallTime(createdAt),
            sentAt: at(sentAt),
            deliveredAt: at(deliveredAt),
          };
        });
      }
    },

    async *events({ userId }) {
      for (let after: string | null = null; ; ) {
        const rows: EventRow[] = await eventsOf(userId, after);
        yield rows.map(({ eventId, eventType, eventTime, customerId, event }): Json => {
          const { secret: _, ...told } = event;
          return { eventId, eventType, eventTime: wallTime(eventTime), customerId, event: told as Json };
        });
        const last = rows.at(-1);
        if (!last || rows.length < eventsAtOnce) return;
        after = last.eventId;
      }
    },
  };
}

const eventsAtOnce = 500;
