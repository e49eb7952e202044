// Judges statements as a PostgreSQL of several machines would (Citus), without one: docs/distributed.md. Only tests and
// checks need it.
import { fingerprintSync, loadModule, parseSync } from 'libpg-query';
import { everywhereMark } from '../everywhere.ts';
import { type Reading, readStatement } from './reading.ts';
import type { ShardPlacement } from './shard-placement.ts';

await loadModule();

/** Why it is refused, or goes to every machine; nothing: it names its places, or needs none. */
export function refusalsOf(text: string, placement: ShardPlacement): string[] {
  const { stmts = [] } = parseSync(text);
  const isEverywhere = text.startsWith(everywhereMark);
  return stmts.flatMap(({ stmt }) => (stmt ? judge(readStatement(stmt, placement), isEverywhere) : []));
}

/** The same for statements that differ in their values only. */
export const sameStatement = fingerprintSync;

function judge(reading: Reading, isEverywhere: boolean): string[] {
  const { spread, others, equalities, shapes, changeShapes, manyPlaced } = reading;
  if (spread.length === 0) return others.some(({ place }) => place === 'metadata') ? [...changeShapes] : [];
  const bounds = spread.map(({ use, term }) => ({ use, bound: equalities.boundOf(term) }));
  const groups = new Set(spread.map(({ use }) => (typeof use.place === 'object' ? use.place.group : '')));
  const isOnePlaced = groups.size === 1 && bounds.every(({ bound }) => bound === 'one');
  const firstMachine = others.find(({ place }) => place === 'plain' || place === 'metadata');
  const unbound = new Set(bounds.filter(({ bound }) => !bound).map(({ use }) => use.name));
  // Each machine answers for its own: what belongs together by the column is there.
  const isOwnShare = isEverywhere && spread.every(({ term }) => equalities.areEqual(term, spread[0]?.term));
  const isLocking = bounds.some(({ use }) => use.isLocked);
  // What a join implies is seen for one value that is not locked, or in a plain list of tables.
  const isSeen = isOwnShare || (isOnePlaced && !isLocking);
  const implied = reading.isNested && !isSeen && spread.filter(({ term }) => !equalities.isNamed(term));
  return [
    ...(isOwnShare ? [] : [...unbound].map((name) => `${name} is not named by its column`)),
    ...[...new Set((implied || []).map(({ use }) => use.name))]
      .filter((name) => !unbound.has(name))
      .map((name) => `${name} has to be named by itself`),
    ...(groups.size > 1 ? [`tables of several groups: ${[...groups].join(', ')}`] : []),
    ...(firstMachine ? [`${firstMachine.name} together with what is spread`] : []),
    ...(isLocking && !isOnePlaced ? ['rows locked in several places'] : []),
    ...shapes,
    ...changeShapes,
    ...(isOnePlaced || isOwnShare ? [] : manyPlaced),
  ];
}
