// The rows of each file of an archive, page by page: of the portal's own calls, and of what no call shows.
import type { Call } from '@portal/contract/common';
import { listDailyUsage, listUsages } from '@portal/contract/lines/usage-records';
import { linesFor } from '@portal/contract/policy';
import { type LineUser, listLineUsers } from '@portal/contract/privacy/line-users';
import { addMonths, civilDateOf, wallTime } from '@portal/market/civil-dates';
import { unitsOf } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';
import type { Customers } from '@portal/operator-ports/customers';
import type { RecordType, Usage } from '@portal/operator-ports/usage';
import { z } from 'zod';
import { type Caller, heldCustomers } from '../../caller.ts';
import type { EventRow } from '../../db/events.ts';
import type { Messages } from '../messages/messages.ts';
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

export interface ArchiveRowNeeds {
  /** Those that the portal answers, by id: complete once the routes are there. */
  calls: ReadonlyMap<string, Call>;
  usage: Pick<Usage, 'records' | 'dailyUse'>;
  customers: Pick<Customers, 'customer'>;
  history: OwnHistory;
  /** How long records are kept. */
  usageMonths: number;
}

/** What somebody asks for and does not have: nothing of it stands in the archive. */
const refusals: ReadonlySet<number> = new Set([400, 403, 404, 409, 416, 422]);
const rowsAtOnce = 500;

export function createArchiveRows({ calls, usage, customers, history, usageMonths }: ArchiveRowNeeds) {
  /** Null: refused. @throws when it could not be answered now */
  async function answerOf(ask: AskAsPerson, address: string) {
    const { status, headers, body } = await ask(address);
    if (refusals.has(status)) return null;
    if (status >= 300) throw new Error(`the archive was answered ${status}`);
    return { json: JSON.parse(body) as Json, total: Number(headers['x-total-count'] ?? 0) };
  }

  async function* pagesOf(ask: AskAsPerson, call: Call, query: Record<string, string>, path = call.path) {
    for (let offset = 0; ; offset += rowsAtOnce) {
      const paging = isPaged(call) ? { offset: String(offset), limit: String(rowsAtOnce) } : {};
      const found = await answerOf(ask, `${path}?${new URLSearchParams({ ...query, ...paging })}`);
      if (!found) return;
      const { json, total } = found;
      yield Array.isArray(json) ? json : [json];
      if (!isPaged(call) || offset + rowsAtOnce >= total) return;
    }
  }

  async function* rowsOf(
    ask: AskAsPerson,
    caller: Caller,
    { call, query = {}, each: word, itemsOf }: ArchivePart,
  ) {
    if (itemsOf) {
      for await (const page of pagesOf(ask, itemsOf, {}))
        for (const item of page) {
          const id = encodeURIComponent(String((item as { id: Json }).id));
          yield* pagesOf(ask, call, query, call.path.replace(':id', id));
        }
      return;
    }
    if (!word) return yield* pagesOf(ask, call, query);
    const named = caller.lines.map(({ serviceNumber, accountId }) =>
      word === 'serviceId' ? nationalNumber(serviceNumber) : accountId,
    );
    for (const value of new Set(named))
      for await (const page of pagesOf(ask, call, { ...query, [word]: value }))
        yield page.map((item) => ({ [word]: value, ...(item as object) }) as Json);
  }

  const fromCall = (ask: AskAsPerson, caller: Caller, part: ArchivePart): ArchiveTable => {
    const { call, each: word } = part;
    const columns = columnsOf(call.answers[200]);
    return {
      file: part.file,
      isList: part.itemsOf !== undefined || word !== undefined || isListed(call),
      columns: word ? [word, ...columns] : columns,
      pages: rowsOf(ask, caller, part),
    };
  };

  const wholeRange = () => {
    const to = civilDateOf(new Date());
    return { from: addMonths(to, -usageMonths), to };
  };

  async function* daysOf(caller: Caller) {
    for (const line of linesFor(listDailyUsage, caller.lines)) {
      if (line.kind === 'Fixed') continue;
      for (const type of kinds) {
        const days = await usage.dailyUse(line, type, wholeRange());
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

  /** Of which lines the records are the person's: what another adult did is theirs, also where they show it. */
  async function ownRecords(ask: AskAsPerson, { lines }: Caller) {
    const users: LineUser[] = [];
    for await (const page of pagesOf(ask, listLineUsers, {})) users.push(...(page as unknown as LineUser[]));
    return lines.filter(({ serviceNumber, role, kind }) => {
      const user = users.find(({ id }) => id === nationalNumber(serviceNumber));
      return kind !== 'Fixed' && (user?.kind === 'adult' ? user.isCaller : role === 'holder');
    });
  }

  /** Whoever a line's records are about may read them as long as they are kept. */
  async function* recordsOf(ask: AskAsPerson, caller: Caller, onRefused: (line: string) => void) {
    for (const line of await ownRecords(ask, caller)) {
      const serviceId = nationalNumber(line.serviceNumber);
      const words = new URLSearchParams({ serviceId, limit: '1' });
      if ((await answerOf(ask, `${listUsages.path}?${words}`)) === null) {
        onRefused(serviceId);
        continue;
      }
      for (let offset = 0; ; offset += rowsAtOnce) {
        const page = { offset, limit: rowsAtOnce, range: wholeRange(), types: [...kinds] };
        const { records } = await usage.records([line], { ...page, oldestFirst: true });
        yield records.map((record): Json => {
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
        if (records.length < rowsAtOnce) break;
      }
    }
  }

  async function* holdersOf(caller: Caller) {
    for (const customerId of heldCustomers(caller.lines)) {
      const customer = await customers.customer(customerId);
      if (customer) yield [{ ...customer } as Json];
    }
  }

  return (ask: AskAsPerson, caller: Caller, onRefused: (line: string) => void): ArchiveTable[] => [
    ...archivePartsOf(calls).map((part) => fromCall(ask, caller, part)),
    { file: 'titular', isList: true, columns: columns.holder, pages: holdersOf(caller) },
    { file: 'consumo-por-dia', isList: true, columns: columns.day, pages: daysOf(caller) },
    {
      file: 'registros',
      isList: true,
      columns: columns.record,
      pages: recordsOf(ask, caller, onRefused),
    },
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
