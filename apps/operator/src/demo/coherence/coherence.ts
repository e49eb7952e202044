// What must hold in every filled database, as questions in SQL; each finds the rows that break one rule.
import { market } from '@portal/market/here';
import type pg from 'pg';
import { billRules } from './coherence-bills.ts';
import { lineRules } from './coherence-lines.ts';
import { repairRules } from './coherence-repairs.ts';
import { usageRules } from './coherence-usage.ts';

/** By name; each select yields one row `subject` a violation and may read `now` and `today` (of the market) from `moment`. */
const ownRules = { ...lineRules, ...billRules, ...usageRules, ...repairRules };

export interface Violation {
  rule: string;
  count: number;
  example: string;
}

export async function findViolations(
  client: Pick<pg.ClientBase, 'query'>,
  now: Date,
  more: Readonly<Record<string, string>> = {},
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [rule, select] of Object.entries({ ...ownRules, ...more })) {
    const { rows } = await client.query<{ count: number; example: string | null }>(
      `with moment as (
         select $1::timestamptz as now, ($1::timestamptz at time zone '${market.zone}')::date as today)
       select count(*)::int as count, min(subject::text) as example from (${select}) as found`,
      [now],
    );
    const found = rows[0];
    if (found && found.count > 0) violations.push({ rule, count: found.count, example: found.example ?? '' });
  }
  return violations;
}
