// The table of routes as the app has it, read while building: its screens stay unloaded.
import type { RouteEntry } from '../src/app/routes.ts';

export async function tableOfRoutes(): Promise<readonly RouteEntry[]> {
  const { routes } = await import(new URL('../src/app/routes.ts', import.meta.url).href);
  return routes;
}
