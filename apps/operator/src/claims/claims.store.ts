// The only SQL for claims, their steps, notes and files; and for what of the bill they are about is claimed.
import type { Db, Tx } from '@portal/database/connection';
import { isUuid } from '@portal/database/uuid';
import type { BillItemKind } from '@portal/operator-ports/billing';
import type { Claim, ClaimFileContent, ClaimFilter, ClaimKey, NewClaim } from '@portal/operator-ports/claims';
import type { AccountPlace, Window } from '@portal/operator-ports/wire';
import { and, asc, count, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { dueRows, keyedRows } from '../db/keyed-rows.ts';
import {
  billItems,
  bills,
  claimFiles,
  claimNotes,
  claimSteps,
  claims,
  invoiceCharges,
  lines,
  thirdPartyServices,
} from '../db/schema.ts';

export type ClaimRow = typeof claims.$inferSelect;

const names = ['customerId', 'claimId'] as const;

export function createClaimsStore(db: Db) {
  const rows = keyedRows(claims, ...names);
  async function withParts(rows: readonly ClaimRow[], on: Db | Tx = db): Promise<Claim[]> {
    if (rows.length === 0) return [];
    const customerIds = [...new Set(rows.map(({ customerId }) => customerId))];
    const claimIds = rows.map(({ claimId }) => claimId);
    const of = (table: typeof claimSteps | typeof claimNotes | typeof claimFiles) =>
      and(inArray(table.customerId, customerIds), inArray(table.claimId, claimIds));
    const { customerId, claimId, fileId, name, mimeType, size } = claimFiles;
    const steps = await on.select().from(claimSteps).where(of(claimSteps)).orderBy(asc(claimSteps.position));
    const notes = await on
      .select()
      .from(claimNotes)
      .where(of(claimNotes))
      .orderBy(asc(claimNotes.writtenAt), asc(claimNotes.noteId));
    const files = await on
      .select({ customerId, claimId, fileId, name, mimeType, size })
      .from(claimFiles)
      .where(of(claimFiles))
      .orderBy(asc(fileId));
    const creditIds = rows.flatMap(({ creditChargeId }) => creditChargeId ?? []);
    const credits = creditIds.length === 0 ? [] : await creditsOf(on, customerIds, creditIds);
    return rows.map((row) => {
      const own = <T extends ClaimKey>(parts: T[]) =>
        parts.filter((part) => part.claimId === row.claimId && part.customerId === row.customerId);
      return toClaim(row, {
        steps: own(steps).map(({ status, changedAt }) => ({ status, changedAt })),
        notes: own(notes).map(({ customerId: _c, claimId: _i, ...note }) => note),
        files: own(files).map(({ customerId: _c, claimId: _i, ...file }) => file),
        creditBillNo: credits.find(({ chargeId }) => chargeId === row.creditChargeId)?.billNo ?? null,
      });
    });
  }

  const creditsOf = (on: Db | Tx, customerIds: string[], chargeIds: string[]) =>
    on
      .select({ chargeId: invoiceCharges.chargeId, billNo: invoiceCharges.billNo })
      .from(invoiceCharges)
      .where(
        and(inArray(invoiceCharges.customerId, customerIds), inArray(invoiceCharges.chargeId, chargeIds)),
      );

  async function get(claim: ClaimKey, on: Db | Tx = db): Promise<Claim | null> {
    const [found] = await withParts(await on.select().from(claims).where(rows.at(claim)), on);
    return found ?? null;
  }

  return {
    get,
    lock: rows.lock,

    async list(
      accounts: readonly AccountPlace[],
      { claimIds, billNos, statuses }: ClaimFilter,
      { offset, limit }: Window,
    ): Promise<{ claims: Claim[]; total: number }> {
      const customerIds = [...new Set(accounts.map(({ customerId }) => customerId))];
      const where = and(
        inArray(claims.customerId, customerIds),
        inArray(
          claims.accountId,
          accounts.map(({ accountId }) => accountId),
        ),
        claimIds && inArray(claims.claimId, claimIds),
        billNos &&
          or(
            inArray(claims.billNo, billNos),
            inArray(claims.creditChargeId, chargedOn(customerIds, billNos)),
            // Claimed before it came onto the bill.
            inArray(claims.chargeKey, keysOn(customerIds, billNos)),
          ),
        statuses && inArray(claims.status, statuses),
      );
      const rows = await db
        .select()
        .from(claims)
        .where(where)
        .orderBy(desc(claims.createdAt), desc(claims.claimId))
        .limit(limit)
        .offset(offset);
      const isWhole = offset === 0 && rows.length < limit;
      const [all] = isWhole ? [] : await db.select({ total: count() }).from(claims).where(where);
      return { claims: await withParts(rows), total: all?.total ?? rows.length };
    },

    async byRequest(tx: Tx, { customerId, key: requestKey }: NewClaim): Promise<Claim | null> {
      const isThis = and(eq(claims.customerId, customerId), eq(claims.requestKey, requestKey));
      const [found] = await withParts(await tx.select().from(claims).where(isThis), tx);
      return found ?? null;
    },

    /** False: there is a claim about this charge. */
    async add(tx: Tx, row: ClaimRow, files: NewClaim['files']): Promise<boolean> {
      if (!(await rows.add(tx, row))) return false;
      const { customerId, claimId } = row;
      await tx
        .insert(claimSteps)
        .values({ customerId, claimId, position: 1, status: row.status, changedAt: row.createdAt });
      for (const [index, { content, ...file }] of files.entries())
        await tx.insert(claimFiles).values({
          customerId,
          claimId,
          fileId: String(index + 1),
          ...file,
          content: Buffer.from(content),
        });
      return true;
    },

    async change(tx: Tx, claim: ClaimRow, changes: Partial<ClaimRow>): Promise<void> {
      await rows.change(tx, claim, changes);
      if (changes.status === undefined) return;
      const { customerId, claimId } = claim;
      await tx.execute(sql`insert into ${claimSteps} (customer_id, claim_id, position, status, changed_at)
        select ${customerId}::uuid, ${claimId}, 1 + max(position), ${changes.status}, ${changes.updatedAt}::timestamptz
        from ${claimSteps} where customer_id = ${customerId}::uuid and claim_id = ${claimId}`);
    },

    async addNote(on: Db | Tx, claim: ClaimKey, note: Omit<typeof claimNotes.$inferSelect, keyof ClaimKey>) {
      const { customerId, claimId } = claim;
      await on
        .insert(claimNotes)
        .values({ customerId, claimId, ...note })
        .onConflictDoNothing();
    },

    async file({ customerId, claimId }: ClaimKey, fileId: string): Promise<ClaimFileContent | null> {
      const [row] = await db
        .select()
        .from(claimFiles)
        .where(
          and(
            eq(claimFiles.customerId, customerId),
            eq(claimFiles.claimId, claimId),
            eq(claimFiles.fileId, fileId),
          ),
        );
      if (!row) return null;
      const { customerId: _c, claimId: _i, content, ...file } = row;
      return { ...file, content: new Uint8Array(content) };
    },

    findDue: dueRows(db, claims, names, 'nextMoveAt').findDue,
    findReminders: dueRows(db, claims, names, 'remindAt').findDue,
  };

  function chargedOn(customerIds: string[], billNos: string[]) {
    return db
      .select({ chargeId: invoiceCharges.chargeId })
      .from(invoiceCharges)
      .where(and(inArray(invoiceCharges.customerId, customerIds), inArray(invoiceCharges.billNo, billNos)));
  }

  function keysOn(customerIds: string[], billNos: string[]) {
    return db
      .select({ chargeKey: sql<string>`'charge:' || ${invoiceCharges.chargeId}` })
      .from(invoiceCharges)
      .where(and(inArray(invoiceCharges.customerId, customerIds), inArray(invoiceCharges.billNo, billNos)));
  }
}

function toClaim(row: ClaimRow, parts: Pick<Claim, 'steps' | 'notes' | 'files' | 'creditBillNo'>): Claim {
  const { customerId, claimId, accountId, lineId, serviceNumber, authorId, billNo, billPosition } = row;
  const { chargeName, reason, description, amountCents, isWithheld, status, resolution, creditCents } = row;
  const { createdAt, updatedAt, expectedAt } = row;
  return {
    customerId,
    claimId,
    accountId,
    lineId,
    serviceNumber,
    authorId,
    charge: { kind: row.chargeKind, id: row.chargeRef, billNo },
    billLine: billNo === null || billPosition === null ? null : { billNo, position: billPosition },
    chargeName,
    reason,
    description,
    amountCents,
    isWithheld,
    status,
    resolution,
    creditCents,
    createdAt,
    updatedAt,
    expectedAt,
    ...parts,
  };
}

// The SQL by which claims touch bills: the charge that is meant, and what of a bill is claimed.

export type ItemRow = typeof billItems.$inferSelect;

interface OnBill {
  customerId: string;
  billNo: string;
}

const itemsOn = ({ customerId, billNo }: OnBill) =>
  and(eq(billItems.customerId, customerId), eq(billItems.billNo, billNo));

export const itemsOf = (tx: Tx, bill: OnBill): Promise<ItemRow[]> =>
  tx.select().from(billItems).where(itemsOn(bill)).orderBy(billItems.position);

export type ClaimOnBill = Pick<
  typeof claims.$inferSelect,
  'chargeKey' | 'billNo' | 'billPosition' | 'status' | 'amountCents' | 'isWithheld' | 'creditCents'
>;

/** About the bill, a line of it, or what was charged to the invoice and came onto it afterwards. */
export const claimsOn = (
  tx: Tx,
  { customerId, billNo }: OnBill,
  chargeKeys: readonly string[],
): Promise<ClaimOnBill[]> =>
  tx
    .select({
      chargeKey: claims.chargeKey,
      billNo: claims.billNo,
      billPosition: claims.billPosition,
      status: claims.status,
      amountCents: claims.amountCents,
      isWithheld: claims.isWithheld,
      creditCents: claims.creditCents,
    })
    .from(claims)
    .where(
      and(
        eq(claims.customerId, customerId),
        or(eq(claims.billNo, billNo), inArray(claims.chargeKey, [...chargeKeys])),
      ),
    );

/** Which bill of the account a payment has paid. */
export async function paidBill(tx: Tx, { customerId, accountId, charge }: NewClaim): Promise<string | null> {
  if (!isUuid(charge.id)) return null;
  const [row] = await tx
    .select({ billNo: bills.billNo })
    .from(bills)
    .where(
      and(
        eq(bills.customerId, customerId),
        eq(bills.accountId, accountId),
        eq(bills.paymentId, charge.id),
        inArray(bills.state, ['paymentInProcess', 'settled']),
      ),
    );
  return row?.billNo ?? null;
}

/** Held until the end of the transaction: it comes onto no bill meanwhile. */
export async function lockCharge(tx: Tx, { customerId, accountId, charge }: NewClaim) {
  const [row] = await tx
    .select()
    .from(invoiceCharges)
    .where(
      and(
        eq(invoiceCharges.customerId, customerId),
        eq(invoiceCharges.accountId, accountId),
        eq(invoiceCharges.chargeId, charge.id),
      ),
    )
    .for('update');
  return row ?? null;
}

/** Where a service of a third party was charged last, or on this bill; null: nowhere. */
export async function thirdPartyLine(
  tx: Tx,
  { customerId, accountId, lineId, serviceNumber, charge }: NewClaim,
) {
  const [row] = await tx
    .select({ billNo: billItems.billNo, position: billItems.position })
    .from(thirdPartyServices)
    .innerJoin(
      billItems,
      and(
        eq(billItems.customerId, thirdPartyServices.customerId),
        eq(billItems.code, thirdPartyServices.code),
        eq(billItems.kind, 'thirdParty' satisfies BillItemKind),
        eq(billItems.serviceNumber, serviceNumber),
      ),
    )
    .innerJoin(bills, and(eq(bills.customerId, billItems.customerId), eq(bills.billNo, billItems.billNo)))
    .where(
      and(
        eq(thirdPartyServices.customerId, customerId),
        eq(thirdPartyServices.lineId, lineId),
        eq(thirdPartyServices.productId, charge.id),
        eq(bills.accountId, accountId),
        charge.billNo === null ? undefined : eq(bills.billNo, charge.billNo),
      ),
    )
    .orderBy(desc(bills.issuedOn), desc(bills.billNo))
    .limit(1);
  return row ?? null;
}

/** The service that a line of a bill charges for. True: it was going on until now. */
export async function endThirdPartyOf(
  tx: Tx,
  { customerId, serviceNumber, code }: Pick<ItemRow, 'customerId' | 'serviceNumber' | 'code'>,
  now: Date,
): Promise<boolean> {
  if (serviceNumber === null) return false;
  const line = tx
    .select({ lineId: lines.lineId })
    .from(lines)
    .where(and(eq(lines.customerId, customerId), eq(lines.serviceNumber, serviceNumber)));
  const ended = await tx
    .update(thirdPartyServices)
    .set({ endedAt: now })
    .where(
      and(
        eq(thirdPartyServices.customerId, customerId),
        inArray(thirdPartyServices.lineId, line),
        eq(thirdPartyServices.code, code),
        isNull(thirdPartyServices.endedAt),
      ),
    )
    .returning({ productId: thirdPartyServices.productId });
  return ended.length > 0;
}

/** Where a line's own plan was charged last; null: nowhere. */
export async function planLine(tx: Tx, { customerId, accountId, serviceNumber }: NewClaim) {
  const [row] = await tx
    .select({ billNo: billItems.billNo, position: billItems.position })
    .from(billItems)
    .innerJoin(bills, and(eq(bills.customerId, billItems.customerId), eq(bills.billNo, billItems.billNo)))
    .where(
      and(
        eq(billItems.customerId, customerId),
        eq(billItems.serviceNumber, serviceNumber),
        inArray(billItems.kind, ['plan', 'proration']),
        eq(bills.accountId, accountId),
        ne(bills.state, 'cancelled'),
      ),
    )
    .orderBy(desc(bills.issuedOn), desc(bills.billNo), billItems.position)
    .limit(1);
  return row ?? null;
}
