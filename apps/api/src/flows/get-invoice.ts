// A bill as the document the tax authority prescribes: bill, its lines, its buyer, its issuer.

import { nationalNumber } from '@portal/contract/service-number';
import { heldCustomers, type ManagedLine } from '../caller.ts';
import { lastFour } from '../last-four.ts';
import type { Accounts, Customer } from '../modules/accounts/accounts.ts';
import type { Bill, BillItem, Billing } from '../modules/billing/billing.ts';
import type { Documents, InvoiceDocument } from '../modules/documents/documents.ts';

export interface GetInvoiceNeeds {
  accounts: Accounts;
  billing: Billing;
  documents: Documents;
  issuer: InvoiceDocument['issuer'];
}

export interface GetInvoice {
  /** The bill, when it is one of these lines' and its document is ready; otherwise null. */
  find(managed: readonly ManagedLine[], billNo: string): Promise<Bill | null>;
  /** With the buyer's whole document for their holder alone. */
  pdf(managed: readonly ManagedLine[], bill: Bill): Promise<Uint8Array>;
}

const serviceLabels: Record<number, string> = {
  1: 'Línea móvil',
  3: 'Telefonía fija',
  4: 'Televisión',
  5: 'Internet',
};

/** Since 1 April 2024. */
const ivaRatePercent = 15;
const watermark = 'DOCUMENTO DE DEMOSTRACIÓN – SIN VALIDEZ TRIBUTARIA';

export function createGetInvoice({ accounts, billing, documents, issuer }: GetInvoiceNeeds): GetInvoice {
  return {
    async find(managed, billNo) {
      const bill = await billing.find(managed, billNo);
      return bill && billing.hasDocument(bill) ? bill : null;
    },

    async pdf(managed, bill) {
      const [buyer, items] = await Promise.all([accounts.customer(bill.customerId), billing.items(bill)]);
      if (!buyer) throw new Error(`bill ${bill.billNo} has no customer`);
      const isHolder = heldCustomers(managed).includes(bill.customerId);
      const documentNumber = isHolder ? buyer.documentNumber : lastFour(buyer.documentNumber);
      const document = toDocument(bill, items, { ...buyer, documentNumber }, issuer);
      return documents.renderInvoice(document, bill.customerId);
    },
  };
}

function toDocument(
  bill: Bill,
  items: readonly BillItem[],
  buyer: Customer,
  issuer: InvoiceDocument['issuer'],
): InvoiceDocument {
  const [establishment = '', emissionPoint = '', sequence = ''] = bill.billNo.split('-');
  return {
    issuer,
    environment: 1,
    establishment,
    emissionPoint,
    sequence,
    accessKey: bill.accessKey ?? '',
    authorizedAt: bill.documentReadyAt ?? new Date(),
    issuedOn: bill.issuedOn,
    buyer: {
      name: buyer.name,
      documentType: buyer.documentType,
      documentNumber: buyer.documentNumber,
      address: buyer.address,
      email: buyer.email,
    },
    service: {
      label: serviceLabels[bill.serviceType] ?? 'Servicio',
      number: nationalNumber(bill.serviceNumber),
      planName: bill.planName,
      periodStart: bill.periodStart,
      periodEnd: bill.periodEnd,
      dueOn: bill.dueOn,
    },
    lines: items.map((item) => ({
      code: item.code,
      description: item.description,
      quantity: item.quantity,
      unitPriceCents: item.unitPriceCents,
      discountCents: 0,
      totalCents: item.amountCents,
      taxRatePercent: item.taxRatePercent,
    })),
    totals: {
      ivaRatePercent,
      taxedCents: bill.taxableCents,
      zeroRatedCents: bill.exemptCents,
      notSubjectCents: 0,
      discountCents: 0,
      iceCents: 0,
      ivaCents: bill.taxCents,
      totalCents: bill.totalCents,
    },
    paymentForm: { code: '20', label: 'OTROS CON UTILIZACIÓN DEL SISTEMA FINANCIERO' },
    extra: [],
    watermark,
  };
}
