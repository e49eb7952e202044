// TMF678: an amount due, a bill, its lines and what it charges for, and a charge that waits for the next one.

import { billStateSchema } from '@portal/contract/paying/billing';
import { taxName } from '@portal/market/tax';
import type {
  AmountDue,
  Bill,
  BilledService,
  BillForecast,
  BillItem,
  BillItemKind,
  InvoiceCharge,
} from '@portal/operator-ports/billing';
import type { LineRef } from '@portal/operator-ports/common';
import { z } from 'zod';
import { characteristics, customer, firstMoment, idRef, instant, money, operatorId } from './pieces.ts';

const itemKind = z.enum([
  'plan',
  'proration',
  'package',
  'recharge',
  'internationalCall',
  'use',
  'thirdParty',
  'device',
  'discount',
  'credit',
  'other',
] as const satisfies BillItemKind[]);

/** By which an answer about bills says whose it is. */
export const accountsOf = (lines: readonly LineRef[]) =>
  lines.map(({ customerId, accountId }) => ({ customerId, accountId }));
export const isBilled = (lines: readonly LineRef[]) => lines.some(({ kind }) => kind !== 'Prepaid');

const dueShape = z.object({
  '@type': z.literal('AccountBalance'),
  balanceType: z.literal('ReceivableBalance'),
  billingAccount: idRef,
  amount: money,
  validFor: z.object({ endDateTime: firstMoment.describe('When the first of the bills is due.') }),
});

export const amountDue = z.codec(dueShape, z.custom<AmountDue>(), {
  decode: ({ billingAccount, amount, validFor }) => ({
    accountId: billingAccount.id,
    totalCents: amount,
    dueOn: validFor.endDateTime,
  }),
  encode: ({ accountId, totalCents, dueOn }) => ({
    '@type': 'AccountBalance' as const,
    balanceType: 'ReceivableBalance' as const,
    billingAccount: { id: accountId },
    amount: totalCents,
    validFor: { endDateTime: dueOn },
  }),
});

const billShape = z.object({
  '@type': z.literal('CustomerBill'),
  id: operatorId,
  billNo: z.string(),
  state: billStateSchema,
  billDate: firstMoment,
  paymentDueDate: firstMoment,
  billingPeriod: z.object({ startDateTime: firstMoment, endDateTime: firstMoment }),
  amountDue: money,
  relatedParty: customer,
  billingAccount: idRef,
  characteristic: characteristics({
    lineId: operatorId,
    serviceNumber: z.string(),
    serviceType: z.int(),
    planCode: z.string(),
    planName: z.string(),
    taxableAmount: money,
    exemptAmount: money,
    taxAmount: money,
    claimedAmount: money.nullable(),
    withheldAmount: money.nullable(),
    accessKey: z.string().nullable(),
    documentReadyAt: instant.nullable(),
    isDocumentReady: z.boolean(),
    paymentId: operatorId.nullable(),
    paidAt: instant.nullable(),
  }),
});

export const bill = z.codec(billShape, z.custom<Bill>(), {
  decode: (it) => {
    const { taxableAmount, exemptAmount, taxAmount, claimedAmount, withheldAmount, ...more } =
      it.characteristic;
    return {
      ...more,
      customerId: it.relatedParty,
      accountId: it.billingAccount.id,
      billNo: it.billNo,
      state: it.state,
      issuedOn: it.billDate,
      dueOn: it.paymentDueDate,
      periodStart: it.billingPeriod.startDateTime,
      periodEnd: it.billingPeriod.endDateTime,
      totalCents: it.amountDue,
      taxableCents: taxableAmount,
      exemptCents: exemptAmount,
      taxCents: taxAmount,
      claimedCents: claimedAmount ?? 0,
      withheldCents: withheldAmount ?? 0,
    };
  },
  encode: (it) => ({
    '@type': 'CustomerBill' as const,
    id: it.billNo,
    billNo: it.billNo,
    state: it.state,
    billDate: it.issuedOn,
    paymentDueDate: it.dueOn,
    billingPeriod: { startDateTime: it.periodStart, endDateTime: it.periodEnd },
    amountDue: it.totalCents,
    relatedParty: it.customerId,
    billingAccount: { id: it.accountId },
    characteristic: {
      lineId: it.lineId,
      serviceNumber: it.serviceNumber,
      serviceType: it.serviceType,
      planCode: it.planCode,
      planName: it.planName,
      taxableAmount: it.taxableCents,
      exemptAmount: it.exemptCents,
      taxAmount: it.taxCents,
      claimedAmount: it.claimedCents || null,
      withheldAmount: it.withheldCents || null,
      accessKey: it.accessKey,
      documentReadyAt: it.documentReadyAt,
      isDocumentReady: it.isDocumentReady,
      paymentId: it.paymentId,
      paidAt: it.paidAt,
    },
  }),
});

const itemShape = z.object({
  '@type': z.literal('AppliedCustomerBillingRate'),
  id: z.string().optional(),
  relatedParty: customer,
  bill: idRef,
  name: z.string(),
  date: firstMoment.optional(),
  product: z.object({ publicIdentifier: z.string() }).optional(),
  taxExcludedAmount: money,
  appliedTax: z.array(z.object({ taxCategory: z.literal(taxName), taxRate: z.number() })).length(1),
  characteristic: characteristics({
    position: z.int(),
    kind: itemKind.nullable(),
    code: z.string(),
    quantity: z.number(),
    unitPrice: money,
    chargeId: operatorId.nullable(),
  }),
});

export const billItem = z.codec(itemShape, z.custom<BillItem>(), {
  decode: (it) => ({
    customerId: it.relatedParty,
    billNo: it.bill.id,
    position: it.characteristic.position,
    kind: it.characteristic.kind ?? 'other',
    code: it.characteristic.code,
    description: it.name,
    quantity: it.characteristic.quantity,
    unitPriceCents: it.characteristic.unitPrice,
    amountCents: it.taxExcludedAmount,
    taxRatePercent: it.appliedTax[0]?.taxRate ?? 0,
    serviceNumber: it.product?.publicIdentifier ?? null,
    chargedOn: it.date ?? null,
    chargeId: it.characteristic.chargeId,
  }),
  encode: (it) => ({
    '@type': 'AppliedCustomerBillingRate' as const,
    id: `${it.billNo}:${it.position}`,
    relatedParty: it.customerId,
    bill: { id: it.billNo },
    name: it.description,
    ...(it.chargedOn === null ? {} : { date: it.chargedOn }),
    ...(it.serviceNumber === null ? {} : { product: { publicIdentifier: it.serviceNumber } }),
    taxExcludedAmount: it.amountCents,
    appliedTax: [{ taxCategory: taxName, taxRate: it.taxRatePercent }],
    characteristic: {
      position: it.position,
      kind: it.kind,
      code: it.code,
      quantity: it.quantity,
      unitPrice: it.unitPriceCents,
      chargeId: it.chargeId,
    },
  }),
});

export const billedService = z.codec(
  z.object({
    '@type': z.literal('BilledProduct'),
    id: operatorId,
    name: z.string(),
    publicIdentifier: z.string(),
    characteristic: characteristics({ serviceType: z.int() }),
  }),
  z.custom<BilledService>(),
  {
    decode: ({ id, name, publicIdentifier, characteristic }) => ({
      lineId: id,
      serviceNumber: publicIdentifier,
      serviceType: characteristic.serviceType,
      planName: name,
    }),
    encode: ({ lineId, serviceNumber, serviceType, planName }) => ({
      '@type': 'BilledProduct' as const,
      id: lineId,
      name: planName,
      publicIdentifier: serviceNumber,
      characteristic: { serviceType },
    }),
  },
);

const chargeParts = {
  id: z.string().describe('Of the payment.'),
  name: z.string(),
  relatedParty: customer,
  billingAccount: idRef,
  product: z.object({ id: operatorId.optional(), publicIdentifier: z.string() }),
  taxExcludedAmount: money,
};
export const newChargeShape = z.object({
  ...chargeParts,
  appliedTax: z.array(z.object({ taxCategory: z.literal(taxName), taxAmount: money })).length(1),
  characteristic: characteristics({ code: z.string() }),
});
const chargeShape = z.object({
  '@type': z.literal('AppliedCustomerBillingRate'),
  ...chargeParts,
  date: instant,
  isBilled: z.boolean(),
  bill: idRef.optional(),
  appliedTax: z
    .array(z.object({ taxCategory: z.literal(taxName), taxRate: z.number(), taxAmount: money }))
    .length(1),
  characteristic: characteristics({ code: z.string() }),
});

export const invoiceCharge = z.codec(chargeShape, z.custom<InvoiceCharge>(), {
  decode: (it) => ({
    chargeId: it.id,
    customerId: it.relatedParty,
    accountId: it.billingAccount.id,
    lineId: it.product.id ?? '',
    serviceNumber: it.product.publicIdentifier,
    code: it.characteristic.code,
    description: it.name,
    amountCents: it.taxExcludedAmount,
    taxCents: it.appliedTax[0]?.taxAmount ?? 0,
    taxRatePercent: it.appliedTax[0]?.taxRate ?? 0,
    chargedAt: it.date,
    billNo: it.bill?.id ?? null,
  }),
  encode: (it) => ({
    '@type': 'AppliedCustomerBillingRate' as const,
    id: it.chargeId,
    name: it.description,
    relatedParty: it.customerId,
    billingAccount: { id: it.accountId },
    product: { id: it.lineId, publicIdentifier: it.serviceNumber },
    taxExcludedAmount: it.amountCents,
    date: it.chargedAt,
    isBilled: it.billNo !== null,
    ...(it.billNo === null ? {} : { bill: { id: it.billNo } }),
    appliedTax: [{ taxCategory: taxName, taxRate: it.taxRatePercent, taxAmount: it.taxCents }],
    characteristic: { code: it.code },
  }),
});

const forecastShape = z.object({
  '@type': z.literal('BillForecast'),
  relatedParty: customer,
  product: idRef.describe('The line.'),
  runningBill: z
    .object({ billDate: firstMoment, amountDue: money })
    .optional()
    .describe('Of the cycle that runs: the same whichever plan.'),
  plannedBill: z.object({
    billDate: firstMoment,
    amountByPlan: z.array(z.object({ productOffering: idRef, amountDue: money })),
  }),
});

export const billForecast = z.codec(forecastShape, z.custom<BillForecast>(), {
  decode: ({ relatedParty, product, runningBill, plannedBill }) => ({
    customerId: relatedParty,
    lineId: product.id,
    running: runningBill ? { issuedOn: runningBill.billDate, totalCents: runningBill.amountDue } : null,
    planned: {
      issuedOn: plannedBill.billDate,
      totals: plannedBill.amountByPlan.map(({ productOffering, amountDue: totalCents }) => ({
        planCode: productOffering.id,
        totalCents,
      })),
    },
  }),
  encode: ({ customerId, lineId, running, planned }) => ({
    '@type': 'BillForecast' as const,
    relatedParty: customerId,
    product: { id: lineId },
    ...(running && { runningBill: { billDate: running.issuedOn, amountDue: running.totalCents } }),
    plannedBill: {
      billDate: planned.issuedOn,
      amountByPlan: planned.totals.map(({ planCode, totalCents }) => ({
        productOffering: { id: planCode },
        amountDue: totalCents,
      })),
    },
  }),
});
