// Our own customers and lines have UUIDs. Whoever asks by anything else asks for somebody whom nobody knows here.
import { isUuid } from '@portal/database/uuid';
import { v5 as uuidv5 } from 'uuid';

const nobody = '00000000-0000-0000-0000-000000000000';
const knownId = (id: unknown): unknown => (typeof id === 'string' && !isUuid(id) ? nobody : id);

/** Of people whom their portal calls something else than a UUID: the same one is the same here. */
const otherAuthors = '2f0d6d0e-4a1c-4a57-9f0e-6b7b9f1f7c11';
/** Who may be nobody's customer: what they write and book stands under this id. */
export const ownAuthorId = (authorId: string): string =>
  isUuid(authorId) ? authorId : uuidv5(authorId, otherAuthors);

/** Names of ids in what is asked. Ids of commands are not among them: two of them must never become one. */
const idNames = new Set(['customerId', 'lineId', 'customerIds', 'lineIds', 'paymentIds', 'chargeIds']);

/** Operations whose first arguments are such ids, and how many. */
const bareIds = new Map([
  ['customer', 1],
  ['withDocument', 1],
  ['listHome', 1],
  ['linesOf', 1],
  ['usedBetween', 2],
]);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether nothing of it has to be another: nearly always, and then it is handed on as it came. */
function isKnown(value: unknown, isId: boolean): boolean {
  if (Array.isArray(value)) return value.every((item) => isKnown(item, isId));
  if (!isPlain(value)) return !isId || value === knownId(value);
  return Object.keys(value).every((name) => isKnown(value[name], idNames.has(name)));
}

function known(value: unknown, isId: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => known(item, isId));
  if (!isPlain(value)) return isId ? knownId(value) : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, known(part, idNames.has(name))]),
  );
}

/** The port, for whoever may call customers and lines what they like. */
export function askedByAnyId<Port extends object>(port: Port): Port {
  const operations = Object.entries(port).map(([name, operation]) => {
    const bare = bareIds.get(name) ?? 0;
    const asked = (...args: unknown[]) =>
      operation(...args.map((arg, place) => (isKnown(arg, place < bare) ? arg : known(arg, place < bare))));
    return [name, asked];
  });
  return Object.fromEntries(operations);
}
