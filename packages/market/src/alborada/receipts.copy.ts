// The names on the paper of the Alborada's bills, and the company of the demonstration.
import type { IssuerFacts, PaperNames } from '../receipt-facts.ts';

export const paperNames: PaperNames = {
  issuerId: 'N.I.T.',
  headOffice: 'SEDE',
  branch: 'SUCURSAL',
  specialTaxpayer: 'RESOLUCIÓN Nro.',
  keepsAccounting: () => '',
  authorization: 'CÓDIGO DE CONTROL',
  authorizedAt: 'FECHA Y HORA DEL CÓDIGO',
  environment: (isTrial) => (isTrial ? 'DE PRUEBA' : 'VÁLIDA'),
  emission: 'EN LÍNEA',
  key: 'CÓDIGO DE CONTROL',
  keyBars: (key) => `Código de barras del código de control ${key}`,
  buyerName: 'NOMBRE',
  buyerId: (document) => `DOCUMENTO (${document})`,
  paymentForm: 'Medios electrónicos',
  verify:
    'Valores expresados en albas. Verifica este recibo con su código de control: https://recibos.art.example/',
  figures: {
    taxed: (rate) => `BASE ${rate}%`,
    zeroRated: 'BASE 0%',
    untaxed: 'BASE TOTAL',
    tax: (rate) => `ISV ${rate}%`,
    total: 'TOTAL',
  },
};

export const demoIssuer: IssuerFacts = {
  legalName: 'TELEFONÍA DE DEMOSTRACIÓN DE LA ALBORADA',
  taxId: 'J9999999901',
  headquartersAddress: 'Paseo de la Aurora 100, Puerto Alba',
  establishmentAddress: 'Rambla del Faro 15, Puerto Alba',
};
