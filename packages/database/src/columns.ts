// The kinds of column that both sides' data models are made of.
import { bigint, customType, date, timestamp } from 'drizzle-orm/pg-core';

/** UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** `YYYY-MM-DD`, of no time zone. */
export const civilDate = (name: string) => date(name, { mode: 'string' });
export const cents = (name: string) => bigint(name, { mode: 'number' });
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
