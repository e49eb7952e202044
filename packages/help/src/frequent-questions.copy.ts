// The ten frequent questions that Soporte always shows, in its order, and their answers.
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { capital } from '@portal/market/text';
import type { Facts, QuestionWords } from './question-words.ts';

const { words, tax } = market;
const { taxAuthority: authority, receiptKey: key } = words;
const documents = new Intl.ListFormat(market.locale, { type: 'disjunction' }).format(
  market.documents.map(({ inSentence }) => inSentence),
);

export const frequentQuestions = {
  pastInvoices: () => ({
    question: '¿Cómo veo mis facturas anteriores?',
    paragraphs: [
      'Entra en Pagos y Facturas y elige la línea o el servicio. Verás las facturas de los últimos 6 periodos.',
      'Cada una se puede descargar en PDF con el botón que tiene a su lado. Una de antes está en «Todas las de …», que trae en un ZIP las de su año.',
    ],
    ways: ['billing'],
    also: 'antiguas pasadas viejas planillas meses historial',
  }),
  deviceBalance: ({ deviceBalance }) => ({
    question: '¿Cómo consulto el valor pendiente de mi equipo?',
    paragraphs: [
      `Marca ${deviceBalance} desde tu celular y verás cuánto te falta por pagar. Lo sigues debiendo aunque cierres la línea o te vayas a otra operadora.`,
    ],
    ways: ['dial'],
    also: 'deuda cuotas celular teléfono financiado debo',
  }),
  withoutPassword: ({ phones }) => ({
    question: '¿Puedo ver mi factura sin mi contraseña?',
    paragraphs: [
      'No. Tu factura tiene datos personales, por eso solo se muestra con tu usuario y tu contraseña.',
      `Si olvidaste la contraseña, recupérala en pocos pasos. Si no lo consigues, llámanos al ${phones}.`,
    ],
    ways: ['recoverPassword'],
    also: `clave ${documentOf('person').inSentence} sin registrarse`,
  }),
  electronicInvoice: ({ price }) => ({
    question: '¿Qué es una factura electrónica?',
    paragraphs: [
      'Es un comprobante que se emite y se firma en formato digital, y tiene el mismo valor que una factura en papel.',
      `Se reconoce por su ${key.name} de ${key.length}. El PDF que descargas es su versión para leer e imprimir${words.billOnPaper && ` (${words.billOnPaper})`}. En papel no se pide en el portal. ${price('billCopy')}`,
    ],
    also: `digital ${words.billOnPaper.toLowerCase()} válida legal`,
  }),
  lastMonth: () => ({
    question: '¿Por qué no veo la factura del mes pasado?',
    paragraphs: [
      'Porque todavía no se publica. Espera hasta 5 días después de la acreditación de tu saldo.',
      'El PDF está listo en los 5 días laborales que siguen a tu fecha de corte. Si está ahí y solo no te llegó el correo, mira en correo no deseado y, en Notificaciones, en el engranaje, a qué correo va.',
    ],
    ways: ['billing'],
    also: 'planilla aparece llega publica',
  }),
  password: () => ({
    question: '¿Cómo recupero o cambio mi contraseña?',
    paragraphs: [
      'Si la olvidaste, elige «¿Olvidaste contraseña?» al iniciar sesión: te enviamos un código a tu correo o a tu celular y creas una nueva.',
      'Si la sabes y quieres otra, abre Mi perfil y elige Cambiar contraseña.',
    ],
    ways: ['recoverPassword', 'changePassword'],
    also: 'clave olvidé recuperar restablecer',
  }),
  usePortal: () => ({
    question: '¿Cómo uso el portal?',
    paragraphs: ['Regístrate con tu correo o con tu número móvil, inicia sesión y elige una sección:'],
    list: [
      'Mis Servicios: tus líneas, tu consumo y lo que está por pagar. Si falta un servicio, lo asocias ahí.',
      'Pagos y Facturas: pagas y descargas tus facturas.',
      'Activaciones: paquetes y recargas.',
      'Soporte: ayuda, equipos en reparación y órdenes de servicio.',
    ],
    ways: ['services'],
    also: 'página app registro crear usuario ayuda',
  }),
  whatCanIDo: () => ({
    question: '¿Qué puedo hacer en el portal?',
    paragraphs: ['Sin filas ni llamadas, puedes:'],
    list: [
      'Descargar tus facturas.',
      'Activar servicios.',
      `Recargar saldo en ${words.currencyName.toLowerCase()} con cargo a tu factura.`,
      'Cambiar tu plan.',
      'Consultar tus saldos.',
    ],
    ways: ['billing', 'activations', 'changePlan'],
    also: 'trámites opciones servicios',
  }),
  invoiceFields: () => ({
    question: '¿Qué significa cada campo de mi factura?',
    paragraphs: ['Los números de la imagen señalan cada campo:'],
    list: [
      `Emisor: quién emite la factura, con su ${documentOf('company').onPaper}.`,
      `Número de factura: ${words.billNumber}.`,
      `${capital(key.name)}: los ${key.length} que la identifican ante ${authority.the}.`,
      `Cliente: tu nombre y tu ${documents}.`,
      'Periodo y vencimiento: los días que se cobran y hasta cuándo puedes pagar.',
      'Detalle: tu plan y lo que usaste o compraste fuera de él.',
      `Subtotal, ${tax.name} y total a pagar.`,
    ],
    also: 'leer entender planilla rubros detalle',
  }),
  receiptKey: () => ({
    question: '¿Dónde verifico la clave de mi comprobante?',
    paragraphs: [
      `En la página ${authority.ofInFull}, en ${words.receiptCheck}.`,
      `Escribe ahí los ${key.length} ${key.of} que está en tu factura.`,
    ],
    ways: ['receiptCheck'],
    also: `${authority.name.toLowerCase()} validar comprobar autorización`,
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
