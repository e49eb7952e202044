// TMF677 usageConsumptionReport.
import { InvalidField, Problem } from '@portal/contract/errors';
import {
  getSpendingControl,
  getUsageConsumptionReport,
  listUsageConsumptionReports,
  putSpendingControl,
  type SpendingControl as SpendingControlAnswer,
  type UsageBucket,
  type UsageConsumptionReport,
  type UsageType,
} from '@portal/contract/lines/usage';
import { centsOf, mostCapCents, unitsOf } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';
import { gigabyteWords } from '@portal/market/words';
import {
  type Bucket,
  type NewSpendingControl,
  type SpendingCap,
  type SpendingControl,
  shownCap,
  type Usage,
} from '@portal/operator-ports/usage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isSamePlace, type ManagedLine } from '../../caller.ts';
import { callerOf, lineById, namedLine } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { dateTime, hrefIn } from '../../http/wire.ts';
import type { SetCaps } from './set-caps.ts';
import { categoriesOf, remainingOf } from './usage.ts';

const lineWord = 'product.publicIdentifier';

export interface UsageRouteNeeds {
  usage: Usage;
  setCaps: SetCaps;
}

export function usageRoutes(app: FastifyInstance, { usage, setCaps }: UsageRouteNeeds): void {
  async function reportsOf(lines: readonly ManagedLine[], request: FastifyRequest) {
    const { loginName, scopes } = callerOf(request);
    const buckets = await usage.buckets(lines);
    const isWhole = !request.told?.leftOut;
    return lines.flatMap((line) => {
      const own = buckets.filter((bucket) => isSamePlace(bucket, line));
      // A plan includes something, and what could not be read may be anybody's: unknown is not none.
      if (own.length === 0 && (line.kind === 'Postpaid' || !isWhole)) return [];
      // What a program reads names nobody.
      return [toReport(line, own, scopes ? null : loginName)];
    });
  }

  route(app, listUsageConsumptionReports, async ({ request, reply }) => {
    request.shown = request.askedLines.filter(isMobile);
    return sendCollection(request, reply, await reportsOf(request.shown, request), [lineWord]);
  });

  route(app, getUsageConsumptionReport, async ({ params, request, reply }) => {
    const line = lineById(callerOf(request), params.id.replace(/^r-/, ''));
    request.shown = [line].filter(isMobile);
    const reports = await reportsOf(request.shown, request);
    return sendItem(
      request,
      reply,
      reports.find(({ id }) => id === params.id),
    );
  });

  route(app, getSpendingControl, async ({ request }) => {
    const line = namedLine(request);
    return toSpendingControl(found(await usage.caps(line)), line);
  });
  route(app, putSpendingControl, async ({ body, request }) => {
    const line = namedLine(request);
    const wanted = fromWanted(body, found(await usage.caps(line)));
    return toSpendingControl(found(await setCaps(callerOf(request), line, wanted)), line);
  });
}

const isMobile = ({ kind }: ManagedLine) => kind !== 'Fixed';

const reportIdOf = ({ serviceNumber }: ManagedLine) => `r-${nationalNumber(serviceNumber)}`;

function found<T>(thing: T | null | undefined): T {
  if (thing == null) throw new Problem('NOT_FOUND');
  return thing;
}

function toReport(line: ManagedLine, buckets: Bucket[], user: string | null): UsageConsumptionReport {
  const number = nationalNumber(line.serviceNumber);
  const measuredAt = buckets.map((bucket) => bucket.updatedAt.getTime());
  return {
    '@type': 'UsageConsumptionReport',
    id: reportIdOf(line),
    href: hrefIn(listUsageConsumptionReports, reportIdOf(line)),
    effectiveDate: dateTime(measuredAt.length > 0 ? new Date(Math.max(...measuredAt)) : new Date()),
    ...(user === null ? {} : { relatedParty: { id: user, role: 'user' } }),
    bucket: buckets.map((bucket) => toBucket(bucket, number)),
    category: categoriesOf(buckets),
  };
}

function toBucket(bucket: Bucket, number: string): UsageBucket {
  const remaining = remainingOf(bucket);
  const { unit } = bucket;
  return {
    id: bucket.bucketId,
    name: bucket.name,
    usageType: bucket.usageType as UsageType,
    isShared: false,
    product: { id: number, publicIdentifier: number },
    bucketBalance: [
      {
        unit,
        remainingValue: remaining,
        remainingValueLabel: label(remaining, unit),
        validFor: { startDateTime: dateTime(bucket.validFrom), endDateTime: dateTime(bucket.validUntil) },
      },
    ],
    bucketCounter: [
      { counterType: 'Consumido', unit, value: bucket.consumed },
      { counterType: 'Incluido', unit, value: bucket.isUnlimited ? -1 : bucket.included },
    ],
  };
}

const unitWords = { MIN: 'min', SMS: 'SMS' } as const;

function label(remaining: number, unit: Bucket['unit']): string {
  if (remaining === -1) return 'Ilimitado';
  return unit === 'MB' ? `${gigabyteWords(remaining)} GB` : `${remaining} ${unitWords[unit]}`;
}

type Wanted = z.output<typeof putSpendingControl.body>;
type WantedCap = NonNullable<Wanted['cap']>;

/** What a line may spend, on the wire. */
const toSpendingControl = (
  { alerts, caps }: SpendingControl,
  { serviceNumber }: ManagedLine,
): SpendingControlAnswer => ({
  '@type': 'SpendingControl',
  product: { publicIdentifier: nationalNumber(serviceNumber) },
  alerts,
  cap: caps && shownCap.of(caps.plan),
  roamingCap: caps && shownCap.of(caps.roaming),
});

/** As far as the line has it: what it has not is refused, not passed over. */
function fromWanted(
  { alerts, cap, roamingCap }: Wanted,
  current: Pick<SpendingControl, 'alerts' | 'caps'>,
): NewSpendingControl {
  const kinds = alerts.map(({ usageType }) => usageType);
  const known = current.alerts.map(({ usageType }) => usageType);
  if (new Set(kinds).size < kinds.length || kinds.some((kind) => !known.includes(kind)))
    throw new InvalidField('alerts');
  return {
    alerts: alerts.map(({ usageType, percents }) => ({
      usageType,
      percents: [...new Set(percents)].sort((one, other) => one - other),
    })),
    caps: capsOf({ cap, roamingCap }, current.caps !== null),
  };
}

function capsOf({ cap, roamingCap }: Pick<Wanted, 'cap' | 'roamingCap'>, hasCaps: boolean) {
  if (!hasCaps) {
    if (cap) throw new InvalidField('cap');
    if (roamingCap) throw new InvalidField('roamingCap');
    return null;
  }
  if (!cap) throw new InvalidField('cap');
  if (!roamingCap) throw new InvalidField('roamingCap');
  return { plan: toCents(cap, 'cap'), roaming: toCents(roamingCap, 'roamingCap') };
}

function toCents({ amount, action }: WantedCap, field: string): SpendingCap {
  const amountCents = centsOf(amount.value);
  const isWhole = unitsOf(amountCents) === amount.value;
  if (amountCents < 0 || amountCents > mostCapCents || !isWhole) throw new InvalidField(`${field}.amount`);
  return { amountCents, action };
}
