// The names that Ecuador's tax authority prescribes for the paper of an invoice, and the company of the demonstration.
import type { IssuerFacts, PaperNames } from '../receipt-facts.ts';

export const paperNames: PaperNames = {
  issuerId: 'R.U.C.',
  headOffice: 'DIRECCIÓN MATRIZ',
  branch: 'DIRECCIÓN ESTABLECIMIENTO',
  specialTaxpayer: 'CONTRIBUYENTE ESPECIAL Nro.',
  keepsAccounting: (does) => `OBLIGADO A LLEVAR CONTABILIDAD: ${does ? 'SÍ' : 'NO'}`,
  authorization: 'NÚMERO DE AUTORIZACIÓN',
  authorizedAt: 'FECHA Y HORA DE AUTORIZACIÓN',
  environment: (isTrial) => `AMBIENTE: ${isTrial ? 'PRUEBAS' : 'PRODUCCIÓN'}`,
  emission: 'EMISIÓN: NORMAL',
  key: 'CLAVE DE ACCESO',
  keyBars: (key) => `Código de barras de la clave de acceso ${key}`,
  buyerName: 'RAZÓN SOCIAL / NOMBRES Y APELLIDOS',
  buyerId: (document) => `IDENTIFICACIÓN (${document})`,
  paymentForm: '20 – OTROS CON UTILIZACIÓN DEL SISTEMA FINANCIERO',
  verify:
    'Valores expresados en dólares de los Estados Unidos de América. Verifica este comprobante con su clave de acceso en SRI en línea, opción Validez de comprobantes electrónicos: https://srienlinea.sri.gob.ec/sri-en-linea/inicio/NAT',
  figures: {
    taxed: (rate) => `SUBTOTAL ${rate}%`,
    zeroRated: 'SUBTOTAL 0%',
    notSubject: 'SUBTOTAL NO OBJETO DE IVA',
    exempt: 'SUBTOTAL EXENTO DE IVA',
    untaxed: 'SUBTOTAL SIN IMPUESTOS',
    discount: 'TOTAL DESCUENTO',
    ice: 'ICE',
    tax: (rate) => `IVA ${rate}%`,
    tip: 'PROPINA',
    total: 'VALOR TOTAL',
  },
};

export const demoIssuer: IssuerFacts = {
  legalName: 'OPERADORA DEMOSTRACIÓN ECUADOR S.A.',
  taxId: '1799999990001',
  headquartersAddress: 'Av. de la Demostración N34-100 y Calle Ficticia, Quito',
  establishmentAddress: 'Av. del Ejemplo 1500 y Calle Segunda, Guayaquil',
};
