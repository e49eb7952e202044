// What is said to whoever asks one thing in particular of faults and chips.
import { documentOf } from '@portal/market/documents';
import { tenTries } from '../fault-questions.copy.ts';
import { theftEscalationMinutes } from '../promises.ts';
import type { Details, Facts } from '../question-words.ts';

const person = documentOf('person');

export const faultDetails = {
  noService: ({ phones, price }) => ({
    howLong:
      'Si es una falla de la red, la hora prevista está en Inicio y en el detalle de tu servicio, donde pulsas «Avísame cuando vuelva». Si ahí no sale ninguna, pruébalo en «Ayuda técnica».',
    why: 'En casa lo dice «Ayuda técnica»: una factura vencida, una falla en tu zona o tu equipo. En el celular puede ser la cobertura del lugar, que una lluvia fuerte también baja, los datos desactivados o que se acabó el saldo.',
    fails: `Si ya reiniciaste y sigue igual, en casa pide un técnico en Visita técnica. Si es tu celular, prueba el chip en otro teléfono y llama al ${phones} desde uno que funcione.`,
    meaning:
      'Cada módem tiene sus luces: las explica su manual. «LOS» en rojo suele decir que no le llega la señal. Míralo en «Ayuda técnica» y, si tu equipo no responde, pide un técnico.',
    where:
      'Aquí ves solo las fallas de tus propias líneas: en Inicio y en el detalle de cada servicio, con la hora en que empezaron. Una lista por ciudades no hay en el portal.',
    who: `Tú también, si esa línea está en tu cuenta y la administras: la revisas y pides el técnico. Si no está, se reporta en el ${phones}.`,
    part: 'Si solo falla uno, suele ser ese equipo o su cable: reinícialo y revísalo. Si por cable va y por Wi-Fi no, reinicia el módem desde «Administra tu Red WiFi». Si fallan todos, pruébalo en «Ayuda técnica» y, si sigue, pide un técnico.',
    otherwise:
      'Si la falla es nuestra y dura, te devolvemos esa parte en tu próxima factura, sin pedirla. Si nadie la arregla, presenta un reclamo en Soporte, con el día en que empezó.',
    price: `Probarlo en «Ayuda técnica» y reportarlo no cuesta. ${price('visit')} Por mover un punto puede haber un costo: pregúntalo antes en el ${phones}.`,
    refund:
      'Si la falla fue nuestra y pasó de cierto tiempo, te devolvemos esa parte en tu próxima factura, sin pedirla; cuánto, lo dice el detalle de tu servicio.',
  }),
  noSignal: ({ phones }) => ({
    refund:
      'Si la falla fue nuestra y pasó de cierto tiempo, te devolvemos esa parte de tu plan en la próxima factura, sin pedirla; cuánto, lo dice el detalle de tu línea.',
    where: `Las fallas de tus líneas salen en Inicio y en el detalle de cada una. Si ahí no sale ninguna, repórtala en el ${phones} y di dónde estás.`,
    howLong:
      'Si es una falla de la red, la hora prevista está en Inicio y en el detalle de tu línea, donde pulsas «Avísame cuando vuelva». Si ahí no sale ninguna, repórtala por teléfono.',
    why: 'Puede ser la cobertura del lugar, que una lluvia fuerte también baja, los datos desactivados, que se acabó el saldo o el paquete, o una factura vencida: el detalle de tu línea dice si está suspendida.',
    fails: `Prueba el chip en otro teléfono. Si ahí tampoco, llama al ${phones} desde uno que funcione y di dónde estás; si ahí sí, revisa tu celular.`,
    who: `Tú también, si esa línea está en tu cuenta. Si no está, se reporta en el ${phones}.`,
    part: 'Si llamas pero no te entran: revisa el desvío, «No molestar» y los números bloqueados. Si solo fallan los SMS, mira que te queden y que haya espacio; si son los de tu banco, que no tengas bloqueado su número, y pregúntale a cuál te los envía. Si solo es en un lugar, es la cobertura de ahí.',
  }),
  outageCredit: () => ({
    needs:
      'Nada: si la falla fue nuestra y pasó de cierto tiempo, se devuelve sin pedirlo. Cuánto, lo dice el detalle de tu servicio, junto a la falla.',
    howLong: 'En tu próxima factura. Después, el detalle de tu servicio dice en cuál se devolvió y cuánto.',
    where:
      'En la factura que sigue a la falla, como un crédito: el detalle de tu servicio dice en cuál y cuánto. No hay dónde pedirlo, porque se hace solo.',
    why: 'El plan se cobra entero y lo de la falla se resta en la factura siguiente. Si la falla no fue nuestra o duró poco, no se devuelve; si no estás de acuerdo, pulsa «Reclamar» junto al cobro.',
    limit:
      'Lo dice el detalle de tu servicio, junto a la falla: desde qué minuto se devuelve y cuánto por cada hora.',
    fails:
      'Mira en el detalle de tu servicio si la falla dice cuánto te devolvemos o en qué factura. Si no lo dice, o falta en esa factura, pulsa «Reclamar» junto al cobro.',
    who: 'Se resta en la factura del servicio, así que le llega a su titular, aunque lo uses o lo pagues tú. Si arriendas, acuérdalo con esa persona: el portal no lo reparte.',
    refund:
      'En tu próxima factura, sin pedirlo, si la falla fue nuestra y pasó de cierto tiempo. El detalle de tu servicio dice cuánto y en cuál.',
  }),
  coverage: ({ phones }) => ({
    howLong: `No lo sé: el portal no dice a dónde llegará la red ni cuándo. Llama al ${phones} con tu dirección y pregunta si hay una fecha.`,
    needs:
      'En los ajustes de tu celular, en Red móvil, ves si acepta 4G o 5G; también lo dice su ficha. Además tiene que haber esa señal donde estás.',
    who: `Si podemos instalar ahí te lo dicen en el ${phones}, con tu dirección: yo no lo sé. Qué empresas entran lo decide la urbanización o el edificio: pídele a su administrador que te lo muestre por escrito.`,
    where: `El portal no tiene un mapa: con la dirección, te dicen en el ${phones} si hay señal y de qué tipo.`,
  }),
  theft: ({ phones, price }) => ({
    until:
      'Queda bloqueada hasta que su titular quite la suspensión en «Me robaron el teléfono», o saque un chip nuevo con su mismo número. No hay un plazo.',
    who: `Lo reporta quien administra esa línea en su cuenta; si no, su titular, desde cualquier equipo y sin su teléfono, con su ${person.inSentence}, o en el ${phones}. Quién lo tiene o dónde está no lo vemos: denúncialo y lo averigua la policía.`,
    part: 'No: el reporte suspende la línea y el chip y bloquea el equipo, todo junto. Si aparece, el titular lo quita ahí mismo.',
    where:
      'Se bloquea en «Me robaron el teléfono», desde cualquier país y sin tu teléfono. No vemos dónde está un celular. Búscalo desde otro equipo con la función «buscar mi dispositivo» que trae, y mientras tanto repórtalo en «Me robaron el teléfono».',
    keeps:
      'Tu número, tu saldo y tus paquetes quedan en la línea, y nadie los usa. Bloquearlo no borra nada del celular: tus fotos y contactos siguen ahí, y quizá hay copia en tu cuenta de Google o de Apple; míralo desde otro equipo.',
    howLong: `En segundos: si la red no lo confirma, en menos de ${theftEscalationMinutes} minutos se ocupa una persona. Cuánto tardan las demás operadoras en verlo, no lo sé.`,
    seen: 'El portal no le avisa de nada; la función «buscar mi dispositivo» sí puede mostrarse en el celular. Con la línea suspendida nadie usa tu saldo ni recibe tus códigos. Tus fotos las ve solo si lo desbloquea: bórralas a distancia con esa función.',
    price: `Reportarlo no cuesta nada, y desde entonces nadie gasta en esa línea. ${price('newChip')} Lo que compraron antes, reclámalo: en Movimientos o en la factura, «Reclamar». Si el plan se sigue cobrando mientras está suspendida, te lo dicen en el ${phones}.`,
    refund:
      'Desde que la reportas, nadie más gasta en esa línea. Lo que compraron antes sale en Movimientos y en tu factura: pulsa «Reclamar» junto a cada cobro y di cuándo fue el robo. Mientras lo revisamos, lo que no has pagado no se te cobra.',
    undo: 'Sí: si aparece, su titular pulsa «Encontré el teléfono» en «Me robaron el teléfono», y la línea, el equipo y el mismo chip quedan enseguida como estaban antes; si ya sacaste otro, sirve ese.',
    needs: `Nada: ni la denuncia, ni el IMEI, ni la caja. En «Me robaron el teléfono» entras desde cualquier equipo con tu contraseña, un código de respaldo o tu ${person.inSentence}; también en el ${phones}.`,
    otherwise:
      'Mientras no lo reportas, lo que gasten sale de tu saldo o de tu factura: repórtalo ya, y reclama lo anterior con «Reclamar». Si tu cuenta quedó abierta en él, ciérrala desde otro equipo, en Mi cuenta, Equipos conectados, y cambia tu contraseña. Desde entonces nadie usa la línea ni el equipo. Si aparece, su titular lo reactiva ahí mismo.',
    fails: `Si no puedes entrar para reportarlo, usa tu ${person.inSentence} o un código de respaldo en «Me robaron el teléfono», o llama al ${phones} desde otro teléfono.`,
  }),
  puk: ({ phones }) => ({
    where:
      'En la línea: Gestionar, Chip y PUK, «Ver número y PUK». Ahí están el PUK y el número del chip (ICCID), aunque no tengas su cartón. Los ve solo su titular, después de confirmar que lo es.',
    meaning:
      'Es el código de 8 números que desbloquea tu chip si te equivocas tres veces con el PIN. El tuyo está en la línea: Gestionar, Chip y PUK, «Ver número y PUK».',
    off: 'Ese es el PIN del chip, y se quita en tu celular: en los ajustes de seguridad, en el bloqueo de la SIM, escribiendo el PIN actual. Si fallas tres veces te pedirá el PUK, que está en Chip y PUK.',
    fails: `Cada chip tiene su propio PUK: usa solo el de tu línea, que está en Chip y PUK. ${tenTries}`,
    otherwise: tenTries,
    limit: `Tres errores con el PIN piden el PUK. ${tenTries}`,
    needs:
      'Ser titular de la línea, entrar a tu cuenta y confirmar que eres tú: el PUK está en la línea, Gestionar, Chip y PUK. También de una línea prepago, y aunque no tengas su tarjeta.',
    who: `Solo quien es titular de la línea, después de confirmar que lo es; quien la administra no lo ve. Si no puede entrar, lo pide en el ${phones}.`,
  }),
  simLock: ({ phones }) => ({
    off: 'Lo quita su titular en la línea: Gestionar, Chip y PUK, «Quitar candado», y confirma que es él. Se quita una hora después de pedirlo; entonces ya se puede cambiar de chip o de operadora.',
    meaning:
      'Es una protección contra el robo de tu número: mientras está puesta, nadie cambia tu chip ni se lleva tu número a otra operadora. Llamas, navegas y recargas igual.',
    where:
      'Aquí mismo, sin ir a un centro de atención: en la línea, Gestionar, Chip y PUK. Ahí el titular lo quita y lo vuelve a poner.',
    howLong:
      'Una hora desde que lo pides; la hora exacta está en Chip y PUK, y no se puede acortar: es el tiempo para detenerlo si no fuiste tú. Ponerlo es al momento.',
    undo: 'Sí: en Chip y PUK pulsa «Poner candado», o «Dejarlo puesto» si todavía no pasa la hora. Vale al momento.',
    fails:
      'Sigue puesto hasta una hora después de pedirlo: Chip y PUK dice a qué hora se quita. Si ahí no sale una hora, no quedó pedido: el titular lo pide otra vez y confirma que es él.',
    price: 'Nada: ni ponerlo ni quitarlo cuesta.',
    otherwise:
      'Sí, puedes llamar, navegar y recargar como siempre: el candado solo impide cambiar el chip y llevarse el número.',
    why: 'Porque tu línea tiene puesto el candado, como todas desde el principio. El titular lo quita en Chip y PUK y, pasada una hora, la otra operadora ya puede pedir el número.',
    who: `Solo su titular, confirmando que es él, en Chip y PUK: quien administra la línea puede ponerlo, pero no quitarlo. Si no puede entrar, pregunta en el ${phones} qué hace falta.`,
  }),
  newSim: ({ phones, price, time, told }) => ({
    fails: `Si el chip nuevo no toma señal, apaga y enciende el celular con él puesto; si sigue, llama al ${phones} con el número que tiene impreso. El código de una eSIM se muestra una sola vez: si ya lo usaste o la borraste, ese no sirve de nuevo; pide otro en Chip y PUK. El portal no envía chips a casa.`,
    price: `${price('newChip')} ${price('esim')} Si después cambias de celular, la eSIM la pides otra vez en Chip y PUK. Sigues con tu mismo número.`,
    needs: `Ser el titular y haber quitado el candado. La eSIM sirve también en prepago si tu celular la acepta: la acepta si al marcar *#06# sale un EID. Para otro chip, o uno de otro tamaño, ve a un centro de atención con tu ${person.inSentence}: no lo cortes tú.`,
    howLong: `${time('newChip')} Te lo dan en un centro de atención. En el portal, el cambio se hace una hora después de pedirlo, o enseguida si quitaste el candado hace más de una hora: Chip y PUK dice en qué va, y tu chip actual sirve hasta que el nuevo se conecte. El portal no envía chips a casa.`,
    where:
      'Una eSIM, o un chip que ya tienes en la mano, en el portal: Chip y PUK, «Pasar a eSIM o a otro chip». Un chip nuevo te lo dan en un centro de atención: están en Dónde te atienden.',
    who: `En el portal, solo el titular. ${told('newChip', 'who', `Si él no puede ir, llama antes al ${phones}: te dicen si puede ir otra persona y qué debe llevar.`)}`,
    why: 'El cambio espera una hora por seguridad, y por eso avisamos de cada solicitud. Si no lo pediste tú, pulsa ya «Cancelar el cambio» en Chip y PUK y cambia tu contraseña.',
    undo: 'Sí, mientras el chip nuevo no se haya conectado: en Chip y PUK pulsa «Cancelar el cambio» y sigues con el de ahora.',
    keeps:
      'Conservas tu número, tu plan y tu saldo. WhatsApp va con tu número, así que no lo pierdes por cambiar de chip.',
    meaning:
      'Una eSIM es un chip sin plástico: tu celular la carga con un código QR, y sigues con el mismo número, plan y saldo.',
    limit: `Tu número va en un solo chip o eSIM a la vez: al conectarse uno, el otro deja de servir. Si lo quieres también en un reloj, pregunta en el ${phones}. El código se muestra una sola vez; que un celular lleve dos números depende de él.`,
    otherwise: `Si después cambias de celular, pide la eSIM otra vez en Chip y PUK. ${price('esim')} Si el cambio no lo pediste tú, páralo ahí con «Cancelar el cambio»; si ya se hizo, a ese chip llegan los códigos de tu banco: avísale ya, y repórtalo en «Me robaron el teléfono» o en el ${phones}.`,
    part: 'Otro chip te lo dan en un centro de atención: el portal no lo envía a casa. El viejo deja de servir cuando se conecta el nuevo, y no se le pone otro número: una línea más se contrata aparte, ahí o en nuestra tienda.',
  }),
} as const satisfies Record<string, (facts: Facts) => Details>;
