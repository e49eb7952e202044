// How the browser's code is cut into files: some dozen that pages share, found by arithmetic (merge.ts) on the
// module graph (graph.ts), and one for what each screen has alone. Left to the bundler, home is 90 requests.
import type { Rolldown } from 'vite';
import { type Context, readGraph } from './graph.ts';
import { planClusters } from './merge.ts';

/** More than any plan has had: the bundler wants to know them before it knows the modules. */
const MOST = 150;

export function chunkGroups(): Rolldown.CodeSplittingOptions {
  let plan: ReadonlyMap<string, number> | undefined;
  const nameFor = (place: number) => (id: string, context: Context) => {
    plan ??= planChunks(context);
    return plan.get(id) === place ? `shared-${place}` : null;
  };
  // A group takes along what its modules import, so what others need has the higher priority.
  const groups = Array.from({ length: MOST }, (_group, place) => ({
    name: nameFor(place),
    debugName: `shared-${place}`,
    priority: MOST - place,
  }));
  return { groups };
}

function planChunks(context: Context): ReadonlyMap<string, number> {
  const { modules, roomOf } = readGraph(context);
  const clusters = planClusters(modules, roomOf);
  if (clusters.length > MOST) throw new Error(`chunks: ${clusters.length} files are more than ${MOST}`);
  return new Map(clusters.flatMap((cluster, place) => cluster.modules.map((id) => [id, place] as const)));
}
