// An operator whose customers, lines, accounts, bills, plans, packages and repairs are called what no UUID is.
import type { OperatorPorts } from '@portal/operator-ports/operator';
import { type FamilyName, familyNames } from '@portal/operator-tmf/families';

const renamed = new Set([
  'customerId',
  'lineId',
  'accountId',
  'billNo',
  'ticketId',
  'bucketId',
  'recordId',
  'offeringId',
  'planCode',
  'fromPlanCode',
  'toPlanCode',
]);

export const otherId = (id: string): string => `CUST/${id}-ñ?x`;
const ownId = (text: string): string => /^CUST\/(.*)-ñ\?x$/i.exec(text)?.[1] ?? text;

function changed(value: unknown, change: (text: string, name: string) => string, name = ''): unknown {
  if (typeof value === 'string') return change(value, name);
  if (Array.isArray(value)) return value.map((item) => changed(item, change, name));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part, change, key)]));
}

type Operations = Record<string, (...args: unknown[]) => Promise<unknown>>;

export function withOtherIds(ports: OperatorPorts): OperatorPorts {
  const speaking = (family: FamilyName) =>
    Object.fromEntries(
      Object.entries(ports[family] as unknown as Operations).map(([operation, ask]) => [
        operation,
        async (...args: unknown[]) => {
          const answer = await ask(...args.map((arg) => changed(arg, ownId)));
          const isIds = operation === 'withDocument';
          return changed(answer, (text, name) => (isIds || renamed.has(name) ? otherId(text) : text));
        },
      ]),
    );
  return Object.fromEntries(
    familyNames.map((family) => [family, speaking(family)]),
  ) as unknown as OperatorPorts;
}
