// docs/integrating.md: its table has every event of an operator that the portal knows, and no other.
import { readFileSync } from 'node:fs';
import { operatorEventTypes } from '@portal/operator-ports/events';
import { expect, it } from 'vitest';

it('the table of events names those that the portal reads', () => {
  const page = readFileSync(new URL('../../../../../docs/integrating.md', import.meta.url), 'utf8');
  const [, table = ''] = /\n\| `eventType` \|.*\n((?:\|.*\n)+)/.exec(page) ?? [];
  const named = table.split('\n').flatMap((row) => row.split(' | ')[0]?.match(/\b[A-Z]\w+Event\b/g) ?? []);
  expect([...new Set(named)].sort()).toEqual([...operatorEventTypes].sort());
});
