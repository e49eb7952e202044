// The ten frequent questions that Soporte always shows, in its order, and their answers.
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import type { Facts, QuestionWords } from './question-words.ts';

const { words, tax } = market;
const { taxAuthority: authority, receiptKey: key } = words;
const documents = new Intl.ListFormat(market.locale, { type: 'disjunction' }).format(
  market.documents.map(({ inSentence }) => inSentence),
);
const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const paperCopy = words.billOnPaper && ` (${words.billOnPaper})`;

const person = documentOf('person').inSentence;

export const frequentQuestions = {
  pastInvoices: ({ phones }) => ({
    question: '¿Cómo veo mis facturas anteriores?',
    paragraphs: [
      'Entra en Pagos y Facturas y elige la línea o el servicio. Verás las facturas de los últimos 6 periodos.',
      'Cada una se puede descargar en PDF con el botón que tiene a su lado.',
    ],
    details: {
      where:
        'En Pagos y Facturas, en cada servicio, pulsa «Ver las … anteriores»: cada una se baja en PDF. Si ya no está en la lista, búscala en «Todas las de …», que trae las del año en un ZIP.',
      limit: `La lista llega a los últimos 6 periodos; «Todas las de …» trae en un ZIP las del año completo. Las más antiguas pídelas en el ${phones} o en un centro de atención.`,
    },
    ways: ['billing'],
    also: 'antiguas pasadas viejas planillas meses historial',
  }),
  deviceBalance: ({ deviceBalance }) => ({
    question: '¿Cómo consulto el valor pendiente de mi equipo?',
    paragraphs: [`Marca ${deviceBalance} desde tu móvil y verás cuánto te falta por pagar.`],
    details: {
      until: `Marca ${deviceBalance} y verás cuánto te falta. Divídelo por la cuota del equipo, que está en tu factura, y sabrás cuántos meses son.`,
    },
    ways: ['dial'],
    also: 'deuda cuotas celular teléfono financiado debo',
  }),
  withoutPassword: ({ phones }) => ({
    question: '¿Puedo ver mi factura sin mi contraseña?',
    paragraphs: [
      'No. Tu factura tiene datos personales, por eso solo se muestra con tu usuario y tu contraseña.',
      `Si olvidaste la contraseña, recupérala en pocos pasos. Si no lo consigues, llámanos al ${phones}.`,
    ],
    details: {
      who: 'No con solo su documento. Con tu propia cuenta sí, si te invita en Quién entra a tus líneas. Sin cuenta puedes pagarla en «Pagar o recargar sin cuenta»: ves cuánto es y cuándo vence, no el detalle.',
      where: `La factura no se ve sin cuenta. En la página de ingreso, «Pagar o recargar sin cuenta» muestra cuánto se debe y hasta cuándo, con el número de la línea o la ${person}.`,
      needs: `Sin contraseña no se ve el detalle. Para saber cuánto se debe y pagarlo basta el número de la línea o del servicio, o la ${person}, en «Pagar o recargar sin cuenta».`,
      why: 'Para proteger tus datos: quien supiera tu número de documento podría ver tu dirección, tus llamadas y tu consumo. Crear tu cuenta es gratis y toma un minuto.',
    },
    ways: ['recoverPassword'],
    also: `clave ${documentOf('person').inSentence} sin registrarse`,
  }),
  electronicInvoice: () => ({
    question: '¿Qué es una factura electrónica?',
    paragraphs: [
      'Es un comprobante que se emite y se firma en formato digital, y vale lo mismo que una factura en papel.',
      `Se reconoce por su ${key.name} de ${key.length}. El PDF que descargas es su versión para leer e imprimir${words.billOnPaper && ` (${words.billOnPaper})`}.`,
    ],
    details: {
      meaning: `El PDF o el papel${paperCopy} es solo una versión para leer; la factura que vale es el archivo electrónico firmado. Se comprueba con su ${key.name}.`,
      why: 'Porque la factura electrónica reemplaza a la de papel: vale lo mismo, y la descargas cuando quieras en Pagos y Facturas. Por eso ya no lleva sellos.',
      where:
        'La tienes en Pagos y Facturas, con su PDF. También te avisamos cuando está lista, si no lo desactivaste en Notificaciones.',
    },
    also: `digital ${words.billOnPaper.toLowerCase()} válida legal`,
  }),
  lastMonth: ({ phones }) => ({
    question: '¿Por qué no veo la factura del mes pasado?',
    paragraphs: [
      'Porque todavía no se publica. Espera hasta 5 días después de la acreditación de tu saldo.',
      'El PDF está listo en los 5 días laborales que siguen a tu fecha de corte.',
    ],
    details: {
      howLong:
        'Hasta 5 días laborales después de tu fecha de corte. Esa fecha está en el detalle de tu línea, en «Periodo de facturación»; te avisamos cuando esté lista.',
      why: `Porque todavía no pasan los 5 días laborales que siguen a tu fecha de corte. Si ya pasaron y no está en Pagos y Facturas, llama al ${phones}.`,
      otherwise: `Si ya pasaron 5 días laborales desde tu fecha de corte, llama al ${phones}. Que no llegue por correo no cambia su fecha de pago: mírala en Pagos y Facturas.`,
    },
    ways: ['billing'],
    also: 'planilla aparece llega publica',
  }),
  password: () => ({
    question: '¿Cómo recupero o cambio mi contraseña?',
    paragraphs: [
      'Si la olvidaste, elige «¿Olvidaste contraseña?» al iniciar sesión: te enviamos un código a tu correo o a tu móvil y creas una nueva.',
      'Si la sabes y quieres otra, abre Mi perfil y elige Cambiar contraseña.',
    ],
    details: {
      where:
        'En Mi cuenta, «Contraseña», o en Mi perfil, «Cambiar contraseña». Si la olvidaste, en la página de ingreso: «¿Olvidaste contraseña?».',
      fails:
        'Al cambiarla se necesitan de 8 a 12 caracteres con mayúscula, minúscula, número y signo, distinta de la anterior; al recuperarla, solo letras y números. Una muy común, como «Password1», no se acepta.',
      needs:
        'Al cambiarla, de 8 a 12 caracteres con mayúscula, minúscula, número y un signo, sin espacios. Al recuperarla, de 8 a 12 letras y números, con un número al menos. La página marca lo que falta.',
      limit:
        'De 8 a 12 caracteres. No tienes que cambiarla cada cierto tiempo: cámbiala si alguien puede conocerla.',
      meaning:
        'Es la del portal: la que creaste al registrarte. No es la de tu banco, la de tu correo ni el PIN de tu chip.',
    },
    ways: ['recoverPassword', 'changePassword'],
    also: 'clave olvidé recuperar restablecer',
  }),
  usePortal: () => ({
    question: '¿Cómo uso el portal?',
    paragraphs: ['Regístrate con tu correo o con tu número móvil, inicia sesión y elige una sección:'],
    details: {
      meaning:
        'Son cuatro secciones, arriba o, en el celular, abajo: Mis Servicios, tus líneas; Pagos y Facturas; Activaciones, para paquetes, recargas y planes; y Soporte, para ayuda. Lo demás está en Mi cuenta.',
      where:
        'Las secciones están arriba o, en el celular, abajo. Las preguntas frecuentes y su buscador, en Soporte; la campana abre Notificaciones, y tu perfil lleva a Mi cuenta.',
    },
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
    details: {
      where:
        'Número, periodo, fecha de corte y vencimiento están juntos en «Datos de la factura», al abrirla en Pagos y Facturas. Lo que usaste está arriba, en «Qué te cobramos».',
    },
    list: [
      `Emisor: quién emite la factura, con su ${documentOf('company').onPaper}.`,
      `Número de factura: ${words.billNumber}.`,
      `${begun(key.name)}: los ${key.length} que la identifican ante ${authority.the}.`,
      `Cliente: tu nombre y tu ${documents}.`,
      'Periodo y vencimiento: los días que se cobran y hasta cuándo puedes pagar.',
      'Detalle: tu plan y lo que usaste o compraste fuera de él.',
      `Subtotal, ${tax.name} y total a pagar.`,
    ],
    also: 'leer entender planilla rubros detalle',
  }),
  receiptKey: ({ phones }) => ({
    question: '¿Dónde verifico la clave de mi comprobante?',
    paragraphs: [
      `En la página ${authority.ofInFull}, en ${words.receiptCheck}.`,
      `Ingresa ahí los ${key.length} ${key.of} que está en tu factura.`,
    ],
    details: {
      fails: `Cópiala completa, con sus ${key.length} y sin espacios, desde el PDF. Una factura recién emitida puede tardar en aparecer ahí: prueba más tarde. Si no aparece, llama al ${phones} con su número.`,
      why: `Casi siempre le falta o le sobra un número: son ${key.length}, sin espacios. Cópiala del PDF de tu factura.`,
      meaning: `Es la ${key.name}: los ${key.length} que identifican tu factura ante ${authority.the}. Con ella cualquiera comprueba que es válida.`,
      where: `En el PDF de tu factura, arriba, junto al código de barras: son ${key.length}. Cópiala de ahí.`,
      needs: `Con la ${key.name}, que está en el PDF de la factura.`,
    },
    ways: ['receiptCheck'],
    also: `${authority.name.toLowerCase()} validar comprobar autorización`,
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
