// What is asked of bills and of paying them.

import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { bookedWithin, dataRequestDays, paymentLinkDays } from './promises.ts';
import type { Facts, QuestionWords } from './question-words.ts';

const [person, company] = [documentOf('person'), documentOf('company')];

export const payingQuestions = {
  payBill: () => ({
    question: '¿Cómo pago mi factura?',
    paragraphs: [
      'En Pagos y Facturas elige la línea y la factura, pulsa «Pagar» y elige con qué: tarjeta o, donde se ofrece, transferencia, efectivo con código o QR. Si eliges QR, te mostramos un código y lo escaneas o lo abres con la app de tu banco.',
    ],
    ways: ['billing'],
    also: 'pagar cancelar planilla abonar deuda',
  }),
  billChange: () => ({
    question: '¿Por qué cambió mi factura?',
    paragraphs: [
      'Abre la factura en Pagos y Facturas: arriba dice en una frase por qué subió o bajó frente a la anterior, y abajo está cada cobro en su grupo.',
      '«Tu mes en un minuto», en la misma factura, lo junta con lo que usaste y te dice si otro plan te costaría menos.',
      'Puede ser un paquete, una llamada internacional, un cambio de plan, un descuento que terminó o los primeros días de un servicio.',
    ],
    ways: ['billing'],
    also: 'subió aumentó bajó alta cara más menos que antes detalle diferencia comparar resumen mes',
  }),
  paymentMethods: () => ({
    question: '¿Con qué puedo pagar?',
    paragraphs: [
      'Al pagar eliges cómo: con tarjeta de crédito o de débito, aunque sea de otro país si se aprueba, y, donde se ofrece, por transferencia, en efectivo con un código o con QR. En líneas postpago, los paquetes y las recargas también se pueden sumar a tu próxima factura.',
      'Si no pagas con tarjeta, te damos un código, y la cuenta si es una transferencia, y te decimos hasta cuándo sirve: díctalo en la caja, escríbelo en tu transferencia o escanea el QR con la app de tu banco, y paga el valor exacto. Te avisamos cuando llegue tu pago. Si el código vence, no se cobró nada y puedes pedir otro.',
      'Alguien que está lejos puede pagar por ti con su tarjeta: abre la factura y mándale un enlace de pago. También puedes activar el débito automático.',
    ],
    ways: ['billing', 'paymentGuide'],
    also: 'formas medios métodos efectivo banco transferencia débito automático tarjeta guardada domiciliar visa mastercard diners',
  }),
  cardRejected: () => ({
    question: 'Mi tarjeta fue rechazada. ¿Qué hago?',
    paragraphs: [
      'Si tu pago fue rechazado, no se cobró nada. Si tu banco sí lo descontó, no pagues otra vez: míralo en Movimientos; si no se completó, el valor vuelve solo a tu tarjeta y, si no vuelve, abres ahí ese pago y pulsas «Reclamar». Si no, prueba en este orden:',
    ],
    list: [
      'Revisa el número, la fecha de vencimiento y el código de seguridad.',
      'Pregunta a tu banco si tienes cupo y si la tarjeta permite compras por internet.',
      'Usa otra tarjeta.',
    ],
    ways: ['billing', 'movements', 'call'],
    also: 'declinada denegada error fondos insuficientes no pasa pago fallido',
  }),
  paymentNotShown: () => ({
    question: 'Pagué y no se refleja. ¿Qué hago?',
    paragraphs: [
      `Un pago de factura se refleja ${bookedWithin}; una recarga o un paquete, en unos minutos. No pagues otra vez: mira primero en Movimientos si el pago está hecho o en verificación.`,
      'Si pasó ese tiempo, llámanos con el número de autorización o el comprobante a mano. De una recarga hecha en una tienda, el comprobante lo da la tienda: en Movimientos está lo pagado en el portal.',
    ],
    ways: ['movements', 'billing', 'call'],
    also: 'acredita aparece pendiente recarga paquete no llega activa verificación',
  }),
  movements: () => ({
    question: '¿Dónde veo mis pagos y comprobantes?',
    paragraphs: [
      'En Movimientos están los pagos, las recargas y los paquetes de cada línea, con su comprobante.',
    ],
    ways: ['movements'],
    also: 'historial pagos recargas recibo constancia transacciones compras',
  }),
  papers: () => ({
    question: '¿Cómo descargo el XML, todas mis facturas o mis consumos en Excel?',
    paragraphs: [
      'Al abrir una factura puedes descargarla en PDF y, si la hay y eres titular, también en XML. Bajo la lista de Pagos y Facturas están todas las de un año en un solo archivo ZIP.',
      'En Movimientos y en Historial, «CSV» guarda lo que ves en un archivo que se abre en Excel; el de Historial es de una línea a la vez.',
    ],
    ways: ['billing', 'movements'],
    also: 'electrónica archivo hoja de cálculo csv zip contabilidad todas juntas exportar',
  }),
  disputedCharge: () => ({
    question: 'Me cobraron de más o algo que no reconozco',
    paragraphs: [
      'Mira primero el detalle: al abrir la factura ves cada cobro y por qué cambió, y en Historial, en qué se usó.',
      'Si el cobro no es tuyo, está repetido o pides una devolución, pulsa «Reclamar» junto a él en la factura: tienes un número al momento. Lo que todavía no está pagado no se cobra mientras lo revisamos; lo que ya se pagó se devuelve si el reclamo se resuelve a tu favor. Los servicios de otras empresas se cancelan y se bloquean en tu línea: Gestionar, Servicios de terceros.',
    ],
    ways: ['billing', 'serviceRecord', 'complaints', 'call'],
    also: 'cobro indebido doble dos veces reembolso devolución cara alta suscripción',
  }),
  debt: () => ({
    question: '¿Puedo pagar mi deuda en cuotas?',
    paragraphs: [
      'Sí. Abre la factura en Pagos y Facturas y pulsa «¿No puedes pagar hoy? Acuerda cuándo»: eliges un día, o la pagas en partes. Ves antes las fechas, los valores, lo mínimo de la primera parte y si cuesta algo; mientras cumples, nadie te la cobra y el servicio sigue.',
      'Te recordamos cada pago el día antes. Si uno no llega a tiempo, el acuerdo termina y lo que falte se paga con la factura. Puedes terminarlo antes, pagando una parte tras otra, sin multa, o cancelarlo mientras no hayas pagado ninguna.',
      'La pantalla dice cuántos acuerdos te quedan este año. Si no puedes hacer uno, habla con una persona.',
    ],
    ways: ['billing', 'debtGuide', 'call'],
    also: 'acuerdo de pago negociar convenio refinanciar plazos partes prórroga no puedo pagar ahora',
  }),
  paymentLink: () => ({
    question: '¿Puede otra persona pagar mi factura sin tener cuenta?',
    paragraphs: [
      'Sí. Abre la factura en Pagos y Facturas y pulsa «Enlace de pago»: lo mandas por donde quieras, y quien lo abre paga con su tarjeta. Ve solo el valor y el final del número.',
      `No entra a tu cuenta ni ve tus llamadas o tu consumo. El enlace sirve para un pago y vence en ${paymentLinkDays} días; si venció, crea otro. Te avisamos cuando pagan.`,
      'Si quieres que pague cada mes desde su propia cuenta, invítala a Pagar en Quién tiene acceso a tus líneas: tampoco ve tus llamadas.',
    ],
    ways: ['billing', 'people'],
    also: 'enlace link compartir pagar por mí familiar exterior whatsapp',
  }),
  payOther: () => ({
    question: '¿Puedo pagar la factura o recargar el número de otra persona?',
    paragraphs: [
      `Sí, basta con su número; para una factura sirve también su ${person.inSentence}. No hace falta que la línea sea tuya, ni tener cuenta: sin sesión se paga con tarjeta.`,
      'De una factura ves solo el valor, cuándo vence y las iniciales. A quien recargas le llega un SMS, sin tu nombre.',
      'Con tu sesión iniciada puedes ponerles un nombre y repetirlo después: están en Mi cuenta, Favoritos.',
    ],
    ways: ['payOther'],
    also: 'otra persona familiar mamá papá hijo abuelita favoritos sin cuenta sin iniciar sesión ajena',
  }),
  changeDueDate: ({ phones }) => ({
    question: '¿Puedo cambiar mi fecha de pago?',
    paragraphs: [
      `En el portal no: cada factura vence según tu fecha de corte. Pregunta en el ${phones} si se puede mover, desde cuándo y si cuesta. El débito automático paga el día que vence o unos días antes, como elijas.`,
      'Si solo este mes no llegas, abre la factura y pulsa «¿No puedes pagar hoy? Acuerda cuándo».',
    ],
    ways: ['call', 'billing', 'autoPay'],
    also: 'fecha pago vencimiento corte ciclo cambiar mover otro día fin de mes quincena',
  }),
  noDebt: () => ({
    question: '¿Cómo saco el certificado de no adeudar?',
    paragraphs: [
      'Primero hay que pagar lo pendiente. Cuando un servicio terminó y no queda nada, lo descargas en ese servicio: Gestionar, «Dar de baja». Si todavía falta algo, ahí dice qué es: un pago, la última factura o un equipo por devolver.',
      'El certificado lleva un código: cualquier persona comprueba con él, o con el archivo, que es nuestro.',
    ],
    ways: ['services', 'verify'],
    also: 'constancia papel deuda al día paz y salvo verificar certificado código auténtico',
  }),
  suspended: () => ({
    question: 'Mi servicio está suspendido. ¿Cómo lo reactivo?',
    paragraphs: [
      `Casi siempre es por una factura vencida: págala en Pagos y Facturas, o haz ahí un acuerdo de pago si ahora no puedes. El servicio vuelve solo después de pagar, o de cumplir la primera parte del acuerdo, ${bookedWithin}.`,
      'Si ya pagaste y sigue suspendido, llámanos. Si la pausaste tú, dice «En pausa» y la reactivas en Gestionar.',
    ],
    ways: ['billing', 'call'],
    also: 'cortaron corte reconexión reactivar cortada falta de pago',
  }),
  discounts: ({ phones, discounts: { wholes } }) => ({
    question: '¿Hay descuentos para adultos mayores o personas con discapacidad?',
    paragraphs: [
      ...(wholes.length > 0
        ? wholes
        : [
            `Cuáles hay, cuánto rebajan y en qué servicios no lo sé, y en el portal no se piden. Una persona te dice cuáles te corresponden, qué documentos llevar y si puede ir alguien por ti: llama al ${phones} o visita un centro de atención con tu ${person.inSentence}.`,
          ]),
      'El que ya tengas sale en cada factura, en «Descuentos». Si falta, pulsa «Reclamar» junto al cobro.',
    ],
    ways: ['call', 'offices'],
    also: `tercera edad ${market.words.certificate} carné rebaja jubilado promociones`,
  }),
  invoiceData: ({ phones }) => ({
    question: '¿Cómo cambio los datos que salen en mi factura?',
    paragraphs: [
      `El nombre, el documento (${person.inSentence} o ${company.onPaper}), la dirección y el correo de tu factura son los del contrato. Pide que se corrijan en Mi cuenta, en Corregir mis datos: respondemos en un máximo de ${dataRequestDays} días. También en un centro de atención o en el ${phones}, con tu documento. Las ya emitidas no cambian: las descargas en Pagos y Facturas.`,
    ],
    ways: ['privacy', 'call', 'offices'],
    also: `${company.inSentence} razón social empresa nombre ${person.inSentence} facturación`,
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
