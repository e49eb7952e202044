// Which icons a source uses. The library's index names every icon, so following it would take them all.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Icons {
  isIndex: (id: string) => boolean;
  /** The files of the icons that this module takes from the index. */
  usedBy: (id: string) => string[];
}

export function createIcons(): Icons {
  const index = createRequire(import.meta.url)
    .resolve('lucide-react')
    .replace(/\/dist\/.*/, '/dist/esm/lucide-react.mjs');
  const files = filesByName(index);
  return {
    isIndex: (id) => id === index,
    usedBy: (id) => (/\/src\/.*\.tsx?$/.test(id) ? namesIn(id).flatMap((name) => files.get(name) ?? []) : []),
  };
}

/** `CircleAlert` stands in circle-exclamation-point: an icon goes by several names. */
function filesByName(index: string): Map<string, string> {
  const exports = readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g);
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(
        ([, name = '']) => [name, join(dirname(index), file)] as const,
      ),
    ),
  );
}

function namesIn(id: string): string[] {
  const lists = readFileSync(id.replace(/\?.*/, ''), 'utf8').matchAll(
    /import \{([^}]*)\} from 'lucide-react'/g,
  );
  return [...lists].flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
}
