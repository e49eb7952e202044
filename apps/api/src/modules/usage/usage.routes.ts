// TMF677 usageConsumptionReport.
import { nationalNumber } from '@portal/contract/service-number';
import {
  listUsageConsumptionReports,
  type UsageBucket,
  type UsageConsumptionReport,
  type UsageType,
} from '@portal/contract/usage';
import type { FastifyInstance } from 'fastify';
import type { ManagedLine } from '../../caller.ts';
import { access, callerOf } from '../../http/access.ts';
import { sendCollection } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import { categoriesOf, remainingOf } from './consumption.ts';
import type { Bucket, Usage } from './usage.ts';

const lineWord = 'product.publicIdentifier';

export function usageRoutes(app: FastifyInstance, { usage }: { usage: Usage }): void {
  route(app, listUsageConsumptionReports, access.ownsLine(lineWord), async ({ request, reply }) => {
    const user = callerOf(request).loginName;
    const mobile = request.lines.filter((line) => line.kind !== 'Fixed');
    const buckets = await usage.buckets(mobile);
    const reports = mobile.map((line) =>
      toReport(
        line,
        buckets.filter((bucket) => bucket.lineId === line.lineId),
        user,
      ),
    );
    return sendCollection(request, reply, reports, [lineWord]);
  });
}

function toReport(line: ManagedLine, buckets: Bucket[], user: string): UsageConsumptionReport {
  const number = nationalNumber(line.serviceNumber);
  const measuredAt = buckets.map((bucket) => bucket.updatedAt.getTime());
  return {
    '@type': 'UsageConsumptionReport',
    id: `r-${number}`,
    href: `${listUsageConsumptionReports.path}/r-${number}`,
    effectiveDate: dateTime(measuredAt.length > 0 ? new Date(Math.max(...measuredAt)) : new Date()),
    relatedParty: { id: user, role: 'user' },
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

const gigabytes = new Intl.NumberFormat('es-EC', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const unitWords = { MIN: 'min', SMS: 'SMS' } as const;

function label(remaining: number, unit: Bucket['unit']): string {
  if (remaining === -1) return 'Ilimitado';
  return unit === 'MB' ? `${gigabytes.format(remaining / 1024)} GB` : `${remaining} ${unitWords[unit]}`;
}
