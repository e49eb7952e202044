// What people are told when a line reaches an alert that they have set, or a cap, or is used in another country.
import { countryName } from '@portal/market/countries';
import { numberWords } from '@portal/market/words';
import { roamingDestinationSchema } from '@portal/operator-ports/catalogue';
import { told } from '@portal/operator-ports/shown';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticeOf } from './notice.ts';
import { usageCopy as copy } from './usage-notices.copy.ts';

const threshold = z.object({
  serviceNumber: z.string(),
  percent: z.int().min(1).max(100),
  bucket: z.object({
    name: z.string(),
    usageType: z.string().optional(),
    unit: z.enum(['MB', 'MIN', 'SMS']).default('MB'),
    consumed: z.number().optional(),
    included: z.number().optional(),
  }),
  reachedAt: z.iso.datetime({ offset: true }).optional(),
});
const cap = z.object({
  serviceNumber: z.string(),
  scope: z.enum(['plan', 'roaming']),
  action: z.enum(['stop', 'slow']),
  capCents: z.number(),
  spentCents: z.number(),
  reachedAt: z.iso.datetime({ offset: true }),
});

function allowanceUsed({ event }: EventRow): Notice | null {
  const { data } = threshold.safeParse(event);
  if (!data) return null;
  const { serviceNumber, percent, bucket, reachedAt } = data;
  const { name, usageType, unit, consumed, included } = bucket;
  const line = numberWords(serviceNumber);
  const isTold = consumed !== undefined && included !== undefined && reachedAt !== undefined;
  return {
    kind: kindOf(percent, unit),
    audience: { serviceNumber },
    subject: copy.reached(percent, unit, usageType),
    content: isTold
      ? copy.full(line, name, { percent, consumed, included, unit, at: new Date(reachedAt) })
      : copy.bare(line, percent, name),
    about: { serviceNumber, usageType: recordsOf[unit] },
  };
}

const recordsOf = { MB: 'data', MIN: 'voice', SMS: 'sms' } as const;

function kindOf(percent: number, unit: string): Notice['kind'] {
  if (unit === 'MB' && percent === 80) return 'dataAt80';
  return unit === 'MB' && percent === 100 ? 'dataAt100' : 'usageAlert';
}

function capReached({ event }: EventRow): Notice | null {
  const { data } = cap.safeParse(event);
  if (!data) return null;
  const { serviceNumber, reachedAt, ...reached } = data;
  return {
    kind: 'capReached',
    audience: { serviceNumber },
    subject: copy.capSubject(reached.action, reached.scope),
    content: copy.cap(numberWords(serviceNumber), { ...reached, at: new Date(reachedAt) }),
    about: { serviceNumber },
  };
}

const roaming = z.object({
  roaming: told(roamingDestinationSchema, 'country', 'minuteCents', 'megabyteCents', 'messageCents').and(
    z.object({ serviceNumber: z.string() }),
  ),
});

function roamingBegun({ event }: EventRow): Notice | null {
  const { data } = roaming.safeParse(event);
  if (!data) return null;
  const { serviceNumber, country, ...rates } = data.roaming;
  const where = countryName(country);
  return {
    kind: 'roamingBegun',
    audience: { serviceNumber },
    subject: copy.roamingSubject(where),
    content: copy.roaming(numberWords(serviceNumber), where, rates),
    about: { serviceNumber },
  };
}

export const usageNotices: Readonly<Record<string, NoticeOf>> = {
  UsageThresholdReachedEvent: allowanceUsed,
  SpendingCapReachedEvent: capReached,
  RoamingStateChangeEvent: roamingBegun,
};
