// A bill as the document the tax authority prescribes: bill, its lines, its buyer, its issuer.
import { lastFour, nationalNumber } from '@portal/market/service-number';
import { taxPercent } from '@portal/market/tax';
import type { Bill, BilledService, BillItem } from '@portal/operator-ports/billing';
import type { Customers } from '@portal/operator-ports/customers';
import type { InvoiceAsked, Issuer } from '@portal/operator-ports/documents';
import type { Usage } from '@portal/operator-ports/usage';
import { homeTypes } from '@portal/operator-ports/wire';
import type { Billing } from '../billing/billing.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { type PayingHelp, usedWords, waysToPay } from './invoice-words.copy.ts';

export interface DocumentNeeds {
  billing: Pick<Billing, 'bill' | 'items' | 'services'>;
  customers: Pick<Customers, 'customer'>;
  usage: Pick<Usage, 'usedBetween'>;
  issuer: Issuer;
  help: PayingHelp;
}

const serviceLabels: Record<number, string> = {
  1: 'Línea móvil',
  [homeTypes.telephony]: 'Telefonía fija',
  [homeTypes.television]: 'Televisión',
  [homeTypes.internet]: 'Internet',
};

const watermark = 'DOCUMENTO DE DEMOSTRACIÓN – SIN VALIDEZ TRIBUTARIA';

/** Null when it is not ready, or there is no such bill. */
export async function documentOf(needs: DocumentNeeds, asked: InvoiceAsked): Promise<InvoiceDocument | null> {
  const { billing, customers, usage, issuer, help } = needs;
  const { customerId, billNo } = asked;
  const bill = await billing.bill({ customerId, billNo });
  if (!bill?.isDocumentReady) return null;
  const [buyer, items, services] = await Promise.all([
    customers.customer(customerId),
    billing.items(bill),
    billing.services(bill),
  ]);
  if (!buyer) throw new Error(`bill ${billNo} has no customer`);
  const shown = asked.showsBuyer
    ? buyer
    : { ...buyer, documentNumber: lastFour(buyer.documentNumber), address: null, email: null };
  // Of those it charges for, and of no other on the account.
  const lineIds = asked.lineIds.filter((id) => services.some(({ lineId }) => lineId === id));
  const range = { from: bill.periodStart, to: bill.periodEnd };
  const used = usedWords(await usage.usedBetween(customerId, lineIds, range));
  const document = toDocument({ bill, items, services, buyer: shown, issuer });
  return { ...document, used, waysToPay: waysToPay(help) };
}

interface Parts {
  bill: Bill;
  items: readonly BillItem[];
  services: readonly BilledService[];
  buyer: InvoiceDocument['buyer'];
  issuer: Issuer;
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
      taxRatePercent: taxPercent,
      taxedCents: bill.taxableCents,
      zeroRatedCents: bill.exemptCents,
      taxCents: bill.taxCents,
      totalCents: bill.totalCents,
    },
    watermark,
  };
}
