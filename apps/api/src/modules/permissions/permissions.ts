// TMF672 permissions: which lines a user has, and as what: holder of their customer, manager, viewer or payer.
import type { Db } from '@portal/database/connection';
import { createPermissionsStore } from './permissions.store.ts';
import { createRolesStore } from './roles.store.ts';

export type { LineManager } from './permissions.store.ts';
export type { Invitation, LineRole } from './roles.store.ts';

export type Permissions = ReturnType<typeof createPermissions>;

export function createPermissions(db: Db) {
  return { ...createPermissionsStore(db), ...createRolesStore(db) };
}
