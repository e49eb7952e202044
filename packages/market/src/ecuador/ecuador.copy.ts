// What people in Ecuador call their documents, their money and their authorities.
import type { DocumentKind, IssuerFacts, MarketWords, PaperNames, Talk } from '../market.ts';

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

// The names that Ecuador's tax authority prescribes for the paper of an invoice, and the company of the demonstration.

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

// How people in Ecuador talk.

export const ecuadorTalk: Talk = {
  money: 'dolar dolares dolarit* usd',
  coin: 'dólar',
  coins: 'dólares',
  taxAuthority: 'sri rentas',
  taxpayer: 'ruc',
  city: 'Quito',
  otherCity: 'Guayaquil',
  cities: 'guayaquil quito cuenca',
  moreCities:
    'loja|ibarra|machala|riobamba|santo domingo|manta|esmeraldas|latacunga|tulcan|puyo|salinas|el coca|otavalo|portoviejo'.split(
      '|',
    ),
  billOnPaper: 'el RIDE',
  operators: 'movistar cnt tuenti',
  operator: 'CNT',
  wallets: 'payphone deuna',
  wallet: 'PayPhone',
  certificate: 'conadis',
  people:
    'maria juan jose luis carlos pedro ana rosa miguel jorge manuel angel victor cesar david daniel fernando francisco marco diego andres andrea gabriela veronica carmen martha marta blanca patricia monica sandra diana paola karla carla lucia elena julia teresa isabel mercedes gloria fanny norma rocio esteban santiago sebastian mateo kevin bryan cristian christian javier alejandro ricardo roberto eduardo mario raul hugo pablo alberto ramiro wilson edison byron milton freddy washington lupita lupe rosita marcelo marcela camila valentina emilia sofia paula nicole',
};

/** Words that many people in Ecuador have for a password: places, clubs, operators, and words of the trade. */
export const ecuadorCommonWords = `
  ambato azuay bolivar canar carchi chimborazo cotopaxi cuenca ecuatoriano ecuatoriana esmeraldas galapagos
  guayaquil guayas ibarra imbabura latacunga loja losrios machala manabi morona napo orellana otavalo pastaza
  pichincha portoviejo quevedo quito riobamba salinas santodomingo sucumbios tungurahua tulcan zamora mitaddelmundo
  aucas barcelonasc campeon delfin deportivo elnacional emelec idolo independiente latri laliga liga
  ligadequito macara mushucruna seleccion
  claro claroec claroecuador miclaro claromovil movistar mimovistar tuenti cntmovil
  banco cedula chip cliente factura linea megas minutos miclave micelular
  miinternet mimovil movil operador pagos pospago postpago prepago recarga recargas saldo smartphone
  television wifi
`;
