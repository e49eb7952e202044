// Where files lie that the server reads, whether it runs from `src` or, bundled, from `dist` beside it.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const inApi = (path: string) => new URL(`../${path}`, import.meta.url);

/** What `vite build` wrote. */
export const portalFolder = fileURLToPath(inApi('../web/dist'));
/** What `buildPages` of `scripts/setup.mjs` wrote. */
export const payPageFolder = fileURLToPath(inApi('../pay/dist'));
export const assistantPageFolder = fileURLToPath(inApi('../assistant/dist'));
/** What the build has learnt for the assistant. */
export const learntFolder = fileURLToPath(inApi('dist'));
export const migrationsFolder = fileURLToPath(inApi('src/db/migrations'));

/** What somebody types to do something to the database: where the portal was assembled there is no npm. */
export const dbCommand = existsSync(inApi('../../portal-db')) ? './portal-db' : 'npm run db --';
