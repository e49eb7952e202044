// Beside TMF644: the customer reads who looked at their data.
import { type DataAccess, getDataAccess, listDataAccesses } from '@portal/contract/privacy/data-accesses';
import { nationalNumber } from '@portal/market/service-number';
import type { FastifyInstance } from 'fastify';
import { type Caller, heldCustomers } from '../../caller.ts';
import { callerOf } from '../../http/access.ts';
import { sendFound, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import type { Sso } from '../sso/sso.ts';
import type { DataAccesses, DataAccessRow } from './data-accesses.ts';

export interface DataAccessRouteNeeds {
  dataAccesses: Pick<DataAccesses, 'list' | 'find' | 'usersOf'>;
  sso: Pick<Sso, 'namesOf'>;
}

export function dataAccessRoutes(app: FastifyInstance, { dataAccesses, sso }: DataAccessRouteNeeds): void {
  /** What was held when it was asked: whoever has left a customer reads no more of it. */
  const readerOf = ({ userId, lines }: Caller) => ({ userId, customerIds: heldCustomers(lines) });

  async function shown(rows: readonly DataAccessRow[]): Promise<DataAccess[]> {
    const users = await dataAccesses.usersOf(rows);
    const names = await sso.namesOf([...new Set(users.values())]);
    const nameOf = ({ personKey, role, name }: DataAccessRow) =>
      // Of whom somebody's repair was followed by, the customer knows no name.
      role === 'repairFollower' ? null : (names.get(users.get(personKey ?? '') ?? '')?.name ?? name);
    return rows.map((row) => toDataAccess(row, nameOf(row)));
  }

  route(app, listDataAccesses, async ({ request, reply }) =>
    sendFound(request, reply, { words: [], sorts: ['-accessDate'] }, async (page) => {
      const { rows, total } = await dataAccesses.list(readerOf(callerOf(request)), page);
      return { items: await shown(rows), total };
    }),
  );

  route(app, getDataAccess, async ({ params, request, reply }) => {
    const row = await dataAccesses.find(readerOf(callerOf(request)), params.id);
    return sendItem(request, reply, row && (await shown([row]))[0]);
  });
}

function toDataAccess(row: DataAccessRow, name: string | null): DataAccess {
  const { accessId: id, serviceNumber, dataKind, place, role, accessedAt } = row;
  return {
    '@type': 'DataAccess',
    id,
    href: `${listDataAccesses.path}/${id}`,
    accessDate: dateTime(accessedAt),
    dataKind,
    serviceNumber: serviceNumber && nationalNumber(serviceNumber),
    place,
    relatedParty: {
      role,
      name,
      '@referredType': role === 'operator' ? 'Organization' : 'Individual',
    },
  };
}
