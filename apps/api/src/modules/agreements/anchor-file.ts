// Anchors beside the server: one file a day, to which lines are only added.
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { civilDateOf } from '@portal/market/civil-dates';

export function createAnchorFile(dataDir: string) {
  const folder = join(dataDir, 'agreement-anchors');
  return async (lines: readonly string[]): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${civilDateOf(new Date())}.jsonl`);
    await appendFile(file, `${lines.join('\n')}\n`, { mode: 0o600, flush: true });
  };
}
