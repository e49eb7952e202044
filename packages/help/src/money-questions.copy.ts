// What is asked of paying, claiming, recharging and plans in particular.

import { market } from '@portal/market/here';
import { bookedWithin, chargeTries, toldDaysBefore } from './promises.ts';
import type { Facts, QuestionWords } from './question-words.ts';

const { regulator } = market;

export const moneyQuestions = {
  latePayment: ({ phones }) => ({
    question: '¿Qué pasa si pago después de la fecha?',
    paragraphs: [
      `Tu factura se puede pagar aquí también vencida, con tarjeta y sin cita. Si sigue sin pagarse te avisamos qué día se suspende el servicio, y vuelve solo después de pagar, ${bookedWithin}.`,
      `Si no llegas a la fecha, abre la factura en Pagos y Facturas y haz un acuerdo de pago: la pagas otro día o en partes, y el servicio sigue activo mientras cumples. Si no se puede, habla con una persona: escríbele o llama al ${phones}.`,
    ],
    ways: ['billing', 'call'],
    also: 'atraso no puedo pagar ahora me van a cortar acuerdo mora vencida plazo prórroga corte reconexión recargo tarde después',
  }),
  savedCards: () => ({
    question: '¿Cómo guardo o quito una tarjeta?',
    paragraphs: [
      'En Mi cuenta abre Tarjetas. Para quitar una, pulsa Quitar junto a ella; si paga por ti, el débito o la recarga automática se desactiva. Para guardar otra, pulsa Agregar tarjeta.',
      'Los datos van cifrados al proveedor de pagos, que la guarda. No los escribas en este chat.',
    ],
    ways: ['paymentMethods'],
    also: 'tarjeta guardada eliminar borrar agregar nueva vencida caducada principal cambiar',
  }),
  paymentCode: () => ({
    question: '¿Hasta cuándo sirve mi código de pago?',
    paragraphs: [
      'Te lo damos al pagar la factura o la recarga, si eliges «Efectivo con código», donde se ofrece. La hora está junto al código, y la ves otra vez en Movimientos, en ese pago.',
      'Dicta el código en la caja, escríbelo en tu transferencia o, si es un QR, escanéalo con la app de tu banco, y paga el valor exacto: por él sabemos que fuiste tú, sin que nos envíes el comprobante.',
      'Si se te pasó la hora, no se cobró nada: vuelve a la factura o a la recarga y pide otro. Te avisamos cuando llegue tu pago.',
    ],
    ways: ['movements', 'billing'],
    also: 'código efectivo caja farmacia transferencia referencia vence venció otro código hora comprobante captura',
  }),
  autoPayFailed: () => ({
    question: '¿Por qué no se cobró mi débito automático?',
    paragraphs: [
      `El motivo está en Notificaciones: tu tarjeta no aceptó el cobro, o la factura pasa de tu máximo. Lo intentamos ${chargeTries} veces; si falla la última, se desactiva.`,
      'Mientras tanto paga la factura tú. Después, en Débito automático, cambia la tarjeta o sube el máximo.',
    ],
    ways: ['autoPay', 'billing', 'notifications'],
    also: 'débito automático no se cobró rechazado falló desactivado tarjeta vencida máximo',
  }),
  autoPay: () => ({
    question: '¿Cómo hago que mis facturas se paguen solas?',
    paragraphs: [
      'Con débito automático: en Mi cuenta, en Débito automático, lo activas o lo desactivas en cada línea, cuando quieras y sin costo. Guarda antes una tarjeta. Eliges hasta qué monto por factura, y cuándo: el día que vence o unos días antes, no un día fijo del mes, como el 5.',
      `Te avisamos ${toldDaysBefore} días antes de cada cobro, con el valor, y después de hacerlo; «Próximo cobro» lo dice ahí mismo. Si la factura pasa de tu máximo, o ya la pagaste, no se cobra.`,
    ],
    ways: ['autoPay', 'paymentMethods'],
    also: 'débito automático domiciliar día cobro límite máximo pagar solo cada mes activar desactivar',
  }),
  doubleCharge: ({ phones }) => ({
    question: 'Me cobraron dos veces. ¿Qué hago?',
    paragraphs: [
      'Mira primero en Movimientos: ahí está cada pago con su fecha, su estado y su comprobante. Un pago «en verificación» no se cobra dos veces, y lo que tu banco retuvo sin completarse vuelve solo.',
      `Si hay dos hechos por lo mismo, abre uno y pulsa «Reclamar»: tienes un número al momento, y lo pagado de más se devuelve si el reclamo se resuelve a tu favor. También te ayudan en el ${phones}.`,
      'Si lo que te llegó son dos facturas, mira de qué servicio y de qué periodo es cada una: cada cuenta tiene la suya, y las dos se pagan.',
    ],
    ways: ['movements', 'claims', 'call'],
    also: 'doble cobro duplicado dos veces repetido tarjeta devolver reembolso mismo pago',
  }),
  refund: ({ phones }) => ({
    question: '¿Cuándo me devuelven mi dinero?',
    paragraphs: [
      'No se elige: lo devuelto vuelve por donde pagaste, a tu tarjeta, a la cuenta desde la que transferiste, a tu saldo o a tu próxima factura. Te avisamos al hacerlo, y en Movimientos ese pago dice cómo quedó. En una tarjeta, el banco puede tardar en mostrarlo.',
      `Lo que te reconoce un reclamo lo dice Reclamos. Si te avisamos y no lo ves, llama al ${phones}.`,
    ],
    ways: ['movements', 'claims', 'call'],
    also: 'devolución reembolso reintegro devolver plata dinero acreditar reverso cuándo llega',
  }),
  rechargeWrong: ({ phones }) => ({
    question: 'Recargué un número equivocado. ¿Qué hago?',
    paragraphs: [
      `Una recarga hecha no se deshace en el portal. Llama cuanto antes al ${phones} con el comprobante, que está en Movimientos: una persona ve si todavía se puede corregir. Yo no te lo puedo asegurar.`,
      'Para la próxima, guarda el número en Favoritos con su nombre.',
    ],
    ways: ['movements', 'call', 'payOther'],
    also: 'recarga equivocada otro número error mal digité devolver valor equivocado',
  }),
  chargedAfterLeaving: ({ phones }) => ({
    question: 'Ya di de baja el servicio y me siguen cobrando',
    paragraphs: [
      'Después de la baja llega una sola factura más, por los días que usaste hasta el último día. Ábrela en Pagos y Facturas y mira qué periodo cobra.',
      `Si cobra días posteriores, pulsa «Reclamar» junto al cobro y elige «Ya lo había cancelado»: mientras lo revisamos no se te cobra. Si te quedó un equipo nuestro, llévalo a un centro de atención o acuerda en el ${phones} que pasemos por él.`,
    ],
    ways: ['billing', 'claims', 'call'],
    also: 'baja cancelé siguen facturando cobrando terminado última factura después',
  }),
  claimState: ({ claimTime }) => ({
    question: '¿Cómo va mi reclamo?',
    paragraphs: [
      'En Reclamos ves cada uno: en qué paso está, hasta cuándo te respondemos y qué se resolvió. Ahí mismo escribes a quien lo revisa y descargas la constancia.',
      `Respondemos en un máximo de ${claimTime}. Si nos atrasamos o no estás de acuerdo, acude a ${regulator.name} (${regulator.phone}).`,
    ],
    ways: ['claims', 'call'],
    also: 'estado reclamo respuesta número seguimiento cuánto tarda resolvieron',
  }),
  claimMeanwhile: () => ({
    question: '¿Tengo que pagar lo que reclamé?',
    paragraphs: [
      'Mientras revisamos tu reclamo, ese valor queda aparte: no se te cobra ni te cortan por él. El resto de la factura se paga como siempre, hasta su fecha.',
      `Si todavía no reclamaste, pulsa «Reclamar» junto al cobro, en la factura o en Movimientos. Si la respuesta no te convence, puedes acudir a ${regulator.name}, la ${regulator.inFull}: lleva el número del reclamo y su constancia en PDF, que descargas en Reclamos.`,
    ],
    ways: ['claims', 'billing'],
    also: `pagar mientras reclamo disputa parte apelar ${regulator.name.toLowerCase()} regulador denuncia no de acuerdo`,
  }),
  autoRecharge: () => ({
    question: '¿Cómo hago que mi línea prepago se recargue sola?',
    paragraphs: [
      'Con recarga automática: en Mi cuenta, en Recarga automática, la activas o la desactivas en tu línea prepago, y se aplica al momento. Guarda antes una tarjeta; eliges cuánto se recarga, con qué saldo y cuántas veces al mes como máximo.',
      'Se hace cuando el saldo baja de tu valor: no se elige un día, como los domingos o cada quincena. Te avisamos de cada una.',
    ],
    ways: ['autoRecharge', 'paymentMethods'],
    also: 'recarga automática sola saldo bajo prepago programar cero acaba',
  }),
  packageRenewal: () => ({
    question: '¿Un paquete se renueva solo?',
    paragraphs: [
      'No: un paquete dura lo que dice al comprarlo y ahí termina, y no se cobra otra vez. Para tener otro lo compras de nuevo, así que no hay nada que cancelar. Lo de tu plan sí se renueva con cada periodo.',
      'En tu línea ves cuánto te queda de cada paquete y hasta cuándo vale. El saldo de recargas no caduca.',
    ],
    ways: ['packages', 'services'],
    also: 'renovación paquete vence caduca dura vigencia automático expira saldo',
  }),
  freeData: () => ({
    question: '¿Me pueden regalar megas?',
    paragraphs: [
      'Megas gratis no hay. En Paquetes los ordenas por precio para ver los más baratos, y los que dan lo que se te acaba están marcados.',
      'Cuánto te queda lo ves en Consumo por día. Mientras tanto, el Wi-Fi de tu casa no gasta tus datos.',
    ],
    ways: ['packages', 'dailyUsage'],
    also: 'gratis regalo megas yapa promoción',
  }),
  balanceAdvance: () => ({
    question: '¿Cómo pido un adelanto de saldo?',
    paragraphs: [
      'Si tu línea es prepago y se te acabó el saldo, en su Resumen abre «¿Sin saldo? Pide un adelanto». Antes de pedirlo ves cuánto cuesta.',
      'El adelanto y su costo se descuentan de tu próxima recarga. Si ya tienes uno, ahí mismo dice cuánto debes.',
    ],
    ways: ['services'],
    also: 'prestado prestar adelanto saldo fiado fiar sos emergencia descuentan',
  }),
  shareData: () => ({
    question: '¿Puedo pasar saldo o megas a otra línea?',
    paragraphs: [
      'Saldo sí, entre líneas prepago: en tu línea abre «Pasar saldo», escribe el número y cuánto. Te pedimos confirmar que eres tú, y llega enseguida. No se devuelve.',
      'Megas no se pasan. Si la otra línea está en tu cuenta, puedes recargarla o comprarle un paquete.',
      'Con tu celular puedes compartir internet como punto de acceso: usa los datos de tu plan.',
    ],
    ways: ['recharge', 'packages'],
    also: 'transferir compartir pasar saldo megas otra línea hotspot punto de acceso regalar',
  }),
  planAdvice: () => ({
    question: '¿Qué plan me conviene?',
    paragraphs: [
      'En Cambia tu Plan te lo decimos con tu propio uso: qué habrías pagado con cada plan en tus últimos tres ciclos, qué te habría faltado o sobrado, y cuál te conviene.',
      'Si te convence, sigue ahí: comparas, ves la diferencia al mes y confirmas con un código que llega a tu línea. Empieza con tu siguiente periodo, y hasta ese día puedes cancelarlo. Sin tu código no se cambia nada.',
    ],
    ways: ['changePlan', 'dailyUsage'],
    also: 'conviene recomienda mejor plan barato uso consejo ahorrar pagando de más',
  }),
  prepaidToPlan: ({ phones, told }) => ({
    question: '¿Me conviene pasar de prepago a un plan?',
    paragraphs: [
      'Compara lo que recargas al mes, que está en Movimientos, con el precio de un plan que traiga los gigas que usas. Un plan se paga cada mes aunque no lo uses; en prepago gastas solo lo que recargas.',
      `Los planes y sus precios están en la tienda. El cambio conserva tu número y no se hace en el portal: pídelo en un centro de atención o en el ${phones}.`,
      ...[told('planFromPrepaid', 'needs', '')].filter(Boolean),
    ],
    ways: ['movements', 'shop', 'offices', 'call'],
    also: 'prepago a postpago plan convertir migrar pasar recarga cada mes conviene',
  }),
  minimumTerm: ({ phones }) => ({
    question: '¿Hasta cuándo me obliga mi contrato y cuánto cuesta salir antes?',
    paragraphs: [
      'En tu servicio, Gestionar, abre Dar de baja: antes de confirmar nada ves el último día, el costo de salir y el equipo por devolver. Si dice «Sin costo», ya no hay permanencia.',
      `El contrato, con sus condiciones, como si se renueva, y su fecha, se descarga en Mi cuenta, en Lo que aceptaste. Si te quedan dudas, llama al ${phones}.`,
    ],
    ways: ['exit', 'contracts', 'call'],
    also: 'permanencia plazo mínimo multa penalidad amarrado contrato salir antes cuánto falta',
  }),
  equipmentReturn: ({ phones }) => ({
    question: '¿Dónde devuelvo el equipo que me dieron?',
    paragraphs: [
      `Si das de baja un servicio Hogar, pasamos por el módem o el decodificador. También puedes llevarlo a un centro de atención; pide que te den constancia. Para acordar el día, llama al ${phones}.`,
      'En Dar de baja ves si falta devolver algo. Mientras falte, no sale el certificado de no adeudar.',
    ],
    ways: ['exit', 'offices', 'call'],
    also: 'devolver módem router decodificador entregar equipo retirar baja cancelar',
  }),
  internationalCalls: ({ phones }) => ({
    question: '¿Cuánto cuesta llamar o escribir a otro país?',
    paragraphs: [
      `Depende del país y de tu plan; algunos traen minutos internacionales, que ves en tu línea, en Conoce tu Plan. Si hay un paquete de minutos para llamar afuera, sale en Paquetes; la tarifa por minuto y por SMS te la dicen en el ${phones}.`,
      'Lo que ya llamaste, con su precio, está en Historial y en tu factura. Por aplicaciones como WhatsApp solo usas datos.',
    ],
    ways: ['services', 'packages', 'serviceRecord', 'call'],
    also: 'llamada internacional precio minuto sms exterior país tarifa marcar larga distancia',
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
