// What is said to whoever asks one thing in particular of plans, packages and leaving.
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { wholeWords } from '@portal/market/words';
import { holderAway } from '../plan-questions.copy.ts';
import type { Details, Facts } from '../question-words.ts';
import { noNewTerm } from './money-details.copy.ts';

const person = documentOf('person');
const { regulator } = market;

const refused = (phones: string) =>
  `Casi siempre es el candado: míralo en la línea, Chip y PUK, y quítalo si eres su titular; tarda una hora. Si ya está quitado, pide el motivo exacto a la otra operadora. Si dice que debes, mira en Pagos y Facturas si queda algo; si todo está pagado, llama al ${phones}.`;

const lastDay =
  'Hasta el día que dice «Último día» en Dar de baja, en ese servicio: ese día todavía funciona. Si cambias de idea, hasta entonces puedes cancelar la baja ahí mismo.';

const untilPorted = ({ told }: Facts) =>
  `Hasta el día del cambio sigues con el chip de tu otra operadora; ese día pones el nuestro. ${told('portIn', 'otherwise', 'Cuánto rato puedes quedar sin señal te lo dicen al pedirlo.')}`;

const afterPorting = ({ phones, told }: Facts) =>
  told(
    'portOut',
    'otherwise',
    `Si debes algo, se cobra igual, en una última factura; si además lo frena no lo sé. Las cuotas de un equipo las sigues debiendo: pregunta cómo se pagan en el ${phones}.`,
  );

const boughtByMistake = (phones: string) =>
  `Un paquete se activa al instante y no se deshace en el portal. Si fue por error, llama cuanto antes al ${phones} sin usarlo; si no lo compraste tú, ábrelo en Movimientos y pulsa «Reclamar».`;

const amounts = new Intl.ListFormat(market.locale, { type: 'disjunction' }).format(
  market.topUps.map((units) => `${market.currency.symbol}${wholeWords(units)}`),
);

export const planDetails = {
  recharge: ({ phones }) => ({
    undo: `Una recarga hecha no se deshace en el portal: si fue a otro número o de más, llama cuanto antes al ${phones} con el comprobante, que está en Movimientos.`,
    limit: `Se elige entre ${amounts}; otro valor no se puede. Si necesitas más, haz otra recarga.`,
    until:
      'El saldo no caduca: te dura hasta que lo uses, sea cual sea el valor. Lo que sí tiene fecha son los paquetes.',
    where:
      'Aquí, en Activaciones, en Recargas: eliges la línea, el valor y cómo pagas. En efectivo, en los puntos de Dónde te atienden. El código de una tarjeta raspable no se escribe en el portal.',
    howLong:
      'Con tarjeta, casi siempre al momento; a veces, en unos minutos. Por transferencia, en efectivo o con QR, cuando el banco o la caja lo confirma. Si no llega, mira en Movimientos cómo quedó.',
    keeps: `El saldo no caduca y se suma a lo que tenías; si bajó solo, mira Historial, Servicios de terceros o si se descontó un adelanto. Cuánto tiempo conservas el número sin recargar, pregúntalo en el ${phones}.`,
    why: 'La recarga llega por su valor completo, sin otro descuento que un adelanto de saldo que esa línea deba: en Movimientos ves cuánto se descontó. Si no cuadra, pulsa «Reclamar» junto a ella.',
    needs:
      'Una línea prepago se recarga con tarjeta, también de otro país si se aprueba; una postpago, con cargo a su próxima factura. Donde se ofrecen, también por transferencia, en efectivo con código o con QR desde la app de tu banco.',
    fails: `Mira en Movimientos cómo quedó: si fue rechazada no se cobró nada; si está hecha y no llega en unos minutos, llama al ${phones} con el comprobante. Prueba con otra tarjeta o de otra forma.`,
    price: `Nada aparte: pagas el valor que eliges, con ${market.tax.name} incluido, y llega completo, salvo que la línea deba un adelanto de saldo.`,
    who: 'Cualquier persona puede recargar cualquier celular de nuestra red, aunque no sea suyo ni tenga cuenta: en «Pagar o recargar para otra persona», con tarjeta.',
  }),
  buyPackage: ({ phones }) => ({
    part: 'Si hay uno para eso en tu línea, está en Paquetes, y «Detalle y condiciones» dice en qué se usa, o a qué operadoras llamas con sus minutos. Si ahí no sale, no se ofrece; para una aplicación te sirve uno de datos.',
    where:
      'En Activaciones, en Paquetes: eliges la línea y el paquete y pulsas «Comprar». Los que dan lo que se te acaba salen también en el detalle de tu línea.',
    fails:
      'Si dio error o no llega, no lo compres otra vez: míralo en Movimientos. Si se cobró y en unos minutos no lo tienes, ábrelo ahí y pulsa «Reclamar»; sin pago, no se cobró nada. Si lo tienes y no funciona, reinicia el celular: «Detalle y condiciones» dice en qué aplicaciones sirve. Con tu saldo se paga solo si es mayor que el precio.',
    otherwise:
      'En prepago, sin paquete lo que uses sale de tu saldo; en un plan, se cobra hasta tu tope. Para evitarlo, apaga los datos del celular o compra otro paquete.',
    keeps:
      'No lo pierdes por comprar otro: cada paquete dura hasta su propia fecha, y lo que no uses hasta entonces se pierde. En qué aplicaciones se gasta lo dice «Detalle y condiciones»; las demás usan tus datos o tu saldo.',
    needs:
      'Al pagar eliges: tarjeta, tu próxima factura si tu línea es postpago o, donde se ofrecen, transferencia, efectivo con código o QR. Con tu saldo, solo si ahí sale «Cargo a saldo».',
    undo: boughtByMistake(phones),
    refund: boughtByMistake(phones),
    why: 'Un paquete sirve solo para lo que dice «Detalle y condiciones»: lo demás usa tus datos o tu saldo. Cuánto queda de él está en el detalle de tu línea.',
    who: 'Para cualquier línea de tu cuenta: en Paquetes la eliges arriba, antes de pagar. Si no está, asóciala con el código que le llega; sin asociarla, lo que puedes es recargarle saldo, con «Recargar otro número».',
    until:
      'Sus días cuentan seguidos desde que se activa, a esa misma hora y no hasta la medianoche: uno de un día dura 24 horas. Cada paquete dice cuánto dura antes de comprarlo; después, su fecha está en el detalle de tu línea y en el comprobante, en «Vigente hasta».',
    price: `Cada uno muestra en Paquetes su precio, con ${market.tax.name}; ordénalos por precio para ver primero los más baratos.`,
    howLong:
      'Con tarjeta, con tu saldo o a tu factura, se activa al momento. De otra forma, cuando el banco o la caja confirma el pago.',
    limit:
      'Puedes comprar otro, también igual: se suma, y cada uno dura hasta su propia fecha. El portal no pone un máximo.',
  }),
  changePlan: ({ phones }) => ({
    off: `Para dejar el plan y pasar a recargas, llama al ${phones}: en el portal no se hace. Conservas tu número; pregunta antes si cuesta algo y qué sucede con tus gigas.`,
    undo: 'Sí, mientras el plan nuevo no empiece: en el detalle de tu línea pulsa «Cancelar el cambio». Si ya empezó, elige el de antes en Cambia tu Plan, si todavía está; se aplica desde tu siguiente periodo.',
    howLong:
      'No es al momento: el plan nuevo empieza con tu siguiente periodo. El día está en el detalle de tu línea, y hasta entonces sigues con el actual.',
    fails: `El plan nuevo empieza con tu siguiente periodo: el día está en el detalle de tu línea. Si ahí no dice que va a cambiar, la solicitud no quedó: hazla otra vez. Si ese día ya pasó, llama al ${phones}.`,
    where: `Aquí, sin ir a ninguna oficina: en Cambia tu Plan, si tu línea es postpago. Pasar a prepago o cambiar un plan de hogar se pide en el ${phones}.`,
    needs: `Una línea postpago activa y el código que le llega por SMS: no pedimos documentos. Un plan de hogar se cambia en el ${phones}: ahí te dicen si hay que cambiar el módem. Pregunta ahí también si debes algo, tienes un plazo o vas a prepago.`,
    price: `Cambiar de plan en el portal no muestra ningún cobro: solo lo que pagarás al mes, más o menos que ahora. Si pasar a prepago cuesta algo, te lo dicen en el ${phones}.`,
    keeps: `Tu número lo conservas. Tus gigas los usas hasta que empiece el plan nuevo; los del plan que sobren no pasan al otro periodo. Si tienes un descuento o aplicaciones gratis, o vas a prepago, pregunta antes en el ${phones} qué conservas.`,
    limit:
      'Una vez por periodo: cada cambio empieza con el siguiente, y mientras uno espera no se pide otro. El portal no pone un máximo al año; lo que diga tu contrato está en Lo que aceptaste.',
    until: 'Hasta el día en que empieza el plan nuevo, que está en el detalle de tu línea.',
    who: 'Quien administra la línea en el portal, con el código que llega a esa línea. El de una línea corporativa lo cambia quien la administra en tu empresa.',
    why: `Los planes a los que puede pasar tu línea son los que salen en Cambia tu Plan: si uno no sale, no aplica para ella. Si ya pediste un cambio, empieza con tu siguiente periodo y hasta entonces no se pide otro. Si no cuadra, llama al ${phones}.`,
    otherwise: noNewTerm(phones),
    part: `Aquí se cambia el plan de una línea postpago. La velocidad de tu internet, o quitar un servicio de un plan de hogar, se pide en el ${phones}; lo que ya no quieras también lo terminas en Dar de baja.`,
  }),
  planPrices: () => ({
    part: 'No los puedo filtrar aquí. En Cambia tu Plan, «Más información» dice de cada uno su precio, sus gigas, si las llamadas son ilimitadas, los minutos a otros países y el roaming.',
  }),
  roaming: ({ phones }) => ({
    price:
      'Depende del país: en Viajar lo eliges y ves, antes de salir, los paquetes que sirven ahí y lo que cuesta sin paquete cada minuto hecho o recibido, cada MB y cada SMS. Con Wi-Fi no se cobra nada. En Alertas y topes ves lo que llevas gastado sin paquete y pones un tope de roaming.',
    fails:
      'Con Wi-Fi abre Viajar: en «Roaming de tus líneas» debe estar activado y sin llegar a su tope. En el celular activa los datos en roaming, elige la red a mano y reinícialo. Si sigue igual, escríbele a una persona.',
    needs: `Con prepago, el portal no vende paquetes de roaming ni dice si tu línea funciona allá: llama antes al ${phones}. Con postpago, basta «Permitir roaming» activado en Alertas y topes; un paquete no es obligatorio, pero sin él lo de tu plan no sirve allá.`,
    howLong:
      'Se activa al momento: se aplica desde que guardas en Alertas y topes. Basta hacerlo antes de viajar.',
    otherwise:
      'Sin un paquete, cada MB se cobra a la tarifa del país, que ves en Viajar, hasta el tope de roaming de tu línea. Si no quieres gastar, deja los datos en roaming apagados en el celular.',
    refund:
      'No: lo que no uses de un paquete de roaming se pierde cuando vence, y no se devuelve. En Viajar pones cuántos días vas y ves cuál te dura el viaje.',
    part: 'Un paquete de datos para ese país sirve para WhatsApp, con sus llamadas, y para lo demás de internet: los precios están en Viajar. Las llamadas normales, hechas o contestadas, se cobran aparte, salvo que el paquete diga minutos. Con Wi-Fi, WhatsApp no gasta. Cada línea usa su paquete.',
    who: 'Cada línea usa su propio paquete: si viajan dos celulares, compra uno para cada uno. «Permitir roaming» lo activa quien es titular o administra esa línea, en Alertas y topes.',
    until:
      'Se activa al comprarlo, y sus días cuentan desde entonces: mira cuántos dura en Viajar y, ya comprado, «Vigente hasta» en su comprobante. Si falta para tu viaje, cómpralo poco antes de salir.',
    off: 'No hay que darlo de baja: el paquete se acaba solo en su fecha, o cuando se gasta, y no se renueva. Después no se cobra nada mientras no uses el celular allá; «Permitir roaming» lo quitas en Alertas y topes.',
    limit:
      'Los días de un paquete cuentan seguidos desde que lo compras, los uses o no. En Viajar pones cuántos días vas y ves cuál te alcanza; si se acaba antes, compra otro.',
    keeps:
      'Tu número sigue igual. Los gigas y minutos de tu plan no sirven allá, salvo los que diga «Conoce tu Plan», y no se pierden por viajar: te esperan hasta su fecha.',
    where:
      'En Viajar eliges cada país y ves los paquetes que sirven ahí: uno da datos solo donde funciona. Ahí mismo está el roaming de cada una de tus líneas.',
  }),
  newLine: ({ phones, price, time }) => ({
    price: `${price('installation')} ${price('newChip')} El portal no envía chips a casa. Los precios de líneas, internet, televisión y canales te los dicen en el ${phones} o en un centro de atención; también están en nuestra tienda.`,
    needs: `Lleva a un centro de atención tu documento de identidad: ${person.inSentence} o el que tengas; para un menor la contrata una persona adulta, a su nombre. Qué más piden te lo dicen antes en el ${phones}; si arriendas, pregunta si hace falta el permiso del dueño y en cuánto te instalan.`,
    howLong: `${time('installation')} El día exacto depende de la agenda en tu zona: te lo dicen al pedirlo y, si ya contrataste, en el ${phones}, en nuestra tienda o en un centro de atención.`,
    part: `En el portal no se contrata. Si un teléfono fijo o un canal se vende suelto, sin paquete, o si puedes elegir el número, te lo dicen con su precio en el ${phones} o en un centro de atención.`,
    where: `En el portal todavía no: en nuestra tienda, en el ${phones} o en un centro de atención; están en Dónde te atienden.`,
    who: 'La contrata una persona mayor de edad, a su nombre, y la puede usar otra: después lo dices en la línea, en Gestionar, «Quién la usa».',
    fails: `Apaga y enciende el celular con el chip puesto. Si sigue sin señal, llama al ${phones} con el número que está impreso en el chip.`,
    undo: `Un contrato nuevo no se anula en el portal, y no sé qué plazo hay para arrepentirse: llama ya al ${phones}, y más si todavía no instalan. Lo que aceptaste, con su día y sus condiciones, está en Lo que aceptaste; si no te responden, presenta un reclamo.`,
    off: `Un canal o un servicio que contrataste aparte no se quita en el portal: pídelo en el ${phones}. Si te lo cobran y no lo pediste, pulsa «Reclamar» junto al cobro.`,
    until: `Un canal o un servicio que contratas aparte se cobra cada mes hasta que pides quitarlo en el ${phones}. Si se puede tener un solo mes, pregúntalo ahí antes de aceptar.`,
    limit: `Cuántas líneas o servicios puedes tener a tu nombre no lo dice el portal: te lo dicen en el ${phones} o en un centro de atención. En tu cuenta del portal puedes asociar todas las que tengas. Un decodificador más también se pide ahí. ${price('anotherDecoder')}`,
  }),
  buyDevice: () => ({
    price:
      'El precio, la entrada y las cuotas de cada equipo están en nuestra tienda; aquí no los tengo. También te los dicen en un centro de atención.',
    needs:
      'Lo que piden para pagarlo en cuotas te lo dicen en la tienda o en un centro de atención: el portal no lo decide.',
    who: 'El portal no lo decide: pregunta en la tienda o en un centro de atención si te lo dan en cuotas, con tu edad y tus ingresos. Si eres menor de edad, ve con quien te representa.',
    where: 'En nuestra tienda o en un centro de atención: en el portal no se venden.',
    limit:
      'Cuántas cuotas y cuántos equipos dan no lo dice el portal: te lo dicen en la tienda o en un centro de atención.',
  }),
  moveHome: ({ phones, price, time, told }) => ({
    undo: `Dilo en el ${phones} antes del día de la instalación: hasta entonces el servicio sigue donde está.`,
    price: `${price('homeMove')} Se pide en el ${phones}, con tu nueva dirección a mano: primero revisan si hay cobertura, y antes de agendar decides si aceptas.`,
    howLong: `${time('homeMove')} El día exacto depende de la cobertura y de la agenda: te lo dicen en el ${phones} antes de que aceptes. Llama apenas sepas la fecha, y pregunta si el equipo va contigo.`,
    who: `No te lo recomiendo: el equipo funciona en la instalación de cada casa. Primero llama al ${phones}, revisan si hay cobertura y agendan.`,
    keeps: `${told('homeMove', 'keeps', `Si conservas tu número fijo depende de la zona: pregúntalo en el ${phones}, al pedir el traslado.`)} ${price('homeMove')} La clave del Wi-Fi suele seguir con el mismo módem; con otro, la cambias en «Administra tu Red WiFi».`,
    part: `Dilo al pedir el traslado, en el ${phones}: qué servicio se muda y cuál no. El que ya no quieras lo termina su titular en Dar de baja; pregunta antes cómo queda el precio de los demás.`,
    refund:
      'Si te cobraron un traslado que no se hizo, pulsa «Reclamar» junto a ese cobro, en la factura o en Movimientos, y elige «No recibí el servicio». Si se resuelve a tu favor, se te devuelve en tu próxima factura.',
    fails: `Llama al ${phones} y pide la nueva fecha; di cuándo lo pediste y tu nueva dirección. Si ya hay una visita, está en Visita técnica.`,
    otherwise: `${told('homeMove', 'keeps', `Si empieza un contrato nuevo te lo dicen en el ${phones}.`)} Si hay cobertura lo revisan al pedirlo. Si tuvieras que salir, el costo lo ves en Dar de baja, sin confirmar.`,
    where: `En el portal no: se pide en el ${phones} o en un centro de atención, con tu nueva dirección.`,
    needs: `Tu nueva dirección, con una referencia, y tu documento: llama al ${phones}. Si arriendas o debes una factura, pregunta ahí si hace falta algo más.`,
    limit: `Pídelo todo en la misma llamada, en el ${phones}: el traslado y lo que quieras agregar, como un teléfono fijo o la televisión. Ahí te dicen si hay en tu nueva dirección y cuánto cuesta.`,
    until:
      'Llama apenas sepas la fecha: el día depende de la cobertura y de la agenda de tu zona. Hasta entonces el servicio sigue donde está, y se sigue cobrando.',
  }),
  changeHolder: (facts) => ({
    needs: `Van las dos personas con su documento. ${holderAway(facts)} ${facts.told('holderChange', 'otherwise', 'Si hay una deuda, pregunta ahí mismo.')}`,
    who: `Van las dos personas con su documento, quien la deja y quien la recibe, aunque otra ya la pague. Sola no pasa a nadie. ${holderAway(facts)}`,
    where: 'En el portal no: en un centro de atención, con las dos personas. Los ves en Dónde te atienden.',
    price: facts.price('holderChange'),
    otherwise: `${facts.told('holderChange', 'otherwise', `Si lo que se debe se paga antes o pasa a quien la recibe, te lo dicen en el ${facts.phones}.`)} Lo más simple es pagarlo antes de ir: está en Pagos y Facturas.`,
    keeps: facts.told(
      'holderChange',
      'keeps',
      `El número sigue siendo el mismo. Si también siguen el plan y su precio no lo dice el portal: pregúntalo antes en el ${facts.phones}.`,
    ),
    howLong: `${facts.time('holderChange')} Para no perder el viaje, reserva turno en Dónde te atienden y vayan las dos personas con su documento.`,
    undo: 'En el portal no: se hace otra vez en un centro de atención, con las dos personas.',
  }),
  changeNumber: ({ phones, price, time, told }) => ({
    who: `Quien es titular de la línea, con su ${person.inSentence}. Si no puede ir, pregunta antes en el ${phones}.`,
    part: `En el portal no se elige. Pregunta qué números hay al pedirlo, en un centro de atención o en el ${phones}.`,
    price: `${price('numberChange')} Se pide en un centro de atención o en el ${phones}.`,
    needs: `Lleva tu ${person.inSentence} al centro de atención. Si hace falta algo más, u otro chip, te lo dicen en el ${phones}.`,
    keeps: `${told('numberChange', 'keeps', `El portal no dice si tu plan, tus gigas y tu saldo siguen con el número nuevo, ni si se firma otro contrato: pregúntalo en el ${phones} antes de pedirlo.`)} WhatsApp no se borra: en sus ajustes, «Cambiar número» pasa tus chats.`,
    seen: 'No le avisamos a nadie: tu número nuevo lo das tú.',
    undo: `${told('numberChange', 'until', 'No te puedo asegurar que el de antes siga libre.')} Pídelo cuanto antes en un centro de atención o en el ${phones}.`,
    until: told(
      'numberChange',
      'until',
      `Cuánto tiempo se guarda el de antes no lo sé: pregúntalo en el ${phones} antes de cambiarlo.`,
    ),
    where: `En el portal no: en un centro de atención o en el ${phones}.`,
    howLong: `${time('numberChange')} Se pide en un centro de atención o en el ${phones}.`,
    limit: `Cuántas veces se puede no lo dice el portal: pregúntalo en el ${phones}.`,
    otherwise:
      'Tus cuentas de banco y de aplicaciones siguen con el número de antes: cámbialo en cada una antes de perderlo. Al portal, si entras con tu número, regístrate con tu correo o con el nuevo y asocia ahí la línea.',
  }),
  portIn: (facts) => ({
    undo: `En el portal no se detiene: dilo ya en el ${facts.phones} o donde la pediste, antes del día del cambio. Hasta entonces tu número sigue en tu otra operadora.`,
    part: 'Sí, cada número se trae por separado: di cuáles al pedirlo.',
    howLong: `${facts.time('portIn')} El día y la hora te los dicen al pedirlo. ${untilPorted(facts)}`,
    fails: `En el portal no se ve cómo va: pregúntalo en el ${facts.phones} o donde la pediste, con el número y el día en que la pediste. Si se pasó la fecha que te dieron, presenta un reclamo en Soporte. ${untilPorted(facts)}`,
    needs: `Tu ${person.inSentence} y el chip, en un centro de atención. Si el número está a nombre de otra persona, no cuentes con que baste su palabra: pregunta antes en el ${facts.phones} qué debe firmar. También si debes algo o tienes contrato en la otra operadora.`,
    who: `La persona o la empresa a cuyo nombre está el número en la otra operadora. Si va otra, como una secretaria o un familiar, pregunta antes en el ${facts.phones} qué poder o documentos lleva. Los planes y precios, también de negocio, están en nuestra tienda.`,
    price: facts.price('portIn'),
    otherwise: untilPorted(facts),
    keeps:
      'Tu número lo conservas. El saldo y los paquetes de tu otra operadora no llegan aquí: úsalos antes. WhatsApp sigue con el mismo número.',
    where: `En un centro de atención, con tu ${person.inSentence} y el chip: en el portal todavía no se pide. Los ves en Dónde te atienden.`,
  }),
  portOut: (facts) => ({
    needs: `De nuestra parte, solo quitar el candado en Chip y PUK: lo hace el titular y tarda una hora. El cambio lo pide en la otra operadora con su ${person.inSentence}. ${afterPorting(facts)}`,
    fails: refused(facts.phones),
    why: refused(facts.phones),
    howLong: `${facts.time('portOut')} El día lo dice la operadora a la que vas: ella hace el cambio. El candado se quita una hora después de pedirlo.`,
    keeps: `El saldo y los paquetes de aquí no pasan a la otra operadora: úsalos antes de irte. ${afterPorting(facts)}`,
    otherwise: `Tu servicio aquí termina con el cambio, y lo que uses hasta ese día llega en una última factura. Si tienes permanencia, mira su costo antes en Dar de baja, sin confirmar. ${afterPorting(facts)}`,
    undo: 'Si todavía no pasó, pon otra vez el candado en Chip y PUK, «Poner candado»: con él nadie se lleva el número. Avisa también a la otra operadora que ya no quieres el cambio.',
    where:
      'El cambio se pide en la otra operadora, no aquí. En el portal solo quitas antes el candado, en la línea, Gestionar, Chip y PUK.',
    part: 'Sí: cada número se lleva por separado. Quita el candado solo en esa línea; las demás siguen aquí.',
    price:
      'Lo que uses hasta ese día llega en una última factura. Si salir antes tiene un costo, lo ves en Dar de baja, sin confirmar nada.',
  }),
  leavingUndo: ({ phones }) => ({
    until: lastDay,
    howLong: lastDay,
    fails:
      'Abre Dar de baja: si dice que el servicio terminó, ya se hizo; si no figura ninguna baja, no quedó pedida y puedes pedirla ahí.',
    price: `No: en el portal, cancelar la baja hasta el último día no muestra ningún cobro, y sigue todo como estaba. Después el servicio ya terminó: contratarlo otra vez es nuevo, y su costo te lo dicen en el ${phones}.`,
    keeps: 'Si la cancelas hasta el último día, sigue todo como estaba: número, plan, saldo y paquetes.',
    who: 'Quien es titular, en Dar de baja, con «Cancelar la baja».',
  }),
  leaving: (facts) => ({
    until: lastDay,
    price:
      'Lo ves antes de confirmar, en Dar de baja: el costo, o «Sin costo», y el último día. Después llega una última factura, solo por los días usados; su valor no lo sé antes. Lo que ya debías se paga aparte.',
    needs: `Ningún formulario ni carta: la pide su titular en Dar de baja, o en un centro con su documento. De un servicio Hogar se devuelve el equipo. ${holderAway(facts)}`,
    where:
      'En el portal, sin ir a una oficina: Mi cuenta, «Dar de baja un servicio», o la línea, Gestionar, «Dar de baja». Lo hace quien es titular.',
    refund: `Se cobra hasta el «Último día» que dice Dar de baja: la última factura cobra solo los días usados. Si en ella queda un valor a tu favor o dejaste una garantía, pregunta cómo se devuelve en el ${facts.phones}.`,
    part: `Sí: se da de baja un servicio a la vez, y los demás siguen. Dejas de pagar lo que ese cuesta al mes, que está en su factura; si van en un mismo plan, o con un descuento por tenerlos juntos, pregunta antes en el ${facts.phones} cómo queda el precio.`,
    who: `En el portal, solo quien es titular, sin salir de casa. ${holderAway(facts)}`,
    otherwise:
      'Llega una última factura, solo por los días usados hasta el último día, en tu próxima fecha de corte. Después solo queda lo que ya debías.',
    keeps: `Se pierden el número, el saldo y los paquetes que te queden después del último día; el saldo prepago lo puedes pasar antes con «Pasar saldo». Si te faltan cuotas de un equipo, pregunta en el ${facts.phones} si se pagan de una vez: aquí no se dice.`,
    howLong:
      'No es al instante: en Dar de baja ves el último día antes de confirmar. Hasta entonces el servicio funciona y puedes cancelar la baja.',
    undo: 'Sí, hasta el último día: en Dar de baja pulsa «Cancelar la baja» y sigue todo como estaba. Después el número no se recupera por el portal.',
    fails: `Abre Dar de baja: si dice el «Último día», ya está pedida y hasta entonces funciona; si no dice nada, no quedó y puedes pedirla ahí, confirmando que eres el titular. Si no te deja, llama al ${facts.phones}.`,
  }),
  packagePrices: () => ({
    where: 'En Activaciones, en Paquetes: elige la línea y ordénalos por precio.',
    limit:
      'En Paquetes ordénalos por precio: el primero es el más barato, con lo que trae y cuánto dura. Con tu saldo se compra solo si es mayor que el precio y sale «Cargo a saldo»; si no te alcanza, recarga o paga de otra forma.',
    until: 'Cada uno dice cuánto dura, junto a su precio, en Paquetes, y puedes ordenarlos por vigencia.',
    part: 'Los que hay para tu línea, con su precio, salen en Paquetes: elige arriba la línea y ordénalos por precio, tamaño o vigencia. Si ahí no está el que buscas, no se ofrece para ella.',
    meaning:
      '«Detalle y condiciones», en cada paquete, dice qué trae, en qué aplicaciones o a qué operadoras se usa y cuánto dura.',
  }),
  priceRise: ({ phones }) => ({
    limit: `Cuánto pueden subirlo, y cada cuánto, lo dice tu contrato, en Lo que aceptaste; también ${regulator.name} (${regulator.phone}). El portal no dice un máximo.`,
    howLong: `Con qué anticipación se avisa lo dice tu contrato, en Lo que aceptaste; también ${regulator.name} (${regulator.phone}). Desde cuándo sube el tuyo está en el aviso.`,
    price:
      'Si el tuyo va a subir no lo sé: cuánto y desde cuándo lo dice el aviso que te llega, y el portal no lo muestra antes. Lo que pagas ahora está en el detalle de tu línea. Si ya subió, tu factura dice arriba cuánto y por qué.',
    until: `Si por el aumento sales sin costo, y hasta qué fecha, lo dicen el aviso y tu contrato, en Lo que aceptaste: el portal no lo sabe. Dar de baja te muestra el costo, o «Sin costo», sin confirmar nada. Confírmalo en el ${phones} o en ${regulator.name} (${regulator.phone}).`,
    undo: 'Un aumento no se acepta ni se rechaza en el portal. Si ya salió en una factura, pulsa «Reclamar» junto a ese cobro: si aún no lo pagas, no se te cobra mientras lo revisamos. También puedes cambiar de plan o irte: si es sin costo, y hasta qué fecha, lo dicen el aviso y tu contrato, y Dar de baja muestra el valor sin confirmar.',
    why: `El motivo lo dicen el aviso y, si ya subió, la frase de arriba de tu factura. Tu contrato, con lo que aceptaste, está en Lo que aceptaste: si dice otro valor, pulsa «Reclamar» junto a ese cobro. Con qué aviso se puede subir lo dice también ${regulator.name} (${regulator.phone}).`,
    where:
      'El aviso, en Notificaciones o en tu correo; lo que aceptaste, con su precio, en Mi cuenta, Lo que aceptaste; y lo que subió, en la frase de arriba de tu factura.',
    otherwise:
      'Si no haces nada, sigues con tu plan al precio nuevo. Puedes elegir otro en Cambia tu Plan, reclamar el cobro cuando salga, o ver en Dar de baja, sin confirmar, cuánto cuesta irte.',
  }),
} as const satisfies Record<string, (facts: Facts) => Details>;
