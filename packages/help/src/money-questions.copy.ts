// What is asked of paying, claiming, recharging and plans in particular.
import { market } from '@portal/market/here';
import { lateCharge, suspensionDay } from './late-payment.copy.ts';
import type { Facts, QuestionWords } from './question-words.ts';
import { goToRegulator } from './regulator.copy.ts';

const { regulator } = market;

const notReturned = (phones: string) =>
  `El portal no dice un valor: si se cobra un equipo que falta, se perdió o está dañado, te lo dicen en el ${phones}. Mientras falte devolverlo, no sale el certificado de no adeudar.`;

const triedAgain =
  'Lo intentamos otra vez a los dos días, tres veces en total; la fecha está en Débito automático. Si no quieres esperar, paga tú la factura: ya no se cobrará otra vez. Después de la tercera se desactiva.';

const topUpMissed =
  'Se hace cuando el saldo baja del valor que elegiste, no un día fijo, y no más veces al mes que tu máximo. Si la tarjeta no pasó tres veces, se desactivó: lo dice Recarga automática, en Mi cuenta.';

const renewsNot =
  'Los paquetes de aquí no se renuevan solos, así que no hay nada que quitar. Si algo se cobra solo, puede ser la Recarga automática, en Mi cuenta, o un servicio de otra empresa: Gestionar, Servicios de terceros.';

const promised = (phones: string) =>
  `En el portal no se piden ni se ven promociones de recarga. Si te ofrecieron una y no llegó, pregunta en el ${phones} qué condiciones tenía.`;

const noAdvance =
  'Porque todavía tienes saldo, ya debes un adelanto, o tu línea no puede recibirlo: cuál es lo dice «¿Sin saldo? Pide un adelanto», en tu línea.';

export const moneyQuestions = {
  latePayment: ({ phones }) => ({
    question: '¿Qué pasa si pago después de la fecha?',
    paragraphs: [
      'Tu factura se puede pagar aquí también vencida, con tarjeta y sin cita. Si sigue sin pagarse te avisamos qué día se suspende el servicio, y vuelve solo después de pagar, hasta en 24 horas.',
      `Si no llegas a la fecha, abre la factura en Pagos y Facturas y haz un acuerdo de pago: la pagas otro día o en partes, y el servicio sigue mientras cumples. Si no se puede, habla con una persona: escríbele o llama al ${phones}.`,
    ],
    details: {
      howLong: suspensionDay,
      until: suspensionDay,
      price: lateCharge,
      otherwise: `Te avisamos que venció y, después, qué día se suspende el servicio si sigue sin pagarse; vuelve al pagar. No sé si se reporta a una central de riesgo: pregúntalo en el ${phones}.`,
      keeps:
        'No pierdes tu número ni tu plan por atrasarte: si el servicio se suspende, vuelve igual al pagar. Si un descuento depende de pagar a tiempo, lo dice tu contrato, en Lo que aceptaste.',
    },
    ways: ['billing', 'call'],
    also: 'atraso no puedo pagar ahora me van a cortar acuerdo mora vencida plazo prórroga corte reconexión recargo tarde después',
  }),
  savedCards: () => ({
    question: '¿Cómo guardo o quito una tarjeta?',
    paragraphs: [
      'En Mi cuenta abre Tarjetas. Para quitar una, pulsa Quitar junto a ella; si paga por ti, el débito o la recarga automática se desactiva. Para guardar otra, pulsa Agregar tarjeta.',
      'Los datos van cifrados al proveedor de pagos, que la guarda. No los escribas en este chat.',
    ],
    details: {
      off: 'En Mi cuenta abre Tarjetas y pulsa «Quitar» junto a ella: se borra aquí y en el proveedor de pagos. Si pagaba por ti, el débito o la recarga automática se desactiva. Yo no la borro por ti.',
      seen: 'No guardamos su número ni su CVV: la guarda cifrada el proveedor de pagos. Aquí solo se ven la marca, el final y el vencimiento, y al pagar con ella te podemos pedir que confirmes que eres tú.',
      where:
        'En Mi cuenta, en Tarjetas: ves las que tienes, cuál es la «Principal», y pones otra con «Agregar tarjeta». Si el banco te la renovó, agrégala y quita la anterior.',
      fails:
        'Caben diez: si ya las tienes, quita una. Si al agregarla la rechaza, revisa los datos o prueba con otra; si no se deja quitar, espera un momento y mira la lista otra vez.',
      who: 'Sí, si su dueño está de acuerdo: al agregarla escribe el nombre como aparece en ella. Paga con ella quien entra a tu cuenta, así que no compartas tu contraseña.',
      undo: 'En Mi cuenta, en Tarjetas, pulsa «Quitar» junto a ella. No se cobró nada por guardarla.',
      keeps:
        'Sí, se borra de verdad, aquí y en el proveedor de pagos. Tus comprobantes siguen en Movimientos.',
      limit: 'Hasta diez.',
    },
    ways: ['paymentMethods'],
    also: 'tarjeta guardada eliminar borrar agregar nueva vencida caducada principal cambiar',
  }),
  paymentCode: () => ({
    question: '¿Hasta cuándo sirve mi código de pago?',
    paragraphs: [
      'La hora está junto al código, y la ves otra vez en Movimientos, en ese pago. Dicta el código en la caja o escríbelo en tu transferencia, y paga el valor exacto: por él sabemos que fuiste tú, sin que nos envíes el comprobante.',
      'Si se te pasó la hora, no se cobró nada: vuelve a la factura o a la recarga y pide otro. Te avisamos cuando llegue tu pago.',
    ],
    details: {
      fails:
        'Mira en Movimientos hasta qué hora sirve, y dicta el código completo con el valor exacto. Si venció o no lo aceptan, no se cobró nada: vuelve a la factura o a la recarga y pide otro.',
      until:
        'Hasta la hora que está junto al código, en Movimientos y en Inicio. Si se te pasó, no se cobró nada y pides otro en la factura o en la recarga.',
      where:
        'En Movimientos: abre el pago que dice «Espera tu pago» y ahí lo ves y lo imprimes. También está en Inicio, en «Ver código», y te llegó por mensaje. Si aún no lo pediste, sale al pagar la factura.',
      undo: 'No hace falta: si no lo pagas, vence y no se cobra nada. Para pagar de otra manera, ábrelo en Movimientos y pulsa «Cambiar forma de pago».',
      otherwise: 'Nada se cobra: el código vence a la hora que dice y después pides otro.',
      part: 'No: con el código se paga el valor exacto. Si no te alcanza, abre la factura y acuerda pagarla en partes.',
    },
    ways: ['movements', 'billing'],
    also: 'código efectivo caja farmacia transferencia referencia vence venció otro código hora comprobante captura',
  }),
  autoPayFailed: () => ({
    question: '¿Por qué no se cobró mi débito automático?',
    paragraphs: [
      'El motivo está en Notificaciones: tu tarjeta no aceptó el cobro, o la factura pasa de tu máximo. Lo intentamos tres veces; si falla la tercera, se desactiva.',
      'Mientras tanto paga la factura tú. Después, en Débito automático, cambia la tarjeta o sube el máximo.',
    ],
    details: {
      why: 'Porque tu tarjeta no pasó, la factura supera tu «Monto máximo» o quitaste la tarjeta: lo dicen Notificaciones y Débito automático. Si no pasó tres veces, se desactivó.',
      otherwise: triedAgain,
      howLong: triedAgain,
    },
    ways: ['autoPay', 'billing', 'notifications'],
    also: 'débito automático no se cobró rechazado falló desactivado tarjeta vencida máximo',
  }),
  autoPay: () => ({
    question: '¿Cómo hago que mis facturas se paguen solas?',
    paragraphs: [
      'Con débito automático. En Mi cuenta guarda una tarjeta, abre Débito automático y actívalo en cada línea. Eliges con qué tarjeta, hasta qué monto por factura, y cuándo: el día que vence o unos días antes. No se elige un día fijo del mes, como el 5, porque va con el vencimiento.',
      'Te avisamos tres días antes de cada cobro y después de hacerlo. Si la factura pasa de tu máximo, no se cobra. Lo desactivas ahí mismo cuando quieras.',
    ],
    details: {
      off: 'En Mi cuenta abre Débito automático y desactívalo en esa línea: vale al momento y no cuesta nada. La tarjeta queda guardada, y desde entonces pagas tú cada factura. Yo no lo hago por ti.',
      limit:
        'En Mi cuenta, en Débito automático, pulsa «Cambiar» y escribe el «Monto máximo» por factura. Si una lo pasa, te avisamos y no se cobra; lo subes o lo bajas cuando quieras.',
      otherwise:
        'Se cobra completa, salvo que pase de tu «Monto máximo»: entonces te avisamos y no se cobra. Si la tarjeta no pasa, lo intentamos hasta tres veces y te avisamos de cada una.',
      needs:
        'Una tarjeta de crédito o de débito guardada en Mi cuenta, en Tarjetas, y una línea con factura. Con una cuenta bancaria sin tarjeta no se puede.',
      undo: 'Sí: en Mi cuenta, en Débito automático, lo desactivas o lo vuelves a activar cuando quieras, sin costo.',
      where:
        'En Mi cuenta, en Débito automático: lo activas en cada línea y, con «Cambiar», eliges otra tarjeta si la tuya va a vencer.',
      howLong:
        'También paga la factura que ya tienes, tres días después de avisarte: en Débito automático, «Próximo cobro» dice qué día. Si vence antes, págala tú.',
      price: 'Nada: ni activarlo ni quitarlo cuesta. Se cobra solo el valor de la factura.',
    },
    ways: ['autoPay', 'paymentMethods'],
    also: 'débito automático domiciliar día cobro límite máximo pagar solo cada mes activar desactivar',
  }),
  doubleCharge: ({ phones }) => ({
    question: 'Me cobraron dos veces. ¿Qué hago?',
    paragraphs: [
      'Mira primero en Movimientos: ahí está cada pago con su fecha, su estado y su comprobante. Un pago «en verificación» no se cobra dos veces, y lo que tu banco retuvo sin completarse vuelve solo.',
      `Si hay dos hechos por lo mismo, abre uno y pulsa «Reclamar»: tienes un número al momento, y lo pagado de más se devuelve si el reclamo se resuelve a tu favor. También te ayudan en el ${phones}.`,
    ],
    details: {
      refund:
        'Abre el segundo pago en Movimientos, pulsa «Reclamar» y elige «Me lo cobraron dos veces». Si se confirma, queda a tu favor en la próxima factura; si lo quieres en tu tarjeta o cuenta, escríbelo ahí.',
      why: 'Puede que el banco haya retenido un intento que no se hizo: eso vuelve solo. O que la pagaran dos personas, o tú y el débito automático. En Movimientos ves cuál está hecho.',
    },
    ways: ['movements', 'claims', 'call'],
    also: 'doble cobro duplicado dos veces repetido tarjeta devolver reembolso mismo pago',
  }),
  refund: ({ phones }) => ({
    question: '¿Cuándo me devuelven mi dinero?',
    paragraphs: [
      'Lo devuelto vuelve por donde pagaste: a tu tarjeta, a la cuenta desde la que transferiste, a tu saldo o a tu próxima factura. Te avisamos al hacerlo, y en Movimientos ese pago dice cómo quedó. En una tarjeta, el banco puede tardar en mostrarlo.',
      `Lo que te reconoce un reclamo lo dice Reclamos. Si te avisamos y no lo ves, llama al ${phones}.`,
    ],
    details: {
      howLong:
        'El portal no da un día: lo de un reclamo llega en tu próxima factura; lo que vuelve a tu tarjeta, cuando tu banco lo muestre. Míralo en Reclamos y en Movimientos.',
      fails: `Abre el reclamo en Reclamos: dice cuánto te devolvemos y en qué factura está. Si no figura, o ya pasó esa factura, llama al ${phones} con el número del reclamo o del pago.`,
      where:
        'Lo de un reclamo, en tu próxima factura, como «Valores a tu favor», o en el saldo de una prepago. Un pago que no se completó, a la misma tarjeta; si ya la cerraste, pregúntale a tu banco.',
      why: 'Lo de un reclamo no va al banco: se descuenta de tu próxima factura. Si volvía a tu tarjeta, el banco puede tardar en mostrarlo.',
      otherwise: `Lo recibe tu banco: pregúntale a qué cuenta tuya lo pasa. Si lo rechaza, dínoslo en el ${phones}.`,
    },
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
      `Si cobra días posteriores, pulsa «Reclamar» junto al cobro y elige «Ya lo había cancelado»: mientras lo revisamos no se te cobra. Si prefieres, una persona lo ve contigo: escríbele o llama al ${phones}.`,
    ],
    details: {
      why: 'Porque después de la baja llega una última factura, por los días usados hasta el último día: mira su periodo. Si cobra días posteriores, no corresponde: pulsa «Reclamar» y elige «Ya lo había cancelado».',
    },
    ways: ['billing', 'claims', 'call'],
    also: 'baja cancelé siguen facturando cobrando terminado última factura después',
  }),
  claimState: ({ phones }) => ({
    question: '¿Cómo va mi reclamo?',
    paragraphs: [
      'En Reclamos ves cada uno: en qué paso está, hasta cuándo te respondemos y qué se resolvió. Ahí mismo escribes a quien lo revisa y descargas la constancia.',
      'Respondemos en un máximo de 15 días. Si nos atrasamos o no estás de acuerdo, ahí está a quién acudir.',
    ],
    details: {
      undo: `El portal no retira un reclamo. Ábrelo en Reclamos y escríbelo en sus mensajes, o dilo en el ${phones}: quien lo revisa lo cierra.`,
      howLong:
        '15 días como máximo. En Reclamos ves hasta qué fecha te respondemos y en qué día va; si se nos pasa, ahí dice a quién acudir.',
      where:
        'En Pagos y Facturas, en «Reclamos»: ahí están su estado, la respuesta y la constancia en PDF. Si te falta contar algo, escríbelo en los mensajes; otro archivo ya no se adjunta, di ahí que lo tienes.',
      meaning:
        '«Recibido» es que ya lo tenemos; «En análisis», que alguien lo está revisando. Al resolverse dice «A tu favor», «En parte a tu favor» o «No procede». La fecha de respuesta está en Reclamos.',
      why: 'La revisión puede tardar hasta 15 días; la fecha límite está en Reclamos. Si ya pasó, la respuesta está atrasada y ahí mismo dice a quién acudir.',
    },
    ways: ['claims', 'call'],
    also: 'estado reclamo respuesta número seguimiento cuánto tarda resolvieron',
  }),
  claimMeanwhile: () => ({
    question: '¿Tengo que pagar lo que reclamé?',
    paragraphs: [
      'No: mientras revisamos tu reclamo, ese valor queda aparte y no se te cobra ni te cortan por él. El resto de la factura se paga como siempre, hasta su fecha.',
      `Si la respuesta no te convence, puedes acudir a ${regulator.name}, la ${regulator.inFull}: lleva el número del reclamo y su constancia en PDF, que descargas en Reclamos.`,
    ],
    details: {
      where: goToRegulator,
      part: 'Sí: abre la factura y pulsa «Pagar lo que no reclamas». El valor en reclamo queda aparte y no se te cobra mientras lo revisamos.',
      otherwise: `Lo que está en reclamo no cuenta como vencido: no se te cobra ni te cortan por él. Si no te respondemos o no estás de acuerdo, acude a ${regulator.name} con el número y la constancia del reclamo.`,
      price:
        'No: lo que está en reclamo no se cobra ni cuenta como vencido. Si no procede, ese valor se paga con la factura o en la siguiente, sin que el portal le sume nada.',
      until: `No sé qué plazo hay: lo dice ${regulator.name}, en el ${regulator.phone}. Acude con el número del reclamo y su constancia.`,
      needs: `El número del reclamo y su constancia en PDF, que descargas en Reclamos, y tu documento. Si piden algo más, te lo dicen en ${regulator.name}, en el ${regulator.phone}.`,
      refund:
        'Si ya lo pagaste y se resuelve a tu favor, te lo devolvemos en tu próxima factura. Si no lo has pagado, no tienes que hacerlo mientras lo revisamos.',
      keeps: 'No: el reclamo sigue igual. Si se resuelve a tu favor, lo pagado se te devuelve.',
      why: 'No deberías pagarlo todavía: mientras lo revisamos, ese valor queda «En reclamo» y aparte. Lo que sí vence en su fecha es el resto de la factura.',
    },
    ways: ['claims', 'billing'],
    also: `pagar mientras reclamo disputa parte apelar ${regulator.name.toLowerCase()} regulador denuncia no de acuerdo`,
  }),
  autoRecharge: () => ({
    question: '¿Cómo hago que mi línea prepago se recargue sola?',
    paragraphs: [
      'Con recarga automática. En Mi cuenta guarda una tarjeta, abre Recarga automática y actívala en tu línea prepago: eliges cuánto se recarga, con qué saldo y cuántas veces al mes como máximo.',
      'Te avisamos de cada recarga, y la desactivas ahí mismo.',
    ],
    details: {
      off: 'En Mi cuenta abre Recarga automática y desactívala en esa línea: vale al momento, también para la que estaba por hacerse. La tarjeta queda guardada. Yo no lo hago por ti.',
      fails: topUpMissed,
      why: topUpMissed,
      limit:
        'En Mi cuenta, en Recarga automática, pulsa «Cambiar»: ahí eliges «Cuánto recargar», con qué saldo y «Veces al mes, como máximo».',
      needs: 'Una tarjeta guardada en Mi cuenta, en Tarjetas, de crédito o de débito, y una línea prepago.',
      howLong: 'Al momento: desde que la desactivas no se hace ninguna recarga más por sí sola.',
    },
    ways: ['autoRecharge', 'paymentMethods'],
    also: 'recarga automática sola saldo bajo prepago programar cero acaba',
  }),
  packageRenewal: () => ({
    question: '¿Un paquete se renueva solo?',
    paragraphs: [
      'No: un paquete dura lo que dice al comprarlo y ahí termina, y no se cobra otra vez. Para tener otro lo compras de nuevo, así que no hay nada que cancelar. Lo de tu plan sí se renueva con cada periodo.',
      'En tu línea ves cuánto te queda de cada paquete y hasta cuándo vale. El saldo de recargas no caduca.',
    ],
    details: {
      off: renewsNot,
      why: renewsNot,
      keeps:
        'Lo que no usaste hasta su fecha se pierde y no pasa al mes siguiente. El saldo de recargas, en cambio, no caduca.',
    },
    ways: ['packages', 'services'],
    also: 'renovación paquete vence caduca dura vigencia automático expira saldo',
  }),
  freeData: ({ phones }) => ({
    question: '¿Me pueden regalar megas?',
    paragraphs: [
      'Megas gratis no hay. En Paquetes los ordenas por precio para ver los más baratos, y los que dan lo que se te acaba están marcados.',
      'Cuánto te queda lo ves en Consumo por día. Mientras tanto, el Wi-Fi de tu casa no gasta tus datos.',
    ],
    details: {
      until: `No lo sé: el portal no anuncia promociones de recarga. Si viste una, pregunta en el ${phones} si sigue y para qué líneas, antes de recargar.`,
      where:
        'En el portal no hay ruletas ni premios. Si un enlace te ofrece megas gratis, no lo abras ni des tus datos.',
      fails: promised(phones),
      needs: promised(phones),
    },
    ways: ['packages', 'dailyUsage'],
    also: 'gratis regalo megas yapa promoción',
  }),
  balanceAdvance: () => ({
    question: '¿Cómo pido un adelanto de saldo?',
    paragraphs: [
      'Si tu línea es prepago y se te acabó el saldo, en su Resumen abre «¿Sin saldo? Pide un adelanto». Antes de pedirlo ves cuánto cuesta.',
      'El adelanto y su costo se descuentan de tu próxima recarga.',
    ],
    details: {
      price:
        'Lo ves antes de pedirlo, en «¿Sin saldo? Pide un adelanto»: el costo y el total, que se descuenta de tu próxima recarga, la haga quien la haga.',
      limit:
        'Un adelanto a la vez: el siguiente, cuando tus recargas hayan pagado el anterior. Los valores entre los que eliges los ves al pedirlo.',
      fails: noAdvance,
      why: noAdvance,
      howLong: 'En tu próxima recarga, la haga quien la haga: ahí se descuentan el adelanto y su costo.',
    },
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
    details: {
      fails:
        'Saldo se pasa solo entre líneas prepago activas, sin un adelanto por pagar y hasta el máximo del día; megas no se pasan. El punto de acceso depende de tu celular: actívalo en sus ajustes, con los datos encendidos.',
      price:
        'Pasar saldo no cuesta nada. Compartir internet desde tu celular tampoco se cobra aparte en el portal: gasta los datos de tu plan o de tu paquete.',
      limit:
        '«Pasar saldo» dice desde cuánto, hasta cuánto al día y lo que te queda hoy. Para compartir internet no figura otro límite que los datos que tengas.',
      where:
        '«Pasar saldo» está en el detalle de tu línea prepago. El internet se comparte en los ajustes de tu celular, en punto de acceso. Megas no se pasan de una línea a otra.',
      needs:
        'El portal no lo impide: actívalo en los ajustes de tu celular, en punto de acceso, y gasta tus datos. Lo que dice tu contrato está en Lo que aceptaste.',
      who: 'Saldo, a cualquier línea prepago activa de esta operadora, sea de quien sea; a un plan o a otra operadora no. Megas, a nadie: a una línea de tu cuenta le puedes comprar un paquete.',
      undo: 'No se devuelve: el saldo que pasas llega enseguida. Pídele a quien lo recibió que te lo pase de vuelta, con «Pasar saldo».',
    },
    ways: ['recharge', 'packages'],
    also: 'transferir compartir pasar saldo megas otra línea hotspot punto de acceso regalar',
  }),
  planAdvice: () => ({
    question: '¿Qué plan me conviene?',
    paragraphs: [
      'En Cambiar mi plan te lo decimos con tu propio uso: qué habrías pagado con cada plan en tus últimos tres ciclos, qué te habría faltado o sobrado, y cuál te conviene.',
      'Si te convence, sigue ahí: comparas, ves la diferencia al mes y confirmas con un código que llega a tu línea. Empieza con tu siguiente periodo, y hasta ese día puedes cancelarlo. Sin tu código no se cambia nada.',
    ],
    ways: ['changePlan', 'dailyUsage'],
    also: 'conviene recomienda mejor plan barato uso consejo ahorrar pagando de más',
  }),
  prepaidToPlan: ({ phones }) => ({
    question: '¿Me conviene pasar de prepago a un plan?',
    paragraphs: [
      'Compara lo que recargas al mes, que está en Movimientos, con el precio de un plan que traiga los gigas que usas. Un plan se paga cada mes aunque no lo uses; en prepago gastas solo lo que recargas.',
      `Los planes y sus precios están en la tienda. El cambio conserva tu número y no se hace en el portal: pídelo en un centro de atención o en el ${phones}.`,
    ],
    details: {
      needs: `El portal no dice los requisitos, y pueden depender de tu caso: documentos, historial de pagos o garante. Te los dicen en el ${phones} o en un centro de atención.`,
      keeps: `Tu número lo conservas. De tu saldo y tus paquetes no te lo puedo asegurar: pregúntalo antes en el ${phones}.`,
      where: `En el portal no: pídelo en un centro de atención o en el ${phones}.`,
      price: `El portal no dice si el cambio cuesta: te lo dicen en el ${phones}. Lo que pagarías cada mes está en nuestra tienda.`,
    },
    ways: ['movements', 'shop', 'offices', 'call'],
    also: 'prepago a postpago plan convertir migrar pasar recarga cada mes conviene',
  }),
  minimumTerm: ({ phones }) => ({
    question: '¿Hasta cuándo me obliga mi contrato y cuánto cuesta salir antes?',
    paragraphs: [
      'En tu servicio, Gestionar, abre Dar de baja: antes de confirmar nada ves el último día, el costo de salir y el equipo por devolver. Si dice «Sin costo», ya no hay permanencia.',
      `El contrato, con sus condiciones y su fecha, se descarga en Mi cuenta, en Lo que aceptaste. Si te quedan dudas, llama al ${phones}.`,
    ],
    details: {
      price:
        'El valor exacto está en tu servicio, Gestionar, Dar de baja, y lo ves antes de confirmar nada. Si dice «Sin costo», puedes salir sin pagar.',
    },
    ways: ['exit', 'contracts', 'call'],
    also: 'permanencia plazo mínimo multa penalidad amarrado contrato salir antes cuánto falta',
  }),
  equipmentReturn: ({ phones }) => ({
    question: '¿Dónde devuelvo el equipo que me dieron?',
    paragraphs: [
      `Si das de baja un servicio de hogar, pasamos por el módem o el decodificador. También puedes llevarlo a un centro de atención; pide que te den constancia. Para acordar el día, llama al ${phones}.`,
      'En Dar de baja ves si falta devolver algo. Mientras falte, no sale el certificado de no adeudar.',
    ],
    details: {
      where: `En un centro de atención: busca el más cercano en Soporte, Dónde te atienden, y pide constancia. Si ya diste de baja el servicio, también pasamos por él: acuerda el día en el ${phones}.`,
      needs: `Lo que diga «Equipo por devolver» en Dar de baja, con su cable y su control. Si falta algo o está dañado, llévalo igual y dilo: si se cobra, te lo dicen en el ${phones}.`,
      price: notReturned(phones),
      otherwise: notReturned(phones),
      fails: `Llama al ${phones} con la constancia de entrega, o el día y el centro, para que lo registren. Si te cobran el equipo, pulsa «Reclamar» junto al cobro en la factura y adjunta la constancia.`,
      why: 'Quizá la entrega no quedó registrada. Pulsa «Reclamar» junto al cobro en la factura y adjunta la constancia: mientras lo revisamos, no se te cobra.',
      until: `El portal no dice un plazo: pregúntalo en el ${phones}. Mientras falte, no sale el certificado de no adeudar.`,
      who: `Pregunta antes en el ${phones} qué debe llevar esa persona. Que pida la constancia de entrega con tu nombre y el número del equipo, y no lo dejes con nadie sin ella.`,
    },
    ways: ['exit', 'offices', 'call'],
    also: 'devolver módem router decodificador entregar equipo retirar baja cancelar',
  }),
  internationalCalls: ({ phones }) => ({
    question: '¿Cuánto cuesta llamar o escribir a otro país?',
    paragraphs: [
      `Depende del país y de tu plan; algunos traen minutos internacionales, que ves en tu línea, en Conoce tu Plan. La tarifa por minuto y por SMS te la dicen en el ${phones}.`,
      'Lo que ya llamaste, con su precio, está en Historial y en tu factura. Por aplicaciones como WhatsApp solo usas datos.',
    ],
    details: {
      price: `Depende del país y de tu plan: la tarifa por minuto te la dicen en el ${phones}, antes de llamar. Si tu plan trae minutos internacionales, están en tu línea, en Conoce tu Plan.`,
      fails: `Marca el signo + (mantén pulsado el 0), el código del país y el número completo de allá. Si es prepago, mira que tengas saldo. Si la grabación sigue, llama al ${phones}.`,
      needs: `Se marca con el signo +, el código del país y el número. En prepago se paga con tu saldo; si tu línea las permite y cuánto cuestan, te lo dicen en el ${phones}.`,
      off: `El portal no bloquea solo esas llamadas: pídelo en el ${phones}. En Alertas y topes sí puedes poner un tope a lo que se gasta fuera del plan.`,
      why: `Puede faltar saldo, o que se llegó al tope de Alertas y topes, o el + y el código del país. Si todo está bien, llama al ${phones}.`,
    },
    ways: ['services', 'serviceRecord', 'call'],
    also: 'llamada internacional precio minuto sms exterior país tarifa marcar larga distancia',
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
