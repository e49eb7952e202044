import { expect, test } from 'vitest';
import { type Cluster, type Module, planClusters } from './merge.ts';

const given = (id: string, pages: number[], kb: number, imports: string[] = []): Module => ({
  id,
  kb,
  isStyle: id.endsWith('.css'),
  pages: new Set(pages),
  imports,
});
const names = (clusters: Cluster[]) => clusters.map(({ modules }) => modules.toSorted().join(' '));
const plentyOfRoom = () => 100;
const noRoom = () => 0;

test('what the same pages load is one file from the start', () => {
  const modules = [given('a', [0, 1], 1), given('b', [0, 1], 2), given('c', [2, 3], 1)];
  expect(names(planClusters(modules, plentyOfRoom))).toEqual(['a b', 'c']);
});

test('small things join, though some page needs only a part of them', () => {
  const modules = [given('a', [0, 1, 2], 5), given('b', [0, 1], 0.1)];
  expect(names(planClusters(modules, noRoom))).toEqual(['a b']);
});

test('large things stay apart, and the page without room for them is spared', () => {
  const modules = [given('a', [0, 1, 2], 5), given('b', [0, 1], 20)];
  expect(names(planClusters(modules, (page) => (page === 2 ? 5 : 30)))).toEqual(['a', 'b']);
});

test('what others need comes first, and nobody comes to load what he did not', () => {
  const modules = [
    given('screen', [0, 1], 1, ['button']),
    given('button', [0, 1, 2, 3], 1, ['look']),
    given('look', [0, 1, 2, 3, 4], 1),
    given('look.css', [0, 1, 2, 3, 4], 0.1),
  ];
  const clusters = planClusters(modules, () => 3);
  const places = new Map(clusters.flatMap((cluster, place) => cluster.modules.map((id) => [id, place])));
  for (const { id, pages, imports } of modules) {
    const own = clusters[places.get(id) ?? -1];
    for (const page of pages) expect(own?.pages.has(page)).toBe(true);
    for (const imported of imports) {
      expect(places.get(imported)).toBeLessThanOrEqual(places.get(id) ?? -1);
      const needed = clusters[places.get(imported) ?? -1];
      for (const page of own?.pages ?? []) expect(needed?.pages.has(page)).toBe(true);
    }
  }
});

test('every module has its place once', () => {
  const modules = Array.from({ length: 60 }, (_, at) =>
    given(
      `m${at}`,
      Array.from({ length: 2 + (at % 5) }, (_page, step) => (at * 7 + step * 3) % 12),
      (at % 9) / 3,
    ),
  );
  const placed = planClusters(modules, () => 12).flatMap((cluster) => cluster.modules);
  expect(placed.toSorted()).toEqual(modules.map(({ id }) => id).toSorted());
});
