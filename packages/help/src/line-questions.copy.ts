// What is asked of lines, services at home, visits, repairs and stolen phones in particular.
import { documentOf } from '@portal/market/documents';
import type { Facts, QuestionWords } from './question-words.ts';

const person = documentOf('person').inSentence;

/** Of a network's name that has changed. */
const newName =
  'Tus equipos buscan la red con el nombre anterior. En cada uno abre Wi-Fi, elige el nombre nuevo y escribe la clave, que puedes ver en «Administra tu Red WiFi».';

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
      'En tu línea, Gestionar, abre Servicios de terceros: ves lo que otras empresas cobran en ella, desde cuándo y cuánto al mes. Ahí cancelas cada uno y pulsas «Bloquear servicios de terceros», para que no se active ninguno más.',
      'Si uno no lo pediste, pulsa «Reclamar» junto a él.',
    ],
    details: {
      meaning:
        'Son servicios de otras empresas, como juegos, trivias o videos, que se cobran en tu línea. En Servicios de terceros ves cuál es, de quién, desde cuándo y «Cómo se aceptó»; ahí lo cancelas.',
      fails:
        'Responder SALIR o BAJA le llega solo a esa empresa. Cancélalo tú en Gestionar, Servicios de terceros, y pulsa «Bloquear servicios de terceros»: ninguna puede activar otro. Lo cobrado, con «Reclamar».',
      why: 'Porque se activó una suscripción de otra empresa, a veces con solo tocar un anuncio o responder un SMS. En Servicios de terceros ves «Cómo se aceptó», la cancelas y bloqueas las demás.',
      price:
        'Si se activó, el valor al mes está en Servicios de terceros. Cancélala ahí mismo y ya no se te cobra; lo que ya cobró lo reclamas con «Reclamar».',
      refund:
        'Pulsa «Reclamar» junto al servicio o junto a cada cobro en la factura, aunque ya lo hayas cancelado. Si se resuelve a tu favor, se te devuelve.',
    },
    ways: ['thirdParties', 'claims'],
    also: 'suscripción juegos horóscopo trivias mensajes premium cobro terceros cancelar bloquear',
  }),
  blockCaller: () => ({
    question: '¿Cómo bloqueo un número que me llama?',
    paragraphs: [
      'Eso se hace en tu celular, no en el portal: en las llamadas recientes mantén pulsado el número y elige Bloquear o Marcar como spam.',
      'Si te amenazan o te piden datos, no contestes y denúncialo; nosotros nunca pedimos contraseñas ni códigos.',
    ],
    details: {
      fails:
        'El portal no bloquea llamadas. Si cambia de número o te amenaza, bloquéalo cada vez, guarda las llamadas como prueba y denúncialo.',
      undo: 'En tu celular: abre Teléfono, en los ajustes busca «Números bloqueados» y quítalo de la lista.',
    },
    ways: ['phones', 'call'],
    also: 'bloquear llamadas spam molesta acoso número desconocido préstamos extorsión',
  }),
  outageNotice: () => ({
    question: '¿Me avisan cuando vuelva el servicio?',
    paragraphs: [
      'Sí. En el detalle del servicio, en la falla, pulsa «Avísame cuando vuelva»: te avisamos si cambia la hora y cuando termine.',
      'El aviso llega al portal y, si los activas, por SMS, por correo y a tu celular aunque el portal esté cerrado.',
    ],
    details: {
      who: 'No, el aviso te llega a ti. Si esa persona también tiene acceso a la línea, pulsa «Avísame cuando vuelva» en su propia cuenta.',
      where: 'En Mis Servicios abre el servicio: junto a la falla está «Avísame cuando vuelva».',
      fails:
        'Abre el detalle del servicio: si la falla sigue ahí, todavía no termina. En Notificaciones, en el engranaje, revisa que tengas activados los SMS o el correo.',
    },
    ways: ['services', 'notifications'],
    also: 'avísame señal regrese vuelva internet falla notificar aviso cuándo regresa whatsapp',
  }),
  tvChannel: ({ phones }) => ({
    question: 'No veo un canal, o la televisión falla',
    paragraphs: ['Prueba en este orden:'],
    details: {
      why: 'Puede no estar en tu plan o haber terminado lo que pagabas aparte: el detalle de tu Televisión dice cuántos canales incluye. Si fallan todos, desconecta el decodificador un minuto.',
      fails: `Si ya lo reiniciaste y el canal está en lo que pagas, llama al ${phones} o pide un técnico en Visita técnica.`,
    },
    list: [
      'Desconecta el decodificador de la corriente un minuto y vuelve a conectarlo.',
      'Mira tu plan en el detalle de tu Televisión: ahí está cuántos canales incluye. Si pagas un canal aparte, busca su cobro en la factura.',
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
    details: {
      where: `En el portal no: pídelo en el ${phones}, o al técnico en una visita.`,
      needs: `No te lo puedo asegurar: hay equipos que no muestran los emojis. Pregúntalo al pedir el nombre en el ${phones}.`,
      limit:
        'Hasta 32 letras, como en cualquier red Wi-Fi; las tildes, las eñes y los emojis cuentan por más de una.',
      otherwise: newName,
      fails: newName,
    },
    ways: ['wifi', 'call'],
    also: 'nombre red wifi ssid renombrar poner otro',
  }),
  slowInternet: () => ({
    question: 'Mi internet está lento o se corta',
    paragraphs: ['Prueba en este orden:'],
    details: {
      why: 'Puede ser la red de tu sector, muchos equipos a la vez o la distancia al módem. «Revisar mi servicio» mira lo primero; en «Administra tu Red WiFi» ves quién está conectado y mides la velocidad.',
      fails:
        'Si ya reiniciaste, mide la velocidad en «Administra tu Red WiFi» y pausa los equipos que no uses. Si es mucho menor que la contratada, pide un técnico en Visita técnica.',
    },
    list: [
      'En casa: «Revisar mi servicio» mira la red de tu sector y tu equipo.',
      'Desconecta el módem de la corriente un minuto. Si ya lo hiciste, mide la velocidad y mira qué equipos están conectados, en la red Wi-Fi.',
      'En el celular: activa y desactiva el modo avión, y mira en Consumo si te quedan datos.',
      'Si sigue igual, pide un técnico, o llámanos si es tu celular.',
    ],
    ways: ['diagnosis', 'wifi', 'visits', 'call'],
    also: 'lento lentísimo se cuelga se corta intermitente videollamada juegos video congela',
  }),
  speedTest: () => ({
    question: '¿Cómo mido la velocidad de mi internet?',
    paragraphs: [
      'En Mis Servicios abre tu servicio de internet y elige la red Wi-Fi: ahí la mides, y se compara con la contratada.',
      'Hazlo cerca del módem y con los otros equipos en pausa. Si es mucho menor, pide la visita de un técnico.',
    ],
    details: {
      why: 'Por Wi-Fi llega menos que por cable, y menos todavía lejos del módem o con otros equipos en uso. «Medir velocidad» dice lo que llega a tu módem: si es mucho menor que lo contratado, pide un técnico.',
      where:
        'En Mis Servicios, en tu internet, abre «Administra tu Red WiFi» y pulsa «Medir velocidad»: ves la bajada, la subida y la respuesta.',
      limit:
        'El portal no dice una velocidad mínima: está en tu contrato, en Mi cuenta, en Lo que aceptaste. La contratada la ves junto a lo que midas.',
      needs:
        'Da igual: «Medir velocidad» mide lo que llega a tu módem. En otra página, hazlo con cable o junto a él.',
      meaning:
        'No es lo mismo: 1 MB son 8 Mb. El plan y la medida van en Mbps y las descargas suelen ir en MB por segundo, así que 200 Mbps son unos 25 MB.',
      otherwise:
        'Mide otra vez junto al módem y con los demás equipos en pausa. Si llega mucho menos de lo contratado, pide un técnico en Visita técnica.',
    },
    ways: ['wifi', 'visits'],
    also: 'velocidad medir prueba test megas contratados speed',
  }),
  homeNetwork: ({ phones }) => ({
    question: '¿Quién usa mi Wi-Fi, y qué más puedo hacer con él?',
    paragraphs: [
      'En Mis Servicios abre tu servicio de internet y elige la red Wi-Fi: ves qué equipos están conectados, los pausas a mano o con horario, y bloqueas uno que no conoces. Si alguien tiene tu clave, cámbiala y queda fuera.',
      'Ahí mismo activas una red de invitados, mides la velocidad y reinicias el módem.',
      'Si el Wi-Fi no llega a un cuarto, pon el módem en el centro de la casa, alto y sin paredes cerca. Si no basta, pide la visita de un técnico.',
    ],
    details: {
      undo: 'En «Administra tu Red WiFi», «Reanudar» quita la pausa de un equipo, y en sus ajustes «Quitar el bloqueo» lo deja entrar. Si apretaste el botón hundido del módem, usa la clave de su etiqueta o pide un técnico.',
      meaning:
        'La red de 2.4 GHz llega más lejos; la de 5 GHz es más rápida, pero de cerca. WPS conecta un equipo sin escribir la clave. El botón hundido de atrás borra los ajustes del módem: no lo aprietes.',
      part: 'Sí, sin cambiar la clave: en «Administra tu Red WiFi» busca ese equipo y pulsa «Pausar», o abre sus ajustes para darle un horario o «Bloquear este equipo». Los demás siguen igual.',
      off: 'En «Administra tu Red WiFi»: la red de invitados se quita con «Desactivar», y su clave deja de servir; un equipo, en sus ajustes, con «Bloquear este equipo». Lo demás sigue igual.',
      howLong:
        'Un minuto desconectado de la corriente, o cerca de un minuto con «Reiniciar el módem» en el portal. El botón hundido no hace falta: borra los ajustes.',
      keeps:
        'No se borra: al reiniciar el módem, la red y la clave siguen igual. Solo el botón hundido de atrás las cambia por las de su etiqueta.',
      where:
        'En Mis Servicios, en tu internet, en «Administra tu Red WiFi»: ahí están los equipos conectados, la red de invitados con su clave y «Reiniciar el módem».',
      why: 'El Wi-Fi pierde fuerza con la distancia y las paredes; la red de 5 GHz llega menos lejos y los equipos viejos no la ven. Pon el módem al centro y en alto. Si no basta, pide un técnico.',
      price: `La red de invitados no se cobra aparte: usa tu mismo internet. Un repetidor o un punto adicional no se pide aquí; su precio te lo dicen en el ${phones}.`,
      limit:
        'El portal no pone un máximo: depende de tu módem, y entre más equipos se reparte tu velocidad. Cuántos hay ahora lo ves en «Administra tu Red WiFi».',
      until:
        'Lo que elijas al activarla: 3 horas, un día, una semana o hasta que la desactives. Después se apaga sola y su clave ya no sirve.',
      seen: 'No: quien entra en la red de invitados tiene internet, pero no ve tus equipos ni tus archivos. Tú sí ves en la lista qué equipos están en ella.',
      needs: `Si tu módem la tiene, la red de invitados sale en «Administra tu Red WiFi». Que un repetidor comprado en otra parte sirva no te lo puedo asegurar: pregúntalo en el ${phones}.`,
    },
    ways: ['wifi', 'visits'],
    also: 'equipos conectados pausar bloquear invitados velocidad medir reiniciar módem router roban wifi hijos alcance repetidor cuarto 5g',
  }),
  dataGone: () => ({
    question: '¿Por qué se me acaban tan rápido los datos o el saldo?',
    paragraphs: [
      'Consumo por día dice cuánto usaste cada día, e Historial en qué: llamadas, mensajes e internet. Los videos, las llamadas con imagen y las actualizaciones gastan más; cuando puedas, úsalos con Wi-Fi.',
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
    details: {
      meaning:
        'Son los 15 números que identifican a tu celular, no a tu chip: con él se bloquea un equipo robado. Marca *#06# y lo ves.',
      needs: `En el portal no se registra ningún celular. Si lo trajeron de otro país y no toma la red, llama al ${phones} con el IMEI: te dicen si está bloqueado o si le falta un trámite.`,
      where: `Marca *#06#; también está en la caja y en los ajustes del celular, y si lo reportaste, en tu certificado. Para saber si un IMEI está reportado, llama al ${phones}.`,
      price: `No lo sé: si liberar un celular cuesta algo, te lo dicen en el ${phones}.`,
    },
    ways: ['call', 'stolen'],
    also: 'imei homologar registrar celular usado bloqueado liberar desbloquear lista negra otra operadora',
  }),
  visitAsk: ({ phones }) => ({
    question: '¿Cómo pido la visita de un técnico?',
    paragraphs: [
      'En Visita técnica elige el servicio de tu hogar, qué pasa, y el día y la hora entre los libres, en la mañana o en la tarde.',
      'Alguien mayor de edad tiene que estar en casa. Antes de ir te avisamos, y la puedes cambiar o cancelar.',
    ],
    details: {
      price: `En el portal la visita no muestra ningún costo, y al pedirla no pagas nada. Por mover un punto o pasar cables puede haberlo: pregúntalo antes en el ${phones}.`,
      who: 'Cualquier persona mayor de edad que esté en casa: no tienes que ser tú.',
      where:
        'En Soporte, en Visita técnica: elige tu servicio de hogar, el día y la hora, y pulsa «Pedir visita».',
    },
    ways: ['visits', 'diagnosis'],
    also: 'técnico pedir agendar mandar enviar casa instalador arreglar',
  }),
  visitChange: () => ({
    question: '¿Cómo cambio o cancelo la visita del técnico?',
    paragraphs: [
      'En Visita técnica pulsa «Cambiar horario» y elige el día y la hora entre los libres. No pierdes el que tienes hasta que confirmemos el nuevo, y te avisamos.',
      'Ahí también la cancelas. Alguien mayor de edad tiene que estar en casa.',
    ],
    details: {
      where: 'En Soporte, en Visita técnica: junto a tu visita están «Cambiar horario» y «Cancelar visita».',
      price: 'No, el portal no cobra por cambiarla ni por cancelarla. Hazlo antes de la hora en que empieza.',
      until: 'Hasta la hora en que empieza la visita; después ya no se puede cambiar.',
    },
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
  repairDecision: ({ phones }) => ({
    question: '¿Qué pasa si rechazo el costo de la reparación?',
    paragraphs: [
      'Te devolvemos el equipo sin reparar y sin costo, en el centro de atención. En Soporte, en Órdenes de servicio, abre tu orden y pulsa Rechazar, o Aceptar si quieres que lo arreglen. Lo decide el titular, y no se puede deshacer.',
    ],
    details: {
      where:
        'En Soporte, en Órdenes de servicio: abre la orden y pulsa «Aceptar» o «Rechazar», sin ir a ningún lado. Lo hace su titular.',
      otherwise:
        'Te lo devolvemos sin reparar y sin costo, en el centro de atención donde lo dejaste. No se puede deshacer.',
      price: 'Nada: si lo rechazas, te lo devolvemos sin reparar y sin costo.',
      undo: `Si todavía no lo enviaste, en tu orden eliges lo otro. Ya enviado no se deshace en el portal: llama cuanto antes al ${phones}.`,
      needs: 'Nada ni ir a ningún lado: en Órdenes de servicio, su titular abre la orden y decide ahí.',
    },
    ways: ['serviceOrders', 'call'],
    also: 'rechazar aceptar presupuesto costo reparación devolver equipo sin arreglar no quiero aprobar',
  }),
  warranty: ({ phones }) => ({
    question: '¿Qué cubre la garantía de mi equipo?',
    paragraphs: [
      `Lo dice el taller cuando revisa el equipo: un golpe o el agua suelen quedar fuera, pero yo no te lo puedo asegurar. Llévalo a un centro de atención con tu ${person} y la factura de compra; para preguntar antes, llama al ${phones}.`,
      'Si tiene costo, te lo dicen antes y tú decides. Apágalo y no lo cargues si se mojó.',
    ],
    details: {
      where: `A un centro de atención que reciba reparaciones: en Dónde te atienden, cada uno dice qué hace. Lleva tu ${person} y la factura de compra.`,
      until: `El portal no lo dice: mira los papeles de tu compra, o pregunta en el ${phones} con la fecha en que lo compraste.`,
      who: 'Llévalo a un centro de atención: lo revisan y te dicen quién responde y si tiene costo, antes de repararlo.',
      keeps:
        'Puede perderse: lo decide el taller cuando lo revisa, y yo no te lo puedo asegurar. Antes de cobrarte algo te preguntan.',
    },
    ways: ['offices', 'call', 'repairLookup'],
    also: 'garantía agua mojó golpe pantalla rota dañado llevar reparar seguro cubre',
  }),
  theftFound: ({ phones }) => ({
    question: 'Encontré el celular que reporté. ¿Qué hago?',
    paragraphs: [
      'Qué bueno. Si no llegaste a reportarlo, no tienes que hacer nada. Si lo reportaste, abre «Me robaron el teléfono», pulsa «Encontré el teléfono» y quita la suspensión: la línea, el chip y el equipo vuelven a funcionar.',
      `Lo hace el titular. Si no puedes, llama al ${phones}.`,
    ],
    details: {
      howLong:
        'Enseguida: al quitar la suspensión vuelven la línea, el chip y el equipo. Si en unos minutos sigue sin señal, apaga y enciende el celular.',
      needs: `Ningún papel: su titular quita la suspensión en «Me robaron el teléfono» y confirma que es él. Si no puede entrar, te dicen qué hace falta en el ${phones}.`,
      fails: `Mira tu línea en Mis Servicios: si sigue suspendida, quita la suspensión en «Me robaron el teléfono». Si ya está activa, apaga y enciende el celular; si no vuelve, llama al ${phones}.`,
    },
    ways: ['stolen', 'call'],
    also: 'apareció recuperé encontré celular quitar suspensión desbloquear reactivar robo',
  }),
  theftPaper: ({ phones }) => ({
    question: '¿Cómo saco el certificado de mi celular bloqueado?',
    paragraphs: [
      'Ábrelo en «Me robaron el teléfono»: en tu reporte pulsa «Descargar certificado». También te lo enviamos por correo al bloquear el equipo. Sirve para el seguro, la policía o la fiscalía.',
      `Dice el IMEI, la fecha y la hora, y lleva un código con el que cualquiera comprueba que es nuestro. Si aún no lo reportaste, repórtalo primero; también en el ${phones}.`,
    ],
    details: {
      where:
        'En «Me robaron el teléfono», en tu reporte, con «Descargar certificado». También te llegó por correo, y los de antes están en «Reportes anteriores».',
      price: 'Nada: lo descargas en el portal sin costo, las veces que quieras.',
    },
    ways: ['stolen', 'verify', 'call'],
    also: 'robado seguro fiscalía denuncia policía papel constancia bloqueo imei reporte',
  }),
  simFault: ({ phones }) => ({
    question: 'Mi celular no reconoce el chip',
    paragraphs: ['Prueba en este orden:'],
    details: {
      fails: `Si otro celular tampoco lo lee, el chip está dañado: pide otro con tu mismo número en un centro de atención, con tu ${person}. Si en otro sí funciona, es la ranura de tu celular.`,
      why: 'Puede estar sucio o mal puesto, o estar dañados el chip o la ranura. Límpialo, ponlo otra vez y pruébalo en otro celular: si ahí funciona, es tu equipo.',
    },
    list: [
      'Apaga el celular, saca el chip, límpialo con un paño seco, vuelve a ponerlo y enciende.',
      'Pruébalo en otro celular. Si ahí funciona, es tu equipo.',
      `Si tampoco lee, necesitas otro chip con tu mismo número: en un centro de atención, con tu ${person}. Antes quita el candado en Chip y PUK; tarda una hora. El precio te lo dicen en el ${phones}.`,
    ],
    ways: ['chip', 'offices', 'call'],
    also: 'sim inválida no lee chip dañado no detecta sin tarjeta reconoce',
  }),
  pauseLine: ({ phones }) => ({
    question: '¿Puedo pausar mi línea por un tiempo?',
    paragraphs: [
      'Sí: en la línea, Gestionar, «Pausar», hasta 90 días. Conservas tu número y las llamadas de emergencia, y en lugar de tu plan pagas un valor menor, que ves antes de confirmar. Vale para líneas con factura y servicios del hogar.',
      'Se reactiva sola al terminar, o antes si tocas «Reactivar ahora». Una pausa no es una suspensión por deuda, y dar de baja es otra cosa: pierdes el número.',
    ],
    details: {
      undo: 'Abre la línea, Gestionar, «Pausar», y pulsa «Reactivar ahora»: vuelve al momento, sin costo. Si la pausa todavía no empieza, ahí dice «Cancelar la pausa». Yo no la quito por ti.',
      howLong:
        'Al momento: en la línea, Gestionar, «Pausar», pulsa «Reactivar ahora». Si el celular no toma señal, reinícialo.',
      price:
        'En lugar de tu plan pagas un valor menor al mes, que ves antes de confirmar; de una parte del mes, solo los días. En la factura sale como «Días en pausa». Reactivarla antes no cuesta.',
      until:
        'La fecha está en el detalle de la línea, en «En pausa por ti». Al día siguiente se reactiva sola; también puedes tocar «Reactivar ahora».',
      fails: `Abre la línea, Gestionar, «Pausar», y pulsa «Reactivar ahora»; después reinicia el celular. Si dice que está suspendida, es otra cosa: mira si hay una factura vencida. Si no la hay, llama al ${phones}.`,
      otherwise:
        'Se reactiva sola al día siguiente de su última fecha, sin que avises, y vuelve a cobrarse el plan. Si sigues de viaje, ese día puedes pedir otra pausa.',
      limit:
        'Hasta 90 días seguidos; también puede ser de un solo día. Tú eliges desde cuándo y hasta cuándo.',
      where:
        'En la línea, Gestionar, «Pausar»: eliges desde cuándo y hasta cuándo, y ves lo que pagas mientras tanto.',
      part: 'Sí: cada servicio se pausa por separado, y los demás siguen igual.',
      needs:
        'Ninguno: que la línea tenga factura, esté activa y la administres tú. Se hace en el portal, sin documentos.',
      keeps: 'Conservas tu número y tu plan. Los paquetes que tengas siguen venciendo en su fecha.',
    },
    ways: ['pauseLine', 'exit'],
    also: 'pausar congelar suspender temporal viaje vacaciones línea voluntaria reactivar',
  }),
} as const satisfies Record<string, (facts: Facts) => QuestionWords>;
