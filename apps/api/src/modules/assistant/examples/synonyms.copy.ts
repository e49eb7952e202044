// Words that stand for one another in the examples, and those of the market.
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { talk } from '@portal/market/talk';

const { words, tax } = market;

export const synonyms = {
  quiero: 'quiero|necesito|deseo|quisiera|kiero|me gustaria|me urge',
  como: 'como|como hago para|como puedo|de que manera puedo|que hago para|hay como|se puede|puedo|me explica como|me ayuda a|donde puedo',
  donde: 'donde|en que parte|por donde|en donde',
  cel: 'celular|telefono|cel|celu|movil|aparato',
  equipo: 'celular|telefono|cel|equipo|iphone|samsung|xiaomi|tablet',
  linea:
    'mi linea|mi numero|mi chip|mi celular|mi telefono|el 0999999999|la linea|mis lineas|mi linea prepago|mi linea pospago|mis lineas pospago|la que termina en 1234|mi otra linea',
  familiar:
    'mi mama|mi papa|mi hijo|mi hija|mi esposa|mi esposo|mi hermano|mi hermana|mi abuelita|mi sobrino|mi pareja|mi primo',
  otro: 'mi vecino|mi vecina|mi ex|mi jefe|mi amigo|otro cliente|otra persona|mi cuñado|mi compañero|una amiga|mi novio|mi esposa|mi marido',
  factura: 'factura|planilla|recibo|facturita|cuenta',
  megas: 'megas|gigas|datos|internet|gb',
  portal: 'portal|pagina|app|aplicacion|sitio',
  clave: 'contraseña|clave|password|contra',
  monto: '3|5|10|un|dos|tres|cinco|diez|veinte',
  ciudad: `${talk.city}|${talk.otherCity}|${talk.moreCities.join('|')}`,
  pais: 'españa|colombia|peru|estados unidos|mexico|chile|argentina|panama|italia|brasil|europa|miami|nueva york|cancun',
  mes: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  dia: 'el lunes|el martes|el viernes|el sabado|mañana|el 15|fin de mes|la quincena',
  cuando:
    'ayer|hace dos dias|el lunes|hace rato|la semana pasada|desde temprano|esta mañana|hace una hora|desde anoche',

  moneda: talk.coin,
  monedas: talk.coins,
  ciudadGrande: talk.city,
  otraCiudad: talk.otherCity,
  operadora: talk.operator,
  operadoras: talk.operators.replaceAll(' ', '|'),
  facturaEnPapel: talk.billOnPaper,
  billetera: talk.wallets.replaceAll(' ', '|'),
  carnet: talk.certificate,
  autoridad: words.taxAuthority.name,
  impuesto: tax.name,
  documento: documentOf('person').inSentence,
  documentoDeEmpresa: documentOf('company').onPaper,
  pais_propio: market.country,
} as const;
