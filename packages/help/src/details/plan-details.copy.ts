// What is said to whoever asks one thing in particular of plans, packages and leaving.
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import type { Details, Facts } from '../question-words.ts';

const person = documentOf('person');

const refused = (phones: string) =>
  `Casi siempre es el candado: míralo en la línea, Chip y PUK, y quítalo si eres su titular; tarda una hora. Si ya está quitado, pide el motivo exacto a la otra operadora y llama al ${phones}.`;

const lastDay =
  'Hasta el día que dice «Último día» en Dar de baja, en ese servicio: ese día todavía funciona. Si cambias de idea, hasta entonces puedes cancelar la baja ahí mismo.';

const askPrice = (phones: string) => `El portal no dice si cuesta: pregúntalo antes en el ${phones}.`;

const boughtByMistake = (phones: string) =>
  `Un paquete se activa al instante y no se deshace en el portal. Si fue por error, llama cuanto antes al ${phones} sin usarlo; si no lo compraste tú, ábrelo en Movimientos y pulsa «Reclamar».`;

const amounts = new Intl.ListFormat(market.locale, { type: 'disjunction' }).format(
  market.topUps.map((units) => `${market.currency.symbol}${units}`),
);

export const planDetails = {
  recharge: ({ phones }) => ({
    limit: `Se elige entre ${amounts}; otro valor no se puede. Si necesitas más, haz otra recarga.`,
    until:
      'El saldo no caduca: te dura hasta que lo uses, sea cual sea el valor. Lo que sí tiene fecha son los paquetes.',
    where:
      'Aquí, en Activaciones, en Recargas: eliges la línea, el valor y cómo pagas. En efectivo, en los puntos de Dónde te atienden. El código de una tarjeta raspable no se escribe en el portal.',
    keeps: `El saldo no caduca y se suma a lo que tenías; si bajó solo, mira Historial, Servicios de terceros o si se descontó un adelanto. Cuánto tiempo conservas el número sin recargar, pregúntalo en el ${phones}.`,
  }),
  buyPackage: ({ phones }) => ({
    part: 'Si hay uno para eso en tu línea, está en Paquetes, y «Detalle y condiciones» dice en qué se usa, o a qué operadoras llamas con sus minutos. Si ahí no sale, no se ofrece; para una aplicación te sirve uno de datos.',
    where:
      'En Activaciones, en Paquetes: eliges la línea y el paquete y pulsas «Comprar». Los que dan lo que se te acaba salen también en el detalle de tu línea.',
    fails:
      'Mira en Movimientos si se hizo: si no está pagado, no se cobró nada y puedes probar otra vez o con otra forma de pago. Aquí se compran en Activaciones, en Paquetes, y no marcando un código.',
    otherwise:
      'En prepago, sin paquete lo que uses sale de tu saldo; en un plan, se cobra hasta tu tope. Para evitarlo, apaga los datos del celular o compra otro paquete.',
    keeps:
      'Lo que te queda vale hasta la fecha de ese paquete, aunque compres otro; lo que no uses hasta entonces se pierde y no pasa al mes siguiente.',
    needs:
      'Al pagar eliges: tarjeta, tu próxima factura si tu línea es postpago o, donde se ofrecen, transferencia, efectivo con código o QR. Con tu saldo, solo si ahí sale «Cargo a saldo».',
    undo: boughtByMistake(phones),
    refund: boughtByMistake(phones),
    why: 'Un paquete vale solo para lo que dice «Detalle y condiciones»: lo demás usa tus datos o tu saldo. Cuánto queda de él está en el detalle de tu línea.',
  }),
  changePlan: ({ phones }) => ({
    off: `Para dejar el plan y pasar a recargas, llama al ${phones}: en el portal no se hace. Conservas tu número; pregunta antes si cuesta algo y qué sucede con tus gigas.`,
    undo: 'Sí, mientras el plan nuevo no empiece: en el detalle de tu línea pulsa «Cancelar el cambio». Si ya empezó, elige el de antes en Cambiar mi plan, si todavía está; vale desde tu siguiente periodo.',
    howLong:
      'No es al momento: el plan nuevo empieza con tu siguiente periodo. El día está en el detalle de tu línea, y hasta entonces sigues con el actual.',
    fails: `El plan nuevo empieza con tu siguiente periodo: el día está en el detalle de tu línea. Si ahí no dice que va a cambiar, la solicitud no quedó: hazla otra vez. Si ese día ya pasó, llama al ${phones}.`,
    where: `Aquí, sin ir a ninguna oficina: en Cambiar mi plan, si tu línea es postpago. Pasar a prepago o cambiar un plan de hogar se pide en el ${phones}.`,
    needs: `Una línea postpago activa y el código que le llega por SMS: no pedimos documentos. Para pasar a prepago, o si tienes una deuda o un plazo en tu contrato, pregunta en el ${phones}.`,
    price: `Cambiar de plan en el portal no muestra ningún cobro: solo lo que pagarás al mes, más o menos que ahora. Si pasar a prepago cuesta algo, te lo dicen en el ${phones}.`,
    keeps: `Tu número lo conservas. Si pasas a prepago, pregunta antes en el ${phones} qué sucede con tus gigas: no te lo puedo asegurar.`,
    until: 'Hasta el día en que empieza el plan nuevo, que está en el detalle de tu línea.',
  }),
  roaming: ({ phones }) => ({
    price:
      'Depende del país: en Viajar lo eliges y ves, antes de salir, los paquetes que sirven ahí y lo que cuesta sin paquete cada minuto hecho o recibido, cada MB y cada SMS. Con Wi-Fi no se cobra nada.',
    fails:
      'Con Wi-Fi abre Viajar: en «Roaming de tus líneas» debe estar activado y sin llegar a su tope. En el celular activa los datos en roaming, elige la red a mano y reinícialo. Si sigue igual, escríbele a una persona.',
    needs: `Una línea postpago con «Permitir roaming» activado en Alertas y topes. Un paquete no es obligatorio, pero sin él lo de tu plan no sirve allá. Con prepago, llama antes al ${phones}.`,
    howLong:
      'Se activa al momento: vale desde que guardas en Alertas y topes. Basta hacerlo antes de viajar.',
    otherwise:
      'Sin un paquete, cada MB se cobra a la tarifa del país, que ves en Viajar, hasta el tope de roaming de tu línea. Si no quieres gastar, deja los datos en roaming apagados en el celular.',
    refund:
      'No: lo que no uses de un paquete de roaming se pierde cuando vence, y no se devuelve. En Viajar pones cuántos días vas y ves cuál te alcanza para el viaje.',
    part: 'Sí: deja «Permitir roaming» activado y apaga los datos en roaming en tu celular. Con el Wi-Fi del hotel, WhatsApp no gasta roaming. Contestar una llamada también cuesta: la tarifa está en Viajar.',
  }),
  newLine: ({ phones }) => ({
    price: `Los precios de líneas, chips, internet, televisión y canales, y si la instalación cuesta, te los dicen en el ${phones} o en un centro de atención; también están en nuestra tienda.`,
    needs: `Lleva a un centro de atención tu documento de identidad: ${person.inSentence} o el que tengas. Qué más piden para tu caso te lo dicen antes en el ${phones}.`,
    where: `En el portal todavía no: en nuestra tienda, en el ${phones} o en un centro de atención; están en Dónde te atienden.`,
    who: 'La contrata una persona mayor de edad, a su nombre, y la puede usar otra: después lo dices en la línea, en Gestionar, «Quién la usa».',
    fails: `Apaga y enciende el celular con el chip puesto. Si sigue sin señal, llama al ${phones} con el número que está impreso en el chip.`,
  }),
  buyDevice: () => ({
    price:
      'El precio, la entrada y las cuotas de cada equipo están en nuestra tienda; aquí no los tengo. También te los dicen en un centro de atención.',
    needs:
      'Lo que piden para pagarlo en cuotas te lo dicen en la tienda o en un centro de atención: el portal no lo decide.',
  }),
  moveHome: ({ phones }) => ({
    price: `El portal no dice el valor: te lo dicen en el ${phones}, antes de que aceptes, con tu nueva dirección a mano.`,
    howLong: `No hay un plazo en el portal: depende de la cobertura y de la agenda, y te lo dicen en el ${phones}. Llama apenas sepas la fecha de tu mudanza.`,
    who: `No te lo recomiendo: el equipo funciona en la instalación de cada casa. Primero llama al ${phones}, revisan si hay cobertura y agendan.`,
    keeps: `Depende de la zona: pregunta si conservas tu número fijo en el ${phones}, al pedir el traslado.`,
    fails: `Llama al ${phones} y pide la nueva fecha; di cuándo lo pediste y tu nueva dirección. Si ya hay una visita, está en Visita técnica.`,
    otherwise: `Te lo dicen al pedir el traslado, en el ${phones}, cuando revisan si hay cobertura en tu nueva dirección. Si tuvieras que salir, el costo lo ves en Dar de baja, sin confirmar.`,
    where: `En el portal no: se pide en el ${phones} o en un centro de atención, con tu nueva dirección.`,
  }),
  changeHolder: ({ phones }) => ({
    needs: `Van las dos personas con su documento. Si hay una deuda, o si el titular falleció o no puede ir, llama antes al ${phones}: te dicen qué más llevar.`,
    who: `La línea no pasa sola a nadie: quien de la familia la quiera la pide en un centro de atención. Llama antes al ${phones} y te dicen qué papeles llevar.`,
    where: 'En el portal no: en un centro de atención, con las dos personas. Los ves en Dónde te atienden.',
    price: askPrice(phones),
  }),
  changeNumber: ({ phones }) => ({
    part: `En el portal no se elige. Pregunta qué números hay al pedirlo, en un centro de atención o en el ${phones}.`,
    price: askPrice(phones),
    needs: `Lleva tu ${person.inSentence} al centro de atención. Si hace falta algo más, u otro chip, te lo dicen en el ${phones}.`,
    keeps: `El número cambia por otro. Qué sucede con tu saldo y tus paquetes no te lo puedo asegurar: pregúntalo antes en el ${phones}.`,
    seen: 'No le avisamos a nadie: tu número nuevo lo das tú.',
  }),
  portIn: ({ phones }) => ({
    howLong: `El día y la hora te los dicen al pedirlo; antes, pregunta en el ${phones}. Hasta ese momento sigue usando el chip de tu otra operadora.`,
    needs: `Tu ${person.inSentence} y el chip, en un centro de atención. Si debes algo o tienes contrato en la otra operadora, pregunta en el ${phones} si puedes pasarte así.`,
    price: askPrice(phones),
    otherwise:
      'Hasta el día del cambio sigues con el chip de tu otra operadora; ese día pones el nuestro. Si habrá un rato sin señal, te lo dicen al pedirlo.',
  }),
  portOut: ({ phones }) => ({
    needs: `De nuestra parte, solo quitar el candado en Chip y PUK: lo hace el titular y tarda una hora. El cambio lo pide en la otra operadora con su ${person.inSentence}. Si debes algo, pregunta antes en el ${phones}.`,
    fails: refused(phones),
    why: refused(phones),
    howLong:
      'Eso lo dice la operadora a la que vas: ella hace el cambio. De nuestra parte, el candado se quita una hora después de pedirlo.',
    keeps: 'Se pierde: el saldo y los paquetes de aquí no pasan a la otra operadora. Úsalos antes de irte.',
    otherwise:
      'Tu servicio aquí termina con el cambio, y lo que uses hasta ese día llega en una última factura. Si tienes permanencia, mira su costo antes en Dar de baja, sin confirmar.',
    undo: 'Si todavía no pasó, pon otra vez el candado en Chip y PUK, «Poner candado»: con él nadie se lleva el número. Avisa también a la otra operadora que ya no quieres el cambio.',
    where:
      'El cambio se pide en la otra operadora, no aquí. En el portal solo quitas antes el candado, en la línea, Gestionar, Chip y PUK.',
    part: 'Sí: cada número se lleva por separado. Quita el candado solo en esa línea; las demás siguen aquí.',
    price:
      'Lo que uses hasta ese día llega en una última factura. Si salir antes tiene un costo, lo ves en Dar de baja, sin confirmar nada.',
  }),
  leavingUndo: () => ({
    until: lastDay,
    howLong: lastDay,
    fails:
      'Abre Dar de baja: si dice que el servicio terminó, ya se hizo; si no figura ninguna baja, no quedó pedida y puedes pedirla ahí.',
  }),
  leaving: ({ phones }) => ({
    price:
      'Lo ves antes de confirmar, en Dar de baja: el costo, o «Sin costo», y el último día. Después llega una última factura, solo por los días usados; su valor no lo sé antes. Lo que ya debías se paga aparte.',
    needs: `Ningún formulario ni carta: la pide su titular en Dar de baja, o en un centro con su documento. De un servicio Hogar se devuelve el equipo. Si falleció, lo siento mucho: te dicen qué papeles llevar en el ${phones}.`,
    where:
      'En el portal, sin ir a una oficina: Mi cuenta, «Dar de baja un servicio», o la línea, Gestionar, «Dar de baja». Lo hace quien es titular.',
    refund: `La última factura cobra solo los días usados. Si en ella queda un valor a tu favor o dejaste una garantía, pregunta cómo se devuelve en el ${phones}.`,
    part: `Sí: se da de baja un servicio a la vez, y los demás siguen. Dejas de pagar lo que ese cuesta al mes, que está en su factura; si van en un mismo plan, pregunta antes en el ${phones} cómo queda el precio.`,
    who: `En el portal, solo quien es titular. Si no puede, llama al ${phones} y te dicen qué documentos llevar a un centro de atención.`,
    otherwise:
      'Llega una última factura, solo por los días usados hasta el último día, en tu próxima fecha de corte. Después solo queda lo que ya debías.',
    keeps:
      'Se pierden el número, el saldo y los paquetes que te queden después del último día. Úsalos antes; el saldo prepago también se puede pasar a otra línea prepago con «Pasar saldo».',
    howLong:
      'No es al instante: en Dar de baja ves el último día antes de confirmar. Hasta entonces el servicio funciona y puedes cancelar la baja.',
  }),
} as const satisfies Record<string, (facts: Facts) => Details>;
