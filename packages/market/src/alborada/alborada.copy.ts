// What people of the Alborada call their documents, their money and their authorities.
import type { DocumentKind, MarketWords } from '../market.ts';

type Words = Pick<DocumentKind, 'name' | 'inSentence' | 'onPaper' | 'numberName' | 'dateName' | 'tooShort'>;

export const documentWords: Record<'CIP' | 'NIT' | 'PAS', Words> = {
  CIP: {
    name: 'Carné',
    inSentence: 'carné',
    onPaper: 'carné',
    numberName: 'Número de carné',
    dateName: 'Fecha de emisión del carné',
    tooShort: 'El carné debe tener 9 dígitos',
  },
  NIT: {
    name: 'Nit',
    inSentence: 'Nit',
    onPaper: 'NIT',
    numberName: 'Número de Nit',
    dateName: 'Fecha de nacimiento',
    tooShort: 'El Nit debe tener 11 letras y números',
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
  currencyName: 'Albas',
  currencyInFull: 'albas',
  numberExample: '790000000',
  taxAuthority: {
    name: 'ART',
    the: 'la ART',
    of: 'de la ART',
    ofInFull: 'de la Agencia de Rentas y Tributos (ART)',
  },
  receiptCheck: 'la consulta de recibos',
  receiptKey: { name: 'código de control', of: 'del código de control', length: '24 a 34 dígitos' },
  billNumber: 'local, caja y secuencia',
  billOnPaper: '',
  endedTax: '',
  certificate: 'Cuidar',
  state: 'República de la Alborada',
  dataProtection: 'la ley de protección de datos de la Alborada',
};

/** To whom a customer turns. */
export const regulator = {
  name: 'ATA',
  inFull: 'Autoridad de Telecomunicaciones de Alborada',
  phone: '800 100',
  url: 'https://ata.example/',
};
