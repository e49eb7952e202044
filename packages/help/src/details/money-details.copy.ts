// What is said to whoever asks one thing in particular of paying and credit.

import { market } from '@portal/market/here';
import { damaged } from '../line-questions.copy.ts';
import { bookedWithin, chargeTries, claimFiles, toldDaysBefore } from '../promises.ts';
import type { Details, Facts } from '../question-words.ts';
import { claimFirst, creditBureau, goToRegulator, lateCharge, suspensionDay } from './often-said.copy.ts';

const { regulator } = market;

const notReturned = (facts: Facts) =>
  `${facts.price('missingEquipment')} ${damaged(facts)} Cuál falta lo dice Dar de baja, en «Equipo por devolver»; si se perdió, dilo en el ${facts.phones}. Mientras falte, no sale el certificado de no adeudar.`;

const triedAgain = `Lo intentamos otra vez a los dos días, ${chargeTries} veces en total; la fecha está en Débito automático. Si no quieres esperar, paga tú la factura: ya no se cobrará otra vez. Después de la última se desactiva.`;

const topUpMissed = `Se hace cuando el saldo baja del valor que elegiste, no un día fijo, y no más veces al mes que tu máximo. Si la tarjeta fue rechazada ${chargeTries} veces, se desactivó: lo dice Recarga automática, en Mi cuenta.`;

const renewsNot =
  'Los paquetes de aquí no se renuevan solos, así que no hay nada que quitar. Si algo se cobra solo, puede ser la Recarga automática, en Mi cuenta, o un servicio de otra empresa: Gestionar, Servicios de terceros. Si un paquete no sirvió, reclámalo en Movimientos.';

const promised = (phones: string) =>
  `En el portal no se piden ni se ven promociones de recarga. Si te ofrecieron una y no llegó, pregunta en el ${phones} qué condiciones tenía.`;

export const withdrawn = (phones: string) =>
  `El portal no retira un reclamo. Ábrelo en Reclamos y escríbelo en sus mensajes, o dilo en el ${phones}: quien lo revisa lo cierra.`;

const wrongTopUp = (phones: string) =>
  `Llama cuanto antes al ${phones} con el comprobante, que está en Movimientos: una persona ve si se puede corregir. Si quien la recibió ya la gastó, no te puedo asegurar que vuelva; en el portal no se deshace.`;

const wrongTopUpLate = (phones: string) =>
  `El portal no da un plazo: pregunta cómo va en el ${phones}, con el comprobante y el día en que lo dijiste. Si no te responden, abre esa recarga en Movimientos y pulsa «Reclamar».`;

const noPromotions = (phones: string) =>
  `No lo sé: el portal no anuncia promociones de recarga. Si viste una, pregunta en el ${phones} si sigue, para quién es y para qué líneas, antes de recargar.`;

const noAdvance =
  'Porque todavía tienes saldo, ya debes un adelanto, o tu línea no puede recibirlo: cuál es lo dice «¿Sin saldo? Pide un adelanto», en tu línea.';

export const noNewTerm = (phones: string) =>
  `En el portal, cambiar de plan no pide un plazo nuevo. Compara antes y después el costo que dice Dar de baja, sin confirmar; si es un equipo a plazos u otro contrato, pregúntalo en el ${phones} antes de aceptar.`;

/** Of money that is over. */
export const toYourFavour =
  'Lo que tengas a tu favor no se pierde ni hay que pedirlo: se descuenta en tu próxima factura, en «Valores a tu favor». Si pagaste de más y ahí no sale, abre ese pago en Movimientos y pulsa «Reclamar»; si fue fuera del portal, muestra el comprobante a una persona.';

export const moneyDetails = {
  latePayment: (facts) => ({
    seen: creditBureau(facts),
    howLong: suspensionDay(facts),
    until: suspensionDay(facts),
    price: lateCharge(facts),
    otherwise: `${suspensionDay(facts)} Vuelve al pagar. ${creditBureau(facts)}`,
    keeps:
      'No pierdes tu número ni tu plan por atrasarte: si el servicio se suspende, vuelve igual al pagar. Si un descuento depende de pagar a tiempo, lo dice tu contrato, en Lo que aceptaste.',
    refund:
      'Mira en la factura, en «Qué te cobramos», qué es ese cobro y pulsa «Reclamar» junto a él. Si aún no lo pagaste, no se te cobra mientras lo revisamos.',
  }),
  savedCards: () => ({
    off: 'En Mi cuenta abre Tarjetas y pulsa «Quitar» junto a ella: se borra aquí y en el proveedor de pagos. Si pagaba por ti, el débito o la recarga automática se desactiva. Yo no la borro por ti.',
    seen: 'No guardamos su número ni su CVV: la guarda cifrada el proveedor de pagos. Aquí solo se ven la marca, el final y el vencimiento, y al pagar con ella te podemos pedir que confirmes que eres tú.',
    where:
      'En Mi cuenta, en Tarjetas: ves las que tienes, cuál es la «Principal», y pones otra con «Agregar tarjeta». Si el banco te la renovó, agrégala y quita la anterior.',
    fails:
      'Caben diez: si ya las tienes, quita una. Si al agregarla la rechaza, revisa los datos o prueba con otra; si no se deja quitar, espera un momento y mira la lista otra vez.',
    who: 'Sí, si su dueño está de acuerdo: al agregarla escribe el nombre como aparece en ella. Paga con ella quien entra a tu cuenta, así que no compartas tu contraseña.',
    undo: 'En Mi cuenta, en Tarjetas, pulsa «Quitar» junto a ella. No se cobró nada por guardarla.',
    keeps: 'Sí, se borra de verdad, aquí y en el proveedor de pagos. Tus comprobantes siguen en Movimientos.',
    limit: 'Hasta diez.',
    needs:
      'Una tarjeta de crédito o de débito, también de otro país si se aprueba. Escribes su número, su vencimiento, su código y el nombre, y confirmas que eres tú. Por guardarla no se cobra nada.',
    otherwise:
      'Si quitas la que paga sola, su débito y su recarga automática se desactivan: agrega otra y actívalos con ella, o paga tú cada factura. Lo ya pagado queda igual.',
    until:
      'Hasta su vencimiento: una tarjeta vencida ya no se cobra. Agrega la nueva, elígela en Débito automático con «Cambiar» y quita la anterior.',
    price: 'Nada: guardarla o quitarla no cuesta.',
  }),
  paymentCode: () => ({
    price:
      'El portal no cobra comisión: pagas el valor exacto. Si la caja o tu banco cobra por su servicio, te lo dicen ahí.',
    who: 'Cualquier persona con el código y el valor exacto: por él sabemos qué se paga.',
    fails:
      'Mira en Movimientos hasta qué hora sirve, y dicta el código completo con el valor exacto. Si venció o no lo aceptan, no se cobró nada: vuelve a la factura o a la recarga y pide otro.',
    until:
      'Hasta la hora que está junto al código, en Movimientos y en Inicio. Si se te pasó, no se cobró nada y pides otro en la factura o en la recarga.',
    where:
      'En Movimientos: abre el pago que dice «Esperando tu pago» y ahí lo ves y lo imprimes. También está en Inicio, en «Ver código», y te llegó por mensaje. Si aún no lo pediste, sale al pagar la factura.',
    undo: 'No hace falta: si no lo pagas, vence y no se cobra nada. Para pagar de otra manera, ábrelo en Movimientos y pulsa «Cambiar forma de pago».',
    otherwise: 'Nada se cobra: el código vence a la hora que dice y después pides otro.',
    part: 'No: con el código se paga el valor exacto. Si no te alcanza, abre la factura y acuerda pagarla en partes.',
    howLong: `El código sale al momento. Cuando la caja o el banco confirma tu pago te avisamos, y la factura se ve pagada ${bookedWithin}; una recarga, en minutos. En fin de semana, confirmar depende de ellos.`,
    needs:
      'Solo el código y el valor exacto, en los lugares que salen bajo «Dónde pagar»: por el código encuentran tu factura.',
  }),
  autoPayFailed: ({ price }) => ({
    why: `Porque tu tarjeta fue rechazada, la factura supera tu «Valor máximo» o quitaste la tarjeta: lo dicen Notificaciones y Débito automático. Si fue rechazada ${chargeTries} veces, se desactivó.`,
    otherwise: triedAgain,
    howLong: triedAgain,
    price: `Un intento rechazado no se cobra ni cuesta en el portal. Paga tú la factura antes de que venza. ${price('latePayment')}`,
    fails:
      'Paga tú la factura ahora, en Pagos y Facturas. Después, en Débito automático, pulsa «Cambiar» y elige otra tarjeta o sube el máximo; si se desactivó, actívalo otra vez.',
  }),
  autoPay: (facts) => ({
    fails: triedAgain,
    off: 'En Mi cuenta abre Débito automático y desactívalo en esa línea: se aplica al momento y no cuesta nada. La tarjeta queda guardada, y desde entonces pagas tú cada factura. Yo no lo hago por ti.',
    limit:
      'En Mi cuenta, en Débito automático, pulsa «Cambiar» y escribe el «Valor máximo» por factura. Si una lo pasa, te avisamos y no se cobra; lo subes o lo bajas cuando quieras.',
    otherwise: `Se cobra completa, salvo que pase de tu «Valor máximo»: entonces te avisamos y no se cobra. Si la tarjeta venció o es rechazada tampoco: lo intentamos hasta ${chargeTries} veces, con aviso y sin multa, y después se desactiva. Agrega otra en Tarjetas y elígela con «Cambiar», o paga tú esa factura antes de que venza. ${facts.price('latePayment')}`,
    needs:
      'Una tarjeta de crédito o de débito guardada en Mi cuenta, en Tarjetas, y una línea con factura. Con una cuenta bancaria sin tarjeta no se puede.',
    undo: 'Sí: en Mi cuenta, en Débito automático, lo desactivas o lo vuelves a activar cuando quieras, sin costo.',
    where:
      'En Mi cuenta, en Débito automático, lo activas en cada línea. Si el banco te dio otra tarjeta, agrégala primero en Tarjetas y elígela ahí con «Cambiar»: se usa en todas las líneas que tengas activadas.',
    howLong: `También paga la factura que ya tienes, ${toldDaysBefore} días después de avisarte: en Débito automático, «Próximo cobro» dice qué día. Si vence antes, págala tú.`,
    price: 'Nada: ni activarlo ni quitarlo cuesta. Se cobra solo el valor de la factura.',
    part: 'Se activa en cada línea por separado, en Mi cuenta, en Débito automático: las que dejes desactivadas las pagas tú. «Próximo cobro» dice ahí cuánto y qué día. Los servicios que van en una sola factura se pagan juntos.',
    who: 'Sí, si administras esa línea en el portal, aunque sea de otro titular: la activas con una tarjeta guardada en tu cuenta, de quien esté de acuerdo. Con acceso solo de Pagar no se puede; ahí la pagas tú cada mes.',
    until:
      'Hasta el momento del cobro: al desactivarlo se detiene también el que ya te avisamos, aunque sea para mañana. Si en Movimientos ya está hecho o en verificación, ese no se para.',
    seen: 'Nadie más ve tu tarjeta: aquí solo salen su marca y su final, en tu cuenta, y tu banco no nos muestra tu saldo. Quien comparte la línea ve que la factura está pagada.',
    refund:
      'Abre ese cobro en Movimientos: dice cuándo se hizo. Uno que estaba en verificación no se para; si es posterior a que lo desactivaste, o la factura ya estaba pagada, pulsa ahí «Reclamar».',
  }),
  doubleCharge: ({ phones, claimTime }) => ({
    refund:
      'Abre el segundo pago en Movimientos, pulsa «Reclamar» y elige «Me lo cobraron dos veces». Si se confirma, queda a tu favor en la próxima factura; si lo quieres en tu tarjeta o cuenta, escríbelo ahí.',
    why: 'Puede que el banco haya retenido un intento que no se hizo: eso vuelve solo. O que la pagaran dos personas, o tú y el débito automático. En Movimientos ves cuál está hecho.',
    keeps:
      'Sí, con un reclamo: abre el segundo pago en Movimientos, pulsa «Reclamar», elige «Me lo cobraron dos veces» y escribe que lo dejas para la otra factura. Si se confirma, se descuenta en la próxima.',
    howLong: `El reclamo se responde en ${claimTime} como máximo y, si se confirma, se descuenta en tu próxima factura. Lo que tu banco solo retuvo vuelve cuando él lo libera.`,
    where: `En Movimientos: abre el segundo pago y pulsa «Reclamar». También en el ${phones}.`,
    needs:
      'Nada más que abrir el segundo pago en Movimientos y pulsar «Reclamar»: la fecha y el valor ya están ahí. Si uno lo hiciste fuera del portal, adjunta su comprobante.',
  }),
  refund: ({ phones }) => ({
    howLong:
      'El portal no da un día: lo de un reclamo llega en tu próxima factura; lo que vuelve a tu tarjeta, cuando tu banco lo muestre. Míralo en Reclamos y en Movimientos.',
    fails: `Abre el reclamo en Reclamos: dice cuánto te devolvemos y en qué factura está. Si no figura, o ya pasó esa factura, llama al ${phones} con el número del reclamo o del pago.`,
    where:
      'Lo de un reclamo, en tu próxima factura, como «Valores a tu favor», o en el saldo de una prepago. Un pago que no se completó, a la misma tarjeta; si ya la cerraste, pregúntale a tu banco.',
    why: 'Lo de un reclamo no va al banco: se descuenta de tu próxima factura o, en una línea prepago, va a su saldo. Si volvía a tu tarjeta, el banco puede tardar en mostrarlo.',
    otherwise: `Lo recibe tu banco: pregúntale a qué cuenta tuya lo pasa. Si lo rechaza, dínoslo en el ${phones}.`,
    keeps: toYourFavour,
    part: 'No se elige: un pago que no se completó vuelve a donde pagaste, y lo de un reclamo se descuenta de tu próxima factura. Si lo quieres en tu cuenta, escríbelo al reclamar: lo decide quien lo revisa.',
    needs:
      'Ningún papel: pulsa «Reclamar» junto al cobro, en la factura o en Movimientos, y cuenta qué pasó. Si pagaste fuera del portal, adjunta el comprobante.',
  }),
  rechargeWrong: ({ phones }) => ({
    otherwise: wrongTopUp(phones),
    refund: wrongTopUp(phones),
    undo: wrongTopUp(phones),
    fails: wrongTopUpLate(phones),
    howLong: wrongTopUpLate(phones),
  }),
  chargedAfterLeaving: (facts) => ({
    howLong:
      'La última factura llega en la próxima fecha de corte después de tu último día, y no hay más. Si llega otra, pulsa «Reclamar» junto al cobro.',
    why: 'Porque después de la baja llega una última factura, por los días usados hasta el último día: mira su periodo. Si cobra días posteriores, no corresponde: pulsa «Reclamar» y elige «Ya lo había cancelado».',
    otherwise: `Si cobra días posteriores a la baja, reclámalo: lo que está en reclamo no cuenta como vencido. Si es la última factura, se debe. ${creditBureau(facts)}`,
    part: `Lo que te cobran después de la baja se reclama en la factura, con «Reclamar». Si nadie ha ido por el módem, acuerda el día en el ${facts.phones} o llévalo a un centro de atención, y pide la constancia de entrega.`,
    refund:
      'Si ya lo pagaste, pulsa «Reclamar» junto al cobro y elige «Ya lo había cancelado»: si se resuelve a tu favor, te lo devolvemos.',
  }),
  claimState: ({ phones, claimTime }) => ({
    otherwise: goToRegulator,
    undo: withdrawn(phones),
    off: withdrawn(phones),
    limit: `Los archivos se adjuntan al enviar el reclamo: hasta ${claimFiles.most}, fotos o PDF. Después ya no: di en sus mensajes, en Reclamos, que tienes más y qué muestran. En un reclamo nuevo, varias fotos caben juntas en un PDF.`,
    howLong: `${claimTime} como máximo. En Reclamos ves hasta qué fecha te respondemos y en qué día va; si se nos pasa, ahí dice a quién acudir.`,
    where:
      'En Pagos y Facturas, en «Reclamos»: ahí están su estado, la respuesta y la constancia en PDF. Si te falta contar algo, escríbelo en los mensajes; otro archivo ya no se adjunta, di ahí que lo tienes.',
    meaning:
      '«Recibido» es que ya lo tenemos; «En análisis», que alguien lo está revisando. Si procede, dice «A tu favor» o «En parte a tu favor», y cuánto te devolvemos, en tu próxima factura; si no, «No procede».',
    why: `La revisión puede tardar hasta ${claimTime}; la fecha límite está en Reclamos. Si ya pasó, la respuesta está atrasada y ahí mismo dice a quién acudir.`,
    fails: `En Reclamos están la fecha límite y lo que se resolvió. Si ya pasó o no estás de acuerdo, acude a ${regulator.name} (${regulator.phone}) con el número y la constancia, que descargas ahí.`,
    needs: 'Solo entrar a tu cuenta: en Reclamos están todos los tuyos, también si no recuerdas el número.',
    seen: 'Lo ve quien es titular o administra la línea, y quien lo revisa; las fotos que adjuntaste, solo tú y quien lo revisa.',
  }),
  claimMeanwhile: (facts) => ({
    howLong: `Te respondemos en un máximo de ${facts.claimTime}, y mientras tanto ese valor no se cobra ni te cortan por él: la fecha está en Reclamos. El resto de la factura se paga como siempre.`,
    where: claimFirst(facts),
    undo: goToRegulator,
    part: 'Sí: abre la factura y pulsa «Pagar el resto». El valor en reclamo queda aparte y no se te cobra mientras lo revisamos.',
    otherwise: `Lo que está en reclamo no cuenta como vencido: no se te cobra ni te cortan por él. Si no te respondemos o no estás de acuerdo, acude a ${regulator.name} con el número y la constancia del reclamo.`,
    price: `Lo que está en reclamo no se cobra ni cuenta como vencido, y el portal no le suma nada. Si no procede, se paga con la factura o en la siguiente. Si acudir a ${regulator.name} cuesta o pide abogado, lo dicen en el ${regulator.phone}.`,
    until: `No sé qué plazo hay: lo dice ${regulator.name}, en el ${regulator.phone}. Acude con el número del reclamo y su constancia.`,
    needs: `El número del reclamo y su constancia en PDF, que descargas en Reclamos, y tu documento. Si piden algo más, te lo dicen en ${regulator.name}, en el ${regulator.phone}.`,
    refund:
      'Si ya lo pagaste y se resuelve a tu favor, te lo devolvemos en tu próxima factura, o al saldo en una línea prepago. Si no lo has pagado, no tienes que hacerlo mientras lo revisamos.',
    keeps: 'No: el reclamo sigue igual. Si se resuelve a tu favor, lo pagado se te devuelve.',
    why: 'No deberías pagarlo todavía: mientras lo revisamos, ese valor queda «En reclamo» y aparte. Lo que sí vence en su fecha es el resto de la factura.',
  }),
  autoRecharge: () => ({
    off: 'En Mi cuenta abre Recarga automática y desactívala en esa línea: se aplica al momento, también para la que estaba por hacerse. La tarjeta queda guardada. Yo no lo hago por ti.',
    fails: topUpMissed,
    why: topUpMissed,
    limit:
      'En Mi cuenta, en Recarga automática, pulsa «Cambiar»: ahí eliges «Cuánto recargar», con qué saldo y «Veces al mes, como máximo».',
    needs: 'Una tarjeta guardada en Mi cuenta, en Tarjetas, de crédito o de débito, y una línea prepago.',
    howLong: 'Al momento: desde que la desactivas no se hace ninguna recarga más por sí sola.',
    undo: 'Sí: la desactivas y la vuelves a activar cuando quieras, en Mi cuenta, en Recarga automática. Vale al momento, y tu tarjeta queda guardada para entonces.',
    part: 'Se activa en cada línea prepago por separado, y las demás quedan igual. No va en un día fijo: se hace cuando el saldo de esa línea baja del valor que elijas.',
    price: 'Nada: se cobra solo el valor de cada recarga.',
    refund:
      'Una recarga hecha no se deshace en el portal: si no debía hacerse, ábrela en Movimientos y pulsa «Reclamar». Desactiva ya la Recarga automática, en Mi cuenta, para que no siga.',
    otherwise: `Si la tarjeta es rechazada, lo intentamos hasta ${chargeTries} veces y después se desactiva. Si ya llegó a tu máximo del mes, espera al siguiente. Mientras tanto recargas tú.`,
  }),
  packageRenewal: () => ({
    fails:
      'Aquí ningún paquete se renueva solo. Si se cobró algo que no compraste, ábrelo en Movimientos: puede ser la Recarga automática o un servicio de otra empresa. Si no es tuyo, pulsa «Reclamar».',
    off: renewsNot,
    why: renewsNot,
    keeps:
      'Lo que no usaste hasta su fecha se pierde y no pasa al mes siguiente. El saldo de recargas, en cambio, no caduca.',
    refund:
      'Si un paquete no sirvió, ábrelo en Movimientos y pulsa «Reclamar». Si se resuelve a tu favor, se te devuelve en tu próxima factura o a tu saldo.',
    otherwise: renewsNot,
    until:
      'Dura lo que dice al comprarlo; su fecha está en el detalle de tu línea y en el comprobante, en «Vigente hasta». Después se acaba solo.',
  }),
  freeData: ({ phones }) => ({
    until: noPromotions(phones),
    who: noPromotions(phones),
    where:
      'En el portal no hay ruletas ni premios. Si un enlace te ofrece megas gratis, no lo abras ni des tus datos.',
    fails: promised(phones),
    needs: promised(phones),
    why: noPromotions(phones),
  }),
  balanceAdvance: () => ({
    price:
      'Lo ves antes de pedirlo, en «¿Sin saldo? Pide un adelanto»: el costo y el total, que se descuenta de tu próxima recarga, la haga quien la haga. Si ya tienes uno, ahí dice cuánto debes.',
    limit:
      'Un adelanto a la vez: el siguiente, cuando tus recargas hayan pagado el anterior. Los valores entre los que eliges los ves al pedirlo.',
    fails: noAdvance,
    why: 'Si no te lo da: todavía tienes saldo, ya debes uno o tu línea no puede recibirlo. Si de tu recarga se descontó más, es su costo, que viste al pedirlo: compáralo en Movimientos y, si no cuadra, pulsa «Reclamar».',
    howLong: 'En tu próxima recarga, la haga quien la haga: ahí se descuentan el adelanto y su costo.',
    otherwise:
      'Queda pendiente hasta tu próxima recarga, que lo descuenta con su costo: el portal no le pone una fecha. Mientras lo debas no puedes pedir otro ni pasar saldo.',
    undo: 'No se deshace: el adelanto y su costo se descuentan de tu próxima recarga.',
    where: 'En el Resumen de tu línea prepago, cuando se acaba el saldo: «¿Sin saldo? Pide un adelanto».',
    needs:
      'Una línea prepago sin saldo, que administres en tu cuenta, y ningún adelanto por pagar. Ni tarjeta ni documentos.',
  }),
  shareData: () => ({
    refund:
      'El saldo que pasas no se devuelve: pídele a quien lo recibió que te lo pase de vuelta, con «Pasar saldo».',
    fails:
      'Si salió de tu saldo y no llegó, mira en Movimientos, en «Saldo», a qué número fue, y escríbele a una persona. Solo se pasa entre líneas prepago activas, sin un adelanto por pagar y hasta el máximo del día; megas no. El punto de acceso se activa en los ajustes de tu celular, con los datos encendidos.',
    price:
      'Pasar saldo no cuesta nada. Compartir internet desde tu celular tampoco se cobra aparte en el portal: gasta los datos de tu plan o de tu paquete.',
    limit:
      'Megas y gigas no se pasan. De saldo, «Pasar saldo» dice desde cuánto, hasta cuánto al día y lo que te queda hoy; si salió y no llegó, mira en Movimientos a qué número fue y escríbele a una persona. Al compartir internet desde tu celular no figura otro límite que tus datos; a cuántos equipos, lo dice él.',
    where:
      '«Pasar saldo» está en el detalle de tu línea prepago. El internet se comparte en los ajustes de tu celular, en punto de acceso. Megas no se pasan de una línea a otra.',
    needs:
      'El portal no lo impide: actívalo en los ajustes de tu celular, en punto de acceso, y gasta tus datos. Lo que dice tu contrato está en Lo que aceptaste.',
    who: 'Saldo, a cualquier línea prepago activa de esta operadora, sea de quien sea; a un plan o a otra operadora no. Megas, a nadie: un paquete se compra para una línea de tu cuenta; a otra le recargas saldo, y lo compra con él.',
    undo: 'No se devuelve: el saldo que pasas llega enseguida, y megas no se pasan. Pídele a quien lo recibió que te lo pase de vuelta, con «Pasar saldo».',
    keeps:
      'Megas y gigas no se pasan ni se guardan para otro: lo que no uses se pierde en su fecha. Lo que compartas como punto de acceso sale de tus propios datos.',
    part: 'De a poco sí, pero solo saldo y entre líneas prepago, con «Pasar saldo»: cada vez la haces tú, no se programa. Gigas de tu plan no se pasan a otra línea.',
    howLong: 'Enseguida: el saldo que pasas llega al momento.',
  }),
  prepaidToPlan: ({ phones, price, time, told }) => ({
    needs: `${told('planFromPrepaid', 'needs', 'El portal no dice los requisitos, y pueden depender de tu caso: documentos, historial de pagos o garante.')} Se pide en un centro de atención o en el ${phones}.`,
    keeps: told(
      'planFromPrepaid',
      'keeps',
      `Tu número lo conservas. De tu saldo y tus paquetes no te lo puedo asegurar: pregúntalo antes en el ${phones}.`,
    ),
    where: `En el portal no: pídelo en un centro de atención o en el ${phones}.`,
    howLong: `${time('planFromPrepaid')} Se pide en un centro de atención o en el ${phones}.`,
    otherwise:
      'No vuelve solo a prepago: un plan se paga cada mes. Si un mes no llegas, haz un acuerdo de pago en la factura; si sigue sin pagarse, te avisamos qué día se suspende, y vuelve al pagar.',
    price: `${price('planFromPrepaid')} Lo que pagarías cada mes está en nuestra tienda.`,
  }),
  minimumTerm: ({ phones }) => ({
    price: `El valor exacto está en tu servicio, Gestionar, Dar de baja, y lo ves antes de confirmar nada. Si dice «Sin costo», puedes salir sin pagar. Hasta cuándo es el plazo lo dice tu contrato, en Lo que aceptaste. Si sales porque no hay cobertura donde te mudas, pregunta antes en el ${phones} si igual se cobra.`,
    otherwise: noNewTerm(phones),
    until: `El portal no dice si el contrato se renueva solo: está en sus condiciones, en Lo que aceptaste. Mientras no pidas la baja, el servicio sigue; si Dar de baja dice «Sin costo», ya no hay plazo. Si hay que firmar otra vez, pregúntalo en el ${phones}.`,
    fails: `Que el servicio falle no quita el costo en el portal: Dar de baja te dice cuánto es, sin confirmar. Reclama antes la falla en Soporte, «Presenta un reclamo», y pregunta con ese número en el ${phones}; si no estás de acuerdo con la respuesta, acude a ${regulator.name} (${regulator.phone}).`,
    where:
      'En tu servicio, Gestionar, Dar de baja: ahí dice el costo de salir, o «Sin costo», sin confirmar nada. El contrato con su fecha está en Mi cuenta, en Lo que aceptaste.',
  }),
  equipmentReturn: ({ phones, ...facts }) => ({
    howLong: `El portal no dice cuándo pasan por él: acuerda el día en el ${phones}, o llévalo tú a un centro de atención y pide la constancia.`,
    where: `En un centro de atención: busca el más cercano en Soporte, Dónde te atienden, y pide constancia. Si ya diste de baja el servicio, también pasamos por él: acuerda el día en el ${phones}.`,
    needs: `Lo que diga «Equipo por devolver» en Dar de baja, con su cable y su control. Si falta algo o está dañado, llévalo igual y dilo: si se cobra, te lo dicen en el ${phones}.`,
    price: notReturned({ phones, ...facts }),
    otherwise: notReturned({ phones, ...facts }),
    fails: `Llama al ${phones} con la constancia de entrega, o el día y el centro, para que lo registren. Si te cobran el equipo, pulsa «Reclamar» junto al cobro en la factura y adjunta la constancia.`,
    why: 'Quizá la entrega no quedó registrada. Pulsa «Reclamar» junto al cobro en la factura y adjunta la constancia: mientras lo revisamos, no se te cobra.',
    until: `El portal no dice un plazo: pregúntalo en el ${phones}. Mientras falte, no sale el certificado de no adeudar.`,
    refund: `Si dejaste una garantía, el portal no dice cómo vuelve: pregúntalo en el ${phones} o al entregar el equipo, con la constancia de entrega y el comprobante de lo que dejaste.`,
    who: `Pregunta antes en el ${phones} qué debe llevar esa persona. Que pida la constancia de entrega con tu nombre y el número del equipo, y no lo dejes con nadie sin ella.`,
  }),
  internationalCalls: ({ phones }) => ({
    price: `Depende del país y de tu plan: la tarifa por minuto te la dicen en el ${phones}, antes de llamar. Si tu plan trae minutos internacionales, están en tu línea, en Conoce tu Plan.`,
    fails: `Marca el signo + (mantén pulsado el 0), el código del país y el número completo de allá. Si es prepago, mira que tengas saldo. Si la grabación sigue, llama al ${phones}.`,
    needs: `Se marca con el signo +, el código del país y el número. En prepago se paga con tu saldo; si tu línea las permite y cuánto cuestan, te lo dicen en el ${phones}.`,
    off: `El portal no bloquea solo esas llamadas: pídelo en el ${phones}. En Alertas y topes sí puedes poner un tope a lo que se gasta fuera del plan.`,
    why: `Puede faltar saldo, o que se llegó al tope de Alertas y topes, o el + y el código del país. Si todo está bien, llama al ${phones}.`,
    limit:
      'Cuántos minutos a otros países trae tu plan está en tu línea, en Conoce tu Plan; los que te quedan, en su detalle. Para no pasarte, pon un tope en Alertas y topes.',
  }),
  planAdvice: () => ({
    where: 'En Cambia tu Plan, si tu línea es postpago; también en cada factura, en «Tu mes en un minuto».',
    price: 'Nada: verlo no cuesta ni te obliga a cambiar.',
    seen: 'Se calcula con tu propio uso, cuando lo abres. Si no quieres que te propongamos planes por lo que usas, desactívalo en Lo que aceptaste, en «Uso de tus datos».',
  }),
} as const satisfies Record<string, (facts: Facts) => Details>;
