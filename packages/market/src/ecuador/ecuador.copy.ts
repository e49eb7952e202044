// What people in Ecuador call their documents, their money and their authorities.
import type { DocumentKind, MarketWords } from '../market.ts';

type Words = Pick<DocumentKind, 'name' | 'inSentence' | 'onPaper' | 'numberName' | 'dateName' | 'tooShort'>;

export const documentWords: Record<'CED' | 'RUC' | 'PAS', Words> = {
  CED: {
    name: 'Cédula',
    inSentence: 'cédula',
    onPaper: 'cédula',
    numberName: 'Número de cédula',
    dateName: 'Fecha de emisión de la cédula',
    tooShort: 'La cédula debe tener al menos 10 dígitos',
  },
  RUC: {
    name: 'RUC',
    inSentence: 'RUC',
    onPaper: 'RUC',
    numberName: 'Número de RUC',
    dateName: 'Fecha de nacimiento',
    tooShort: 'El RUC debe tener al menos 13 dígitos',
  },
  PAS: {
    name: 'Pasaporte',
    inSentence: 'pasaporte',
    onPaper: 'pasaporte',
    numberName: 'Número de pasaporte',
    dateName: 'Fecha de nacimiento',
    tooShort: 'El pasaporte debe tener al menos 5 letras o números',
  },
};

export const words: MarketWords = {
  currencyName: 'Dólares',
  currencyInFull: 'dólares de los Estados Unidos de América',
  numberExample: '0990000000',
  taxAuthority: {
    name: 'SRI',
    the: 'el SRI',
    of: 'del SRI',
    ofInFull: 'del Servicio de Rentas Internas (SRI)',
  },
  receiptCheck: 'la consulta de validez de comprobantes electrónicos',
  receiptKey: { name: 'clave de acceso', of: 'de la clave de acceso', length: '49 dígitos' },
  billNumber: 'establecimiento, punto de emisión y secuencia',
  billOnPaper: 'RIDE',
  endedTax:
    'El ICE es el impuesto a los consumos especiales: la telefonía ya no lo paga desde diciembre de 2021.',
  certificate: 'Conadis',
  state: 'República del Ecuador',
  dataProtection: 'la Ley Orgánica de Protección de Datos Personales del Ecuador',
};

/** To whom a customer turns. */
export const regulator = {
  name: 'ARCOTEL',
  inFull: 'Agencia de Regulación y Control de las Telecomunicaciones',
  phone: '1800 567 567',
  url: 'https://www.arcotel.gob.ec/',
};
