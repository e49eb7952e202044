// The only SQL for what a bill consists of: its lines, and the services that they are for.
import type { Db } from '@portal/database/connection';
import type { Bill, BilledService, BillItem, BillItemKind } from '@portal/operator-ports/billing';
import { and, desc, eq, getTableColumns, inArray, lte, or, sql } from 'drizzle-orm';
import { billItems, lines, plans } from '../db/schema.ts';

/** Lines of bills that were issued before lines had a kind say it by their code, or by what they are called. */
const kind = sql<BillItemKind>`coalesce(${billItems.kind}, case
  when exists (select from ${plans} where ${plans.planCode} = ${billItems.code}) then 'plan'
  when ${billItems.code} = 'RECARGA' then 'recharge'
  when ${billItems.code} in ('LDI', 'SMSIN') then 'use'
  when ${billItems.code} = 'SEGEQ' then 'device'
  when ${billItems.description} like 'Paquete %' then 'package'
  else 'other' end)`;

export function createBillItemsStore(db: Db) {
  return {
    async items(customerId: string, billNo: string): Promise<BillItem[]> {
      return db
        .select({ ...getTableColumns(billItems), kind })
        .from(billItems)
        .where(and(eq(billItems.customerId, customerId), eq(billItems.billNo, billNo)))
        .orderBy(billItems.position);
    },

    /** First the one that the account is known by. Of a line that has ended since, its plan's fee is the trace. */
    async services({ customerId, accountId, billNo, lineId, periodEnd, planName }: Bill) {
      const codes = db
        .select({ code: billItems.code })
        .from(billItems)
        .where(and(eq(billItems.customerId, customerId), eq(billItems.billNo, billNo)));
      const rows: BilledService[] = await db
        .select({
          lineId: lines.lineId,
          serviceNumber: lines.serviceNumber,
          serviceType: lines.serviceType,
          planName: plans.name,
        })
        .from(lines)
        .innerJoin(plans, eq(plans.planCode, lines.planCode))
        .where(
          and(
            eq(lines.customerId, customerId),
            eq(lines.accountId, accountId),
            or(
              eq(lines.lineId, lineId),
              and(
                lte(lines.activatedOn, periodEnd),
                or(inArray(lines.status, ['A', 'S']), inArray(lines.planCode, codes)),
              ),
            ),
          ),
        )
        .orderBy(desc(lines.serviceType), lines.serviceNumber);
      const [known, others] = [
        rows.filter((row) => row.lineId === lineId),
        rows.filter((row) => row.lineId !== lineId),
      ];
      return [...known.map((row) => ({ ...row, planName })), ...others];
    },
  };
}
