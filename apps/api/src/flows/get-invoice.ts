// A bill as the document the tax authority prescribes: bill, its lines, its buyer, its issuer.

import { nationalNumber } from '@portal/contract/service-number';
import type { Bill, BilledService, BillItem, Billing } from '@portal/operator-ports/billing';
import type { Customers } from '@portal/operator-ports/customers';
import type { Usage } from '@portal/operator-ports/usage';
import { heldCustomers, type ManagedLine } from '../caller.ts';
import { lastFour } from '../last-four.ts';
import type { Documents, InvoiceDocument } from '../modules/documents/documents.ts';
import { type PayingHelp, usedWords, waysToPay } from './get-invoice.copy.ts';

export interface GetInvoiceNeeds {
  customers: Customers;
  billing: Billing;
  documents: Documents;
  usage: Usage;
  help: PayingHelp;
  issuer: InvoiceDocument['issuer'];
}

export interface GetInvoice {
  /** The bill, when it is one of these lines' and its document is ready; otherwise null. */
  find(managed: readonly ManagedLine[], billNo: string): Promise<Bill | null>;
  /** With the buyer's whole document, address and e-mail for their holder alone. */
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

export function createGetInvoice(needs: GetInvoiceNeeds): GetInvoice {
  const { customers, billing, documents, usage, help, issuer } = needs;
  return {
    async find(managed, billNo) {
      const bill = await billing.find(managed, billNo);
      return bill?.isDocumentReady ? bill : null;
    },

    async pdf(managed, bill) {
      const { customerId, periodStart: from, periodEnd: to } = bill;
      const [buyer, items, services] = await Promise.all([
        customers.customer(customerId),
        billing.items(bill),
        billing.services(bill),
      ]);
      if (!buyer) throw new Error(`bill ${bill.billNo} has no customer`);
      const isHolder = heldCustomers(managed).includes(customerId);
      const shown = isHolder
        ? buyer
        : { ...buyer, documentNumber: lastFour(buyer.documentNumber), address: null, email: null };
      // Of the lines that the caller manages, and of no other on the account.
      const lineIds = managed
        .map(({ lineId }) => lineId)
        .filter((id) => services.some(({ lineId }) => lineId === id));
      const used = usedWords(await usage.usedBetween(customerId, lineIds, { from, to }));
      const document = toDocument({ bill, items, services, buyer: shown, issuer });
      return documents.renderInvoice({ ...document, used, waysToPay: waysToPay(help) }, customerId);
    },
  };
}

interface Parts {
  bill: Bill;
  items: readonly BillItem[];
  services: readonly BilledService[];
  buyer: InvoiceDocument['buyer'];
  issuer: InvoiceDocument['issuer'];
}

function toDocument(parts: Parts): Omit<InvoiceDocument, 'used' | 'waysToPay'> {
  const { bill, items, services, buyer, issuer } = parts;
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
    services: services.map(({ serviceType, serviceNumber, planName }) => ({
      label: serviceLabels[serviceType] ?? 'Servicio',
      number: nationalNumber(serviceNumber),
      planName,
    })),
    periodStart: bill.periodStart,
    periodEnd: bill.periodEnd,
    dueOn: bill.dueOn,
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
      exemptCents: 0,
      discountCents: 0,
      iceCents: 0,
      ivaCents: bill.taxCents,
      tipCents: 0,
      totalCents: bill.totalCents,
    },
    paymentForm: { code: '20', label: 'OTROS CON UTILIZACIÓN DEL SISTEMA FINANCIERO' },
    extra: [],
    watermark,
  };
}
