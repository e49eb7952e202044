// What is said to whoever asks one thing in particular of bills and debts.

import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { bookedWithin, dataRequestDays, payeesKept, paymentLinkDays } from '../promises.ts';
import type { Details, Facts } from '../question-words.ts';
import { toYourFavour, withdrawn } from './money-details.copy.ts';
import { arrangementCost, backWhenPaid, partMissed, payEarlier, undoArrangement } from './often-said.copy.ts';

const [person, _company] = [documentOf('person'), documentOf('company')];

const noReceipt = (phones: string) =>
  `No hay que mandar nada a nadie: tu pago se reconoce solo y su comprobante está en Movimientos. Si no se registra ${bookedWithin}, llama al ${phones} con él a mano.`;

const wrongPayment = (phones: string) =>
  `Un pago hecho no se deshace en el portal. Llama cuanto antes al ${phones} con el comprobante, que está en Movimientos: una persona ve si se puede corregir.`;

const notAgreed =
  'Si no estás de acuerdo con lo que subió, abre la factura y pulsa «Reclamar» junto a ese cobro: si aún no lo pagaste, no se te cobra mientras lo revisamos.';

const noPaper = (phones: string) =>
  `El envío en papel no se quita en el portal: pídelo en el ${phones}. Aquí la tienes siempre en PDF.`;

const ofTheHolder =
  'Lleva el nombre y el documento de quien firmó el contrato, pague quien pague. Si están mal escritos, corrígelos en «Corregir mis datos»; si debe ser otra persona o tu empresa, es un cambio de titular, en un centro de atención.';

export const payingDetails = {
  billChange: () => ({
    meaning:
      '«Consumo fuera del plan» es lo que usaste cuando se acabó lo que incluye tu plan; «Paquetes y recargas», lo que compraste aparte.',
    undo: notAgreed,
    refund: notAgreed,
    until:
      'Cuánto dura una promoción está en Mi cuenta, en Lo que aceptaste. Si se acabó antes de lo que te ofrecieron, pulsa «Reclamar» junto al cobro, en la factura, y cuenta quién te la ofreció y hasta cuándo era.',
    part: 'La frase de arriba es de toda la factura; más abajo, en «Qué te cobramos», cada cobro dice de qué línea o servicio es y cuánto cambió.',
  }),
  payBill: () => ({
    until:
      'A cualquier hora, también en domingo o feriado: con tarjeta se paga al momento, y hasta el último minuto de su fecha está a tiempo. Vencida también se paga aquí.',
    fails:
      'Mira en Movimientos si el pago se hizo. Si fue rechazado no se cobró nada: prueba con otra tarjeta o de otra forma, donde se ofrece. Sin entrar a tu cuenta se paga en «Pagar o recargar sin cuenta».',
    who: 'Cualquier persona, con su tarjeta: con tu número en «Pagar o recargar para otra persona», o con un «Enlace de pago», que creas en la factura. También puedes pagar tú con la tarjeta de quien esté de acuerdo.',
    where:
      'En Pagos y Facturas, en el menú principal: junto a cada factura por pagar está el botón «Pagar». Elige con qué pagas y confirma. Yo no cobro nada.',
    needs: `Con tu cuenta, nada más. Sin entrar también: en la página de inicio de sesión, «Pagar o recargar sin cuenta», con el número de la línea o el de su ${person.inSentence} y una tarjeta; la factura en la mano no hace falta.`,
    price:
      'El portal no cobra comisión: pagas el valor exacto de la factura. Si tu banco o el local cobra por su servicio, te lo dicen ellos.',
    part: 'Cada factura se paga completa. Para pagarla de a poco, ábrela y pulsa «¿No puedes pagar hoy? Acuerda cuándo».',
    howLong: `Con tarjeta, al momento; la factura se ve pagada ${bookedWithin}. De otra forma, cuando el banco o la caja lo confirma, y te avisamos.`,
    undo: 'Un pago hecho no se deshace en el portal. Si pagaste dos veces o lo que no era, ábrelo en Movimientos y pulsa «Reclamar».',
  }),
  paymentMethods: ({ phones }) => ({
    part: 'Con Visa, Mastercard, American Express, Diners o Discover, de crédito o de débito, también de otro país o desde él: si no se aprueba, no se cobra nada. Lo demás que se acepta sale al elegir cómo pagas: transferencia, efectivo con código o QR, donde se ofrecen. Que el QR sirva en tu billetera no lo puedo asegurar.',
    where:
      'Con «Transferencia bancaria», donde se ofrece, la cuenta y la referencia salen al elegirla, en el pago; el comprobante no se manda a nadie. Con «Efectivo con código», los lugares salen bajo «Dónde pagar».',
    needs:
      'Di el código de pago y entrega el valor exacto: por él encuentran tu factura. Te lo damos al pagar, si eliges «Efectivo con código»; en una transferencia va como referencia.',
    who: 'Puede pagar otra persona, desde su cuenta o con su tarjeta, o tú con la tarjeta de quien esté de acuerdo: el pago se reconoce igual. Al elegir «Transferencia bancaria» te decimos cómo hacerla y con qué referencia.',
    howLong:
      'Con tarjeta, al momento. Una transferencia o un pago en caja se completa cuando el banco o el local lo confirma, y te avisamos; en fin de semana depende de ellos.',
    price:
      'El portal no cobra comisión: pagas el valor exacto que ves. Si tu banco o el local cobra por su servicio, te lo dicen ellos.',
    keeps:
      'Al pagar no guardamos tu tarjeta, salvo que ahí elijas guardarla o que la factura se pague sola. También la agregas en Mi cuenta, en Tarjetas.',
    limit:
      'El portal no pone un máximo: se paga el valor exacto de la factura, de una vez y con una sola tarjeta o forma. Cuánto efectivo reciben lo decide cada caja: pregúntalo ahí antes de ir, o paga con tarjeta o, donde se ofrece, por transferencia.',
    why: `Suele ser un número mal copiado: revisa la cuenta y la referencia tal como salen al elegir «Transferencia bancaria»; quedan también en Movimientos. Si el banco insiste, no envíes a otra cuenta: paga con tarjeta o llama al ${phones}.`,
  }),
  cardRejected: ({ phones }) => ({
    howLong:
      'Un pago rechazado no se cobra. Si tu banco retuvo el valor, vuelve solo cuando él lo libera; puedes pagar enseguida con otra tarjeta o de otra forma.',
    refund: `No pagues otra vez: mira en Movimientos cómo quedó. Si no se completó, lo que tu banco descontó vuelve solo a la misma tarjeta, cuando él lo libere. Si ahí está hecho, la factura se ve pagada ${bookedWithin}. Si no pasa ninguna de las dos cosas, abre ese pago y pulsa «Reclamar», o llama al ${phones} con el comprobante del banco.`,
    why: 'No la aprobó tu banco o el proveedor de pagos, y no se cobró nada. Suele ser un dato mal escrito, falta de cupo, una tarjeta vencida o que no permite compras por internet: tu banco te dice cuál.',
    fails: `Elige otra forma al pagar la factura: transferencia, efectivo con código o QR, donde se ofrecen. Si tu banco no ve el intento, llama al ${phones} con la fecha y la hora para que lo revisen.`,
    meaning:
      'Que tu banco no lo aprobó: no se hizo ningún cobro y puedes probar otra vez o con otra tarjeta.',
    otherwise:
      'No se cobró nada y la factura sigue por pagar, con su misma fecha: prueba con otra tarjeta o de otra forma. Si tu banco muestra el valor retenido, vuelve solo.',
    limit:
      'Tras diez tarjetas rechazadas en una hora hay que esperar para probar otra. Pregunta antes a tu banco si permite compras por internet.',
  }),
  paymentNotShown: ({ phones }) => ({
    howLong: `Con tarjeta, la verificación suele tardar menos de un minuto; de lo demás, hasta que el banco confirma. Después una recarga se ve en minutos y una factura, ${bookedWithin}. Si pasan, llama al ${phones}.`,
    meaning:
      'Que todavía no sabemos si tu banco o la caja completó el pago, y se lo estamos preguntando. No pagues otra vez: no se cobra dos veces, y te avisamos cuando se sepa.',
    why: `Porque una factura pagada se ve así ${bookedWithin}. Mira en Movimientos: si dice «En verificación» o «Pago en proceso», espera. Si no sale y pasó un día, llama al ${phones} con el comprobante.`,
    otherwise: `No pagues otra vez: no se cobra dos veces. Que no te suspendan mientras se verifica no te lo puedo asegurar: si se acerca el día del corte, o no llega lo que recargaste, llama al ${phones} con el comprobante. Si se corta, vuelve solo al confirmarse.`,
    refund: 'Sí: si no se completó y tu banco llegó a cobrarlo, te lo devolvemos a la misma tarjeta.',
    fails: `Una recarga o un paquete llega en unos minutos. Si ya pasó más, llama al ${phones} con el número que recargaste y el de la transacción o el comprobante; no esperes un día ni pagues otra vez.`,
    part: 'Abre Pagos y Facturas: cada factura dice su mes y si está por pagar. Si la que pagaste dice «En verificación» o «Pago en proceso», no la pagues otra vez; si está pagada, lo pendiente es de otra.',
    where: noReceipt(phones),
    needs: noReceipt(phones),
  }),
  movements: () => ({
    howLong:
      'Míralo en Movimientos: dice si tu pago está hecho, en verificación o espera el dinero. Una transferencia se completa cuando el banco la confirma; te avisamos, y ahí mismo queda su comprobante.',
    refund: toYourFavour,
    part: 'En Movimientos está lo que se paga en el portal, también con su código en una caja. De un pago hecho sin él, pide una copia donde pagaste: su factura solo dice «Pagada», con el día, fuera de este portal.',
    where:
      'En Pagos y Facturas, en «Movimientos»: abre el pago, la recarga o el paquete y pulsa «Ver comprobante».',
    fails:
      'No se pierde: está en Movimientos, al tocar el pago, en «Ver comprobante». Para recibirlos por correo, activa «Notificación al realizarse un cobro» en Notificaciones.',
    keeps: 'Sí: queda guardado en Movimientos. Toca el pago y pulsa «Ver comprobante».',
    who: `El comprobante queda en los Movimientos de quien pagó, con su cuenta. En la cuenta de la otra persona, su factura sale pagada ${bookedWithin}.`,
    until:
      'No vencen: en Movimientos sigue cada pago hecho en el portal, también los de hace años, con su comprobante. De uno hecho fuera, pide la copia donde pagaste.',
  }),
  papers: () => ({
    price: 'Nada: todo se descarga gratis, las veces que quieras.',
    where:
      'Abre la factura en Pagos y Facturas: junto a «PDF» está «XML», si eres su titular. Para todo un año, pulsa «Ver las … anteriores» y debajo «Todas las de …» (ZIP): trae cada una en los dos formatos.',
    why: 'El XML es solo para quien es titular: confírmalo con tu documento en Quién tiene acceso a tus líneas. Algunas facturas no lo tienen.',
    part: 'En Movimientos, «Todas» las líneas van en un mismo CSV. Historial es de una línea a la vez: se baja el de cada una.',
  }),
  disputedCharge: ({ phones, claimTime }) => ({
    undo: withdrawn(phones),
    price: 'Nada: reclamar es gratis, y mientras lo revisamos lo que no has pagado no se cobra.',
    refund:
      'Pulsa «Reclamar» junto al cobro, en la factura o en Movimientos. Si se resuelve a tu favor, te lo devolvemos en tu próxima factura, o al saldo en una línea prepago.',
    meaning:
      'Al abrir la factura, «Qué te cobramos» dice qué es cada cobro y de qué línea. Si es de otra empresa, está en Servicios de terceros. Si no lo reconoces, pulsa «Reclamar» junto a él.',
    why: `De una factura, «Qué te cobramos» dice qué es cada cobro y de qué línea: si es de algo que no tienes, pulsa «Reclamar» junto a él. Si te baja el saldo, míralo en Historial y en Servicios de terceros. El ${market.tax.name} ya está en cada precio del portal.`,
    needs:
      'Ningún documento: pulsa «Reclamar» junto al cobro, elige el motivo y cuenta qué pasó; si quieres, adjunta fotos o PDF.',
    off: 'Si es de otra empresa, lo cancelas y lo bloqueas en tu línea, en Gestionar, Servicios de terceros. Si es nuestro y no lo pediste, pulsa «Reclamar» junto a él.',
    howLong: `El reclamo se responde en ${claimTime} como máximo: la fecha está en Reclamos. Si se resuelve a tu favor, se te devuelve en tu próxima factura o a tu saldo.`,
    otherwise:
      'Mientras lo revisamos, lo que reclamas y no has pagado no se cobra ni te cortan por eso; el resto de la factura se paga igual. Si no procede, se paga después.',
    until:
      'El portal no pone un plazo: puedes reclamar cualquier cobro de las facturas que ves. Mejor antes de pagarlo: así no se cobra mientras lo revisamos.',
    where:
      'Abre la factura en Pagos y Facturas y pulsa «Reclamar» junto a ese cobro; si fue un paquete o una recarga, en Movimientos.',
    who: 'Quien es titular o administra la línea en el portal, con su propia cuenta.',
  }),
  debt: ({ phones }) => ({
    part: 'No: cada factura se paga completa y el valor no se cambia. Para pagarla de a poco, ábrela y pulsa «¿No puedes pagar hoy? Acuerda cuándo»: la divides en partes y, mientras cumples, no se corta. Sin pagarla completa ni acordarlo, el servicio se puede suspender: antes te avisamos qué día. Si tienes varias facturas, se pagan de una en una.',
    otherwise: partMissed,
    undo: undoArrangement,
    price: arrangementCost,
    until: payEarlier,
    keeps: `Aquí no se puede pagar de más: se cobra el valor exacto de la factura. Si pagaste de más en otro lugar, pregunta qué pasa con lo que sobra en el ${phones}, con el comprobante.`,
    limit:
      'Antes de confirmar, la pantalla del acuerdo dice en cuántas partes puedes pagar, cuánto es lo mínimo de la primera y hasta qué fecha. Sin acuerdo no se abona: se paga la factura completa.',
    needs:
      'Ningún documento: basta una factura por pagar, vencida o cerca de su fecha, sin un reclamo abierto ni otro acuerdo en curso. Hay un número de acuerdos al año, que ves en la pantalla.',
    howLong: 'Al momento: eliges fechas, confirmas y el acuerdo rige desde ese instante.',
    who: `Quien ve y paga esa factura en el portal: su titular, o alguien a quien dio Pagar o Administrar. Si no tiene acceso, que el titular lo dé en Quién tiene acceso a tus líneas, o que llame al ${phones}.`,
    where: 'En Pagos y Facturas: abre la factura y pulsa «¿No puedes pagar hoy? Acuerda cuándo».',
    fails:
      'Si no sale «¿No puedes pagar hoy? Acuerda cuándo», esa factura no lo admite ahora: tiene un reclamo o un acuerdo, falta mucho para su fecha, o ya hiciste los de este año. Habla con una persona.',
  }),
  paymentLink: () => ({
    price: 'Nada: crearlo no cuesta, y quien paga no paga comisión en el portal.',
    who: 'Cualquier persona que tenga el enlace y una tarjeta, también desde otro país y sin ser cliente.',
    fails: `Si ya no es válido, venció a los ${paymentLinkDays} días o la factura ya se pagó. Si aún se debe, ábrela y crea otro con «Enlace de pago»; o que elijan «Pagar con el número».`,
    seen: 'Solo el valor, hasta cuándo sirve el enlace y el final del número. No ve tu nombre, tu documento, tus llamadas ni otras facturas, y no entra a tu cuenta.',
    until: `${paymentLinkDays} días desde que lo creas, y para un solo pago. Si ya pasaron, abre la factura y crea otro con «Enlace de pago».`,
    where:
      'Se crea en la factura, en Pagos y Facturas, con «Enlace de pago». Cuando alguien paga con él te avisamos, y esa factura deja de estar por pagar.',
    undo: `No se anula: vence solo a los ${paymentLinkDays} días, y con él nadie puede hacer más que pagar esa factura una vez.`,
    needs: 'Ni tu clave ni una cuenta: basta el enlace y una tarjeta.',
    part: 'Un enlace es para un solo pago y por la factura completa: no se divide entre varios. Que una persona la pague y las demás le den su parte; o acuerda pagarla en partes, en la factura, «¿No puedes pagar hoy? Acuerda cuándo».',
    limit:
      'Cada enlace sirve para un solo pago; para otra factura creas otro. Si varias personas van a pagar desde su cuenta, invítalas a Pagar en Quién tiene acceso a tus líneas.',
  }),
  payOther: ({ phones }) => ({
    off: 'En Mi cuenta abre Favoritos y pulsa «Quitar» junto a ese número. Lo que ya le pagaste o recargaste sigue en Movimientos.',
    where:
      'En «Pagar o recargar para otra persona»: eliges si recargas o pagas su factura y escribes su número. Los que repites, y el nombre que les pones, están en Mi cuenta, en Favoritos.',
    needs: `Solo su número o el código de su servicio; para una factura sirve también su ${person.inSentence}. No hace falta su usuario, ni tener cuenta, ni estar en el país: sin sesión se paga con tarjeta.`,
    seen: 'Sabrá que alguien pagó o recargó, pero no quién: el aviso que le llega no dice tu nombre.',
    undo: `${wrongPayment(phones)} A quien borraste de Favoritos lo ves otra vez cuando le pagas o recargas de nuevo.`,
    refund: wrongPayment(phones),
    price:
      'El portal no cobra comisión: pagas el valor que ves antes de confirmar, y le llega completo, salvo que su línea deba un adelanto de saldo. Si tu banco cobra por usar la tarjeta, te lo dice tu banco.',
    howLong: `Igual que si pagara su dueño: una recarga llega en minutos y una factura se ve pagada ${bookedWithin}.`,
    limit: `En Favoritos caben ${payeesKept.named} números con nombre, y los ${payeesKept.lately} últimos sin él. Una factura se paga por su valor exacto y una recarga se elige entre los valores que salen; si quieres poner más, haz otra.`,
    who: 'Cualquier persona, sea de su familia o no, con cuenta o sin ella, también desde otro país: basta el número y una tarjeta.',
    fails: `Si dice que no hay nada por pagar, revisa el número, de la línea o de su ${person.inSentence}: puede que ya esté al día. Sin cuenta se consultan pocos números al día: para más, inicia sesión. Para recargar, el número tiene que ser de nuestra red.`,
    part: 'La factura se paga completa: una parte no. Para pagarla de a poco, su dueño hace un acuerdo de pago en la factura. Una recarga sí puede ser pequeña: eliges el valor.',
  }),
  noDebt: ({ phones }) => ({
    where:
      'En Dar de baja, en el servicio que terminó: «Descargar certificado». De un servicio que sigue activo no sale en el portal: pregunta por una constancia a una persona o en un centro de atención.',
    who: `Lo descarga quien es titular, en su cuenta. Si falleció o no usa el portal, se pide en un centro de atención; antes llama al ${phones} y te dicen qué documentos llevar.`,
    price: 'Nada: se descarga gratis.',
    needs: `El certificado de no adeudar, que cualquiera comprueba con su código: si el servicio terminó y no debes nada, su titular lo descarga en Dar de baja, sin ningún papel. Si ya no lo ves en tu cuenta, pídelo en el ${phones} con tu ${person.inSentence}.`,
    until:
      'El certificado no lleva fecha de vencimiento: dice el día y la hora en que se emitió. Cuántos días lo aceptan lo decide quien te lo pide; si hace falta uno más reciente, lo descargas otra vez, gratis.',
    howLong:
      'Al momento, si no queda nada pendiente. Después de una baja espera la última factura, que llega en la próxima fecha de corte; si hay un equipo por devolver, también.',
    otherwise:
      'Sin él no pierdes nada: lo descargas cuando lo necesites. Si todavía debes algo, Dar de baja dice qué falta.',
  }),
  suspended: ({ phones, price }) => ({
    howLong: backWhenPaid,
    needs: backWhenPaid,
    fails: `Un pago se registra ${bookedWithin}. Mira en Movimientos si dice que está hecho, y en Pagos y Facturas si queda otra factura vencida. Si ya pasaron, llama al ${phones} con el comprobante.`,
    why: 'Casi siempre porque hay una factura vencida: la ves en Pagos y Facturas, y el detalle de la línea dice «suspendido por falta de pago». Se cortan todas las líneas de la cuenta de esa factura, y solo esas.',
    price: `${price('reconnection')} Para que vuelva se paga todo lo vencido en esa cuenta: el valor está en el detalle de la línea. Si el plan se sigue cobrando mientras está suspendido, te lo dicen en el ${phones}.`,
    part: 'No vuelve con solo una parte, ni se deja solo WhatsApp: se suspenden todas las líneas de la cuenta de esa factura. Con un acuerdo de pago, en la factura, «¿No puedes pagar hoy? Acuerda cuándo», vuelve al pagar la primera parte.',
    otherwise: `Cuánto tiempo tienes antes de perder el número no lo sé: pregúntalo en el ${phones}. Paga lo vencido, o haz un acuerdo de pago en la factura, y vuelve solo. Si ya pagaste y no vuelve, llama con el comprobante.`,
    keeps:
      'Por la suspensión no pierdes el número ni el plan: al pagar vuelve todo igual. Los paquetes siguen venciendo en su fecha.',
    where:
      'Págala en Pagos y Facturas: el detalle de la línea dice cuánto falta. También ahí se hace un acuerdo de pago.',
    until: `Hasta que se pague lo vencido o se cumpla la primera parte de un acuerdo. Cuándo se pierde el número no lo sé: pregúntalo en el ${phones}.`,
  }),
  discounts: ({ phones, discounts: { sums, wholes } }) => {
    const areKnown = sums.length > 0;
    const known = `${sums.join(' ')} El que ya tengas sale en cada factura, en «Descuentos».`;
    const whole = wholes.join(' ');
    return {
      needs: areKnown
        ? whole
        : `Cuáles hay y cuánto rebajan no lo sé. Los documentos dependen del descuento: te los dicen en el ${phones}, antes de que vayas a un centro de atención con tu ${person.inSentence}.`,
      fails: `Abre la factura: arriba dice por qué cambió, también si un descuento terminó; el que tengas está en «Descuentos». Si te lo aprobaron u ofrecieron y no está, pulsa «Reclamar» junto al cobro y cuenta quién y cuándo, o pregunta en el ${phones} si se renueva.`,
      who: areKnown
        ? whole
        : `Si puede pedirlo otra persona, y con qué documentos, te lo dicen en el ${phones}: pregúntalo antes de ir a un centro de atención.`,
      price: areKnown
        ? known
        : `Cuánto se rebaja y en qué servicios no lo sé: el portal no lo dice. Te lo dicen en el ${phones}, con tu edad o tu grado de discapacidad; si ya lo tienes, está en tu factura, en «Descuentos».`,
      part: areKnown
        ? known
        : `En qué servicios se aplica no lo sé: el portal no lo dice. Pregúntalo en el ${phones}; el que ya tengas sale en cada factura, en «Descuentos».`,
      howLong: areKnown
        ? whole
        : `Desde qué mes se aplica, y si vale para meses anteriores, no lo sé: pregúntalo en el ${phones} al pedirlo. Qué documentos hacen falta también te lo dicen ahí. El que ya tengas sale en cada factura, en «Descuentos».`,
      until: `Si se vence o hay que renovarlo no lo dice el portal: pregúntalo en el ${phones}. Mientras lo tengas, sale en cada factura, en «Descuentos».`,
      keeps: `Si lo conservas al cambiar de plan o de titular no lo dice el portal: pregúntalo antes en el ${phones}.`,
      where: `En el portal no se piden: en el ${phones} o en un centro de atención; están en Dónde te atienden. El que ya tengas sale en cada factura, en «Descuentos».`,
    };
  },
  invoiceData: ({ phones, price }) => ({
    where:
      'En Mi cuenta, «Corregir mis datos», pulsa «Pedir una corrección» y elige qué está mal: el nombre, el documento, la dirección o el correo del contrato.',
    why: ofTheHolder,
    who: ofTheHolder,
    howLong: `Te respondemos en un máximo de ${dataRequestDays} días, y sale en las facturas que se emitan después. Las ya emitidas no cambian.`,
    price: `${price('billCopy')} En el portal la descargas sin costo.`,
    fails: noPaper(phones),
    until: `Una factura ya emitida no cambia en el portal, aunque sea de este mes: lo corregido sale en las que vengan después, así que pídelo ya en «Corregir mis datos». Si necesitas esa misma a otro nombre, pregunta en el ${phones} si se puede anular.`,
    limit:
      'El contrato tiene un solo correo. Si otra persona necesita las facturas, invítala a «Pagar» en Quién tiene acceso a tus líneas: las ve y las descarga con su cuenta.',
    off: noPaper(phones),
    needs:
      'En «Corregir mis datos» dices cómo debe salir; si hace falta un documento, te lo piden al responder. Pasar del documento de una persona al de una empresa es otro titular: se hace en un centro de atención.',
    undo: `La que ya se emitió no cambia en el portal: lo corregido sale en las siguientes. Pide la corrección en «Corregir mis datos» y, si necesitas esa misma a otro nombre, pregunta en el ${phones} si se puede anular y emitir otra.`,
    part: 'El correo de la factura es el del contrato: pídelo en «Corregir mis datos». El correo y el celular con los que entras son aparte y no se cambian: si ya no los usas, regístrate con los nuevos y asocia ahí tus líneas.',
  }),
} as const satisfies Record<string, (facts: Facts) => Details>;
