// A small invoice of an invented company, for tests: three lines, both tax rates, a discount.
import { buildAccessKey } from '@portal/market/ecuador/receipts';
import type { InvoiceDocument } from '../src/documents/invoice-document.ts';

const number = { establishment: '001', emissionPoint: '002', sequence: '004518273' };
const taxId = '1799999990001';
const issuedOn = '2026-02-28';

export const exampleInvoice: InvoiceDocument = {
  issuer: {
    legalName: 'COMPAÑÍA DE EJEMPLO DEL ECUADOR S.A.',
    tradeName: 'Mi Operadora',
    taxId,
    headquartersAddress: 'Av. de la Invención N34-100 y Calle Ficticia, Quito',
    establishmentAddress: 'Av. del Ejemplo 1500 y Calle Segunda, Guayaquil',
    keepsAccounting: true,
  },
  environment: 1,
  ...number,
  accessKey: buildAccessKey({ issuedOn, ruc: taxId, environment: 1, ...number, numericCode: '71358246' }),
  authorizedAt: new Date('2026-03-01T04:30:05Z'),
  issuedOn,
  buyer: {
    name: 'Ana Lucía Muñoz Ibáñez',
    documentType: 'CED',
    documentNumber: '1710034065',
    address: 'Av. República de El Salvador N36-84, Quito',
    email: 'ana@ejemplo.example',
  },
  services: [
    { label: 'Línea móvil', number: '099 123 4567', planName: 'Max 30 GB' },
    { label: 'Internet', number: 'IN-400001', planName: 'Internet Hogar' },
  ],
  periodStart: '2026-02-01',
  periodEnd: '2026-02-28',
  dueOn: '2026-03-15',
  lines: [
    {
      code: 'PLAN-MAX30',
      description: 'Plan Max 30 GB, cargo mensual',
      quantity: 1,
      unitPriceCents: 123_450,
      discountCents: 0,
      totalCents: 123_450,
      taxRatePercent: 15,
    },
    {
      code: 'SMS-ADIC',
      description: 'Mensajes adicionales',
      quantity: 12,
      unitPriceCents: 6,
      discountCents: 10,
      totalCents: 62,
      taxRatePercent: 15,
    },
    {
      code: 'DON-01',
      description: 'Donación «Niñez y educación»',
      quantity: 1.5,
      unitPriceCents: 100,
      discountCents: 0,
      totalCents: 150,
      taxRatePercent: 0,
    },
  ],
  totals: {
    taxRatePercent: 15,
    taxedCents: 123_512,
    zeroRatedCents: 150,
    taxCents: 18_527,
    totalCents: 142_189,
  },
  used: [
    { name: 'Datos', value: '5,8 GB' },
    { name: 'Llamadas', value: '58 min' },
  ],
  waysToPay: [{ name: 'En línea', value: 'https://portal.ejemplo.example/ec/billing/' }],
  watermark: 'DOCUMENTO DE DEMOSTRACIÓN – SIN VALIDEZ TRIBUTARIA',
};
