// What people of the Alborada call their documents, their money and their authorities.
import type { DocumentKind, IssuerFacts, MarketWords, PaperNames, Talk } from '../market.ts';

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

// The names on the paper of the Alborada's bills, and the company of the demonstration.

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

// How people of the Alborada talk.

export const alboradaTalk: Talk = {
  money: 'alba albas albit*',
  coin: 'alba',
  coins: 'albas',
  taxAuthority: 'art rentas tributos',
  taxpayer: 'nit',
  city: 'Telmo',
  otherCity: 'Rambla',
  cities: 'telmo rambla faro',
  moreCities: ['puerto alba', 'villa del faro'],
  billOnPaper: 'el recibo impreso',
  operators: 'voz3 telefar',
  operator: 'Telefar',
  wallets: 'albapay',
  wallet: 'AlbaPay',
  certificate: 'cuidar',
  people: 'maria juan jose luis ana rosa elena pedro carmen mateo sofia paula tomas nuria',
};

/** Words that many people in the Alborada have for a password. */
export const alboradaCommonWords = 'alborada telmo rambla faro telefar movil celular internet recarga saldo';
