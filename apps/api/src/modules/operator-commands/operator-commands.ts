// Who asked the operator for what, until it tells how that ended.
import type { Db } from '@portal/database/connection';
import { createOperatorCommandsStore } from './operator-commands.store.ts';

export type { OperatorCommand } from './operator-commands.store.ts';

export type OperatorCommands = ReturnType<typeof createOperatorCommandsStore>;

export const createOperatorCommands = (db: Db): OperatorCommands => createOperatorCommandsStore(db);
