// Anchors beside the server: one file a day, to which lines are only added.
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { civilDateOf } from '@portal/market/civil-dates';
import type { Anchor } from '@portal/operator-ports/anchors';

const folderOf = (dataDir: string): string => join(dataDir, 'agreement-anchors');

export function createAnchorFile(dataDir: string) {
  const folder = folderOf(dataDir);
  return async (lines: readonly string[]): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${civilDateOf(new Date())}.jsonl`);
    await appendFile(file, `${lines.join('\n')}\n`, { mode: 0o600, flush: true });
  };
}

/** How far each chain had come, by its name. @throws when a line is none, or there is no such folder */
export async function readAnchorFiles(dataDir: string): Promise<Map<string, Anchor>> {
  const folder = folderOf(dataDir);
  const furthest = new Map<string, Anchor>();
  const names = await readdir(folder).catch(() => {
    throw new Error(`there are no anchors in ${folder}: a portal writes them there each night`);
  });
  for (const name of names.filter((each) => each.endsWith('.jsonl')).sort())
    for (const [index, line] of (await readFile(join(folder, name), 'utf8'))
      .trimEnd()
      .split('\n')
      .entries()) {
      const anchor = anchorIn(line);
      if (!anchor) throw new Error(`line ${index + 1} of ${join(folder, name)} is no anchor`);
      // Of two for one place the first one counts.
      if ((furthest.get(anchor.chainId)?.position ?? 0) < anchor.position)
        furthest.set(anchor.chainId, anchor);
    }
  return furthest;
}

function anchorIn(line: string): Anchor | null {
  try {
    const { chainId, position, hash, anchoredAt } = JSON.parse(line);
    const isAnchor = typeof chainId === 'string' && Number.isInteger(position) && typeof hash === 'string';
    return isAnchor ? { chainId, position, hash, anchoredAt: new Date(anchoredAt) } : null;
  } catch {
    return null;
  }
}
