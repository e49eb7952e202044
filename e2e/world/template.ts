// Before all journeys: the server is built, and a portal is started and stopped once,
// so that every world begins as a copy of its database.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rememberDay } from './laid.ts';
import { buildServer, runPortal } from './portal.ts';
import { keepPristine } from './pristine.ts';

export const TEMPLATE = 'JOURNEY_TEMPLATE';

async function makeTemplate(): Promise<() => void> {
  buildServer();
  rememberDay();
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  // The database runs as an account of its own, which must be able to enter.
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const dataDir = join(folder, 'data');
    const portal = await runPortal(dataDir, {});
    await keepPristine(dataDir).finally(portal.stop);
  } catch (error) {
    remove();
    throw error;
  }
  process.env[TEMPLATE] = join(folder, 'data');
  return remove;
}

// biome-ignore lint/style/noDefaultExport: the runner calls what a set-up file exports by default.
export default makeTemplate;
