// TMF672 permissions: which lines a user has, and as what: holder of their customer, manager, viewer or payer; and who uses
// them.
import type { Db } from '@portal/database/connection';
import { createLineUsersStore } from './line-users.store.ts';
import { createPermissionsStore, createRolesStore } from './permissions.store.ts';

export type { LineConsentRow, LineUserRow } from './line-users.store.ts';
export type { Invitation, LineManager, LineRole } from './permissions.store.ts';

export type Permissions = ReturnType<typeof createPermissions>;

export function createPermissions(db: Db) {
  const lineUsers = createLineUsersStore(db);
  return { ...createPermissionsStore(db, lineUsers), ...createRolesStore(db), ...lineUsers };
}
