// TMF672 permissions: which lines a user manages, and as what: holder of their customer, or manager.
import type { Db } from '@portal/database/connection';
import { createPermissionsStore } from './permissions.store.ts';

export type { LineManager } from './permissions.store.ts';

export type Permissions = ReturnType<typeof createPermissionsStore>;

export function createPermissions(db: Db): Permissions {
  return createPermissionsStore(db);
}
