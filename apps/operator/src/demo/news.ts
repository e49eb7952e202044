// What has happened to Ana lately, as events that wait to be told: her notifications are made as everybody's are.
import { dayMs } from '@portal/market/civil-dates';
import { demo } from '@portal/market/demo';
import { documentOf } from '@portal/market/documents';
import type { OperatorEvent } from '@portal/operator-ports/events';
import type pg from 'pg';
import { usageThresholds } from '../db/schema.ts';
import type { World } from './world.ts';

const document = `${documentOf('person').type}:${demo.writtenDocument('1710034065')}`;

interface News {
  type: string;
  at: Date;
  event: Record<string, unknown>;
}

interface UsedBucket {
  line_id: string;
  bucket_id: string;
  name: string;
  usage_type: string;
  service_number: string;
  valid_from: Date;
  included: string;
}

/** Reads what the filling has written: the news agree with the figures. All are older than what is still sent on. */
export async function newsOfAna(client: pg.Client, world: World): Promise<OperatorEvent[]> {
  const { rows } = await client.query<{ customer_id: string }>(
    'select customer_id from operator.customer_documents where document = $1',
    [document],
  );
  const customerId = rows[0]?.customer_id;
  if (customerId === undefined) return [];
  const news = [...(await newBills(client, customerId)), ...(await repairs(client, customerId))];
  for (const bucket of await usedBuckets(client, customerId)) {
    const at = new Date(world.now.getTime() - 2 * dayMs);
    const { line_id: lineId, bucket_id: bucketId, valid_from: periodStart } = bucket;
    world.emit(usageThresholds, { customerId, lineId, bucketId, periodStart, percent: 80, reachedAt: at });
    const included = Number(bucket.included);
    const event = {
      serviceNumber: bucket.service_number,
      percent: 80,
      bucket: {
        name: bucket.name,
        usageType: bucket.usage_type,
        unit: 'MB',
        consumed: Math.ceil(included * 0.8),
        included,
      },
      reachedAt: at.toISOString(),
    };
    news.push({ type: 'UsageThresholdReachedEvent', at, event });
  }
  return news.map(({ type: eventType, at: eventTime, event }) => ({
    eventId: world.newId(),
    eventType,
    eventTime,
    customerId,
    commandId: null,
    event,
  }));
}

/** Of the newest bill of each account. */
async function newBills(client: pg.Client, customerId: string): Promise<News[]> {
  const { rows } = await client.query<{ at: Date; event: Record<string, unknown> }>(
    `select distinct on (b.account_id) coalesce(b.document_ready_at, b.issued_on + interval '14 hours') as at,
       json_build_object('billNo', b.bill_no, 'accountId', b.account_id, 'serviceNumber', l.service_number,
         'totalCents', b.total_cents, 'dueOn', b.due_on) as event
     from operator.bills b join operator.lines l using (customer_id, line_id)
     where b.customer_id = $1 order by b.account_id, b.issued_on desc`,
    [customerId],
  );
  return rows.map((row) => ({ type: 'CustomerBillCreateEvent', ...row }));
}

/** How those stand that are under way. */
async function repairs(client: pg.Client, customerId: string): Promise<News[]> {
  const { rows } = await client.query<{ at: Date; event: Record<string, unknown> }>(
    `select t.updated_at as at,
       json_build_object('troubleTicket', json_build_object('id', t.ticket_id, 'status', t.status),
         'device', t.brand || ' ' || t.model,
         'awaitsCents', case when t.status = 'INF_TECNICO' and t.decision is null then
           (select sum((p ->> 'amountCents')::int) from jsonb_array_elements(t.prices) p) end) as event
     from operator.tickets t where t.customer_id = $1 and t.status not like 'ENTREGA%' order by t.ticket_id`,
    [customerId],
  );
  const dataAccess = { by: 'Servicio técnico', dataKind: 'requests', serviceNumber: null };
  return rows.flatMap((row) => [
    { type: 'TroubleTicketStatusChangeEvent', ...row },
    { type: 'DataAccessEvent', at: row.at, event: { dataAccess } },
  ]);
}

async function usedBuckets(client: pg.Client, customerId: string): Promise<UsedBucket[]> {
  const { rows } = await client.query<UsedBucket>(
    `select b.line_id, b.bucket_id, b.name, b.usage_type, b.valid_from, b.included, l.service_number
     from operator.usage_buckets b join operator.lines l using (customer_id, line_id)
     where b.customer_id = $1 and b.unit = 'MB' and not b.is_unlimited and b.consumed * 100 >= b.included * 80
       and b.consumed < b.included
     order by b.bucket_id`,
    [customerId],
  );
  return rows;
}
