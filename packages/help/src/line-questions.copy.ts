// What is asked of lines, services at home, visits, repairs and stolen phones in particular.
import { documentOf } from '@portal/market/documents';
import type { Facts, QuestionWords } from './question-words.ts';

const person = documentOf('person').inSentence;

/** Of what is ours and does not work any more. */
export const damaged = ({ phones, told }: Facts) =>
  told(
    'missingEquipment',
    'otherwise',
    `Si se cobra uno que se quemó, se rompió o te robaron no lo dice el portal: pregúntalo antes en el ${phones}, y cuenta qué pasó.`,
  );

export const lineQuestions = {
  roamingOff: () => ({
    question: '¿Cómo apago el roaming?',
    paragraphs: [
      'En tu línea, Gestionar, abre Alertas y topes y, en Roaming, quita «Permitir roaming» y guarda: en otro país no se usa ni se cobra nada. Hazlo en cada línea; yo no lo cambio por ti.',
      'Si prefieres dejarlo, ponle ahí un tope. Un paquete de roaming ya comprado se puede usar igual.',
    ],
    ways: ['spendingControl'],
    also: 'desactivar apagar bloquear exterior cobro datos otro país quitar',
  }),
  thirdParties: () => ({
    question: '¿Cómo bloqueo lo que cobran otras empresas?',
    paragraphs: [
      'En tu línea, Gestionar, abre Servicios de terceros: ves lo que otras empresas cobran en ella, desde cuándo y cuánto al mes. Ahí cancelas cada uno y pulsas «Bloquearlos», para que no se active ninguno más.',
      'Si uno no lo pediste, pulsa «Reclamar» junto a él. Un mensaje de un número corto que ahí no sale no te cobra nada: no le respondas ni abras sus enlaces.',
    ],
    ways: ['thirdParties', 'claims'],
    also: 'suscripción juegos horóscopo trivias mensajes premium cobro terceros cancelar bloquear',
  }),
  blockCaller: () => ({
    question: '¿Cómo bloqueo un número que me llama?',
    paragraphs: [
      'Eso se hace en tu celular, no en el portal: en las llamadas recientes mantén pulsado el número y elige Bloquear o Marcar como spam.',
      'Si te amenazan o te piden datos, no contestes y denúncialo; nosotros nunca pedimos contraseñas ni códigos.',
    ],
    ways: ['phones', 'call'],
    also: 'bloquear llamadas spam molesta acoso número desconocido préstamos extorsión',
  }),
  outageNotice: () => ({
    question: '¿Me avisan cuando vuelva el servicio?',
    paragraphs: [
      'Sí. En el detalle del servicio, en la falla, pulsa «Avísame cuando vuelva»: te avisamos si cambia la hora y cuando termine.',
      'El aviso llega al portal y, si los activas, por SMS, por correo y a tu celular aunque el portal esté cerrado.',
    ],
    ways: ['services', 'notifications'],
    also: 'avísame señal regrese vuelva internet falla notificar aviso cuándo regresa whatsapp',
  }),
  tvChannel: ({ phones }) => ({
    question: 'No veo un canal, o la televisión falla',
    paragraphs: ['Prueba en este orden:'],
    list: [
      'Desconecta el decodificador de la corriente un minuto y vuelve a conectarlo.',
      `Mira tu plan en el detalle de tu Televisión: ahí está cuántos canales incluye; cuáles son, te lo dicen en el ${phones}. Si pagas un canal aparte, busca su cobro en la factura.`,
      `Si la tele o su aplicación muestra un código de error, el portal no lo conoce: ciérrala y ábrela y, si sigue, di ese código en el ${phones}.`,
      `Si solo falta uno que sí tienes, llama al ${phones} o pide un técnico en Visita técnica. Si lo pagaste y no lo ves, reclama el cobro en la factura.`,
    ],
    ways: ['diagnosis', 'services', 'visits', 'call'],
    also: 'canal televisión tele tv decodificador fútbol señal imagen pantalla negra paquete',
  }),
  wifiName: ({ phones }) => ({
    question: '¿Cómo cambio el nombre de mi Wi-Fi?',
    paragraphs: [
      `En el portal ves el nombre de la red y cambias su clave, pero el nombre no se cambia aquí. Llama al ${phones}, o pídeselo al técnico en una visita; di cómo quieres que se llame.`,
      'Al cambiarlo, tus equipos tendrán que conectarse otra vez.',
    ],
    ways: ['wifi', 'call'],
    also: 'nombre red wifi ssid renombrar poner otro',
  }),
  slowInternet: () => ({
    question: 'Mi internet está lento o se corta',
    paragraphs: ['Prueba en este orden:'],
    list: [
      'En casa: «Ayuda técnica» mira la red de tu zona y tu equipo.',
      'Desconecta el módem de la corriente un minuto. Si ya lo hiciste, mide la velocidad y mira qué equipos están conectados, en «Administra tu Red WiFi».',
      'En el celular: activa y desactiva el modo avión, y mira en Consumo si te quedan datos.',
      'Si sigue igual, pide un técnico, o llámanos si es tu celular.',
    ],
    ways: ['diagnosis', 'wifi', 'visits', 'call'],
    also: 'lento lentísimo se cuelga se corta intermitente videollamada juegos video congela',
  }),
  speedTest: () => ({
    question: '¿Cómo mido la velocidad de mi internet?',
    paragraphs: [
      'En Mis Servicios abre tu servicio de internet y «Administra tu Red WiFi»: con «Medir velocidad» se mide lo que llega a tu módem, y se compara con la contratada.',
      'Da igual dónde estés, pero deja antes los otros equipos en pausa. Si es mucho menor, pide la visita de un técnico.',
    ],
    ways: ['wifi', 'visits'],
    also: 'velocidad medir prueba test megas contratados speed',
  }),
  homeNetwork: () => ({
    question: '¿Quién usa mi Wi-Fi, y qué más puedo hacer con él?',
    paragraphs: [
      'En Mis Servicios abre tu servicio de internet y «Administra tu Red WiFi»: ves qué equipos están conectados, los pausas a mano o con horario, y bloqueas uno que no conoces. Si alguien tiene tu clave, cámbiala y queda fuera.',
      'Para tus visitas activa ahí la red de invitados: entran con otra clave y no ven tus equipos. También mides la velocidad y reinicias el módem.',
      'Si el Wi-Fi no llega a un cuarto, pon el módem en el centro de la casa, alto y sin paredes cerca. Si no basta, pide la visita de un técnico.',
    ],
    ways: ['wifi', 'visits'],
    also: 'equipos conectados pausar bloquear invitados velocidad medir reiniciar módem router roban wifi hijos alcance repetidor cuarto 5g',
  }),
  dataGone: () => ({
    question: '¿Por qué se me acaban tan rápido los datos o el saldo?',
    paragraphs: [
      'Consumo por día dice cuánto usaste cada día, e Historial en qué: llamadas e internet. Los videos, las llamadas con imagen y las actualizaciones gastan más; cuando puedas, úsalos con Wi-Fi.',
      'Si el saldo bajó sin que lo uses, mira en Servicios de terceros si otra empresa cobra en tu línea, y bloquéala. En Alertas y topes eliges cuándo te avisamos y cuánto se puede gastar.',
    ],
    ways: ['dailyUsage', 'serviceRecord', 'thirdParties', 'spendingControl'],
    also: 'acabó rápido desaparecieron gastó consumió solo descontaron megas gigas saldo sin usar',
  }),
  imei: ({ phones }) => ({
    question: '¿Qué es el IMEI, y qué hago con un celular bloqueado?',
    paragraphs: [
      'El IMEI es el número de tu celular: marca *#06# y lo ves. Con él se bloquea un equipo que se reportó como robado.',
      `Ese bloqueo lo quita solo quien lo reportó. Si compraste un celular usado y está bloqueado, reclámale a quien te lo vendió. Si no acepta el chip de otra operadora, o quieres consultar un IMEI, llama al ${phones}.`,
    ],
    ways: ['call', 'stolen'],
    also: 'imei homologar registrar celular usado bloqueado liberar desbloquear lista negra otra operadora',
  }),
  homeEquipment: (facts) => ({
    question: 'Se dañó o necesito otro módem, decodificador o control remoto',
    paragraphs: [
      'Pruébalo en «Ayuda técnica» y pide un técnico en Visita técnica: él lo revisa; no lo abras. Si es el control remoto, prueba antes con pilas nuevas.',
      `${damaged(facts)} ${facts.price('anotherDecoder')} Si un cobro sale en la factura y no estás de acuerdo, pulsa «Reclamar» junto a él.`,
    ],
    ways: ['diagnosis', 'visits', 'call'],
    also: 'router módem decodificador control remoto quemado rayo dañado roto mojado otro adicional reponer cambiar equipo',
  }),
  parentalControl: ({ phones }) => ({
    question: '¿Cómo bloqueo páginas o canales para adultos?',
    paragraphs: [
      'El portal no filtra páginas: eso se pone en cada celular, tableta o computadora, en sus ajustes, en control parental. Desde aquí sí pausas un equipo, a mano o con horario, en «Administra tu Red WiFi».',
      `En la televisión se pone en los ajustes de tu decodificador. El portal no ve ni cambia esa clave: si no la sabes, llama al ${phones}.`,
    ],
    ways: ['wifi', 'call'],
    also: 'control parental niños hijos menores pornografía filtro clave pin canales páginas bloquear',
  }),
  callSettings: ({ phones }) => ({
    question: '¿Cómo desvío o restrinjo mis llamadas?',
    paragraphs: [
      `El portal no lo cambia. En un celular, el desvío, la llamada en espera y el número oculto están en sus ajustes de Llamadas; si ese chip ya no funciona, o es el buzón, llama al ${phones}.`,
      `En un teléfono fijo, desviar las que entran o cerrar las salidas a celulares, a otras ciudades o a otros países se pide en el ${phones}: ahí te dicen si se puede y si cuesta.`,
    ],
    ways: ['call'],
    also: 'desvío desviar buzón voz espera oculto restringir bloquear salientes convencional fijo celular',
  }),
  visitAsk: ({ price }) => ({
    question: '¿Cómo pido la visita de un técnico?',
    paragraphs: [
      'En Visita técnica elige el servicio de tu hogar, qué pasa, y el día y la hora entre los libres, en la mañana o en la tarde.',
      `Alguien mayor de edad tiene que estar en casa. Antes de ir te avisamos, y la puedes cambiar o cancelar. ${price('visit')}`,
    ],
    ways: ['visits', 'diagnosis'],
    also: 'técnico pedir agendar mandar enviar casa instalador arreglar',
  }),
  visitChange: () => ({
    question: '¿Cómo cambio o cancelo la visita del técnico?',
    paragraphs: [
      'En Visita técnica pulsa «Cambiar horario» y elige el día y la hora entre los libres. Tu horario actual se mantiene hasta que confirmemos el nuevo, y te avisamos.',
      'Ahí también la cancelas, si ya no hace falta o si te mudaste: el traslado se pide aparte. Alguien mayor de edad tiene que estar en casa.',
    ],
    ways: ['visits'],
    also: 'técnico mover otro día sábado reagendar cancelar visita pedir agendar',
  }),
  visitMissed: ({ phones }) => ({
    question: 'El técnico no llegó. ¿Qué hago?',
    paragraphs: [
      'Lo siento: no debía pasar. Visita técnica dice cómo quedó la tuya; si figura que el técnico no llegó, te devolvemos una parte de tu plan en la próxima factura, sin pedirla.',
      `Ahí eliges otra fecha. Si quieres reclamar, hazlo en el portal de reclamos o en el ${phones}, con el día y la hora que te dieron.`,
    ],
    ways: ['visits', 'complaints', 'call'],
    also: 'no vino nunca llegó plantado esperando técnico instalador otra fecha',
  }),
  repairDecision: () => ({
    question: '¿Qué pasa si rechazo el costo de la reparación?',
    paragraphs: [
      'Te devolvemos el equipo sin reparar y sin costo, en el centro de atención. En Soporte, en Órdenes de servicio, abre tu orden y pulsa Rechazar, o Aceptar si quieres que lo arreglen. Lo decide el titular, y no se puede deshacer.',
    ],
    ways: ['serviceOrders', 'call'],
    also: 'rechazar aceptar presupuesto costo reparación devolver equipo sin arreglar no quiero aprobar',
  }),
  warranty: ({ phones }) => ({
    question: '¿Qué cubre la garantía de mi equipo?',
    paragraphs: [
      `Lo dice el taller cuando revisa el equipo: un golpe o el agua suelen quedar fuera, pero yo no te lo puedo asegurar. Llévalo a un centro de atención con tu ${person} y la factura de compra; para preguntar antes, llama al ${phones}.`,
      'Si tiene costo, te lo dicen antes y tú decides. Apágalo y no lo cargues si se mojó.',
    ],
    ways: ['offices', 'call', 'repairLookup'],
    also: 'garantía agua mojó golpe pantalla rota dañado llevar reparar seguro cubre',
  }),
  theftFound: ({ phones }) => ({
    question: 'Encontré el celular que reporté. ¿Qué hago?',
    paragraphs: [
      'Qué bueno. Si no llegaste a reportarlo, no tienes que hacer nada. Si lo reportaste, abre «Me robaron el teléfono», pulsa «Encontré el teléfono» y quita la suspensión: la línea, el chip y el equipo quedan como estaban antes.',
      `Lo hace el titular. Si no puedes, llama al ${phones}.`,
    ],
    ways: ['stolen', 'call'],
    also: 'apareció recuperé encontré celular quitar suspensión desbloquear reactivar robo',
  }),
  theftPaper: ({ phones }) => ({
    question: '¿Cómo saco el certificado de mi celular bloqueado?',
    paragraphs: [
      'Ábrelo en «Me robaron el teléfono»: en tu reporte pulsa «Descargar certificado». También te lo enviamos por correo al bloquear el equipo. Sirve para el seguro, la policía o la fiscalía.',
      `Dice el IMEI, la fecha y la hora, y lleva un código con el que cualquiera comprueba que es nuestro. Si aún no lo reportaste, repórtalo primero; también en el ${phones}.`,
    ],
    ways: ['stolen', 'verify', 'call'],
    also: 'robado seguro fiscalía denuncia policía papel constancia bloqueo imei reporte',
  }),
  simFault: ({ price }) => ({
    question: 'Mi celular no reconoce el chip',
    paragraphs: ['Prueba en este orden:'],
    list: [
      'Apaga el celular, saca el chip, límpialo con un paño seco, vuelve a ponerlo y enciende.',
      'Pruébalo en otro celular. Si ahí funciona, es tu equipo.',
      `Si tampoco lee, necesitas otro chip con tu mismo número: en un centro de atención, con tu ${person}. Antes quita el candado en Chip y PUK; tarda una hora. ${price('newChip')}`,
    ],
    ways: ['chip', 'offices', 'call'],
    also: 'sim inválida no lee chip dañado no detecta sin tarjeta reconoce',
  }),
  pauseLine: () => ({
    question: '¿Puedo pausar mi línea por un tiempo?',
    paragraphs: [
      'Sí: en la línea, Gestionar, «Pausar», hasta 90 días; ahí mismo vuelve cuando quieras, con «Reactivar ahora». En lugar de tu plan pagas un valor menor, que ves antes de confirmar; en un celular conservas tu número y las llamadas de emergencia. Vale para líneas con factura y servicios del hogar.',
      'Al terminar se reactiva sola. Una pausa no es una suspensión por deuda, y dar de baja es otra cosa: pierdes el número.',
    ],
    ways: ['pauseLine', 'exit'],
    also: 'pausar congelar suspender temporal viaje vacaciones línea voluntaria reactivar',
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
